// @vitest-environment happy-dom
import type { MockCard, MockReport } from "@theta/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { DETAILS, MEERA, withoutPlan } from "../../../../test/test-server.ts";
import { MockReportScreen } from "./mock-report-screen.tsx";
import {
  banded,
  FULL_MOCK,
  FULL_REPORT,
  sectionReport,
  step,
  timeManaged,
} from "./test-reports.ts";

afterEach(closeScreen);

const REPORT = `GET /mock-test/mock-test-report?mockTestId=${FULL_MOCK.mockTestId}`;
const LAST = "GET /mock-test/last-mock-test";

const reply = (report: MockReport = FULL_REPORT, mock: MockCard = FULL_MOCK): Answer => ({
  body: { result: { mock, report } },
});

async function open(answer: Answer = reply(), state: unknown = FULL_MOCK, more = {}) {
  saveSignedIn(MEERA);
  return await openScreen(
    <Provider store={createStore()}>
      <MockReportScreen />
    </Provider>,
    { at: "/mock-test-analytics", state, answers: { [REPORT]: answer, ...more } },
  );
}

const loaded = () => screen.findByRole("heading", { level: 1, name: FULL_MOCK.name });
const section = (name: string) => within(screen.getByRole("tabpanel", { name }));
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent));

test("shows the score with its range, percentile, and the table's years", async () => {
  await open();
  await loaded();
  const part = within(screen.getByRole("region", { name: "Total score" }));
  expect(part.getByText("645")).toBeTruthy();
  expect(part.getByText(/2-in-3 chance your true level is between/).textContent).toBe(
    "There's a 2-in-3 chance your true level is between 615 and 675. Your score is as high as or higher than 87% of scores from July 2020 to June 2025.",
  );
});

test("counts the whole test in tiles and shows the sections side by side", async () => {
  await open();
  await loaded();
  const tiles = [...document.querySelectorAll("dl")][0]!;
  expect([...tiles.children].map(({ textContent }) => textContent)).toEqual([
    "Percentile87th",
    "Right answers6 of 64",
    "Accuracy66.7%6 right of 9 answered",
    "Unanswered0",
    "Time used2 h",
  ]);
  const [quant] = within(screen.getByRole("list", { name: "Section scores" })).getAllByRole(
    "listitem",
  );
  expect(quant?.textContent).toContain("Quantitative Reasoning7976–82, 57th percentile");
  expect(quant?.textContent).toContain("Right answers2 of 3Accuracy66.7% of answeredUnanswered0");
  expect(quant?.textContent).toContain("Time used40:00 of 45:00");
});

test("leads to practice on the weakest topic and to the questions that took too long", async () => {
  const path = [
    step(1, { isCorrect: false, topicName: "Percents" }),
    step(2, { isCorrect: false, topicName: "Percents" }),
    step(3, { isCorrect: false, topicName: "", timeSpent: 1900 }),
  ];
  const sections = [sectionReport({ path, totalQuestions: 20 }), FULL_REPORT.sections[1]!];
  const { user } = await open(reply({ ...FULL_REPORT, sections }));
  await loaded();
  const next = within(screen.getByRole("region", { name: "What to do next" }));
  expect(next.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Quantitative ReasoningPractice PercentsYou got 0 of 2 right, at 2:00 per question. In practice, you'll see each solution right away.Practice this topic",
    "Quantitative ReasoningLet go of a question soonerYou spent 29:25 more than the even pace allows on one question you got wrong anyway. That time is worth more on the next question.Review it",
    expect.stringContaining("Verbal ReasoningUse the time you have"),
  ]);
  await user.click(next.getAllByRole("link", { name: "Practice this topic" })[0]!);
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    state: { filter: { section: "quant", topic: "Percents" } },
  });
});

test("says whether the change since the last full mock is more than chance", async () => {
  await open();
  await loaded();
  expect(screen.getByText("Up 40 points: could be chance.")).toBeTruthy();
  expect(screen.getByText(/The chance that your level went up is 79%\./)).toBeTruthy();
});

test("says that a first mock has nothing to compare with", async () => {
  await open(reply({ ...FULL_REPORT, comparison: null }));
  await loaded();
  expect(screen.getByText(/This is your first full mock with a score range\./)).toBeTruthy();
});

test("next to mocks with another time, says which ones it's compared with", async () => {
  const conditions = { ...FULL_REPORT.conditions, time: "time-and-a-half" as const };
  await open(reply({ ...FULL_REPORT, hasOtherTimes: true, conditions }));
  await loaded();
  print();
  expect(
    screen.getAllByRole("heading", {
      name: "Compared with your last full mock at time and a half",
    }),
  ).toHaveLength(2);
});

