import type { Format, QuestionSection, QuestionSet } from "@theta/contract";
import { ChartFigure } from "./chart-figure.tsx";
import { Passage } from "./passage.tsx";
import { Picture } from "../picture/picture.tsx";
import { RichText } from "../text/rich-text.tsx";
import { SortableTable } from "./sortable-table.tsx";
import { Sources } from "./sources.tsx";

const LABELS: Partial<Record<Format, string>> = {
  "reading-comprehension": "Passage",
  "critical-reasoning": "Argument",
  "multi-source-reasoning": "Sources",
  "table-analysis": "Table",
  "graphics-interpretation": "Chart",
};

const BESIDE = new Set<QuestionSection["role"]>(["passage", "source", "intro", "table", "chart"]);

interface Shown {
  format: Format;
  sections: readonly QuestionSection[];
  /** The questions that share it, if that's known. */
  set?: QuestionSet | undefined;
}

/** What's beside the question, or null if there's only the question. */
export function stimulusOf({ format, sections, set }: Shown) {
  const beside = sections.filter(({ role }) => BESIDE.has(role));
  if (beside.length === 0) return null;
  const hasPicture = beside.some(({ sectionType }) => sectionType === 2);
  const isPicture = hasPicture && beside.every(({ role }) => role !== "source");
  return {
    /** The same for all questions in a set. Ids only identify places within a question. */
    key: JSON.stringify(beside),
    label: labelOf(isPicture ? "Picture" : (LABELS[format] ?? "Information"), set),
    isWide: hasPicture || beside.some(({ role }) => role === "table" || role === "chart"),
    content: <Stimulus sections={beside} />,
  };
}

/** "Passage", or "Passage for questions 6–8" */
function labelOf(what: string, set: QuestionSet | undefined): string {
  return set ? `${what} for questions ${set.first}–${set.last}` : what;
}

/**
 * The questions around one that have the same passage or sources. Undefined if it's alone, or if what's
 * beside it isn't shared.
 */
export function setAround(
  question: Shown & { order: number },
  questions: readonly (Shown & { order: number })[],
): QuestionSet | undefined {
  const key = stimulusOf(question)?.key;
  if (key === undefined) return undefined;
  const orders = questions.filter((one) => stimulusOf(one)?.key === key).map(({ order }) => order);
  return orders.length > 1 ? { first: Math.min(...orders), last: Math.max(...orders) } : undefined;
}

function Stimulus({ sections }: { sections: readonly QuestionSection[] }) {
  const sources = sections.filter(({ role }) => role === "source");
  return (
    <div className="flex flex-col gap-6 font-serif text-read">
      {sections
        .filter(({ role }) => role !== "source")
        .map((section) => {
          const { _id } = section;
          return <Part key={_id} section={section} />;
        })}
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  );
}

function Part({ section }: { section: QuestionSection }) {
  if (section.sectionType === 2)
    return <Picture image={section.displayImage} description={section.displayText} />;
  const { role, displayText, table } = section;
  if (role === "passage") return <Passage html={displayText} />;
  if (role === "chart") return <ChartFigure svg={displayText} numbers={table} />;
  if (role === "table" && table) return <SortableTable table={table} />;
  return <RichText html={displayText} />;
}
