import { useStartBreakMutation, useEndBreakMutation } from "../shared/mock-changes.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";

/** Begins and ends the break; where the mock then stands is in the cache. */
export function useTakeBreak(mockTestId: string) {
  const [startBreak, starting] = useStartBreakMutation();
  const [endBreak, ending] = useEndBreakMutation();
  async function ask(change: typeof startBreak) {
    const { error } = await change(mockTestId);
    if (error) showFailure(error);
  }
  return {
    begin: () => void ask(startBreak),
    end: () => void ask(endBreak),
    isBusy: starting.isLoading || ending.isLoading,
  };
}
