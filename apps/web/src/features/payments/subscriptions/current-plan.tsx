import { longDate } from "../../../lib/long-date.ts";
import type { Subscriptions } from "../shared/payment-data.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** The current plan and how much of it is used, or the one that ended. */
export function CurrentPlan({ current, ended }: Subscriptions) {
  if (!current)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
        <p className="max-w-measure text-ink-2">{withoutPlan(ended)}</p>
        <ButtonLink to="/PlanAndPricing">View plans</ButtonLink>
      </div>
    );
  const { planName, startsAt, endsAt, mocks, sectionals, opens } = current;
  return (
    <div className="grid gap-x-16 gap-y-6 py-6 md:grid-cols-2">
      <div>
        <h3 className="headline text-h3">{planName}</h3>
        <p className="mt-1 text-ink-2">
          {longDate(startsAt)} to {longDate(endsAt)}
        </p>
        <p className="mt-4">
          <TextLink to="/PlanAndPricing">Add more time</TextLink>
        </p>
      </div>
      <ul className="flex flex-col gap-5">
        <Allowance name="Full mocks" {...mocks} />
        {sectionals.of > 0 && <Allowance name="Sectional mocks" {...sectionals} />}
        {opens.topicTests > 0 && (
          <li>
            <TextLink to="/topic-tests">Topic tests</TextLink>
          </li>
        )}
      </ul>
    </div>
  );
}

function Allowance({ name, of, used }: { name: string; of: number; used: number }) {
  const words = `${used} of ${of} used`;
  return (
    <li>
      <p className="mb-2 flex justify-between gap-4 numerals">
        <span>{name}</span>
        <span className="text-ink-2">{words}</span>
      </p>
      <Progress label={name} value={used} max={of} valueText={words} />
    </li>
  );
}

function withoutPlan(ended: Subscriptions["ended"]): string {
  if (ended)
    return `${ended.planName} ended on ${longDate(ended.endsAt)}. We've kept your mock tests, analytics, and solutions. You'll get them back with a new plan.`;
  return "You don't have an active plan. Free quizzes and practice don't need one. A plan adds mock tests.";
}
