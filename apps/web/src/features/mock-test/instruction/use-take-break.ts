import { useStartBreakMutation, useEndBreakMutation } from "../shared/mock-changes.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";

export interface TakingBreak {
  begin: () => void;
  end: () => void;
  isBusy: boolean;
}

/** Starts and ends the break. The cache then says where the mock stands. */
export function useTakeBreak(mockTestId: string): TakingBreak {
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
