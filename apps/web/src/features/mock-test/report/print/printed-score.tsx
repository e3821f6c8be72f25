import type { MockCard, MockReport } from "@theta/contract";
import { PageTitle, SectionHeading } from "../../../../ui/headings.tsx";
import {
  type Condition,
  conditionsOf,
  conditionVerdict,
  RUSHED_ANSWERS,
  startToFinish,
} from "../condition-words.ts";
import { ConditionFact } from "../conditions-part.tsx";
import { takenWords } from "../report-words.ts";
import { ScoreHeadline } from "../score/score-headline.tsx";
import { SectionScores } from "../score/section-scores.tsx";

/** The first page: the score, the sections, and how the mock was taken. */
export function PrintedScore({ mock, report }: { mock: MockCard; report: MockReport }) {
  const conditions = conditionsOf(mock, report);
  // The headline has the rest, and the page has no room to say it twice.
  const untold = conditions.filter(({ label }) => label !== RUSHED_ANSWERS);
  const hasOnlyTold = conditions.some(isRemark) && !untold.some(isRemark);
  return (
    <div className="@container flex flex-col gap-4">
      <PageTitle over={takenWords(mock, report)}>{mock.name}</PageTitle>
      <div className="border-t border-ink pt-4">
        <ScoreHeadline report={report} />
      </div>
      <SectionScores sections={report.sections} />
      <section className="border-t border-ink pt-4">
        <SectionHeading>How you took it</SectionHeading>
        {!hasOnlyTold && (
          <p className="mt-1 text-ink-2">{conditionVerdict(untold, report.conditions.mode)}</p>
        )}
        <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-1 text-sm">
          {[startToFinish(report), ...untold].map((condition) => (
            <div
              key={condition.label + condition.text}
              className="break-inside-avoid border-t border-line pt-1"
            >
              <ConditionFact condition={condition} />
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const isRemark = (condition: Condition) => condition.isRemark;
