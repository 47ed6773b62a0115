import Primitives
import Statements
import Testing

/// Whatever the bytes, a reader returns a statement or throws a `StatementError`; it never traps.
struct FuzzTests {
    /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    static let seeds: [String] = [
        FormatTests.ofx, MergeTests.csv, FormatTests.camt(version: "08", status: "<Sts>BOOK</Sts>"),
        ":20:R\n:25:1\n:60F:C260101EUR1000,00\n:61:2601020102RD100,NTRFNONREF//B1\n"
            + ":86:005?00A?20B?32C\n:62F:C260131EUR953,00\n-\n",
        "!Account\nNA\n^\n!Type:Bank\nD1/ 2' 5\nT-1,250.00\nPShop\nSA\n$-5\n^\n",
        "Date,Description,Debit,Credit,Balance\n\"13/01/26\",\"a \"\"b\"\"\",1.00,,5\n",
    ]

    @Test(arguments: seeds.indices)
    func mutatedStatementsNeverTrap(index: Int) {
        var generator = Generator(state: UInt64(index + 1))
        let original = Array(Self.seeds[index].utf8)
        for _ in 0..<300 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                Self.mutate(&bytes, using: &generator)
            }
            for format in [nil, StatementFormat.allCases.randomElement(using: &generator)] {
                var options = ReadingOptions()
                options.format = format
                let statement = try? StatementReader.read(bytes, options: options)
                for check in statement?.checks ?? [] { _ = check.holds }
            }
        }
    }

    @Test func randomBytesNeverTrap() {
        var generator = Generator(state: 7)
        for length in 0..<400 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            for format in StatementFormat.allCases {
                var options = ReadingOptions()
                options.format = format
                options.encoding = TextEncoding.allCases.randomElement(using: &generator)
                _ = try? StatementReader.read(bytes, options: options)
            }
        }
    }

    private static func mutate(_ bytes: inout [UInt8], using generator: inout Generator) {
        guard !bytes.isEmpty else { return }
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(Array("<>&\";,:?/\n9-^".utf8)[position % 13], at: position)
        case 3: bytes.removeSubrange(position..<min(position + 9, bytes.count))
        default: bytes += bytes[position..<min(position + 40, bytes.count)]
        }
    }
}
