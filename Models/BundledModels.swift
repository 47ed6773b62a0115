public import Foundation

/// The models that ship with the package.
public enum BundledModel {
    /// The model that understands French and English utterances; nil if the resource is missing.
    public static var understanding: URL? { url(of: "understanding") }

    /// The model that sorts bank labels into categories; nil if the resource is missing.
    public static var categories: URL? { url(of: "categories") }

    /// A model is looked for where SwiftPM's `Bundle.module` would, which ends the process where it
    /// finds nothing: in the package's resources beside the executable or in its bundle, then
    /// beside this source file.
    private static func url(of model: String) -> URL? {
        let places = [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self)
        let folders = places.flatMap { place in
            ["resources", "bundle"].map { place.appending(path: "Yani_BundledModels.\($0)") }
        }
        let source = URL(filePath: #filePath).deletingLastPathComponent()
        return (folders + [source]).lazy.compactMap { folder in
            Bundle(url: folder)?.url(forResource: model, withExtension: "yanimodel")
        }.first
    }
}
