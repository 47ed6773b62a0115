internal import CPrefetch

/// Where rows of bytes lie, to be asked of memory before they are used: most of a model's are in no
/// cache when a text first meets them.
struct RowMemory {
    let start: UnsafeRawPointer
    /// How many bytes behind a row's beginning the next begins.
    let stride: Int
    /// The bytes of a row that are read.
    let size: Int

    /// Asks memory for the first and the last line of a row.
    @inline(__always)
    func fetch(_ row: Int) {
        let row = start + stride &* row
        prefetch(row)
        prefetch(row + (size &- 1))
    }
}
