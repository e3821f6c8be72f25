import type { MockCard } from "@theta/contract";
import { useLastMocksQuery } from "./mock-data.ts";
import { isRunning } from "./mock-words.ts";

/** Another mock with a section in progress; no section of this one can start before that one is over. */
export function useOtherRunning(mockTestId: string): MockCard | null {
  const { currentData } = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const other = currentData?.running;
  return other && other.mockTestId !== mockTestId && isRunning(other) ? other : null;
}
