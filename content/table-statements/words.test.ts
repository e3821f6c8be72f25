import { expect, test } from "vitest";
import { createRng, range, type TableView } from "@theta/items/template";
import { groceryStores } from "../stories/tables/trade.ts";
import { moreOfSeveral, nounInPlural, ofSeveral } from "./of-several.ts";
import { roundBetween } from "./round.ts";
import { readTable } from "./table-reader.ts";
import { drawWorld, tableOf, valuesOf } from "./world.ts";
import {
  apartIn,
  averaged,
  clause,
  clauses,
  comparisonIn,
  comparisonsIn,
  fromTended,
  joined,
  limited,
  nounFor,
  percentMore,
  readNounFor,
  shortOf,
  tendedTo,
  timesAs,
  tops,
  unlimited,
} from "./words.ts";

const WORLD = drawWorld([groceryStores], [8, 8], createRng("words", 1))!;
const TABLE = readTable({ table: tableOf(WORLD) as TableView["table"] });

test.each([
  [14.2, 15.3, 15],
  [376, 412, 400],
  [92.2, 93.6, 93],
  [0.41, 0.47, 0.45],
  [5, 5, null],
  [-3, 4, null],
])("a round number between %d and %d is %s", (low, high, round) => {
  expect(roundBetween(low, high)).toBe(round);
});

test.each([
  ["a larger floor area", "the largest floor area", "the largest floor areas"],
  [
    "a higher average cost per rider",
    "the highest average cost per rider",
    "the highest average costs per rider",
  ],
  ["a larger capacity", "the largest capacity", "the largest capacities"],
  ["higher revenue", "the highest revenue", "the highest revenue"],
  [
    "a higher percentage of calls resolved",
    "the highest percentage of calls resolved",
    "the highest percentages of calls resolved",
  ],
])("several rows with %s: %s becomes %s", (more, most, said) => {
  expect(ofSeveral({ has: "", have: "", less: "", least: "", more, most }, most)).toBe(said);
});

test.each([
  ["a larger floor area", "larger floor areas"],
  ["a higher percentage of calls resolved", "higher percentages of calls resolved"],
  ["higher annual revenue", "higher annual revenue"],
])("several rows with %s have %s", (more, said) => {
  expect(moreOfSeveral(more)).toBe(said);
});

test.each([
  ["number of donors", "numbers of donors"],
  ["average monthly rent", "average monthly rents"],
  ["amount of deposits", "total deposits"],
  ["tuition revenue", "tuition revenues"],
  ["tuition per student", null],
])("the plural of %s is %s", (noun, plural) => {
  expect(nounInPlural(noun)).toBe(plural);
});

test.each([
  ["number of employees", "number of employees at Ashland"],
  ["annual revenue", "annual revenue of Ashland"],
  ["number of visitors in 2015", "number of visitors to Ashland in 2015"],
  ["operating expense in 2018", "operating expenses of Ashland in 2018"],
])("reads back the %s of one row", (noun, said) => {
  expect(nounFor(WORLD, noun, "Ashland")).toBe(said);
  const stem = noun.replace("operating expense", "operating expenses");
  expect(readNounFor(said, ["Ashland"])).toEqual({ noun: stem, name: "Ashland" });
});

test.each([
  ["number of employees", "the number of employees at Ashland and the number at Carver"],
  ["annual revenue", "the annual revenue of Ashland and that of Carver"],
])("says the %s of two rows", (noun, said) => {
  expect(apartIn(WORLD, noun, ["Ashland", "Carver"])).toBe(said);
});

test.each([
  ["operating expense in 2018", "operating expenses in 2018"],
  ["amount of deposits", "amount of deposits"],
  ["number of beds", "number of beds"],
])("the average of each row’s %s is of %s", (noun, said) => {
  expect(averaged(noun)).toBe(said);
});

test("says the fullest wording that isn't too long", () => {
  const long = "word ".repeat(25);
  expect(shortOf(`${long}more`, "a few words", "few")).toBe("a few words");
  expect(shortOf(`${long}more`, long)).toBe(long);
});

test("says columns in clauses", () => {
  expect(clause(WORLD, "employees", "less than", 40)).toBe("employed fewer than 40 people");
  expect(clauses(WORLD, "revenue", "at least", 12)).toBe(
    String.raw`had annual revenue of at least \$12 million`,
  );
  expect(joined("had 4 rooms", "had 6 beds")).toBe("had 4 rooms and 6 beds");
  expect(tops(WORLD, 3, "area")).toBe("the three stores with the largest floor areas");
  expect(timesAs(WORLD, "employees", ["A", "more than twice", "B"])).toBe(
    "A had more than twice as many employees as B",
  );
  expect(percentMore(WORLD, "area", ["A", "5 percent", "B"])).toBe(
    "The floor area of A was 5 percent larger than that of B",
  );
});

test("reads back what it says", () => {
  const employees = valuesOf(WORLD, "employees");
  const revenue = valuesOf(WORLD, "revenue");
  for (const bound of range(30, 200)) {
    const said = clause(WORLD, "employees", "more than", bound);
    expect(TABLE.meets(said)).toEqual(employees.map((value) => value > bound));
  }
  const both = `${clauses(WORLD, "employees", "at least", 80)} ${clause(WORLD, "revenue", "less than", 20)}`;
  expect(TABLE.meetBoth(both, " ")).toEqual([
    employees.map((value) => value >= 80),
    revenue.map((value) => value < 20),
  ]);
  expect(TABLE.toward("the fewest employees")).toEqual(employees.map((value) => -value));
  expect(TABLE.column("the largest floor areas")).toEqual(valuesOf(WORLD, "area"));
  expect(() => TABLE.column("more wheels")).toThrow("No column");
});

test.each([
  ["sold # units", "more units sold", "sold more units", "sold fewer units"],
  ["had # seats", "more seats", "had more seats", "had fewer seats"],
  ["employed # people", "more employees", "had more employees", "had fewer employees"],
  [
    "received # in donations",
    "a larger amount of donations",
    "had a larger amount of donations",
    null,
  ],
  ["had a price of #", "a higher price", "had a higher price", null],
])("of rows that %s, one with %s %s", (has, more, did, didLess) => {
  const less = more.replace("more", "fewer");
  const says = { has, have: has, more, less, most: "", least: "" };
  expect(comparisonIn(says)).toBe(did);
  if (didLess) expect(comparisonIn(says, true)).toBe(didLess);
  expect(fromTended(tendedTo(did))).toBe(did);
});

test.each([
  ["had a price of #", "a higher price", "had higher prices"],
  ["received # in donations", "a larger amount of donations", "had larger amounts of donations"],
  ["was open # hours per week", "more hours open per week", "were open more hours per week"],
])("of rows that %s, several with %s %s", (has, more, did) => {
  expect(comparisonsIn({ has, have: has, more, less: "", most: "", least: "" })).toBe(did);
  expect(fromTended(tendedTo(did))).toBe(did);
});

test.each([
  ["had more than 20 rangers", "with more than 20 rangers"],
  ["employed more than 20 people", "that employed more than 20 people"],
  [
    "had more than 5 percent of its units returned",
    "that had more than 5 percent of its units returned",
  ],
])("%s as a condition is %s", (words, condition) => {
  expect(limited(words)).toBe(condition);
  expect(unlimited(condition)).toBe(words);
});
