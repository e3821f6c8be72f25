/** What moves a mock on before its questions: opening it, starting a section, the break. */
import {
  mockTest,
  type Reply,
  type RunningMock,
  type SectionDetails,
  type Sent,
} from "@theta/contract";
import { ask } from "../../../lib/call/server-data.ts";
import { mockData } from "./mock-data.ts";

type Place = "currentSection" | "mockPlace";

const placeOf = (details: SectionDetails, place: Place) =>
  mockData.util.upsertQueryData(place, details.mockTestId, details);

interface Change {
  dispatch: (action: ReturnType<typeof placeOf>) => unknown;
  queryFulfilled: Promise<{ data: SectionDetails }>;
}

/** Where a change has led: its reply says it, and nobody needs to ask. */
async function keepPlace(_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(placeOf(data, "mockPlace"));
    dispatch(placeOf(data, "currentSection"));
  } catch {
    // Whoever asked for the change hears of it.
  }
}

const mockChanges = mockData.injectEndpoints({
  endpoints: (build) => ({
    /** Opens a mock in an order of its sections; a sectional test has none to choose. */
    selectOrder: build.mutation<SectionDetails, Sent<typeof mockTest.selectOrder>>({
      query: (input) => ask(mockTest.selectOrder, input),
      transformResponse: (reply: Reply<typeof mockTest.selectOrder>) => reply.result,
      onQueryStarted: keepPlace,
      invalidatesTags: ["Mocks"],
    }),
    startSection: build.mutation<RunningMock, Sent<typeof mockTest.startSection>>({
      query: (input) => ask(mockTest.startSection, input),
      transformResponse: (reply: Reply<typeof mockTest.startSection>) => reply.result,
      // A refusal may mean that another tab was quicker: the cards have changed all the same.
      invalidatesTags: ["Mocks"],
    }),
    startBreak: build.mutation<SectionDetails, string>({
      query: (mockTestId) => ask(mockTest.startBreak, { mockTestId }),
      transformResponse: (reply: Reply<typeof mockTest.startBreak>) => reply.result,
      onQueryStarted: keepPlace,
    }),
    endBreak: build.mutation<SectionDetails, string>({
      query: (mockTestId) => ask(mockTest.endBreak, { mockTestId }),
      transformResponse: (reply: Reply<typeof mockTest.endBreak>) => reply.result,
      onQueryStarted: keepPlace,
    }),
  }),
});

export const {
  useSelectOrderMutation,
  useStartSectionMutation,
  useStartBreakMutation,
  useEndBreakMutation,
} = mockChanges;
