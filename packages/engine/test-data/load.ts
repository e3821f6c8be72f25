import { readFileSync } from "node:fs";
import type { ItemParameters } from "../src/ability/item.ts";
import { exactBlueprint, type Blueprint } from "../src/plan/blueprint.ts";

/** The standard pool and examinees of the benchmark, for the tests and the bench. */
interface BenchmarkItem {
  id: number;
  a: number;
  b: number;
  c: number;
  area: string;
  set: number | null;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

export const standardItems: ItemParameters[] = (read("pool.json") as BenchmarkItem[]).map(
  (item) => ({ ...item, id: String(item.id), set: item.set === null ? null : String(item.set) }),
);

/** 2,000 normal examinees, then 13 × 200 on a grid from −3 to 3. */
export const standardThetas = read("thetas.json") as number[];

export const STANDARD: Blueprint = exactBlueprint("standard", { A: 7, B: 6, C: 5, D: 3 });

/** Area C as two passages, of 2 and 3 items in either order. */
export const PASSAGES: Blueprint = {
  ...STANDARD,
  name: "passages",
  quotas: STANDARD.quotas.map((quota) =>
    quota.name === "C"
      ? { ...quota, sets: { min: 2, max: 2, sizeMin: 2, sizeMax: 3, spread: true } }
      : quota,
  ),
};
