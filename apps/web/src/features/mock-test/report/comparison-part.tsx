import type { MockReport } from "@theta/contract";
import { Figure } from "../../../lib/charts/figure.tsx";
import { Band, percentOf, Ruler, ThetaOnRuler } from "../../../lib/charts/score-ruler.tsx";
import { dayTaken } from "../../../lib/day-words.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { Table } from "../../../ui/table/table.tsx";
import {
  chanceRange,
  changeScale,
  type Comparison,
  comparisonTitle,
  comparisonWords,
  noComparisonWords,
  signed,
} from "../shared/comparison-words.ts";
import { resultOf } from "./score/score-words.ts";

/** With the last mock of the same kind. */
export function ComparisonPart({ report }: { report: MockReport }) {
  const { comparison, total } = report;
  const title = comparisonTitle(report);
  if (!comparison) {
    return (
      <section aria-labelledby="comparison">
        <SectionHeading id="comparison">{title}</SectionHeading>
        <p className="mt-4 max-w-measure text-ink-2">{noComparisonWords(report)}</p>
      </section>
    );
  }
  const { verdict, reason } = comparisonWords(comparison);
  const range = chanceRange(comparison);
  const { score } = resultOf(report).score;
  return (
    <Figure
      number={1}
      title={title}
      measure={`${comparison.name}, ${dayTaken(comparison.endedAt)}: ${comparison.score}`}
      sum={`This one: ${score}`}
      caption={`θ marks the change. Chance alone moves a score by up to ${range} points either way, 9 times out of 10. That's the shaded range.`}
      table={<ComparisonTable title={title} comparison={comparison} score={score} />}
    >
      <p className="max-w-measure">
        <strong className="block lead font-head">{verdict}</strong>
        <span className="mt-1 block text-ink-2">{reason}</span>
      </p>
      <div className="mt-5 px-3">
        <ChangeRuler comparison={comparison} isTotal={total !== null} />
      </div>
    </Figure>
  );
}

function ChangeRuler({ comparison, isTotal }: { comparison: Comparison; isTotal: boolean }) {
  const scale = changeScale(comparison, { isTotal });
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

interface ComparisonTableProps {
  title: string;
  comparison: Comparison;
  /** Of this mock. */
  score: number;
}

function ComparisonTable({ title, comparison, score }: ComparisonTableProps) {
  const rows = [
    { what: comparison.name, points: String(comparison.score) },
    { what: "This mock", points: String(score) },
    { what: "Change", points: signed(comparison.difference) },
    { what: "Typical difference by chance", points: String(Math.round(comparison.standardError)) },
    { what: "Chance alone, up to", points: `±${chanceRange(comparison)}` },
  ];
  return (
    <Table
      caption={title}
      columns={[
        { key: "what", head: "Measure", cell: ({ what }) => what },
        { key: "points", head: "Points", numeric: true, cell: ({ points }) => points },
      ]}
      rows={rows}
      stays
      rowKey={({ what }) => what}
    />
  );
}
