import { type MockCard, type MockLock, mockTest } from "@theta/contract";
import { useSelectOrderMutation } from "../shared/mock-changes.ts";
import { lockOfState } from "../shared/mock-lock.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { failureOf } from "../../../lib/call/server-data.ts";
import { toast } from "../../../ui/overlay/toast.ts";

interface OpenMock {
  open: (order: number | null) => void;
  isOpening: boolean;
  /** Why the mock is locked, as the server says. */
  lock: MockLock | null;
  /** Any other reason it wasn't opened. */
  failure: string | null;
  forget: () => void;
}

/** Opens the mock in the chosen order. The cache then says where it stands, and that leads on. */
export function useOpenMock({ mockTestId }: MockCard, onStale: () => void): OpenMock {
  const [selectOrder, { isLoading, error, reset }] = useSelectOrderMutation();

  async function open(order: number | null) {
    const reply = await selectOrder({
      mockTestId,
      ...(order === null ? {} : { orderType: order }),
    });
    if (codeOf(mockTest.selectOrder, reply.error) !== "order-already-chosen") return;
    toast.info("You've already opened this test in another order.");
    reset();
    onStale();
  }
  const failure = failureOf(error);
  const lock = failure ? lockOfState(failure.state) : null;
  return {
    open: (order) => void open(order),
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
