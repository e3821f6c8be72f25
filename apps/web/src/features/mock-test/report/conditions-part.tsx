import type { MockCard, MockReport } from "@theta/contract";
import { TriangleAlert } from "lucide-react";
import { SectionHeading } from "../../../ui/headings.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import {
  type Condition,
  conditionsOf,
  conditionVerdict,
  startToFinish,
} from "./condition-words.ts";

interface ConditionsPartProps {
  mock: MockCard;
  report: MockReport;
}

/** How the mock was taken: what to know before comparing this score with another. */
export function ConditionsPart({ mock, report }: ConditionsPartProps) {
  const conditions = conditionsOf(mock, report);
  return (
    <section
      aria-labelledby="conditions"
      className="grid gap-x-12 gap-y-6 border-t border-ink pt-6 @4xl:grid-cols-[4fr_8fr]"
    >
      <div>
        <SectionHeading id="conditions">How you took it</SectionHeading>
        <p className="mt-2 max-w-measure text-ink-2">
          {conditionVerdict(conditions, report.conditions.mode)}
        </p>
      </div>
      <dl>
        {[startToFinish(report), ...conditions].map((condition) => (
          <div
            key={condition.label + condition.text}
            className="grid grid-cols-[9rem_1fr] gap-x-4 border-b border-line py-3 first:pt-0 @xl:grid-cols-[14rem_1fr] @xl:gap-x-8"
          >
            <ConditionFact condition={condition} />
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ConditionFact({ condition: { label, text, isRemark } }: { condition: Condition }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex items-start gap-2 numerals">
        {isRemark && (
          <>
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-caution" />
            <VisuallyHidden>To keep in mind: </VisuallyHidden>
          </>
        )}
        {text}
      </dd>
    </>
  );
}
