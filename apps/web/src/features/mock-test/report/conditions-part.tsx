import type { MockCard, MockReport } from "@theta/contract";
import { TriangleAlert } from "lucide-react";
import { SectionHeading } from "../../../ui/headings.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type Condition, conditionsOf, conditionVerdict } from "./condition-words.ts";
import { durationOf } from "./pace/duration-of.ts";

interface ConditionsPartProps {
  mock: MockCard;
  report: MockReport;
}

/** How the mock was taken: what to know before comparing this score with another. */
export function ConditionsPart({ mock, report }: ConditionsPartProps) {
  const conditions = conditionsOf(mock, report);
  const { startedAt, endedAt } = report.conditions;
  return (
    <section
      aria-labelledby="conditions"
      className="grid gap-x-12 gap-y-6 border-t border-ink pt-6 @4xl:grid-cols-[4fr_8fr] print:break-inside-avoid"
    >
      <div>
        <SectionHeading id="conditions">How you took it</SectionHeading>
        <p className="mt-2 max-w-measure text-ink-2">
          {conditionVerdict(conditions, report.conditions.mode)}
        </p>
      </div>
      <dl>
        <Fact
          condition={{
            label: "Start to finish",
            text: `${TIME.formatRange(startedAt, endedAt)}, ${durationOf((endedAt - startedAt) / 1000)}`,
            isRemark: false,
          }}
        />
        {conditions.map((condition) => (
          <Fact key={condition.label} condition={condition} />
        ))}
      </dl>
    </section>
  );
}

const TIME = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

function Fact({ condition: { label, text, isRemark } }: { condition: Condition }) {
  return (
    <div className="grid gap-x-8 border-b border-line py-3 first:pt-0 @xl:grid-cols-[14rem_1fr]">
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
    </div>
  );
}
