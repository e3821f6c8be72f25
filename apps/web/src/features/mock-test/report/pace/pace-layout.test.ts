import { expect, test } from "vitest";
import { layOutPace, type PaceLabel, type PaceMark, type PacePoint } from "./pace-layout.ts";

const PHONE = { width: 280, height: 256, columns: 10 };
const DESK = { width: 620, height: 304, columns: 10 };

const point = (order: number, column: number, height: number, more = {}): PacePoint => ({
  order,
  column,
  height,
  outcome: "incorrect",
  isNamed: true,
  ...more,
});

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What's drawn, with the space it takes on screen. */
function boxes(
  { marks, labels }: { marks: PaceMark[]; labels: PaceLabel[] },
  { width }: { width: number },
): Box[] {
  // As in the style sheet, from a container of 32rem on.
  const disc = width < 512 ? 12 : 14;
  return [
    ...marks.map(({ orders, x, y }) => ({
      name: `mark of ${orders.join()}`,
      x,
      y,
      width: orders.length === 1 ? disc : disc + 1 + 6 * `×${orders.length}`.length,
      height: disc,
    })),
    ...labels.map(({ text, x, y }) => ({
      name: `label ${text}`,
      x,
      y,
      width: 7 * text.replaceAll(/\D/g, "").length + 6 * (text.split(",").length - 1),
      height: 12,
    })),
  ];
}

function collisions(drawn: readonly Box[]): string[] {
  return drawn.flatMap((one, k) =>
    drawn
      .slice(k + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2,
      )
      .map((other) => `${one.name} on ${other.name}`),
  );
}

/** Numbers that look random but are the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const some = (seed: number, highest: number, from: number, columns: number) => {
  const next = chance(seed);
  return Array.from({ length: 23 }, (_, k) =>
    point(k + 1, from + Math.floor(next() * columns), next() * highest, {
      outcome: next() < 0.6 ? "incorrect" : "correct",
      isNamed: next() < 0.6,
    }),
  );
};

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("overlaps nothing on %s, however many are rushed", (_, size) => {
  for (let seed = 1; seed <= 300; seed++) {
    for (const [highest, from, columns] of [
      [100, 0, 10],
      [6, 3, 4],
      [20, 4, 2],
      [3, 9, 1],
    ] as const) {
      const points = some(seed, highest, from, columns);
      const layout = layOutPace(points, size);
      expect(collisions(boxes(layout, size)), `seed ${seed}, ${highest} %`).toEqual([]);
      const shown = layout.marks.flatMap(({ orders }) => orders).toSorted((a, b) => a - b);
      expect(shown).toEqual(points.map(({ order }) => order));
    }
  }
});

const labelsOf = (points: PacePoint[], size = DESK) =>
  layOutPace(points, size).labels.map(({ text }) => text);

test.each([
  ["a mark alone names itself", [point(8, 5, 40)], ["8"]],
  ["others are not named", [point(8, 5, 40), point(9, 5, 80, { isNamed: false })], ["8"]],
  ["a row is named together", [point(10, 5, 41), point(8, 5, 40)], ["8, 10"]],
  ["columns are named for themselves", [point(8, 5, 40), point(10, 6, 40)], ["8", "10"]],
])("%s", (_, points, labels) => {
  expect(labelsOf(points)).toEqual(labels);
});

test("keeps marks at their difficulty and time where there's room", () => {
  const { marks } = layOutPace([point(1, 0, 50), point(2, 9, 100)], DESK);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [31, 152],
    [589, 304],
  ]);
});

test("counts marks by outcome when a column has too many", () => {
  const rushed = Array.from({ length: 9 }, (_, k) =>
    point(k + 1, 4, 2, { outcome: k < 7 ? "incorrect" : "correct" }),
  );
  const { marks, labels } = layOutPace(rushed, PHONE);
  expect(marks.map(({ orders, outcome }) => [orders.length, outcome])).toEqual([
    [7, "incorrect"],
    [2, "correct"],
  ]);
  expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(25);
  expect(labels).toEqual([]);
});
