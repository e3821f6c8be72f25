import fc from "fast-check";
import { expect, test } from "vitest";
import { breakFormulas, holdSigns } from "./break-formulas.ts";

const row = (inside: string) => `<math><mrow>${inside}</mrow></math>`;
const LONG = "<mi>abcdefghijklmnopqrstuvwxyz</mi>";

/** The text between the places where a line may break. */
function parts(formula: string): string[] {
  return breakFormulas(formula)
    .split("<wbr>")
    .map((part) => part.replace(/<[^>]*>/g, ""));
}

test("breaks a long formula before each relation sign", () => {
  const formula = row(`${LONG}<mo>=</mo><mn>2</mn><mo class="x">≤</mo><mn>3</mn>`);
  expect(breakFormulas(`<p>${formula}.</p>`)).toBe(
    `<p>${row(LONG)}<wbr>${row('<mo form="infix">=</mo><mn>2</mn>')}<wbr>${row('<mo form="infix" class="x">≤</mo><mn>3</mn>')}.</p>`,
  );
});

test("breaks a long sum before each term and a long product before its dots", () => {
  const factor = "<mrow><mo>(</mo><mn>1</mn><mo>+</mo><mn>12345</mn><mo>)</mo></mrow>";
  expect(parts(row(`<mo>=</mo>${factor.repeat(3)}<mo>⋯</mo>${factor}`))).toEqual([
    "=(1+12345)(1+12345)(1+12345)",
    "⋯(1+12345)",
  ]);
  const sum = `${LONG}<mo>+</mo><mn>2</mn><mo>−</mo><mn>3</mn><mo>+</mo><mo>⋯</mo><mo>+</mo><mn>9</mn>`;
  expect(parts(row(sum))).toEqual(["abcdefghijklmnopqrstuvwxyz", "+2", "−3", "+⋯+9"]);
});

test.each([
  ["a short one", row("<mi>x</mi><mo>=</mo><mn>2</mn>")],
  [
    "a sign below a sum",
    row(`${LONG}<munder><mo>∑</mo><mrow><mi>k</mi><mo>=</mo></mrow></munder>`),
  ],
  ["no sign to break before", row(`${LONG}<mo>×</mo><mn>2</mn>`)],
  ["only a leading sign", row(`<mo>=</mo>${LONG}`)],
  ["only a minus sign of a number", row(`<mo>−</mo>${LONG}`)],
])("keeps %s whole", (_, formula) => {
  expect(breakFormulas(formula)).toBe(formula);
});

const piece = fc.constantFrom(
  "<mi>x</mi>",
  "<mn>1234</mn>",
  "<mo>=</mo>",
  "<mo>&lt;</mo>",
  "<mo>+</mo>",
  "<mfrac><mn>1</mn><mrow><mi>x</mi><mo>=</mo><mi>y</mi></mrow></mfrac>",
);

test("adds nothing but breaks and loses nothing", () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
      const inside = pieces.join("");
      const broken = breakFormulas(row(inside));
      const whole = broken
        .replaceAll("</mrow></math><wbr><math><mrow>", "")
        .replaceAll(' form="infix"', "");
      expect(whole).toBe(row(inside));
    }),
  );
});

test("keeps signs with the formula before them", () => {
  const x = "<math><mi>x</mi></math>";
  expect(holdSigns(`If (${x}), then ${x} and ${x}.`)).toBe(
    `If <span class="rich-whole">(${x}),</span> then ${x} and <span class="rich-whole">${x}.</span>`,
  );
});
