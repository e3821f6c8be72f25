import { Facts, StepText } from "../../../exam/frame/step-text.tsx";
import { Skeleton, SkeletonText } from "../../../../ui/skeleton.tsx";
import { useTestSettings } from "../../../test-settings/test-settings-data.ts";
import { isRunning, kindOfMock, lengthOfMock } from "../../shared/mock-words.ts";
import type { MockToStart } from "./use-mock-to-start.ts";

/** What Start leads to. */
export function StartText({ toStart }: { toStart: MockToStart }) {
  const { time } = useTestSettings();
  switch (toStart.state) {
    case "loading":
      return (
        <Skeleton label="Looking for your next mock" className="mt-6">
          <SkeletonText lines={3} className="text-read" />
        </Skeleton>
      );
    case "failed":
      return (
        <StepText>
          <p>We couldn't look up your next mock. Start takes you to the list of mocks.</p>
        </StepText>
      );
    case "none":
      return (
        <StepText>
          <p>
            You don't have a mock you can take right now. Start takes you to the list, where you can
            see how to unlock one.
          </p>
        </StepText>
      );
    case "found": {
      const { mock } = toStart;
      return (
        <>
          <StepText>
            <p>{whatStartDoes(mock)}</p>
            <p>
              Put your phone away, have water and scratch paper ready, and make sure nobody needs
              you for a while.
            </p>
          </StepText>
          <Facts
            facts={[
              ["Mock", mock.name],
              ["Type", kindOfMock(mock)],
              ["Length", lengthOfMock(mock, time)],
            ]}
          />
        </>
      );
    }
  }
}

function whatStartDoes(mock: Parameters<typeof isRunning>[0]): string {
  if (isRunning(mock))
    return `You have a section in progress${mock.time === "no-clock" ? "" : ", and its clock is running"}. Start takes you back to it.`;
  if (mock.status !== 0)
    return "You've already opened this mock. Start takes you to its next section.";
  return "Start takes you to the instructions. The clock doesn't start until your first section does.";
}
