import { useLastMocksQuery } from "../shared/mock-data.ts";
import { ResumeMock } from "../shared/other-running.tsx";
import { StoppedNotice } from "../shared/stopped-notice.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Stop } from "./use-start-section.ts";

export function NotStarted({ stop: { text, otherMockId } }: { stop: Stop }) {
  return (
    <StoppedNotice action={otherMockId !== undefined && <ToOtherMock mockId={otherMockId} />}>
      {text}
    </StoppedNotice>
  );
}

/** Leads to the running section, which belongs to the mock the server lists as running. */
function ToOtherMock({ mockId }: { mockId: string }) {
  const { currentData } = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const other = currentData?.running;
  if (other?.mockTestId !== mockId)
    return (
      <ButtonLink to="/mock-test" replace variant="outline" size="sm">
        All mocks
      </ButtonLink>
    );
  return <ResumeMock mock={other} />;
}
