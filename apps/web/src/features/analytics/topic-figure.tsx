import { Check, Minus, X } from "lucide-react";
import { Figure } from "../../lib/charts/figure.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { TableColumn } from "../../ui/table-column.ts";
import { Table } from "../../ui/table.tsx";
import { type Outcome, OUTCOME_WORDS, type QuestionRow } from "./question-row.ts";
import { type TopicAccuracy, topicAccuracy } from "./topic-accuracy.ts";

/** Bars made of questions: with so few, a length in per cent would say more than is known. */
export function TopicFigure({ rows }: { rows: readonly QuestionRow[] }) {
  const topics = topicAccuracy(rows);
  const correct = rows.filter(({ isCorrect }) => isCorrect).length;
  return (
    <Figure
      number={1}
      title="Accuracy by topic"
      measure="Questions by topic"
      sum={`${correct} of ${rows.length} correct`}
      caption={caption(topics)}
      table={
        <Table
          caption="Accuracy by topic"
          columns={COLUMNS}
          rows={topics}
          rowKey={({ topic }) => topic}
        />
      }
    >
      <ul className="@container flex flex-col gap-3">
        {topics.map(({ topic, total, correct: right, outcomes }) => (
          <li
            key={topic}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 @md:grid-cols-[14rem_1fr_auto]"
          >
            <span className="min-w-0 leading-head">{topic}</span>
            <span className="text-sm text-ink-2 numerals @md:order-last">
              {outcomes.every((outcome) => outcome === "unreached")
                ? "not reached"
                : `${right} of ${total}`}
            </span>
            <div aria-hidden="true" className="flex gap-0.5 max-@md:col-span-2">
              {outcomes.map((outcome, place) => (
                <Box key={place} outcome={outcome} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

/** The signs that stand in the boxes, where they are. */
function caption(topics: readonly TopicAccuracy[]): string {
  const stands = (outcome: Outcome) => topics.some(({ outcomes }) => outcomes.includes(outcome));
  return [
    "Every box is one question. Topics with most misses stand first.",
    stands("unanswered") && "A dash was not answered.",
    stands("unreached") && "An empty box was not reached.",
  ]
    .filter(Boolean)
    .join(" ");
}

const COLUMNS: TableColumn<TopicAccuracy>[] = [
  { key: "topic", head: "Topic", cell: ({ topic }) => topic },
  { key: "total", head: "Questions", numeric: true, cell: ({ total }) => total },
  ...(["correct", "incorrect", "unanswered", "unreached"] as const).map((outcome) => ({
    key: outcome,
    head: OUTCOME_WORDS[outcome],
    numeric: true,
    cell: ({ outcomes }: TopicAccuracy) => outcomes.filter((one) => one === outcome).length,
  })),
];

const SIGN = { correct: Check, incorrect: X, unanswered: Minus, unreached: null };
const BOX: Record<Outcome, string> = {
  correct: "border-correct bg-correct text-surface",
  incorrect: "border-incorrect bg-incorrect-soft text-incorrect",
  unanswered: "border-line-strong bg-sunk text-ink-muted",
  unreached: "border-dashed border-line-strong",
};

function Box({ outcome }: { outcome: Outcome }) {
  const Sign = SIGN[outcome];
  return (
    <span
      className={classNames(
        "grid h-7 max-w-10 flex-1 place-items-center rounded-sm border",
        BOX[outcome],
      )}
    >
      {Sign && <Sign strokeWidth={2.5} className="size-4" />}
    </span>
  );
}
