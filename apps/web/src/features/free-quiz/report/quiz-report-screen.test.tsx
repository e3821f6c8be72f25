// @vitest-environment happy-dom
import type { QuizReportRow } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { DETAILS, MEERA, MEERA_DETAILS, withoutPlan } from "../../../../test/test-server.ts";
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

const OPENS = {
  topicTests: 0,
  practicePlan: false,
  studyNotes: false,
  mentorSessions: 0,
  support: true,
};

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

test("counts right answers and attempts in three cards", async () => {
  await open();
  await loaded();
  const [score, correct, attempted] = [...document.querySelectorAll<HTMLElement>("dl > div")].map(
    ({ children }) => [...children].slice(0, 2).map(({ textContent }) => textContent),
  );
  expect(score).toEqual(["Score", "2"]);
  expect(correct).toEqual(["Correct Answers", "2 out of 5"]);
  expect(attempted).toEqual(["Attempted", "4 out of 5"]);
  expect(
    screen.getByText(
      /That's only 5 questions: one lucky guess moves your result by 20 percentage points/,
    ),
  ).toBeTruthy();
});

test("lists each question in the specification's columns plus its time", async () => {
  await open();
  await loaded();
  expect(linesOf("Sectional Questions Summary")).toEqual([
    ["Qn. No.", "Question Preview", "Topic", "Difficulty Level", "Time", "Correct/Incorrect"],
    ["1", "Solution to question 1: What is a?", "Rates", "Easy", "1:30", "Yes"],
    ["2", "Solution to question 2: What is b?", "Rates", "Medium", "0:20", "No"],
    ["3", `Solution to question 3: ${"z".repeat(100)}…`, "Rates", "Hard", "1:30", "Yes"],
    ["4", "Solution to question 4: What is d?", "Percents", "Medium", "2:30", "No"],
    [
      "5",
      "Solution to question 5: Question preview not available",
      "N/A",
      "Medium",
      "–not recorded",
      "Nonot answered",
    ],
  ]);
});

test("leads from a topic test's result back to the topic tests", async () => {
  const quiz = { ...QUIZ, topicTest: { topic: "Rates", lock: null } };
  await open({ body: { ...REPLY, quiz } }, quiz);
  await loaded();
  const way = screen.getByRole("link", { name: "All topic tests" });
  expect(way.getAttribute("href")).toMatch(/^\/topic-tests\?section=/);
  expect(screen.queryByRole("link", { name: "All reports" })).toBeNull();
});

test("leads from a row to its question in the solutions", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: /Solution to question 4/ }));
  expect(whereabouts()).toMatchObject({
    pathname: "/Solution",
    state: { freeQuizId: "q-1", questionId: "d" },
  });
});

test("opens the solutions with the same state", async () => {
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

test("opens each chart's table by a button", async () => {
  const { user } = await open();
  await loaded();
  expect(screen.queryByRole("table", { name: "Time per question" })).toBeNull();
  for (const toggle of screen.getAllByRole("button", { name: "View as a table" })) {
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
    ["5", "–not recorded", "Not Answered", "–"],
  ]);
});

test("says which misses were rushed or slow", async () => {
  await open();
  await loaded();
  const words = screen.getByText(/Question 2 was a rushed miss/).textContent;
  expect(words).toContain("Question 4 was a slow miss");
  expect(words).toContain("the 1:30 an even pace allows");
});

const openTable = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  for (const toggle of screen.getAllByRole("button", { name: "View as a table" }))
    await user.click(toggle);
  return linesOf("Time per question");
};

test("with extra time, the pace is slower, and the title says so", async () => {
  const { user } = await open({ body: { ...REPLY, quiz: { ...QUIZ, time: "double-time" } } });
  await loaded();
  screen.getByText("Quant Warm-Up, Quantitative Reasoning, double time");
  const words = screen.getByText(/Question 2 was a rushed miss/).textContent;
  // 2:30 would be slow at the standard pace of 1:30.
  expect(words).not.toMatch(/slow miss/);
  expect(words).toContain("the 3:00 an even pace allows");
  expect((await openTable(user)).map((line) => line.at(-1))).toEqual([
    "Miss",
    "–",
    "rushed miss",
    "–",
    "–",
    "–",
  ]);
});

