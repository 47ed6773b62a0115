import Foundation

/// `analysis PART ARGUMENT…`: what the scripts of Benchmarks/forecasting run.
let arguments = Array(CommandLine.arguments.dropFirst())
let parts: [String: ([String]) throws -> Void] = [
    "anomalies": anomalyBenchmark, "cashflow": cashFlowBenchmark, "hierarchy": hierarchyBenchmark,
    "decomposition": decompositionBenchmark,
    "scores": scoreBenchmark, "stream": streamBenchmark,
]
guard let name = arguments.first, let part = parts[name] else {
    FileHandle.standardError.write(
        Data("usage: analysis \(parts.keys.sorted().joined(separator: "|")) ARGUMENT…\n".utf8))
    exit(64)
}
try part(Array(arguments.dropFirst()))
