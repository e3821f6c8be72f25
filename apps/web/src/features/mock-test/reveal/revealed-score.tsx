import type { MockReport } from "@theta/contract";
import { dayTaken } from "../../../lib/day-words.ts";
import { comparisonWords, noComparisonWords } from "../shared/comparison-words.ts";
import { ScoreHeadline } from "../report/score/score-headline.tsx";
import { resultOf } from "../report/score/score-words.ts";
import { SectionScores } from "../report/score/section-scores.tsx";

/** The score with its range, how it compares with the last one, and the sections it comes from. */
export function RevealedScore({ report }: { report: MockReport }) {
  const { total, sections } = report;
  return (
    <section
      aria-label={resultOf(report).name}
      className="flex animate-appear flex-col gap-8 border-t border-line pt-6"
    >
      <ScoreHeadline report={report} isRevealed />
      <p className="max-w-2xl text-ink-2">
        <Compared report={report} />
      </p>
      {total && <SectionScores sections={sections} isBrief />}
    </section>
  );
}

function Compared({ report }: { report: MockReport }) {
  const { comparison } = report;
  if (!comparison) return noComparisonWords(report);
  const { name, score, endedAt } = comparison;
  return (
    <>
      <strong className="font-strong text-ink">{comparisonWords(comparison).verdict}</strong> You
      scored {score} in {name} on {dayTaken(endedAt)}.
    </>
  );
}
