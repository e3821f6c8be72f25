// @vitest-environment happy-dom
import { type MockCard, STANDARD_SETTINGS, type TimeAllowed } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import {
  LAST_MOCKS,
  lastMocks,
  mockCard,
  sectionDetails,
  unopenedCall,
} from "../../../../test/mocks.ts";
import { letMinutePass } from "../../../../test/let-minute-pass.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { MockGuidelineScreen } from "./mock-guideline-screen.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const MOCK = mockCard("M1");
const SECTIONAL = mockCard("S1", { kind: "sectional", sectionTypes: [1], totalQuestions: 20 });
const SELECT = "POST /mock-test/select-mock-test-order";
const notOpened = { body: { result: null } };
const opened = (mockTestId = "M1") => ({ body: { result: sectionDetails(mockTestId) } });

function open(answers: Answers = {}, state: MockCard | null = MOCK) {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/mock-test-guideline" element={<MockGuidelineScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/mock-test-guideline",
      route: "*",
      state,
      answers: {
        [unopenedCall("M1")]: notOpened,
        [unopenedCall("S1")]: notOpened,
        [LAST_MOCKS]: lastMocks(null),
        ...answers,
      },
    },
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const next = () => screen.getByRole("button", { name: "Next" });
const orders = () =>
  within(screen.getByRole("group", { name: "Section order" })).getAllByRole<HTMLInputElement>(
    "radio",
  );
const mode = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const FORWARD = /^Forward only$/;
const EXAM = /^Exam mode: bookmark, review, change up to three answers per section$/;
const minute = () => screen.queryByRole("timer", { name: "Time to choose" });
const elsewhere = () => screen.findByRole("heading", { name: "Elsewhere" });

async function openOrdering(answers: Answers = {}) {
  const opening = await open(answers);
  await heading("How a mock works");
  await opening.user.click(next());
  await heading("Section Ordering");
  return opening;
}

test("says at once that a section of another mock is running", async () => {
  const other = mockCard("M2", { status: 1, sectionsDone: 0, startDateTimestamp: 1 });
  await open({ [LAST_MOCKS]: lastMocks(other) });
  await heading("How a mock works");
  await screen.findByText("A section of M2 is still running. Finish it before you start this one.");
  screen.getByRole("link", { name: "Resume M2" });
});

test("leads to the rehearsal, which leads back to this mock", async () => {
  const { user } = await open();
  await heading("How a mock works");
  await user.click(screen.getByRole("link", { name: "Rehearse test day" }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/test-day", state: MOCK });
});

test("says in the first step what's timed, when answers are final, and where there's a calculator", async () => {
  await open();
  await heading("How a mock works");
  const text = screen.getByRole("main").textContent;
  for (const words of [
    "Each section has 45 minutes",
    "You answer one question at a time",
    "In forward only, your answer is final once you move on",
    "you can review the section and change up to three answers",
    "An on-screen calculator is available only in Data Insights",
    "One optional break of 10 minutes",
    "21 questions, 45 minutes",
  ])
    expect(text).toContain(words);
  expect(screen.getByRole("link", { name: "How scores work" }).getAttribute("href")).toBe(
    "/how-scores-work",
  );
});

test("promises as many breaks as the learner's settings give", async () => {
  await open({
    "GET /test-settings": { body: { result: { ...STANDARD_SETTINGS, hasExtraBreaks: true } } },
  });
  await heading("How a mock works");
  await screen.findByText("Two optional breaks");
  expect(screen.queryByText("One optional break")).toBeNull();
});

test("names the time and the breaks that the learner has chosen", async () => {
  const settings = { ...STANDARD_SETTINGS, time: "no-clock", hasExtraBreaks: true };
  await open({ "GET /test-settings": { body: { result: settings } } });
  await heading("How a mock works");
  const main = screen.getByRole("main");
  await waitFor(() => expect(main.textContent).toContain("Each section has no time limit"));
  expect(main.textContent).toContain("Two optional breaks of 10 minutes each");
  expect(main.textContent).not.toMatch(/When time is up|clock starts/);
});

test("offers six orders in the second step, the specification's first", async () => {
  const { user } = await openOrdering();
  expect(document.activeElement?.textContent).toBe("Section Ordering");
  expect(orders().map((one) => one.parentElement?.textContent)).toEqual([
    "Quantitative, Verbal, Data Insight",
    "Verbal, Quantitative, Data Insight",
    "Data Insight, Quantitative, Verbal",
    "Quantitative, Data Insight, Verbal",
    "Verbal, Data Insight, Quantitative",
    "Data Insight, Verbal, Quantitative",
  ]);
  screen.getByText(/In forward-only mode, you can take as long as you like/);
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await heading("How a mock works");
});

test("asks for a choice on Next and opens nothing without one", async () => {
  const { user, server } = await openOrdering();
  await user.click(next());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Please select a section order to proceed");
  expect(document.activeElement).toBe(orders()[0]);
  expect(server.asked(SELECT)).toEqual([]);
  await user.click(orders()[2]!);
  expect(screen.queryByText("Please select a section order to proceed")).toBeNull();
});

test("opens the mock in the chosen order and leads to its first section", async () => {
  const { user, server } = await openOrdering({
    [SELECT]: {
      body: { result: sectionDetails("M1", { sectionTypes: [1, 3, 2], sectionType: 1 }) },
    },
  });
  await user.click(screen.getByRole("radio", { name: "Data Insight, Quantitative, Verbal" }));
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", orderType: 3, mode: "forward" },
  ]);
  expect(whereabouts()).toMatchObject({
    pathname: "/test-instruction",
    state: { mockTestId: "M1", status: 1, sectionTypes: [1, 3, 2] },
  });
});

