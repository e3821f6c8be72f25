import { describe, expect, test } from "vitest";
import { chartAlt } from "./chart-alt.ts";
import { chartForm, type ChartInput } from "./chart-form.ts";
import { chartNumbers } from "./chart-numbers.ts";
import { axisNumberText, numberText, withUnit } from "./number-text.ts";
import { formOf, TEST_FORMS } from "./test-forms.ts";

describe("the alt text", () => {
  test("says the kind, axes, and units after the author's words", () => {
    expect(chartAlt(formOf("scatter"))).toBe(
      "Age and price of used vans, with a trend line. Scatter plot. Horizontal axis: Age of the van (years), from 0 to 12. Vertical axis: Price (dollars), from 0 to 30,000. A straight trend line is drawn.",
    );
  });

  test("does not say the kind twice", () => {
    const form = { ...formOf("bars"), alt: "Bar chart of seven months." };
    expect(chartAlt(form).match(/bar chart/gi)).toHaveLength(1);
  });

  test.each(TEST_FORMS)("gives away no value of $name", ({ form }) => {
    const values = chartNumbers(form)
      .rows.flat()
      .filter((cell) => typeof cell === "number");
    const unusual = values.filter((value) => value > 100 && value % 500 !== 0);
    for (const value of unusual) expect(chartAlt(form)).not.toContain(numberText(value));
  });
});

describe("the numbers behind", () => {
  test.each(TEST_FORMS)("fill every column of every row: $name", ({ form }) => {
    const { columns, rows } = chartNumbers(form);
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      for (const [k, cell] of row.entries())
        if (columns[k]!.kind === "text") expect(typeof cell).toBe("string");
    }
  });

  test("are by category, with a column for each series, for lines and bars", () => {
    const { columns, rows } = chartNumbers(formOf("lines"));
    expect(columns.map(({ name }) => name).slice(0, 3)).toEqual([
      "Month of 2023",
      "Maritime",
      "Glass and ceramics",
    ]);
    expect(rows[6]).toEqual(["Jul", 36, 16, 23, 30, 8]);
  });

  test("describe regions of circles in words", () => {
    const form = TEST_FORMS.find(({ name }) => name === "three circles")!.form;
    const names = chartNumbers(form).rows.map(([name]) => name);
    expect(names).toContain("Daily newspaper and Podcast, not Weekly magazine");
    expect(names).toContain("Not Daily newspaper, not Weekly magazine, not Podcast");
    expect(names).toContain("Daily newspaper and Weekly magazine and Podcast");
  });

  test("have rows for arrows, classes, and five-number summaries", () => {
    expect(chartNumbers(formOf("flow")).rows[0]).toEqual(["Collection", "Sorting", 1200]);
    expect(chartNumbers(formOf("histogram")).rows[0]).toEqual(["0 to less than 2", 15]);
    expect(chartNumbers(formOf("boxes")).rows[0]).toEqual(["Team A", 45, 50, 55, 60, 75]);
  });
});

test.each([
  [numberText(12_500), "12,500"],
  [numberText(-3.5), "−3.5"],
  [numberText(0.1 + 0.2), "0.3"],
  [numberText(-0), "0"],
  [axisNumberText("Year")(2019), "2019"],
  [axisNumberText("Cups in a year")(2019), "2,019"],
  [axisNumberText("Rating", 0.5)(3), "3.0"],
  [withUnit(24, "%"), "24%"],
  [withUnit(-24, "$"), "−$24"],
  [withUnit(1200, "t"), "1,200 t"],
])("writes %s as %s", (written, wanted) => {
  expect(written).toBe(wanted);
});

test.each<[string, Partial<ChartInput>]>([
  ["given twice", { regions: [0, 1, 0].map((set) => ({ in: [set], count: 1 })) }],
  ["does not exist", { regions: [0, 1, 2].map((set) => ({ in: [set], count: 1 })) }],
])("refuses a region that is %s", (message, change) => {
  const parsed = chartForm.safeParse({ ...formOf("venn"), ...change });
  expect(parsed.error?.message).toContain(message);
});

test.each([
  ["leads to itself", [1, 1]],
  ["leaves the boxes", [1, 9]],
])("refuses an arrow that %s", (message, [from, to]) => {
  const form = formOf("flow");
  const arrows = [...form.arrows, { from, to }];
  expect(chartForm.safeParse({ ...form, arrows }).error?.message).toContain(message);
});
