import type { MockCard } from "@theta/contract";
import { classNames } from "../../../ui/class-names.ts";
import { progressOf, type SectionProgress } from "../shared/mock-words.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";

const FILL: Record<SectionProgress, string> = { done: "w-full", running: "w-1/2", open: "w-0" };

/** The sections in order, filled as they're finished. The text above says the same. */
export function SectionSegments({ mock }: { mock: MockCard }) {
  const progress = progressOf(mock);
  return (
    <div aria-hidden="true" className="flex gap-1 text-xs text-ink-muted">
      {mock.sectionTypes.map((type, place) => (
        <div key={type} className="flex-1">
          <span className="block h-1.5 overflow-hidden rounded-full border border-line-strong bg-band">
            <span className={classNames("block h-full bg-ink-2", FILL[progress[place]!])} />
          </span>
          <span className="mt-1 block">{SECTION_WORDS[type].short}</span>
        </div>
      ))}
    </div>
  );
}
