// @vitest-environment happy-dom
import type { QuizCard, TopicTests } from "@theta/contract";
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { quizCard } from "../../../../test/quizzes.ts";
import { createStore } from "../../../lib/session/store.ts";
import { TopicTestsScreen } from "./topic-tests-screen.tsx";

afterEach(closeScreen);

const CALL = "GET /free-quiz/user-topic-test-list";

type Lock = NonNullable<QuizCard["topicTest"]>["lock"];

function card(number: number, lock: Lock = null, more: Partial<QuizCard> = {}): QuizCard {
  return quizCard(`Rates: Test ${number}`, {
    totalQuestions: 15,
    duration: 1920,
    topicTest: { topic: "Rates", lock },
    ...more,
  });
}

const topics = (...tests: QuizCard[]): Answer => {
  const topic: TopicTests = {
    quizType: 3,
    topic: "Rates",
    about: "Trips and machines.",
    covers: ["Rates, Speed, and Work", "Ratio and Proportion"],
    tests,
  };
  return { body: { result: [topic] } };
};

const open = (answers: Answers, at = "/topic-tests") =>
  openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/topic-tests" element={<TopicTestsScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at, route: "*", answers },
  );

test("says how long an open test is and starts it with its card", async () => {
  const one = card(1);
  const { user } = await open({ [CALL]: topics(one) });
  const list = within(await screen.findByRole("list", { name: "Rates" }));
  list.getByText("Test 1");
  list.getByText("32 min, 15 questions");
  screen.getByText("Rates, Speed, and Work · Ratio and Proportion");
  expect(screen.queryByRole("link", { name: /plans/i })).toBeNull();
  await user.click(list.getByRole("link", { name: /^Take Test.*Rates: Test 1$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", search: "", state: one });
});

test("doesn't mention a clock on a running test without one", async () => {
  await open({ [CALL]: topics(card(1, null, { status: 1, time: "no-clock" })) });
  await screen.findByText("Started. There's no clock. It stays open for 24 hours.");
});

test("resumes a running test and shows a finished one's score, solutions, and analytics", async () => {
  const running = card(1, null, { status: 1 });
  const finished = card(2, null, { status: 2, score: 11, correctAnswers: 11, wrongAnswers: 4 });
  const { user } = await open({ [CALL]: topics(running, finished) });
  const list = within(await screen.findByRole("list", { name: "Rates" }));
  list.getByText("Started. The clock is running.");
  list.getByRole("link", { name: /^Resume/ });
  list.getByText("11");
  list.getByRole("link", { name: /^Solution/ });
  await user.click(list.getByRole("link", { name: /^Analytics/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/SolutionAndAnaalytics", state: finished });
});

test.each<[Lock, Partial<QuizCard>, RegExp, RegExp]>([
  ["no-subscription", {}, /^Subscribe to take this test/, /^Topic tests come with a plan/],
  ["plan-ended", {}, /^Renew to take this test/, /^Your plan has ended/],
  ["not-in-plan", {}, /^Add to your plan/, /^Your plan doesn't include topic tests/],
  ["plan-ended", { status: 2 }, /^Renew plan/, /^Your plan has ended/],
])("leads to the plans and says why for %s %o", async (lock, more, label, words) => {
  const { user } = await open({ [CALL]: topics(card(1, lock, more)) });
  screen.getByText(await screen.findByText(words).then((line) => line.textContent));
  const list = within(screen.getByRole("list", { name: "Rates" }));
  expect(list.queryByRole("link", { name: /^(?:Take Test|Resume|Solution)/ })).toBeNull();
  await user.click(list.getByRole("link", { name: label }));
  expect(whereabouts()).toMatchObject({ pathname: "/PlanAndPricing" });
});

test("says which tests the plan opens and which plans open the others", async () => {
  await open({ [CALL]: topics(card(1), card(2, "not-in-plan")) });
  await screen.findByText(/^Your plan includes the first test on each topic/);
  screen.getByRole("link", { name: /^Take Test.*Rates: Test 1$/ });
  screen.getByRole("link", { name: /^Add to your plan/ });
});

test("resumes a running test after the plan has ended", async () => {
  await open({ [CALL]: topics(card(1, null, { status: 1 }), card(2, "plan-ended")) });
  await screen.findByRole("link", { name: /^Resume/ });
  screen.getByText(/You can still finish any test you've started/);
});

test("says why Verbal has no topic tests and leads to practice", async () => {
  const { user } = await open({ [CALL]: topics(card(1)) });
  await user.click(await screen.findByRole("tab", { name: "Verbal Reasoning" }));
  expect(whereabouts()).toMatchObject({ search: "?section=verbal" });
  await screen.findByRole("heading", { name: "No Verbal Reasoning topic tests yet" });
  await user.click(screen.getByRole("link", { name: "Practice" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    state: { filter: { section: "verbal" } },
  });
});

test("says that the list didn't load, and Retry loads it", async () => {
  const { user, server } = await open({ [CALL]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load the topic tests.");
  server.answers[CALL] = topics(card(1));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Rates" });
});
