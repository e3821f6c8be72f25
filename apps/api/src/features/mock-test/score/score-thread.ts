/** The thread in which sections are scored: a section left early has to be completed step by step. */
import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "../../../platform/threads/thread-pool.ts";
import { makePlan, type PlanSource, type SectionPlan } from "../section-plan/make-plan.ts";
import { type SittingScore, type SittingSoFar, scoreSitting } from "../sit/replay-sitting.ts";

export interface ScoreTask {
  /** The same for the same source. */
  readonly planId: number;
  /** Left out while the thread may know it from before. */
  readonly source?: PlanSource;
  readonly sitting: SittingSoFar;
}

export type ScoreReply = SittingScore | "plan-needed";

/** Those of three sections, as they are now and as they were before the bank or its rates changed. */
const PLANS_KEPT = 6;

const plans = new Map<number, SectionPlan | PlanSource>();

function score({ planId, source, sitting }: ScoreTask): ScoreReply {
  const ready = plans.get(planId) ?? (source && planOrSource(source));
  if (!ready) return "plan-needed";
  // Those used last stay.
  plans.delete(planId);
  plans.set(planId, ready);
  for (const oldest of plans.keys()) if (plans.size > PLANS_KEPT) plans.delete(oldest);
  return scoreSitting(ready, sitting);
}

/** A bank that no plan can be made of is scored without one. */
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
