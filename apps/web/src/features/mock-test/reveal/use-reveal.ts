import { type MockReport, mockTest } from "@theta/contract";
import { codeOf } from "../../../lib/call/code-of.ts";
import { useResultsLock } from "../../../lib/use-results-lock.ts";
import { useMockReportQuery } from "../shared/mock-data.ts";

export type Reveal =
  | { state: "waiting" }
  | { state: "revealed"; report: MockReport }
  /** The plan ended while the mock ran. */
  | { state: "locked" }
  | { state: "failed"; retry: () => void; isRetrying: boolean };

/** The result of a mock that has just ended, as soon as the server has it. */
export function useReveal(mockTestId: string): Reveal {
  const results = useResultsLock();
  const { data, error, isFetching, refetch } = useMockReportQuery(mockTestId, {
    skip: results.state !== "open",
    // What an earlier visit loaded may be from before a plan ended.
    refetchOnMountOrArgChange: true,
  });
  if (results.state === "closed") return { state: "locked" };
  // Results that were open a moment ago are locked all the same.
  if (codeOf(mockTest.report, error) === "subscription-required") return { state: "locked" };
  if (data) return { state: "revealed", report: data.report };
  if (error) return { state: "failed", retry: () => void refetch(), isRetrying: isFetching };
  return { state: "waiting" };
}
