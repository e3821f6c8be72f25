import type { MockCard } from "@theta/contract";
import { useLocation } from "react-router";
import { useLastMocksQuery, useMockListQuery } from "../../shared/mock-data.ts";
import { mockOfState } from "../../shared/mock-of-state.ts";

export type MockToStart =
  | { state: "loading" }
  /** It couldn't be found out. */
  | { state: "failed" }
  /** There's none to take right now. */
  | { state: "none" }
  | { state: "found"; mock: MockCard };

/** As many as the server sends at once. */
const MANY = 50;

/**
 * The mock that the rehearsal leads to: the one in progress, the one it was opened from, or the first full
 * one that can be taken.
 */
export function useMockToStart(): MockToStart {
  const { state } = useLocation();
  const handedOver = mockOfState(state);
  const given = handedOver?.status === 3 ? null : handedOver;
  const fresh = { refetchOnMountOrArgChange: true };
  const last = useLastMocksQuery(undefined, fresh);
  const list = useMockListQuery(
    { kind: "full", itemsPerPage: MANY },
    { ...fresh, skip: given !== null },
  );
  const running = last.data?.running;
  if (running) return { state: "found", mock: running };
  if (last.isFetching) return { state: "loading" };
  if (given) return { state: "found", mock: given };
  if (list.data) {
    const first = list.data.result.find(isOpen);
    return first ? { state: "found", mock: first } : { state: "none" };
  }
  return list.isFetching ? { state: "loading" } : { state: "failed" };
}

const isOpen = ({ status, isAvailable, lock }: MockCard) =>
  status !== 3 && isAvailable && lock === null;
