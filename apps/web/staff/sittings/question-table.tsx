import type { SittingQuestion, SittingSection } from "@theta/contract/staff";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { timesWords } from "./sitting-words.ts";

const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
});

/** To the second: two answers are often less than a minute apart. */
function Moment({ at }: { at: number | null }) {
  if (at === null) return <span className="text-ink-muted">None</span>;
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={iso} className="whitespace-nowrap numerals">
      {TIME.format(at)}
    </time>
  );
}

const COLUMNS: TableColumn<SittingQuestion>[] = [
  { key: "place", head: "Question", cell: ({ place }) => place },
  { key: "shown", head: "Shown", cell: ({ shownAt }) => <Moment at={shownAt} /> },
  { key: "saved", head: "Answer saved", cell: ({ answeredAt }) => <Moment at={answeredAt} /> },
  { key: "right", head: "Right", cell: ({ isRight }) => rightWords(isRight) },
];
const NOTES: TableColumn<SittingQuestion> = { key: "notes", head: "Notes", cell: notesOf };

/** When each answer was saved, and whether it was right. Never what it was. */
export function QuestionTable({ caption, section }: { caption: string; section: SittingSection }) {
  const hasNotes = section.questions.some((question) => notesOf(question) !== "");
  return (
    <Table
      caption={`Questions: ${caption}`}
      columns={hasNotes ? [...COLUMNS, NOTES] : COLUMNS}
      rows={section.questions}
      rowKey={({ place }) => place}
    />
  );
}

function rightWords(isRight: boolean | null): string {
  if (isRight === null) return "No answer";
  return isRight ? "Right" : "Wrong";
}

function notesOf({ isLate, editedAt }: SittingQuestion): string {
  const notes = [
    ...(isLate ? ["Arrived late, counted"] : []),
    ...(editedAt.length > 0
      ? [`Changed ${timesWords(editedAt.length).toLowerCase()} in the review`]
      : []),
  ];
  return notes.join(". ");
}
