import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const about = (value: number, digits = 8) => expect.closeTo(value, digits) as number;
const unique = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);
const pairs = (most: number) => upTo(most).flatMap((x) => upTo(most).map((y) => [x, y] as const));

/** Answers to "Is it divisible by 12?": 0 for no, 1 for yes. */
const answers = (ns: readonly number[]) => unique(ns.map((n) => Number(n % 12 === 0)));

test("agrees with the note on the method of sufficiency", () => {
  const name = "sufficiency-method";
  const first = pairs(30).filter(([x, y]) => 3 * x + 5 * y === 19);
  says(name, "so $x + y = 5$: enough", unique(first.map(([x, y]) => x + y)), [5]);
  const second = pairs(30).filter(([x, y]) => x * y === 6);
  says(name, "with the sums 7 and 5: not enough", unique(second.map(([x, y]) => x + y)), [5, 7]);
});

test("agrees with the note on sufficiency of values", () => {
  const name = "sufficiency-value";
  const bought = upTo(20).flatMap((p) =>
    upTo(9)
      .filter((n) => 3 * p + 7 * n === 41)
      .map((n) => [p, n]),
  );
  says(name, "$n = 2$ with $p = 9$, and $n = 5$ with $p = 2$", bought, [
    [2, 5],
    [9, 2],
  ]);
  const roots = upTo(41)
    .map((k) => k - 21)
    .filter((x) => x * x - 2 * x === 15);
  says(name, "$x^2 - 2x = 15$ gives 5 and $-3$", roots, [-3, 5]);
  says(name, "= 35$", (7 / 12) * 60, about(35));
  says(name, "$6/24 = 0.25$", 6 / (30 - 6), 0.25);
});

test("agrees with the note on yes-or-no sufficiency", () => {
  const name = "sufficiency-yes-no";
  const both = upTo(600).filter((n) => n % 6 === 0 && (n * n) % 8 === 0);
  says(
    name,
    "So it is divisible by 12",
    both.every((n) => n % 12 === 0),
    true,
  );
  says(name, "6 gives no and 12 gives yes", answers(upTo(60).filter((n) => n % 6 === 0)), [0, 1]);
  says(
    name,
    "4 gives no and 12 gives yes",
    answers(upTo(60).filter((n) => (n * n) % 8 === 0)),
    [0, 1],
  );
  says(
    name,
    "$x = 2$ gives yes",
    [2, -0.5].map((x) => x ** 3 > x),
    [true, true],
  );
});

test("agrees with the note on graphics", () => {
  says(
    "graphics-charts",
    "so *87* percent".replaceAll("*", "_"),
    [24 / 20, 56 / 30 - 1],
    [1.2, about(0.87, 2)],
  );
  says("graphics-charts", "They grew by 60 percent", (0.4 * 2) / 0.5, about(1.6));
  const pass = 0.6 * 2000;
  const approved = 0.25 * pass + 0.4 * 0.75 * pass;
  says("graphics-relationships", "$300 + 360 = 660$", approved, about(660));
  says(
    "graphics-relationships",
    "$\\frac{800}{1{,}340} \\approx 0.6$",
    (2000 - pass) / (2000 - approved),
    about(0.6, 1),
  );
  says("graphics-relationships", "= -3$", (140 - 200) / (30 - 10), -3);
});

test("agrees with the note on tables", () => {
  const stores = {
    P: [12, 20, 5],
    Q: [18, 27, 8.1],
    R: [25, 40, 9.5],
    S: [9, 16, 4.4],
    T: [30, 45, 12.6],
    U: [15, 30, 6.6],
    V: [22, 33, 9.9],
  } satisfies Record<string, [number, number, number]>;
  const rows = Object.entries(stores);
  const middle = (column: number) =>
    rows.toSorted((one, other) => one[1][column]! - other[1][column]!)[3]![0];
  const name = "tables-sort-count";
  says(name, "The median is 18, Store Q", middle(0), "Q");
  says(name, "The median is 30, Store U", middle(1), "U");
  const large = rows.filter(([, [, employees]]) => employees > 28).map(([store]) => store);
  says(name, "More than 28 employees: U, V, R, T", large.toSorted(), ["R", "T", "U", "V"]);
  says(
    name,
    "U has 6.6",
    rows.filter(([, [, n, sales]]) => n > 28 && sales <= 7).map(([store]) => store),
    ["U"],
  );
  const rich = rows.filter(([, [, n, sales]]) => sales / n > 0.2999).map(([store]) => store);
  says(name, "Two stores reach 0.3", rich, ["Q", "V"]);
});

test("agrees with the note on two-part questions", () => {
  const name = "two-part-quantitative";
  says(name, "$7 + 20 \\cdot 1.5 = 37$", [7 + 8 * 1.5, 7 + 20 * 1.5], [19, 37]);
  const list = [3, 6, 8, 9, 12];
  const fits = list.flatMap((x) => list.filter((y) => 9 * x + 14 * y === 150).map((y) => [x, y]));
  says(name, "So $x = 12$ and $y = 3$", fits, [[12, 3]]);
  says(name, "B needs 9 hours, and A needs 18", 6 / 9 + 6 / 18, about(1));
  const threes = upTo(9).flatMap((c) =>
    upTo(c - 1).flatMap((b) =>
      upTo(b - 1)
        .filter((a) => a + b + c === 12)
        .map(() => c),
    ),
  );
  says(name, "The least is 5", [Math.min(...threes), Math.max(...threes)], [5, 9]);
  const tickets = upTo(9).flatMap((a) =>
    upTo(12)
      .filter((c) => 12 * a + 7 * c === 86 && a > c)
      .map((c) => [a, c]),
  );
  says(name, "$a = 6$ and $c = 2$", tickets, [[6, 2]]);
});

test("puts the four reports of the note in order", () => {
  const days = [0, 1, 2, 3];
  const orders = days.flatMap((j) =>
    days.flatMap((k) =>
      days.flatMap((l) =>
        days
          .filter((m) => new Set([j, k, l, m]).size === 4 && j < k && l === m + 1)
          .map((m) => ({ J: j, K: k, L: l, M: m })),
      ),
    ),
  );
  const name = "two-part-verbal";
  const written = orders.map((order) =>
    Object.entries(order)
      .toSorted((one, other) => one[1] - other[1])
      .map(([report]) => report)
      .join(", "),
  );
  for (const words of written) says(name, words, written.length, 3);
  const rows = ["J", "K", "L"] as const;
  says(
    name,
    "So J is right in both columns",
    [
      rows.filter((report) => orders.some((order) => order[report] === 0)),
      rows.filter((report) => orders.every((order) => order[report] !== 3)),
    ],
    [["J"], ["J"]],
  );
});
