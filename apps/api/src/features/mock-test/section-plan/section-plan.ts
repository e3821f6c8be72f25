import type { SectionName } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { makePlan, type PlanSource, type SectionPlan } from "./make-plan.ts";
import type { ServedKey } from "../questions.queries.ts";
import { selectItems, selectPool, selectRates } from "./pool.queries.ts";

/**
 * Rates may be some minutes old, and a server may be this late to notice items that were added. One
 * that was suspended or retired isn't served even from an old plan: what puts a question on screen
 * asks for its state, and makes the server forget the plan.
 */
const FRESH_MILLISECONDS = 5 * 60_000;
/**
 * When many start at once, the rates are counted again after this many, or after this share of those
 * counted: twenty more among thousands hardly change a rate, and counting takes a database a while.
 */
const FRESH_SITTINGS = 20;
const FRESH_SHARE = 0.02;
/** The moving window over which servings are counted. */
const SITTINGS_COUNTED = 5_000;

interface CachedPlan {
  at: number;
  begun: number;
  /** How many may begin before the rates are counted again. */
  mostBegun: number;
  plan: Promise<SectionPlan>;
}

/** One for each server and section. The next item is stored, so servers may differ. */
const kept = new WeakMap<Db, Map<SectionName, CachedPlan>>();

/** The plan of a section, at most some minutes old. */
export async function sectionPlan(db: Db, section: SectionName): Promise<SectionPlan> {
  const plans = kept.get(db) ?? new Map<SectionName, CachedPlan>();
  kept.set(db, plans);
  const known = plans.get(section);
  if (known && isFresh(known)) return await known.plan;
  const plan = readPlan(db, section);
  const fresh = { at: performance.now(), begun: 0, mostBegun: FRESH_SITTINGS, plan };
  plans.set(section, fresh);
  // A failed plan mustn't stay. While a new one is being made, nobody needs the old one.
  plan.catch(() => plans.get(section) === fresh && plans.delete(section));
  const made = await plan;
  fresh.mostBegun = Math.max(FRESH_SITTINGS, made.rates.sittings * FRESH_SHARE);
  return made;
}

function isFresh({ at, begun, mostBegun }: CachedPlan): boolean {
  return performance.now() - at < FRESH_MILLISECONDS && begun < mostBegun;
}

/** Notes that a learner has started this section, so its items are being served. */
export function noteStart(db: Db, section: SectionName): void {
  const known = kept.get(db)?.get(section);
  if (known) known.begun += 1;
}

/** The bank has changed under the plan, so the next use makes a new one. */
export function forgetPlan(db: Db, section: SectionName): void {
  kept.get(db)?.delete(section);
}

async function readPlan(db: Db, section: SectionName): Promise<SectionPlan> {
  const [items, rates] = await Promise.all([
    selectPool(db, section),
    selectRates(db, section, SITTINGS_COUNTED),
  ]);
  return makePlan({ section, items, rates });
}

/**
 * What a section is served from: the current plan, unless the section was served items that have
 * since left the pool or had a different difficulty then.
 */
export async function sourceAsServed(
  db: Db | Tx,
  ready: SectionPlan,
  served: readonly ServedKey[],
): Promise<SectionPlan | PlanSource> {
  const { section, items, plan, rates } = ready;
  const { indexById } = plan.pool;
  const isAsServed = ({ key, a, b, c }: ServedKey) => {
    const now = plan.pool.items[indexById.get(key) ?? -1];
    return now !== undefined && now.a === a && now.b === b && now.c === c;
  };
  if (served.every(isAsServed)) return ready;
  // Rarely reached: something has left the pool, or is of another difficulty now.
  const gone = served.filter(({ key }) => !indexById.has(key)).map(({ key }) => key);
  const all = gone.length === 0 ? items : [...items, ...(await selectItems(db, gone))];
  const asked = new Map(served.map(({ key, a, b, c }) => [key, { a, b, c }]));
  return { section, rates, items: all.map((item) => ({ ...item, ...asked.get(item.id) })) };
}
