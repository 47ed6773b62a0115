internal import LinearAlgebra

/// The threads of the linear algebra that forecasts are computed with, of which a program that
/// computes them in parallel itself needs none.
package enum IdleThreads {
    /// Ends those that look for work since the program was loaded. To be called as it starts, while
    /// nothing is computed.
    package static func end() { BLASThreads.endIdle() }
}