test("without a clock, there's no pace, and no miss is rushed or slow", async () => {
  const { user } = await open({ body: { ...REPLY, quiz: { ...QUIZ, time: "no-clock" } } });
  await loaded();
  screen.getByText("Quant Warm-Up, Quantitative Reasoning, no clock");
  screen.getByText("Without a clock, there's no pace to keep.");
  expect(document.body.textContent).not.toMatch(/even pace|rushed|slow/);
  expect((await openTable(user))[0]).toEqual(["Question", "Time", "Answer"]);
});

test("leads from the misses to practice, all or by topic, and says what else is there", async () => {
  const { user } = await open();
  await loaded();
  expect(screen.getByText("The 3 questions you missed")).toBeTruthy();
  expect(
    screen.getByText(/^2 wrong, 1 unanswered\. You'll get them again in practice/),
  ).toBeTruthy();
  expect(
    screen.getByText(/with anything else in Quantitative Reasoning you got wrong/),
  ).toBeTruthy();
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

test.each([
  ["without a plan", null, true],
  ["with a plan without topic tests", { topicTests: 0 }, true],
  ["with a plan that includes topic tests", { topicTests: 1 }, false],
])("%s, says what topic tests need only if it's missing", async (_, opens, isNeeded) => {
  const subscription = opens && { planName: "GMAT PRO", endsAt: 1, opens: { ...OPENS, ...opens } };
  const details = { body: { result: { ...MEERA_DETAILS, subscription } } };
  const { server } = await open(undefined, undefined, { [DETAILS]: details });
  await loaded();
  await waitFor(() => expect(server.asked(DETAILS)).toHaveLength(1));
  const words = await screen.findByText(/^Fifteen questions on one topic, at exam pace\./);
  await waitFor(() =>
    expect(words.textContent.includes("You need a plan that includes topic tests.")).toBe(isNeeded),
  );
});

test("leads to all misses in the section", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: "All misses in Quantitative Reasoning" }));
  expect(whereabouts().state).toEqual({ filter: { onlyMissed: true, section: "quant" } });
});

test("leads to the topic when all misses are in it", async () => {
  const { user } = await open({ body: { ...REPLY, result: [ROWS[0], ROWS[1]] } });
  await loaded();
  expect(screen.getByText("The question you missed")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "All misses in Rates" }));
  expect(whereabouts().state).toEqual({
    filter: { onlyMissed: true, section: "quant", topic: "Rates" },
  });
});

const UNREACHED = { isReached: false, isAnswered: false, isCorrect: false, timeSpent: null };

