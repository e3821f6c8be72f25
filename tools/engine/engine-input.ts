import { readFileSync } from "node:fs";
import {
  checkParameters,
  type ItemParameters,
  type Parameters,
} from "../../packages/engine/src/index.ts";
import { UsageError } from "../command-options.ts";

export interface BenchmarkItem extends Parameters {
  readonly id: number;
  readonly area: string;
  readonly set?: number | string | null;
}

const FIELDS = ["id", "a", "b", "c", "area", "set"];
const ITEM = `{${FIELDS.join(", ")}}`;

export function readPool(file: string): BenchmarkItem[] {
  const items = readList(file, `items ${ITEM}`);
  const ids = new Set<number>();
  for (const [place, item] of items.entries())
    try {
      checkItem(item);
      if (ids.has(item.id)) throw new Error(`the id ${item.id} comes twice.`);
      ids.add(item.id);
    } catch (error) {
      throw new UsageError(`${file}, entry ${place}: ${(error as Error).message}`);
    }
  return items as BenchmarkItem[];
}

/** The engine names items and sets with strings. */
export function withTextIds(items: readonly BenchmarkItem[]): ItemParameters[] {
  return items.map(({ set = null, ...item }) => ({
    ...item,
    id: String(item.id),
    set: set === null ? null : String(set),
  }));
}

/**
 * Refuses an unknown field instead of ignoring it: it may change the model, such as a scale or a
 * fourth parameter.
 */
function checkItem(item: unknown): asserts item is BenchmarkItem {
  if (typeof item !== "object" || item === null || Array.isArray(item))
    throw new Error(`an item is ${ITEM}, not ${shown(item)}.`);
  const fields = item as Partial<Record<string, unknown>>;
  const unknown = Object.keys(item).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    throw new Error(`the field ${unknown} is unknown; an item is ${ITEM}.`);
  const { id, area, set } = fields;
  if (!Number.isInteger(id)) throw new Error(`id must be a whole number, not ${shown(id)}.`);
  if (typeof area !== "string" || area === "")
    throw new Error(`item ${id as number} has no area, only ${shown(area)}.`);
  for (const key of ["a", "b", "c"] as const)
    if (typeof fields[key] !== "number")
      throw new Error(`item ${id as number}: ${key} must be a number, not ${shown(fields[key])}.`);
  if (set !== undefined && set !== null && typeof set !== "string" && !Number.isInteger(set))
    throw new Error(
      `item ${id as number}: set must be a name, a whole number or null, not ${shown(set)}.`,
    );
  checkParameters(item as BenchmarkItem, `item ${id as number}`);
}

export function readThetas(file: string): number[] {
  const thetas = readList(file, "numbers, one ability per examinee");
  for (const [place, theta] of thetas.entries())
    if (typeof theta !== "number" || !Number.isFinite(theta))
      throw new UsageError(`${file}, entry ${place}: an ability is a number, not ${shown(theta)}.`);
  return thetas as number[];
}

function readList(file: string, of: string): unknown[] {
  const value = readJson(file);
  if (!Array.isArray(value) || value.length === 0)
    throw new UsageError(`${file} must hold a list of ${of}, not ${shown(value)}.`);
  return value;
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${file} isn't JSON: ${(error as Error).message}.`, { cause: error });
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}.`, { cause: error });
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
