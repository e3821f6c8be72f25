// @vitest-environment happy-dom
import type { QuizReportRow } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { MEERA } from "../../../../test/test-server.ts";
import { type Answer, notOurs, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { QuizReportScreen } from "./quiz-report-screen.tsx";

afterEach(closeScreen);

const QUIZ = {
  freeQuizId: "q-1",
  quizType: 3,
  testType: 1,
  name: "Quant Warm-Up",
  about: "Five questions.",
  status: 2,
  duration: 450,
  expiryDateTimestamp: 0,
  isAvailable: true,
  totalQuestions: 5,
};
const NEXT = { ...QUIZ, freeQuizId: "q-2", name: "Ratios", about: "Parts.", status: 0 };
const ANALYTICS = "GET /free-quiz/free-quiz-analytics?freeQuizId=q-1";
const LAST = "GET /free-quiz/last-free-quiz";

function row(id: string, more: Partial<QuizReportRow>): QuizReportRow {
  return {
    id,
    questionString: `What is ${id}?`,
    topicName: "Rates",
    defficuiltyLevel: 5,
    isCorrect: true,
    isAnswered: true,
    isReached: true,
    timeSpent: 90,
    ...more,
  };
}
const ROWS = [
  row("a", { defficuiltyLevel: 3 }),
  row("b", { isCorrect: false, timeSpent: 20 }),
  row("c", { questionString: "z".repeat(140), defficuiltyLevel: 7 }),
  row("d", { isCorrect: false, timeSpent: 150, topicName: "Percents" }),
  row("e", {
    isCorrect: false,
    isAnswered: false,
    timeSpent: null,
    topicName: "",
    questionString: "",
  }),
];
const REPLY = { result: ROWS, quiz: QUIZ, nextQuiz: NEXT, nextQuizTopics: ["Percents"] };

async function open(answer: Answer = { body: REPLY }, state: unknown = QUIZ, more = {}) {
  saveSignedIn(MEERA);
  return await openScreen(
    <Provider store={createStore()}>
      <QuizReportScreen />
    </Provider>,
    { at: "/SolutionAndAnaalytics", state, answers: { [ANALYTICS]: answer, ...more } },
  );
}

const loaded = () => screen.findByRole("heading", { name: "Sectional Questions Summary" });
const linesOf = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent));

test("three cards count what was right and what was tried", async () => {
  await open();
  await loaded();
  const [score, correct, attempted] = [...document.querySelectorAll<HTMLElement>("dl > div")].map(
    ({ children }) => [...children].slice(0, 2).map(({ textContent }) => textContent),
  );
  expect(score).toEqual(["Score", "2"]);
  expect(correct).toEqual(["Correct Answers", "2 out of 5"]);
  expect(attempted).toEqual(["Attempted", "4 out of 5"]);
  expect(
    screen.getByText(/These are 5 questions: one lucky guess moves the score by 20%/),
  ).toBeTruthy();
});

test("the table has a row for each question in the specification's columns, and the time", async () => {
  await open();
  await loaded();
  expect(linesOf("Sectional Questions Summary")).toEqual([
    ["Qn. No.", "Question Preview", "Topic", "Difficulty Level", "Time", "Correct/Incorrect"],
    ["1", "Solution of question 1: What is a?", "Rates", "Easy", "1:30", "Yes"],
    ["2", "Solution of question 2: What is b?", "Rates", "Medium", "0:20", "No"],
    ["3", `Solution of question 3: ${"z".repeat(100)}…`, "Rates", "Hard", "1:30", "Yes"],
    ["4", "Solution of question 4: What is d?", "Percents", "Medium", "2:30", "No"],
    [
      "5",
      "Solution of question 5: Question preview not available",
      "N/A",
      "Medium",
      "–not known",
      "Nonot answered",
    ],
  ]);
});

test("the result of a topic test leads back to the topic tests", async () => {
  const quiz = { ...QUIZ, topicTest: { topic: "Rates", lock: null } };
  await open({ body: { ...REPLY, quiz } }, quiz);
  await loaded();
  const way = screen.getByRole("link", { name: "All topic tests" });
  expect(way.getAttribute("href")).toMatch(/^\/topic-tests\?section=/);
  expect(screen.queryByRole("link", { name: "All finished quizzes" })).toBeNull();
});

