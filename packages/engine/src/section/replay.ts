import { begin, checkSettings } from "./begin.ts";
import { completable } from "../quota/feasible.ts";
import { EngineError } from "../ability/item.ts";
import type { Plan } from "../plan/plan.ts";
import { indexOf } from "../ability/pool.ts";
import { refuseBlueprint } from "./refuse.ts";
import { describe, record, withCurrent } from "./section.ts";
import type { Answered, Section, SectionSettings, Served } from "./section-state.ts";
import { openStep } from "./step.ts";
import { copyStock, type Stock, take } from "./stock.ts";

/**
 * The section that results from this history. `shown` is the item on the learner's screen, if it
 * was already chosen. What was served is accepted even where today's pool, tags, or rates would not
 * serve it: enemies, a set that was left or cut short, an item seen before. Today's rules choose
 * only what comes next, and if new items run out, old ones come back. It refuses histories that no
 * section can have: an item unknown to the pool or the blueprint, an item served twice, more items
 * than positions or than a quota allows, or a rest that no item can fill.
 */
export function replay(
  plan: Plan,
  settings: SectionSettings,
  history: readonly Answered[],
  shown?: Served,
): Section {
  checkSettings(plan, settings);
  const answered = history.map(({ item }) => item);
  const served = shown === undefined ? answered : [...answered, shown.item];
  checkTwice(served);
  const seen = seenEarlier(plan, settings.seen ?? [], answered, shown?.item);
  let section = retrace(begin(plan, { ...settings, seen }, served, false), history, shown?.item);
  if (!canGoOn(section, shown?.item))
    section = retrace(begin(plan, { ...settings, seen }, served, true), history, shown?.item);
  if (!canGoOn(section, shown?.item)) refuseRest(section, shown?.item);
  if (shown === undefined) return withCurrent(section);
  const current = describe(section, indexOf(plan.pool, shown.item));
  return { ...section, current: { ...current, scored: shown.scored ?? current.scored } };
}

/**
 * `seen` as it was when the section began. The end is cut off only if it contains everything that
 * was answered: a list from the beginning may happen to end with an item that came back.
 */
function seenEarlier(
  { pool }: Plan,
  seen: readonly string[],
  answered: readonly string[],
  shown?: string,
): readonly string[] {
  const known = seen.filter((id) => pool.indexById.has(id));
  const own = new Set(answered);
  let end = known.length - (shown !== undefined && known.at(-1) === shown ? 1 : 0);
  while (end > 0 && own.delete(known[end - 1]!)) end--;
  return own.size === 0 ? known.slice(0, end) : known;
}

function checkTwice(served: readonly string[]): void {
  const before = new Set<string>();
  for (const id of served) {
    if (before.has(id)) throw new EngineError(`Item ${id} is in the history twice.`);
    before.add(id);
  }
}

function retrace(begun: Section, history: readonly Answered[], shown?: string): Section {
  const { plan } = begun;
  const section = record(begun, history, (stock, item) => checkServed(plan, stock, item));
  if (shown !== undefined) checkServed(plan, section.inner.stock, shown);
  return section;
}

/** Refuses a served item that no section of this blueprint can have at this place. */
function checkServed(plan: Plan, stock: Stock, item: string): void {
  const index = indexOf(plan.pool, item);
  if (plan.cellOf[index]! < 0)
    throw new EngineError(`Item ${item} has no place in blueprint ${plan.blueprint.name}.`);
  if (stock.left === 0)
    throw new EngineError(
      `Item ${item} comes after the ${plan.blueprint.length} positions of ${plan.blueprint.name}.`,
    );
}

/** What the section will have used once the item on screen is answered. */
function stockAfter({ plan, inner }: Section, shown?: string): Stock {
  if (shown === undefined) return inner.stock;
  const stock = copyStock(inner.stock);
  take(plan, stock, indexOf(plan.pool, shown));
  return stock;
}

function canGoOn(section: Section, shown?: string): boolean {
  const stock = stockAfter(section, shown);
  return completable(section.plan, stock, openStep(section.plan, stock));
}

function refuseRest(section: Section, shown?: string): never {
  const answers = section.answered.length;
  const when = answers > 0 ? `After ${answers} answers` : "";
  return refuseBlueprint(section.plan, stockAfter(section, shown), when);
}
