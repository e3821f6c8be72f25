import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";
import type { RenderedItem } from "./rendered-item.ts";
import { renderBlocks } from "./render/markdown.ts";

function item(...sections: [role: string, displayText: string][]): RenderedItem {
  return {
    sections: sections.map(([role, displayText]) => ({
      _id: role,
      sectionType: 1,
      role,
      displayText,
    })),
  } as unknown as RenderedItem;
}

test.each([
  ["A lamp costs \\$20 &amp; more.", "A lamp costs $20 & more."],
  ["Is $x^2 > 3$?", "Is x²>3?"],
  ["What is $2^{n+2} \\cdot 8^y$?", "What is 2ⁿ⁺²⋅8ʸ?"],
  ["Is $2^{2x} = 2^{n^2}$?", "Is 2²ˣ=2^(n²)?"],
  ["Is $(n+3)^2 < 2^{-n}$?", "Is (n+3)²<2⁻ⁿ?"],
  ["Is $\\left(\\frac{1}{2}\\right)^{9} > x^{0.5}$?", "Is (1/2)⁹>x^0.5?"],
  ["If $a_1 = 7$, what is $a_{n-1}$?", "If a₁=7, what is aₙ₋₁?"],
  ["Is $f(7)$ greater than $f(0)$?", "Is f(7) greater than f(0)?"],
  ["In $0.\\overline{296}$, what is it?", "In 0.2̅9̅6̅, what is it?"],
  ["What is $\\frac{1}{2x}$?", "What is 1/(2x)?"],
  ["Is $\\sqrt{38} > \\frac{1}{x^2}$?", "Is √38>1/x²?"],
  ["What is $\\frac{1}{27}$ of it?", "What is 1/27 of it?"],
  ["If $\\frac{x+1}{2} = \\sqrt{y}$, what is *x*?", "If (x+1)/2=√y, what is x?"],
  ["Is $\\sqrt[3]{x + 1} > \\sqrt[4]{y}$?", "Is ∛(x+1)>∜y?"],
  ["What is $\\sqrt[5]{32}$?", "What is ⁵√32?"],
  ["One\n\ntwo", "One two"],
])("previews %s as %s", (markdown, plain) => {
  const html = renderBlocks(markdown);
  expect(previewOf("problem-solving", item(["stem", html]))).toBe(plain);
});

test("previews an argument and a chart by what they are about", () => {
  const both = item(["passage", "<p>The argument.</p>"], ["stem", "<p>Which weakens?</p>"]);
  expect(previewOf("critical-reasoning", both)).toBe("The argument.");
  expect(previewOf("reading-comprehension", both)).toBe("Which weakens?");
});

test("cuts long texts and never gives an empty line", () => {
  expect(previewOf("problem-solving", item(["stem", "word ".repeat(200)]))).toHaveLength(300);
  expect(previewOf("problem-solving", item())).toBe("");
  // A digit and the bar over it are one character.
  const barred = previewOf("problem-solving", item(["stem", `${"x".repeat(299)}3\u03054\u0305`]));
  expect(barred.endsWith("x3\u0305")).toBe(true);
});
