/**
 * What screens ask the API for every time, as soon as they're opened. Their shells name these calls, so that
 * they're on the way before any script has loaded. A call that isn't always made would be made for nothing.
 */
import {
  freeQuiz,
  goal,
  mentor,
  type MockKind,
  mockTest,
  payments,
  plans,
  practice,
  type Route,
  runningTests,
  SECTION_TYPES,
  type Sent,
  studyNotes,
  TEST_TYPES,
  testSettings,
  user,
} from "@theta/contract";
import { addressOf } from "../src/lib/call/exchange.ts";
import type { Frame, SitePath } from "../src/router.tsx";

/** Addresses of calls. */
export interface FirstCalls {
  always: readonly string[];
  /** Only when the page's own address has no query, which would say what else to ask for. */
  withoutQuery: readonly string[];
}

const ask = <R extends Route & { method: "GET" }>(route: R, input: Sent<R>): string =>
  addressOf(route, input);

const GMAT = { testType: String(TEST_TYPES.gmat) };
const firstOf = (most: number) => ({ pageNumber: "1", itemsPerPage: String(most) });

const quizzes = (section: number, most: number) =>
  ask(freeQuiz.list, { quizType: String(section), ...GMAT, ...firstOf(most) });
const quizzesOfAll = (most: number) =>
  [SECTION_TYPES.quant, SECTION_TYPES.verbal, SECTION_TYPES.dataInsights].map((section) =>
    quizzes(section, most),
  );
const mocks = (most: number, kind?: MockKind) =>
  ask(mockTest.list, { ...GMAT, ...firstOf(most), ...(kind && { kind }) });
const settings = ask(testSettings.read, undefined);

const DASHBOARD = [
  ask(freeQuiz.freshResult, undefined),
  ask(freeQuiz.lastQuizzes, undefined),
  ask(mockTest.lastMocks, undefined),
  mocks(50),
  ...quizzesOfAll(11),
  ask(practice.overview, undefined),
  ask(goal.read, undefined),
  settings,
];

/** By path. */
export const OF_SCREENS: Readonly<Record<string, Partial<FirstCalls>>> = {
  "/dashboard": { always: DASHBOARD },
  "/dashboard/Gmat": { always: DASHBOARD },
  "/free-quiz": { withoutQuery: [quizzes(SECTION_TYPES.quant, 10)] },
  "/topic-tests": { always: [ask(freeQuiz.topicTests, undefined), settings] },
  "/practice": { always: [ask(practice.overview, undefined), settings] },
  "/mentor": { always: [ask(mentor.read, undefined)] },
  "/TestReport": {
    always: [mocks(50), ...quizzesOfAll(50), ask(freeQuiz.topicTests, undefined)],
  },
  "/mock-test": { withoutQuery: [mocks(10, "full"), mocks(10, "sectional")] },
  "/subscriptions": { always: [ask(payments.subscriptions, undefined)] },
  "/study-notes": { always: [ask(studyNotes.list, undefined)] },
  "/study-notes/:name": { always: [ask(studyNotes.list, undefined)] },
  "/Faq": { always: [ask(plans.list, GMAT)] },
  "/account": { always: [ask(user.sessions, undefined), settings] },
};

/** A learner's frame shows who they are, what they may open, and which clocks run. */
const OF_FRAMES: Partial<Record<Frame, readonly string[]>> = {
  learner: [ask(user.details, undefined), ask(runningTests.list, undefined)],
};

export function firstCallsOf({ path, frame }: Pick<SitePath, "path" | "frame">): FirstCalls {
  const { always = [], withoutQuery = [] } = OF_SCREENS[path] ?? {};
  return { always: [...always, ...(OF_FRAMES[frame] ?? [])], withoutQuery };
}
