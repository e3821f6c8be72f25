import type { SectionReport } from "@theta/contract";
import { ScoreRuler, SECTION_SCALE } from "../../../../lib/charts/score-ruler.tsx";
import { clockTime } from "../../../../lib/clock-time.ts";
import { NO_RANGE } from "../../shared/mock-words.ts";
import { ordinal, percentWords, rangeWords, sectionName, unansweredWords } from "./score-words.ts";

interface SectionScoresProps {
  sections: readonly SectionReport[];
  /** Without how each score came about. */
  isBrief?: boolean;
}

/** The sections beside each other, on one scale. */
export function SectionScores({ sections, isBrief = false }: SectionScoresProps) {
  return (
    <ul
      aria-label="Section scores"
      className="grid gap-y-8 border-t border-line pt-6 @2xl:grid-cols-3"
    >
      {sections.map((section) => (
        <li
          key={section.sectionType}
          className="border-line @2xl:px-5 @2xl:not-first:border-l @2xl:first:pl-0 @2xl:last:pr-0 @4xl:px-7"
        >
          <SectionScore section={section} isBrief={isBrief} />
        </li>
      ))}
    </ul>
  );
}

function SectionScore({ section, isBrief }: { section: SectionReport; isBrief: boolean }) {
  const { score, percentile, low, high } = section.score;
  return (
    <>
      <h2 className="font-strong">{sectionName(section.sectionType)}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="headline text-h2 numerals">{score}</span>
        <span className="text-ink-2 numerals @2xl:basis-full @4xl:basis-auto">
          {rangeWords(section.score) ?? NO_RANGE}, {ordinal(percentile)} percentile
        </span>
      </p>
      <ScoreRuler scale={SECTION_SCALE} score={score} low={low} high={high} />
      {!isBrief && (
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {factsOf(section).map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right numerals">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function factsOf(section: SectionReport): [label: string, value: string][] {
  const { correct, totalQuestions, accuracy, secondsUsed, seconds } = section;
  return [
    ["Right answers", `${correct} of ${totalQuestions}`],
    ["Accuracy", `${percentWords(accuracy)} of answered`],
    ["Unanswered", unansweredWords(section)],
    [
      "Time used",
      seconds === null
        ? `${clockTime(secondsUsed)}, no clock`
        : `${clockTime(secondsUsed)} of ${clockTime(seconds)}`,
    ],
  ];
}
