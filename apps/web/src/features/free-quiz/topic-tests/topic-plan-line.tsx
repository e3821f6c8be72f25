import type { PlanLock, QuizCard } from "@theta/contract";
import { TextLink } from "../../../ui/text-link.tsx";

/** Which topic tests the learner's plan includes, unless it includes all of them. */
export function TopicPlanLine({ tests }: { tests: readonly QuizCard[] }) {
  const locks = tests.flatMap(({ topicTest }) => topicTest?.lock ?? []);
  const [first] = locks;
  if (!first) return null;
  const isSome = tests.some(({ status, topicTest }) => status === 0 && topicTest?.lock === null);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line py-4 text-ink-2">
      <span className="max-w-measure">{isSome ? SOME : WORDS[first]}</span>
      <TextLink to="/PlanAndPricing">
        {first === "plan-ended" ? "Renew your plan" : "View plans"}
      </TextLink>
    </p>
  );
}

const SOME =
  "Your plan includes the first test on each topic. GMAT PRACTICE and GMAT MENTOR include all three.";

const WORDS: Record<PlanLock, string> = {
  "no-subscription":
    "Topic tests come with a plan. GMAT PRO includes the first test on each topic; GMAT PRACTICE and GMAT MENTOR include all three.",
  "plan-ended":
    "Your plan has ended. Renew it to take more tests and to see your results again. You can still finish any test you've started.",
  "not-in-plan":
    "Your plan doesn't include topic tests. GMAT PRO includes the first test on each topic; GMAT PRACTICE and GMAT MENTOR include all three.",
};
