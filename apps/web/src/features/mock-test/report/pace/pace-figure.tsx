import type { PathStep, SectionReport } from "@theta/contract";
import { Figure } from "../../../../lib/charts/figure.tsx";
import { clockTime, meanSeconds } from "../../../../lib/clock-time.ts";
import { mockDifficultyLabel } from "../../../question/difficulty-labels.ts";
import { OUTCOME_WORDS, outcomeOf } from "../../../question/results/outcome.ts";
import { evenPaceOf, missOf, NO_PACE_WORDS } from "../../../question/results/pace.ts";
import { TimeSpent } from "../../../question/results/time-spent.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { PaceChart } from "./pace-chart.tsx";
import { missesOf } from "./section-pace.ts";

const TITLE = "Time and difficulty";

/** Where the minutes went, by difficulty. */
export function PaceFigure({ section, number }: { section: SectionReport; number: number }) {
  const evenPace = evenPaceOf(section);
  const mean = meanSeconds(section.path.map(({ timeSpent }) => timeSpent));
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure="Minutes per question"
      sum={mean === null ? "No times recorded" : `${clockTime(mean)} on average`}
      caption={caption(section)}
      table={
        <Table
          caption={TITLE}
          columns={columns(evenPace)}
          rows={section.path}
          rowKey={({ order }) => order}
        />
      }
    >
      <PaceChart section={section} />
    </Figure>
  );
}

function caption(section: SectionReport): string {
  const { evenPace, rushed, slow } = missesOf(section);
  if (evenPace === null) return `${NO_PACE_WORDS} ${CROWDED}`;
  return rushed.length + slow.length === 0
    ? "None of your wrong answers were much faster or slower than an even pace."
    : `Numbers mark wrong answers that were rushed (under half of what an even pace allows) or slow (over 1.5 times). ${CROWDED}`;
}

const CROWDED =
  "Questions too close together to draw separately are counted (×2); the table lists each one.";

const MISS_WORDS = { rushed: "Rushed", slow: "Slow" };

function columns(evenPace: number | null): TableColumn<PathStep>[] {
  const misses = evenPace === null ? [] : [missColumn(evenPace)];
  return [
    { key: "order", head: "Question", cell: ({ order }) => order },
    {
      key: "difficulty",
      head: "Difficulty",
      cell: ({ defficuiltyLevel }) =>
        `${defficuiltyLevel}, ${mockDifficultyLabel(defficuiltyLevel)}`,
    },
    {
      key: "time",
      head: "Time",
      numeric: true,
      cell: (step) => <TimeSpent row={step} />,
    },
    { key: "answer", head: "Answer", cell: (step) => OUTCOME_WORDS[outcomeOf(step)] },
    ...misses,
  ];
}

function missColumn(evenPace: number): TableColumn<PathStep> {
  return {
    key: "miss",
    head: "Miss",
    cell: (step) => {
      const miss = missOf(step, evenPace);
      return miss ? MISS_WORDS[miss] : "–";
    },
  };
}
