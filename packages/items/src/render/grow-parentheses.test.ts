import { expect, test } from "vitest";
import { growParentheses } from "./grow-parentheses.ts";
import { renderTex } from "./mathematics.ts";

test.each([
  [String.raw`2(1 + \frac{1}{2})^2`, String.raw`2\left(1 + \frac{1}{2}\right)^2`],
  [String.raw`((a + 1)\frac{1}{2})(b)`, String.raw`\left((a + 1)\frac{1}{2}\right)(b)`],
  [String.raw`\frac{(a + \frac12)}{(b)}`, String.raw`\frac{\left(a + \frac12\right)}{(b)}`],
])("parentheses around a fraction grow: %s", (tex, grown) => {
  expect(growParentheses(tex)).toBe(grown);
});

test.each([
  "(a + b)^2",
  String.raw`\frac{(a}{b)}`,
  String.raw`(0, \frac{1}{2}]`,
  String.raw`(0, 1] \cup [\frac{1}{2}, 2)`,
  String.raw`\left(\frac{1}{2}\right)`,
  String.raw`\bigl(\frac{1}{2}\bigr)`,
  String.raw`f(x) = \frac{1}{x}`,
])("everything else stays: %s", (tex) => {
  expect(growParentheses(tex)).toBe(tex);
});

test("what has grown is drawn stretched", () => {
  const unstretched = /<mo[^>]*stretchy="false"[^>]*>\(/;
  expect(renderTex("2(1 + b)")).toMatch(unstretched);
  expect(renderTex(String.raw`2(1 + \frac{1}{2})`)).not.toMatch(unstretched);
});
