import type { MeasureRange, MockReport, SectionReport } from "@theta/contract";
import { useId } from "react";
import { SectionHeading } from "../../../../ui/headings.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { isAlone, measureName, measureWords, ownWords } from "./measure-words.ts";

const TITLE = "This section in numbers";

interface OwnPartProps {
  report: MockReport;
  section: SectionReport;
}

/** What sums up a section, and where that is among the learner's mocks. */
export function OwnPart({ report, section }: OwnPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeading level={3} id={id}>
        {TITLE}
      </SectionHeading>
      <p className="mt-3 mb-2 text-sm text-ink-2">{ownWords(report, section)}</p>
      <div className="max-sm:[&_td:not(:last-child)]:pr-3! max-sm:[&_th:not(:last-child)]:pr-3!">
        <MeasuresTable section={section} />
      </div>
    </section>
  );
}

export function MeasuresTable({ section }: { section: SectionReport }) {
  const { own } = section;
  return (
    <Table
      caption={TITLE}
      columns={columns(section)}
      rows={own.measures.filter(({ here, mean }) => here !== null || mean !== null)}
      rowKey={({ measure }) => measure}
      stays
    />
  );
}

function columns(section: SectionReport): TableColumn<MeasureRange>[] {
  const { longSeconds } = section.timeManagement;
  return [
    { key: "measure", head: "Measure", cell: ({ measure }) => measureName(measure, longSeconds) },
    numberColumn("here", "This mock"),
    ...(isAlone(section)
      ? []
      : [
          numberColumn("least", "Min"),
          numberColumn("mean", "Average"),
          numberColumn("most", "Max"),
        ]),
  ];
}

function numberColumn(
  key: "here" | "least" | "mean" | "most",
  head: string,
): TableColumn<MeasureRange> {
  return {
    key,
    head,
    numeric: true,
    cell: (range) => {
      const words = measureWords(range.measure, range[key]);
      return key === "here" ? <strong className="font-strong">{words}</strong> : words;
    },
  };
}
