internal import Foundation
public import Primitives

/// Tells the kind of a transaction from the words of its label, by rules for now.
public enum KindRules {
    /// Returns the kind of a transaction: that of the first rule one of whose words the label
    /// holds; else income for money in, other for money out.
    public static func kind(of label: String, isIncoming: Bool) -> SpendingCategory {
        let words = " " + fold(label) + " "
        for (kind, keywords) in rules where keywords.contains(where: words.contains) {
            if isIncoming, kind != .income, kind != .transfers, kind != .savings { continue }
            return kind
        }
        return isIncoming ? .income : .other
    }

    /// Lower case, diacritics removed, everything but letters and digits made one space.
    static func fold(_ label: String) -> String {
        var folded = ""
        for scalar in label.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            folded.unicodeScalars.append(isKept ? scalar : " ")
        }
        return folded.lowercased().split(separator: " ").joined(separator: " ")
    }

    /// Words as they stand in folded labels, a space on a side that must be a word's edge.
    private static let rules: [(SpendingCategory, [String])] = [
        (
            .fees,
            [
                " frais ", " cotisation carte", " commission", " agios", " bank fee", "overdraft",
                " charges ", " service charge", " interets debiteurs",
            ]
        ),
        (
            .income,
            [
                " salaire", " paie ", " salary", " payroll", " wages", " pension ", " caf ",
                " allocation", " dividend", " remboursement impots",
            ]
        ),
        (.savings, [" livret", " epargne", " savings", " pel ", " ldd", " assurance vie"]),
        (
            .subscriptions,
            [
                "netflix", "spotify", "deezer", "canal ", "disney", "prime video", " abonnement",
                " subscription", "icloud", "google one", "youtube premium", "audible", "basic fit",
                "gym ",
            ]
        ),
        (
            .groceries,
            [
                "carrefour", "leclerc", "auchan", "monoprix", "franprix", "intermarche", " lidl",
                " aldi", "casino ", "super u", " picard", "biocoop", "boulang", "supermarche",
                "tesco", "sainsbury", " asda", "morrisons", "waitrose", " co op ", "whole foods",
                "trader joe", "migros", " coop ", "delhaize", "colruyt", " grocer",
            ]
        ),
        (
            .restaurants,
            [
                "restaurant", " resto", " cafe", "mcdonald", "burger", "pizza", " kebab", "sushi",
                "brasserie", "bistrot", "starbucks", "pret a manger", "deliveroo", "uber eats",
                "just eat", " pub ", " kfc", "greggs", "costa ",
            ]
        ),
        (
            .transport,
            [
                " sncf", " ratp", "navigo", " uber", " taxi", "total energies", "totalenergies",
                "station", " esso", " shell ", " bp ", "autoroute", "peage", "parking", " tfl ",
                "trainline", "blablacar", "velib", " fuel", " petrol", "national rail", "transport",
            ]
        ),
        (
            .housing,
            [
                " loyer", " rent ", "mortgage", "syndic", "pret immo", "echeance pret", " ech pret",
                "immobili", "landlord", "council tax", "taxe fonciere",
            ]
        ),
        (
            .utilities,
            [
                " edf", "engie", " gdf", "veolia", "suez", " eau ", "orange ", " sfr", "bouygues",
                "free mobile", " free ", "sosh", "electric", "british gas", "octopus energy",
                "thames water", "vodafone", " o2 ", " bt ", "broadband", "internet", "energy",
            ]
        ),
        (
            .health,
            [
                "pharmac", "docteur", " dr ", "medecin", "dentiste", "laboratoire", "mutuelle",
                "opticien", "hopital", "clinique", "doctolib", " boots ", "dental", "doctor",
                "hospital", "cpam",
            ]
        ),
        (
            .travel,
            [
                "booking com", "airbnb", " hotel", "air france", "easyjet", "ryanair", "transavia",
                "british airways", "expedia", "voyage",
            ]
        ),
        (
            .entertainment,
            [
                "cinema", " ugc", "pathe", "theatre", "concert", "fnac spectacles", "steam",
                "playstation", "nintendo", "ticketmaster", "musee", "odeon",
            ]
        ),
        (
            .education,
            [
                "ecole", "creche", "cantine", "universite", "school", "tuition", "nursery",
                "librairie scolaire", "udemy", "coursera",
            ]
        ),
        (
            .shopping,
            [
                "amazon", " fnac", "darty", "decathlon", "ikea", "zara", " h m ", "zalando",
                "leroy merlin", "cdiscount", "argos", "primark", "john lewis", "ebay", "vinted",
                "marks spencer", "boulanger",
            ]
        ),
        (
            .transfers,
            [
                " virement", " vir ", " transfer", " paypal", "lydia", "revolut", " wise ",
                " faster payment", " standing order", " retrait", " atm ", " dab ",
                "cash withdrawal",
            ]
        ),
    ]
}
