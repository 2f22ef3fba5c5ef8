import GlassProject
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 15, 1000])
  func eachItemIsDoneOnce(workers: Int, items: Int) {
    let states = Workers(count: workers).forEach(items, makeState: { [Int]() }) { item, state in
      state.append(item)
    }
    #expect(states.flatMap { $0 }.sorted() == Array(0..<items))
    #expect(states.allSatisfy { $0 == $0.sorted() })
    #expect(states.count == min(workers, max(1, items)))
  }

  @Test func thereIsAlwaysOneWorker() {
    #expect(Workers(count: 0).count == 1)
    #expect(Workers(count: -3).count == 1)
    #expect(Workers().count >= 1)
  }
}
