import type { RangedScore } from "@theta/contract";
import { Figure } from "../../../lib/charts/figure.tsx";
import {
  Band,
  percentOf,
  Ruler,
  type Scale,
  ThetaOnRuler,
} from "../../../lib/charts/score-ruler.tsx";
import { dayTaken } from "../../../lib/day-words.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { Table } from "../../../ui/table/table.tsx";
import {
  chanceRange,
  type Comparison,
  comparisonWords,
  reachOf,
  signed,
} from "./comparison-words.ts";

interface ComparisonPartProps {
  comparison: Comparison | null;
  total: RangedScore;
}

const TITLE = "Compared with your last full mock";

export function ComparisonPart({ comparison, total }: ComparisonPartProps) {
  if (!comparison) {
    return (
      <section aria-labelledby="comparison">
        <SectionHeading id="comparison">{TITLE}</SectionHeading>
        <p className="mt-4 max-w-measure text-ink-2">
          This is your first full mock. After the next one, you’ll see here whether your score
          changed by more than chance.
        </p>
      </section>
    );
  }
  const { verdict, reason } = comparisonWords(comparison);
  const range = chanceRange(comparison);
  return (
    <Figure
      number={1}
      title={TITLE}
      measure={`${comparison.name}, ${dayTaken(comparison.endedAt)}: ${comparison.score}`}
      sum={`This one: ${total.score}`}
      caption={`θ marks the change. The shaded range is what chance alone can do, 9 times in 10: up to ${range} points either way.`}
      table={<ComparisonTable comparison={comparison} total={total} />}
    >
      <p className="max-w-measure">
        <strong className="block lead font-head">{verdict}</strong>
        <span className="mt-1 block text-ink-2">{reason}</span>
      </p>
      <div className="mt-5 px-3">
        <ChangeRuler comparison={comparison} />
      </div>
    </Figure>
  );
}

function ChangeRuler({ comparison }: { comparison: Comparison }) {
  const reach = reachOf(comparison);
  const scale: Scale = { min: -reach, max: reach, line: 10, number: 50 };
  const range = chanceRange(comparison);
  return (
    <Ruler scale={scale} write={signed}>
      <Band from={percentOf(scale, -range)} to={percentOf(scale, range)} />
      <span
        style={{ left: `${percentOf(scale, 0)}%` }}
        className="absolute bottom-0 h-5 w-px bg-ink-muted"
      />
      <ThetaOnRuler at={percentOf(scale, comparison.difference)} />
    </Ruler>
  );
}

function ComparisonTable({ comparison, total }: { comparison: Comparison; total: RangedScore }) {
  const rows = [
    { what: comparison.name, points: String(comparison.score) },
    { what: "This mock", points: String(total.score) },
    { what: "Change", points: signed(comparison.difference) },
    { what: "Standard error of the change", points: String(Math.round(comparison.standardError)) },
    { what: "Could be chance, up to", points: `±${chanceRange(comparison)}` },
  ];
  return (
    <Table
      caption={TITLE}
      columns={[
        { key: "what", head: "What", cell: ({ what }) => what },
        { key: "points", head: "Points", numeric: true, cell: ({ points }) => points },
      ]}
      rows={rows}
      stays
      rowKey={({ what }) => what}
    />
  );
}
