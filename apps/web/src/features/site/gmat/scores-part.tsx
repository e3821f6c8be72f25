import { TextLink } from "../../../ui/text-link.tsx";
import { FactRows } from "../../../ui/fact-rows.tsx";
import { SCORE_FACTS, SECTION_PLACES } from "./score-words.ts";
import { SetTable } from "./set-table.tsx";
import { TotalCurve } from "./total-curve.tsx";
import { WideSection } from "./wide-section.tsx";

export function ScoresPart() {
  return (
    <WideSection
      id="scores"
      title="How scores work"
      lead="What your number means, and how you compare with other test takers."
      more={<TextLink to="/how-scores-work">How Theta scores your mocks</TextLink>}
    >
      <FactRows facts={SCORE_FACTS} />
      <h3 className="mt-12 mb-5 headline text-h4">How your total compares</h3>
      <TotalCurve />
      <h3 className="mt-10 headline text-h4">The same score ranks differently in each section</h3>
      <p className="mt-1 mb-3 max-w-measure text-ink-2">
        Verbal scores are packed close together: going from 75 to 85 takes you past three quarters
        of all test takers. The figures are the percentage at or below each score.
      </p>
      <SetTable
        stays
        even
        caption="Percentiles for three section scores, July 2020 to June 2025"
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
    </WideSection>
  );
}
