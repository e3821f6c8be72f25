import type { MockReport, SectionReport } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { editsWords } from "../edits/edit-words.ts";
import { kindsCaption } from "../kinds/kind-words.ts";
import { KindRows } from "../kinds/kind-rows.tsx";
import { PathChart } from "../path/path-chart.tsx";
import { PathLegend } from "../path/path-legend.tsx";
import { PaperSection } from "./paper-section.tsx";

/** The second page: each section's kinds of questions, and its path. */
export function PrintedKinds({ report }: { report: MockReport }) {
  const { sections, conditions } = report;
  return (
    <>
      <SectionHeading>What you got right</SectionHeading>
      {sections.map((section) => (
        <PaperSection
          key={section.sectionType}
          section={section}
          aside={conditions.mode === "exam" ? editsWords(section).verdict : null}
        >
          <div className="grid grid-cols-[7fr_5fr] items-start gap-x-8">
            <KindRows breakdowns={section.breakdowns} />
            <PathChart section={section} isLow />
          </div>
        </PaperSection>
      ))}
      <div className="text-sm text-ink-2">
        <PathLegend path={sections.flatMap(({ path }) => path)} />
        {captionsOf(sections).map((caption) => (
          <p key={caption} className="mt-2">
            {caption}
          </p>
        ))}
      </div>
    </>
  );
}

/** Each once. */
function captionsOf(sections: readonly SectionReport[]): string[] {
  return [...new Set(sections.map(kindsCaption))];
}
