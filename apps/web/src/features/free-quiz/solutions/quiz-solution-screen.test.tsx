// @vitest-environment happy-dom
import type { SolvedQuestion } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { ARGUMENT, OPTIONS } from "../../question/shared/test-questions.ts";
import { createStore } from "../../../lib/session/store.ts";
import { DETAILS, MEERA, withoutPlan } from "../../../../test/test-server.ts";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { QuizSolutionScreen } from "./quiz-solution-screen.tsx";

afterEach(closeScreen);

const QUIZ = {
  freeQuizId: "q-1",
  quizType: 2,
  testType: 1,
  name: "Verbal Warm-Up",
  about: "Ten questions.",
  status: 2,
  duration: 900,
  expiryDateTimestamp: 0,
  isAvailable: true,
  totalQuestions: 4,
};
const SOLUTION = "GET /free-quiz-answers/free-quiz-solution?freeQuizId=q-1";
const LAST = "GET /free-quiz/last-free-quiz";

function question(order: number, more: Partial<SolvedQuestion>): SolvedQuestion {
  return {
    ...OPTIONS,
    questionId: `id-${order}`,
    order,
    name: `Question ${order}`,
    isAnswered: true,
    isCorrect: false,
    timeSpent: 60,
    ...more,
  };
}

/** Right, wrong, not answered, and answered with no option chosen. */
const QUESTIONS = [
  question(1, { optionId: "o-0", isCorrect: true, difficuiltyLevel: 3, timeSpent: 100 }),
  question(2, { optionId: "o-1", difficuiltyLevel: 4, timeSpent: 20, solution: [] }),
  question(3, { isAnswered: false, difficuiltyLevel: 7, timeSpent: null, topicName: "" }),
  question(4, {}),
];

function open(answers: Record<string, Answer> = {}, state: unknown = QUIZ, search = "") {
  saveSignedIn(MEERA);
  return openScreen(
    <Provider store={createStore()}>
      <QuizSolutionScreen />
    </Provider>,
    { at: `/Solution${search}`, state, answers: { [SOLUTION]: { body: QUESTIONS }, ...answers } },
  );
}

const shown = () => screen.findByRole("heading", { level: 2, name: /^Question \d+\.$/ });
const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
/** The list's buttons, with the one on screen in brackets. */
const listed = () =>
  within(screen.getByRole("list", { name: "Questions" }))
    .getAllByRole("button")
    .map((one) => {
      const name = one.getAttribute("aria-label");
      return one.getAttribute("aria-current") === "true" ? `[${name}]` : name;
    });
const choose = (user: Awaited<ReturnType<typeof open>>["user"], filter: string) =>
  user.selectOptions(screen.getByLabelText("Filter questions"), filter);

test("says that it's loading", async () => {
  await open();
  expect(screen.getByText("Loading...")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Solutions");
  await shown();
  expect(screen.queryByText("Loading...")).toBeNull();
});

test("shows the first question's topic, difficulty, verdict, and time", async () => {
  await open();
  const head = (await shown()).parentElement!.parentElement!;
  expect(head.textContent).toBe(
    "Question 1.CorrectPrimes · EasyYou took 1:40. Your average was 1:00.",
  );
  expect(screen.queryByText(/Difficulty/)).toBeNull();
  expect(screen.getByRole("heading", { name: "Solution" })).toBeTruthy();
});

test("lists every question with how it was answered", async () => {
  await open();
  await shown();
  expect(listed()).toEqual([
    "[Question 1, correct]",
    "Question 2, incorrect",
    "Question 3, not answered",
    "Question 4, incorrect",
  ]);
  const legend = within(screen.getByRole("list", { name: "Legend" }));
  expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Correct1",
    "Incorrect2",
    "Not Answered1",
    "This question",
  ]);
});

test("tags a wrong choice as well as the correct one, and shows no heading without a solution", async () => {
  const { user } = await open();
  await shown();
  await user.click(button("Question 2, incorrect"));
  const options = within(screen.getByRole("list", { name: "Options" })).getAllByRole("listitem");
  expect(options[0]?.textContent).toContain("Correct");
  expect(options[1]?.textContent).toContain("Wrong");
  expect(screen.queryByRole("heading", { name: "Solution" })).toBeNull();
  expect(await screen.findByText(/Medium/)).toBeTruthy();
});

