// @vitest-environment happy-dom
import type {
  MockMode,
  MockReport,
  ReviewedQuestion,
  RunningMock,
  ServedQuestion,
  TimeAllowed,
} from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, type Answers, bytes, refusal } from "../../../../test/answering-server.ts";
import { LAST_MOCKS, lastMocks } from "../../../../test/mocks.ts";
import { closeScreen, whereabouts } from "../../../../test/open-screen.tsx";
import {
  button,
  END,
  ended,
  MOCK,
  NOW,
  openMock,
  option,
  PLACE,
  place,
  SECTION,
  START,
} from "../../../../test/taking-mock.tsx";
import { DETAILS, withoutPlan } from "../../../../test/test-server.ts";
import { asked, OPTIONS, ROWS } from "../../question/shared/test-questions.ts";
import { stimulusOf } from "../../question/stimulus/stimulus.tsx";
import { FULL_MOCK, FULL_REPORT } from "../report/test-reports.ts";

// It's called with every rendering of the question.
vi.mock(import("../../question/stimulus/stimulus.tsx"), { spy: true });

afterEach(closeScreen);

const SUBMIT = "POST /mock-test/submit-mock-test-answer";
const TAKE_BACK = "POST /mock-test/take-time-back";
const REPORT = "GET /mock-test/mock-test-report?mockTestId=M1";

