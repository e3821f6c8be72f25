import { chance, type Run } from "./adaptive-run.ts";
import { rangeAt, SCORE_TICKS, scoreAt } from "./quant-scale.ts";
import { type Geometry, type Layout, makeGeometry } from "./run-geometry.ts";

interface RunFigureProps {
  run: Run;
  /** How many answers are drawn so far. */
  shown: number;
  layout: Layout;
  className: string;
}

interface Piece {
  run: Run;
  shown: number;
  layout: Layout;
  at: Geometry;
}

/** A run and, sharing its ability axis, the curve of its last item. The caption says the same in words. */
export function RunFigure({ run, shown, layout, className }: RunFigureProps) {
  const piece: Piece = { run, shown, layout, at: makeGeometry(layout, run) };
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <Axes {...piece} />
      <Band {...piece} />
      <Estimates {...piece} />
      <ItemCurve {...piece} />
      <Answers {...piece} />
      <Score {...piece} />
    </svg>
  );
}

const labelOf = ({ text }: Layout) => `fill-ink-muted font-sans ${text}`;

/** How far below the axes. */
const TICK_LABELS = 20;
const AXIS_NAMES = 40;

/** Closer than this to the score on the axis, a number of the scale would be covered by it. */
const SCORE_ROOM = 16;

function Axes({ run, shown, layout, at }: Piece) {
  const scoreY = at.y((run.steps[shown - 1] ?? run.start).estimate);
  const { runLeft, runRight, curveLeft, curveRight, axis, top, bottom } = layout;
  return (
    <>
      {SCORE_TICKS.map(({ score, ability }) => (
        <g key={score}>
          <path d={`M${runLeft} ${at.y(ability)}H${curveRight}`} className="stroke-line" />
          <path d={`M${axis} ${at.y(ability)}h6`} className="stroke-line-strong" />
          {Math.abs(at.y(ability) - scoreY) > SCORE_ROOM && (
            <text x={axis + 11} y={at.y(ability) + 4.5} className={`${labelOf(layout)} numerals`}>
              {score}
            </text>
          )}
        </g>
      ))}
      <text x={axis + 8} y={top + 10} className={labelOf(layout)}>
        Score
      </text>
      <path d={`M${axis} ${top}V${bottom}`} className="stroke-line-strong" />
      <path
        d={`M${runLeft} ${bottom}H${runRight}M${curveLeft} ${bottom}H${curveRight}`}
        className="stroke-line-strong"
      />
      <QuestionAxis {...{ run, layout, at }} />
      <ChanceAxis {...{ layout, at }} />
      <text
        transform={`translate(${runLeft - 12} ${bottom}) rotate(-90)`}
        className={labelOf(layout)}
      >
        easier
      </text>
      <text
        transform={`translate(${runLeft - 12} ${top}) rotate(-90)`}
        textAnchor="end"
        className={labelOf(layout)}
      >
        harder
      </text>
    </>
  );
}

function QuestionAxis({ run, layout, at }: Pick<Piece, "run" | "layout" | "at">) {
  const { runLeft, bottom } = layout;
  return (
    <>
      {layout.questionTicks.map((question) => (
        <g key={question}>
          <path d={`M${at.x(question)} ${bottom}v5`} className="stroke-line-strong" />
          <text
            x={at.x(question)}
            y={bottom + TICK_LABELS}
            textAnchor={question === run.steps.length ? "end" : "middle"}
            className={`${labelOf(layout)} numerals`}
          >
            {question}
          </text>
        </g>
      ))}
      <text x={runLeft} y={bottom + AXIS_NAMES} className={labelOf(layout)}>
        Question
      </text>
    </>
  );
}

function ChanceAxis({ layout, at }: Pick<Piece, "layout" | "at">) {
  const { curveRight, bottom } = layout;
  return (
    <>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path d={`M${at.chanceX(share)} ${bottom}v5`} className="stroke-line-strong" />
          <text
            x={at.chanceX(share)}
            y={bottom + TICK_LABELS}
            textAnchor="middle"
            className={`${labelOf(layout)} numerals`}
          >
            {share * 100}
          </text>
        </g>
      ))}
      <text x={curveRight + 8} y={bottom + AXIS_NAMES} textAnchor="end" className={labelOf(layout)}>
        Chance, %
      </text>
    </>
  );
}

function rungsOf({ run, shown }: Piece) {
  return [run.start, ...run.steps.slice(0, shown)].map((rung, question) => ({
    question,
    estimate: rung.estimate,
    ...rangeAt(rung),
  }));
}

