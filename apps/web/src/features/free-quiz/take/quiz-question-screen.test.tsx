// @vitest-environment happy-dom
import {
  type QuizCard,
  type ReviewedQuestion,
  type ServedQuestion,
  STANDARD_SETTINGS,
} from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { asked, OPTIONS, ROWS, SOURCES, STATEMENTS } from "../../question/shared/test-questions.ts";
import { createStore } from "../../../lib/session/store.ts";
import { type Answer, type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { QuizQuestionScreen } from "./quiz-question-screen.tsx";

afterEach(closeScreen);

const START = "POST /free-quiz-answers/start-free-quiz";
const SAVE = "PUT /free-quiz-answers/update-free-quiz-question-answer";
const SUBMIT = "POST /free-quiz/submit-free-quiz";
const LAST = "GET /free-quiz/last-free-quiz";
const DETAILS = "GET /free-quiz/free-quiz-details?freeQuizId=quiz";
const NOW = 1_800_000_000_000;
const clock = { serverTime: NOW, deadline: NOW + 900_000 };

const served = (question: ReviewedQuestion, order: number, more = {}): ServedQuestion => ({
  ...asked(question),
  questionId: `${question.questionId}-${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
  ...more,
});
const running = (question: ServedQuestion): Answer => ({
  body: {
    result: {
      freeQuizId: "quiz",
      name: "Ratios and rates",
      quizType: 3,
      totalQuestions: 2,
      startDateTimestamp: NOW,
      time: "standard",
      ...clock,
      question,
    },
  },
});
const kept = (revision: number, next?: ServedQuestion | null): Answer => ({
  body: {
    result: { isAnswered: true, revision, ...clock, ...(next === undefined ? {} : { next }) },
  },
});

let learners = 0;

const CARD: QuizCard = {
  freeQuizId: "quiz",
  quizType: 3,
  testType: 1,
  name: "Ratios and rates",
  about: "Ten questions.",
  status: 0,
  duration: 900,
  expiryDateTimestamp: 0,
  isAvailable: true,
  totalQuestions: 2,
};
const stands = (status: QuizCard["status"]): Answer => ({ body: { result: { ...CARD, status } } });

interface Arrival extends Partial<QuizCard> {
  step?: number;
  learnerId?: string;
}

/**
 * Each test has its own learner, because runs outlive the screen. The state belongs to that learner
 * unless it says otherwise, and the server gives the quiz the same status.
 */
function open(
  answers: Answers,
  arrival?: Arrival | { raw: unknown },
  Around: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
) {
  learners += 1;
  const userId = `learner-${learners}`;
  saveSignedIn({
    userId,
    name: "Mira",
    email: "mira@theta.example",
    phone: "1",
    isUserSubscribed: false,
    accessToken: "token",
  });
  const isRaw = arrival && "raw" in arrival;
  const state = isRaw ? arrival.raw : arrival && { ...CARD, learnerId: userId, ...arrival };
  const status = (!isRaw && arrival?.status) || 0;
  return openScreen(
    <Provider store={createStore()}>
      <Around>
        <QuizQuestionScreen />
      </Around>
    </Provider>,
    { at: "/free-test", state, answers: { [DETAILS]: stands(status), ...answers } },
  );
}

const at = (order: number) => screen.findByRole("heading", { name: `Question ${order} of 2` });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const yesOf = (part: HTMLElement) => within(part).getByRole("radio", { name: "Yes" });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("opens at the instructions, goes back to the introduction, and starts from step 4", async () => {
  const { user, server } = await open({ [START]: running(served(OPTIONS, 1)) }, { status: 0 });
  await screen.findByText("Step 4 of 4");
  expect(heading()).toBe("Quiz instructions");
  for (const title of ["How this differs", "Nondisclosure Agreement", "Introduction"]) {
    await user.click(button("Previous"));
    await waitFor(() => expect(heading()).toContain(title));
    expect(whereabouts().state).toMatchObject({ freeQuizId: "quiz" });
  }
  expect(screen.queryByRole("button", { name: "Previous" })).toBeNull();
  for (let step = 1; step < 4; step++) {
    await user.click(button("Next"));
    await screen.findByText(`Step ${step + 1} of 4`);
  }
  expect(server.asked(START)).toEqual([]);
  await user.click(button("Next: start the quiz"));
  await at(1);
  expect(server.asked(START).map(({ body }) => body)).toContainEqual({ freeQuizId: "quiz" });
  // What a reload finds.
  expect(whereabouts().state).toMatchObject({ status: 1 });
});

const TOPIC: Partial<QuizCard> = { topicTest: { topic: "Rates", lock: null }, totalQuestions: 15 };

test("calls a topic test by its name on each step, with its own time and price", async () => {
  const card: QuizCard = { ...CARD, ...TOPIC, duration: 1920 };
  const { user } = await open({ [DETAILS]: { body: { result: card } } }, card);
  await screen.findByText("Step 4 of 4");
  expect(heading()).toBe("Topic test instructions");
  screen.getByText("15 questions");
  screen.getByText("32 minutes");
  screen.getByRole("button", { name: "Next: start the topic test" });
  for (let step = 4; step >= 1; step--) {
    await screen.findByText(`Step ${step} of 4`);
    const { textContent } = screen.getByRole("main");
    expect(textContent).toContain("topic test");
    expect(textContent).not.toMatch(/quiz|don't need a plan/i);
    if (step > 1) await user.click(button("Previous"));
  }
});

test.each([
  ["a quiz", {}],
  ["a topic test", TOPIC],
])("without a clock, no step of %s mentions one", async (_, more) => {
  const card: QuizCard = { ...CARD, ...more };
  const settings = { ...STANDARD_SETTINGS, time: "no-clock" };
  const { user } = await open(
    { [DETAILS]: { body: { result: card } }, "GET /test-settings": { body: { result: settings } } },
    card,
  );
  await screen.findByText("no time limit");
  for (let step = 4; step >= 1; step--) {
    await screen.findByText(`Step ${step} of 4`);
    const { textContent } = screen.getByRole("main");
    expect(textContent).not.toMatch(/the clock|exam pace|timed|in all|time runs out/i);
    if (step > 1) await user.click(button("Previous"));
  }
  screen.getByText("No clock: take as long as you like");
});

test("says that a topic test's time is up and leads back to the topic tests", async () => {
  const body = { result: { score: 1, totalQuestions: 15, correctAnswers: 1, wrongAnswers: 1 } };
  const over = { ...clock, deadline: NOW - 60_000 };
  const run = running(served(OPTIONS, 2)) as { body: { result: object } };
  await open(
    { [START]: { body: { result: { ...run.body.result, ...over } } }, [SUBMIT]: { body } },
    { ...TOPIC, status: 1 },
  );
  await screen.findByText(/We've submitted the topic test/);
  const back = screen.getByRole("link", { name: "All topic tests" });
  expect(back.getAttribute("href")).toBe("/topic-tests?section=quant");
});

test("opens a running quiz at its question, with the answer the server has", async () => {
  const question = served(OPTIONS, 2, { isAnswered: true, optionId: "o-1", revision: 3 });
  const { user, server } = await open(
    { [START]: running(question), [SAVE]: kept(4) },
    { status: 1 },
  );
  await at(2);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "B two" }).checked).toBe(true);
  expect(screen.getByRole("timer").textContent).toBe("15:00");
  expect(button("Submit Test")).toBeTruthy();
  await user.keyboard("c");
  await waitFor(() => expect(server.asked(SAVE)).toHaveLength(1));
  expect(server.asked(SAVE)[0]?.body).toMatchObject({ answerId: "o-2", revision: 4 });
});

test("asks for a complete answer before Next sends anything", async () => {
  const { user, server } = await open({ [START]: running(served(ROWS, 1)) }, { status: 1 });
  await at(1);
  const words = "Please select an option before proceeding";
  await user.keyboard("{Enter}");
  await screen.findByText(words);
  expect(screen.getByText("Not answered yet: statements 1 and 2.")).toBeTruthy();
  const [first, second] = screen.getAllByRole("radiogroup");
  expect(document.activeElement).toBe(yesOf(first!));
  await user.click(yesOf(first!));
  expect(screen.queryByText(words)).toBeNull();
  await user.click(button("Next"));
  await screen.findByText(words);
  expect(screen.getByText("Not answered yet: statement 2.")).toBeTruthy();
  expect(document.activeElement).toBe(yesOf(second!));
  expect(server.asked(SAVE)).toEqual([]);
  // The half answer stays on this device for a reload.
  expect(Object.keys(localStorage).filter((key) => key.startsWith("pending:"))).toHaveLength(1);
});

test("says Saved only when the server does, and Next brings the next question", async () => {
  const reply = Promise.withResolvers<Answer>();
  const { user, server } = await open(
    { [START]: running(served(OPTIONS, 1)), [SAVE]: () => reply.promise },
    { status: 1 },
  );
  await at(1);
  await user.keyboard("a");
  await waitFor(() => expect(screen.getAllByText("Saving…").length).toBeGreaterThan(0));
  expect(screen.queryByText("Saved")).toBeNull();
  reply.resolve(kept(1));
  await waitFor(() => expect(screen.getAllByText("Saved").length).toBeGreaterThan(0));
  expect(localStorage.getItem("pending:learner")).toBeNull();
  server.answers[SAVE] = kept(1, served(OPTIONS, 2));
  await user.click(button("Next"));
  await at(2);
  const question = screen.getByRole("group", { name: "Question 2 of 2" });
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(server.asked(SAVE).map(({ body }) => body)).toMatchObject([
    { isAdvancing: false, revision: 1 },
    { isAdvancing: true, answerId: "o-0" },
  ]);
});

test("keeps the open source within a set and changes only the question", async () => {
  const other = { ...SOURCES, questionId: "other" };
  const { user, server } = await open(
    { [START]: running(served(SOURCES, 1)), [SAVE]: kept(1) },
    { status: 1 },
  );
  await at(1);
  await user.click(screen.getByRole("tab", { name: "Memo" }));
  for (const row of screen.getAllByRole("radiogroup"))
    await user.click(within(row).getByRole("radio", { name: "Yes" }));
  const pane = screen.getByRole("group", { name: "Sources" });
  pane.scrollTop = 70;
  server.answers[SAVE] = kept(1, served(other, 2));
  await user.click(button("Next"));
  await at(2);
  expect(screen.getByRole("tab", { name: "Memo" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("group", { name: "Sources" })).toBe(pane);
  expect(pane.scrollTop).toBe(70);
  expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
});

test("starts another set at its first source", async () => {
  const { user, server } = await open(
    { [START]: running(served(SOURCES, 1)), [SAVE]: kept(1) },
    { status: 1 },
  );
  await at(1);
  await user.click(screen.getByRole("tab", { name: "Memo" }));
  for (const row of screen.getAllByRole("radiogroup"))
    await user.click(within(row).getByRole("radio", { name: "Yes" }));
  const sections = SOURCES.sections.map((one) => ({ ...one, displayText: `${one.displayText}!` }));
  server.answers[SAVE] = kept(1, served({ ...SOURCES, sections }, 2));
  await user.click(button("Next"));
  await at(2);
  expect(screen.getByRole("tab", { name: "Letter" }).getAttribute("aria-selected")).toBe("true");
});

const calculator = () => screen.queryByRole("dialog", { name: "Calculator" });
const display = () => screen.getByRole("status", { name: "Display" }).textContent;
const isAnswered = () =>
  screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked);

test("Data Insights has a calculator, and typing into it answers nothing", async () => {
  const { user, server } = await open(
    { [START]: running(served(STATEMENTS, 1)), [SAVE]: kept(1) },
    { status: 1 },
  );
  await at(1);
  await user.keyboard("{Alt>}c{/Alt}");
  expect(document.activeElement).toBe(calculator());
  await user.keyboard("12*3{Enter}");
  expect([display(), isAnswered()]).toEqual(["36", false]);
  expect(server.asked(SAVE)).toEqual([]);
  await user.keyboard("{Escape}");
  expect(calculator()).toBeNull();
  // It stays open on the next question, with what it shows.
  await user.click(button("Calculator"));
  await user.click(screen.getAllByRole("radio")[0]!);
  server.answers[SAVE] = kept(1, served(STATEMENTS, 2));
  await user.click(button("Next"));
  await at(2);
  expect(display()).toBe("36");
});

test.each([
  { question: STATEMENTS, isMentioned: true },
  { question: OPTIONS, isMentioned: false },
])("the help mentions the calculator: $isMentioned", async ({ question, isMentioned }) => {
  const { user } = await open({ [START]: running(served(question, 1)) }, { status: 1 });
  await at(1);
  await user.click(button("Help"));
  const help = await screen.findByRole("dialog", { name: "Help" });
  expect(help.textContent.includes("calculator")).toBe(isMentioned);
});

test("other sections have no calculator", async () => {
  const { user } = await open({ [START]: running(served(OPTIONS, 1)) }, { status: 1 });
  await at(1);
  await user.keyboard("{Alt>}c{/Alt}");
  expect(calculator()).toBeNull();
  expect(screen.queryByRole("button", { name: "Calculator" })).toBeNull();
});

test("submits the quiz with the last answer and leads to the dashboard", async () => {
  const { user, server } = await open(
    {
      [START]: running(served(OPTIONS, 2)),
      [SAVE]: kept(1),
      [SUBMIT]: {
        body: { result: { score: 1, totalQuestions: 2, correctAnswers: 1, wrongAnswers: 1 } },
      },
    },
    { status: 1 },
  );
  await at(2);
  await user.keyboard("a");
  await waitFor(() => expect(screen.getAllByText("Saved").length).toBeGreaterThan(0));
  server.answers[SAVE] = kept(1, null);
  await user.click(button("Submit Test"));
  await screen.findByText("Test Submit Sucessfully");
  await waitFor(() => expect(whereabouts().pathname).toBe("/dashboard/Gmat"));
  expect(server.asked(SUBMIT)).toHaveLength(1);
});

test("locks Next and shows why an answer was refused until Retry works", async () => {
  const { user, server } = await open(
    {
      [START]: running(served(OPTIONS, 1)),
      [SAVE]: refusal(400, "not-an-answer", "This is no answer."),
    },
    { status: 1 },
  );
  await at(1);
  await user.keyboard("a");
  await screen.findByText(/This is no answer\./);
  expect(button("Next").disabled).toBe(true);
  server.answers[SAVE] = kept(1);
  await user.click(button("Retry"));
  await waitFor(() => expect(button("Next").disabled).toBe(false));
});

test("leads from a quiz that is over to its analytics", async () => {
  await open({ [START]: refusal(409, "quiz-finished", "This quiz is over.") }, { status: 1 });
  await waitFor(() => expect(whereabouts().pathname).toBe("/SolutionAndAnaalytics"));
  expect(whereabouts().state).toMatchObject({ freeQuizId: "quiz", status: 2 });
});

test("leads back to the list when the quiz doesn't open, and says why", async () => {
  await open({ [START]: refusal(404, "not-found", "We couldn't find that quiz.") }, { status: 1 });
  await screen.findByText("We couldn't find that quiz.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("resumes the running quiz when opened by its address, and Retry works after a failure", async () => {
  const { user, server } = await open({
    [LAST]: refusal(500, "internal-error", "Ours."),
    [START]: running(served(OPTIONS, 1)),
  });
  await screen.findByText("We couldn't load your quiz.");
  server.answers[LAST] = {
    body: { result: { running: { ...CARD, status: 1 }, finished: null } },
  };
  await user.click(button("Retry"));
  await at(1);
});

test("leads to the list and says so when opened by its address with no quiz running", async () => {
  await open({ [LAST]: { body: { result: { running: null, finished: null } } } });
  await screen.findByText("You don't have a quiz in progress. Choose one to take.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("returns from Back to a running quiz without showing its instructions", async () => {
  await open({ [DETAILS]: stands(1), [START]: running(served(OPTIONS, 1)) }, { status: 0 });
  await at(1);
  expect(screen.queryByText("Quiz instructions")).toBeNull();
});

/** Unmounts its content and mounts it again at once, like Back and Forward pressed quickly. */
function ThereAndBack({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(1);
  return (
    <div key={visit}>
      {children}
      <button type="button" onClick={() => setVisit(visit + 1)}>
        There and back
      </button>
    </div>
  );
}

test("asks again whether the quiz has started when the instructions are reopened", async () => {
  const { user, server } = await open(
    { [START]: running(served(OPTIONS, 1)) },
    { status: 0 },
    ThereAndBack,
  );
  await screen.findByText("Step 4 of 4");
  server.answers[DETAILS] = stands(1);
  await user.click(button("There and back"));
  await at(1);
});

test("leads from a quiz that is over to its result and starts nothing after Back", async () => {
  const { server } = await open({ [DETAILS]: stands(2) }, { status: 0, step: 4 });
  await waitFor(() => expect(whereabouts().pathname).toBe("/SolutionAndAnaalytics"));
  expect(whereabouts().state).toMatchObject({ freeQuizId: "quiz", status: 2 });
  expect(screen.queryByText("Quiz instructions")).toBeNull();
  expect(server.asked(START)).toEqual([]);
});

test("starts nothing for another learner's quiz left in the tab's history", async () => {
  const { server } = await open(
    { [LAST]: { body: { result: { running: null, finished: null } } } },
    { status: 1, learnerId: "somebody-else" },
  );
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  expect(server.asked(START)).toEqual([]);
});

test("waits for the learner to start a quiz whose state has no owner", async () => {
  const { server } = await open({ [DETAILS]: stands(0) }, { raw: { ...CARD, status: 1 } });
  await screen.findByText("Step 4 of 4");
  expect(server.asked(START)).toEqual([]);
});

test("believes the server about a quiz, not the history", async () => {
  await open({ [DETAILS]: stands(0) }, { duration: 60, totalQuestions: 99, name: "Forged" });
  await screen.findByText("15 minutes");
  expect(screen.getByText("2 questions")).toBeTruthy();
});

test.each([{ freeQuizId: "quiz", status: 0 }, { ...CARD, duration: "x" }, "quiz", 7])(
  "treats a state that isn't a quiz (%j) as no state",
  async (raw) => {
    await open({ [LAST]: { body: { result: { running: null, finished: null } } } }, { raw });
    await screen.findByText("You don't have a quiz in progress. Choose one to take.");
    await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  },
);

test.each([
  [400, "invalid-input"],
  [404, "not-found"],
])("leads to the list for an id that doesn't exist (%i)", async (status, code) => {
  await open({ [DETAILS]: refusal(status, code, "No.") }, { status: 0 });
  await screen.findByText("We couldn't find that quiz. Choose one to take.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("asks again on Retry when the server didn't say how the quiz stands", async () => {
  const { user, server } = await open(
    { [DETAILS]: refusal(500, "internal-error", "Ours.") },
    { status: 0 },
  );
  await screen.findByText("We couldn't open the quiz.");
  server.answers[DETAILS] = stands(0);
  await user.click(button("Retry"));
  await screen.findByText("Step 4 of 4");
});
