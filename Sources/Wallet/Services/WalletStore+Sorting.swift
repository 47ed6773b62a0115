internal import GRDB
public import Primitives

/// A category the user gave: a rule's or a correction's.
public struct CategoryAssignment: Hashable, Sendable {
    /// What labels must hold, or the label that was corrected.
    public let text: String
    /// The category.
    public let category: SpendingCategory

    /// Creates an assignment.
    public init(text: String, category: SpendingCategory) {
        self.text = text
        self.category = category
    }
}

/// How an entry is sorted now, whatever was recorded when it was booked.
public struct EntrySorting: Hashable, Sendable {
    /// The entry's number.
    public let entry: Int64
    /// Its category.
    public let category: SpendingCategory
    /// Whether the money only went from one of the user's accounts to another.
    public let isOwnTransfer: Bool
    /// Whether a merchant gave back what was paid: less spending in the category, no income.
    public let isRefund: Bool

    /// Creates a sorting.
    public init(
        entry: Int64, category: SpendingCategory, isOwnTransfer: Bool, isRefund: Bool = false
    ) {
        self.isRefund = isRefund
        self.entry = entry
        self.category = category
        self.isOwnTransfer = isOwnTransfer
    }
}

extension WalletStore {
    /// Returns the user's rules, the first that fits a label deciding.
    public func categoryRules() throws(WalletError) -> [CategoryAssignment] {
        try read { db in
            try Row.fetchAll(
                db, sql: "SELECT phrase AS text, category FROM categoryRule ORDER BY position"
            ).compactMap(CategoryAssignment.init)
        }
    }

    /// Puts `rules` in the place of all there were.
    /// - Throws: `WalletError.invalidTerms` for one without text.
    public func setCategoryRules(_ rules: [CategoryAssignment]) throws(WalletError) {
        guard rules.allSatisfy({ $0.text.contains { !$0.isWhitespace } }) else {
            throw .invalidTerms
        }
        try write { db in
            try db.execute(sql: "DELETE FROM categoryRule")
            for (position, rule) in rules.enumerated() {
                try db.execute(
                    sql: "INSERT INTO categoryRule (position, phrase, category) VALUES (?, ?, ?)",
                    arguments: [position, rule.text, rule.category.rawValue])
            }
        }
    }

    /// Returns the corrections, the oldest first.
    public func categoryCorrections() throws(WalletError) -> [CategoryAssignment] {
        try read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT label AS text, category FROM categoryCorrection ORDER BY position"
            ).compactMap(CategoryAssignment.init)
        }
    }

    /// Records what category a label is in, in the place of what was said of it before.
    /// - Throws: `WalletError.invalidTerms` for an empty label.
    public func correct(_ correction: CategoryAssignment) throws(WalletError) {
        guard correction.text.contains(where: { !$0.isWhitespace }) else { throw .invalidTerms }
        try write { db in
            try db.execute(
                sql: "DELETE FROM categoryCorrection WHERE label = ?",
                arguments: [correction.text])
            try db.execute(
                sql: """
                    INSERT INTO categoryCorrection (position, label, category)
                    SELECT COALESCE(MAX(position), 0) + 1, ?, ? FROM categoryCorrection
                    """,
                arguments: [correction.text, correction.category.rawValue])
        }
    }

    /// Takes back what was said of a label.
    /// - Throws: `WalletError.notFound`.
    public func forgetCorrection(of label: String) throws(WalletError) {
        try write { db in
            try db.execute(
                sql: "DELETE FROM categoryCorrection WHERE label = ?", arguments: [label])
            guard db.changesCount == 1 else { throw WalletError.notFound }
        }
    }

    /// Returns how many entries are sorted as transfers between the user's accounts.
    public func ownTransferCount() throws(WalletError) -> Int {
        try read { try Self.ownTransferCount(in: $0) }
    }

    static func ownTransferCount(in db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sorting WHERE isOwnTransfer = 1") ?? 0
    }

    /// Sorts entries anew; returns how many are sorted otherwise than before.
    /// - Complexity: O(*k* log *n*) for *k* of *n* entries.
    static func sort(_ sortings: [EntrySorting], in db: Database) throws -> Int {
        var changed = 0
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO sorting (entryId, category, isOwnTransfer, isRefund)
                    VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT DO UPDATE SET category = excluded.category,
                    isOwnTransfer = excluded.isOwnTransfer, isRefund = excluded.isRefund
                    WHERE category <> excluded.category
                        OR isOwnTransfer <> excluded.isOwnTransfer
                        OR isRefund <> excluded.isRefund
                """)
        for sorting in sortings {
            try statement.execute(arguments: [
                sorting.entry, sorting.category.rawValue, sorting.isOwnTransfer ? 1 : 0,
                sorting.isRefund ? 1 : 0,
            ])
            changed += db.changesCount
        }
        return changed
    }
}

extension CategoryAssignment {
    fileprivate init?(_ row: Row) {
        guard let category = SpendingCategory(rawValue: row["category"]) else { return nil }
        self.init(text: row["text"], category: category)
    }
}
