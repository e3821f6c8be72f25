import type { MockCard } from "@theta/contract";
import type { ReactNode } from "react";
import { comparisonWords } from "../../mock-test/shared/comparison-words.ts";
import { MockActions } from "../../mock-test/card/mock-actions.tsx";
import { useMockReportQuery } from "../../mock-test/shared/mock-data.ts";
import { usePracticeOverviewQuery } from "../../practice/shared/practice-data.ts";
import { SkeletonRows } from "../../../ui/skeleton-rows.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { DashboardSection } from "../shared/dashboard-section.tsx";
import { LastScore, type ScoredMock } from "./last-score.tsx";
import { LastMockGrid } from "./last-mock-grid.tsx";
import { TotalsFigure } from "./totals-figure.tsx";
import type { Trend } from "./trend.ts";
import { WeakTopicsList } from "./weak-topics-list.tsx";
import { weakTopics } from "../../mock-test/shared/weak-topics.ts";

interface LastMockPartProps {
  mock: MockCard;
  scored: ScoredMock;
  /** Undefined while they aren't known. */
  trend: Trend | undefined;
  target: number | null;
}

/** The last mock, what to work on after it, and how the totals have changed. */
export function LastMockPart({ mock, scored, trend, target }: LastMockPartProps) {
  const report = useMockReportQuery(mock.mockTestId);
  const comparison = report.data?.report.comparison;
  return (
    <DashboardSection title="Your last mock" viewAll="/TestReport" viewWords="All reports">
      <LastMockGrid
        score={
          <>
            <LastScore
              mock={scored}
              verdict={comparison ? comparisonWords(comparison).verdict : undefined}
            />
            <div className="mt-5 max-w-md">
              <MockActions mock={mock} />
            </div>
          </>
        }
        topics={<Topics report={report} />}
        chart={trend && trend.totals.length > 1 && <TotalsFigure {...trend} target={target} />}
      />
    </DashboardSection>
  );
}

function Topics({ report }: { report: ReturnType<typeof useMockReportQuery> }): ReactNode {
  const { data, isFetching, refetch } = report;
  const practice = usePracticeOverviewQuery();
  if (data)
    return (
      <WeakTopicsList topics={weakTopics(data.report.sections)} offered={practice.data?.topics} />
    );
  if (isFetching)
    return (
      <SkeletonRows
        label="Loading your weakest topics"
        rows={3}
        row="gap-4 py-3"
        lines={["w-40", "w-28"]}
        end="h-10 w-24 rounded-md"
      />
    );
  return (
    <FailedState
      inline
      title="We couldn't load your weakest topics."
      onRetry={() => void refetch()}
    />
  );
}
