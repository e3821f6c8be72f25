import { comparisonWords } from "../../mock-test/shared/comparison-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DashboardSection } from "../shared/dashboard-section.tsx";
import { LastScore, type ScoredMock } from "./last-score.tsx";
import { LastMockGrid } from "./last-mock-grid.tsx";
import { TotalsFigure } from "./totals-figure.tsx";
import type { Total } from "./totals-scale.ts";
import { WeakTopicsList } from "./weak-topics-list.tsx";
import type { WeakTopic } from "../../mock-test/shared/weak-topics.ts";

/** An example in the shape of a learner's own results. It isn't anyone's, and the page says so. */
const TOTALS: readonly Total[] = [
  {
    name: "Mock Test 1",
    mode: "forward",
    time: "standard",
    endedAt: Date.UTC(2026, 8, 5, 12),
    score: 555,
    low: 525,
    high: 585,
  },
  {
    name: "Mock Test 2",
    mode: "forward",
    time: "standard",
    endedAt: Date.UTC(2026, 8, 26, 12),
    score: 575,
    low: 545,
    high: 605,
  },
  {
    name: "Mock Test 3",
    mode: "forward",
    time: "standard",
    endedAt: Date.UTC(2026, 9, 17, 12),
    score: 655,
    low: 625,
    high: 685,
  },
];
/** Eighty points between two totals, each certain to ±30: the report would call that more than chance. */
const RISE = {
  name: "Mock Test 2",
  endedAt: TOTALS[1]!.endedAt,
  score: 575,
  difference: 80,
  standardError: 42,
  chanceOfRise: 0.97,
  isMoreThanChance: true,
};
const LAST: ScoredMock = { ...TOTALS.at(-1)!, kind: "full" };
const TOPICS: readonly WeakTopic[] = [
  { section: "quant", topic: "Rates and work", missed: 3, seen: 4 },
  { section: "verbal", topic: "Strengthen the argument", missed: 2, seen: 4 },
  { section: "dataInsights", topic: "Table analysis", missed: 2, seen: 3 },
];

/**
 * What a report will show, for learners who haven't taken anything yet: our own parts with example figures.
 */
export function SampleLastMock() {
  return (
    <DashboardSection title="What you'll see after a mock">
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <Badge tone="caution">Sample</Badge>
        These are example figures, not your results.
      </p>
      <LastMockGrid
        score={<LastScore mock={LAST} verdict={comparisonWords(RISE).verdict} />}
        topics={<WeakTopicsList topics={TOPICS} isSample />}
        chart={<TotalsFigure totals={TOTALS} target={685} />}
      />
    </DashboardSection>
  );
}
