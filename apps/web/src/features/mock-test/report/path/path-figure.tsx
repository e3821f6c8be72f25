import type { PathStep, SectionReport } from "@theta/contract";
import { Figure } from "../../../../lib/charts/figure.tsx";
import { OUTCOME_WORDS, outcomeOf } from "../../../question/results/outcome.ts";
import { TimeSpent } from "../../../question/results/time-spent.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { NO_RANGE } from "../../shared/mock-words.ts";
import { rangeWords } from "../score/score-words.ts";
import { PathChart } from "./path-chart.tsx";
import { PathLegend } from "./path-legend.tsx";

const TITLE = "Your path through the section";

/** How hard each question was, and what the score was after each answer. */
export function PathFigure({ section, number }: { section: SectionReport; number: number }) {
  const { score, path } = section;
  const range = rangeWords(score);
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure={
        range === null
          ? "Difficulty of each question"
          : "Difficulty of each question, and your score after it"
      }
      sum={`${score.score}, ${range === null ? NO_RANGE : `range ${range}`}`}
      caption={caption(section)}
      table={<Table caption={TITLE} columns={COLUMNS} rows={path} rowKey={({ order }) => order} />}
    >
      <PathChart section={section} />
      <PathLegend path={path} />
    </Figure>
  );
}

function caption({ path, totalQuestions, unanswered }: SectionReport): string {
  const last = path.findLast(({ estimate }) => estimate !== null)?.estimate;
  const first = path.find(({ estimate }) => estimate !== null)?.estimate;
  return [
    "Each mark is a question. Harder questions are higher.",
    first && "The line shows what your score would have been at each point.",
    first &&
      last &&
      isWhole(first) &&
      isWhole(last) &&
      width(first) > width(last) &&
      `The range narrows from ${width(first)} points to ${width(last)}.`,
    "θ is your final score.",
    path.length < totalQuestions &&
      `You didn't reach ${totalQuestions - path.length} of ${totalQuestions} questions.`,
    unanswered > 0 &&
      first &&
      "Every question without an answer counts as wrong, so the line drops to θ at the end.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether the range isn't cut off at an end of the scale, where its width means nothing. */
const isWhole = (range: { low: number; high: number }) => range.low > 60 && range.high < 90;
const width = (range: { low: number; high: number }) => Math.round(range.high - range.low);
const points = (value: number) => value.toFixed(1);

const COLUMNS: TableColumn<PathStep>[] = [
  { key: "order", head: "Question", cell: ({ order }) => order },
  { key: "asked", head: "Difficulty", numeric: true, cell: ({ asked }) => points(asked) },
  {
    key: "answer",
    head: "Answer",
    cell: (step) => `${OUTCOME_WORDS[outcomeOf(step)]}${step.isScored ? "" : ", trial question"}`,
  },
  {
    key: "time",
    head: "Time",
    numeric: true,
    cell: (step) => <TimeSpent row={step} />,
  },
  {
    key: "estimate",
    head: "Score so far",
    numeric: true,
    cell: ({ estimate }) => (estimate ? points(estimate.at) : "–"),
  },
  {
    key: "band",
    head: "Range",
    numeric: true,
    cell: ({ estimate }) => (estimate ? `${points(estimate.low)}–${points(estimate.high)}` : "–"),
  },
];
