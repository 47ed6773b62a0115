internal import Foundation

/// Why a line of JSON is no case to decide.
public struct CaseError: Error, Hashable, Sendable {
    /// The identifier of the case, where it could be read.
    public let id: String?
    /// A clause that names the field.
    public let reason: String

    /// The error as a line of JSON, in the place of the answer.
    public var jsonLine: String { CaseLine.text([("id", id), ("error", reason)]) }

    static func decoding<Value: Decodable>(
        _ type: Value.Type, from line: String
    ) throws(CaseError) -> Value {
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(type, from: Data(line.utf8))
        } catch let error as DecodingError {
            throw CaseError(id: identifier(in: line), reason: reason(for: error))
        } catch {
            throw CaseError(id: nil, reason: "is no JSON object")
        }
    }

    private static func reason(for error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map(asWritten).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            let place = path(context)
            return "has no \(place.isEmpty ? "" : place + ".")\(asWritten(key))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "has a value of the wrong type at \(path(context))"
        case .dataCorrupted(let context):
            let place = path(context)
            return place.isEmpty ? "is no JSON object" : "has an unreadable value at \(place)"
        @unknown default: return "is no JSON object of the right form"
        }
    }

    /// The key as the line writes it, in snake case.
    private static func asWritten(_ key: any CodingKey) -> String {
        key.intValue.map(String.init)
            ?? key.stringValue.reduce(into: "") { name, letter in
                name += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
            }
    }

    private static func identifier(in line: String) -> String? {
        struct Identified: Decodable { let id: String }
        return try? JSONDecoder().decode(Identified.self, from: Data(line.utf8)).id
    }
}

/// One JSON object of texts and numbers on one line, its keys in the order given.
enum CaseLine {
    /// Returns the object of the fields that have a value.
    static func text(_ fields: [(name: String, value: (any Encodable)?)]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let parts = fields.compactMap { field -> String? in
            guard let value = field.value, let data = try? encoder.encode(value) else {
                return nil
            }
            return "\"\(field.name)\":\(String(decoding: data, as: UTF8.self))"
        }
        return "{\(parts.joined(separator: ","))}"
    }
}
