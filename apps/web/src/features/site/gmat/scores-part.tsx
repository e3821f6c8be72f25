import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { FactRows } from "../../../ui/fact-rows.tsx";
import { SCORE_FACTS, SECTION_PLACES } from "./score-words.ts";
import { SetTable } from "./set-table.tsx";
import { TotalCurve } from "./total-curve.tsx";

export function ScoresPart() {
  return (
    <PageSection
      id="scores"
      title="How scores work"
      lead="A number from the exam, and what it says about your place among others."
      more={<TextLink to="/how-scores-work">How Theta makes a score</TextLink>}
    >
      <FactRows facts={SCORE_FACTS} />
      <h3 className="mt-12 mb-5 headline text-h4">Where a total stands</h3>
      <TotalCurve />
      <h3 className="mt-10 headline text-h4">The same score ranks differently in each section</h3>
      <p className="mt-1 mb-3 max-w-measure text-ink-2">
        Verbal scores lie close together: from 75 to 85 you pass three quarters of all test takers.
        The figures say how many in a hundred are at or below a score.
      </p>
      <SetTable
        stays
        even
        caption="Percentiles of three section scores, July 2020 to June 2025"
        columns={[
          { head: "Score" },
          { head: "Quantitative", numeric: true },
          { head: "Verbal", numeric: true },
          { head: "Data Insights", numeric: true },
        ]}
        rows={SECTION_PLACES.map(({ score, quantitative, verbal, dataInsights }) => ({
          name: String(score),
          cells: [quantitative, verbal, dataInsights],
        }))}
      />
    </PageSection>
  );
}
