import type { MockReport } from "@theta/contract";
import type { ReactNode } from "react";
import { ScoreRuler, SECTION_SCALE, TOTAL_SCALE } from "../../../../lib/charts/score-ruler.tsx";
import { percentWords, periodWords, resultOf, tooFastWords } from "./score-words.ts";

interface ScoreHeadlineProps {
  report: MockReport;
  /** Whether the range narrows to its place and θ comes to stand in it, once. */
  isRevealed?: boolean;
}

/** The one big number, what it and its range mean, and where it is on the scale. */
export function ScoreHeadline({ report, isRevealed = false }: ScoreHeadlineProps) {
  const { name, kind, score } = resultOf(report);
  const tooFast = tooFastWords(report.sections);
  return (
    <div className="grid items-end gap-x-12 gap-y-6 @3xl:grid-cols-[auto_1fr]">
      <p>
        <span className="block font-strong">{name}</span>
        <span className="-ml-1 block font-serif text-score tracking-[-0.03em] numerals">
          {score.score}
        </span>
      </p>
      <div className="min-w-0">
        <p className="lead mb-6 max-w-2xl text-ink-2">
          {tooFast ?? (
            <>
              There's a 2-in-3 chance your true level is between <Figures>{score.low}</Figures> and{" "}
              <Figures>{score.high}</Figures>.
            </>
          )}{" "}
          Your score is as high as or higher than{" "}
          <Figures>{percentWords(Math.round(score.percentile))}</Figures> of {kind} from{" "}
          {periodWords(report.tablePeriod)}.
        </p>
        <ScoreRuler
          scale={report.total ? TOTAL_SCALE : SECTION_SCALE}
          score={score.score}
          low={score.low}
          high={score.high}
          isLarge
          isRevealed={isRevealed}
        />
      </div>
    </div>
  );
}

function Figures({ children }: { children: ReactNode }) {
  return <strong className="font-strong text-ink numerals">{children}</strong>;
}