test("shows the specification's table for each section, with the mocks' difficulty labels", async () => {
  const path = [
    step(1, { defficuiltyLevel: 4, topicName: "" }),
    step(2, { defficuiltyLevel: 5, isCorrect: false, isScored: false, isRepeat: true }),
    step(3, { defficuiltyLevel: 8, isAnswered: false, isCorrect: false, isLate: true }),
  ];
  const sections = [sectionReport({ path, totalQuestions: 5, unanswered: 3 })];
  await open(reply({ ...FULL_REPORT, sections: [...sections, ...FULL_REPORT.sections.slice(1)] }));
  await loaded();
  const quant = section("Quantitative Reasoning");
  quant.getByText("score so far, with its range");
  const table = quant.getByRole("table", {
    name: "Sectional Questions Summary: Quantitative Reasoning",
  });
  expect(linesOf(table)).toEqual([
    ["Qn. No.", "Question Preview", "Topic", "Difficulty Level", "Time", "Correct/Incorrect"],
    ["1", "Solution to question 1: What is 1?", "N/A", "Easy", "2:00", "Yes"],
    [
      "2",
      "Solution to question 2: What is 2?unscored trial question, seen before",
      "Rates",
      "Medium",
      "2:00",
      "No",
    ],
    [
      "3",
      "Solution to question 3: What is 3?arrived just after the end",
      "Rates",
      "Hard",
      "2:00",
      "Nonot answered",
    ],
  ]);
  expect(quant.getByText(/There are 2 more questions you didn't reach\./)).toBeTruthy();
});

const change = (order: number) => ({ questionId: `q-${order}`, order });
const YES = ["Yes", "Yes"];
const EDITED = sectionReport({
  score: banded(81, 70),
  scoreBeforeEdits: 79,
  edits: [
    { ...change(2), at: 1, wasCorrect: true, isCorrect: false, from: ["B"], to: ["D"] },
    { ...change(3), at: 2, wasCorrect: false, isCorrect: true, from: ["Yes", "No"], to: YES },
    // As told by a server from before both answers were.
    { ...change(1), at: 3, wasCorrect: false, isCorrect: true },
  ],
  path: [
    step(1, { isBookmarked: true, isEdited: true }),
    step(2, { isCorrect: false, isEdited: true }),
    step(3, { isEdited: true }),
  ],
});
const IN_EXAM_MODE: MockReport = {
  ...FULL_REPORT,
  sections: [EDITED, ...FULL_REPORT.sections.slice(1)],
  conditions: { ...FULL_REPORT.conditions, mode: "exam" },
  secondThoughts: { sections: 1, wrongToRight: 2, rightToWrong: 1, wrongToWrong: 0 },
};

test("in exam mode a section says what its edits did, and each leads to its question", async () => {
  const { user } = await open(reply(IN_EXAM_MODE));
  await loaded();
  screen.getByText(/^Analytics\. Taken .*, 64 questions, exam mode$/);
  const edits = within(
    section("Quantitative Reasoning").getByRole("region", { name: "Review and edits" }),
  );
  edits.getByText("3 edits: +2 points, from 79 to 81");
  edits.getByText("You changed 2 answers from wrong to right and 1 from right to wrong.");
  expect(edits.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Question 2B changed to→ Dright to wrong",
    "Question 3Yes / No changed to→ Yes / Yeswrong to right",
    "Question 1wrong to right",
  ]);
  await user.click(screen.getByRole("tab", { name: "Verbal Reasoning" }));
  const untouched = section("Verbal Reasoning").getByRole("region", { name: "Review and edits" });
  within(untouched).getByText("No edits");
  await user.click(screen.getByRole("tab", { name: "Quantitative Reasoning" }));
  const again = section("Quantitative Reasoning");
  await user.click(again.getByRole("link", { name: /^Question 3 .*Yes \/ No changed to/ }));
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-solution",
    state: { sectionType: 3, questionId: "q-3" },
  });
});

test("in exam mode the table marks bookmarks and changed answers", async () => {
  await open(reply(IN_EXAM_MODE));
  await loaded();
  const table = section("Quantitative Reasoning").getByRole("table", {
    name: /^Sectional Questions Summary/,
  });
  expect(linesOf(table).map((line) => line[1])).toEqual([
    "Question Preview",
    "Solution to question 1: What is 1?bookmarked, answer changed in the review",
    "Solution to question 2: What is 2?answer changed in the review",
    "Solution to question 3: What is 3?answer changed in the review",
  ]);
});

