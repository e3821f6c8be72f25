import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SAMPLE_RUN as RUN } from "./sample-run.ts";
import { scoreAt } from "./quant-scale.ts";
import { RunFigure } from "./run-figure.tsx";
import { NARROW, WIDE } from "./run-geometry.ts";
import { RunTable } from "./run-table.tsx";

const DRAW_MILLISECONDS = 6000;

const LAST = RUN.steps.at(-1) ?? { ...RUN.start };
const SCORE = scoreAt(LAST.estimate);
const UPPER = scoreAt(LAST.estimate + LAST.deviation);

/** The figure of the home page: the end of a run, and on request how it came about. */
export function RunPlayback() {
  const [shown, playAgain] = usePlayback();
  return (
    <figure>
      <RunFigure run={RUN} shown={shown} layout={WIDE} className="hidden h-auto w-full sm:block" />
      <RunFigure
        run={RUN}
        shown={shown}
        layout={NARROW}
        className="block h-auto w-full sm:hidden"
      />
      <figcaption className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <p className="max-w-120 min-w-60 flex-1 text-sm">
          <span className="font-strong">Fig. 1</span>{" "}
          <span className="font-serif text-ink-2 italic">
            A simulated Quantitative section, played back. Twenty-one answers narrow the band from
            the whole class to a score of {SCORE}, give or take {UPPER - SCORE}. Right: how likely
            someone of each ability is to solve question 21.
          </span>
        </p>
        <Button variant="outline" size="sm" onClick={playAgain} className="needs-scripts">
          <RotateCcw aria-hidden="true" className="size-4" />
          Play again
        </Button>
      </figcaption>
      <RunTable run={RUN} />
    </figure>
  );
}

/** How many answers are drawn: all of them, but for the six seconds after a press. */
function usePlayback(): [shown: number, playAgain: () => void] {
  const questions = RUN.steps.length;
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [shown, setShown] = useState(questions);

  useEffect(() => {
    if (startedAt === null) return undefined;
    let frame = requestAnimationFrame(function draw(now) {
      const drawn = Math.floor(((now - startedAt) / DRAW_MILLISECONDS) * questions);
      setShown(Math.min(Math.max(drawn, 0), questions));
      if (drawn < questions) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [startedAt, questions]);

  function playAgain() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setStartedAt(performance.now());
  }
  return [shown, playAgain];
}
