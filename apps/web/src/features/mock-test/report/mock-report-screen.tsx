import type { MockCard } from "@theta/contract";
import { useResultsLock } from "../../../lib/use-results-lock.ts";
import {
  ClosedMockResult,
  FinishedMock,
  isPermanent,
  NoMockResult,
} from "../shared/finished-mock.tsx";
import { useMockReportQuery } from "../shared/mock-data.ts";
import { MockReportView } from "./mock-report-view.tsx";
import { MockReportSkeleton } from "./mock-report-skeleton.tsx";

const TITLE = "Analytics";

export function MockReportScreen() {
  return (
    <FinishedMock title={TITLE} loading={<MockReportSkeleton />}>
      {(mock) => <FetchedReport key={mock.mockTestId} mock={mock} />}
    </FinishedMock>
  );
}

function FetchedReport({ mock }: { mock: MockCard }) {
  const results = useResultsLock({ needsPlan: mock.status === 3 });
  const { data, error, isFetching, refetch } = useMockReportQuery(mock.mockTestId, {
    skip: results.state !== "open",
    // The plan may have ended since the report was last shown.
    refetchOnMountOrArgChange: true,
  });
  if (results.state === "closed")
    return <ClosedMockResult title={TITLE} mock={mock} lock={results.lock} />;
  if (data && !isPermanent(error)) return <MockReportView mock={data.mock} report={data.report} />;
  if (!error) return <MockReportSkeleton />;
  return (
    <NoMockResult
      title={TITLE}
      mock={mock}
      failure={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
