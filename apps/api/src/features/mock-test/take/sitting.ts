import { isDeepStrictEqual } from "node:util";
import type { NormalPrior, Section } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { SectionPlan } from "../section-plan/make-plan.ts";
import type { OpenSection } from "../mock-section.ts";
import type { ServedKey } from "../questions.queries.ts";
import {
  replaySitting,
  type SittingScore,
  type SittingSoFar,
  scoreSitting,
} from "./replay-sitting.ts";
import { seenBefore } from "./seen-before.ts";
import { scoreInThread } from "../score/score-in-thread.ts";
import { sectionPlan, sourceAsServed } from "../section-plan/section-plan.ts";

/** Positions of a section that may have a question on trial. */
const PRETEST = 2;

/** What the engine needs to know about a section besides its answers. */
export interface Sitting {
  readonly ready: SectionPlan;
  readonly settings: SittingSoFar["settings"];
  /**
   * For a section whose time was up when it was read: its score, and what it had served by then.
   */
  readonly ahead?: { readonly served: readonly ServedKey[]; readonly score: SittingScore };
}

/** Read before the transaction, because none of it changes while the section runs. */
export async function prepareSitting(
  db: Db,
  learnerId: string,
  section: OpenSection,
  prior: NormalPrior | null,
): Promise<Sitting> {
  const [ready, seen] = await Promise.all([
    sectionPlan(db, section.section),
    seenBefore(db, learnerId, section),
  ]);
  return {
    ready,
    settings: {
      seed: section.seed,
      seen,
      pretest: PRETEST,
      ...(prior ? { prior } : {}),
    },
  };
}

/**
 * The section as the engine sees it after these servings; the last one without an answer is on
 * screen.
 */
export async function resumeSitting(
  db: Db | Tx,
  { ready, settings }: Sitting,
  served: readonly ServedKey[],
): Promise<Section> {
  return replaySitting(await sourceAsServed(db, ready, served), soFar(settings, served));
}

/**
 * A section that time has ended is scored before anything is locked: completing the rest takes a
 * while, and the lock holds a connection that others are waiting for.
 */
export async function scoreAhead(
  db: Db,
  sitting: Sitting,
  served: readonly ServedKey[],
): Promise<Sitting> {
  return { ...sitting, ahead: { served, score: await scoreAway(db, sitting, served) } };
}

/** The score of a section that ends after these servings. */
export async function scoreOfSitting(
  db: Db | Tx,
  sitting: Sitting,
  served: readonly ServedKey[],
): Promise<SittingScore> {
  const { ahead, ready, settings } = sitting;
  if (ahead && isDeepStrictEqual(ahead.served, served)) return ahead.score;
  const replayed = soFar(settings, served);
  // With nothing left to complete, scoring is a single replay, as it is for every answer.
  if (replayed.history.length === ready.plan.blueprint.length)
    return scoreSitting(await sourceAsServed(db, ready, served), replayed);
  return await scoreAway(db, sitting, served);
}

async function scoreAway(
  db: Db | Tx,
  { ready, settings }: Sitting,
  served: readonly ServedKey[],
): Promise<SittingScore> {
  return await scoreInThread(await sourceAsServed(db, ready, served), soFar(settings, served));
}

function soFar(settings: Sitting["settings"], served: readonly ServedKey[]): SittingSoFar {
  const history = served.flatMap(({ key, isCorrect, isScored }) =>
    isCorrect === null ? [] : [{ item: key, correct: isCorrect, scored: isScored }],
  );
  const last = served.at(-1);
  const shown = last?.isCorrect === null ? { item: last.key, scored: last.isScored } : undefined;
  return { settings, history, shown };
}
