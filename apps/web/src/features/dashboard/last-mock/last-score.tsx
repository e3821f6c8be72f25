import type { MockCard, MockMode, TimeAllowed } from "@theta/contract";
import {
  type Scale,
  ScoreRuler,
  SECTION_SCALE,
  TOTAL_SCALE,
} from "../../../lib/charts/score-ruler.tsx";
import { MODE_IN_SENTENCE } from "../../mock-test/shared/mode-words.ts";
import { NO_RANGE } from "../../mock-test/shared/mock-words.ts";
import { timeNote } from "../../test-settings/time-words.ts";
import { dayTaken } from "../../../lib/day-words.ts";

const SCALES: Record<MockCard["kind"], Scale> = {
  // Narrower here than in the report: fewer numbers fit.
  full: { ...TOTAL_SCALE, number: 200 },
  sectional: SECTION_SCALE,
};

export type ScoredMock = Pick<MockCard, "name" | "kind"> & {
  mode: MockMode;
  time: TimeAllowed;
  score: number;
  /** Both absent when it was answered too fast to say. */
  low: number | undefined;
  high: number | undefined;
  endedAt: number;
};

interface LastScoreProps {
  mock: ScoredMock;
  /** "Up 110 points: more than chance would explain." */
  verdict?: string | undefined;
}

/** The last mock's score, its range, and how it compares with the one before. */
export function LastScore({ mock, verdict }: LastScoreProps) {
  const { name, kind, mode, time, score, low, high, endedAt } = mock;
  const how = [MODE_IN_SENTENCE[mode], timeNote(time)?.toLowerCase()].filter(Boolean).join(", ");
  return (
    <div className="min-w-0">
      <p className="text-ink-2">
        <span className="font-strong text-ink">{name}</span>, finished {dayTaken(endedAt)}, {how}
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 numerals">
        <span className="sr-only">{kind === "full" ? "Total score" : "Section score"} </span>
        <span className="font-serif text-h1 leading-none">{score}</span>
        <span className="text-ink-2">
          {low === undefined ? NO_RANGE : `score range ${low}–${high}`}
        </span>
      </p>
      <div className="mt-2 max-w-md px-3">
        <ScoreRuler scale={SCALES[kind]} score={score} low={low} high={high} />
      </div>
      {verdict && <p className="mt-3">{verdict}</p>}
    </div>
  );
}
