// @vitest-environment happy-dom
import type { RunningTest } from "@theta/contract";
import { act, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../../../test/answering-server.ts";
import { mockCard } from "../../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { quizCard } from "../../../../test/quizzes.ts";
import { createStore } from "../../../lib/session/store.ts";
import { RunningTests } from "./running-tests.tsx";

afterEach(closeScreen);

const CALL = "GET /running-tests";
const SERVER_TIME = Date.UTC(2031, 0, 1);
const clock = (secondsLeft: number) => ({
  serverTime: SERVER_TIME,
  deadline: SERVER_TIME + 1000 * secondsLeft,
});
const MOCK = mockCard("Mock 1", { status: 1, sectionsDone: 2, startDateTimestamp: 1 });
const mock = (secondsLeft: number): RunningTest => ({
  kind: "mock",
  mock: MOCK,
  sectionType: 1,
  ...clock(secondsLeft),
});
const QUIZ = quizCard("Ratios", { status: 1 });
const quiz = (secondsLeft: number): RunningTest => ({
  kind: "quiz",
  quiz: QUIZ,
  ...clock(secondsLeft),
});

const open = (...tests: RunningTest[]) => openWith({ [CALL]: { body: { result: tests } } });
const openWith = (answers: Answers) =>
  openScreen(
    <Provider store={createStore()}>
      <RunningTests />
      <Routes>
        <Route path="*" element={<h1>Some page</h1>} />
      </Routes>
    </Provider>,
    { at: "/dashboard/Gmat", route: "*", answers },
  );

const bar = () => screen.queryByRole("region", { name: "Test in progress" });

test("names a running section with the time left, and Resume returns to its mock", async () => {
  const { user } = await open(mock(2292));
  const timer = await screen.findByRole("timer", { name: "Time left in Data Insights" });
  expect(timer.textContent).toMatch(/^38:1[12] left$/);
  await user.click(screen.getByRole("link", { name: /^Resume.*Data Insights$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: MOCK });
});

test("names a running quiz, too, and Resume returns to it", async () => {
  const { user } = await open(mock(100), quiz(600));
  await screen.findByRole("timer", { name: "Time left in Data Insights" });
  await user.click(screen.getByRole("link", { name: /^Resume.*Ratios$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: QUIZ });
});

const pause = (secondsLeft: number): RunningTest => ({
  kind: "break",
  mock: { ...MOCK, status: 2, time: "no-clock" },
  sectionType: 2,
  ...clock(secondsLeft),
});

test("shows a running break's clock, and Resume returns to its mock", async () => {
  const { user } = await open(pause(462));
  const timer = await screen.findByRole("timer", { name: "Time left in your break" });
  expect(timer.textContent).toMatch(/^07:4[12] left$/);
  await user.click(screen.getByRole("link", { name: /^Resume.*Break$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction" });
});

test("says when a break is over and what comes next", async () => {
  await open(pause(1));
  const words = await screen.findByRole("status");
  expect(words.textContent).toBe("Your break is over. Verbal is next.");
});

test("shows no time for a section without a clock", async () => {
  const untimed = mock(86_000) as RunningTest & { kind: "mock" };
  await open({ ...untimed, mock: { ...MOCK, time: "no-clock" } });
  await screen.findByRole("link", { name: /^Resume.*Data Insights$/ });
  expect(screen.queryByRole("timer")).toBeNull();
});

test("counts down by the server's clock", async () => {
  await open(quiz(600));
  const timer = await screen.findByRole("timer");
  const first = timer.textContent;
  await expect.poll(() => timer.textContent, { timeout: 3000 }).not.toBe(first);
});

test("says when time is up, and stays until dismissed", async () => {
  const { user } = await open(mock(1));
  await screen.findByRole("timer");
  const words = await screen.findByRole("status");
  expect(words.textContent).toBe("Time's up for Data Insights. Your answers are saved.");
  expect(screen.queryByRole("timer")).toBeNull();
  screen.getByRole("link", { name: /^Continue.*Data Insights$/ });
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(bar()).toBeNull();
});

test("asks the server again on return, and drops a test that ended elsewhere", async () => {
  const { server } = await open(quiz(600));
  await screen.findByRole("timer");
  server.answers[CALL] = { body: { result: [] } };
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  await expect.poll(bar).toBeNull();
});

test("shows no bar when nothing is running or there's no answer", async () => {
  const { server } = await openWith({ [CALL]: { body: { result: [] } } });
  await expect.poll(() => server.asked(CALL).length).toBe(1);
  expect(bar()).toBeNull();
});
