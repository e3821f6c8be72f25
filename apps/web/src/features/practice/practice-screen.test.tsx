// @vitest-environment happy-dom
import type { ReviewedQuestion } from "@theta/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { MEERA } from "../../../test/test-server.ts";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { asked, OPTIONS, ROWS, STATEMENTS } from "../question/shared/test-questions.ts";
import { stimulusOf } from "../question/stimulus/stimulus.tsx";
import { createStore } from "../../lib/session/store.ts";
import { type Answer, type Answers, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";
import { PracticeScreen } from "./practice-screen.tsx";

// It's called with every rendering of the question.
vi.mock(import("../question/stimulus/stimulus.tsx"), { spy: true });

afterEach(closeScreen);

const OVERVIEW = "GET /practice/overview";
const NEXT = "POST /practice/next-question";
const ANSWER = "POST /practice/answer";

const topic = (section: string, format: string, name: string, right = 0) => ({
  section,
  format,
  topic: name,
  questions: 20,
  answered: 5,
  right,
});
const overview = (more: object = {}): Answer => ({
  body: {
    result: {
      due: 3,
      missed: 4,
      nextDueAt: null,
      topics: [
        topic("quant", "problem-solving", "Primes", 4),
        topic("verbal", "critical-reasoning", "Critical Reasoning: Flaw"),
        topic("verbal", "reading-comprehension", "Reading Comprehension: Tone"),
      ],
      ...more,
    },
  },
});

const next = (
  question: ReviewedQuestion,
  reason = "due",
  secondsSoFar: number | null = 0,
  showingId = 7,
): Answer => ({
  body: {
    result: {
      question: { ...asked(question), order: 1, name: "Primes", isAnswered: false, revision: 0 },
      showingId,
      reason,
      secondsSoFar,
      fitting: 12,
    },
  },
});
const nothing: Answer = {
  body: {
    result: { question: null, showingId: null, reason: null, secondsSoFar: null, fitting: 0 },
  },
};
const DUE_AT = new Date(2999, 10, 21, 12).getTime();
const outcome = (question: ReviewedQuestion, given: object, isCorrect: boolean): Answer => ({
  body: {
    result: {
      question: {
        ...question,
        order: 1,
        name: "Primes",
        isAnswered: true,
        ...given,
        isCorrect,
        timeSpent: 84,
      },
      dueAt: isCorrect ? null : DUE_AT,
    },
  },
});

async function open(answers: Answers = {}, state?: object) {
  saveSignedIn(MEERA);
  const opened = await openScreen(
    <Provider store={createStore()}>
      <PracticeScreen />
    </Provider>,
    {
      at: "/practice",
      state,
      answers: {
        [OVERVIEW]: overview(),
        [NEXT]: next(OPTIONS),
        [ANSWER]: outcome(OPTIONS, { optionId: "o-1" }, false),
        ...answers,
      },
    },
  );
  return {
    ...opened,
    filters: () =>
      opened.server.asked(NEXT).map(({ body }) => (body as { filter: unknown }).filter),
  };
}

/** A test takes only a moment, and never less than zero. */
const IN_VIEW: unknown = expect.toSatisfy((seconds) => seconds >= 0 && seconds < 60);

const question = async () => await screen.findByRole("radio", { name: "B two" });
const isChosen = () => screen.getByRole<HTMLInputElement>("radio", { name: "B two" }).checked;
const button = (name: string) => screen.findByRole("button", { name });

test("works with the keyboard alone: choose, check, read, and go to the next", async () => {
  const { user, server } = await open();
  await question();
  expect(screen.getByText("3 questions you missed are due for another look.")).toBeTruthy();
  expect(screen.getByText("Reading Comprehension · Due for another look")).toBeTruthy();
  expect(screen.getByText("12 questions match")).toBeTruthy();
  await user.keyboard("{Enter}");
  await screen.findByText("Please select an option before proceeding");
  expect(server.asked(ANSWER)).toEqual([]);
  await user.keyboard("b");
  expect(isChosen()).toBe(true);
  expect(screen.queryByText("Please select an option before proceeding")).toBeNull();
  server.answers[OVERVIEW] = overview({ due: 2 });
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toEqual([
    { questionId: "options", showingId: 7, answerId: "o-1", secondsInView: IN_VIEW },
  ]);
  const heading = screen.getByRole("heading", {
    name: "Incorrect. You'll see it again on Thursday, November 21.",
  });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("You took 1 min 24 s.")).toBeTruthy();
  await screen.findByText("2 questions you missed are due for another look.");
  server.answers[NEXT] = next(ROWS, "new");
  await user.keyboard("{Enter}");
  await screen.findByText("Table Analysis · New to you");
  expect(server.asked(NEXT).at(-1)?.body).toEqual({ filter: {}, after: "options" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Primes" }));
});

test("says that a question answered right doesn't come back", async () => {
  const { user } = await open({ [ANSWER]: outcome(OPTIONS, { optionId: "o-0" }, true) });
  await question();
  await user.keyboard("1{Enter}");
  await screen.findByRole("heading", { name: "Correct. You're done with this one." });
});

test("asks for all parts of a question", async () => {
  const { user, server } = await open({
    [NEXT]: next(ROWS),
    [ANSWER]: outcome(ROWS, {}, false),
  });
  const [yes] = await screen.findAllByRole("radio", { name: /Yes/ });
  await user.click(yes!);
  await user.click(await button("Check answer"));
  await screen.findByText(
    "Please select an option before proceeding. Not answered yet: statement 2.",
  );
  await user.click(screen.getAllByRole("radio", { name: /No/ })[1]!);
  await user.click(await button("Check answer"));
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toEqual([
    {
      questionId: "rows",
      showingId: 7,
      secondsInView: IN_VIEW,
      parts: [
        { partId: "row-0", optionId: "r0-0" },
        { partId: "row-1", optionId: "r1-1" },
      ],
    },
  ]);
});

const calculator = () => screen.queryByRole("dialog", { name: "Calculator" });

test("Data Insights has a calculator until you answer, and typing into it answers nothing", async () => {
  const { user, server } = await open({
    [NEXT]: next(STATEMENTS),
    [ANSWER]: outcome(STATEMENTS, { optionId: "o-1" }, false),
  });
  await question();
  expect(screen.getByText(/Alt\+C for the calculator$/)).toBeTruthy();
  await user.keyboard("{Alt>}c{/Alt}");
  expect(document.activeElement).toBe(calculator());
  vi.mocked(stimulusOf).mockClear();
  await user.keyboard("2/4{Enter}");
  expect(stimulusOf).not.toHaveBeenCalled();
  expect(screen.getByRole("status", { name: "Display" }).textContent).toBe("0.5");
  expect(isChosen()).toBe(false);
  expect(server.asked(ANSWER)).toEqual([]);
  await user.keyboard("{Escape}b{Enter}");
  await screen.findByRole("heading", { name: "Solution" });
  await user.keyboard("{Alt>}c{/Alt}");
  expect(calculator()).toBeNull();
  expect(screen.queryByRole("button", { name: "Calculator" })).toBeNull();
});

test("other sections have no calculator", async () => {
  const { user } = await open();
  await question();
  await user.keyboard("{Alt>}c{/Alt}");
  expect(calculator()).toBeNull();
  expect(screen.queryByRole("button", { name: "Calculator" })).toBeNull();
});

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("asks for what the filters say, and formats and topics follow the section", async () => {
  const { user, filters } = await open();
  await question();
  await button("Practice Primes");
  expect(optionsOf("Topic")).toHaveLength(4);
  await user.selectOptions(screen.getByLabelText("Section"), "Verbal");
  await waitFor(() => expect(filters().at(-1)).toEqual({ section: "verbal" }));
  expect(optionsOf("Question type")).toEqual([
    "Any question type",
    "Reading Comprehension",
    "Critical Reasoning",
  ]);
  expect(optionsOf("Topic")).not.toContain("Primes");
  await user.selectOptions(screen.getByLabelText("Topic"), "Critical Reasoning: Flaw");
  await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
  await user.click(
    screen.getByRole("switch", { name: "Only what I got wrong or left unanswered" }),
  );
  await waitFor(() =>
    expect(filters().at(-1)).toEqual({
      section: "verbal",
      topic: "Critical Reasoning: Flaw",
      level: "hard",
      onlyMissed: true,
    }),
  );
  await user.selectOptions(screen.getByLabelText("Section"), "Any section");
  await user.selectOptions(screen.getByLabelText("Section"), "Quantitative");
  await waitFor(() =>
    expect(filters().at(-1)).toEqual({ section: "quant", level: "hard", onlyMissed: true }),
  );
});

test("says in one line what you're practicing on a phone, with a sheet to change it", async () => {
  const { user, filters } = await open({}, { filter: { section: "quant", topic: "Primes" } });
  await question();
  expect(screen.getByText("Quantitative · Primes")).toBeTruthy();
  const change = await button("Change what to practice");
  await user.click(change);
  const sheet = within(await screen.findByRole("dialog", { name: "What to practice" }));
  expect(sheet.getByText("12 questions match")).toBeTruthy();
  await user.selectOptions(sheet.getByLabelText("Difficulty"), "Hard");
  await waitFor(() =>
    expect(filters().at(-1)).toEqual({ section: "quant", topic: "Primes", level: "hard" }),
  );
  await user.click(sheet.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(filters().at(-1)).toEqual({}));
  expect(sheet.queryByRole("button", { name: "Clear" })).toBeNull();
  await user.click(sheet.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("All questions")).toBeTruthy();
  expect(document.activeElement).toBe(change);
});

test("keeps the question and the choice when it matches the new filter too", async () => {
  const { user, filters } = await open();
  await question();
  await user.keyboard("b");
  await user.selectOptions(screen.getByLabelText("Difficulty"), "Medium");
  await waitFor(() => expect(filters()).toHaveLength(2));
  await question();
  expect(isChosen()).toBe(true);
});

test("uses the filter sent along by another screen", async () => {
  const { filters } = await open({}, { filter: { section: "verbal", onlyMissed: true } });
  await question();
  expect(filters()).toEqual([{ section: "verbal", onlyMissed: true }]);
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
});

test("says how each topic went and leads to questions on it", async () => {
  const { user, filters } = await open();
  await question();
  const row = (await button("Practice Primes")).closest("li");
  expect(row?.textContent).toContain("4 of 5 right · 20 questions");
  await user.click(await button("Practice Primes"));
  await waitFor(() =>
    expect(filters().at(-1)).toEqual({
      section: "quant",
      format: "problem-solving",
      topic: "Primes",
    }),
  );
  await question();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Primes" })),
  );
});

test("practices topics with few questions together, until one of them is chosen", async () => {
  const small = (name: string) => ({
    ...topic("verbal", "critical-reasoning", `Critical Reasoning: ${name}`, 2),
    questions: 3,
  });
  const weaken = topic("verbal", "critical-reasoning", "Critical Reasoning: Weaken");
  const { user, filters } = await open({
    [OVERVIEW]: overview({ topics: [small("Flaw"), small("Plan"), weaken] }),
  });
  await question();
  const practiceThem = await button("Practice Critical Reasoning: 2 more topics");
  expect(practiceThem.closest("li")?.textContent).toContain(
    "Flaw, Plan4 of 10 right · 6 questions",
  );
  await user.click(practiceThem);
  const topics = ["Critical Reasoning: Flaw", "Critical Reasoning: Plan"];
  const these = { section: "verbal", format: "critical-reasoning" };
  await waitFor(() => expect(filters().at(-1)).toEqual({ ...these, topics }));
  expect(screen.getByText("Verbal · Critical Reasoning · 2 topics")).toBeTruthy();
  expect(optionsOf("Topic").slice(0, 2)).toEqual(["Any topic", "2 topics"]);
  await user.selectOptions(screen.getByLabelText("Topic"), topics[1]!);
  await waitFor(() => expect(filters().at(-1)).toEqual({ ...these, topic: topics[1] }));
  expect(optionsOf("Topic")).not.toContain("2 topics");
});

test("says which part of the filter to remove when nothing matches, and removes it", async () => {
  const { user, server, filters } = await open(
    { [NEXT]: nothing },
    { filter: { section: "quant", level: "hard" } },
  );
  await screen.findByRole("heading", { name: "No questions match" });
  await screen.findByText("None of the questions that match your other filters are hard.");
  server.answers[NEXT] = next(OPTIONS);
  await user.click(await button("Any difficulty"));
  await question();
  expect(filters().at(-1)).toEqual({ section: "quant" });
});

test("says that the question didn't load, and Retry loads it", async () => {
  const { user, server } = await open({ [NEXT]: refusal(500, "internal-error", "Our fault.") });
  await screen.findByText("We couldn't load the question.");
  expect(screen.getByText("Our fault.")).toBeTruthy();
  server.answers[NEXT] = next(OPTIONS);
  await user.click(await button("Retry"));
  await question();
});

test("keeps the question when the overview didn't load, and Retry loads it", async () => {
  const { user, server } = await open({ [OVERVIEW]: refusal(500, "internal-error", "Ours.") });
  await question();
  await screen.findByText("We couldn't load your reviews and results.");
  server.answers[OVERVIEW] = overview({ due: 1 });
  await user.click(await button("Retry"));
  await screen.findByText("1 question you missed is due for another look.");
});

test("keeps the choice when the answer can't be sent, and Retry sends it", async () => {
  const { user, server } = await open({ [ANSWER]: refusal(503, "try-again", "Not now.") });
  await question();
  await user.keyboard("b{Enter}");
  await screen.findByText("Not now.");
  expect(isChosen()).toBe(true);
  server.answers[ANSWER] = outcome(OPTIONS, { optionId: "o-1" }, false);
  await user.click(await button("Retry"));
  await screen.findByRole("heading", { name: "Solution" });
});

test("says that you're offline", async () => {
  const { user, server } = await open();
  await question();
  server.loseTheLine();
  await user.keyboard("b{Enter}");
  await screen.findByText(/^You're offline\. Your choice stays here/);
  expect(isChosen()).toBe(true);
});

const comeBackOnline = () => window.dispatchEvent(new Event("online"));

test("sends the choice and loads the next question by itself when back online", async () => {
  const { user, server } = await open();
  await question();
  server.loseTheLine();
  await user.keyboard("b{Enter}");
  await screen.findByText(/^You're offline\./);
  server.findTheLine();
  comeBackOnline();
  await screen.findByRole("heading", { name: "Solution" });
  server.loseTheLine();
  await user.click(await button("Next question"));
  await screen.findByText(/^We couldn't load the next question\./);
  server.findTheLine();
  server.answers[NEXT] = next(ROWS, "new");
  comeBackOnline();
  await screen.findByText("Table Analysis · New to you");
});

test("doesn't send another choice made offline by itself", async () => {
  const { user, server } = await open();
  await question();
  server.loseTheLine();
  await user.keyboard("b{Enter}");
  await screen.findByText(/^You're offline\./);
  await user.keyboard("a");
  expect(screen.queryByText(/^You're offline\./)).toBeNull();
  server.findTheLine();
  comeBackOnline();
  await user.click(await button("Check answer"));
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toEqual([
    { questionId: "options", showingId: 7, answerId: "o-0", secondsInView: IN_VIEW },
  ]);
});

test("loads the question and the overview when back online", async () => {
  const { server } = await open({
    [NEXT]: refusal(503, "try-again", "Not now."),
    [OVERVIEW]: refusal(503, "try-again", "Not now."),
  });
  await screen.findByText("We couldn't load the question.");
  await screen.findByText("We couldn't load your reviews and results.");
  server.answers[NEXT] = next(OPTIONS);
  server.answers[OVERVIEW] = overview({ due: 1 });
  comeBackOnline();
  await question();
  await screen.findByText("1 question you missed is due for another look.");
});

test("shows the answer from another window", async () => {
  const { user } = await open({
    [ANSWER]: refusal(409, "answered-already", "You've already answered this question."),
    "GET /practice/answered-question?questionId=options": outcome(
      OPTIONS,
      { optionId: "o-0" },
      true,
    ),
  });
  await question();
  await user.keyboard("b{Enter}");
  await screen.findByRole("heading", { name: "Correct. You're done with this one." });
  expect(
    screen.getByText(/You answered this in another window, and that answer counts\./),
  ).toBeTruthy();
});

test("keeps the solution when the next question doesn't load, and Retry goes on", async () => {
  const { user, server } = await open();
  await question();
  await user.keyboard("b{Enter}");
  await screen.findByRole("heading", { name: "Solution" });
  server.answers[NEXT] = refusal(503, "try-again", "Not now.");
  await user.click(await button("Next question"));
  await screen.findByText("We couldn't load the next question. Not now.");
  expect(screen.getByRole("heading", { name: "Solution" })).toBeTruthy();
  server.answers[NEXT] = next(ROWS, "new");
  await user.click(await button("Retry"));
  await screen.findByText("Table Analysis · New to you");
});

function lookAway(isAway: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: isAway });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("doesn't count time in another tab or time offline", async () => {
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => {
    clock.mockRestore();
    Reflect.deleteProperty(document, "hidden");
  });
  let minutes = 0;
  clock.mockImplementation(() => minutes * 60_000);
  const { user, server } = await open();
  await question();
  minutes += 1;
  lookAway(true);
  minutes += 50;
  lookAway(false);
  minutes += 1;
  server.loseTheLine();
  await user.keyboard("b{Enter}");
  await screen.findByText(/^You're offline\./);
  minutes += 30;
  server.findTheLine();
  await user.click(await button("Retry"));
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toMatchObject([{ secondsInView: 120 }]);
});

test("keeps counting after a reload", async () => {
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  let minutes = 0;
  clock.mockImplementation(() => minutes * 60_000);
  await open({ [NEXT]: next(OPTIONS, "due", null) });
  await question();
  minutes += 2;
  cleanup();
  minutes += 40;
  const { user, server } = await open({ [NEXT]: next(OPTIONS, "due", null) });
  await question();
  expect(screen.getByRole("timer").textContent).toBe("02:00");
  minutes += 1;
  await user.keyboard("b{Enter}");
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toMatchObject([{ secondsInView: 180 }]);
});

test("starts over when the same question is shown again", async () => {
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  let minutes = 0;
  clock.mockImplementation(() => minutes * 60_000);
  const { user, server, filters } = await open({ [NEXT]: next(OPTIONS, "due", null, 7) });
  await question();
  await user.keyboard("{Enter}");
  await screen.findByText("Please select an option before proceeding");
  minutes += 5;
  server.answers[NEXT] = next(OPTIONS, "again", null, 8);
  await user.selectOptions(screen.getByLabelText("Difficulty"), "Medium");
  await waitFor(() => expect(filters()).toHaveLength(2));
  await screen.findByText("Reading Comprehension · Right last time");
  expect(screen.queryByText("Please select an option before proceeding")).toBeNull();
  expect(screen.getByRole("timer").textContent).toBe("00:00");
  minutes += 1;
  await user.click(await question());
  await user.click(await button("Check answer"));
  await screen.findByRole("heading", { name: "Solution" });
  expect(server.asked(ANSWER).map(({ body }) => body)).toEqual([
    { questionId: "options", showingId: 8, answerId: "o-1", secondsInView: 60 },
  ]);
});

test("hides the time and keeps it hidden for the next question", async () => {
  const { user, server } = await open();
  await question();
  expect(screen.getByRole("timer", { name: "Time on this question" })).toBeTruthy();
  await user.click(await button("Hide time"));
  expect(screen.queryByRole("timer")).toBeNull();
  await user.keyboard("b");
  await user.click(await button("Check answer"));
  server.answers[NEXT] = next(ROWS, "new");
  await user.click(await button("Next question"));
  await screen.findByText("Table Analysis · New to you");
  expect(screen.queryByRole("timer")).toBeNull();
  await button("Show time");
});
