import type { QuestionSection } from "@theta/contract";
import { RichText } from "./rich-text.tsx";

interface QuestionTextProps {
  sections: readonly QuestionSection[];
  /** Names the group of answers. */
  id: string;
}

/** What is asked, and the two statements of Data Sufficiency. */
export function QuestionText({ sections, id }: QuestionTextProps) {
  const stems = sections.filter(({ role }) => role === "stem");
  const statements = sections.filter(({ role }) => role === "statement");
  if (stems.length + statements.length === 0) return null;
  return (
    <div id={id} className="flex flex-col gap-4 font-serif text-read">
      {stems.map(({ _id, displayText }) => (
        <RichText key={_id} html={displayText} />
      ))}
      {statements.map(({ _id, displayText }, place) => (
        <div key={_id} className="flex items-baseline gap-3">
          <span className="shrink-0">({place + 1})</span>
          <RichText html={displayText} className="min-w-0" />
        </div>
      ))}
    </div>
  );
}
