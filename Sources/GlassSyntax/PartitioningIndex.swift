extension RandomAccessCollection {
  /// The first position whose element fulfils a condition that all elements behind it fulfil too; found in
  /// logarithmic time.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
