import { type MockCard, type MockLock, mockTest } from "@theta/contract";
import { useSelectOrderMutation } from "../shared/mock-changes.ts";
import { lockOfState } from "../shared/mock-lock.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { failureOf } from "../../../lib/call/server-data.ts";
import { toast } from "../../../ui/overlay/toast.ts";

interface OpenMock {
  open: (order: number | null) => void;
  isOpening: boolean;
  /** What the server says keeps the mock from being started. */
  lock: MockLock | null;
  /** Why else it was not opened. */
  failure: string | null;
  forget: () => void;
}

/** Opens the mock in the chosen order. Where it then stands is in the cache, and leads on. */
export function useOpenMock({ mockTestId }: MockCard, onStale: () => void): OpenMock {
  const [selectOrder, { isLoading, error, reset }] = useSelectOrderMutation();

  async function open(order: number | null) {
    const reply = await selectOrder({
      mockTestId,
      ...(order === null ? {} : { orderType: order }),
    });
    if (codeOf(mockTest.selectOrder, reply.error) !== "order-already-chosen") return;
    toast.info("You have opened this test already, in another order.");
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
          ? "Theta cannot be reached. No clock runs; press Next again when the line is back."
          : failure.told.join(" ") || "Something went wrong. No clock runs; press Next again.",
    forget: reset,
  };
}
