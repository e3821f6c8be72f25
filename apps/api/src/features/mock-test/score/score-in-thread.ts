import { ThreadPool } from "../../../platform/threads/thread-pool.ts";
import type { PlanSource } from "../section-plan/make-plan.ts";
import type { SectionScore, SectionSoFar } from "./replay-section.ts";
import type { ScoreReply, ScoreTask } from "./score-thread.ts";

/**
 * Many times longer than a section takes, even on a busy machine, so that only a fault of ours
 * reaches it. Shorter than a transaction may idle, because a late answer is scored inside one.
 */
const BUDGET_MS = 8_000;

/** All sections are scored in these. */
export const scoringThreads = new ThreadPool<ScoreTask, ScoreReply>(
  new URL("./score-thread.ts", import.meta.url),
  { budgetMs: BUDGET_MS },
);

const ids = new WeakMap<PlanSource, number>();
let lastId = 0;

/** Scores a finished section away from the threads that answer requests. */
export async function scoreInThread(
  source: PlanSource,
  soFar: SectionSoFar,
): Promise<SectionScore> {
  const planId = idOf(source);
  const reply = await scoringThreads.run({ planId, soFar });
  if (reply !== "plan-needed") return reply;
  // Not before, because copying a whole pool to a thread takes longer than scoring most sections.
  const { section, items, rates } = source;
  const told = await scoringThreads.run({ planId, source: { section, items, rates }, soFar });
  if (told === "plan-needed")
    throw new Error("A scoring thread asked again for a plan it had just been given.");
  return told;
}

function idOf(source: PlanSource): number {
  const known = ids.get(source) ?? ++lastId;
  ids.set(source, known);
  return known;
}
