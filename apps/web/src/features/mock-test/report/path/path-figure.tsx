import type { PathStep, SectionReport } from "@theta/contract";
import { Figure } from "../../../../lib/charts/figure.tsx";
import { OUTCOME_WORDS, outcomeOf } from "../../../question/results/outcome.ts";
import { TimeSpent } from "../../../question/results/time-spent.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { PathChart } from "./path-chart.tsx";
import { PathLegend } from "./path-legend.tsx";

const TITLE = "The path of the test";

/** What was asked after what was answered, and what was known after each answer. */
export function PathFigure({ section, number }: { section: SectionReport; number: number }) {
  const { score, path } = section;
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure="Difficulty asked, and the estimate after it"
      sum={`${score.score}, band ${score.low}–${score.high}`}
      caption={caption(section)}
      table={<Table caption={TITLE} columns={COLUMNS} rows={path} rowKey={({ order }) => order} />}
    >
      <PathChart section={section} />
      <PathLegend path={path} />
    </Figure>
  );
}

function caption({ score, path, totalQuestions, unanswered }: SectionReport): string {
  const last = path.findLast(({ estimate }) => estimate !== null)?.estimate;
  const first = path.find(({ estimate }) => estimate !== null)?.estimate;
  return [
    "Marks stand at the difficulty that was asked; the test asks where it learns most about you.",
    first &&
      last &&
      isWhole(first) &&
      isWhole(last) &&
      width(first) > width(last) &&
      `The band narrows from ${width(first)} points to ${width(last)}.`,
    score.score < DRAWN_TOGETHER &&
      "Guessing alone reaches about 68, so below 70 the scale of scores is drawn together: a low path ends higher than it ran.",
    "θ is the score; its band allows for good and bad days too.",
    path.length < totalQuestions &&
      `${totalQuestions - path.length} of ${totalQuestions} questions were not reached.`,
    unanswered > 0 &&
      "The score counts every question without an answer as wrong, whether you reached it or not.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Below it the scale of scores is narrower than that of the path. */
const DRAWN_TOGETHER = 70;

/** Not cut off at an end of the scale, where its width would say nothing. */
const isWhole = (band: { low: number; high: number }) => band.low > 60 && band.high < 90;
const width = (band: { low: number; high: number }) => Math.round(band.high - band.low);
const points = (value: number) => value.toFixed(1);

const COLUMNS: TableColumn<PathStep>[] = [
  { key: "order", head: "Question", cell: ({ order }) => order },
  { key: "asked", head: "Difficulty asked", numeric: true, cell: ({ asked }) => points(asked) },
  {
    key: "answer",
    head: "Answer",
    cell: (step) => `${OUTCOME_WORDS[outcomeOf(step)]}${step.isScored ? "" : ", on trial"}`,
  },
  {
    key: "time",
    head: "Time",
    numeric: true,
    cell: (step) => <TimeSpent row={step} />,
  },
  {
    key: "estimate",
    head: "Estimate",
    numeric: true,
    cell: ({ estimate }) => (estimate ? points(estimate.at) : "–"),
  },
  {
    key: "band",
    head: "Band",
    numeric: true,
    cell: ({ estimate }) => (estimate ? `${points(estimate.low)}–${points(estimate.high)}` : "–"),
  },
];
