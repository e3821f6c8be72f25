// @vitest-environment happy-dom
import type { QuizCard, ReviewedQuestion, ServedQuestion } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { asked, OPTIONS, ROWS, SOURCES } from "../../question/shared/test-questions.ts";
import { createStore } from "../../../lib/session/store.ts";
import { type Answer, type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { FreeTestScreen } from "./free-test-screen.tsx";

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
 * Each test has a learner of its own: runs outlive the screen. What arrives is theirs unless it says
 * otherwise, and the quiz stands with the server as it arrives.
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
        <FreeTestScreen />
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

test("a topic test is called one on each of its steps, with its own time and price", async () => {
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
    expect(textContent).not.toMatch(/quiz|No plan is needed/i);
    if (step > 1) await user.click(button("Previous"));
  }
});

test("a topic test whose time is up says so, and leads back to the topic tests", async () => {
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

test("a running quiz opens at its question, with the answer that the server has", async () => {
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

test("Next wants an answer, whole where there are parts, and asks nobody before", async () => {
  const { user, server } = await open({ [START]: running(served(ROWS, 1)) }, { status: 1 });
  await at(1);
  const words = "Please select an option before proceeding";
  await user.keyboard("{Enter}");
  await screen.findByText(words);
  expect(screen.getByText("Still open: statements 1 and 2.")).toBeTruthy();
  const [first, second] = screen.getAllByRole("radiogroup");
  expect(document.activeElement).toBe(yesOf(first!));
  await user.click(yesOf(first!));
  expect(screen.queryByText(words)).toBeNull();
  await user.click(button("Next"));
  await screen.findByText(words);
  expect(screen.getByText("Still open: statement 2.")).toBeTruthy();
  expect(document.activeElement).toBe(yesOf(second!));
  expect(server.asked(SAVE)).toEqual([]);
  // Half an answer is on this device for a reload.
  expect(Object.keys(localStorage).filter((key) => key.startsWith("pending:"))).toHaveLength(1);
});

test("Saved is said when the server has said so, and Next brings the next question", async () => {
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

test("within a set the source that is open stays open, and only the question is another", async () => {
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

test("another set begins anew", async () => {
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

test("the last answer submits the quiz, and the way leads to the dashboard", async () => {
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

test("a refusal for good locks Next with its reason until Retry has helped", async () => {
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

test("a quiz that is over leads to its analytics", async () => {
  await open({ [START]: refusal(409, "quiz-finished", "This quiz is over.") }, { status: 1 });
  await waitFor(() => expect(whereabouts().pathname).toBe("/SolutionAndAnaalytics"));
  expect(whereabouts().state).toMatchObject({ freeQuizId: "quiz", status: 2 });
});

test("a quiz that does not open leads back to the list, and says why", async () => {
  await open({ [START]: refusal(404, "not-found", "We couldn't find that quiz.") }, { status: 1 });
  await screen.findByText("We couldn't find that quiz.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("opened by its address the running quiz goes on; a failure says so and Retry helps", async () => {
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

test("opened by its address without a running quiz it leads to the list, saying so", async () => {
  await open({ [LAST]: { body: { result: { running: null, finished: null } } } });
  await screen.findByText("No quiz of yours is running. Choose one to take.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("Back from a quiz that runs goes on with it, and shows no instructions", async () => {
  await open({ [DETAILS]: stands(1), [START]: running(served(OPTIONS, 1)) }, { status: 0 });
  await at(1);
  expect(screen.queryByText("Quiz instructions")).toBeNull();
});

/** Leaves its content and comes back to it in one go, as Back and Forward do when pressed quickly. */
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

test("instructions opened again at once ask again whether the quiz has begun meanwhile", async () => {
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

test("Back from a quiz that is over leads to its result, and starts nothing", async () => {
  const { server } = await open({ [DETAILS]: stands(2) }, { status: 0, step: 4 });
  await waitFor(() => expect(whereabouts().pathname).toBe("/SolutionAndAnaalytics"));
  expect(whereabouts().state).toMatchObject({ freeQuizId: "quiz", status: 2 });
  expect(screen.queryByText("Quiz instructions")).toBeNull();
  expect(server.asked(START)).toEqual([]);
});

test("another learner's quiz, left in the tab's history, starts nothing", async () => {
  const { server } = await open(
    { [LAST]: { body: { result: { running: null, finished: null } } } },
    { status: 1, learnerId: "somebody-else" },
  );
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  expect(server.asked(START)).toEqual([]);
});

test("a quiz said to run by nobody in particular starts only by the learner's hand", async () => {
  const { server } = await open({ [DETAILS]: stands(0) }, { raw: { ...CARD, status: 1 } });
  await screen.findByText("Step 4 of 4");
  expect(server.asked(START)).toEqual([]);
});

test("what the history holds of a quiz is not believed where the server knows better", async () => {
  await open({ [DETAILS]: stands(0) }, { duration: 60, totalQuestions: 99, name: "Forged" });
  await screen.findByText("15 minutes");
  expect(screen.getByText("2 questions")).toBeTruthy();
});

test.each([{ freeQuizId: "quiz", status: 0 }, { ...CARD, duration: "x" }, "quiz", 7])(
  "a state that is no quiz (%j) is as none",
  async (raw) => {
    await open({ [LAST]: { body: { result: { running: null, finished: null } } } }, { raw });
    await screen.findByText("No quiz of yours is running. Choose one to take.");
    await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  },
);

test.each([
  [400, "invalid-input"],
  [404, "not-found"],
])("an id that is none (%i) leads to the list", async (status, code) => {
  await open({ [DETAILS]: refusal(status, code, "No.") }, { status: 0 });
  await screen.findByText("We couldn't find that quiz. Choose one to take.");
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("when the server does not say how the quiz stands, Retry asks again", async () => {
  const { user, server } = await open(
    { [DETAILS]: refusal(500, "internal-error", "Ours.") },
    { status: 0 },
  );
  await screen.findByText("The quiz could not be opened.");
  server.answers[DETAILS] = stands(0);
  await user.click(button("Retry"));
  await screen.findByText("Step 4 of 4");
});
