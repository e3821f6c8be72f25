/** Mocks and their progress, as the server would send them. */
import type { MockCard, MockKind, SectionDetails } from "@theta/contract";
import type { Answer } from "./answering-server.ts";

export const mockCard = (name: string, more: Partial<MockCard> = {}): MockCard => ({
  mockTestId: name,
  testType: 1,
  kind: "full",
  sectionTypes: [3, 2, 1],
  name,
  about: `About ${name}.`,
  status: 0,
  duration: 8100,
  totalQuestions: 64,
  createdAt: Date.UTC(2026, 0, 5),
  isAvailable: true,
  lock: null,
  ...more,
});

export const finishedMock = (name: string, more: Partial<MockCard> = {}): MockCard =>
  mockCard(name, {
    status: 3,
    mode: "forward",
    sectionsDone: 3,
    startDateTimestamp: Date.UTC(2026, 4, 18, 12),
    endDateTimestamp: Date.UTC(2026, 4, 18, 14),
    score: 655,
    low: 625,
    high: 685,
    percentile: 91,
    correctAnswers: 41,
    wrongAnswers: 22,
    unansweredQuestions: 1,
    ...more,
  });

/** A full mock's first section, not started. */
export const sectionDetails = (
  mockTestId: string,
  more: Partial<SectionDetails> = {},
): SectionDetails => ({
  mockTestId,
  name: mockTestId,
  kind: "full",
  mode: "forward",
  time: "standard",
  sectionTypes: [3, 2, 1],
  sectionType: 3,
  sectionStatus: 1,
  mockTestSectionId: "section-1",
  order: 1,
  totalQuestions: 21,
  duration: 2700,
  serverTime: Date.UTC(2026, 5, 1),
  break: null,
  ...more,
});

export const LAST_MOCKS = "GET /mock-test/last-mock-test";

export const lastMocks = (running: MockCard | null, finished: MockCard | null = null): Answer => ({
  body: { result: { running, finished, mode: "forward" } },
});

export const mockListCall = (page = 1, itemsPerPage = 10, kind?: MockKind) =>
  `GET /mock-test/user-mock-test-list?testType=1&pageNumber=${page}&itemsPerPage=${itemsPerPage}${kind ? `&kind=${kind}` : ""}`;

export const mockList = (mocks: readonly MockCard[], totalItems = mocks.length): Answer => ({
  body: { result: mocks, totalItems },
});

export const placeCall = (mockTestId: string) =>
  `GET /mock-test/current-section-details?mockTestId=${mockTestId}`;

/** The same for a mock that can't be opened yet. */
export const unopenedCall = (mockTestId: string) =>
  `GET /mock-test/mock-place?mockTestId=${mockTestId}`;
