import { type MockCard, type MockLock, type MockMode, mockTest } from "@theta/contract";
import { useSelectOrderMutation } from "../shared/mock-changes.ts";
import { lockOfState } from "../card/mock-lock.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { failureOf } from "../../../lib/call/server-data.ts";
import { toast } from "../../../ui/overlay/toast.ts";

interface Choice {
  /** Null for a sectional mock, which has none. */
  order: number | null;
  mode: MockMode;
}

interface OpenMock {
  open: (choice: Choice) => void;
  isOpening: boolean;
  /** Why the mock is locked, as the server says. */
  lock: MockLock | null;
  /** Any other reason it wasn't opened. */
  failure: string | null;
  forget: () => void;
}

/** Opens the mock in the chosen order and mode. The cache then says where it stands, and that leads on. */
export function useOpenMock({ mockTestId }: MockCard, onStale: () => void): OpenMock {
  const [selectOrder, { isLoading, error, reset }] = useSelectOrderMutation();

  async function open({ order, mode }: Choice) {
    const reply = await selectOrder({
      mockTestId,
      ...(order === null ? {} : { orderType: order }),
      mode,
    });
    const code = codeOf(mockTest.selectOrder, reply.error);
    if (code !== "order-already-chosen" && code !== "mode-already-chosen") return;
    toast.info(ALREADY_OPENED[code]);
    reset();
    onStale();
  }
  const failure = failureOf(error);
  const lock = failure ? lockOfState(failure.state) : null;
  return {
    open: (choice) => void open(choice),
    isOpening: isLoading,
    lock,
    failure:
      !failure || lock
        ? null
        : failure.offline
          ? "We couldn't reach the server. No clock is running. Press Next again when you're back online."
          : failure.told.join(" ") ||
            "Something went wrong. No clock is running. Press Next to try again.",
    forget: reset,
  };
}

const ALREADY_OPENED = {
  "order-already-chosen": "You've already opened this mock with a different section order.",
  "mode-already-chosen": "You've already opened this mock in the other test mode.",
};
