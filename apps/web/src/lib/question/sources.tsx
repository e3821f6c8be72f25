import type { QuestionSection } from "@theta/contract";
import { Tabs } from "../../ui/tabs.tsx";
import { Picture } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";

/** The sources of a set, one at a time. */
export function Sources({ sources }: { sources: readonly QuestionSection[] }) {
  return (
    <Tabs
      label="Sources"
      tabs={inTabs(sources).map((parts, place) => ({
        value: parts[0]!._id,
        label: (
          <span className="font-sans text-md">{parts[0]!.title ?? `Source ${place + 1}`}</span>
        ),
        content: (
          <div className="flex flex-col gap-4">
            {parts.map((part) => (
              <SourcePart key={part._id} part={part} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

function SourcePart({ part }: { part: QuestionSection }) {
  if (part.sectionType === 2)
    return <Picture image={part.displayImage} description={part.displayText} />;
  return <RichText html={part.displayText} />;
}

/** A source's text and its picture share a title, and so a tab. */
function inTabs(sources: readonly QuestionSection[]): QuestionSection[][] {
  const tabs: QuestionSection[][] = [];
  for (const source of sources) {
    const last = tabs.at(-1);
    if (last && source.title !== undefined && last[0]!.title === source.title) last.push(source);
    else tabs.push([source]);
  }
  return tabs;
}
