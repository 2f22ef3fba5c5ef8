/// How tabs for search are titled, and their symbol.
enum SearchTitles {
  /// The titles in lower case: English, and how the system's own languages call it.
  static let known: Set<String> = [
    "search", "suche", "suchen", "buscar", "búsqueda", "rechercher", "recherche", "cerca",
    "ricerca",
    "zoeken", "pesquisar", "busca", "cercar", "sök", "søg", "søk", "haku", "hae", "szukaj",
    "hledat",
    "keresés", "căutare", "ara", "поиск", "пошук", "αναζήτηση", "חיפוש", "بحث", "ค้นหา", "cari",
    "tìm kiếm", "搜索", "搜尋", "検索", "검색",
  ]

  /// Whether a symbol is the magnifying glass alone, filled or framed.
  static func isSearchSymbol(_ name: String) -> Bool {
    name == "magnifyingglass" || name.hasPrefix("magnifyingglass.circle")
  }
}

extension String {
  /// The text between the quotes of a plain string literal; empty for anything else.
  var unquoted: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return "" }
    return String(dropFirst().dropLast())
  }
}
