import {
  ANSWERS_COUNTED,
  type ItemFigures as Figures,
  SMALL_SAMPLE,
  type StaffItem,
} from "@theta/contract/staff";
import { durationWords } from "../../src/lib/clock-time.ts";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { ItemChoices } from "./item-choices.tsx";
import { shareWords } from "./item-words.ts";
import { countOf, numberWords } from "../shared/count-words.ts";
import { useItemFiguresQuery } from "./items-data.ts";

/** How this version was answered; nothing about who did. */
export function ItemFigures({ item }: { item: StaffItem }) {
  const { key, version, question } = item;
  const { currentData, isFetching, refetch } = useItemFiguresQuery(
    { key, version: String(version) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-label="Figures" className="flex flex-col gap-4">
      <SectionHeading ruled>How it was answered</SectionHeading>
      {currentData ? (
        <>
          <SampleSize figures={currentData} version={version} />
          <Table
            caption="Answers by kind of test"
            columns={COLUMNS}
            rows={currentData.kinds}
            rowKey={({ kind }) => kind}
          />
          <ItemChoices question={question} choices={currentData.choices} />
        </>
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the figures"
          rows={3}
          row="py-3"
          lines={["w-40", "w-24"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState
          inline
          title="We couldn't load the figures."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  );
}

function SampleSize({ figures, version }: { figures: Figures; version: number }) {
  const answers = figures.kinds.reduce((sum, { answered }) => sum + answered, 0);
  if (answers === 0)
    return <p className="text-ink-2">Nobody has answered version {version} yet.</p>;
  if (answers < SMALL_SAMPLE)
    return (
      <Notice tone="note">
        Only {countOf(answers, "answer")} so far. With fewer than {SMALL_SAMPLE}, shares and times
        say little about the question.
      </Notice>
    );
  const isCut = figures.kinds.some(({ shown }) => shown >= ANSWERS_COUNTED);
  return (
    <p className="text-ink-2">
      {countOf(answers, "answer")} to version {version}
      {isCut && `, counting the latest ${numberWords(ANSWERS_COUNTED)} of each kind`}.
    </p>
  );
}

type Kind = Figures["kinds"][number];
const KIND_WORDS: Record<Kind["kind"], string> = {
  mock: "Mock tests",
  quiz: "Quizzes and topic tests",
  practice: "Practice",
};

const COLUMNS: TableColumn<Kind>[] = [
  { key: "kind", head: "Where", cell: ({ kind }) => KIND_WORDS[kind] },
  { key: "shown", head: "Shown", numeric: true, cell: ({ shown }) => numberWords(shown) },
  {
    key: "answered",
    head: "Answered",
    numeric: true,
    cell: ({ answered }) => numberWords(answered),
  },
  {
    key: "right",
    head: "Right",
    numeric: true,
    cell: ({ right, answered }) => shareWords(right, answered),
  },
  {
    key: "median",
    head: "Median time",
    numeric: true,
    cell: ({ medianSeconds }) => (medianSeconds === null ? "–" : durationWords(medianSeconds)),
  },
];
