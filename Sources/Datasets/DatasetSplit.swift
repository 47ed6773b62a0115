/// Which part of a data set is wanted from a file that holds several, as CLINC150's do.
public enum DatasetSplit: String, CaseIterable, Sendable {
    /// What to train on.
    case training = "train"
    /// What to choose settings and calibrate by.
    case validation = "val"
    /// What to judge by.
    case test
}
