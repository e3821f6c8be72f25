import type { MockCard, MockReport } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { SectionDetail } from "../section-detail.tsx";
import { sectionName } from "./score-words.ts";

/** Figures per section. */
const FIGURES = 4;

interface SectionsPartProps {
  mock: MockCard;
  report: MockReport;
  /** The number of the first figure. */
  firstFigure: number;
}

/** Each section in detail, one at a time; in print, one after the other. */
export function SectionsPart({ mock, report, firstFigure }: SectionsPartProps) {
  const { sections, conditions } = report;
  const details = sections.map((section, place) => (
    <SectionDetail
      key={section.sectionType}
      mock={mock}
      mode={conditions.mode}
      section={section}
      firstFigure={firstFigure + place * FIGURES}
    />
  ));
  return (
    <section aria-labelledby="sections" className="border-t border-ink pt-6 print:border-t-0">
      <SectionHeading id="sections" className="print:hidden">
        {sections.length > 1 ? "Section by section" : "Your section in detail"}
      </SectionHeading>
      <div className="mt-4">
        {sections.length > 1 ? (
          <Tabs
            label="Sections"
            printsAll
            spread
            tabs={sections.map(({ sectionType }, place) => ({
              value: String(sectionType),
              label: sectionName(sectionType),
              content: details[place],
            }))}
          />
        ) : (
          details
        )}
      </div>
    </section>
  );
}
