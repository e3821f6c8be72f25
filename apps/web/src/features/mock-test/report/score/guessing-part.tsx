import type { SectionReport } from "@theta/contract";
import { useId } from "react";
import {
  Band,
  percentOf,
  Ruler,
  SECTION_SCALE,
  ThetaOnRuler,
} from "../../../../lib/charts/score-ruler.tsx";
import { SectionHeading } from "../../../../ui/headings.tsx";

/** What leaving questions unanswered cost. */
export function GuessingPart({ section }: { section: SectionReport }) {
  const id = useId();
  const { unanswered, guessing, score } = section;
  if (unanswered === 0 || !guessing) return null;
  const cost = guessing.score - score.score;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-y border-line py-6 @3xl:grid-cols-2"
    >
      <div>
        <SectionHeading level={3} id={id}>
          {unanswered === 1
            ? "One question without an answer"
            : `${unanswered} questions without an answer`}
        </SectionHeading>
        <p className="mt-3 max-w-measure text-ink-2">
          {unanswered === 1 ? "It counts" : "Each counts"} as wrong, so you scored {score.score}.
          Blind guesses would have given you about{" "}
          <strong className="font-strong text-ink">{guessing.score}</strong> (range {guessing.low}–
          {guessing.high})
          {cost > 0
            ? `: ${cost} ${cost === 1 ? "point" : "points"} more. Save the last half minute for guesses.`
            : ", the same within a point. Guess anyway: it never costs you anything."}
        </p>
      </div>
      <div>
        <p aria-hidden="true" className="mb-1 text-xs text-ink-muted">
          Open circle: your score with guesses, and its range
        </p>
        <Ruler scale={SECTION_SCALE}>
          <Band from={at(guessing.low)} to={at(guessing.high)} />
          <ThetaOnRuler at={at(score.score)} />
          <span
            style={{ left: `${at(guessing.score)}%` }}
            className="absolute bottom-1 size-3.5 -translate-x-1/2 rounded-full border-2 border-ink bg-paper"
          />
        </Ruler>
      </div>
    </section>
  );
}

const at = (points: number) => percentOf(SECTION_SCALE, points);
