import { type Body, MOST_LOST_WEEKS, type PracticePlan, type practicePlan } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { saveExamDay } from "../goal/save-goal.ts";
import { dayIn } from "../goal/day.rules.ts";
import { lockStoredPlan } from "./stored-plan.ts";
import { afterLosing } from "./moves.rules.ts";
import {
  deletePlan,
  deleteTick,
  insertTick,
  selectNow,
  updateLostWeeks,
  upsertPlan,
} from "./plans.queries.ts";
import { isTickable, type StoredPlan, planFaults } from "./practice-plan.rules.ts";
import { plannedWeeks, showPlan } from "./read-plan.ts";
import {
  countedTask,
  movedTooOften,
  noPlanYet,
  noSuchTask,
  unusable,
  weekNotLost,
} from "./refusals.ts";

/** Sets start, exam, and order. */
export async function savePlan(
  db: Db,
  learnerId: string,
  wish: Body<typeof practicePlan.save>,
): Promise<PracticePlan> {
  const kept = await inTransaction(db, async (tx) => {
    const before = await lockStoredPlan(tx, learnerId);
    const faults = planFaults(wish, before, dayIn(wish.timeZone, await selectNow(tx)));
    if (faults.length > 0) throw unusable(faults);
    await upsertPlan(tx, learnerId, wish);
    await saveExamDay(tx, learnerId, wish.examOn);
    return (await lockStoredPlan(tx, learnerId))!;
  });
  return await showPlan(db, learnerId, kept);
}

/** Checks a task off or unchecks it. A second call changes nothing. */
export async function tickTask(
  db: Db,
  learnerId: string,
  { task, isDone }: Body<typeof practicePlan.tick>,
): Promise<PracticePlan> {
  const tickable = isTickable(await plannedWeeks(), task);
  if (tickable === undefined) throw noSuchTask();
  if (!tickable) throw countedTask();
  return await change(db, learnerId, async (tx) => {
    await (isDone ? insertTick : deleteTick)(tx, learnerId, task);
  });
}

/** Moves the plan by a lost week, or lets the week go. */
export async function loseWeek(
  db: Db,
  learnerId: string,
  { week, lostSoFar }: Body<typeof practicePlan.loseWeek>,
): Promise<PracticePlan> {
  const weeks = await plannedWeeks();
  return await change(db, learnerId, async (tx, plan) => {
    // Asked twice, or in two windows: it has already moved.
    if (plan.lostWeeks.length !== lostSoFar) return;
    if (plan.lostWeeks.length >= MOST_LOST_WEEKS) throw movedTooOften();
    const shown = await showPlan(tx, learnerId, plan);
    if (!shown.weeks.find(({ number }) => number === week)?.canBeLost) throw weekNotLost();
    await updateLostWeeks(tx, learnerId, afterLosing(plan, week, weeks.length));
  });
}

/** Undoes the last lost week. */
export async function takeBackLostWeek(
  db: Db,
  learnerId: string,
  { lostSoFar }: Body<typeof practicePlan.takeBack>,
): Promise<PracticePlan> {
  return await change(db, learnerId, async (tx, plan) => {
    if (plan.lostWeeks.length !== lostSoFar) return;
    await updateLostWeeks(tx, learnerId, plan.lostWeeks.slice(0, -1));
  });
}

/** The next plan starts with nothing checked off. */
export async function startOver(db: Db, learnerId: string): Promise<void> {
  await inTransaction(db, async (tx) => await deletePlan(tx, learnerId));
}

async function change(
  db: Db,
  learnerId: string,
  work: (tx: Tx, plan: StoredPlan) => Promise<void>,
): Promise<PracticePlan> {
  const kept = await inTransaction(db, async (tx) => {
    const plan = await lockStoredPlan(tx, learnerId);
    if (!plan) throw noPlanYet();
    await work(tx, plan);
    return (await lockStoredPlan(tx, learnerId))!;
  });
  return await showPlan(db, learnerId, kept);
}
