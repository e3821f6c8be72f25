import { isDeepStrictEqual } from "node:util";
import type { NormalPrior, Section } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { SectionPlan } from "../section-plan/make-plan.ts";
import type { OpenSection } from "../mock-section.ts";
import type { ServedKey } from "../questions.queries.ts";
import {
  replaySection,
  type SectionScore,
  type SectionSoFar,
  scoreFinished,
} from "../score/replay-section.ts";
import { seenBefore } from "./seen-before.ts";
import { scoreInThread } from "../score/score-in-thread.ts";
import { sectionPlan, sourceAsServed } from "../section-plan/section-plan.ts";

/** Positions of a section that may have a question on trial. */
const PRETEST = 2;

/** What the engine needs to know about a section besides its answers. */
export interface EngineInput {
  readonly ready: SectionPlan;
  readonly settings: SectionSoFar["settings"];
  /**
   * For a section whose time was up when it was read: its score, and what it had served by then.
   */
  readonly ahead?: { readonly served: readonly ServedKey[]; readonly score: SectionScore };
}

/** Read before the transaction, because none of it changes while the section runs. */
export async function prepareEngine(
  db: Db,
  learnerId: string,
  section: OpenSection,
  prior: NormalPrior | null,
): Promise<EngineInput> {
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
export async function resumeSection(
  db: Db | Tx,
  { ready, settings }: EngineInput,
  served: readonly ServedKey[],
): Promise<Section> {
  return replaySection(await sourceAsServed(db, ready, served), soFar(settings, served));
}

/**
 * A section that time has ended is scored before anything is locked: completing the rest takes a
 * while, and the lock holds a connection that others are waiting for.
 */
export async function scoreAhead(
  db: Db,
  input: EngineInput,
  served: readonly ServedKey[],
): Promise<EngineInput> {
  return { ...input, ahead: { served, score: await scoreAway(db, input, served) } };
}

/** The score of a section that ends after these servings. */
export async function scoreOfSection(
  db: Db | Tx,
  input: EngineInput,
  served: readonly ServedKey[],
): Promise<SectionScore> {
  const { ahead, ready, settings } = input;
  if (ahead && isDeepStrictEqual(ahead.served, served)) return ahead.score;
  const replayed = soFar(settings, served);
  // With nothing left to complete, scoring is a single replay, as it is for every answer.
  if (replayed.history.length === ready.plan.blueprint.length)
    return scoreFinished(await sourceAsServed(db, ready, served), replayed);
  return await scoreAway(db, input, served);
}

async function scoreAway(
  db: Db | Tx,
  { ready, settings }: EngineInput,
  served: readonly ServedKey[],
): Promise<SectionScore> {
  return await scoreInThread(await sourceAsServed(db, ready, served), soFar(settings, served));
}

function soFar(settings: EngineInput["settings"], served: readonly ServedKey[]): SectionSoFar {
  const history = served.flatMap(({ key, isCorrect, isScored }) =>
    isCorrect === null ? [] : [{ item: key, correct: isCorrect, scored: isScored }],
  );
  const last = served.at(-1);
  const shown = last?.isCorrect === null ? { item: last.key, scored: last.isScored } : undefined;
  return { settings, history, shown };
}