test("a row leads to its question in the solutions", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: /Solution of question 4/ }));
  expect(whereabouts()).toMatchObject({
    pathname: "/Solution",
    state: { freeQuizId: "q-1", questionId: "d" },
  });
});

test("View Solutions goes there with the same state", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: "View Solutions" }));
  expect(whereabouts()).toEqual(
    expect.objectContaining({
      pathname: "/Solution",
      state: { ...QUIZ, learnerId: MEERA.userId },
    }),
  );
});

test("each chart has its table, opened by a button", async () => {
  const { user } = await open();
  await loaded();
  expect(screen.queryByRole("table", { name: "Time per question" })).toBeNull();
  for (const toggle of screen.getAllByRole("button", { name: "As a table" })) {
    await user.click(toggle);
  }
  expect(linesOf("Accuracy by topic")).toEqual([
    ["Topic", "Questions", "Correct", "Incorrect", "Not Answered", "Not Reached"],
    ["Rates", "3", "2", "1", "0", "0"],
    ["N/A", "1", "0", "0", "1", "0"],
    ["Percents", "1", "0", "1", "0", "0"],
  ]);
  expect(linesOf("Time per question").slice(1)).toEqual([
    ["1", "1:30", "Correct", "–"],
    ["2", "0:20", "Incorrect", "rushed miss"],
    ["3", "1:30", "Correct", "–"],
    ["4", "2:30", "Incorrect", "slow miss"],
    ["5", "–not known", "Not Answered", "–"],
  ]);
});

test("rushed and slow misses are told in words", async () => {
  await open();
  await loaded();
  const words = screen.getByText(/Question 2 was a rushed miss/).textContent;
  expect(words).toContain("Question 4 was a slow miss");
  expect(words).toContain("The even pace is 1:30");
});

test("what was missed leads to practice, all of it or by topic, and says what else is there", async () => {
  const { user } = await open();
  await loaded();
  expect(screen.getByText("The 3 questions that you missed")).toBeTruthy();
  expect(screen.getByText(/^2 wrong, 1 not answered\. Practice asks them again/)).toBeTruthy();
  expect(screen.getByText(/with all else in Quantitative Reasoning that you last/)).toBeTruthy();
  const topics = screen.getAllByRole("link", { name: /^Misses in / });
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    "Misses in Rates (1)",
    "Misses in Percents (1)",
  ]);
  await user.click(topics[0]!);
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    state: { filter: { onlyMissed: true, section: "quant", topic: "Rates" } },
  });
});

test("all misses lead to those of the section", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: "All misses in Quantitative Reasoning" }));
  expect(whereabouts().state).toEqual({ filter: { onlyMissed: true, section: "quant" } });
});

test("misses of one topic lead to that topic", async () => {
  const { user } = await open({ body: { ...REPLY, result: [ROWS[0], ROWS[1]] } });
  await loaded();
  expect(screen.getByText("The question that you missed")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "All misses in Rates" }));
  expect(whereabouts().state).toEqual({
    filter: { onlyMissed: true, section: "quant", topic: "Rates" },
  });
});

const UNREACHED = { isReached: false, isAnswered: false, isCorrect: false, timeSpent: null };

test("what was not reached is neither missed nor left unanswered, in every count", async () => {
  const result = [
    row("a", {}),
    row("b", { isCorrect: false }),
    row("c", { isCorrect: false, isAnswered: false }),
    row("d", UNREACHED),
    row("e", { ...UNREACHED, topicName: "Percents" }),
  ];
  const { user } = await open({ body: { ...REPLY, result } });
  await loaded();
  expect(screen.getByText("1 wrong, 1 not answered, 2 not reached")).toBeTruthy();
  expect(screen.getByText("The 2 questions that you missed")).toBeTruthy();
  expect(screen.getByText(/^1 wrong, 1 not answered\. Practice asks/)).toBeTruthy();
  // All misses are on rates: what was not reached is no reason to practise percents.
  expect(screen.getByRole("link", { name: "All misses in Rates" })).toBeTruthy();
  expect(screen.getByText("Average 1 min 30 s over 3 questions")).toBeTruthy();
  expect(linesOf("Sectional Questions Summary").map((line) => line.at(-1))).toEqual([
    "Correct/Incorrect",
    "Yes",
    "No",
    "Nonot answered",
    "Nonot reached",
    "Nonot reached",
  ]);
  for (const toggle of screen.getAllByRole("button", { name: "As a table" }))
    await user.click(toggle);
  expect(linesOf("Accuracy by topic").slice(1)).toEqual([
    ["Rates", "4", "1", "1", "1", "1"],
    ["Percents", "1", "0", "0", "0", "1"],
  ]);
});

