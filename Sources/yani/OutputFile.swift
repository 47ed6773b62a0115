internal import Foundation

/// Files commands write for their users.
enum OutputFile {
    /// Writes `text` in place of what was there, whole or not at all.
    static func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes `data` in place of what was there, whole or not at all.
    ///
    /// A link stays one: the file it leads to is written, or made if it is not there yet. A pipe or
    /// a device is written to and never replaced, nor is a file that may not be written.
    static func write(_ data: Data, to path: String) throws {
        let place = try place(of: path)
        do {
            switch place {
            case .file(let file): try data.write(to: file, options: .atomic)
            case .stream:
                let stream = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                try stream.write(contentsOf: data)
                try stream.close()
            }
        } catch {
            throw unwritable(path)
        }
    }

    /// Checks before the work that the files at `outputs` can be written: none is one of `inputs`,
    /// or of the data in a folder of them, or would be the next time, or is another output, and
    /// each has a folder to be in. What is no file, such as a pipe, may be all of these.
    static func requireRoom(for outputs: [String], besides inputs: [String]) throws {
        var taken = Set(inputs.flatMap(files).map(identity))
        let folders = Set(inputs.filter(isFolder).map(identity))
        for output in outputs {
            guard case .file(let file) = try place(of: output) else { continue }
            let folder = file.deletingLastPathComponent().path
            guard isFolder(folder) else {
                throw CommandFailure(
                    "\(output): cannot be written, as there is no folder \(folder); make it or name another output",
                    status: CommandFailure.inputOutput)
            }
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw unwritable(output)
            }
            guard taken.insert(identity(of: file.path)).inserted else {
                throw CommandFailure(
                    "\(output): is read or written by this command already; name another output",
                    status: CommandFailure.usage)
            }
            guard !isData(file) || !folders.contains(identity(of: folder)) else {
                throw CommandFailure(
                    "\(output): would be read as data the next time, being in their folder; name another output",
                    status: CommandFailure.usage)
            }
        }
    }

    /// Whether two paths lead to the same file or folder.
    static func areSame(_ path: String, _ other: String) -> Bool {
        identity(of: path) == identity(of: other)
    }

    /// What is written to.
    private enum Place {
        /// A file, there or to be made, all links followed.
        case file(URL)
        /// A pipe or a device.
        case stream
    }

    /// Where what is written to `path` goes.
    /// - Throws: `CommandFailure` for a folder, a file that may not be written, and links that lead
    ///   in a circle.
    private static func place(of path: String) throws -> Place {
        guard !path.isEmpty, !isFolder(path) else { throw unwritable(path) }
        guard FileManager.default.fileExists(atPath: path) else {
            guard let file = missingFile(at: path) else { throw unwritable(path) }
            return .file(file)
        }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let values = try? FileManager.default.attributesOfItem(atPath: target.path)
        guard let values, values[.type] as? FileAttributeType == .typeRegular else {
            return .stream
        }
        // The superuser may write anything, but a file made read-only was meant to stay.
        let rights = values[.posixPermissions] as? Int ?? 0
        guard rights & 0o200 != 0, FileManager.default.isWritableFile(atPath: target.path) else {
            throw CommandFailure(
                "\(path): is read-only; make it writable or name another output",
                status: CommandFailure.inputOutput)
        }
        return .file(target)
    }

    /// The file that is to be made at `path`, where links from there lead; nil if they lead in a
    /// circle.
    private static func missingFile(at path: String) -> URL? {
        var file = URL(fileURLWithPath: path)
        for _ in 0..<40 {
            let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
            let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
            guard let next else { return folder.appendingPathComponent(file.lastPathComponent) }
            file = URL(fileURLWithPath: next, relativeTo: folder).standardizedFileURL
        }
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
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
        return names.map { "\(path)/\($0)" }.filter { isData(URL(fileURLWithPath: $0)) }
    }

    /// Whether a file's name is one that data are read from in a folder.
    private static func isData(_ file: URL) -> Bool {
        ["yml", "yaml", "json", "tsv", "csv", "txt"].contains(file.pathExtension.lowercased())
    }

    private static func unwritable(_ path: String) -> CommandFailure {
        CommandFailure(
            "\(path): cannot be written; check the folder and its rights",
            status: CommandFailure.inputOutput)
    }
}
