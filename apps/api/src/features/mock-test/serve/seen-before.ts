import type { Db } from "../../../platform/database/database.ts";
import { keepRecent, type Recent } from "../../../platform/keep-recent.ts";
import type { OpenSection, RunningSection } from "../mock-section.ts";
import { selectSeenKeys } from "./seen-before.queries.ts";

/** How many question keys each server keeps in memory: a few megabytes. */
const MOST_KEYS = 100_000;

type Keys = readonly string[];

const kept = new WeakMap<Db, Recent<Keys>>();

function keptBy(db: Db): Recent<Keys> {
  const known = kept.get(db) ?? keepRecent<Keys>(MOST_KEYS, (keys) => keys.length + 1);
  kept.set(db, known);
  return known;
}

/** Includes the time of its start, because a start may be rolled back and made again later. */
function nameOf({ id, startedAt }: RunningSection): string {
  return `${id} ${startedAt.getTime()}`;
}

/**
 * What a learner had seen before a section began. That no longer changes, so a server reads it at
 * most once per section, no matter how many mocks and answers the learner has behind them.
 */
export async function seenBefore(db: Db, learnerId: string, section: OpenSection): Promise<Keys> {
  if (section.state === "planned")
    return await selectSeenKeys(db, learnerId, { ...section, startedAt: null });
  const known = keptBy(db).get(nameOf(section));
  if (known) return known;
  const seen = await selectSeenKeys(db, learnerId, section);
  noteSeen(db, section, seen);
  return seen;
}

/** Stores what a section was started with. */
export function noteSeen(db: Db, section: RunningSection, seen: Keys): void {
  keptBy(db).keep(nameOf(section), seen);
}
