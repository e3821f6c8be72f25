/**
 * The rows of `npm run bench`, in order. To add one, write a module with a `BenchRow` and put it on
 * this list.
 */
import type { BenchRow } from "./bench-row.ts";
import { floorRows } from "./floor-rows.ts";
import { growthRows } from "./growth-rows.ts";
import { labRows } from "./lab-rows.ts";
import { loadRows } from "./load-rows.ts";
import { pageRows } from "./page-rows.ts";
import { searchRows } from "./search-rows.ts";
import { startRows } from "./start-rows.ts";

export const ROWS: readonly BenchRow[] = [
  ...floorRows,
  ...loadRows,
  ...growthRows,
  ...searchRows,
  ...labRows,
  ...pageRows,
  ...startRows,
];
