import fc from "fast-check";
import { expect, test } from "vitest";
import { renderBlocks, renderLine, renderMarkdownLine, renderPlainLine } from "./markdown.ts";
import { sanitize } from "./sanitize.ts";

test("turns TeX into MathML inside a paragraph", () => {
  expect(renderBlocks("Is $x^2 \\le 4$?")).toBe(
    '<p>Is <math><mrow><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup><mo>≤</mo><mn>4</mn></mrow></math>?</p>',
  );
});

const ellipses = (tex: string) => renderLine(tex).match(/<mo[^>]*>[…⋯]<\/mo>/g);

test("leaves no room around an ellipsis but what its commas or signs have", () => {
  expect(ellipses("$a_1, a_2, \\ldots, a_n$")).toEqual(['<mo lspace="0" rspace="0">…</mo>']);
  expect(ellipses("$1 + 2 + \\cdots + n$")).toEqual(['<mo lspace="0" rspace="0">⋯</mo>']);
  expect(ellipses("$1, 4, 9, …$")).toEqual(['<mo lspace="0" rspace="0">…</mo>']);
});

test("treats an escaped dollar as money and opens no TeX", () => {
  expect(renderLine("It costs \\$5 and then \\$7.50.")).toBe("It costs $5 and then $7.50.");
  expect(renderLine("\\$5 for $n$ cups")).toBe("$5 for <math><mi>n</mi></math> cups");
});

test("refuses a dollar without a partner and says where it is", () => {
  expect(() => renderLine("It costs $5 only")).toThrow(/no partner after “It costs \$”.*money/);
});

test("refuses TeX that cannot be read, with the compiler's reason", () => {
  expect(() => renderLine("$\\frac{3$")).toThrow(/TeX “\\frac{3”: .*expected/);
  expect(() => renderLine("$\\nosuchthing$")).toThrow(/nosuchthing/);
});

test("turns straight quotes into curly ones", () => {
  expect(renderLine(`the "new" rule, the city's`)).toBe("the “new” rule, the city’s");
});

test("renders emphasis, lists, and tables", () => {
  expect(renderLine("**one** and *two*")).toBe("<strong>one</strong> and <em>two</em>");
  expect(renderBlocks("- a\n- b")).toBe("<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
  expect(renderBlocks("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>2</td>");
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[here](javascript:alert(1))",
  "![x](https://elsewhere.example/x.png)",
  "<a href='https://elsewhere.example'>x</a>",
  "$\\href{javascript:alert(1)}{x}$",
  "$\\style{color:red}{x}$",
])("lets nothing active through: %s", (text) => {
  let html = "";
  try {
    html = renderBlocks(text);
  } catch {
    // Refusing it is just as safe.
  }
  expect(html).not.toMatch(/<(script|img|a|iframe)\b/i);
  expect(html).not.toMatch(/<[^>]*\s(on\w+|href|src|style)=/i);
});

test("drops in the second check what the renderer would never produce", () => {
  expect(
    sanitize('<p style="x" onclick="y">a<script>b</script></p><math href="z"><mi>q</mi></math>'),
  ).toBe("<p>a</p><math><mi>q</mi></math>");
});

const PIECES =
  `a| |1. |- |# |> |+|x = 2|a-b|50%|(c)|...|--|~~|^|:|/|<b>|<|>|\u00a0|é|😀|http://a.b|[a](b)|![|{1}|!|=|@|\\$|\\%|$n$|$ \\frac{1}{2} $|$a \\$ b$`
    .split("|")
    .concat(
      "|",
      "\n",
      "  \n",
      "\r",
      "\0",
      "\\",
      "\\*",
      "*",
      "**",
      "_",
      "&",
      "&lt;",
      "`",
      "'",
      '"',
      "$",
    );

test("leaves TeX that can't be read to the parser, which says what's wrong with it", () => {
  expect(renderPlainLine("$\\frac{1$")).toBeNull();
  expect(() => renderLine("$\\frac{1$")).toThrow(/TeX/);
});

test("renders a plain line as Markdown does", () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }), (pieces) => {
      const line = pieces.join("").trim();
      const html = renderPlainLine(line);
      if (html === null) return;
      plain++;
      expect(html).toBe(renderMarkdownLine(line));
    }),
    { numRuns: 5_000 },
  );
  expect(plain).toBeGreaterThan(500);
});
