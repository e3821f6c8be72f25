import { FORMAT_NAMES, type PathStep, type SectionReport } from "@theta/contract";
import { useId, useState } from "react";
import { Figure } from "../../../lib/charts/figure.tsx";
import { OutcomeBars } from "../../question/results/outcome-bars.tsx";
import { clockTime } from "../../../lib/clock-time.ts";
import { type Accuracy, accuracyBy } from "../../question/results/accuracy.ts";
import { OUTCOME_WORDS, outcomeOf } from "../../question/results/outcome.ts";
import { topicOf } from "../../question/results/question-words.ts";
import { MoreButton } from "../../../ui/more-button.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";

const TITLE = "Accuracy and time by topic";
/** Those to work on; the rest on request. */
const FIRST = 5;

export function TopicsFigure({ section, number }: { section: SectionReport; number: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const topics = accuracyBy(section.path, topicOf, outcomeOf);
  const isLong = topics.length > FIRST + 1;
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure="Topic"
      sum="Right answers and time per question"
      caption={`Each box is a question.${topics.length > 1 ? " The most misses come first." : ""}`}
      table={<Table caption={TITLE} columns={COLUMNS} rows={topics} rowKey={({ name }) => name} />}
    >
      <div id={id}>
        <OutcomeBars groups={isLong && !showsAll ? topics.slice(0, FIRST) : topics} withTime />
      </div>
      {isLong && (
        <MoreButton isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} controls={id}>
          {showsAll ? "Show fewer topics" : `Show all ${topics.length} topics`}
        </MoreButton>
      )}
    </Figure>
  );
}

/** In Data Insights the formats are the topics, and the kinds of questions have them already. */
export function isSortedByFormat(path: readonly PathStep[]): boolean {
  return path.every((step) => topicOf(step) === FORMAT_NAMES[step.format]);
}

const COLUMNS: TableColumn<Accuracy>[] = [
  { key: "name", head: "Topic", cell: ({ name }) => name },
  { key: "total", head: "Questions", numeric: true, cell: ({ total }) => total },
  ...(["correct", "incorrect", "unanswered"] as const).map((outcome) => ({
    key: outcome,
    head: OUTCOME_WORDS[outcome],
    numeric: true,
    cell: ({ outcomes }: Accuracy) => outcomes.filter((one) => one === outcome).length,
  })),
  {
    key: "time",
    head: "Time per question",
    numeric: true,
    cell: ({ meanSeconds }) => (meanSeconds === null ? "–" : clockTime(meanSeconds)),
  },
];
