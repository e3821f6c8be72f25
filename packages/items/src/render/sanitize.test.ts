import fc from "fast-check";
import { expect, test } from "vitest";
import { isClean, sanitize, sanitizeFully } from "./sanitize.ts";

const CLEAN = [
  "a “word” &amp; more",
  "<p>Is <math><msup><mi>x</mi><mn>2</mn></msup><mo>&lt;</mo><mn>4</mn></math>?</p>",
  '<math display="block"><mrow class="a"><mo fence="true" form="prefix">(</mo></mrow></math>',
  "<ul>\n<li>a</li>\n<li><p>b</p><ol><li>c</li></ol></li>\n</ul>",
  "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td></tr></tbody></table>",
  "<strong>one</strong> and <em>two</em><sup>3</sup>",
];

test.each(CLEAN)("leaves what the renderer writes as it is: %s", (html) => {
  expect(isClean(html)).toBe(true);
  expect(sanitizeFully(html)).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  "<em",
  "<p>a",
  "a</p>",
  "<em><strong>a</em></strong>",
  "<p><p>a</p></p>",
  "<p><ul></ul></p>",
  "<td>a</td>",
  "<em>a</em b>",
  '<p class="a">b</p>',
  '<math href="z"></math>',
  '<math class="a" class="b"></math>',
  '<math class="&quot;"></math>',
  '<math class=""></math>',
  "<math><p>a</p></math>",
  "<mi>x</mi>",
  "<EM>a</EM>",
  "<em/>",
  "a > b",
  "a & b",
  "&quot;",
  "&#60;script&#62;",
  "a<br>b",
  "<!-- a -->",
  "<svg></svg>",
])("leaves to the sanitizer: %s", (html) => {
  expect(isClean(html)).toBe(false);
  expect(sanitize(html)).toBe(sanitizeFully(html));
});

const TAGS = "p em ul li table tbody tr td th thead br script svg math mi mrow mo mtext mfrac";
const PIECES = [
  ...TAGS.split(" ").flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...'<mo form="x">|<p class="x">|<mi class="x" class="y">|<math href="x">|<!--'.split("|"),
  ..."a|&amp;|&lt;|&|<|>|\"|'|/|=|\u0000|\u00a0".split("|"),
];

test("takes for clean only what the sanitizer wouldn't change", () => {
  const piece = fc.constantFrom(...PIECES, ...CLEAN);
  let clean = 0;
  const pieces = fc.array(piece, { maxLength: 6 });
  const wrapped = fc
    .tuple(fc.constantFrom("p", "em", "li", "td", "tr", "math", "mrow", "mi"), pieces)
    .map(([tag, inside]) => `<${tag}>${inside.join("")}</${tag}>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(wrapped, piece), { maxLength: 4 }), (parts) => {
      const html = parts.join("");
      if (!isClean(html)) return;
      clean++;
      expect(sanitizeFully(html)).toBe(html);
    }),
    { numRuns: 5_000 },
  );
  expect(clean).toBeGreaterThan(100);
});