const served = (question: ReviewedQuestion, order: number): ServedQuestion => ({
  ...asked(question),
  questionId: `${question.questionId}-${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
});

function running(order: number, more: Partial<RunningMock> = {}, question = OPTIONS): Answer {
  const result: RunningMock = {
    ...SECTION,
    mode: "forward",
    isBookmarked: false,
    currentQuestionId: `${question.questionId}-${order}`,
    order,
    isLastQuestion: order === 21,
    totalQuestions: 21,
    question: served(question, order),
    ...more,
  };
  return { body: { result } };
}

const reportOf = (report: MockReport): Answer => ({
  body: { result: { mock: { ...FULL_MOCK, mockTestId: "M1" }, report } },
});

const VERBAL = { sectionType: 2, mockTestSectionId: "section-2", order: 2 } as const;
const VERBAL_IS_NEXT = place(VERBAL);

const open = async (answers: Answers = {}, state: unknown = MOCK) =>
  await openMock({ [START]: running(1), ...answers }, state);

const at = (order: number) => screen.findByRole("heading", { name: `Question ${order} of 21` });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("pending:"));

test("resumes the running section and names test, section, and place", async () => {
  const { server } = await open();
  await at(1);
  screen.getByText("M1");
  screen.getByText("Quantitative Reasoning");
  expect(screen.getByRole("timer").textContent).toMatch(/^(45:00|44:\d\d)$/);
  expect(server.asked(START).at(-1)?.body).toEqual({
    mockTestId: "M1",
    mockTestSectionId: "section-1",
  });
});

test("shows the instructions instead of starting a section", async () => {
  const { server } = await open({ [PLACE]: VERBAL_IS_NEXT });
  await waitFor(() => expect(whereabouts().pathname).toBe("/test-instruction"));
  expect(whereabouts().state).toMatchObject({ mockTestId: "M1", status: 2 });
  expect(server.asked(START)).toEqual([]);
});

test("leads home from a mock that's over and says so", async () => {
  await open({ [PLACE]: place({ sectionType: undefined, sectionStatus: undefined }) });
  await waitFor(() => expect(whereabouts().pathname).toBe("/"));
  await screen.findByText("This mock is over.");
});

test("leads from a mock that was never opened to its guideline", async () => {
  await open({ [PLACE]: refusal(409, "mock-not-started", "Not yet.") });
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test-guideline"));
  expect(whereabouts().state).toMatchObject({ mockTestId: "M1", status: 0 });
});

test("leads to the list and says why when the mock doesn't exist", async () => {
  await open({ [PLACE]: refusal(404, "not-found", "We couldn't find that mock.") });
  await screen.findByText("We couldn't find that mock.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test"));
});

test("resumes the mock in progress or shows the list when opened by its address", async () => {
  await open({ [LAST_MOCKS]: lastMocks(MOCK) }, null);
  await at(1);
  closeScreen();
  await open({ [LAST_MOCKS]: lastMocks(null) }, null);
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test"));
});

test("keeps a choice on the device and sends it with Next, which brings the next question", async () => {
  const { user, server } = await open({ [SUBMIT]: running(2) });
  await at(1);
  await user.keyboard("a");
  await user.keyboard("2");
  await waitFor(() => expect(option("B two").checked).toBe(true));
  expect(screen.queryByText("Saved")).toBeNull();
  expect([server.asked(SUBMIT), kept().length]).toEqual([[], 1]);
  await user.keyboard("{Enter}");
  await at(2);
  expect(server.asked(SUBMIT).map(({ body }) => body)).toEqual([
    {
      mockTestId: "M1",
      questionId: "options-1",
      optionId: "o-1",
      sectionType: 3,
      isLastQuestion: false,
    },
  ]);
  expect([option("B two").checked, kept()]).toEqual([false, []]);
  const group = screen.getByRole("group", { name: "Question 2 of 21" });
  await waitFor(() => expect(document.activeElement).toBe(group));
});

test("keeps the question until the reply and ignores a second press", async () => {
  const reply = Promise.withResolvers<Answer>();
  const { user, server } = await open({ [SUBMIT]: () => reply.promise });
  await at(1);
  await user.keyboard("a");
  await user.dblClick(button("Next"));
  await user.keyboard("{Enter}b");
  await screen.findByRole("button", { name: "Saving…" });
  expect(option("A one").checked).toBe(true);
  await at(1);
  reply.resolve(running(2));
  await at(2);
  expect(server.asked(SUBMIT)).toHaveLength(1);
});

test("renders a question when it comes and when something is chosen, not when it's sent", async () => {
  const { user } = await open({ [SUBMIT]: running(2) });
  await at(1);
  vi.mocked(stimulusOf).mockClear();
  await user.keyboard("a");
  expect(stimulusOf).toHaveBeenCalledTimes(1);
  await user.click(button("Next"));
  await at(2);
  expect(stimulusOf).toHaveBeenCalledTimes(2);
});

test("asks for the whole answer on Next and moves to the missing part", async () => {
  const { user, server } = await open({ [START]: running(1, {}, ROWS) });
  await at(1);
  await user.click(button("Next"));
  await screen.findByText("Please select an option before proceeding");
  const [first] = screen.getAllByRole("radiogroup");
  await user.click(within(first!).getByRole("radio", { name: "Yes" }));
  await user.click(button("Next"));
  await screen.findByText("Not answered yet: statement 2.");
  expect(server.asked(SUBMIT)).toEqual([]);
});

test("keeps the answer and the question while offline, and says so", async () => {
  const { user, server } = await open();
  await at(1);
  await user.keyboard("a");
  server.loseTheLine();
  await user.keyboard("{Enter}");
  await screen.findByText("We can't reach the server.");
  expect(kept()).toHaveLength(1);
  await at(1);
});

test.each([
  ["standard", true],
  ["no-clock", false],
] as const)("offline with %s, says whether a clock keeps running: %s", async (time, hasClock) => {
  const { user, server } = await open({ [START]: running(1, { time }) });
  await at(1);
  await user.keyboard("a");
  server.loseTheLine();
  await user.keyboard("{Enter}");
  await screen.findByText("We can't reach the server.");
  expect(screen.queryByText(/The clock keeps running\.$/) !== null).toBe(hasClock);
});

test("shows why an answer was refused, and Retry sends it again", async () => {
  const { user, server } = await open({ [SUBMIT]: refusal(400, "not-an-answer", "Not one.") });
  await at(1);
  await user.keyboard("a{Enter}");
  await screen.findByText(/Not one\./);
  expect(button("Next").disabled).toBe(true);
  server.answers[SUBMIT] = running(2);
  await user.click(button("Retry"));
  await at(2);
});

test("replaces a refused answer with another choice", async () => {
  const { user, server } = await open({ [SUBMIT]: refusal(400, "not-an-answer", "Not one.") });
  await at(1);
  await user.keyboard("a{Enter}");
  await screen.findByText(/Not one\./);
  server.answers[SUBMIT] = running(2);
  await user.keyboard("b");
  await waitFor(() => expect(screen.queryByText(/Not one\./)).toBeNull());
  await user.keyboard("{Enter}");
  await at(2);
});

test("says what has ended after the last question, and Continue leads to the next section", async () => {
  const { user, server } = await open({ [START]: running(21), [SUBMIT]: ended() });
  await at(21);
  server.answers[PLACE] = VERBAL_IS_NEXT;
  await user.keyboard("a{Enter}");
  await screen.findByRole("heading", { name: "You've finished Quantitative Reasoning" });
  await screen.findByText(/Next: Verbal Reasoning/);
  await user.click(button("Continue"));
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 2 } });
  // The learner starts the next one there.
  expect(server.asked(START).map(({ body }) => body)).not.toContainEqual({
    mockTestId: "M1",
    mockTestSectionId: "section-2",
  });
});

test("moves on automatically after a while", async () => {
  const { user, server } = await open({ [START]: running(21), [SUBMIT]: ended() });
  await at(21);
  server.answers[PLACE] = VERBAL_IS_NEXT;
  await user.keyboard("a{Enter}");
  await screen.findByText(/Next: Verbal Reasoning/);
  await screen.findByText(/Going to the next section in/);
  await waitFor(() => expect(whereabouts().pathname).toBe("/test-instruction"), {
    timeout: 15_000,
  });
}, 30_000);

/** As a mock ends: its last answer is given, and the server has the score. */
const LAST_ANSWER = { [START]: running(21), [SUBMIT]: ended({ isMockOver: true }) };
const TOLD: Answers = { ...LAST_ANSWER, [REPORT]: reportOf(FULL_REPORT) };

async function endMock(answers: Answers = TOLD) {
  const opened = await open(answers);
  await at(21);
  await opened.user.keyboard("a{Enter}");
  return opened;
}

test("after the last section the score is revealed with its range and what it means", async () => {
  await endMock();
  const score = within(await screen.findByRole("region", { name: "Total score" }));
  score.getByText("645");
  score.getByText(/2-in-3 chance your true level is between/);
  const [quant] = score.getAllByRole("listitem");
  expect(quant?.textContent).toBe("Quantitative Reasoning7976–82, 57th percentile60708090");
  score.getByText("Up 40 points: could be chance.");
  score.getByText(/You scored 605 in Mock Test 1 on Apr 18, 2026\./);
  // For screen readers.
  screen.getByText("Total score: 645, score range 615 to 675.");
});

test("a sectional mock reveals the one section's score", async () => {
  const { sections } = FULL_REPORT;
  const report = { ...FULL_REPORT, total: null, comparison: null, sections: [sections[0]!] };
  await endMock({ ...LAST_ANSWER, [REPORT]: reportOf(report) });
  const score = within(await screen.findByRole("region", { name: "Quantitative Reasoning score" }));
  score.getByText("79");
  expect(score.queryByRole("list")).toBeNull();
});

test("a mock that was answered too fast reveals its score without a range, and why", async () => {
  const { sections } = FULL_REPORT;
  const report: MockReport = {
    ...FULL_REPORT,
    total: { score: 545, percentile: 44 },
    comparison: null,
    sections: [
      { ...sections[0]!, score: { score: 68, percentile: 4 }, tooFast: { rapid: 9, answered: 21 } },
      ...sections.slice(1),
    ],
  };
  await endMock({ ...LAST_ANSWER, [REPORT]: reportOf(report) });
  const score = within(await screen.findByRole("region", { name: "Total score" }));
  score.getByText(/^You answered 9 of 21 questions in Quantitative Reasoning in under 10 seconds/);
  expect(score.queryByText(/2-in-3 chance/)).toBeNull();
  screen.getByText("Total score: 545, too fast for a score range.");
});

test("two links lead on from the score, to the report and to the solutions", async () => {
  const { user } = await endMock();
  const report = await screen.findByRole("link", { name: "See your full report" });
  expect(report.getAttribute("href")).toBe("/mock-test-analytics");
  await user.click(screen.getByRole("link", { name: "Review the solutions" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-solution",
    state: { mockTestId: "M1", status: 3 },
  });
});

test("and a third one leads home", async () => {
  const { user } = await endMock();
  await user.click(await screen.findByRole("button", { name: "Go to the dashboard" }));
  expect(whereabouts().pathname).toBe("/");
});

test("while the score is being calculated, it says so, and nobody is taken away", async () => {
  const reply = Promise.withResolvers<Answer>();
  await endMock({ ...LAST_ANSWER, [REPORT]: () => reply.promise });
  const [spoken] = await screen.findAllByText("Calculating your score…");
  expect(spoken?.tagName).toBe("OUTPUT");
  expect(screen.queryByText(/Going to the dashboard/)).toBeNull();
  reply.resolve(reportOf(FULL_REPORT));
  await screen.findByText("645");
  await screen.findByText(/Going to the dashboard in (10|9) s/);
});

test("when the score doesn't load, it says so, nobody is taken away, and Retry fetches it", async () => {
  const { user, server } = await endMock({
    ...LAST_ANSWER,
    [REPORT]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("We couldn't load your score.");
  expect(screen.queryByText(/Going to the dashboard/)).toBeNull();
  expect(server.asked(REPORT)).toHaveLength(1);
  const retry = await screen.findByRole("button", { name: "Retry" });
  server.answers[REPORT] = reportOf(FULL_REPORT);
  await user.click(retry);
  await screen.findByText("645");
});

test("when the plan ended during the mock the score is kept for the learner", async () => {
  const { user } = await endMock({
    ...LAST_ANSWER,
    [REPORT]: refusal(403, "subscription-required", "Your plan has ended."),
  });
  await screen.findByText(/Renew your plan to see it\./);
  expect(screen.queryByRole("link", { name: "See your full report" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "View plans" }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});

test("doesn't request a score that the server would refuse", async () => {
  const { server } = await endMock({ ...LAST_ANSWER, [DETAILS]: withoutPlan(true) });
  await screen.findByText(/Renew your plan to see it\./);
  expect(server.asked(REPORT)).toEqual([]);
});

test("after the last section, it goes to the dashboard automatically, and says so first", async () => {
  await endMock();
  await screen.findByText(/Going to the dashboard in (10|9) s/);
  expect(screen.getByText(/In 10 seconds, you'll go to the dashboard/).tagName).toBe("OUTPUT");
  await waitFor(() => expect(whereabouts().pathname).toBe("/"), { timeout: 15_000 });
}, 30_000);

test("goes there too when time ended the last section", async () => {
  await open({
    [START]: running(18, { deadline: NOW + 1500 }),
    [END]: ended({ endedBy: "time", answered: 17, isMockOver: true }),
    [REPORT]: reportOf(FULL_REPORT),
  });
  await screen.findByRole("heading", { name: "Time's up: 17 of 21 answered" });
  await screen.findByText(/Going to the dashboard in/);
});

test("Stay keeps the score on screen", async () => {
  const { user } = await endMock();
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.queryByText(/Going to the dashboard in/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Stay" })).toBeNull();
  screen.getByText("645");
});

test("sends the choice at zero, ends the section, and says how many were answered", async () => {
  const { user, server } = await open({
    [START]: running(18, { deadline: NOW + 1500 }),
    [SUBMIT]: refusal(409, "time-is-up", "The time was up."),
    [END]: ended({ endedBy: "time", answered: 17 }),
  });
  await at(18);
  server.answers[PLACE] = VERBAL_IS_NEXT;
  await user.keyboard("c");
  await screen.findByRole("heading", { name: "Time's up: 17 of 21 answered" });
  expect(server.asked(SUBMIT)).toHaveLength(1);
  expect(server.asked(END).map(({ body }) => body)).toEqual([{ mockTestId: "M1", sectionType: 3 }]);
  await screen.findByText(/The 4 questions you didn't answer count against your score\./);
});

test.each<[MockMode, TimeAllowed, boolean]>([
  ["exam", "standard", true],
  ["exam", "no-clock", false],
  ["forward", "standard", false],
])(
  "when time ends a section in %s mode with %s, it moves on automatically: %s",
  async (mode, time, on) => {
    const { user, server } = await open({
      [START]: running(18, { mode, time, deadline: NOW + 1500 }),
      [END]: ended({ endedBy: "time", answered: 17 }),
    });
    await at(18);
    server.answers[PLACE] = place({ ...VERBAL, mode, time });
    await screen.findByRole("heading", { name: "Time's up: 17 of 21 answered" });
    await screen.findByText(/Next: Verbal Reasoning/);
    expect(screen.queryByText(/Going to the next section in \d+ s/) !== null).toBe(on);
    expect(screen.queryByText(/In 20 seconds, you'll go to the next section/) !== null).toBe(on);
    expect(screen.queryByRole("button", { name: "Stay" }) !== null).toBe(on);
    await user.click(button("Continue"));
    expect(whereabouts().pathname).toBe("/test-instruction");
  },
);

test("offers, gives, and marks time lost to a problem on our side", async () => {
  const { user, server } = await open({
    [START]: running(1, { timeBack: { available: 130, taken: 0 } }),
    [TAKE_BACK]: running(1, {
      timeBack: { available: 0, taken: 130 },
      deadline: NOW + 2_830_000,
    }),
  });
  await at(1);
  await user.keyboard("b");
  await user.click(button("Add 2 min 10 s"));
  await screen.findByText("2 min 10 s added");
  expect(screen.queryByRole("button", { name: /^Add / })).toBeNull();
  expect(screen.getByRole("timer").textContent).toMatch(/^4[67]:/);
  // The choice is still there.
  expect(option("B two").checked).toBe(true);
  expect(server.asked(TAKE_BACK)).toHaveLength(1);
});

test("explains the screen in Help, and keys do nothing meanwhile", async () => {
  const { user } = await open();
  await at(1);
  await user.click(button("Help"));
  const help = await screen.findByRole("dialog", { name: "Help" });
  expect(within(help).queryByText("Calculator")).toBeNull();
  await user.keyboard("a");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button("Help")));
  expect(option("A one").checked).toBe(false);
});

test("leads back to a section that support reopens while it says that time's up", async () => {
  const reopened = place({ isReopened: true, mockTestSectionId: "section-1", order: 1 });
  const event = 'data: {"result":[]}\n\n';
  const listening: { write: (text: string) => unknown }[] = [];
  const { server } = await open({
    [START]: running(18, { deadline: NOW + 4000 }),
    [END]: ended({ endedBy: "time", answered: 17 }),
    "GET /running-tests/clocks": bytes((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(event);
      listening.push(response);
    }),
  });
  await at(18);
  server.answers[PLACE] = VERBAL_IS_NEXT;
  await screen.findByRole("heading", { name: "Time's up: 17 of 21 answered" });
  await screen.findByText(/^Next: Verbal Reasoning/);
  server.answers[PLACE] = reopened;
  for (const page of listening) page.write(event);
  await screen.findByRole("heading", { name: "Elsewhere" });
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 1 } });
});
