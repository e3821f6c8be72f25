import type { MockCard } from "@theta/contract";

const WEEK = 7 * 24 * 3600 * 1000;

/** Sorts mocks: in progress, just finished, next up, other results, then the rest of the list. */
export function inOrderOfUse(mocks: readonly MockCard[], now: number): readonly MockCard[] {
  const next = mocks.find(({ status, isAvailable }) => status === 0 && isAvailable);
  const rank = (mock: MockCard) => {
    if (mock.status === 1 || mock.status === 2) return 0;
    if (mock.status === 3 && now - endOf(mock) < WEEK) return 1;
    if (mock === next) return 2;
    return mock.status === 3 ? 3 : 4;
  };
  return mocks.toSorted((one, other) => rank(one) - rank(other) || endOf(other) - endOf(one));
}

/** Finished mocks go newest first; the others keep the list's order. */
const endOf = ({ status, endDateTimestamp, startDateTimestamp }: MockCard): number =>
  status === 3 ? (endDateTimestamp ?? startDateTimestamp ?? 0) : 0;
