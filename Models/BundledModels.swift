public import Foundation

/// The models that ship with the package.
public enum BundledModel {
    /// The model that understands French and English utterances; nil if the resource is missing.
    public static var understanding: URL? {
        Bundle.module.url(forResource: "understanding", withExtension: "yanimodel")
    }
}
