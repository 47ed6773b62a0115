/// What a wallet takes for a PIN.
public enum PINPolicy {
    /// How many digits it may have.
    public static let lengths = 4...12
}