test("over all mocks it says whether changing answers pays off", async () => {
  await open(reply(IN_EXAM_MODE));
  await loaded();
  const part = within(screen.getByRole("region", { name: "Does changing answers pay off?" }));
  part.getByText("Too early to say.");
  part.getByText(/you changed 2 answers from wrong to right and 1 from right to wrong\./);
});

test("a forward-only mock has no edits to report", async () => {
  await open();
  await loaded();
  screen.getByText(/^Analytics\. Taken .*, 64 questions, forward only$/);
  expect(screen.queryByRole("region", { name: "Review and edits" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Does changing answers pay off?" })).toBeNull();
});

test("leads from a row to its question in the solutions", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("tab", { name: "Verbal Reasoning" }));
  const verbal = section("Verbal Reasoning");
  await user.click(verbal.getByRole("link", { name: /Solution to question 2/ }));
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-solution",
    state: { mockTestId: "m-2", sectionType: 2, questionId: "q-2" },
  });
});

test("opens the solutions of the same mock", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getByRole("link", { name: "View Solutions" }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-solution", state: FULL_MOCK });
});

test("opens each chart's table by a button", async () => {
  const { user } = await open();
  await loaded();
  const quant = section("Quantitative Reasoning");
  expect(quant.queryByRole("table", { name: "Your path through the section" })).toBeNull();
  const names = [
    "Your path through the section",
    "Time and difficulty",
    "Accuracy and time by topic",
  ];
  for (const toggle of quant.getAllByRole("button", { name: "View as a table" })) {
    await user.click(toggle);
  }
  expect(linesOf(quant.getByRole("table", { name: names[0]! }))[2]).toEqual([
    "2",
    "78.0",
    "Incorrect",
    "2:00",
    "79.2",
    "75.9–82.4",
  ]);
  expect(linesOf(quant.getByRole("table", { name: names[1]! }))[1]).toEqual([
    "1",
    "5, Medium",
    "2:00",
    "Correct",
    "–",
  ]);
  expect(linesOf(quant.getByRole("table", { name: names[2]! }))).toEqual([
    ["Topic", "Questions", "Correct", "Incorrect", "Not Answered", "Time per question"],
    ["Percents", "1", "0", "1", "0", "2:00"],
    ["Rates", "2", "2", "0", "0", "2:00"],
  ]);
});