test("says what's missing: no topic, no time, no answer", async () => {
  const { user } = await open();
  await shown();
  await user.click(button("Question 3, not answered"));
  const head = (await shown()).parentElement!.parentElement!;
  expect(head.textContent).toBe("Question 3.Not AnsweredN/A · HardTime not recorded");
});

test("stops Next and Previous at the ends of the list and moves the focus to the question", async () => {
  const { user } = await open();
  await shown();
  expect([isOff("Previous"), isOff("Next")]).toEqual([true, false]);
  await user.click(button("Next"));
  expect((await shown()).textContent).toBe("Question 2.");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Question 2."));
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect((await shown()).textContent).toBe("Question 4.");
  expect([isOff("Previous"), isOff("Next")]).toEqual([false, true]);
  await user.click(button("Next"));
  await user.keyboard("{ArrowRight}");
  expect((await shown()).textContent).toBe("Question 4.");
  await user.keyboard("{ArrowLeft}");
  expect((await shown()).textContent).toBe("Question 3.");
});

test("leaves the arrow keys to the filter when it has the focus", async () => {
  const { user } = await open();
  await shown();
  screen.getByLabelText("Filter questions").focus();
  await user.keyboard("{ArrowRight}");
  expect((await shown()).textContent).toBe("Question 1.");
});

test.each([
  ["Answered", ["[Question 1, correct]", "Question 2, incorrect", "Question 4, incorrect"]],
  ["Not Answered", ["[Question 3, not answered]"]],
  ["Correct", ["[Question 1, correct]"]],
  ["Incorrect", ["[Question 2, incorrect]", "Question 4, incorrect"]],
])(
  "%s lists its questions and shows the first unless the one on screen is among them",
  async (filter, list) => {
    const { user } = await open();
    await shown();
    await choose(user, filter);
    expect(listed()).toEqual(list);
  },
);

test("keeps Previous and Next within the list, and All keeps the question", async () => {
  const { user } = await open();
  await shown();
  await choose(user, "Incorrect");
  await user.click(button("Next"));
  expect((await shown()).textContent).toBe("Question 4.");
  expect(isOff("Next")).toBe(true);
  await choose(user, "All");
  expect((await shown()).textContent).toBe("Question 4.");
});

test("keeps the question a filter chose when the filter is removed", async () => {
  const { user } = await open();
  await shown();
  await choose(user, "Incorrect");
  expect((await shown()).textContent).toBe("Question 2.");
  await choose(user, "All");
  expect((await shown()).textContent).toBe("Question 2.");
});

test("says that a filter lists nothing and offers a way back", async () => {
  const { user } = await open({ [SOLUTION]: { body: QUESTIONS.slice(0, 2) } });
  await shown();
  await choose(user, "Not Answered");
  expect(screen.getByRole("heading", { name: "No question selected" })).toBeTruthy();
  expect(screen.getAllByText("You answered every question.")).toHaveLength(2);
  expect([isOff("Previous"), isOff("Next")]).toEqual([true, true]);
  await user.click(button("Show all questions"));
  expect((await shown()).textContent).toBe("Question 1.");
});

test("opens at the question of the row pressed in the analytics", async () => {
  await open({}, { ...QUIZ, questionId: "id-3" });
  expect((await shown()).textContent).toBe("Question 3.");
});

test("keeps the question and the filter over a reload", async () => {
  const { user } = await open();
  await shown();
  await choose(user, "Incorrect");
  await user.click(button("Question 4, incorrect"));
  const left = whereabouts();
  expect(left).toMatchObject({ search: "?filter=incorrect&question=4", state: QUIZ });
  closeScreen();
  await open({}, left.state, left.search);
  expect((await shown()).textContent).toBe("Question 4.");
  expect(listed()).toEqual(["Question 2, incorrect", "[Question 4, incorrect]"]);
});

test("prefers the question in the address over the one from the analytics", async () => {
  await open({}, { ...QUIZ, questionId: "id-3" }, "?question=2");
  expect((await shown()).textContent).toBe("Question 2.");
});

