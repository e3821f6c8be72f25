/** The thread that scores sections: a section left early has to be completed step by step. */
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "../../../platform/threads/thread-pool.ts";
import { makePlan, type PlanSource, type SectionPlan } from "../section-plan/make-plan.ts";
import { type SectionScore, type SectionSoFar, scoreFinished } from "./replay-section.ts";

export interface ScoreTask {
  /** The same for the same source. */
  readonly planId: number;
  /** Left out if the thread may already know it. */
  readonly source?: PlanSource;
  readonly soFar: SectionSoFar;
}

export type ScoreReply = SectionScore | "plan-needed";

/**
 * Enough for three sections, as they are now and as they were before the bank or its rates changed.
 */
const PLANS_KEPT = 6;

const plans = new Map<number, SectionPlan | PlanSource>();

function score({ planId, source, soFar }: ScoreTask): ScoreReply {
  const ready = plans.get(planId) ?? (source && planOrSource(source));
  if (!ready) return "plan-needed";
  // Keeps the most recently used.
  plans.delete(planId);
  plans.set(planId, ready);
  for (const oldest of plans.keys()) if (plans.size > PLANS_KEPT) plans.delete(oldest);
  return scoreFinished(ready, soFar);
}

/** A bank that makes no plan is scored without one. */
function planOrSource(source: PlanSource): SectionPlan | PlanSource {
  try {
    return makePlan(source);
  } catch {
    return source;
  }
}

parentPort?.on("message", (task: ScoreTask) => {
  let reply: ThreadReply<ScoreReply>;
  try {
    reply = { result: score(task) };
  } catch (error) {
    reply = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort!.postMessage(reply);
});
