import type { MockReport } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import {
  comparisonTitle,
  comparisonWords,
  noComparisonWords,
} from "../../shared/comparison-words.ts";
import { MeasuresTable } from "../time/own-part.tsx";
import { ownWords } from "../time/measure-words.ts";
import { Thirds } from "../time/thirds.tsx";
import { timeWords } from "../time/time-words.ts";
import { PaperSection } from "./paper-section.tsx";

/** The third page: each section's time, its place among the learner's mocks, and the change since the last one. */
export function PrintedTime({ report }: { report: MockReport }) {
  return (
    <>
      <SectionHeading>How you used your time</SectionHeading>
      {report.sections.map((section) => (
        <PaperSection key={section.sectionType} section={section}>
          <Thirds section={section} isInRow />
          <div className="mt-2 grid grid-cols-[2fr_3fr] items-start gap-x-8 text-sm">
            <div className="flex flex-col gap-2 text-ink-2">
              <p>{timeWords(section)}</p>
              <p>{ownWords(report, section)}</p>
            </div>
            <div className="[&_td]:py-0.5! [&_th]:py-0.5!">
              <MeasuresTable section={section} />
            </div>
          </div>
        </PaperSection>
      ))}
      <Change report={report} />
    </>
  );
}

function Change({ report }: { report: MockReport }) {
  const { comparison } = report;
  const words = comparison && comparisonWords(comparison);
  return (
    <section className="break-inside-avoid border-t border-line-strong pt-2">
      <SectionHeading level={3}>{comparisonTitle(report)}</SectionHeading>
      <p className="mt-1 text-sm text-ink-2">
        {words ? (
          <>
            <strong className="font-strong text-ink">{words.verdict}</strong> {words.reason}
          </>
        ) : (
          noComparisonWords(report)
        )}
      </p>
    </section>
  );
}