test("shows each kind of question with its right answers, its range, and its time", async () => {
  const { user } = await open();
  await loaded();
  const part = within(screen.getByRole("region", { name: "Right answers by category" }));
  const rows = within(part.getByRole("list", { name: "Content domain" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Algebra0 of 12:00",
    "Arithmetic2 of 22:00",
  ]);
  part.getByText(/a 2-in-3 chance that your true percentage is in the shaded range/);
  await user.click(part.getByRole("button", { name: "View as a table" }));
  expect(linesOf(part.getByRole("table"))).toEqual([
    ["By", "Category", "Right", "Questions", "Range", "Time per question"],
    ["Content domain", "Algebra", "0", "1", "0–50%", "2:00"],
    ["Content domain", "Arithmetic", "2", "2", "67–100%", "2:00"],
  ]);
});

test("a section from an earlier bank, without kinds, goes without that figure", async () => {
  const sections = [sectionReport({ breakdowns: [] }), ...FULL_REPORT.sections.slice(1)];
  await open(reply({ ...FULL_REPORT, sections }));
  await loaded();
  expect(screen.queryByRole("region", { name: "Right answers by category" })).toBeNull();
});

test("shows how the time went, third by third", async () => {
  const { user } = await open();
  await loaded();
  const part = within(screen.getByRole("region", { name: "Time management" }));
  part.getByText(/^You got 1 of 2 right in the first half and 1 of 1 in the second: a/);
  part.getByText(/No question took you more than 3:00\.$/);
  await user.click(part.getByRole("button", { name: "View as a table" }));
  expect(linesOf(part.getByRole("table"))).toEqual([
    ["Third", "Right", "Wrong", "Unanswered", "Time per question"],
    ["Question 1", "1", "0", "0", "2:00"],
    ["Question 2", "0", "1", "0", "2:00"],
    ["Question 3", "1", "0", "0", "2:00"],
  ]);
});

test("sums up a section next to the learner's other mocks", async () => {
  await open();
  await loaded();
  const part = within(screen.getByRole("region", { name: "This section in numbers" }));
  part.getByText("Your last 2 full mocks, including this one.");
  expect(linesOf(part.getByRole("table"))).toEqual([
    ["Measure", "This mock", "Min", "Average", "Max"],
    ["Score", "79", "71", "75", "79"],
    ["Time per right answer", "1:52", "1:40", "1:46", "1:52"],
    ["Time per wrong answer", "2:31", "2:10", "2:21", "2:31"],
    ["Right in the first half", "50%", "50%", "63%", "75%"],
    ["Right in the second half", "100%", "40%", "70%", "100%"],
    ["Took over 3:00", "1", "0", "0.5", "1"],
  ]);
});

test("a first mock has its own numbers, and says when there will be more", async () => {
  const own = { mocks: 1, measures: sectionReport().own.measures.slice(0, 1) };
  const sections = [sectionReport({ own }), ...FULL_REPORT.sections.slice(1)];
  await open(reply({ ...FULL_REPORT, sections }));
  await loaded();
  const part = within(screen.getByRole("region", { name: "This section in numbers" }));
  part.getByText("After your next full mock, you'll see how your mocks compare here.");
  expect(linesOf(part.getByRole("table"))).toEqual([
    ["Measure", "This mock"],
    ["Score", "79"],
  ]);
});

test("without a clock, there's no pace, and nothing is long or rushed", async () => {
  const untimed = sectionReport({
    seconds: null,
    secondsUsed: 5400,
    timeManagement: timeManaged({ longSeconds: null }),
    path: [step(1, { isCorrect: false, timeSpent: 20 }), step(2, { timeSpent: 5380 })],
  });
  const sections = [untimed, { ...untimed, sectionType: 2 as const }];
  const conditions = { ...FULL_REPORT.conditions, time: "no-clock" as const };
  const { user } = await open(reply({ ...FULL_REPORT, sections, conditions }));
  await loaded();
  const [quant] = within(screen.getByRole("list", { name: "Section scores" })).getAllByRole(
    "listitem",
  );
  expect(quant?.textContent).toContain("Time used90:00, no clock");
  const detail = section("Quantitative Reasoning");
  expect(detail.queryByRole("region", { name: /misses$/ })).toBeNull();
  const pace = within(detail.getByRole("region", { name: "Time and difficulty" }));
  pace.getByText(/^Without a clock, there's no pace to keep\./);
  await user.click(pace.getByRole("button", { name: "View as a table" }));
  expect(linesOf(pace.getByRole("table"))[0]).toEqual(["Question", "Difficulty", "Time", "Answer"]);
  expect(document.body.textContent).not.toMatch(/NaN|even pace|Infinity/);
});

test("shows the topics missed most, and the others on request", async () => {
  const path = ["A", "B", "C", "D", "E", "F", "G"].map((topicName, k) =>
    step(k + 1, { topicName, isCorrect: k > 0 }),
  );
  const sections = [sectionReport({ path }), ...FULL_REPORT.sections.slice(1)];
  const { user } = await open(reply({ ...FULL_REPORT, sections }));
  await loaded();
  const part = within(screen.getByRole("region", { name: "Accuracy and time by topic" }));
  const names = () => part.getAllByRole("listitem").map(({ textContent }) => textContent.charAt(0));
  expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  await user.click(part.getByRole("button", { name: "Show all 7 topics" }));
  expect(names()).toEqual(["A", "B", "C", "D", "E", "F", "G"]);
  await user.click(part.getByRole("button", { name: "Show fewer topics" }));
  expect(names()).toHaveLength(5);
});

const print = () => act(() => void dispatchEvent(new Event("beforeprint")));

test("on paper there are three pages instead of the screen", async () => {
  await open();
  await loaded();
  expect(screen.queryByText("Page 1 of 3")).toBeNull();
  print();
  for (const place of [1, 2, 3]) screen.getByText(`Page ${place} of 3`);
  const [onScreen, onPaper] = screen.getAllByRole("heading", { level: 1 });
  expect(onScreen!.closest("[class~='print:hidden']")).toBeTruthy();
  expect(onPaper!.closest("[class~='print:block']")!.classList).toContain("hidden");
  const paper = within(onPaper!.closest<HTMLElement>("[class~='print:block']")!);
  paper.getByRole("heading", { name: "How you took it" });
  paper.getByRole("heading", { name: "What you got right" });
  paper.getByRole("heading", { name: "How you used your time" });
  expect(paper.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Quantitative Reasoning: 79 (76–82)",
    "Verbal Reasoning: 82 (79–85)",
    "Data Insights: 82 (79–85)",
    "Quantitative Reasoning: 79 (76–82)",
    "Verbal Reasoning: 82 (79–85)",
    "Data Insights: 82 (79–85)",
    "Compared with your last full mock",
  ]);
  expect(paper.queryByRole("button")).toBeNull();
  expect(paper.queryByRole("link")).toBeNull();
});

test("paper counts only the remarks that it lists", async () => {
  const rushed = sectionReport({ tooFast: { rapid: 21, answered: 21 } });
  const conditions = { ...FULL_REPORT.conditions, repeats: 2 };
  const sections = [rushed, ...FULL_REPORT.sections.slice(1)];
  await open(reply({ ...FULL_REPORT, conditions, sections }));
  await loaded();
  print();
  // On screen, the rushed answers are the second.
  expect(screen.getAllByText(/keep in mind when/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 things/),
    expect.stringMatching(/^One thing/),
  ]);
});

