import { Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SectionHeading } from "../../ui/headings.tsx";

interface FigureProps {
  number: number;
  title: string;
  /** The level that fits the headings around it. */
  level?: 2 | 3 | undefined;
  /** What the chart counts and the total, shown above it. */
  measure: ReactNode;
  sum: ReactNode;
  caption: string;
  /** The same data in rows and columns. */
  table: ReactNode;
  children: ReactNode;
}

/** A chart with a summary in words and its data in a table. */
export function Figure({
  number,
  title,
  level = 2,
  measure,
  sum,
  caption,
  table,
  children,
}: FigureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 print:break-inside-avoid">
      <SectionHeading level={level} id={`${id}-title`}>
        {title}
      </SectionHeading>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 text-sm text-ink-2 numerals">
        <span>{measure}</span>
        <span>{sum}</span>
      </p>
      <figure aria-labelledby={`${id}-caption`} className="mt-5">
        {children}
        <figcaption id={`${id}-caption`} className="mt-5 max-w-measure text-sm">
          <span className="font-strong">Fig. {number}</span>{" "}
          <em className="font-serif text-ink-2">{caption}</em>
        </figcaption>
      </figure>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-table`}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-strong underline decoration-line-strong underline-offset-4 print:hidden"
      >
        <Table2 aria-hidden="true" className="size-4" />
        {isOpen ? "Hide the table" : "View as a table"}
      </button>
      <div id={`${id}-table`} hidden={!isOpen} className="mt-2">
        {table}
      </div>
    </section>
  );
}
