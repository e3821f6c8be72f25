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
import { pathCaption } from "./path-words.ts";

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
      caption={pathCaption(section)}
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
