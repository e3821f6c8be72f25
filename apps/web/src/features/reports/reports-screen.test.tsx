// @vitest-environment happy-dom
import type { MockCard, QuizCard, SectionType } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import { MEERA } from "../../../test/test-server.ts";
import { type Answer, type Answers, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";
import { quizCard, quizListCall, quizPage } from "../../../test/quizzes.ts";
import { ReportsScreen } from "./reports-screen.tsx";

afterEach(closeScreen);

const listOf = (quizType: number, at = 1) => quizListCall(quizType, 50, at);
const page = quizPage;
const TOPICS = "GET /free-quiz/user-topic-test-list";

function card(freeQuizId: string, quizType: SectionType, day: number | null, score = 6) {
  return quizCard(`Quiz ${freeQuizId}`, {
    freeQuizId,
    quizType,
    ...(day !== null && {
      status: 2,
      startDateTimestamp: Date.UTC(2026, 2, day, 12),
      score,
      correctAnswers: score,
      wrongAnswers: 9 - score,
    }),
  });
}

const MOCKS = "GET /mock-test/user-mock-test-list?testType=1&pageNumber=1&itemsPerPage=50";

const mockPage = (cards: MockCard[]): Answer => ({
  body: { result: cards, totalItems: cards.length },
});

function mock(mockTestId: string, day: number | null, more: Partial<MockCard> = {}): MockCard {
  return {
    mockTestId,
    testType: 1,
    kind: "full",
    sectionTypes: [3, 2, 1],
    name: `Mock ${mockTestId}`,
    about: "",
    status: day === null ? 0 : 3,
    duration: 8100,
    totalQuestions: 64,
    createdAt: 0,
    isAvailable: true,
    lock: null,
    ...(day !== null && {
      startDateTimestamp: Date.UTC(2026, 2, day, 12),
      score: 645,
      percentile: 87,
      correctAnswers: 41,
      wrongAnswers: 20,
      unansweredQuestions: 3,
    }),
    ...more,
  };
}

function open(answers: Answers) {
  saveSignedIn(MEERA);
  return openScreen(
    <Provider store={createStore()}>
      <ReportsScreen />
    </Provider>,
    {
      at: "/TestReport",
      answers: {
        [MOCKS]: mockPage([]),
        [listOf(1)]: page([]),
        [listOf(2)]: page([]),
        [listOf(3)]: page([]),
        [TOPICS]: { body: { result: [] } },
        ...answers,
      },
    },
  );
}

const names = async (kind = "quizzes") => {
  const list = within(await screen.findByRole("list", { name: `Finished ${kind}` }));
  return list.getAllByRole("heading").map(({ textContent }) => textContent);
};

test("lists finished quizzes from all sections, newest first", async () => {
  await open({
    [listOf(1)]: page([card("a", 1, 3), card("untouched", 1, null)]),
    [listOf(2)]: page([card("b", 2, 9)]),
    [listOf(3)]: page([card("c", 3, 5)]),
  });
  expect(await names()).toEqual(["Quiz b", "Quiz c", "Quiz a"]);
});

test("loads a long list to its end", async () => {
  await open({
    [listOf(3)]: page([card("a", 3, 1)], 2),
    [listOf(3, 2)]: page([card("b", 3, 2)], 2),
  });
  expect(await names()).toEqual(["Quiz b", "Quiz a"]);
});

test("a row has its score, day, and section", async () => {
  await open({ [listOf(2)]: page([card("b", 2, 9, 7)]) });
  const row = (await screen.findByRole("heading", { name: "Quiz b" })).closest("li")!;
  expect(row.textContent).toContain("7/ out of 10");
  expect(row.textContent).toContain("7 right, 2 wrong, 1 unanswered");
  expect(row.textContent).toContain("Verbal ReasoningMar 9, 2026");
});

test.each([
  ["Analytics", "/SolutionAndAnaalytics"],
  ["Solution", "/Solution"],
])("%s of a row opens with the card", async (link, pathname) => {
  const { user } = await open({ [listOf(2)]: page([card("b", 2, 9, 7)]) });
  await user.click(await screen.findByRole("link", { name: new RegExp(`^${link} ?: Quiz b$`) }));
  expect(whereabouts()).toMatchObject({ pathname, state: { freeQuizId: "b" } });
});

test("with none finished, says what will be here and where to start", async () => {
  await open({ [listOf(1)]: page([card("untouched", 1, null)]) });
  await screen.findByText("No finished quizzes yet");
  expect(screen.getByRole("link", { name: "Free quizzes" }).getAttribute("href")).toBe(
    "/free-quiz",
  );
});

test("says when a list failed to load, and fetches all of them on Retry", async () => {
  const { user, server } = await open({ [listOf(2)]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your finished quizzes.");
  server.answers[listOf(2)] = page([card("b", 2, 9)]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await names()).toEqual(["Quiz b"]);
});

test("lists finished mocks next to the quizzes, newest first", async () => {
  await open({ [MOCKS]: mockPage([mock("a", 3), mock("untouched", null), mock("b", 9)]) });
  expect(await names("mock tests")).toEqual(["Mock b", "Mock a"]);
});

test("a mock that was answered too fast is marked", async () => {
  await open({ [MOCKS]: mockPage([mock("b", 9, { isTooFast: true })]) });
  const row = (await screen.findByRole("heading", { name: "Mock b" })).closest("li")!;
  expect(row.textContent).toContain("Score 645");
  expect(row.textContent).toContain("too fast for a score range");
});

test("a mock's row has its score, mode, and day", async () => {
  await open({ [MOCKS]: mockPage([mock("b", 9, { mode: "exam" })]) });
  const row = (await screen.findByRole("heading", { name: "Mock b" })).closest("li")!;
  expect(row.textContent).toContain("Score 645");
  expect(row.textContent).toContain("Full mockExam modeMar 9, 2026");
  expect(row.textContent).toContain("41 right, 20 wrong, 3 unanswered");
});

/** What a row says under its name. */
const facts = async (name: string) =>
  (await screen.findByRole("heading", { name })).nextElementSibling!.textContent;

test("rows name a time that isn't standard", async () => {
  await open({
    [listOf(2)]: page([
      { ...card("a", 2, 3), time: "standard" },
      { ...card("b", 2, 9), time: "time-and-a-quarter" },
    ]),
    [MOCKS]: mockPage([
      mock("c", 3, { mode: "exam", time: "standard" }),
      mock("d", 9, { mode: "exam", time: "double-time" }),
    ]),
  });
  expect(await facts("Quiz a")).toBe("Verbal ReasoningMar 3, 2026");
  expect(await facts("Quiz b")).toBe("Verbal ReasoningTime and a quarterMar 9, 2026");
  expect(await facts("Mock c")).toContain("Full mockExam modeMar 3, 2026");
  expect(await facts("Mock d")).toContain("Full mockExam modeDouble timeMar 9, 2026");
});

test.each([
  ["Analytics", "/mock-test-analytics"],
  ["Solution", "/mock-test-solution"],
])("%s of a mock's row opens with the card", async (link, pathname) => {
  const { user } = await open({ [MOCKS]: mockPage([mock("b", 9)]) });
  await user.click(await screen.findByRole("link", { name: new RegExp(`^${link} ?: Mock b$`) }));
  expect(whereabouts()).toMatchObject({ pathname, state: { mockTestId: "b" } });
});

test("offers to renew the plan on a mock whose plan has ended", async () => {
  const ended = mock("b", 9, { lock: "plan-ended", score: undefined, percentile: undefined });
  const { user } = await open({ [MOCKS]: mockPage([ended]) });
  await user.click(await screen.findByRole("link", { name: /^Renew plan ?: Mock b$/ }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("asks for all lists at once and shows each when the ones above it are there", async () => {
  const mocks = Promise.withResolvers<Answer>();
  const { server } = await open({
    [MOCKS]: () => mocks.promise,
    [listOf(2)]: page([card("b", 2, 9)]),
  });
  await waitFor(() => expect(server.asked(TOPICS)).toHaveLength(1));
  expect(server.asked(listOf(2))).toHaveLength(1);
  expect(headings()).toEqual(["Reports", "Mock tests"]);
  mocks.resolve(mockPage([]));
  expect(await names()).toEqual(["Quiz b"]);
  expect(headings().slice(0, 4)).toEqual([
    "Reports",
    "Mock tests",
    "No finished mocks yet",
    "Free quizzes",
  ]);
});

test("mocks that failed to load don't hide quizzes", async () => {
  const { user, server } = await open({
    [MOCKS]: refusal(500, "internal-error", "Ours."),
    [listOf(2)]: page([card("b", 2, 9)]),
  });
  await screen.findByText("We couldn't load your finished mock tests.");
  expect(await names()).toEqual(["Quiz b"]);
  server.answers[MOCKS] = mockPage([mock("a", 3)]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await names("mock tests")).toEqual(["Mock a"]);
});

const topics = (...tests: QuizCard[]): Answer => ({
  body: {
    result: [{ quizType: 3, topic: "Rates", about: "Trips.", covers: ["Rates"], tests }],
  },
});

test("lists finished topic tests separately", async () => {
  const topicTest = { topic: "Rates", lock: null };
  const done = { ...card("a", 3, 4, 9), name: "Rates: Test 1", topicTest };
  const running = { ...card("b", 3, null), name: "Rates: Test 2", topicTest };
  await open({ [TOPICS]: topics(done, running) });
  const list = within(await screen.findByRole("list", { name: "Finished topic tests" }));
  list.getByText("Rates: Test 1");
  list.getByRole("link", { name: /^Analytics/ });
  expect(list.queryByText("Rates: Test 2")).toBeNull();
});

test("shows no such list before the first finished topic test", async () => {
  await open({ [TOPICS]: topics(card("b", 3, null)) });
  await screen.findByText("No finished quizzes yet");
  expect(screen.queryByRole("heading", { name: "Topic tests" })).toBeNull();
});

test("hides a topic test's result after the plan ends, and offers to renew", async () => {
  const topicTest = { topic: "Rates", lock: "plan-ended" } as const;
  const done = { ...card("a", 3, 4), name: "Rates: Test 1", topicTest };
  const { user } = await open({ [TOPICS]: topics(done) });
  const list = within(await screen.findByRole("list", { name: "Finished topic tests" }));
  list.getByText(/^Finished\. We've saved your result/);
  await user.click(list.getByRole("link", { name: /^Renew plan/ }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});
