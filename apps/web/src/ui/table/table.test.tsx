// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
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

test("a line over the table tells how it's sorted, and says so when that changes", async () => {
  const user = userEvent.setup();
  setUp();
  const line = screen.getByText("Select a heading to sort");
  expect(line.getAttribute("aria-live")).toBe("polite");
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("Riders");
  expect(line.textContent).toBe("Sorted by Riders (smallest first)");
  await press("Riders");
  expect(line.textContent).toBe("Sorted by Riders (largest first)");
  await press("Route");
  expect(line.textContent).toBe("Sorted by Route (A to Z)");
  await press("Route");
  expect(line.textContent).toBe("Sorted by Route (Z to A)");
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
])(
  "the sign of a head of several words keeps to the word beside it: $kept",
  ({ numeric, kept }) => {
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
  },
);

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
