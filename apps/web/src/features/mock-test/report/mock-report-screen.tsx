import type { MockCard } from "@theta/contract";
import { FinishedMock, isPermanent, NoMockResult } from "../shared/finished-mock.tsx";
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
  // The plan may have ended since the report was last shown.
  const { data, error, isFetching, refetch } = useMockReportQuery(mock.mockTestId, {
    refetchOnMountOrArgChange: true,
  });
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
