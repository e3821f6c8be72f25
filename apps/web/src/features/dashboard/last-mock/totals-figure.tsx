import { Figure } from "../../../lib/charts/figure.tsx";
import { Plot, PlotDrawing, PlotMark } from "../../../lib/charts/plot.tsx";
import { MODE_NAMES } from "../../mock-test/shared/mode-words.ts";
import { atTime, timeNote } from "../../test-settings/time-words.ts";
import { dayTaken } from "../../../lib/day-words.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import { type Total, totalsScale } from "./totals-scale.ts";

const TITLE = "Your totals";

interface TotalsFigureProps {
  /** Oldest first; at least two, all of mocks that gave as much time. */
  totals: readonly Total[];
  /** Whether there are more, of mocks with another time. */
  areSomeLeftOut?: boolean;
  target: number | null;
}

/** Every total with its range, so that learners can tell progress from luck. */
export function TotalsFigure({ totals, areSomeLeftOut = false, target }: TotalsFigureProps) {
  const { time } = totals[0]!;
  const note = timeNote(time)?.toLowerCase();
  const count = `${totals.length} full mocks`;
  const left = areSomeLeftOut ? ` Only full mocks ${atTime(time)} are shown.` : "";
  return (
    <Figure
      number={1}
      level={3}
      title={TITLE}
      measure="Total score"
      sum={note ? `${count}, ${note}` : count}
      caption={`Your totals with their score ranges. There's a 2-in-3 chance your true level is inside the shaded range.${left}`}
      table={
        <Table caption={TITLE} columns={COLUMNS} rows={totals} rowKey={({ endedAt }) => endedAt} />
      }
    >
      <TotalsChart totals={totals} target={target} />
    </Figure>
  );
}

const COLUMNS: TableColumn<Total>[] = [
  { key: "name", head: "Mock", cell: ({ name }) => name },
  { key: "mode", head: "Test mode", cell: ({ mode }) => MODE_NAMES[mode] },
  { key: "day", head: "Finished", cell: ({ endedAt }) => dayTaken(endedAt) },
  { key: "score", head: "Total", numeric: true, cell: ({ score }) => score },
  { key: "range", head: "Score range", numeric: true, cell: ({ low, high }) => `${low}–${high}` },
];

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
/** On a phone, more dates than this overlap. */
const MOST_DATES = 4;

function TotalsChart({ totals, target }: TotalsFigureProps) {
  const { from, to, lines } = totalsScale(totals, target);
  const y = (score: number) => (100 * (score - from)) / (to - from);
  const x = (place: number) => (100 * (place + 0.5)) / totals.length;
  const points = (of: (total: Total) => number) =>
    totals.map((total, place) => `${x(place)},${y(of(total))}`);
  const lowest = points(({ low }) => low);
  const highest = points(({ high }) => high);
  return (
    <Plot
      yName={null}
      xName="Finished"
      yTicks={lines.map((score) => ({ at: y(score), label: score }))}
      xTicks={totals.map(({ endedAt }, place) => ({
        at: x(place),
        label: <span className="whitespace-nowrap">{DAY.format(endedAt)}</span>,
        isMinor: totals.length > MOST_DATES && (totals.length - 1 - place) % 3 !== 0,
      }))}
    >
      <PlotDrawing>
        <polygon points={[...lowest, ...highest.toReversed()].join(" ")} className="fill-band" />
        {totals.map(({ endedAt, low, high }, place) => (
          <path
            key={endedAt}
            d={`M${x(place)} ${y(low)}V${y(high)}`}
            className="stroke-band-line"
            strokeWidth="1.5"
          />
        ))}
        <polyline
          points={points(({ score }) => score).join(" ")}
          className="stroke-ink"
          strokeWidth="2"
        />
      </PlotDrawing>
      {target !== null && (
        <span
          style={{ bottom: `${y(target)}%` }}
          className="absolute inset-x-0 border-t border-dashed border-brand"
        >
          <span className="absolute bottom-0.5 left-1 font-strong text-brand-strong">
            Target {target}
          </span>
        </span>
      )}
      {totals.map(({ endedAt, score }, place) => (
        <PlotMark key={endedAt} x={x(place)} y={y(score)}>
          <span className="block size-3 rounded-full border-2 border-ink bg-paper" />
        </PlotMark>
      ))}
    </Plot>
  );
}
