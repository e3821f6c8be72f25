import { expect, test } from "vitest";
import { formulaWords } from "./sheets-words.ts";

test.each([
  ["a^m a^n = a^{m+n}", "a^m a^n = a^(m+n)"],
  ["\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}", "(−b ± √(b^2 − 4ac))/2a"],
  ["\\left(x + \\frac1x\\right)^2", "(x + 1/x)^2"],
  ["\\frac ba", "b/a"],
  ["\\binom nk p^k", "(n choose k) p^k"],
  ["\\sqrt[n]{a^m}", "root n of (a^m)"],
  ["12{,}000/(25 - 10) = 800", "12,000/(25 − 10) = 800"],
  ["a \\le b \\implies a < b + 1", "a ≤ b implies a < b + 1"],
  ["0.\\overline{36}", "0.36 repeating"],
  ["\\bar x = \\text{sum} \\cdot 50\\%", "mean of x = sum × 50%"],
])("%s", (tex, words) => {
  expect(formulaWords(tex)).toBe(words);
});

test("refuses a sign that has no words", () => {
  expect(() => formulaWords("\\oint x")).toThrow("no words");
});
