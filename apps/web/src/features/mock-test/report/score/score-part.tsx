import type { MockCard, MockReport, SectionReport } from "@theta/contract";
import { longDurationWords } from "../../../../lib/clock-time.ts";
import { ScoreHeadline } from "./score-headline.tsx";
import { ordinal, percentWords, resultOf, unansweredWords } from "./score-words.ts";

interface ScorePartProps {
  mock: MockCard;
  report: MockReport;
}

/** The score, what it means, and how it came about. */
export function ScorePart({ mock, report }: ScorePartProps) {
  const { name, score } = resultOf(report);
  return (
    <section aria-label={name} className="border-t border-ink pt-6">
      <ScoreHeadline report={report} />
      <Tiles mock={mock} percentile={score.percentile} sections={report.sections} />
    </section>
  );
}

interface TilesProps {
  mock: MockCard;
  percentile: number;
  sections: readonly SectionReport[];
}

function Tiles({ mock, percentile, sections }: TilesProps) {
  const sum = (count: (section: SectionReport) => number) =>
    sections.reduce((whole, section) => whole + count(section), 0);
  const right = sum(({ correct }) => correct);
  const answered = right + sum(({ wrong }) => wrong);
  const tiles: { label: string; value: string; note?: string }[] = [
    { label: "Percentile", value: ordinal(percentile) },
    { label: "Right answers", value: `${right} of ${mock.totalQuestions}` },
    {
      label: "Accuracy",
      value: percentWords(answered === 0 ? null : Math.round((1000 * right) / answered) / 10),
      note: `${right} right of ${answered} answered`,
    },
    { label: "Unanswered", value: unansweredWords(...sections) },
    { label: "Time used", value: longDurationWords(sum(({ secondsUsed }) => secondsUsed)) },
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 border-t border-line @xl:grid-cols-3 @2xl:flex @2xl:justify-between">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="py-4">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-serif text-h4 numerals">{value}</dd>
          {note && <dd className="text-sm text-ink-muted numerals">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