test.each(["?question=99&filter=everything", "?question=-1", "?question=x"])(
  "starts at the first question for an address that makes no sense (%s)",
  async (search) => {
    await open({}, QUIZ, search);
    expect((await shown()).textContent).toBe("Question 1.");
    expect(listed()).toHaveLength(4);
  },
);

test("shows Help, and the arrow keys do nothing meanwhile", async () => {
  const { user } = await open();
  await shown();
  await user.click(button("Help"));
  const dialog = within(await screen.findByRole("dialog", { name: "Help" }));
  expect(dialog.getByText("The options")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await shown()).textContent).toBe("Question 1.");
});

test("opens the list by its button where there's no room for it, and closes it on a choice", async () => {
  const { user } = await open();
  await shown();
  await user.click(button("Question List, 1 of 4"));
  const drawer = within(await screen.findByRole("dialog", { name: "Question List" }));
  await user.click(drawer.getByRole("button", { name: "Question 4, incorrect" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await shown()).textContent).toBe("Question 4.");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Question 4."));
});

test("shows the quiz finished last when opened by its address", async () => {
  await open({ [LAST]: { body: { result: { running: null, finished: QUIZ } } } }, null);
  expect((await shown()).textContent).toBe("Question 1.");
  expect(screen.getByText("Verbal Warm-Up")).toBeTruthy();
});

test("leads to the list and says why when no quiz is finished", async () => {
  await open({ [LAST]: { body: { result: { running: null, finished: null } } } }, null);
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  expect(await screen.findByText(/haven't finished a quiz yet/)).toBeTruthy();
});

test("doesn't request a topic test's solutions that the server would refuse", async () => {
  const topicTest = { topic: "Assumptions", lock: null };
  const { server } = await open({ [DETAILS]: withoutPlan(false) }, { ...QUIZ, topicTest });
  await screen.findByText(/^Choose a plan to see the results of your topic tests\./);
  expect(server.asked(SOLUTION)).toEqual([]);
});

test("says that a quiz isn't finished and leads to it", async () => {
  const why = "Finish the quiz to see its solutions and analytics.";
  const { user } = await open({ [SOLUTION]: refusal(403, "quiz-not-finished", why) });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole("link", { name: "All free quizzes" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Go to the quiz" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/free-test",
    state: { freeQuizId: "q-1", status: 0 },
  });
});

test("leads to the list when the quiz is gone", async () => {
  await open({ [SOLUTION]: refusal(404, "not-found", "We couldn't find that quiz.") });
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
  expect(await screen.findByText("We couldn't find that quiz.")).toBeTruthy();
});

test("says that the solutions didn't load, and Retry loads them", async () => {
  const { user, server } = await open({ [SOLUTION]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load the solutions.");
  server.answers[SOLUTION] = { body: QUESTIONS };
  await user.click(button("Retry"));
  expect((await shown()).textContent).toBe("Question 1.");
});

test("opens a question that wasn't reached and says so", async () => {
  const questions = [
    ...QUESTIONS.slice(0, 3),
    question(4, { isAnswered: false, isReached: false, timeSpent: null }),
  ];
  const { user } = await open({ [SOLUTION]: { body: questions } });
  await shown();
  const legend = within(screen.getByRole("list", { name: "Legend" }));
  expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Correct1",
    "Incorrect1",
    "Not Answered2",
    "1 of them not reached before time ran out",
    "This question",
  ]);
  await choose(user, "Not Answered");
  expect(listed()).toEqual(["[Question 3, not answered]", "Question 4, not answered"]);
  await user.click(button("Question 4, not answered"));
  expect(screen.getByText("Not reached before time ran out")).toBeTruthy();
});

test("says which questions share a passage", async () => {
  const sections = ARGUMENT.sections;
  const { user } = await open({
    [SOLUTION]: { body: [...QUESTIONS.slice(0, 3), question(4, { sections })] },
  });
  await screen.findByRole("group", { name: "Passage for questions 1–3" });
  await user.click(screen.getByRole("button", { name: /^Question 4, / }));
  await screen.findByRole("group", { name: "Passage" });
});
