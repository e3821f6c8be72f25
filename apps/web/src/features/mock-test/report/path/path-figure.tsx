import type { FirstStep, PathStep, SectionReport } from "@theta/contract";
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
  const { score, path, pathBeforeEdits: before } = section;
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
      table={
        <Table
          caption={TITLE}
          columns={columns(before)}
          rows={path}
          rowKey={({ order }) => order}
        />
      }
    >
      <PathChart section={section} before={before} />
      <PathLegend path={path} hasBefore={before !== undefined} />
    </Figure>
  );
}

function caption(section: SectionReport): string {
  const { path, totalQuestions, unanswered, edits } = section;
  const last = path.findLast(({ estimate }) => estimate !== null)?.estimate;
  const first = path.find(({ estimate }) => estimate !== null)?.estimate;
  return [
    edits.length > 0
      ? "Each mark is a question with your final answer."
      : "Each mark is a question.",
    "Harder questions are higher.",
    first && lineWords(section),
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

function lineWords({ edits, pathBeforeEdits }: SectionReport): string {
  const line = "shows what your score would have been at each point";
  if (edits.length === 0) return `The line ${line}.`;
  if (!pathBeforeEdits) return `The line ${line} with your final answers.`;
  return `The dashed line ${line} as you answered, and each small mark on it is a first answer you changed. The solid line shows the same with your final answers. The test picked each question based on your first answers.`;
}

/** Whether the range isn't cut off at an end of the scale, where its width means nothing. */
const isWhole = (range: { low: number; high: number }) => range.low > 60 && range.high < 90;
const width = (range: { low: number; high: number }) => Math.round(range.high - range.low);
const points = (value: number) => value.toFixed(1);

function columns(before: readonly FirstStep[] | undefined): TableColumn<PathStep>[] {
  const firstOf = ({ order }: PathStep) => before?.find((first) => first.order === order);
  return [
    { key: "order", head: "Question", cell: ({ order }) => order },
    { key: "asked", head: "Difficulty", numeric: true, cell: ({ asked }) => points(asked) },
    { key: "answer", head: "Answer", cell: (step) => answerWords(step, firstOf(step)) },
    {
      key: "time",
      head: "Time",
      numeric: true,
      cell: (step) => <TimeSpent row={step} />,
    },
    ...(before
      ? [
          {
            key: "before",
            head: "As you answered",
            numeric: true,
            cell: (step: PathStep) => scoreWords(firstOf(step)),
          },
        ]
      : []),
    {
      key: "estimate",
      head: before ? "After your edits" : "Score so far",
      numeric: true,
      cell: scoreWords,
    },
    {
      key: "band",
      head: "Range",
      numeric: true,
      cell: ({ estimate }) => (estimate ? `${points(estimate.low)}–${points(estimate.high)}` : "–"),
    },
  ];
}

/** "Incorrect, then correct" if the answer was changed. */
function answerWords(step: PathStep, first: FirstStep | undefined): string {
  const words = OUTCOME_WORDS[outcomeOf(step)];
  const changed =
    step.isEdited && first
      ? `${OUTCOME_WORDS[outcomeOf({ ...step, isCorrect: first.isCorrect })]}, then ${words.toLowerCase()}`
      : words;
  return `${changed}${step.isScored ? "" : ", trial question"}`;
}

const scoreWords = (step: Pick<PathStep, "estimate"> | undefined) =>
  step?.estimate ? points(step.estimate.at) : "–";
