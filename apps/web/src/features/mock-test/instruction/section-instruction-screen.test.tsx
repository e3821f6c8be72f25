// @vitest-environment happy-dom
import type { MockBreak, MockCard, RunningMock, SectionDetails } from "@theta/contract";
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import {
  LAST_MOCKS,
  lastMocks,
  mockCard,
  placeCall,
  sectionDetails,
} from "../../../../test/mocks.ts";
import { letMinutePass } from "../../../../test/let-minute-pass.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { asked, OPTIONS } from "../../question/shared/test-questions.ts";
import { createStore } from "../../../lib/session/store.ts";
import { FULL_MOCK, FULL_REPORT } from "../report/test-reports.ts";
import { SectionInstructionScreen } from "./section-instruction-screen.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const MOCK = mockCard("M1", { status: 1, sectionsDone: 0 });
const START = "POST /mock-test/start-mock-test-section";
const place = (more: Partial<SectionDetails> = {}) => ({
  body: { result: sectionDetails("M1", more) },
});
const NOW = Date.UTC(2026, 5, 1);
const pause = (state: MockBreak["state"], left = 600_000): MockBreak => ({
  state,
  seconds: 600,
  ...(state === "offered" ? {} : { startedAt: NOW + left - 600_000, endsAt: NOW + left }),
});
const VERBAL = {
  sectionType: 2,
  mockTestSectionId: "section-2",
  order: 2,
  totalQuestions: 23,
} as const;
const before = (state: MockBreak["state"], left?: number) =>
  place({ ...VERBAL, break: pause(state, left) });
const { questionId } = OPTIONS;
const RUNNING: RunningMock = {
  mockTestId: "M1",
  name: "M1",
  mode: "forward",
  time: "standard",
  isBookmarked: false,
  currentQuestionId: questionId,
  order: 1,
  isLastQuestion: false,
  totalQuestions: 21,
  sectionType: 3,
  mockTestSectionId: "section-1",
  startDateTimestamp: NOW,
  deadline: NOW + 2_700_000,
  serverTime: NOW,
  question: { ...asked(OPTIONS), order: 1, name: "Question 1", isAnswered: false, revision: 0 },
};
const started = { body: { result: RUNNING } };

