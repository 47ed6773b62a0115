internal import Primitives

extension SpendingCategory {
    /// The category that banks and money programs call `name` in French or English; nil where none
    /// of ours is meant, or where it says that nobody sorted it.
    init?(named name: String) {
        guard let category = Self.names[HeaderText.folded(name)] else { return nil }
        self = category
    }

    private static let names: [String: SpendingCategory] = {
        var names: [String: SpendingCategory] = [:]
        for category in allCases {
            names[category.rawValue] = category
            for name in category.otherNames.split(separator: ";") { names[String(name)] = category }
        }
        return names
    }()

    /// Names folded as `HeaderText` folds, parted by semicolons.
    private var otherNames: String {
        switch self {
        case .groceries:
            "grocery;supermarket;supermarkets;food and groceries;courses;alimentation;supermarche;"
                + "supermarches;alimentation et supermarche"
        case .restaurants:
            "restaurant;dining;dining out;eating out;restaurants and bars;food and drink;"
                + "restaurants et bars;restauration;restaurants bars"
        case .transport:
            "transportation;car;auto;fuel;gas and fuel;public transport;auto and transport;"
                + "transports;voiture;automobile;carburant;essence;auto et transports"
        case .housing: "rent;home;mortgage;logement;loyer;habitation;maison"
        case .utilities:
            "bills;bills and utilities;energy;electricity;phone;internet;factures;energie;"
                + "electricite;telephone;telecom;telephonie;abonnements et factures"
        case .health:
            "healthcare;medical;pharmacy;health and fitness;sante;medecin;pharmacie;"
                + "sante et bien etre"
        case .shopping:
            "clothing;clothes;electronics;achats;achats et shopping;vetements;habillement"
        case .entertainment:
            "leisure;hobbies;sport;sports;loisirs;culture;divertissement;loisirs et sorties;"
                + "loisirs et culture"
        case .subscriptions: "subscription;abonnement;abonnements"
        case .travel: "holidays;holiday;vacation;hotels;voyage;voyages;vacances"
        case .education: "school;tuition;scolarite;etudes;formation"
        case .fees:
            "fee;bank fees;bank charges;charges;fees and charges;frais;frais bancaires;commissions"
        case .income: "salary;wages;paycheck;revenu;revenus;salaire;salaires"
        case .transfers:
            "transfer;internal transfer;internal transfers;virement;virements;virement interne;"
                + "virements internes"
        case .savings: "saving;epargne"
        case .other: "miscellaneous;misc;autre;autres;divers"
        }
    }
}
