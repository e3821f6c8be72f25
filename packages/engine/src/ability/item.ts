import type { Parameters } from "./model.ts";

/** What the engine knows about a question: never its text, never its key. */
export interface ItemParameters extends Parameters {
  readonly id: string;
  /** The content area of the section; every item has exactly one. */
  readonly area: string;
  /** Other labels that a blueprint may count (skill, real or pure, …). */
  readonly topics?: readonly string[];
  /** The passage or source set. Items of a set are served one after another. */
  readonly set?: string | null;
  /** A section contains at most one item from an enemy group, because they give each other away. */
  readonly enemyGroup?: string | null;
  /** Still being tried out, so it's served in unscored positions only. */
  readonly pretest?: boolean;
}

/** Thrown for anything the caller can fix. The message names the item, quota, or setting. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}

/** Far beyond any real item; larger values overflow the exponentials. */
const MAX_SIZE = 50;
const NUMBERS = ["a", "b", "c"] as const;

export function checkParameters(item: Parameters, name: string): void {
  for (const key of NUMBERS) {
    if (!Number.isFinite(item[key]))
      throw new EngineError(`${name}: ${key} must be a finite number, not ${String(item[key])}.`);
  }
  if (Math.abs(item.b) > MAX_SIZE || item.a > MAX_SIZE)
    throw new EngineError(
      `${name}: a and b must lie within ${MAX_SIZE}, not ${item.a} and ${item.b}.`,
    );
  if (item.a <= 0) throw new EngineError(`${name}: a must be above 0, not ${item.a}.`);
  if (item.c < 0 || item.c >= 1)
    throw new EngineError(`${name}: c must be at least 0 and below 1, not ${item.c}.`);
}

/** Refuses a list of items at the first fault, naming the item. */
export function checkItems(items: readonly ItemParameters[]): void {
  if (!Array.isArray(items)) throw new EngineError("A pool is made of a list of items.");
  if (items.length === 0) throw new EngineError("A pool needs at least one item.");
  const seen = new Set<string>();
  for (const [position, item] of items.entries()) {
    if (typeof item !== "object" || item === null)
      throw new EngineError(`The item at position ${position} is ${String(item)}.`);
    if (typeof item.id !== "string" || item.id === "")
      throw new EngineError(`The item at position ${position} has no id.`);
    const name = `Item ${item.id}`;
    if (seen.has(item.id)) throw new EngineError(`${name} is in the pool twice.`);
    seen.add(item.id);
    checkLabels(item, name);
    checkParameters(item, name);
  }
}

function checkLabels({ area, topics, pretest }: ItemParameters, name: string): void {
  if (typeof area !== "string" || area === "") throw new EngineError(`${name} has no area.`);
  if (
    topics !== undefined &&
    !(Array.isArray(topics) && topics.every((one) => typeof one === "string"))
  )
    throw new EngineError(
      `${name}: topics must be a list of names, not ${JSON.stringify(topics)}.`,
    );
  if (pretest !== undefined && typeof pretest !== "boolean")
    throw new EngineError(
      `${name}: pretest must be true or false, not ${JSON.stringify(pretest)}.`,
    );
}