test("all that was reached being right, nothing was missed", async () => {
  const result = [row("a", {}), row("b", UNREACHED)];
  await open({ body: { ...REPLY, result, nextQuizTopics: [] } });
  await loaded();
  expect(screen.getByText("Nothing missed")).toBeTruthy();
  expect(screen.getByText(/^All that you reached was right; 1 not reached\./)).toBeTruthy();
  expect(screen.getByText("The next quiz: 8 min, 5 questions")).toBeTruthy();
});

test("the next fitting quiz says why it fits and opens with its card as state", async () => {
  const { user } = await open();
  await loaded();
  expect(
    screen.getByText(/^The next quiz that fits, with questions on Percents: 8 min/),
  ).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Take Test" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: NEXT });
});

test("an id that is none leads to the list, for Retry would not help", async () => {
  await open(refusal(400, "invalid-input", "Bad."));
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("with nothing missed and no quiz left it says so", async () => {
  const right = ROWS.map((one) => ({ ...one, isCorrect: true, isAnswered: true }));
  await open({ body: { ...REPLY, result: right, nextQuiz: null } });
  await loaded();
  expect(screen.getByRole("heading", { name: "What comes next" })).toBeTruthy();
  expect(screen.getByText("No quiz is left")).toBeTruthy();
  expect(screen.getByText(/Nothing was missed\./)).toBeTruthy();
});

test("opened by its address it shows the quiz finished last", async () => {
  const last = { body: { result: { running: null, finished: QUIZ } } };
  await open({ body: REPLY }, null, { [LAST]: last });
  await loaded();
  expect(screen.getByText("Quant Warm-Up, Quantitative Reasoning")).toBeTruthy();
});

test("with no finished quiz it leads to the list", async () => {
  const none = { body: { result: { running: QUIZ, finished: null } } };
  await open({ body: REPLY }, null, { [LAST]: none });
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("when the last quiz cannot be found out it says so, and Retry asks again", async () => {
  const { user, server } = await open({ body: REPLY }, null, {
    [LAST]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("Your last quiz could not be found.");
  server.answers[LAST] = { body: { result: { running: null, finished: QUIZ } } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await loaded();
});

test("a quiz that runs says so and is gone on with", async () => {
  const why = "Finish the quiz to see its solutions and analytics.";
  const { user } = await open(refusal(403, "quiz-not-finished", why), { ...QUIZ, status: 1 });
  expect(await screen.findByText(why)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Go to the quiz" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: { status: 1 } });
});

test("analytics that did not come say so, and Retry fetches them", async () => {
  const { user, server } = await open(refusal(500, "internal-error", "Ours."));
  await screen.findByText("Analytics could not be loaded.");
  server.answers[ANALYTICS] = { body: REPLY };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await loaded();
});

test("rows that lack their optional fields are shown with the words for that", async () => {
  const bare = [
    { id: "a", isCorrect: false, isAnswered: true, isReached: true },
    { ...row("b", {}), questionString: null, topicName: null, defficuiltyLevel: null },
  ];
  await open(notOurs(200, { ...REPLY, result: bare, quiz: { ...QUIZ, duration: undefined } }));
  const table = within(await screen.findByRole("table", { name: "Sectional Questions Summary" }));
  const cells = table.getAllByRole("row").slice(1);
  for (const one of cells) {
    expect(one.textContent).toContain("Question preview not available");
    expect(one.textContent).toContain("N/A");
  }
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
});
