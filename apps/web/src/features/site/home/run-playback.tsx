import { RotateCcw } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SAMPLE_RUN as RUN } from "./sample-run.ts";
import { rangeAt, scoreAt } from "./quant-scale.ts";
import { RunFigure } from "./run-figure.tsx";
import { NARROW, WIDE } from "./run-geometry.ts";
import { RunTable } from "./run-table.tsx";

const DRAW_MILLISECONDS = 6000;

const LAST = RUN.steps.at(-1) ?? { ...RUN.start };
const SCORE = scoreAt(LAST.estimate);
const RANGE = rangeAt(LAST);

interface RunPlaybackProps {
  /** Once, as soon as it's in view. */
  drawsItself?: boolean;
}

/** A finished section and how it unfolded: played on arrival if wanted, and again on request. */
export function RunPlayback({ drawsItself = false }: RunPlaybackProps) {
  const { shown, play, figure } = usePlayback(drawsItself);
  return (
    <figure ref={figure} className="@container/run">
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
            A simulated Quantitative section, one answer at a time. After 21 answers, the score is{" "}
            {SCORE}, with a score range of {scoreAt(RANGE.lower)} to {scoreAt(RANGE.upper)}. On the
            right: the chance of getting question 21 right at each level of ability.
          </span>
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={play}
          className="needs-scripts motion-reduce:hidden"
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {drawsItself ? "Play again" : "Play"}
        </Button>
      </figcaption>
      <RunTable run={RUN} />
    </figure>
  );
}

// Once per page load, because anyone who comes back to the page has seen it.
let hasDrawnItself = false;

/** How many answers are drawn: all of them, except during the six seconds after a start. */
function usePlayback(drawsItself: boolean) {
  const questions = RUN.steps.length;
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [shown, setShown] = useState(questions);
  const figure = useRef<HTMLElement>(null);

  useEffect(() => {
    if (startedAt === null) return undefined;
    let frame = requestAnimationFrame(function draw(now) {
      const drawn = Math.floor(((now - startedAt) / DRAW_MILLISECONDS) * questions);
      setShown(Math.min(Math.max(drawn, 0), questions));
      if (drawn < questions) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [startedAt, questions]);

  const play = useCallback(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setStartedAt(performance.now());
  }, []);

  useEffect(() => {
    if (!drawsItself || hasDrawnItself || !figure.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      hasDrawnItself = true;
      observer.disconnect();
      play();
    });
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, [drawsItself, play]);

  return { shown, play, figure };
}
