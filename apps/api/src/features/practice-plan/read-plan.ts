import { loadPracticePlan, type PlannedWeek } from "@theta/content";
import type { PracticePlan, practicePlan, Reply } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { readExamDay } from "../goal/read-goal.ts";
import { readStoredPlan } from "./stored-plan.ts";
import { selectNow, selectTicks } from "./plans.queries.ts";
import { type StoredPlan, toPracticePlan } from "./practice-plan.rules.ts";
import { workSince } from "./work-since.ts";

let loaded: Promise<PlannedWeek[]> | undefined;

/** The weeks as written. They only change with a release, so they are read once. */
export async function plannedWeeks(): Promise<PlannedWeek[]> {
  return await (loaded ??= loadPracticePlan());
}

/** The learner's plan, or what awaits them once they set a date. */
export async function readPlan(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof practicePlan.read>["result"]> {
  const weeks = await plannedWeeks();
  const kept = await readStoredPlan(db, learnerId);
  return {
    plan: kept ? await showPlan(db, learnerId, kept) : null,
    examOn: kept ? kept.examOn : await readExamDay(db, learnerId),
    // The first section hasn't been chosen yet.
    outline: weeks.map(({ title }) => title.replace(/\{(\w+)\}/, "your $1 section")),
  };
}

/** A plan with what has been done in it. */
export async function showPlan(db: Db, learnerId: string, kept: StoredPlan): Promise<PracticePlan> {
  const [weeks, work, ticks, now] = await Promise.all([
    plannedWeeks(),
    workSince(db, learnerId, kept.startsOn),
    selectTicks(db, learnerId),
    selectNow(db),
  ]);
  return toPracticePlan(weeks, kept, { work, ticks: new Set(ticks.map(({ task }) => task)), now });
}
