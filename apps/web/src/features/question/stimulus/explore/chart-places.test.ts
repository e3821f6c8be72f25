import type { QuestionTable } from "@theta/contract";
import { expect, test } from "vitest";
import { chartPlaces, placeAfter, placeWords } from "./chart-places.ts";

function table(columns: string, ...rows: (string | number)[][]): QuestionTable {
  return {
    caption: "Sales",
    columns: columns.split(" ").map((name) => ({ name, isNumber: name.endsWith("#") })),
    rows: rows.map((cells) =>
      cells.map((cell) =>
        typeof cell === "number" ? { text: `${cell}`, value: cell } : { text: cell },
      ),
    ),
  };
}

const SALES = chartPlaces(
  table("Quarter Stores# Online#", ["Q1", 40, 12], ["Q2", 36, 20], ["Q3", 44, 31]),
);

test("words name a point, and numbers are its values", () => {
  expect(SALES.points).toEqual(["Q1", "Q2", "Q3"]);
  expect(SALES.values.map(({ name }) => name)).toEqual(["Stores#", "Online#"]);
  expect(SALES.values[0]!.heights).toEqual([0.5, 0, 1]);
  expect(placeWords({ point: 1, series: 1 }, SALES)).toBe("Q2. Online#: 20. 2 of 3.");
});

test("points of a plot without names are counted", () => {
  const { points, values } = chartPlaces(table("x# y#", [1, 5], [2, 5]));
  expect(points).toEqual(["Point 1", "Point 2"]);
  expect(values[1]!.heights).toEqual([0.5, 0.5]);
});

test("an arrow's two ends name it, and words alone are values too", () => {
  expect(chartPlaces(table("From To Share#", ["A", "B", 30])).points).toEqual(["A, B"]);
  const years = chartPlaces(table("Name Start End", ["Design", "2020", "2021"]));
  expect([years.points, years.values.map(({ heights }) => heights)]).toEqual([
    ["Design"],
    [[null], [null]],
  ]);
});

test.each([
  ["ArrowRight", 1, 0],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 0, 1],
  ["ArrowUp", 0, 0],
  ["End", 2, 0],
  ["Home", 0, 0],
  ["[", 1, 0],
  ["]", 2, 0],
])("%s leads from the first value to point %i of series %i", (key, point, series) => {
  expect(placeAfter(key, { point: 0, series: 0 }, SALES)).toEqual({ point, series });
});

test("stays at the ends, and leaves other keys alone", () => {
  expect(placeAfter("ArrowRight", { point: 2, series: 1 }, SALES)).toEqual({ point: 2, series: 1 });
  expect(placeAfter("ArrowDown", { point: 2, series: 1 }, SALES)).toEqual({ point: 2, series: 1 });
  expect(placeAfter("a", { point: 0, series: 0 }, SALES)).toBeNull();
});
