import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<em>North</em> &amp; South", "North & South"],
  ["&lt;b&gt; &amp;lt;", "<b> &lt;"],
  ["<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>", "3/4"],
  ['<math><msup><mi>x</mi><mn class="tml-sml-pad">12</mn></msup></math>', "x¹²"],
  ["<math><mrow><mn>2</mn><msqrt><mn>3</mn></msqrt></mrow></math> m", "2√3 m"],
])("reads %s as %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});
