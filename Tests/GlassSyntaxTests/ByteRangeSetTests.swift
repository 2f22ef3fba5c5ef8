import GlassSyntax
import Testing

@Suite struct ByteRangeSetTests {
  @Test func contains() {
    let set = ByteRangeSet([
      ByteRange(20, 30), ByteRange(2, 5), ByteRange(22, 24), ByteRange(5, 7), ByteRange(28, 33),
      ByteRange(40, 40),
    ])
    #expect((0..<50).filter(set.contains) == Array(2..<7) + Array(20..<33))
    #expect(!ByteRangeSet([]).contains(0))
  }

  @Test(arguments: 0...9) func partitioningIndex(count: Int) {
    let numbers = Array(0..<count)
    for wanted in 0...count {
      #expect(numbers.partitioningIndex { $0 >= wanted } == wanted)
    }
  }
}
