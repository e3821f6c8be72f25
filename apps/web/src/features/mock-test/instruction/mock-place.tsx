import { type MockCard, mockTest, type SectionDetails } from "@theta/contract";
import { Navigate } from "react-router";
import { NoResponse } from "../../exam/frame/no-response.tsx";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { useOnReturn } from "../../../lib/page/use-on-return.ts";
import { useCurrentSectionQuery } from "../shared/mock-data.ts";
import { MockSheetSkeleton } from "../shared/mock-sheet-skeleton.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ToMockTests } from "../shared/to-mock-tests.tsx";
import { codeOf } from "../../../lib/call/code-of.ts";
import type { Failure } from "../../../lib/call/server-data.ts";
import { Button } from "../../../ui/button.tsx";
import { BreakSheet } from "./break-sheet.tsx";
import { MockOver } from "./mock-over.tsx";
import { SectionStart } from "./section-start.tsx";

/** Shows where the mock stands according to the server, whatever the card in the history says. */
export function MockPlace({ mock }: { mock: MockCard }) {
  const { mockTestId, name } = mock;
  const { data, error, isFetching, refetch } = useCurrentSectionQuery(mockTestId, {
    refetchOnMountOrArgChange: true,
  });
  const look = () => void refetch();
  // Another window may have moved on, or the break may be over.
  useOnReturn(look);
  if (data) return <Place mock={mock} details={data} onStale={look} />;
  const { status } = (error ?? {}) as Partial<Failure>;
  if (codeOf(mockTest.currentSection, error) === "mock-not-started")
    return (
      <Navigate to="/mock-test-guideline" replace state={stateOfMock({ ...mock, status: 0 })} />
    );
  if (isFetching || !error) return <MockSheetSkeleton name={name} label="Opening the section" />;
  if (status === 400 || status === 404)
    return <ToMockTests why="We couldn't find that mock. Choose one to take." />;
  return (
    <ExamSheet
      name={name}
      title="We couldn't load your next section"
      actions={
        <Button variant="outline" onClick={look}>
          Retry
        </Button>
      }
    >
      <p role="alert">
        <NoResponse what="a section" time={mock.time} />
      </p>
    </ExamSheet>
  );
}

interface PlaceProps {
  mock: MockCard;
  details: SectionDetails;
  /** What's shown here may be out of date. */
  onStale: () => void;
}

function Place({ mock, details, onStale }: PlaceProps) {
  const { sectionType, sectionStatus, mockTestSectionId, sectionTypes, mode } = details;
  if (!sectionType || !mockTestSectionId) return <MockOver mock={mock} />;
  const known: MockCard = { ...mock, sectionTypes, mode, status: 1 };
  if (sectionStatus === 2)
    return <Navigate to="/mock-test-question" replace state={stateOfMock(known)} />;
  if (details.break?.state === "running")
    return <BreakSheet mock={known} details={details} onOver={onStale} />;
  const section = { ...details, sectionType, mockTestSectionId };
  return <SectionStart mock={known} section={section} onStale={onStale} />;
}
