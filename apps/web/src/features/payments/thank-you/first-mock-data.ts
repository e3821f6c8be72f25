import { type MockCard, mockTest, type Reply, TEST_TYPES } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const withMocks = serverData.enhanceEndpoints({ addTagTypes: ["Mocks"] });

const firstMockData = withMocks.injectEndpoints({
  endpoints: (build) => ({
    /** The first full mock that can be started; null if there's none. */
    firstMock: build.query<MockCard | null, void>({
      query: () =>
        ask(mockTest.list, {
          testType: String(TEST_TYPES.gmat),
          pageNumber: "1",
          itemsPerPage: "10",
          kind: "full",
        }),
      transformResponse: ({ result }: Reply<typeof mockTest.list>) =>
        result.find(({ status, lock, isAvailable }) => status === 0 && !lock && isAvailable) ??
        null,
      providesTags: ["Mocks", "Plan"],
    }),
  }),
});

export const { useFirstMockQuery } = firstMockData;
