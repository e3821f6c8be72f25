import { classNames } from "../../../ui/class-names.ts";
import { FigureCaption } from "../../../ui/figure-caption.tsx";
import { MARKED_TOTALS, TOTALS } from "./score-words.ts";
import { TotalTable } from "./total-table.tsx";

const LOWEST = 205;
const HIGHEST = 805;
const TOTAL_TICKS = [205, 305, 405, 505, 605, 705, 805];
const PERCENTILE_TICKS = [0, 25, 50, 75, 100];
const LABEL = "fill-ink-muted font-sans text-xs numerals";

/** Percent of the way across. */
const across = (total: number) =>
  Math.round((10_000 * (total - LOWEST)) / (HIGHEST - LOWEST)) / 100;

/** Each total's percentile, drawn from the exam's table. */
export function TotalCurve() {
  return (
    <figure>
      <div aria-hidden="true">
        <p className="mb-4 text-xs text-ink-muted">Test takers at or below, %</p>
        <div className="mb-8 flex h-64 sm:h-76">
          <svg width="36" height="100%" className="shrink-0 overflow-visible">
            {PERCENTILE_TICKS.slice(1).map((percentile) => (
              <text
                key={percentile}
                x="28"
                y={`${100 - percentile}%`}
                dy="0.35em"
                textAnchor="end"
                className={LABEL}
              >
                {percentile}
              </text>
            ))}
          </svg>
          <Drawing />
        </div>
        <p className="ml-9 text-xs text-ink-muted">Total score</p>
      </div>
      <FigureCaption number={2}>
        Test takers at or below each total, July 2020 to June 2025. In the middle, 20 points take
        you past nine or ten out of every 100 people. From 705 up, there's hardly anyone left to
        pass.
      </FigureCaption>
      <TotalTable />
    </figure>
  );
}

/** Positions are percentages of width and height, so that text and marks keep their size. */
function Drawing() {
  return (
    <svg width="100%" height="100%" fill="none" className="min-w-0 flex-1 overflow-visible">
      {PERCENTILE_TICKS.map((percentile) => (
        <line
          key={percentile}
          x2="100%"
          y1={`${100 - percentile}%`}
          y2={`${100 - percentile}%`}
          className={percentile === 0 ? "stroke-line-strong" : "stroke-line"}
        />
      ))}
      {TOTAL_TICKS.map((total, place) => (
        <text
          key={total}
          x={`${across(total)}%`}
          y="100%"
          dy="20"
          textAnchor={place === TOTAL_TICKS.length - 1 ? "end" : "middle"}
          className={classNames(LABEL, place % 2 === 1 && "max-sm:hidden")}
        >
          {total}
        </text>
      ))}
      <Curve />
      {TOTALS.filter(([total]) => MARKED_TOTALS.includes(total)).map(([total, percentile]) => (
        <Mark key={total} total={total} percentile={percentile} />
      ))}
    </svg>
  );
}

/** Stretched to fit; the stroke keeps its width. */
function Curve() {
  const points = TOTALS.map(([total, percentile]) => `${across(total)} ${100 - percentile}`);
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path
        d={`M${points.join("L")}`}
        className="stroke-curve [vector-effect:non-scaling-stroke]"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Mark({ total, percentile }: { total: number; percentile: number }) {
  const x = `${across(total)}%`;
  const y = `${100 - percentile}%`;
  return (
    <>
      <circle cx={x} cy={y} r="4" className="fill-paper stroke-curve" strokeWidth="2" />
      <text
        x={x}
        y={y}
        dx="-9"
        dy="-7"
        textAnchor="end"
        className="fill-ink-2 font-sans text-sm numerals"
      >
        <tspan className="fill-ink font-strong">{total}</tspan> {percentile}%
      </text>
    </>
  );
}
