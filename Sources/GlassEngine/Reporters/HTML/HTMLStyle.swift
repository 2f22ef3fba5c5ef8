/// The page's style sheet, light and dark, from telephones to wide screens.
enum HTMLStyle {
  static let text = #"""

    :root {
      color-scheme: light dark;
      --ground: #f2f3f7; --glow-1: #dfe9ff; --glow-2: #fbe6f2; --glow-3: #ddf5ee;
      --card: #fff; --code: #f8f9fb; --edge: #1b1f2414; --edge-strong: #1b1f2424;
      --text: #1a1c21; --dim: #646a76; --accent: #3457d5;
      --error: #c8102e; --error-wash: #c8102e14; --warning: #9a5b00; --warning-wash: #e8940024;
      --info: #00658f; --info-wash: #0083b81a; --related: #5b3fd6; --related-wash: #6a4df01c;
      --bar: #f6f7fbb8; --shadow: 0 1px 2px #1b1f2410, 0 6px 20px #1b1f240a;
      --k: #a3127a; --s: #b3261e; --n: #1c47c7; --t: #0b5a6e; --m: #3b4a8f; --c: #6b7380;
      --a: #7b4a12; --del: #c8102e14; --ins: #14804a1c; --ins-text: #0f6b3d;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0f1116; --glow-1: #1a2a57; --glow-2: #3a1d40; --glow-3: #103534;
        --card: #181b22; --code: #12151b; --edge: #ffffff14; --edge-strong: #ffffff24;
        --text: #e9ebf0; --dim: #9aa1ae; --accent: #8fa8ff;
        --error: #ff7b84; --error-wash: #ff4d5c26; --warning: #ffc163; --warning-wash: #ffae3324;
        --info: #6fd3ff; --info-wash: #38b6f026; --related: #b9a7ff; --related-wash: #8d72ff2e;
        --bar: #13161dc4; --shadow: 0 1px 2px #0006, 0 8px 24px #0005;
        --k: #ff8fc7; --s: #ff9d8a; --n: #9db4ff; --t: #7fd8e6; --m: #b8c4ff; --c: #858d9b;
        --a: #e6b27a; --del: #ff4d5c26; --ins: #35c98022; --ins-text: #7fe0b0;
      }
    }
    *, *::before { box-sizing: border-box; }
    html { scroll-padding-top: 84px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; color: var(--text); background: var(--ground);
      font: 15px/1.5 var(--sans);
      background-image:
        radial-gradient(60rem 36rem at 8% -8rem, var(--glow-1), transparent 70%),
        radial-gradient(48rem 30rem at 92% -6rem, var(--glow-2), transparent 70%),
        radial-gradient(46rem 30rem at 50% 22rem, var(--glow-3), transparent 72%);
      background-repeat: no-repeat;
    }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    code, pre, kbd { font-family: var(--mono); }
    [hidden] { display: none !important; }

    .bar {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center;
      gap: 10px 20px; padding: 12px max(24px, calc((100vw - 1480px) / 2));
      background: var(--bar); border-bottom: 1px solid var(--edge);
      -webkit-backdrop-filter: blur(22px) saturate(1.7); backdrop-filter: blur(22px) saturate(1.7);
    }
    .bar h1 { display: flex; align-items: center; gap: 10px; margin: 0 auto 0 0; font-size: 19px; letter-spacing: -.01em; }
    .lens {
      width: 24px; height: 24px; border-radius: 50%;
      background: radial-gradient(circle at 32% 26%, #fff 0 12%, transparent 34%),
        conic-gradient(from 210deg, #6aa8ff, #a78bfa, #f58ac0, #7ce0c3, #6aa8ff);
      box-shadow: inset 0 0 0 1px #ffffff80, 0 1px 4px #1b1f2433;
    }
    .tools { display: none; flex-wrap: wrap; align-items: center; gap: 10px 14px; }
    .live .tools { display: flex; }
    .tools button { font: inherit; font-size: 13px; color: inherit; cursor: pointer; }
    #filter {
      width: 15rem; max-width: 100%; height: 34px; padding: 0 12px; font: inherit; font-size: 14px;
      color: inherit; background: var(--card); border: 1px solid var(--edge-strong); border-radius: 9px;
    }
    #filter::placeholder { color: var(--dim); }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip {
      height: 30px; padding: 0 12px; border: 1px solid transparent; border-radius: 15px; font-weight: 600;
    }
    .chip.error { --ink: var(--error); --wash: var(--error-wash); }
    .chip.warning { --ink: var(--warning); --wash: var(--warning-wash); }
    .chip.info { --ink: var(--info); --wash: var(--info-wash); }
    .chip[aria-pressed=true] { color: var(--ink); background: var(--wash); }
    .chip[aria-pressed=false] { color: var(--dim); background: none; border-color: var(--edge-strong); text-decoration: line-through; }
    .switch { display: flex; padding: 2px; border-radius: 9px; background: var(--edge); }
    .switch button { height: 30px; padding: 0 12px; border: 0; border-radius: 7px; background: none; }
    .switch button[aria-pressed=true] { background: var(--card); box-shadow: 0 1px 3px #1b1f2426; font-weight: 600; }

    .layout {
      display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 32px; align-items: start;
      max-width: 1480px; margin: 0 auto; padding: 24px 24px 8px;
    }
    nav { position: sticky; top: 84px; max-height: calc(100vh - 100px); overflow: auto; font-size: 13.5px; }
    .sum { margin: 2px 8px 2px; font-size: 14.5px; }
    .sum strong { font-size: 17px; letter-spacing: -.01em; }
    .below { margin: 0 8px 6px; color: var(--dim); overflow-wrap: anywhere; }
    .notes { margin: 0 8px 18px; padding: 0; list-style: none; color: var(--dim); }
    .notes kbd { font-size: 11.5px; padding: 0 5px; }
    .toc { margin-bottom: 14px; }
    .toc summary { padding: 4px 8px; font-weight: 650; cursor: pointer; list-style: none; border-radius: 7px; }
    .toc summary::-webkit-details-marker { display: none; }
    .toc summary::after { content: "\203a"; display: inline-block; margin-left: 8px; color: var(--dim); transition: transform .15s; }
    .toc[open] summary::after { transform: rotate(90deg); }
    .toc ul { margin: 2px 0 0; padding: 0; list-style: none; }
    .toc a {
      display: flex; justify-content: space-between; gap: 12px; padding: 4px 8px; border-radius: 7px;
      color: inherit; overflow-wrap: anywhere;
    }
    .toc a:hover { background: var(--edge); text-decoration: none; }
    .toc a.empty { opacity: .4; }
    .toc i, h2 i, figcaption i, .gone i, .rest i { font-style: normal; color: var(--dim); }
    .toc b, h2 b { flex: none; white-space: nowrap; overflow-wrap: normal; font-weight: 600; color: var(--dim); font-variant-numeric: tabular-nums; }

    main { min-width: 0; }
    .group { margin-bottom: 36px; }
    .group h2 { display: flex; align-items: baseline; margin: 0 0 12px; font-size: 17px; letter-spacing: -.005em; overflow-wrap: anywhere; }
    .group h2 b { margin-left: 10px; padding: 1px 9px; border-radius: 10px; background: var(--edge); font-size: 13px; }
    .by-rule h2 { font-family: var(--mono); font-size: 16px; margin-bottom: 4px; }
    .group > .what { margin: 0 0 4px; max-width: 46rem; }
    .group > .why { margin: 0 0 16px; }
    .why { max-width: 46rem; color: var(--dim); font-size: 14px; }
    .why summary { width: fit-content; cursor: pointer; color: var(--accent); }
    .why p, .why ul { margin: 8px 0; }
    .what code, .why code { font-size: .9em; color: var(--text); }

    article {
      --ink: var(--warning); --wash: var(--warning-wash); --tone: #f5a300;
      margin-bottom: 16px; background: var(--card); border: 1px solid var(--edge);
      border-radius: 14px; box-shadow: var(--shadow); scroll-margin-top: 84px;
    }
    article.error { --ink: var(--error); --wash: var(--error-wash); --tone: #ff3b4e; }
    article.info { --ink: var(--info); --wash: var(--info-wash); --tone: #1fa9e6; }
    article:target { outline: 2px solid var(--accent); }
    article > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 14px 18px 12px; }
    article h3 { flex: 1 1 22rem; margin: 0; font-size: 15.5px; font-weight: 600; line-height: 1.45; overflow-wrap: anywhere; }
    article h3 code { font-size: .92em; font-weight: 600; padding: 1px 5px; border-radius: 5px; background: var(--edge); }
    .badge {
      padding: 2px 9px; border-radius: 10px; color: var(--ink); background: var(--wash);
      font-size: 12px; font-weight: 650;
    }
    .id { font-family: var(--mono); font-size: 12.5px; color: var(--dim); }
    .by-rule .id { display: none; }

    .ends { display: grid; gap: 10px; padding: 0 14px 14px; }
    .ends.two { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
    .ends.two > figure { position: sticky; top: 84px; }
    .others { display: grid; gap: 10px; min-width: 0; }
    figure { position: relative; margin: 0; min-width: 0; border: 1px solid var(--edge); border-radius: 10px; background: var(--code); overflow: hidden; }
    .ends > figure { border-color: color-mix(in srgb, var(--ink) 34%, transparent); }
    .others > figure { border-color: color-mix(in srgb, var(--related) 30%, transparent); }
    figcaption { padding: 7px 12px; font-size: 12.5px; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere; }
    figcaption span { color: var(--dim); font-variant-numeric: tabular-nums; }
    pre { display: grid; grid-template-columns: minmax(max-content, 1fr); position: relative; margin: 0; padding: 8px 0; font-size: 12.5px; line-height: 1.6; overflow-x: auto; tab-size: 4; }
    .l, .note, .gap { padding-right: 14px; }
    .l::before {
      content: attr(data-n); position: sticky; left: 0; display: inline-block; width: calc(3em + 14px);
      padding-right: 16px; text-align: right; color: var(--dim); background: inherit;
      -webkit-user-select: none; user-select: none;
    }
    .l { background: var(--code); }
    .l.p { background: color-mix(in srgb, var(--tone) 15%, var(--code)); }
    .l.r, .note { background: color-mix(in srgb, var(--related) 12%, var(--code)); }
    .gap { padding-left: 2.2em; color: var(--dim); -webkit-user-select: none; user-select: none; }
    .note {
      padding-left: calc(3em + 14px + var(--c) * 1ch); color: var(--related);
    }
    .note span { font: 600 12px/1.6 var(--sans); }
    .note span::before { content: "\2191\a0"; }
    .note code { font-size: 11.5px; }
    mark { color: inherit; background: none; border-radius: 3px; text-decoration: underline 2px; text-underline-offset: 4px; }
    mark.p { text-decoration-color: var(--ink); background: var(--wash); }
    mark.r { text-decoration-color: var(--related); background: var(--related-wash); }
    .k { color: var(--k); font-weight: 600; } .s { color: var(--s); } .n { color: var(--n); }
    .t { color: var(--t); } .m { color: var(--m); } .c { color: var(--c); font-style: italic; } .a { color: var(--a); }

    .fix { padding: 0 18px 14px; font-size: 14px; }
    .fix summary { cursor: pointer; width: fit-content; max-width: 100%; }
    .how { font-weight: 650; color: var(--ins-text); }
    .fix code { font-size: .92em; }
    kbd { font-size: 12px; padding: 1px 7px; border-radius: 6px; color: var(--dim); border: 1px solid var(--edge-strong); white-space: nowrap; }
    .change { margin-top: 8px; border: 1px solid var(--edge); border-radius: 10px; background: var(--code); }
    .change del, .change ins { padding: 0 14px; text-decoration: none; }
    .change del { background: var(--del); }
    .change ins { background: var(--ins); }
    .change del::before { content: "−  "; color: var(--error); -webkit-user-select: none; user-select: none; }
    .change ins::before { content: "+  "; color: var(--ins-text); -webkit-user-select: none; user-select: none; }

    .problems { margin-bottom: 28px; padding: 14px 18px; border: 1px solid color-mix(in srgb, var(--error) 40%, transparent); border-radius: 14px; background: var(--error-wash); }
    .problems h2 { margin: 0 0 4px; font-size: 15px; color: var(--error); }
    .problems ul { margin: 0; padding-left: 20px; overflow-wrap: anywhere; }
    .clear, .none { padding: 64px 16px; text-align: center; color: var(--dim); font-size: 17px; }
    .gone, .rest { margin: 0; padding: 0 18px 14px; font-size: 13px; color: var(--dim); overflow-wrap: anywhere; }
    .rules, footer { max-width: 1480px; margin: 0 auto; padding: 8px 24px 24px 336px; }
    body[data-by=rule] .rules { display: none; }
    .rules h2 { font-size: 17px; }
    .rule { margin-bottom: 18px; scroll-margin-top: 84px; }
    .rule h3 { margin: 0 0 2px; font: 600 14px var(--mono); }
    .rule p { margin: 0 0 4px; max-width: 46rem; }
    footer { color: var(--dim); font-size: 13px; padding-bottom: 40px; }

    @media (max-width: 1180px) {
      .layout { grid-template-columns: minmax(0, 1fr); gap: 8px; }
      nav { position: static; max-height: none; }
      .toc ul { columns: 2; }
      .toc li { break-inside: avoid; }
      .rules, footer { padding-left: 24px; }
    }
    @media (max-width: 800px) {
      .bar { position: static; padding: 12px 16px; }
      .tools, #filter { width: 100%; }
      .layout { padding: 16px 12px 8px; }
      .ends.two { grid-template-columns: minmax(0, 1fr); }
      .ends.two > figure { position: relative; top: 0; }
      .toc ul { columns: 1; }
      article > header { padding: 12px 14px 10px; }
      .ends { padding: 0 10px 10px; }
      .rules, footer { padding-left: 16px; padding-right: 16px; }
      html { scroll-padding-top: 12px; }
    }
    @media print {
      body { background: #fff; }
      .bar { position: static; }
      .tools, nav { display: none !important; }
      .layout { display: block; }
      article, figure { break-inside: avoid; box-shadow: none; }
    }

    """#
}
