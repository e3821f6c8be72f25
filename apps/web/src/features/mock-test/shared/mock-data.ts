/** Mocks in the query cache: the lists, where a mock stands, and its results. */
import {
  mockTest,
  type SectionResult,
  type MockKind,
  type Reply,
  type SectionDetails,
  type SectionType,
  type SolvedQuestion,
  TEST_TYPES,
} from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const withMocks = serverData.enhanceEndpoints({ addTagTypes: ["Mocks"] });

interface Page {
  /** Only this kind. */
  kind?: MockKind;
  pageNumber?: number;
  itemsPerPage?: number;
}

interface OneSection {
  mockTestId: string;
  sectionType: SectionType;
}

export type MockPage = Reply<typeof mockTest.list>;
export type LastMocks = Reply<typeof mockTest.lastMocks>["result"];
export type ReportOfMock = Reply<typeof mockTest.report>["result"];

export const mockData = withMocks.injectEndpoints({
  endpoints: (build) => ({
    mockList: build.query<MockPage, Page>({
      query: ({ kind, pageNumber = 1, itemsPerPage = 10 }) =>
        ask(mockTest.list, {
          testType: String(TEST_TYPES.gmat),
          pageNumber: String(pageNumber),
          itemsPerPage: String(itemsPerPage),
          ...(kind && { kind }),
        }),
      providesTags: ["Mocks", "Plan"],
    }),
    /** For screens opened by address: the mock in progress and the one finished last. */
    lastMocks: build.query<LastMocks, void>({
      query: () => ask(mockTest.lastMocks, undefined),
      transformResponse: (reply: Reply<typeof mockTest.lastMocks>) => reply.result,
      providesTags: ["Mocks", "Plan"],
    }),
    /** Where a mock stands now. Never from the cache, because it decides which screen is shown. */
    currentSection: build.query<SectionDetails, string>({
      query: (mockTestId) => ask(mockTest.currentSection, { mockTestId }),
      transformResponse: (reply: Reply<typeof mockTest.currentSection>) => reply.result,
      keepUnusedDataFor: 0,
    }),
    /** The same for a mock that may not be opened yet. Null if it isn't. */
    mockPlace: build.query<SectionDetails | null, string>({
      query: (mockTestId) => ask(mockTest.place, { mockTestId }),
      transformResponse: (reply: Reply<typeof mockTest.place>) => reply.result,
      keepUnusedDataFor: 0,
    }),
    mockReport: build.query<ReportOfMock, string>({
      query: (mockTestId) => ask(mockTest.report, { mockTestId }),
      transformResponse: (reply: Reply<typeof mockTest.report>) => reply.result,
      providesTags: ["Mocks", "Plan"],
    }),
    mockSolution: build.query<SolvedQuestion[], OneSection>({
      query: ({ mockTestId, sectionType }) =>
        ask(mockTest.solution, { mockTestId, sectionType: String(sectionType) }),
      providesTags: ["Mocks", "Plan"],
    }),
    sectionResult: build.query<SectionResult, OneSection>({
      query: ({ mockTestId, sectionType }) =>
        ask(mockTest.sectionResult, { mockTestId, sectionType: String(sectionType) }),
      transformResponse: (reply: Reply<typeof mockTest.sectionResult>) => reply.result,
      providesTags: ["Mocks", "Plan"],
    }),
  }),
});

export const {
  useMockListQuery,
  useLastMocksQuery,
  useCurrentSectionQuery,
  useMockPlaceQuery,
  useMockReportQuery,
  useMockSolutionQuery,
  useSectionResultQuery,
} = mockData;

/** For when a mock is opened or moves on: every list that shows it is then out of date. */
export const forgetMocks = () => mockData.util.invalidateTags(["Mocks"]);
