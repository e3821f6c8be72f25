import type { FirstStep, PathStep, SectionReport } from "@theta/contract";
import { ChartMark } from "../../../question/results/chart-mark.tsx";
import { Plot, PlotMark, type Tick } from "../../../../lib/charts/plot.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { outcomeOf } from "../../../question/results/outcome.ts";
import { PathDifficulty } from "./path-difficulty.tsx";
import { PathEstimates } from "./path-estimates.tsx";
import { pathScale } from "./path-scale.ts";
import { ScoreOnAxis } from "../score/score-on-axis.tsx";

interface PathChartProps {
  section: SectionReport;
  /** The path before the edits, to be drawn as well. */
  before?: readonly FirstStep[] | undefined;
  /** Half as high. */
  isLow?: boolean;
}

/** Harder is higher, on the section score's scale, which questions and estimates share. */
export function PathChart({ section, before = [], isLow = false }: PathChartProps) {
  const { path, totalQuestions } = section;
  const { from, to, scores, ends } = pathScale(section, before);
  const x = (order: number) => (100 * (order - 0.5)) / totalQuestions;
  const y = (points: number) => (100 * (points - from)) / (to - from);
  return (
    <Plot
      yName="Section score; harder questions are higher"
      xName="Question"
      yTicks={scores.map((score) => ({ at: y(score), label: score }))}
      xTicks={questionTicks(totalQuestions).map((tick) => ({ ...tick, at: x(tick.at) }))}
      isLow={isLow}
      aside={<ScoreOnAxis score={section.score} y={y} />}
    >
      {path.length < totalQuestions && (
        <span
          style={{ left: `${x(path.length + 1) - 50 / totalQuestions}%` }}
          className="absolute inset-y-0 right-0 border-l border-dashed border-line-strong bg-sunk pt-0.5 pl-1"
        >
          <span className="hidden @lg:inline">not reached</span>
        </span>
      )}
      <PathEstimates path={path} before={before} score={section.score.score} x={x} y={y} />
      <PathDifficulty path={path} x={x} y={y} />
      {ends.map(({ at, words }) => (
        <EndOfScale key={at} y={y(at)} words={words} />
      ))}
      {path.map((step) => (
        <PlotMark key={step.order} x={x(step.order)} y={y(step.asked)}>
          <ChartMark
            outcome={outcomeOf(step)}
            isTrial={!step.isScored}
            className="size-3 @lg:size-4"
          />
        </PlotMark>
      ))}
      <FirstMarks path={path} before={before} x={x} y={y} />
    </Plot>
  );
}

/** Where the scale stops, and with it the line and its range: words beyond a line as strong as an axis. */
function EndOfScale({ y, words }: { y: number; words: string }) {
  return (
    <span style={{ bottom: `${y}%` }} className="absolute inset-x-0 border-t border-line-strong">
      <span className={classNames("absolute right-1 leading-head", y > 50 ? "bottom-2" : "top-2")}>
        {words}
      </span>
    </span>
  );
}

interface FirstMarksProps {
  path: readonly PathStep[];
  before: readonly FirstStep[];
  x: (order: number) => number;
  y: (points: number) => number;
}

/** How the first answers that were changed later went, on the line that they made. */
function FirstMarks({ path, before, x, y }: FirstMarksProps) {
  return path
    .filter(({ isEdited }) => isEdited)
    .map((step) => {
      const first = before.find(({ order }) => order === step.order);
      return (
        first?.estimate && (
          <PlotMark key={step.order} x={x(step.order)} y={y(first.estimate.at)}>
            <ChartMark
              outcome={outcomeOf({ ...step, isCorrect: first.isCorrect })}
              className="size-2.5"
            />
          </PlotMark>
        )
      );
    });
}

/** The first and last questions, and every fifth in between. */
function questionTicks(total: number): Tick[] {
  const fives = Array.from({ length: Math.floor((total - 2) / 5) }, (_, place) => 5 * (place + 1));
  return [1, ...fives, total].map((order) => ({ at: order, label: order }));
}
