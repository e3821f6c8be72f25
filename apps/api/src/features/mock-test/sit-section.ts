import {
  type Answered,
  buildPlan,
  buildPool,
  EngineError,
  replay,
  type Section,
  type SectionSettings,
  type Served,
} from "@theta/engine";
import type { Db, Tx } from "../../platform/database/database.ts";
import { seenInPractice } from "../practice/seen-in-practice.ts";
import { seenInQuizzes } from "../free-quiz/seen-in-quizzes.ts";
import { type ServedKey, selectSeenKeys } from "./questions.queries.ts";
import { itemsAsServed, makePlan, type SectionPlan, sectionPlan } from "./section-plan.ts";
import type { MockSection } from "./sections.queries.ts";

/** Positions of a section that may hold a question on trial. */
const PRETEST = 2;

/** What the engine is told of a section beside its answers. */
export interface Sitting {
  readonly ready: SectionPlan;
  readonly settings: Omit<SectionSettings, "weights">;
}

/** Read before the transaction: nothing of it changes while the section runs. */
export async function prepareSitting(
  db: Db,
  learnerId: string,
  section: Pick<MockSection, "id" | "section" | "seed" | "prior">,
): Promise<Sitting> {
  const [ready, inMocks, inQuizzes, inPractice] = await Promise.all([
    sectionPlan(db, section.section),
    selectSeenKeys(db, learnerId, section.id),
    seenInQuizzes(db, learnerId),
    seenInPractice(db, learnerId),
  ]);
  const seen = [...inMocks, ...inQuizzes, ...inPractice]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ key }) => key);
  return {
    ready,
    settings: {
      seed: section.seed,
      seen,
      pretest: PRETEST,
      ...(section.prior ? { prior: section.prior } : {}),
    },
  };
}

/** The section as the engine sees it after these servings; the last one without an answer is on screen. */
export async function resumeSitting(
  db: Db | Tx,
  { ready, settings }: Sitting,
  served: readonly ServedKey[],
): Promise<Section> {
  const items = await itemsAsServed(db, ready, served);
  const history = served.flatMap(({ key, isCorrect, isScored }) =>
    isCorrect === null ? [] : [{ item: key, correct: isCorrect, scored: isScored }],
  );
  const last = served.at(-1);
  const shown = last?.isCorrect === null ? { item: last.key, scored: last.isScored } : undefined;
  return replayOrRelax({ ready, items }, settings, history, shown);
}

/**
 * A bank that shrank under a running section may leave no way to meet its blueprint. Then the section
 * goes on without quotas: better than a test that stops.
 */
function replayOrRelax(
  { ready, items }: { ready: SectionPlan; items: SectionPlan["items"] },
  settings: Sitting["settings"],
  history: readonly Answered[],
  shown: Served | undefined,
): Section {
  try {
    const own = items === ready.items ? ready : makePlan(ready.section, items, ready.rates);
    return replay(own.plan, { ...settings, weights: own.weights }, history, shown);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { name, length } = ready.plan.blueprint;
    const free = buildPlan(buildPool(items), { name, length, quotas: [] });
    return replay(free, settings, history, shown);
  }
}
