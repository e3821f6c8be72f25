import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { normalThetas, uniforms } from "../simulate/benchmark.ts";
import { type CalibrationItem, calibratePool } from "./calibrate-pool.ts";
import { mayBeReleased } from "./calibrate-options.ts";
import type { Responses } from "./calibrate-responses.ts";
import { NODES } from "../ability/grid.ts";
import { type Parameters, probability } from "../ability/model.ts";

const csv = (name: string): number[][] =>
  readFileSync(new URL(`../../test-data/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",").map(Number));

const columns = (rows: readonly (readonly number[])[]): Responses => {
  const width = rows[0]!.length;
  return {
    learners: rows.length,
    learner: Int32Array.from({ length: rows.length * width }, (_, n) => Math.floor(n / width)),
    item: Int32Array.from({ length: rows.length * width }, (_, n) => n % width),
    correct: Uint8Array.from(rows.flat()),
  };
};

const known = csv("fipc_items.csv").map(([a, b, c]) => ({ a: a!, b: b!, c: c! }));
const fipc = columns(csv("fipc.csv").map((row) => row.slice(1)));
const START: Parameters = { a: 1, b: 0, c: 0.18 };

// Printed by mirt 1.45.1 for these data (with a prior on −a·b instead of ours on b).
const PEER: Parameters[] = [
  { a: 0.81231, b: 0.699323, c: 0.162798 },
  { a: 0.670598, b: -0.414834, c: 0.165758 },
];

const gap = (x: Parameters, y: Parameters): number => {
  let [sum, weights] = [0, 0];
  for (const theta of NODES) {
    const weight = Math.exp((-theta * theta) / 2);
    sum += weight * Math.abs(probability(theta, x) - probability(theta, y));
    weights += weight;
  }
  return sum / weights;
};

test("matches the reference for two items calibrated with twenty fixed ones", () => {
  const items = known.map((item, i) => ({ ...(i < 20 ? item : START), fixed: i < 20 }));
  const result = calibratePool(fipc, items, { tolerance: 1e-6 });
  expect(result.converged).toBe(true);
  expect(result.mean).toBeCloseTo(0.266701, 3);
  expect(Math.abs(result.sd ** 2 - 1.14073)).toBeLessThan(0.003);
  expect(result.items.slice(0, 20).every((item) => item === null)).toBe(true);
  for (const [k, peer] of PEER.entries()) {
    const { parameters, errors, answers } = result.items[20 + k]!;
    expect(gap(parameters, peer)).toBeLessThan(0.004);
    expect(gap(parameters, known[20 + k]!)).toBeLessThan(0.025);
    expect(Math.abs(parameters.b - known[20 + k]!.b)).toBeLessThan(2 * errors.b);
    expect(answers).toBe(1500);
  }
});

test("finds the printed likelihood for the reference's own solution", () => {
  const items = [...known.slice(0, 20), ...PEER].map((item) => ({ ...item, fixed: true }));
  const { logLikelihood } = calibratePool(fipc, items, { tolerance: 1e-6 });
  expect(Math.abs(logLikelihood - -18521.1602)).toBeLessThan(0.002);
});

test("finds a maximum: any other item nearby is less likely", () => {
  const items = known.map((item, i) => ({ ...(i < 20 ? item : START), fixed: i < 20 }));
  const found = calibratePool(fipc, items, { tolerance: 1e-5 });
  const height = (change: Partial<Parameters>) => {
    const at = { ...found.items[20]!.parameters, ...change };
    const fixed = [...known.slice(0, 20), at, found.items[21]!.parameters];
    const { logLikelihood } = calibratePool(
      fipc,
      fixed.map((item) => ({ ...item, fixed: true })),
      { tolerance: 1e-5 },
    );
    const u = Math.log(at.a);
    const prior = -u - (u * u) / 0.18 - (at.b * at.b) / 4.5;
    return logLikelihood + prior + 8 * Math.log(at.c) + 40 * Math.log(1 - at.c);
  };
  const { a, b, c } = found.items[20]!.parameters;
  const top = height({});
  for (const other of [
    { a: a * 1.05 },
    { b: b - 0.05 },
    { c: c - 0.01 },
    { a: a * 1.02, b: b + 0.04, c: c + 0.01 },
  ])
    expect(height(other)).toBeLessThan(top);
});

test("recovers a pool without fixed items on the scale N(0, 1)", () => {
  const draw = uniforms(11);
  const truth = Array.from({ length: 40 }, (_, i) => ({ a: 1.2, b: -2 + i * 0.1, c: 0.18 }));
  const rows = [...normalThetas(1200, 12)].map((theta) =>
    truth.map((item) => (draw() < probability(theta, item) ? 1 : 0)),
  );
  const items: CalibrationItem[] = truth.map(() => ({ ...START, fixed: false }));
  const result = calibratePool(columns(rows), items, { tolerance: 1e-3 });
  expect([result.mean, result.sd]).toEqual([0, 1]);
  const gaps = result.items.map((item, i) => gap(item!.parameters, truth[i]!));
  expect(gaps.reduce((x, y) => x + y) / 40).toBeLessThan(0.02);
  const z = result.items.map((item, i) => (item!.parameters.b - truth[i]!.b) / item!.errors.b);
  const spread = Math.sqrt(z.reduce((sum, one) => sum + one * one, 0) / 40);
  expect(spread).toBeGreaterThan(0.6);
  expect(spread).toBeLessThan(1.4);
  expect(result.items.filter((item) => mayBeReleased(item!)).length).toBeGreaterThan(25);
});

test("refuses faulty answers and says where they are", () => {
  const items = [{ ...START, fixed: false }];
  const one = { learners: 1, learner: Int32Array.of(0), item: Int32Array.of(0) };
  const right = Uint8Array.of(1);
  expect(() => calibratePool({ ...one, correct: Uint8Array.of(2) }, items)).toThrow(
    "Answer 0 must be 0 or 1, not 2.",
  );
  expect(() => calibratePool({ ...one, item: Int32Array.of(3), correct: right }, items)).toThrow(
    "Answer 0: there is no item 3 among 1.",
  );
  expect(() => calibratePool({ ...one, learners: 0, correct: right }, items)).toThrow("no learner");
  expect(() => calibratePool({ ...one, correct: new Uint8Array(2) }, items)).toThrow(
    "equal length",
  );
  const twice = { learners: 1, learner: new Int32Array(2), item: new Int32Array(2) };
  expect(() => calibratePool({ ...twice, correct: new Uint8Array(2) }, items)).toThrow(
    "Learner 0 answered item 0 twice.",
  );
  expect(() =>
    calibratePool({ ...one, correct: right }, [{ ...START, a: 0, fixed: false }]),
  ).toThrow("Item 0: a must be above 0, not 0.");
  expect(() => calibratePool({ ...one, correct: right }, items, { tolerance: 0 })).toThrow(
    "above 0",
  );
});
