import type { SectionReport } from "@theta/contract";
import type { ReactNode } from "react";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { rangeWords, sectionName } from "../score/score-words.ts";

interface PaperSectionProps {
  section: SectionReport;
  aside?: ReactNode;
  children: ReactNode;
}

/** What a page has to say about one section, never cut by the end of the page. */
export function PaperSection({ section, aside, children }: PaperSectionProps) {
  const { sectionType, score } = section;
  const range = rangeWords(score);
  return (
    <section className="break-inside-avoid border-t border-line-strong pt-2">
      <SectionHeading
        level={3}
        aside={aside && <span className="text-sm text-ink-2 numerals">{aside}</span>}
      >
        {sectionName(sectionType)}: {score.score}
        {range && ` (${range})`}
      </SectionHeading>
      <div className="mt-2">{children}</div>
    </section>
  );
}
