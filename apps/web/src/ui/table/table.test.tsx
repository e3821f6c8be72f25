// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testPage } from "../../../test/test-server.ts";
import { Table } from "./table.tsx";

afterEach(cleanup);

const ROWS = [
  { route: "7 Ring", riders: 980 },
  { route: "14 Mill", riders: 10_410 },
  { route: "5 Depot", riders: 4600 },
];

function setUp() {
  render(
    <Table
      caption="Routes"
      rows={ROWS}
      rowKey={(row) => row.route}
      columns={[
        { key: "route", head: "Route", cell: (row) => row.route, sortBy: (row) => row.route },
        {
          key: "riders",
          head: "Riders",
          numeric: true,
          cell: (row) => row.riders,
          sortBy: (row) => row.riders,
        },
        { key: "note", head: "Note", cell: () => "" },
      ]}
    />,
  );
}

function firstColumn() {
  return screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.firstChild?.textContent);
}

function directionOf(name: string) {
  return screen.getByRole("columnheader", { name }).getAttribute("aria-sort");
}

test("rows that are equal in a column keep the order that an earlier sort gave them", async () => {
  const user = userEvent.setup();
  const rows = [
    { town: "Alder", region: "West", size: 4 },
    { town: "Birch", region: "East", size: 9 },
    { town: "Cedar", region: "West", size: 2 },
    { town: "Dogwood", region: "East", size: 6 },
  ];
  render(
    <Table
      caption="Towns"
      rows={rows}
      rowKey={({ town }) => town}
      sortMenu
      columns={[
        { key: "town", head: "Town", cell: ({ town }) => town, sortBy: ({ town }) => town },
        {
          key: "region",
          head: "Region",
          cell: ({ region }) => region,
          sortBy: (one) => one.region,
        },
        { key: "size", head: "Size", cell: ({ size }) => size, sortBy: ({ size }) => size },
      ]}
    />,
  );
  const sort = (column: string) => user.click(screen.getByRole("button", { name: column }));
  await sort("Size");
  await sort("Region");
  expect(firstColumn()).toEqual(["Dogwood", "Birch", "Cedar", "Alder"]);
  await sort("Size");
  await sort("Size");
  await sort("Region");
  expect(firstColumn()).toEqual(["Birch", "Dogwood", "Alder", "Cedar"]);
  const list = screen.getByRole("combobox", { name: "Sort by" });
  await user.selectOptions(list, "Original order");
  expect(firstColumn()).toEqual(["Alder", "Birch", "Cedar", "Dogwood"]);
});

test("a heading sorts by value, then reverses the order, by keyboard", async () => {
  const user = userEvent.setup();
  setUp();
  expect(firstColumn()).toEqual(["7 Ring", "14 Mill", "5 Depot"]);
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(firstColumn()).toEqual(["7 Ring", "5 Depot", "14 Mill"]);
  expect([directionOf("Riders"), directionOf("Route")]).toEqual(["ascending", "none"]);
  await user.keyboard(" ");
  expect(firstColumn()).toEqual(["14 Mill", "5 Depot", "7 Ring"]);
  expect(directionOf("Riders")).toBe("descending");
});

test("a line above the table says how it's sorted, and announces changes", async () => {
  const user = userEvent.setup();
  setUp();
  const line = screen.getByText("Select a heading to sort");
  expect(line.getAttribute("aria-live")).toBe("polite");
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("Riders");
  expect(line.textContent).toBe("Sorted by Riders, smallest first");
  await press("Riders");
  expect(line.textContent).toBe("Sorted by Riders, largest first");
  await press("Route");
  expect(line.textContent).toBe("Sorted by Route, A to Z");
  await press("Route");
  expect(line.textContent).toBe("Sorted by Route, Z to A");
});

test("a table that can't be sorted has no such line", () => {
  render(
    <Table
      caption="Routes"
      rows={ROWS}
      rowKey={({ route }) => route}
      columns={[{ key: "route", head: "Route", cell: ({ route }) => route }]}
    />,
  );
  expect(screen.queryByText(/sort/i)).toBeNull();
});

test.each([
  { numeric: false, kept: "origin" },
  { numeric: true, kept: "Port" },
])("the arrow of a heading stays with the word next to it: $kept", ({ numeric, kept }) => {
  render(
    <Table
      caption="Ports"
      rows={[]}
      rowKey={() => ""}
      columns={[{ key: "p", head: "Port of origin", numeric, cell: () => "", sortBy: () => "" }]}
    />,
  );
  const button = screen.getByRole("button", { name: "Port of origin" });
  const beside = button.querySelector("svg")!.closest(".whitespace-nowrap")!;
  expect(beside.textContent.trim()).toBe(kept);
});

test("sorts names that begin with numbers the way a person would", async () => {
  const user = userEvent.setup();
  setUp();
  await user.click(screen.getByRole("button", { name: "Route" }));
  expect(firstColumn()).toEqual(["5 Depot", "7 Ring", "14 Mill"]);
});

test("a column that can't be sorted has no button and no direction", () => {
  setUp();
  expect(screen.queryByRole("button", { name: "Note" })).toBeNull();
  expect(directionOf("Note")).toBeNull();
});

const TWO_LINES = readFileSync(join(import.meta.dirname, "../styles/two-lines.css"), "utf8");

/** A table for many rows in a window of this width, with its style sheet. */
function setUpReport(width: number) {
  testPage().setViewport({ width });
  const style = document.createElement("style");
  style.textContent = TWO_LINES;
  document.head.append(style);
  render(
    <Table
      caption="Questions"
      rows={[{ order: 1 }]}
      rowKey={({ order }) => order}
      columns={[
        { key: "order", head: "No.", line: "lead", cell: ({ order }) => order },
        { key: "preview", head: "Preview", line: "main", cell: () => "What is a?" },
        { key: "topic", head: "Topic", line: "more", cell: () => "Rates" },
        { key: "time", head: "Time", line: "more", cell: () => "1:30" },
        { key: "correct", head: "Correct", line: "lead", cell: () => "Yes" },
      ]}
    />,
  );
  const [, row] = within(screen.getByRole("table", { name: "Questions" })).getAllByRole("row");
  return row!;
}

const lookOf = (element: Element) => getComputedStyle(element);

test("on a phone, a row is two lines: number, verdict, preview; topic, time", () => {
  const row = setUpReport(360);
  expect(lookOf(row).display).toBe("flex");
  const cells = within(row).getAllByRole("cell");
  const inOrder = cells.toSorted((a, b) => Number(lookOf(a).order) - Number(lookOf(b).order));
  expect(inOrder.map(({ textContent }) => textContent)).toEqual([
    "1",
    "Yes",
    "What is a?",
    "Rates",
    "1:30",
  ]);
  const lines = inOrder.map((cell) => (Number(lookOf(cell).order) < 2 ? 1 : 2));
  expect(lines).toEqual([1, 1, 1, 2, 2]);
});

test("a table in two lines keeps its roles and headings", () => {
  setUpReport(360);
  const table = screen.getByRole("table", { name: "Questions" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["No.", "Preview", "Topic", "Time", "Correct"]);
  for (const [role, count] of [
    ["row", 2],
    ["cell", 5],
  ] as const) {
    const found = within(table).getAllByRole(role);
    expect(found).toHaveLength(count);
    // By attribute, because some browsers forget the role of a row that isn't laid out as one.
    expect(found.every((element) => element.getAttribute("role") === role)).toBe(true);
  }
});

test("the same table has columns on a wide screen", () => {
  expect(lookOf(setUpReport(1024)).display).not.toBe("flex");
});
