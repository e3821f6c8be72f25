import { EXTEND_MOST_DAYS, type StaffLearner } from "@theta/contract/staff";
import { useState } from "react";
import { longDate } from "../../src/lib/long-date.ts";
import { Select } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import type { LearnerPlan } from "./asking.ts";
import {
  useExtendLearnerPlanMutation,
  useGrantLearnerPlanMutation,
  useRevokeLearnerPlanMutation,
} from "./learners-data.ts";

const DAY = 24 * 60 * 60 * 1000;

interface Props {
  learner: StaffLearner;
  onClose: () => void;
}

export function GrantPlanDialog({ learner, onClose }: Props) {
  const { learnerId, account, plans, plansToGive } = learner;
  const [planKey, setPlanKey] = useState(plansToGive[0]?.planKey ?? "");
  // The same if it's sent again after a lost reply.
  const [askId] = useState(() => crypto.randomUUID());
  const [grant] = useGrantLearnerPlanMutation();
  const last = Math.max(
    ...plans
      .filter(({ state }) => state === "running" || state === "later")
      .map(({ endsAt }) => endsAt),
  );
  return (
    <ReasonDialog
      title={`Give ${account.name} a plan`}
      description={
        last > 0
          ? `It starts on ${longDate(last)}, when what they have ends. Nothing is charged.`
          : "It starts now. Nothing is charged."
      }
      confirmLabel="Give the plan"
      onConfirm={(reason) => grant({ learnerId, planKey, askId, reason }).unwrap()}
      onClose={onClose}
    >
      <Select
        name="planKey"
        label="Plan"
        value={planKey}
        options={plansToGive.map(({ planKey: value, name, months }) => ({
          value,
          label: `${name}, ${months} ${months === 1 ? "month" : "months"}`,
        }))}
        onChange={(event) => setPlanKey(event.target.value)}
      />
    </ReasonDialog>
  );
}

export function ExtendPlanDialog({ learner, plan, onClose }: Props & { plan: LearnerPlan }) {
  const [text, setText] = useState("7");
  const [extend] = useExtendLearnerPlanMutation();
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const isAllowed = days >= 1 && days <= EXTEND_MOST_DAYS;
  const problem = isAllowed ? undefined : `Enter a number from 1 to ${EXTEND_MOST_DAYS}.`;
  const { subscriptionId, planName, endsAt } = plan;
  return (
    <ReasonDialog
      title={`Extend ${planName}`}
      description={
        isAllowed
          ? `It ends on ${longDate(endsAt)}. With ${days === 1 ? "one more day" : `${days} more days`}, it ends on ${longDate(endsAt + days * DAY)}. Plans after it start later.`
          : `It ends on ${longDate(endsAt)}. Plans after it start later.`
      }
      confirmLabel="Extend"
      problem={problem}
      onConfirm={(reason) =>
        extend({ learnerId: learner.learnerId, subscriptionId, days, endsAt, reason }).unwrap()
      }
      onClose={onClose}
    >
      <TextField
        name="days"
        label="Days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        hint={`A whole number from 1 to ${EXTEND_MOST_DAYS}.`}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
    </ReasonDialog>
  );
}

export function RevokePlanDialog({ learner, plan, onClose }: Props & { plan: LearnerPlan }) {
  const [revoke] = useRevokeLearnerPlanMutation();
  const { subscriptionId, planName } = plan;
  return (
    <ReasonDialog
      title={`End ${planName} now?`}
      description="What it includes locks at once, except a mock that's been started. Mentor sessions that came with it are canceled. Plans after it start earlier. Nothing is paid back."
      confirmLabel="End the plan"
      onConfirm={(reason) =>
        revoke({ learnerId: learner.learnerId, subscriptionId, reason }).unwrap()
      }
      onClose={onClose}
    />
  );
}
