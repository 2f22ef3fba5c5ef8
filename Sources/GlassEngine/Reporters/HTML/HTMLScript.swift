/// The page's script: filter, severities, grouping. Without it the page shows everything by file.
enum HTMLScript {
  static let text = #"""

    (() => {
      const main = document.getElementById("findings");
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const findings = all("article", main).map(node => ({
        node, text: node.textContent.toLowerCase() + " " + node.dataset.file.toLowerCase()
      }));
      const files = new Map(all(".group", main).map(node => [node.dataset.key, node]));
      const rules = new Map(all(".rule").map(node => [node.dataset.key, node]));
      const none = main.querySelector(".none");
      const field = document.getElementById("filter");
      const chips = all(".chip");
      const contents = all(".toc");
      let groups = files;

      // A group for each rule, with what the rule says at its top.
      const ruleGroups = new Map(all(".toc[data-by=rule] a").map(link => {
        const key = link.dataset.key;
        const group = document.createElement("section");
        group.className = "group by-rule";
        group.dataset.key = key;
        const title = document.createElement("h2");
        title.append(key, document.createElement("b"));
        group.append(title);
        for (const part of [...rules.get(key).children].slice(1)) group.append(part.cloneNode(true));
        return [key, group];
      }));

      function group(by) {
        document.body.dataset.by = by;
        for (const node of groups.values()) node.remove();
        groups = by === "rule" ? ruleGroups : files;
        for (const { node } of findings) groups.get(node.dataset[by]).append(node);
        for (const [key, node] of groups) {
          node.id = (by === "rule" ? "rule-" : "f-") + anchors.get(by + key);
          main.insertBefore(node, none);
        }
        for (const node of rules.values()) {
          node.id = by === "rule" ? "" : "rule-" + anchors.get("rule" + node.dataset.key);
        }
        for (const button of all(".switch button")) {
          button.setAttribute("aria-pressed", button.dataset.by === by);
        }
        // Where the contents stand above the findings, one short list is enough.
        const isWide = matchMedia("(min-width: 1181px)").matches;
        for (const list of contents) {
          const isShort = all("li", list).length < 9;
          list.open = isWide || (isShort && list.dataset.by === by);
        }
        show();
      }

      const anchors = new Map(all(".toc a").map(link => [
        link.closest(".toc").dataset.by + link.dataset.key,
        link.getAttribute("href").replace(/^#(rule|f)-/, "")
      ]));

      function show() {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const severities = new Set(
          chips.filter(chip => chip.getAttribute("aria-pressed") === "true")
            .map(chip => chip.dataset.severity));
        const counts = new Map();
        let total = 0;
        for (const { node, text } of findings) {
          const data = node.dataset;
          const isShown = severities.has(data.severity) && words.every(word => text.includes(word));
          node.hidden = !isShown;
          if (!isShown) continue;
          total += 1;
          for (const key of ["file" + data.file, "rule" + data.rule]) {
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        }
        const by = document.body.dataset.by;
        for (const [key, node] of groups) {
          const count = counts.get(by + key) ?? 0;
          node.hidden = count === 0;
          node.querySelector("h2 b").textContent = count;
        }
        for (const link of all(".toc a")) {
          const count = counts.get(link.closest(".toc").dataset.by + link.dataset.key) ?? 0;
          link.querySelector("b").textContent = count;
          link.classList.toggle("empty", count === 0);
        }
        none.hidden = total > 0;
        reveal();
      }

      // Brings the marks of long lines into sight.
      function reveal() {
        for (const frame of all("figure pre", main)) {
          const mark = frame.querySelector("mark.p") ?? frame.querySelector("mark");
          if (!mark || frame.scrollWidth <= frame.clientWidth) continue;
          const end = mark.offsetLeft + Math.min(mark.offsetWidth, frame.clientWidth - 90);
          if (end + 6 > frame.clientWidth) frame.scrollLeft = end + 40 - frame.clientWidth;
        }
      }

      field.addEventListener("input", show);
      for (const chip of chips) {
        chip.addEventListener("click", () => {
          chip.setAttribute("aria-pressed", chip.getAttribute("aria-pressed") !== "true");
          show();
        });
      }
      for (const button of all(".switch button")) {
        button.addEventListener("click", () => group(button.dataset.by));
      }
      // A link into the other grouping takes the page there.
      document.addEventListener("click", event => {
        const link = event.target.closest(".toc a");
        if (link && link.closest(".toc").dataset.by !== document.body.dataset.by) {
          group(link.closest(".toc").dataset.by);
        }
      });
      document.addEventListener("keydown", event => {
        if (event.key === "/" && document.activeElement !== field) {
          event.preventDefault();
          field.focus();
        } else if (event.key === "Escape" && document.activeElement === field) {
          field.value = "";
          show();
        }
      });
      document.body.classList.add("live");
      group(location.hash.startsWith("#rule-") ? "rule" : "file");
    })();

    """#
}
