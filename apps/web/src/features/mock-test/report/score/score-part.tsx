import type { MockCard, MockReport, SectionReport } from "@theta/contract";
import type { ReactNode } from "react";
import { ScoreRuler, SECTION_SCALE, TOTAL_SCALE } from "../../../../lib/charts/score-ruler.tsx";
import { durationOf } from "../pace/duration-of.ts";
import { ordinal, percentWords, periodWords, sectionName, unansweredWords } from "./score-words.ts";

interface ScorePartProps {
  mock: MockCard;
  report: MockReport;
}

/** The score, what it means, and where it is on the scale. */
export function ScorePart({ mock, report }: ScorePartProps) {
  const { total, sections, tablePeriod } = report;
  const result = total ?? sections[0]!.score;
  const name = total ? "Final Score" : `${sectionName(sections[0]!.sectionType)} Score`;
  return (
    <section aria-label={name} className="border-t border-ink pt-6">
      <div className="grid items-end gap-x-12 gap-y-6 @3xl:grid-cols-[auto_1fr]">
        <p>
          <span className="block font-strong">{name}</span>
          <span className="-ml-1 block font-serif text-score tracking-[-0.03em] numerals">
            {result.score}
          </span>
        </p>
        <div className="min-w-0">
          <p className="mb-6 max-w-2xl font-serif text-h4 text-ink-2">
            There’s a 2-in-3 chance your true level is between <Figures>{result.low}</Figures> and{" "}
            <Figures>{result.high}</Figures>. Your score is as high as or higher than{" "}
            <Figures>{percentWords(Math.round(result.percentile))}</Figures> of{" "}
            {total ? "scores" : `${sectionName(sections[0]!.sectionType)} scores`} from{" "}
            {periodWords(tablePeriod)}.
          </p>
          <ScoreRuler
            scale={total ? TOTAL_SCALE : SECTION_SCALE}
            score={result.score}
            low={result.low}
            high={result.high}
            isLarge
          />
        </div>
      </div>
      <Tiles mock={mock} percentile={result.percentile} sections={sections} />
    </section>
  );
}

function Figures({ children }: { children: ReactNode }) {
  return <strong className="font-strong text-ink numerals">{children}</strong>;
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
    { label: "Unanswered Questions", value: unansweredWords(...sections) },
    { label: "Time used", value: durationOf(sum(({ secondsUsed }) => secondsUsed)) },
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