function open(answers: Answers = {}, state: MockCard | null = MOCK) {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/test-instruction" element={<SectionInstructionScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/test-instruction",
      route: "*",
      state,
      answers: { [placeCall("M1")]: place(), ...answers },
    },
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const elsewhere = () => screen.findByRole("heading", { name: "Elsewhere" });
const startButton = () => screen.getByRole("button", { name: "Start Test" });
/** The value next to a name in the list of facts. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("says what a section asks and whether it has a calculator", async () => {
  await open();
  await heading("Quantitative Reasoning");
  screen.getByText("Section 1 of 3");
  expect(fact("Questions")).toBe("21");
  expect(fact("Time")).toBe("45 minutes: 2 min 9 s per question on average");
  expect(fact("Question types")).toContain("Problem Solving");
  expect(fact("Calculator")).toMatch(/^None in this section/);
  expect(fact("Test mode")).toBe("Forward only");
  screen.getByText(/You can only go forward/);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.queryByRole("region", { name: "Break" })).toBeNull();
});

test.each(["forward", "exam"] as const)("without a clock, names none in %s mode", async (mode) => {
  await open({ [placeCall("M1")]: place({ mode, time: "no-clock", duration: 86_400 }) });
  await heading("Quantitative Reasoning");
  expect(fact("Time")).toBe("No clock: take as long as you like");
  expect(screen.getByRole("main").textContent).not.toMatch(
    /clock (starts|doesn't)|time is up|pace/,
  );
  screen.getByText(/stays open for 24 hours/);
});

test("offers a calculator in Data Insights", async () => {
  await open({ [placeCall("M1")]: place({ sectionType: 1, totalQuestions: 20 }) });
  await heading("Data Insights");
  expect(fact("Calculator")).toMatch(/Alt\+C/);
});

test("starts the section on Start Test and leads to its questions", async () => {
  const { user, server } = await open({ [START]: started });
  await heading("Quantitative Reasoning");
  await user.click(startButton());
  await elsewhere();
  expect(server.asked(START).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", mockTestSectionId: "section-1" },
  ]);
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-question",
    state: { mockTestId: "M1", status: 1 },
  });
});

test("goes straight to the question of a running section", async () => {
  await open({ [placeCall("M1")]: place({ sectionStatus: 2 }) }, mockCard("M1", { status: 2 }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-question", state: { status: 1 } });
});

test("offers a break between sections, timed by the server, that can be ended", async () => {
  const { user } = await open({
    [placeCall("M1")]: before("offered"),
    "POST /mock-test/start-break": before("running"),
    "POST /mock-test/end-break": before("over"),
  });
  await heading("Verbal Reasoning");
  const offer = within(screen.getByRole("region", { name: "Break" }));
  offer.getByText(/You can take a 10-minute break now\./);
  offer.getByText(/It doesn't count toward your time/);
  await user.click(offer.getByRole("button", { name: "Take the break" }));
  await heading("Break");
  expect(await screen.findByText(/^(10:00|09:5\d)$/)).toBe(screen.getByRole("timer"));
  expect(screen.queryByRole("button", { name: "Start Test" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "End the break" }));
  await heading("Verbal Reasoning");
  within(screen.getByRole("region", { name: "Break" })).getByText("Your break is over.");
});

test("shows the section when the break runs out", async () => {
  const running = before("running", 300);
  const { server } = await open({ [placeCall("M1")]: running });
  await heading("Break");
  server.answers[placeCall("M1")] = before("over", 300);
  await heading("Verbal Reasoning");
});

test("says that the break didn't start", async () => {
  const { user } = await open({
    [placeCall("M1")]: before("offered"),
    "POST /mock-test/start-break": refusal(409, "no-break-now", "A break can be taken once."),
  });
  await heading("Verbal Reasoning");
  await user.click(screen.getByRole("button", { name: "Take the break" }));
  await screen.findByText("A break can be taken once.");
});

const exam = (more: Partial<SectionDetails> = {}) => place({ mode: "exam", ...more });
const minute = () => screen.queryByRole("timer", { name: "Section starts in" });

test("in exam mode the screen has its own minute and says what the review allows", async () => {
  const { server } = await open({ [placeCall("M1")]: exam() });
  await heading("Quantitative Reasoning");
  expect(fact("Test mode")).toBe("Exam mode");
  expect(screen.queryByText(/You can only go forward/)).toBeNull();
  screen.getByText(/you can review the section and change up to three answers/);
  expect(minute()?.textContent).toMatch(/^(01:00|00:59)$/);
  expect(server.asked(START)).toEqual([]);
});

test("when the minute is over, the section starts automatically", async () => {
  const { server } = await open({ [placeCall("M1")]: exam(), [START]: started });
  await heading("Quantitative Reasoning");
  letMinutePass();
  await elsewhere();
  expect(server.asked(START)).toHaveLength(1);
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-question", state: { mode: "exam" } });
});

test("offline at the end of the minute, the section waits for Start Test", async () => {
  const { user, server } = await open({ [placeCall("M1")]: exam(), [START]: started });
  await heading("Quantitative Reasoning");
  server.loseTheLine();
  letMinutePass();
  await screen.findByText(/We couldn't reach the server\. The section may have started anyway/);
  expect(minute()?.textContent).toBe("00:00");
  server.findTheLine();
  await user.click(startButton());
  await elsewhere();
});

test("in exam mode the break is taken before the minute is over, and one that was ended gives a new one", async () => {
  const { user, server } = await open({
    [placeCall("M1")]: exam({ ...VERBAL, break: pause("offered") }),
    "POST /mock-test/start-break": exam({ ...VERBAL, break: pause("running") }),
    "POST /mock-test/end-break": exam({ ...VERBAL, break: pause("over") }),
  });
  await heading("Verbal Reasoning");
  const offer = within(screen.getByRole("region", { name: "Break" }));
  offer.getByText(/take it before your time on this screen is up/);
  await user.click(offer.getByRole("button", { name: "Take the break" }));
  await heading("Break");
  screen.getByText(/You get one minute to read its instructions; then it starts/);
  expect(minute()).toBeNull();
  await user.click(screen.getByRole("button", { name: "End the break" }));
  await heading("Verbal Reasoning");
  expect(minute()?.textContent).toMatch(/^(01:00|00:59)$/);
  expect(server.asked(START)).toEqual([]);
});

test("when all sections are over the score is there, and the report one press away", async () => {
  const over = { sectionType: undefined, sectionStatus: undefined, mockTestSectionId: undefined };
  const { user } = await open({
    [placeCall("M1")]: place(over),
    "GET /mock-test/mock-test-report?mockTestId=M1": {
      body: { result: { mock: { ...FULL_MOCK, mockTestId: "M1" }, report: FULL_REPORT } },
    },
  });
  await heading("This mock is over");
  await screen.findByText("645");
  expect(screen.getByRole("link", { name: "Go to the dashboard" }).getAttribute("href")).toBe("/");
  await user.click(screen.getByRole("link", { name: "See your full report" }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-analytics", state: { status: 3 } });
});

test("says before the start that a section of another mock is running, and leads to it", async () => {
  const other = mockCard("M2", { status: 1, sectionsDone: 0, startDateTimestamp: 1 });
  const { user } = await open({
    [LAST_MOCKS]: lastMocks(other),
    [placeCall("M2")]: { body: { result: sectionDetails("M2", { sectionStatus: 2 }) } },
  });
  await screen.findByText("A section of M2 is still running. Finish it before you start this one.");
  await user.click(screen.getByRole("link", { name: "Resume M2" }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-question",
    state: { mockTestId: "M2" },
  });
});

test.each([
  ["the mock itself", mockCard("M1", { status: 1, startDateTimestamp: 1 })],
  ["a mock between sections", mockCard("M2", { status: 2, startDateTimestamp: 1 })],
  ["a mock that's only open", mockCard("M2", { status: 1 })],
])("%s doesn't keep a section from starting", async (_, running) => {
  const { server } = await open({ [LAST_MOCKS]: lastMocks(running) });
  await heading("Quantitative Reasoning");
  await expect.poll(() => server.asked(LAST_MOCKS).length).toBe(1);
  expect(screen.queryByText(/still running/)).toBeNull();
});

test("leads to the running section of another mock", async () => {
  const other = mockCard("M2", { status: 1, sectionsDone: 0, startDateTimestamp: 1 });
  const { user } = await open({
    [LAST_MOCKS]: lastMocks(other),
    [placeCall("M2")]: { body: { result: sectionDetails("M2", { sectionStatus: 2 }) } },
    [START]: {
      status: 409,
      body: {
        code: "other-section-running",
        message: "A section of M2 is still running. Finish it first.",
        state: { mockTestId: "M2" },
      },
    },
  });
  await heading("Quantitative Reasoning");
  await user.click(startButton());
  await screen.findByText("A section of M2 is still running. Finish it first.");
  await user.click(await screen.findByRole("link", { name: "Resume M2" }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-question",
    state: { mockTestId: "M2" },
  });
});

test("says that a plan is needed when it has ended since", async () => {
  const { user } = await open({
    [START]: {
      status: 403,
      body: { code: "subscription-required", message: "No.", state: { lock: "no-subscription" } },
    },
  });
  await heading("Quantitative Reasoning");
  await user.click(startButton());
  await screen.findByRole("dialog", { name: "Subscription Required" });
});

test("doesn't say that a section started while offline, and Start Test tries again", async () => {
  const { user, server } = await open({ [START]: started });
  await heading("Quantitative Reasoning");
  server.loseTheLine();
  await user.click(startButton());
  await screen.findByText(/We couldn't reach the server\. The section may have started anyway/);
  server.findTheLine();
  await user.click(startButton());
  await elsewhere();
});

test("without a clock, a section that may have started has no clock running", async () => {
  const { user, server } = await open({
    [placeCall("M1")]: place({ time: "no-clock", duration: 86_400 }),
  });
  await heading("Quantitative Reasoning");
  server.loseTheLine();
  await user.click(startButton());
  await screen.findByText(/The section may have started anyway\. Press Start Test again/);
});

test("shows where the mock stands when another window was faster", async () => {
  const { user, server } = await open({ [START]: refusal(409, "section-ended", "It is over.") });
  await heading("Quantitative Reasoning");
  server.answers[placeCall("M1")] = place(VERBAL);
  await user.click(startButton());
  await heading("Verbal Reasoning");
});

test("leads from a mock that was never opened to its guideline", async () => {
  await open({ [placeCall("M1")]: refusal(409, "mock-not-started", "Not yet.") });
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: { status: 0 } });
});

test("says that the next section didn't load, and Retry loads it", async () => {
  const { user, server } = await open({
    [placeCall("M1")]: refusal(500, "internal-error", "Ours."),
  });
  await heading("We couldn't load your next section");
  server.answers[placeCall("M1")] = place();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await heading("Quantitative Reasoning");
});