function Band(piece: Piece) {
  const { at, layout, run } = piece;
  const rungs = rungsOf(piece);
  const last = rungs.at(-1);
  if (!last) return null;
  const end = run.steps.at(-1) ?? run.start;
  const over = rungs.map((rung) => `${at.x(rung.question)} ${at.y(rung.upper)}`);
  const under = rungs.toReversed().map((rung) => `${at.x(rung.question)} ${at.y(rung.lower)}`);
  return (
    <>
      <path d={`M${over.join("L")}L${under.join("L")}Z`} className="fill-band" />
      <rect
        x={at.x(last.question)}
        y={at.y(last.upper)}
        width={layout.curveRight - at.x(last.question)}
        height={at.y(last.lower) - at.y(last.upper)}
        className="fill-band"
      />
      {rungs.map((rung) => (
        <path
          key={rung.question}
          d={`M${at.x(rung.question)} ${at.y(rung.upper)}V${at.y(rung.lower)}`}
          className="stroke-band-line"
        />
      ))}
      <text
        x={layout.runRight}
        y={at.y(rangeAt(end).lower) + 18}
        textAnchor="end"
        className={labelOf(layout)}
      >
        Score range
      </text>
    </>
  );
}

function Estimates(piece: Piece) {
  const { at, layout } = piece;
  const rungs = rungsOf(piece);
  const last = rungs.at(-1);
  if (!last) return null;
  const line = rungs.map((rung) => `${at.x(rung.question)} ${at.y(rung.estimate)}`).join("L");
  return (
    <>
      <path d={`M${line}`} className="stroke-curve" strokeWidth="2" strokeLinejoin="round" />
      <path
        d={`M${at.x(last.question)} ${at.y(last.estimate)}H${layout.axis - 9}`}
        className="stroke-curve"
        strokeDasharray="2.5 3"
      />
    </>
  );
}

const CURVE_POINTS = 60;

function ItemCurve({ run, shown, layout, at }: Piece) {
  const step = run.steps[shown - 1];
  if (!step) return null;
  const points = Array.from({ length: CURVE_POINTS + 1 }, (_, point) => {
    const ability = at.low + ((at.high - at.low) * point) / CURVE_POINTS;
    return `${at.chanceX(chance(step.item, ability))} ${at.y(ability)}`;
  });
  const share = chance(step.item, step.estimate);
  const x = at.chanceX(share);
  const y = at.y(step.estimate);
  return (
    <>
      <path d={`M${points.join("L")}`} className="stroke-curve" strokeWidth="2" />
      <path d={`M${x} ${y}V${layout.bottom}`} className="stroke-curve" strokeDasharray="2.5 3" />
      <circle cx={x} cy={y} r="4" className="fill-paper stroke-curve" strokeWidth="2" />
      <text
        x={x + 5}
        y={layout.bottom - 8}
        className={`fill-ink font-sans font-strong numerals ${layout.text}`}
      >
        {Math.round(share * 100)}%
      </text>
    </>
  );
}

/**
 * Right: a filled disc with a tick. Wrong: an open ring with a cross. Its height is the question's
 * difficulty.
 */
function Answers({ run, shown, layout, at }: Piece) {
  return run.steps.slice(0, shown).map(({ item, isRight }, index) => (
    <g
      key={item.difficulty}
      transform={`translate(${at.x(index + 1)} ${at.y(item.difficulty)}) scale(${layout.mark})`}
    >
      {isRight ? (
        <>
          <circle r="6" className="fill-correct" />
          <path d="M-2.8 0.2l2 2 3.6-4" className="stroke-paper" strokeWidth="1.6" />
        </>
      ) : (
        <>
          <circle r="5.3" className="fill-paper stroke-incorrect" strokeWidth="1.4" />
          <path
            d="M-2.2-2.2l4.4 4.4m0-4.4l-4.4 4.4"
            className="stroke-incorrect"
            strokeWidth="1.4"
          />
        </>
      )}
    </g>
  ));
}

/** θ on the score axis, with its bar as the tick. */
function Score({ run, shown, layout, at }: Piece) {
  const { estimate } = run.steps[shown - 1] ?? run.start;
  const y = at.y(estimate);
  return (
    <>
      <rect x={layout.axis + 8} y={y - 13} width="38" height="26" className="fill-paper" />
      <g transform={`translate(${layout.axis} ${y})`} className="stroke-brand" strokeWidth="2.6">
        <ellipse rx="6" ry="8" className="fill-paper" />
        <path d="M-6 0H13" />
      </g>
      <text
        x={layout.axis + 17}
        y={y + 6}
        className="fill-ink font-serif text-[18px] font-ui numerals"
      >
        {scoreAt(estimate)}
      </text>
    </>
  );
}