test("a sectional mock has no page numbers on paper", async () => {
  await open(reply(OF_SECTION, SECTIONAL), SECTIONAL);
  await loaded();
  print();
  expect(screen.queryByText(/^Page /)).toBeNull();
  expect(screen.getAllByRole("heading", { name: "How you took it" })).toHaveLength(2);
});

test("lists rushed and slow misses and leads to their solutions", async () => {
  const path = [
    step(1, { isCorrect: false, timeSpent: 30, topicName: "Percents" }),
    step(2, { isCorrect: false, timeSpent: 300 }),
    step(3, { timeSpent: 20 }),
  ];
  const sections = [sectionReport({ path, totalQuestions: 21 }), ...FULL_REPORT.sections.slice(1)];
  const { user } = await open(reply({ ...FULL_REPORT, sections }));
  await loaded();
  const quant = section("Quantitative Reasoning");
  const rushed = within(quant.getByRole("region", { name: "Rushed misses" }));
  const slow = within(quant.getByRole("region", { name: "Slow misses" }));
  expect(rushed.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Question 1Percents0:30",
  ]);
  expect(slow.getByText(/It cost you 2:51 extra: time for about 1½ questions\./)).toBeTruthy();
  await user.click(slow.getByRole("link", { name: /Question 2/ }));
  expect(whereabouts()).toMatchObject({ state: { sectionType: 3, questionId: "q-2" } });
});

test("compares unanswered questions with guessing", async () => {
  const cut = sectionReport({ unanswered: 4, score: banded(74, 26), guessing: banded(76, 37) });
  await open(reply({ ...FULL_REPORT, sections: [cut, ...FULL_REPORT.sections.slice(1)] }));
  await loaded();
  const part = within(screen.getByRole("region", { name: "4 questions without an answer" }));
  expect(part.getByText(/so you scored 74/).textContent).toContain(
    "would have given you about 76 (range 73–79): 2 points more",
  );
});

test("reads from the table which points would raise the total", async () => {
  const whatIf = ([3, 2, 1] as const).map((sectionType) => ({
    sectionType,
    points: 1,
    total: 655,
  }));
  await open(reply({ ...FULL_REPORT, whatIf }));
  await loaded();
  expect(linesOf(screen.getByRole("table", { name: "What would raise your total" }))).toEqual([
    ["Section points", "Total", "Change"],
    ["+1 in any section", "655", "+10"],
  ]);
});

test("says how the mock was taken", async () => {
  const conditions = { ...FULL_REPORT.conditions, repeats: 2 };
  await open(reply({ ...FULL_REPORT, conditions }));
  await loaded();
  const part = within(screen.getByRole("region", { name: "How you took it" }));
  expect(part.getByText(/One thing to keep in mind/)).toBeTruthy();
  expect(part.getByText(/2\. If you remembered them/).textContent).toMatch(/^To keep in mind: 2\./);
});

const RUSHED = sectionReport({
  score: { score: 68, percentile: 4 },
  tooFast: { rapid: 21, answered: 21 },
  path: [step(1, { estimate: null, timeSpent: 2 }), step(2, { estimate: null, timeSpent: 3 })],
});

