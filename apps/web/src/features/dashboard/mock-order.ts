import type { MockCard } from "@theta/contract";

/** What is under way, what comes next, what came of the last ones, then the rest of the list. */
export function inOrderOfUse(mocks: readonly MockCard[]): readonly MockCard[] {
  const next = mocks.find(({ status, isAvailable }) => status === 0 && isAvailable);
  const rank = (mock: MockCard) => {
    if (mock.status === 1 || mock.status === 2) return 0;
    if (mock === next) return 1;
    return mock.status === 3 ? 2 : 3;
  };
  return mocks.toSorted((one, other) => rank(one) - rank(other) || endOf(other) - endOf(one));
}

/** The newest first among those that are finished; the others stay in the order of the list. */
const endOf = ({ status, endDateTimestamp, startDateTimestamp }: MockCard): number =>
  status === 3 ? (endDateTimestamp ?? startDateTimestamp ?? 0) : 0;