test("shows one step and no order for a sectional mock", async () => {
  const { user, server } = await open({ [SELECT]: opened("S1") }, SECTIONAL);
  await heading("How a mock works");
  screen.getByText(/This section has an on-screen calculator/);
  expect(screen.queryByText(/optional break/)).toBeNull();
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "S1", mode: "forward" },
  ]);
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction" });
});

test("continues in the order chosen elsewhere", async () => {
  const { user, server } = await openOrdering({
    [SELECT]: refusal(409, "order-already-chosen", "Chosen already."),
  });
  server.answers[unopenedCall("M1")] = opened();
  await user.click(orders()[0]!);
  await user.click(next());
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 1 } });
  await screen.findByText("You've already opened this mock with a different section order.");
});

test("forward only is selected, no minute runs, and exam mode is one press away", async () => {
  const { user, server } = await openOrdering({ [SELECT]: opened() });
  expect([mode(FORWARD).checked, mode(EXAM).checked]).toEqual([true, false]);
  expect(minute()).toBeNull();
  await user.click(mode(EXAM));
  expect(minute()?.textContent).toMatch(/^(01:00|00:59)$/);
  screen.getByText(/exam mode limits your time to choose: you get one minute\./);
  await user.click(mode(FORWARD));
  expect(minute()).toBeNull();
  await user.click(mode(EXAM));
  await user.click(orders()[1]!);
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", orderType: 2, mode: "exam" },
  ]);
});

const withTime = (time: TimeAllowed): Answers => ({
  "GET /test-settings": { body: { result: { ...STANDARD_SETTINGS, time } } },
});

test("with time and a half, there are 90 seconds to choose", async () => {
  const { user } = await openOrdering(withTime("time-and-a-half"));
  await user.click(mode(EXAM));
  await waitFor(() => expect(minute()?.textContent).toMatch(/^01:(30|2\d)$/));
  screen.getByText(/exam mode limits your time to choose: you get 90 seconds\./);
  screen.getByText(/and 90 seconds to read the instructions before each section/);
});

test("without a clock, exam mode leaves the order to the learner, however long they take", async () => {
  const { user, server } = await openOrdering({ ...withTime("no-clock"), [SELECT]: opened() });
  await user.click(mode(EXAM));
  await screen.findByText(/With your time setting, you can take as long as you like/);
  expect(minute()).toBeNull();
  letMinutePass();
  expect(server.asked(SELECT)).toEqual([]);
  await user.click(orders()[0]!);
  await user.click(next());
  await elsewhere();
});

const lastInExamMode: Answers = {
  [LAST_MOCKS]: { body: { result: { running: null, finished: null, mode: "exam" } } },
};

test("the mode of the last mock is selected again, and its minute is announced a step before", async () => {
  const { user } = await open(lastInExamMode);
  await heading("How a mock works");
  screen.getByText(/It's already selected, so your time to choose starts when you press Next/);
  expect(screen.queryByRole("timer")).toBeNull();
  await user.click(next());
  await heading("Section Ordering");
  expect(mode(EXAM).checked).toBe(true);
  expect(minute()).not.toBeNull();
});

test("a step back keeps the mode, and gives a new minute", async () => {
  const { user } = await openOrdering();
  await user.click(mode(EXAM));
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await heading("How a mock works");
  expect(screen.queryByRole("timer")).toBeNull();
  await user.click(next());
  expect(mode(EXAM).checked).toBe(true);
});

test.each([
  ["the first order when none is chosen", [], 1],
  ["the order that is chosen", [4], 5],
])("when the minute is over, the test continues with %s", async (_, presses, orderType) => {
  const { user, server } = await openOrdering({ [SELECT]: opened() });
  await user.click(mode(EXAM));
  for (const place of presses) await user.click(orders()[place]!);
  letMinutePass();
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", orderType, mode: "exam" },
  ]);
});

