import type { MockCard } from "@theta/contract";
import { type Scale, ScoreRuler } from "../../../lib/charts/score-ruler.tsx";
import { OutcomeCounts } from "../../question/results/outcome-counts.tsx";
import { dayTaken } from "../../../lib/day-words.ts";
import { NO_RANGE } from "../shared/mock-words.ts";
import { countsOfCard } from "../../question/results/count-words.ts";

/** A card only has room for the ends and the middle. */
const SCALES: Record<MockCard["kind"], Scale> = {
  full: { min: 205, max: 805, line: 100, number: 300 },
  sectional: { min: 60, max: 90, line: 5, number: 15 },
};

/** A mock's result: the score with its range on its scale, and the counts behind it. */
export function MockScore({ mock, score }: { mock: MockCard; score: number }) {
  const { low, high, isTooFast, endDateTimestamp } = mock;
  return (
    <>
      {endDateTimestamp !== undefined && (
        <p className="text-sm">Finished {dayTaken(endDateTimestamp)}</p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 numerals">
        <span className="sr-only">Score </span>
        <span className="font-serif text-h3">{score}</span>
        {low !== undefined && high !== undefined && (
          <span className="text-sm text-ink-muted">
            <span className="sr-only">, range </span>
            {low}–{high}
          </span>
        )}
        {isTooFast && <span className="text-sm text-ink-muted">{NO_RANGE}</span>}
      </p>
      <div className="mt-2 px-3">
        <ScoreRuler scale={SCALES[mock.kind]} score={score} low={low} high={high} />
      </div>
      <div className="mt-3">
        <OutcomeCounts counts={countsOfCard(mock)} />
      </div>
    </>
  );
}
