import type { MockCard, MockReport } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { SectionDetail } from "../section-detail.tsx";
import { sectionName } from "./score-words.ts";

/** Figures per section. */
const FIGURES = 5;

interface SectionsPartProps {
  mock: MockCard;
  report: MockReport;
  /** The number of the first figure. */
  firstFigure: number;
}

/** Each section in detail, one at a time. */
export function SectionsPart({ mock, report, firstFigure }: SectionsPartProps) {
  const { sections } = report;
  const details = sections.map((section, place) => (
    <SectionDetail
      key={section.sectionType}
      mock={mock}
      report={report}
      section={section}
      firstFigure={firstFigure + place * FIGURES}
    />
  ));
  return (
    <section aria-labelledby="sections" className="border-t border-ink pt-6">
      <SectionHeading id="sections">
        {sections.length > 1 ? "Section by section" : "Your section in detail"}
      </SectionHeading>
      <div className="mt-4">
        {sections.length > 1 ? (
          <Tabs
            label="Sections"
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
