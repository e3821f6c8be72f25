import type { QuestionSection } from "@theta/contract";
import { Picture } from "../picture/picture.tsx";
import { RichText } from "../text/rich-text.tsx";

interface QuestionTextProps {
  sections: readonly QuestionSection[];
  /** Labels the group of answers. */
  id: string;
}

/** What's asked, its picture, and the two statements of Data Sufficiency. */
export function QuestionText({ sections, id }: QuestionTextProps) {
  const stems = sections.filter(({ role }) => role === "stem");
  const statements = sections.filter(({ role }) => role === "statement");
  if (stems.length + statements.length === 0) return null;
  const texts = stems.filter(({ sectionType }) => sectionType === 1);
  return (
    <div className="flex flex-col gap-4 font-serif text-read">
      {/* Answers are labeled by the text alone, not by a picture's buttons. */}
      <div id={id} className="flex flex-col gap-4">
        {texts.map(({ _id, displayText }) => (
          <RichText key={_id} html={displayText} />
        ))}
      </div>
      {stems.map((section) => {
        if (section.sectionType === 1) return null;
        const { _id, displayImage, displayText } = section;
        return <Picture key={_id} image={displayImage} description={displayText} />;
      })}
      {statements.length > 0 && (
        <div id={statementsId(id)} className="flex flex-col gap-4">
          {statements.map(({ _id, displayText }, place) => (
            <div key={_id} className="flex items-baseline gap-3">
              <span className="shrink-0">({place + 1})</span>
              <RichText html={displayText} className="min-w-0" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Statements label the answers too. */
export function statementsId(id: string): string {
  return `${id}-statements`;
}
