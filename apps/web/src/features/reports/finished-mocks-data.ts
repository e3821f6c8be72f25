import { MOCK_STATUS, type MockCard, mockTest, TEST_TYPES } from "@theta/contract";
import { call } from "../../lib/call/call.ts";
import { mockData } from "../mock-test/shared/mock-data.ts";

/** The most the server returns at once. */
const PAGE = 50;

/** All of the learner's finished mocks, most recently started first. */
async function finishedMocks(signal: AbortSignal): Promise<MockCard[]> {
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
    if (cards.length >= totalItems || result.length === 0) break;
  }
  return cards
    .filter(({ status }) => status === MOCK_STATUS.completed)
    .toSorted((a, b) => (b.startDateTimestamp ?? 0) - (a.startDateTimestamp ?? 0));
}

const withFinished = mockData.injectEndpoints({
  endpoints: (build) => ({
    finishedMocks: build.query<MockCard[], void>({
      query: () => ({ ask: finishedMocks }),
      providesTags: ["Mocks", "Plan"],
    }),
  }),
});

export const { useFinishedMocksQuery } = withFinished;