test("counts questions not reached as neither missed nor unanswered", async () => {
  const result = [
    row("a", {}),
    row("b", { isCorrect: false }),
    row("c", { isCorrect: false, isAnswered: false }),
    row("d", UNREACHED),
    row("e", { ...UNREACHED, topicName: "Percents" }),
  ];
  const { user } = await open({ body: { ...REPLY, result } });
  await loaded();
  expect(screen.getByText("1 wrong, 1 unanswered, 2 not reached")).toBeTruthy();
  expect(screen.getByText("The 2 questions you missed")).toBeTruthy();
  expect(
    screen.getByText(/^1 wrong, 1 unanswered\. You'll get them again in practice/),
  ).toBeTruthy();
  // All misses are on rates: a question not reached is no reason to practice percents.
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
  for (const toggle of screen.getAllByRole("button", { name: "View as a table" }))
    await user.click(toggle);
  expect(linesOf("Accuracy by topic").slice(1)).toEqual([
    ["Rates", "4", "1", "1", "1", "1"],
    ["Percents", "1", "0", "0", "0", "1"],
  ]);
});

test("says that nothing was missed when every reached question is right", async () => {
  const result = [row("a", {}), row("b", UNREACHED)];
  await open({ body: { ...REPLY, result, nextQuizTopics: [] } });
  await loaded();
  expect(screen.getByText("No misses")).toBeTruthy();
  expect(
    screen.getByText(/^You got every question you reached right\. You didn't reach 1\./),
  ).toBeTruthy();
  expect(screen.getByText("Your next quiz: 8 min, 5 questions")).toBeTruthy();
});

test("says why the next quiz fits and opens it with its card as state", async () => {
  const { user } = await open();
  await loaded();
  expect(screen.getByText(/^Your next quiz, with questions on Percents: 8 min/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Take Test" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: NEXT });
});

test("leads to the list for an id that doesn't exist", async () => {
  await open(refusal(400, "invalid-input", "Bad."));
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("says that nothing was missed and no quiz is left", async () => {
  const right = ROWS.map((one) => ({ ...one, isCorrect: true, isAnswered: true }));
  await open({ body: { ...REPLY, result: right, nextQuiz: null } });
  await loaded();
  expect(screen.getByRole("heading", { name: "What's next" })).toBeTruthy();
  expect(screen.getByText("No quizzes left")).toBeTruthy();
  expect(screen.getByText(/You didn't miss any\./)).toBeTruthy();
});

test("shows the quiz finished last when opened by its address", async () => {
  const last = { body: { result: { running: null, finished: QUIZ } } };
  await open({ body: REPLY }, null, { [LAST]: last });
  await loaded();
  expect(screen.getByText("Quant Warm-Up, Quantitative Reasoning")).toBeTruthy();
});

test("leads to the list when no quiz is finished", async () => {
  const none = { body: { result: { running: QUIZ, finished: null } } };
  await open({ body: REPLY }, null, { [LAST]: none });
  await waitFor(() => expect(whereabouts().pathname).toBe("/free-quiz"));
});

test("says that the last quiz didn't load, and Retry asks again", async () => {
  const { user, server } = await open({ body: REPLY }, null, {
    [LAST]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("We couldn't load your last quiz.");
  server.answers[LAST] = { body: { result: { running: null, finished: QUIZ } } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await loaded();
});

test("says that a quiz isn't finished and leads to it", async () => {
  const why = "Finish the quiz to see its solutions and analytics.";
  const { user } = await open(refusal(403, "quiz-not-finished", why), { ...QUIZ, status: 1 });
  expect(await screen.findByText(why)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Go to the quiz" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: { status: 1 } });
});

const TOPIC_TEST = { ...QUIZ, topicTest: { topic: "Ratios", lock: null } };

test("doesn't request a topic test's result that the server would refuse", async () => {
  const { server } = await open({ body: REPLY }, TOPIC_TEST, { [DETAILS]: withoutPlan(true) });
  await screen.findByText(/^Your plan has ended\. Renew it to see the results of your topic tests/);
  screen.getByRole("link", { name: "View plans" });
  expect(server.asked(ANALYTICS)).toEqual([]);
});

test.each([
  ["a free quiz", QUIZ],
  // Nobody needs a plan to hear that it isn't finished.
  ["an unfinished topic test", { ...TOPIC_TEST, status: 1 }],
])("requests %s whatever the plan", async (_, quiz) => {
  const { server } = await open({ body: REPLY }, quiz, { [DETAILS]: withoutPlan(true) });
  await loaded();
  expect(server.asked(ANALYTICS)).toHaveLength(1);
});

test("says that the analytics didn't load, and Retry loads them", async () => {
  const { user, server } = await open(refusal(500, "internal-error", "Ours."));
  await screen.findByText("We couldn't load the analytics.");
  server.answers[ANALYTICS] = { body: REPLY };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await loaded();
});

test("shows rows without their optional fields", async () => {
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
