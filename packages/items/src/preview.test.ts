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
  ["Is $x^2 > 3$?", "Is x^2>3?"],
  ["What is $\\frac{1}{27}$ of it?", "What is 1/27 of it?"],
  ["If $\\frac{x+1}{2} = \\sqrt{y}$, what is *x*?", "If (x+1)/2=√y, what is x?"],
  ["Is $\\sqrt[3]{x + 1} > \\sqrt[4]{y}$?", "Is ∛(x+1)>∜y?"],
  ["What is $\\sqrt[5]{32}$?", "What is (32)^(1/5)?"],
  ["One\n\ntwo", "One two"],
])("%s reads %s", (markdown, plain) => {
  const html = renderBlocks(markdown);
  expect(previewOf("problem-solving", item(["stem", html]))).toBe(plain);
});

test("an argument and a chart are known by what they are about", () => {
  const both = item(["passage", "<p>The argument.</p>"], ["stem", "<p>Which weakens?</p>"]);
  expect(previewOf("critical-reasoning", both)).toBe("The argument.");
  expect(previewOf("reading-comprehension", both)).toBe("Which weakens?");
});

test("long texts are cut, none gives an empty line", () => {
  expect(previewOf("problem-solving", item(["stem", "word ".repeat(200)]))).toHaveLength(300);
  expect(previewOf("problem-solving", item())).toBe("");
});
