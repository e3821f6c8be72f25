import { Plot, PlotDrawing, PlotMark } from "../../lib/charts/plot.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import { MARKED_TOTALS, TOTALS } from "./score-words.ts";

const LOWEST = 205;
const HIGHEST = 805;
const across = (total: number) =>
  Math.round((10_000 * (total - LOWEST)) / (HIGHEST - LOWEST)) / 100;

const X_TICKS = [205, 305, 405, 505, 605, 705, 805].map((total, place) => ({
  at: across(total),
  label: total,
  isMinor: place % 2 === 1,
}));
const Y_TICKS = [25, 50, 75, 100].map((percentile) => ({ at: percentile, label: percentile }));

/** Where a total stands among all of them, drawn from the exam's table. */
export function TotalCurve() {
  const line = TOTALS.map(([total, percentile]) => `${across(total)} ${percentile}`).join("L");
  return (
    <figure>
      <Plot
        xTicks={X_TICKS}
        yTicks={Y_TICKS}
        xName="Total score"
        yName="Test takers at or below it, %"
      >
        <PlotDrawing>
          <path d={`M${line}`} className="stroke-curve" strokeWidth="2" strokeLinejoin="round" />
        </PlotDrawing>
        {TOTALS.filter(([total]) => MARKED_TOTALS.includes(total)).map(([total, percentile]) => (
          <PlotMark key={total} x={across(total)} y={percentile}>
            <span className="block size-2.5 rounded-full border-2 border-ink bg-paper" />
            <span className="absolute right-full bottom-full mr-1 text-sm whitespace-nowrap text-ink-2">
              <span className="font-strong text-ink">{total}</span> {percentile} %
            </span>
          </PlotMark>
        ))}
      </Plot>
      <FigureCaption number={2}>
        Test takers at or below each total, July 2020 to June 2025. In the middle twenty points pass
        nine or ten people in a hundred; from 705 on hardly anyone is left to pass.
      </FigureCaption>
      <TotalTable />
    </figure>
  );
}

function TotalTable() {
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-ui underline decoration-1 underline-offset-4">
        As a table
      </summary>
      <table className="mt-2 w-full max-w-80 border-t border-ink text-right numerals">
        <caption className="sr-only">Every second total with its percentile</caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-ui">
              Total
            </th>
            <th scope="col" className="font-ui">
              At or below, %
            </th>
          </tr>
        </thead>
        <tbody>
          {TOTALS.toReversed().map(([total, percentile]) => (
            <tr key={total} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-text">
                {total}
              </th>
              <td>{percentile}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
