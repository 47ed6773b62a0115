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
            throw unwritable(path)
        }
    }

    /// Checks before the work that the files at `outputs` can be written: none is one of `inputs`,
    /// or of the data in a folder of them, or another output, and each has a folder to be in. What
    /// is no file, such as a pipe, may be all of these.
    static func requireRoom(for outputs: [String], besides inputs: [String]) throws {
        var taken = Set(inputs.flatMap(files).map(identity))
        for output in outputs {
            let place = URL(fileURLWithPath: output)
            guard let file = file(at: place) else {
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
                if isFolder.boolValue || output.isEmpty { throw unwritable(output) }
                continue
            }
            let folder = file.deletingLastPathComponent().path
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw unwritable(output)
            }
            guard taken.insert(identity(of: output)).inserted else {
                throw CommandFailure(
                    "\(output): is read or written by this command already; name another output",
                    status: CommandFailure.usage)
            }
        }
    }

    /// What tells a file from others, whatever the path: its numbers, or where it will be.
    private static func identity(of path: String) -> String {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let values = try? FileManager.default.attributesOfItem(atPath: file)
        guard let values, let node = values[.systemFileNumber], let disk = values[.systemNumber]
        else { return file }
        return "\(disk):\(node)"
    }

    /// The file at `path`, or those of data in the folder there.
    private static func files(at path: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return [path]
        }
        return names.map { "\(path)/\($0)" }.filter { name in
            ["yml", "yaml", "json", "tsv", "csv", "txt"].contains(
                URL(fileURLWithPath: name).pathExtension.lowercased())
        }
    }

    private static func unwritable(_ path: String) -> CommandFailure {
        CommandFailure(
            "\(path): cannot be written; check the folder and its rights",
            status: CommandFailure.inputOutput)
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
