import { MOCK_STATUS, type MockCard, mockTest, TEST_TYPES } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { mockData } from "./mock-data.ts";

/** The most the server returns at once. */
const PAGE = 50;

/** Every mock, in the list's order. */
async function allMocks(signal: AbortSignal): Promise<MockCard[]> {
  const cards: MockCard[] = [];
  for (let page = 1; ; page++) {
    const { result, totalItems } = await call(
      mockTest.list,
      {
        testType: String(TEST_TYPES.gmat),
        pageNumber: String(page),
        itemsPerPage: String(PAGE),
      },
      { signal },
    );
    cards.push(...result);
    if (cards.length >= totalItems || result.length === 0) return cards;
  }
}

const withAll = mockData.injectEndpoints({
  endpoints: (build) => ({
    allMocks: build.query<MockCard[], void>({
      query: () => ({ ask: allMocks }),
      providesTags: ["Mocks", "Plan"],
    }),
  }),
});

export const { useAllMocksQuery } = withAll;

/** Most recently started first. */
export const finishedOf = (mocks: readonly MockCard[]): MockCard[] =>
  mocks
    .filter(({ status }) => status === MOCK_STATUS.completed)
    .toSorted((a, b) => (b.startDateTimestamp ?? 0) - (a.startDateTimestamp ?? 0));