test("a rushed section has its score, no range anywhere, and the reason", async () => {
  const report: MockReport = {
    ...FULL_REPORT,
    total: { score: 545, percentile: 44 },
    comparison: null,
    sections: [RUSHED, ...FULL_REPORT.sections.slice(1)],
  };
  const { user } = await open(reply(report));
  await loaded();
  const part = within(screen.getByRole("region", { name: "Total score" }));
  part.getByText(/^You answered 21 of 21 questions in Quantitative Reasoning in under 10 seconds/);
  expect(part.queryByText(/2-in-3 chance/)).toBeNull();
  const sections = within(screen.getByRole("list", { name: "Section scores" }));
  const [quant, verbal] = sections.getAllByRole("listitem");
  expect(quant?.textContent).toContain("68too fast for a score range, 4th percentile");
  expect(verbal?.textContent).toContain("8279–85");
  screen.getByText("You answered this mock too fast for us to compare its score with another.");
  const path = section("Quantitative Reasoning");
  path.getByText("68, too fast for a score range");
  expect(path.queryByText("score so far, with its range")).toBeNull();
  await user.click(path.getAllByRole("button", { name: "View as a table" })[0]!);
  const how = within(screen.getByRole("region", { name: "How you took it" }));
  how.getByText("21 of 21 in Quantitative Reasoning took under 10 seconds.");
  expect(document.body.textContent).not.toMatch(/undefined|NaN/);
});

const SECTIONAL: MockCard = { ...FULL_MOCK, kind: "sectional", sectionTypes: [3] };
const OF_SECTION = { ...FULL_REPORT, total: null, comparison: null, sections: [sectionReport()] };

test("a sectional mock is compared with the last one of its section, in points of its scale", async () => {
  const comparison = {
    name: "Quantitative 1",
    endedAt: Date.UTC(2026, 3, 18, 12),
    score: 71,
    difference: 8,
    standardError: 4.24,
    chanceOfRise: 0.97,
    isMoreThanChance: true,
  };
  await open(reply({ ...OF_SECTION, comparison }, SECTIONAL), SECTIONAL);
  await loaded();
  screen.getByRole("heading", { name: "Compared with your last Quantitative mock" });
  screen.getByText("Up 8 points: more than chance would explain.");
  screen.getByText(/up to 7 points either way/);
});

test("a test of one section has its score, no total and nothing to move", async () => {
  await open(reply(OF_SECTION, SECTIONAL), SECTIONAL);
  await loaded();
  expect(
    screen.getByRole("region", { name: "Quantitative Reasoning score" }).textContent,
  ).toContain("79");
  screen.getByText(/This is your first Quantitative mock with a score range\./);
  expect(screen.queryByRole("heading", { name: "What would raise your total" })).toBeNull();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getByRole("heading", { name: "Your path through the section" })).toBeTruthy();
});

test("links to how scores work", async () => {
  const { user } = await open();
  await loaded();
  await user.click(screen.getAllByRole("link", { name: "How scores work" })[0]!);
  expect(whereabouts().pathname).toBe("/how-scores-work");
});

test("shows the mock finished last when opened by its address", async () => {
  const last = { body: { result: { running: null, finished: FULL_MOCK, mode: "forward" } } };
  await open(reply(), null, { [LAST]: last });
  await loaded();
});

test("leads to the list when no mock is finished", async () => {
  const none = { body: { result: { running: null, finished: null, mode: "forward" } } };
  await open(reply(), null, { [LAST]: none });
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test"));
});

test("offers renewal after the plan has ended", async () => {
  const why = "Your plan has ended. Renew it to see your mock results again.";
  const { user } = await open(refusal(403, "subscription-required", why));
  await screen.findByText(new RegExp(why));
  await user.click(screen.getByRole("link", { name: "View plans" }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});

test.each([
  [true, "Your plan has ended. Renew it to see your mock results again."],
  [false, "Choose a plan to see your mock results."],
])("doesn't request results that the server would refuse (plan ended: %s)", async (ended, why) => {
  const { server } = await open(reply(), FULL_MOCK, { [DETAILS]: withoutPlan(ended) });
  await screen.findByText(new RegExp(why));
  screen.getByRole("link", { name: "View plans" });
  expect(server.asked(REPORT)).toEqual([]);
});

test("says that a mock isn't finished", async () => {
  const why = "Finish the mock to see your scores, solutions, and analytics.";
  const more = { [DETAILS]: withoutPlan(true) };
  await open(refusal(403, "mock-not-finished", why), { ...FULL_MOCK, status: 1 }, more);
  expect(await screen.findByText(why)).toBeTruthy();
});

test("says that the analytics didn't load, and Retry loads them", async () => {
  const { user, server } = await open(refusal(500, "internal-error", "Ours."));
  await screen.findByText("We couldn't load your analytics.");
  server.answers[REPORT] = reply();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await loaded();
});
