import type { QuestionSection } from "@theta/contract";
import { Tabs } from "../../ui/tabs.tsx";
import { RichText } from "./rich-text.tsx";

/** The sources of a set, one at a time. */
export function Sources({ sources }: { sources: readonly QuestionSection[] }) {
  return (
    <Tabs
      label="Sources"
      tabs={sources.map(({ _id, title, displayText }, place) => ({
        value: _id,
        label: <span className="font-sans text-md">{title ?? `Source ${place + 1}`}</span>,
        content: <RichText html={displayText} />,
      }))}
    />
  );
}