test("offline at the end of the minute, the first order is selected and waits for Next", async () => {
  const { user, server } = await openOrdering({ [SELECT]: opened() });
  await user.click(mode(EXAM));
  server.loseTheLine();
  letMinutePass();
  await screen.findByText(/We couldn't reach the server\. No clock is running/);
  expect(orders()[0]!.checked).toBe(true);
  server.findTheLine();
  await user.click(next());
  await elsewhere();
});

test("a sectional mock offers the mode on its only step, without a minute for the order", async () => {
  const { user, server } = await open({ [SELECT]: opened("S1"), ...lastInExamMode }, SECTIONAL);
  await heading("How a mock works");
  expect(mode(EXAM).checked).toBe(true);
  expect(screen.queryByRole("timer")).toBeNull();
  await user.click(mode(FORWARD));
  await user.click(mode(EXAM));
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "S1", mode: "exam" },
  ]);
});

test("a mock that was opened elsewhere in the other mode continues in that one", async () => {
  const { user, server } = await open(
    { [SELECT]: refusal(409, "mode-already-chosen", "Chosen already.") },
    SECTIONAL,
  );
  await heading("How a mock works");
  server.answers[unopenedCall("S1")] = {
    body: { result: sectionDetails("S1", { mode: "exam" }) },
  };
  await user.click(next());
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/test-instruction",
    state: { status: 1, mode: "exam" },
  });
  await screen.findByText("You've already opened this mock in the other test mode.");
});

test("where the last mode can't be found out, forward only is selected", async () => {
  await open({ [LAST_MOCKS]: refusal(500, "internal-error", "Ours.") }, SECTIONAL);
  await heading("How a mock works");
  expect([mode(FORWARD).checked, mode(EXAM).checked]).toEqual([true, false]);
});

test.each<[string, MockCard["lock"], string]>([
  ["subscription-required", "no-subscription", "Subscription Required"],
  ["not-in-plan", "used-up", "All used"],
])("says which plan is missing when a lock (%s) refuses", async (code, lock, title) => {
  const { user } = await openOrdering({
    [SELECT]: { status: 403, body: { code, message: "No.", state: { lock } } },
  });
  await user.click(orders()[0]!);
  await user.click(next());
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await heading("Section Ordering");
});

test("opens nothing while offline, keeps the choice, and Next tries again", async () => {
  const { user, server } = await openOrdering({ [SELECT]: opened() });
  await user.click(orders()[1]!);
  server.loseTheLine();
  await user.click(next());
  await screen.findByText(/We couldn't reach the server\. No clock is running/);
  expect(orders()[1]!.checked).toBe(true);
  server.findTheLine();
  await user.click(next());
  await elsewhere();
});

test.each<[MockCard["status"], string]>([
  [1, "/test-instruction"],
  [2, "/test-instruction"],
  [3, "/mock-test-analytics"],
])("asks for no order for a mock of status %i", async (status, path) => {
  await open({}, mockCard("M1", { status }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: path, state: { mockTestId: "M1" } });
});

test("leads on from a history entry older than the open mock", async () => {
  await open({ [unopenedCall("M1")]: opened() });
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 1 } });
});

test("resumes the mock in progress or leads to the list when opened by its address", async () => {
  await open({ [LAST_MOCKS]: lastMocks(mockCard("M2", { status: 2 })) }, null);
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/test-instruction",
    state: { mockTestId: "M2" },
  });
  closeScreen();
  await open({ [LAST_MOCKS]: lastMocks(null) }, null);
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test" });
  await screen.findByText("You don't have a mock in progress. Choose one to take.");
});

test("says that the guideline didn't load, and Retry loads it", async () => {
  const { user, server } = await open({
    [unopenedCall("M1")]: refusal(500, "internal-error", "Ours."),
  });
  await heading("We couldn't open the mock");
  server.answers[unopenedCall("M1")] = notOpened;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await heading("How a mock works");
});

test("leads to the list when the mock is gone", async () => {
  await open({
    [unopenedCall("M1")]: refusal(404, "not-found", "We couldn't find that mock."),
  });
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test" });
});
