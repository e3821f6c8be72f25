import type { QuestionSection } from "@theta/contract";
import { Tabs } from "../../../ui/tabs.tsx";
import { Picture } from "../picture/picture.tsx";
import { RichText } from "../text/rich-text.tsx";

/** A set's sources, one at a time. */
export function Sources({ sources }: { sources: readonly QuestionSection[] }) {
  return (
    <Tabs
      label="Sources"
      tabs={inTabs(sources).map(({ value, title, parts }, place) => ({
        value,
        label: <span className="font-sans text-md">{title ?? `Source ${place + 1}`}</span>,
        content: (
          <div className="flex flex-col gap-4">
            {parts.map((part) => {
              const { _id } = part;
              return <SourcePart key={_id} part={part} />;
            })}
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

interface Tab {
  value: string;
  title: string | undefined;
  parts: QuestionSection[];
}

/** A source's text and its picture share a title, so they share a tab. */
function inTabs(sources: readonly QuestionSection[]): Tab[] {
  const tabs: Tab[] = [];
  for (const source of sources) {
    const { _id: value, title } = source;
    const last = tabs.at(-1);
    if (title !== undefined && last?.title === title) last.parts.push(source);
    else tabs.push({ value, title, parts: [source] });
  }
  return tabs;
}
