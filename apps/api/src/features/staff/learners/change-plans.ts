import { loadPlans } from "@theta/content";
import type { Body } from "@theta/contract";
import type { staffLearners } from "@theta/contract/staff";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { holdLearner } from "../../account/hold-learner.ts";
import { cancelWithPlan } from "../../mentor/cancel-with-plan.ts";
import {
  extendSubscription,
  lockSubscription,
  type OneSubscription,
  revokeSubscription,
} from "../../subscriptions/change-subscription.ts";
import { grantSubscription } from "../../subscriptions/grant-subscription.ts";
import type { StaffServices } from "../staff-services.ts";
import type { By } from "../../../platform/staff-act.ts";
import { noteChange } from "./note-change.ts";
import { noSuchLearner } from "./refusals.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Gives a plan, after whatever the learner already has. */
export async function grantPlan(
  db: Db,
  { learnerId, planKey, askId }: Body<typeof staffLearners.grantPlan>,
  by: By,
): Promise<void> {
  const plan = (await loadPlans()).find(({ key }) => key === planKey);
  if (!plan) throw noSuchPlan();
  await inTransaction(db, async (tx) => {
    if (!(await holdLearner(tx, learnerId))) throw noSuchLearner();
    const period = await grantSubscription(tx, { id: askId, learnerId, planKey });
    // This request already gave it, and only the reply was lost.
    if (!period) return;
    await noteChange(tx, by, {
      event: "staff.plan-granted",
      learnerId,
      before: null,
      after: { subscriptionId: askId, plan: plan.name, ...period },
    });
  });
}

/** Lets a plan that isn't over run longer. */
export async function extendPlan(
  db: Db,
  { learnerId, subscriptionId, days, endsAt }: Body<typeof staffLearners.extendPlan>,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, { learnerId, subscriptionId });
    const end = plan.endsAt.getTime();
    // It already ends when it should: the reply was lost, or somebody did the same.
    if (!plan.revokedAt && end === endsAt + days * DAY) return;
    if (plan.revokedAt || plan.isOver) throw planOver();
    if (end !== endsAt)
      throw new Refusal(
        409,
        "changed-meanwhile",
        "Somebody has just changed this plan. Nothing was done. Look at it again first.",
      );
    const longer = await extendSubscription(tx, { learnerId, subscriptionId }, days);
    await noteChange(tx, by, {
      event: "staff.plan-extended",
      learnerId,
      before: { subscriptionId, plan: plan.planName, endsAt: plan.endsAt },
      after: { subscriptionId, plan: plan.planName, endsAt: longer },
    });
  });
}

/** Ends a plan now, and the mentor sessions that came with it. A mock that was started goes on. */
export async function revokePlan(
  { db, config }: StaffServices,
  { learnerId, subscriptionId }: Body<typeof staffLearners.revokePlan>,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, { learnerId, subscriptionId });
    if (plan.revokedAt) return;
    if (plan.isOver) throw planOver();
    await revokeSubscription(tx, { learnerId, subscriptionId });
    await cancelWithPlan(tx, config, { learnerId, subscriptionId });
    await noteChange(tx, by, {
      event: "staff.plan-revoked",
      learnerId,
      before: { subscriptionId, plan: plan.planName, startsAt: plan.startsAt, endsAt: plan.endsAt },
      after: { subscriptionId, isRevoked: true },
    });
  });
}

async function lockPlan(
  tx: Tx,
  key: { learnerId: string; subscriptionId: string },
): Promise<OneSubscription> {
  const plan = await lockSubscription(tx, key);
  if (!plan) throw noSuchPlan();
  return plan;
}

function noSuchPlan(): Refusal {
  return new Refusal(404, "no-such-plan", "There's no such plan. Reload the page and look again.");
}

function planOver(): Refusal {
  return new Refusal(409, "plan-over", "This plan has ended. You can give a new one.");
}
