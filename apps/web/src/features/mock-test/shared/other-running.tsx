import type { MockCard } from "@theta/contract";
import { ButtonLink } from "../../../ui/button.tsx";
import { stateOfMock } from "./mock-state.ts";
import { StoppedNotice } from "./stopped-notice.tsx";

/** Said as soon as a mock is opened, so that nobody reads its instructions in vain. */
export function OtherRunning({ other }: { other: MockCard }) {
  return (
    <StoppedNotice action={<ResumeMock mock={other} />}>
      A section of {other.name} is still running. Finish it before you start this one.
    </StoppedNotice>
  );
}

export function ResumeMock({ mock }: { mock: MockCard }) {
  return (
    <ButtonLink
      to="/test-instruction"
      replace
      state={stateOfMock(mock)}
      variant="outline"
      size="sm"
    >
      Resume {mock.name}
    </ButtonLink>
  );
}
