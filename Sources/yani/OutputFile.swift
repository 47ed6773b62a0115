internal import Foundation

/// Files commands write for their users.
enum OutputFile {
    /// Writes `text` in place of what was there, whole or not at all.
    static func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes `data` in place of what was there, whole or not at all.
    ///
    /// A link stays one: the file it leads to is written. A pipe or a device is written to and
    /// never replaced.
    static func write(_ data: Data, to path: String) throws {
        let place = URL(fileURLWithPath: path)
        do {
            if let file = Self.file(at: place) {
                try data.write(to: file, options: .atomic)
            } else {
                let stream = try FileHandle(forWritingTo: place)
                try stream.write(contentsOf: data)
                try stream.close()
            }
        } catch {
            throw CommandFailure(
                "\(path): cannot be written; check the folder and its rights",
                status: CommandFailure.inputOutput)
        }
    }

    /// The file that `place` is or leads to, or that is to be made there; nil if what is there is
    /// none.
    private static func file(at place: URL) -> URL? {
        let target = place.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: place.path) else { return target }
        let values = try? FileManager.default.attributesOfItem(atPath: target.path)
        return values?[.type] as? FileAttributeType == .typeRegular ? target : nil
    }
}
