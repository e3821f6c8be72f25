import { type MockCard, type MockLock, mockTest, type TimeAllowed } from "@theta/contract";
import { useNavigate } from "react-router";
import { useStartSectionMutation } from "../shared/mock-changes.ts";
import { lockOfState } from "../card/mock-lock.ts";
import { stateOfMock } from "../shared/mock-state.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { type Failure, failureOf } from "../../../lib/call/server-data.ts";
import type { NextSection } from "./next-section.ts";

/** Why a section didn't start, other than a lock. */
export interface Stop {
  text: string;
  /** The mock whose section is running instead. */
  otherMockId?: string | undefined;
}

interface StartSection {
  start: () => void;
  isStarting: boolean;
  stop: Stop | null;
  lock: MockLock | null;
  forget: () => void;
}

/** Starts the section's clock on the server, then leads to its questions. */
export function useStartSection(
  mock: MockCard,
  section: NextSection,
  onStale: () => void,
): StartSection {
  const navigate = useNavigate();
  const [startSection, { isLoading, error, reset }] = useStartSectionMutation();

  async function start() {
    const { mockTestId } = mock;
    const reply = await startSection({ mockTestId, mockTestSectionId: section.mockTestSectionId });
    if (reply.data) {
      const state = stateOfMock({ ...mock, status: 1 });
      return void navigate("/mock-test-question", { replace: true, state });
    }
    const code = codeOf(mockTest.startSection, reply.error);
    // Another window was faster: ask again where the mock stands.
    if (code === "not-next-section" || code === "section-ended" || code === "mock-not-started") {
      reset();
      onStale();
    }
  }
  const failure = failureOf(error);
  const lock = failure ? lockOfState(failure.state) : null;
  return {
    start: () => void start(),
    isStarting: isLoading,
    stop: failure && !lock ? stopOf(failure, section.time) : null,
    lock,
    forget: reset,
  };
}

function stopOf(failure: Failure, time: TimeAllowed): Stop {
  const { status, message, state } = failure;
  if (codeOf(mockTest.startSection, failure) === "other-section-running")
    return {
      text: message,
      otherMockId: typeof state["mockTestId"] === "string" ? state["mockTestId"] : undefined,
    };
  if (status === 0) {
    const withClock = time === "no-clock" ? "" : ", with its clock running";
    return {
      text: `We couldn't reach the server. The section may have started anyway${withClock}. Press Start Test again as soon as you're back online.`,
    };
  }
  return { text: message };
}
