import type { MockCard } from "@theta/contract";
import { useLocation } from "react-router";
import { useLastMocksQuery } from "./mock-data.ts";
import { mockOfState } from "./mock-of-state.ts";

export type MockOfPlace =
  | { state: "loading" }
  | { state: "failed"; retry: () => void; isRetrying: boolean }
  | { state: "none" }
  | { state: "found"; mock: MockCard };

/**
 * The finished mock a screen shows: the one in the navigation state or, if the screen was opened by
 * its address, the one finished last.
 */
export function useMockOfPlace(): MockOfPlace {
  const { state } = useLocation();
  const handedOver = mockOfState(state);
  const { data, isError, isFetching, refetch } = useLastMocksQuery(undefined, {
    skip: handedOver !== null,
    refetchOnMountOrArgChange: true,
  });
  if (handedOver) return { state: "found", mock: handedOver };
  if (data) return data.finished ? { state: "found", mock: data.finished } : { state: "none" };
  if (isError) return { state: "failed", retry: () => void refetch(), isRetrying: isFetching };
  return { state: "loading" };
}
