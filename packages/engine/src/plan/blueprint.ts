import { EngineError } from "../ability/item.ts";

/** What a section must contain. */
export interface Blueprint {
  readonly name: string;
  /** Number of positions, including unscored ones. */
  readonly length: number;
  /**
   * Without quotas, any item may be served. Once a quota names areas, items of areas that no quota
   * names are left out.
   */
  readonly quotas: readonly Quota[];
}

/** "At least min and at most max of the section's items are of these areas or topics." */
export interface Quota {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly areas?: readonly string[];
  readonly topics?: readonly string[];
  /** The quota's items come in sets: passages with their questions, or sources with theirs. */
  readonly sets?: SetRule;
  /**
   * Spreads the quota's items over the section: at any position, no more of the maximum is used
   * than that share of the section, as long as another item fits. Otherwise the most informative
   * items would come first, in blocks.
   */
  readonly paced?: boolean;
}

export interface SetRule {
  /** How many sets a section has. */
  readonly min: number;
  readonly max: number;
  /** How many items of a set are served, one after another. */
  readonly sizeMin: number;
  readonly sizeMax: number;
  /** Spreads the sets over the whole section, at places drawn from its seed, as the exam does. */
  readonly spread?: boolean;
}

export const MAX_QUOTAS = 30;
export const MAX_SET_SIZE = 15;

export function checkBlueprint({ name, length, quotas }: Blueprint): void {
  if (!Number.isInteger(length) || length < 1)
    throw new EngineError(
      `Blueprint ${name}: length must be a whole number from 1, not ${length}.`,
    );
  if (!Array.isArray(quotas)) throw new EngineError(`Blueprint ${name} has no list of quotas.`);
  if (quotas.length > MAX_QUOTAS)
    throw new EngineError(`Blueprint ${name} has ${quotas.length} quotas; ${MAX_QUOTAS} at most.`);
  const names = new Set<string>();
  for (const quota of quotas) {
    if (names.has(quota.name))
      throw new EngineError(`Blueprint ${name} has two quotas named ${quota.name}.`);
    names.add(quota.name);
    checkQuota(quota, `Quota ${quota.name} of ${name}`);
  }
}

function checkQuota({ min, max, areas, topics, sets }: Quota, name: string): void {
  checkRange(min, max, 0, name);
  if (!areas?.length && !topics?.length)
    throw new EngineError(`${name} names neither areas nor topics.`);
  if (!sets) return;
  if (!areas?.length) throw new EngineError(`${name}: sets need a quota that names areas.`);
  checkRange(sets.min, sets.max, 0, `${name}, sets`);
  checkRange(sets.sizeMin, sets.sizeMax, 1, `${name}, items of a set`);
  if (sets.sizeMax > MAX_SET_SIZE)
    throw new EngineError(`${name}: a set serves at most ${MAX_SET_SIZE} items.`);
}

function checkRange(min: number, max: number, least: number, name: string): void {
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < least || max < min)
    throw new EngineError(
      `${name}: ${min} to ${max} is no range of whole numbers from ${least} upwards.`,
    );
}

/** A blueprint of exact counts, such as `{ A: 7, B: 6 }`. Its length is their sum. */
export function exactBlueprint(name: string, counts: Readonly<Record<string, number>>): Blueprint {
  const entries = Object.entries(counts);
  return {
    name,
    length: entries.reduce((sum, [, count]) => sum + count, 0),
    quotas: entries.map(([area, n]) => ({ name: area, areas: [area], min: n, max: n })),
  };
}

/** `length` items of any kind. */
export function freeBlueprint(length: number): Blueprint {
  return { name: "unconstrained", length, quotas: [] };
}
