/** What moves a mock along between questions: opening it, starting a section, taking the break. */
import {
  mockTest,
  type Reply,
  type RunningMock,
  type SectionDetails,
  type SectionReview,
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

/** A change's reply says where the mock stands now, so there's no need to ask for it. */
async function keepPlace(_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(placeOf(data, "mockPlace"));
    dispatch(placeOf(data, "currentSection"));
  } catch {
    // The caller of the change gets the error.
  }
}

const mockChanges = mockData.injectEndpoints({
  endpoints: (build) => ({
    /** Opens a mock in the chosen order of sections; a sectional mock has no order to choose. */
    selectOrder: build.mutation<SectionDetails, Sent<typeof mockTest.selectOrder>>({
      query: (input) => ask(mockTest.selectOrder, input),
      transformResponse: (reply: Reply<typeof mockTest.selectOrder>) => reply.result,
      onQueryStarted: keepPlace,
      invalidatesTags: ["Mocks"],
    }),
    startSection: build.mutation<RunningMock | SectionReview, Sent<typeof mockTest.startSection>>({
      query: (input) => ask(mockTest.startSection, input),
      transformResponse: (reply: Reply<typeof mockTest.startSection>) => reply.result,
      // Even a refusal can mean the cards have changed: another tab may have been faster.
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
