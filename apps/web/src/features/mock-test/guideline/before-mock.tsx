import type { MockCard } from "@theta/contract";
import { Navigate } from "react-router";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { useMockPlaceQuery } from "../shared/mock-data.ts";
import { MockSheetSkeleton } from "../shared/mock-sheet-skeleton.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ToMockTests } from "../shared/to-mock-tests.tsx";
import type { Failure } from "../../../lib/call/server-data.ts";
import { Button } from "../../../ui/button.tsx";
import { GuidelineSteps } from "./guideline-steps.tsx";
import { useLastMode } from "./use-last-mode.ts";

/**
 * A mock that isn't open, as far as the browser's history knows. It asks the server, because Back and
 * other windows lead here from mocks that are in progress or over.
 */
export function BeforeMock({ mock }: { mock: MockCard }) {
  const { data, error, isFetching, refetch } = useMockPlaceQuery(mock.mockTestId, {
    refetchOnMountOrArgChange: true,
  });
  const lastMode = useLastMode();
  const look = () => void refetch();
  if (data) {
    // The guideline has been read, so Back leads to the list.
    const opened: MockCard = {
      ...mock,
      status: 1,
      sectionTypes: data.sectionTypes,
      mode: data.mode,
    };
    return <Navigate to="/test-instruction" replace state={stateOfMock(opened)} />;
  }
  if (data === null && lastMode !== null)
    return <GuidelineSteps mock={mock} lastMode={lastMode} onStale={look} />;
  const { status } = (error ?? {}) as Partial<Failure>;
  if (isFetching || !error)
    return <MockSheetSkeleton name={mock.name} label="Opening the instructions" />;
  if (status === 400 || status === 404)
    return <ToMockTests why="We couldn't find that mock. Choose one to take." />;
  return (
    <ExamSheet
      name={mock.name}
      title="We couldn't open the mock"
      actions={
        <Button variant="outline" onClick={look}>
          Retry
        </Button>
      }
    >
      <p role="alert">Theta didn't respond. Nothing has started, and no clock is running.</p>
    </ExamSheet>
  );
}
