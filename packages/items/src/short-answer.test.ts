import { expect, test } from "vitest";
import { toBankItems } from "./bank-item.ts";
import type { RenderedItem } from "./rendered-item.ts";
import { answerThatIs } from "./score-answer.ts";
import { shortAnswer } from "./short-answer.ts";
import { SAMPLES } from "./test-samples.ts";

const items = SAMPLES.flatMap((sample) => toBankItems(sample));

function contentOf(format: string): RenderedItem {
  return items.find((item) => item.format === format)!.content;
}

test.each([
  ["problem-solving", ["A"], ["B"]],
  ["data-sufficiency", ["A"], ["B"]],
  ["table-analysis", ["Yes", "No", "Yes"], ["No", "No", "Yes"]],
  ["graphics-interpretation", ["A", "A"], ["B", "A"]],
  ["two-part-analysis", ["2", "4"], ["1", "4"]],
])("%s: the key is %j, and an answer that is wrong in one part %j", (format, key, wrong) => {
  const item = contentOf(format);
  expect(shortAnswer(item, answerThatIs(true, item))).toEqual(key);
  expect(shortAnswer(item, answerThatIs(false, item))).toEqual(wrong);
});

test("parts are in the question's order, and one without an answer has a dash", () => {
  const item = contentOf("table-analysis");
  const { parts } = answerThatIs(true, item) as { parts: { partId: string; optionId: string }[] };
  expect(shortAnswer(item, { parts: [parts[2]!, parts[1]!] })).toEqual(["–", "No", "Yes"]);
});

test("a formula is on one line, and a sentence is cut", () => {
  const options = [
    "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of it",
    `${"word ".repeat(7)}and more of them`,
  ].map((html, k) => ({ id: String(k), html, isKey: k === 0, why: "" }));
  const parts = ["one", "two"].map((id) => ({ id, html: "", options }));
  const item = { ...contentOf("two-part-analysis"), parts };
  const answer = { parts: parts.map(({ id }, k) => ({ partId: id, optionId: String(k) })) };
  expect(shortAnswer(item, answer)).toEqual(["1/2 of it", `${"word ".repeat(7)}and m…`]);
});
