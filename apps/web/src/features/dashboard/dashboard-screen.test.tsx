// @vitest-environment happy-dom
import type { Goal, MockCard, QuizCard } from "@theta/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import { type Answer, type Answers, refusal } from "../../../test/answering-server.ts";
import {
  finishedMock,
  LAST_MOCKS,
  lastMocks,
  mockCard,
  mockList,
  mockListCall,
} from "../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";
import { MEERA } from "../../../test/test-server.ts";
import { PLAN_LIST, planList, PLANS } from "../../../test/plans.ts";
import { quizCard, quizListCall, quizPage } from "../../../test/quizzes.ts";
import { FULL_REPORT } from "../mock-test/report/test-reports.ts";
import { DashboardScreen } from "./dashboard-screen.tsx";

afterEach(closeScreen);

const quiz = quizCard;
const finished = (name: string) =>
  quiz(name, { status: 2, score: 7, correctAnswers: 7, wrongAnswers: 3 });
const listCall = (quizType: number) => quizListCall(quizType, 11);
const list = (quizzes: readonly QuizCard[]) => quizPage(quizzes);
const LAST = "GET /free-quiz/last-free-quiz";
const FRESH = "GET /free-quiz/fresh-result";
const last = (running: QuizCard | null, done: QuizCard | null = null): Answer => ({
  body: { result: { running, finished: done } },
});
const PRACTICE = "GET /practice/overview";
const practice = (due: number): Answer => ({
  body: { result: { topics: [], due, missed: due, nextDueAt: null } },
});

const MOCKS = mockListCall(1, 50);
const LOCKED = { lock: "no-subscription" } as const;
const RUNNING = { status: 1, sectionsDone: 1, startDateTimestamp: 1 } as const;

const GOAL = "GET /goal";
const SAVE_GOAL = "PUT /goal";
const goalIs = (goal: Goal | null): Answer => ({ body: { result: goal } });
const NO_GOAL: Goal = { examOn: null, targetScore: null };

const PLAIN: Answers = {
  [GOAL]: goalIs(NO_GOAL),
  [listCall(3)]: list([quiz("Ratios"), finished("Primes"), quiz("Rates")]),
  [listCall(2)]: list([quiz("Inference")]),
  [listCall(1)]: list([quiz("Tables")]),
  [LAST]: last(null),
  [FRESH]: { body: { result: null } },
  [PRACTICE]: practice(0),
  [MOCKS]: mockList([]),
  [LAST_MOCKS]: lastMocks(null),
  [PLAN_LIST]: planList,
};

function open(answers: Answers = {}, at = "/dashboard/Gmat") {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/dashboard/*" element={<DashboardScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at, route: "*", answers: { ...PLAIN, ...answers } },
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a running quiz comes first, wherever it is in its list", async () => {
  const one = quiz("Sequences", { status: 1 });
  const { user } = await open({ [LAST]: last(one), [PRACTICE]: practice(4) });
  await heading('Resume "Sequences"');
  await user.click(screen.getByRole("link", { name: "Resume" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: one });
});

test.each([
  ["is shown", null],
  ["waits while another clock runs", quiz("Sequences", { status: 1 })],
])("a result from a moment ago %s", async (_, running) => {
  const done = quiz("Primes", {
    ...finished("Primes"),
    startDateTimestamp: Date.now() - 120_000,
    endDateTimestamp: Date.now() - 60_000,
  });
  saveSignedIn(MEERA);
  await open({
    [LAST]: last(running, done),
    [FRESH]: { body: { result: { quiz: done, rows: [] } } },
  });
  if (running) await heading('Resume "Sequences"');
  else await screen.findByRole("region", { name: / right$/ });
  expect(screen.queryByRole("region", { name: / right$/ }) === null).toBe(running !== null);
});

test.each<[string, Partial<MockCard>, string, string]>([
  ["with a running clock comes before a running quiz", RUNNING, "Resume M1", "Resume"],
  [
    "between sections comes before questions that are due",
    { status: 2, sectionsDone: 1 },
    "Start the Verbal section of M1",
    "Go to Verbal",
  ],
])("a mock %s", async (_, more, title, action) => {
  const one = mockCard("M1", more);
  const isRunning = more.status === 1;
  const { user } = await open({
    [LAST]: last(isRunning ? quiz("Sequences", { status: 1 }) : null),
    [PRACTICE]: practice(4),
    [LAST_MOCKS]: lastMocks(one),
  });
  await heading(title);
  await user.click(screen.getByRole("link", { name: action }));
  const pathname = isRunning ? "/mock-test-guideline" : "/test-instruction";
  expect(whereabouts()).toMatchObject({ pathname, state: one });
});

test("a running quiz comes before a mock that's between sections", async () => {
  await open({
    [LAST]: last(quiz("Sequences", { status: 1 })),
    [LAST_MOCKS]: lastMocks(mockCard("M1", { status: 2, sectionsDone: 1 })),
  });
  await heading('Resume "Sequences"');
});

test("a mock that the plan includes comes before a new quiz", async () => {
  const one = mockCard("M1");
  const { user } = await open({ [MOCKS]: mockList([one]) });
  await heading("Take M1");
  await user.click(screen.getByRole("link", { name: "Take Test" }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: one });
});

test.each([
  ["is locked", LAST_MOCKS, lastMocks(null), LOCKED],
  [
    "comes within a week of the last",
    LAST_MOCKS,
    lastMocks(null, finishedMock("M0", { endDateTimestamp: Date.now() - 3 * 24 * 3600 * 1000 })),
    {},
  ],
])("a mock that %s isn't the next step", async (_, call, answer, more) => {
  await open({ [MOCKS]: mockList([mockCard("M1", more)]), [call]: answer });
  await heading('Take the quiz "Ratios"');
});

test("then come the questions due today", async () => {
  const { user } = await open({ [PRACTICE]: practice(4) });
  await heading("Review 4 questions you missed");
  await user.click(screen.getByRole("link", { name: "Review" }));
  expect(whereabouts()).toMatchObject({ pathname: "/practice" });
});

test("then the first quiz not yet started, even if practice can't be reached", async () => {
  const { user } = await open({ [PRACTICE]: refusal(500, "internal-error", "Ours.") });
  await heading('Take the quiz "Ratios"');
  await user.click(screen.getByRole("link", { name: "Take Test" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: quiz("Ratios") });
});

test("says when nothing could be loaded, and asks again on Retry", async () => {
  const down = refusal(500, "internal-error", "Ours.");
  const calls = [listCall(1), listCall(2), listCall(3), LAST, PRACTICE];
  const { user, server } = await open(Object.fromEntries(calls.map((call) => [call, down])));
  const alert = (await screen.findByText("We couldn't load your next step.")).closest(
    "[role=alert]",
  )!;
  expect(await screen.findAllByText("We couldn't load these quizzes.")).toHaveLength(3);
  Object.assign(server.answers, PLAIN);
  await user.click(within(alert as HTMLElement).getByRole("button", { name: "Retry" }));
  await heading('Take the quiz "Ratios"');
});

test("the heading keeps the focus when the step becomes known", async () => {
  const held = Promise.withResolvers<void>();
  await open({
    [PRACTICE]: async () => {
      await held.promise;
      return practice(0);
    },
  });
  const waiting = screen.getByRole("heading", { level: 1, name: "Dashboard" });
  waiting.tabIndex = -1;
  waiting.focus();
  held.resolve();
  const step = await heading('Take the quiz "Ratios"');
  expect(document.activeElement).toBe(step);
});

test("something that doesn't answer keeps the rest waiting for a while only", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await open({ [PRACTICE]: () => new Promise(() => {}) });
  screen.getByRole("heading", { level: 1, name: "Dashboard" });
  expect(screen.queryByRole("region", { name: "Free Quiz" })).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
  await section("Free Quiz");
});

test("links to the results of the last quiz", async () => {
  const one = finished("Primes");
  const { user } = await open({ [LAST]: last(null, one) });
  const block = within(await screen.findByRole("region", { name: "Last quiz" }));
  expect(block.getByText("7 right")).toBeTruthy();
  const all = block.getByRole("link", { name: "All reports" });
  expect(all.getAttribute("href")).toBe("/TestReport");
  await user.click(block.getByRole("link", { name: /^Analytics/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/SolutionAndAnaalytics", state: one });
});

test("shows three groups, open quizzes before finished ones, and at most eleven each", async () => {
  const many = [finished("Done"), ...Array.from({ length: 10 }, (_, k) => quiz(`Quiz ${k + 1}`))];
  const { user } = await open({ [listCall(3)]: list(many) });
  await screen.findByText("Quiz 1");
  const free = await section("Free Quiz");
  expect(free.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Quantitative Reasoning",
    "Verbal Reasoning",
    "Data Insight",
  ]);
  const quant = await section("Quantitative Reasoning");
  const names = () =>
    quant.getAllByRole("link").map((link) => link.textContent?.replace(/^.*: /, ""));
  expect(names()).toEqual(["Quiz 1", "Quiz 2", "Quiz 3", "Quiz 4"]);
  await user.click(quant.getByRole("button", { name: /^Show 7 more/ }));
  expect(names()).toEqual([...many.slice(1).map(({ name }) => name), "Done", "Done"]);
  expect(quant.queryByRole("link", { name: /^All / })).toBeNull();
  await user.click(quant.getByRole("button", { name: /^Show fewer/ }));
  expect(names()).toHaveLength(4);
});

test("leads on from the end of a list that has more", async () => {
  const mocks = Array.from({ length: 16 }, (_, k) => mockCard(`M${k + 1}`));
  const quizzes = Array.from({ length: 11 }, (_, k) => quiz(`Quiz ${k + 1}`));
  const { user } = await open({
    [MOCKS]: mockList(mocks),
    [listCall(2)]: quizPage(quizzes, 14),
  });
  const tests = await section("Mock Tests");
  await tests.findByRole("article", { name: "M1" });
  expect(screen.queryByRole("link", { name: /^All / })).toBeNull();
  await user.click(tests.getByRole("button", { name: /^Show 7 more/ }));
  const all = tests.getByRole("link", { name: "All 16 mock tests" });
  expect(all.getAttribute("href")).toBe("/mock-test");
  const verbal = await section("Verbal Reasoning");
  await user.click(verbal.getByRole("button", { name: /^Show 7 more/ }));
  await user.click(verbal.getByRole("link", { name: "All 14 quizzes in Verbal Reasoning" }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-quiz", search: "?section=verbal" });
});

test("orders mocks: the running one, the next one, the last results, then the rest", async () => {
  const mocks = [
    finishedMock("M1"),
    finishedMock("M2", { endDateTimestamp: Date.UTC(2026, 5, 1) }),
    ...Array.from({ length: 8 }, (_, k) => mockCard(`M${k + 3}`)),
    mockCard("M11", { status: 2, sectionsDone: 1 }),
    ...Array.from({ length: 5 }, (_, k) => mockCard(`M${k + 12}`)),
  ];
  const { user } = await open({ [MOCKS]: mockList(mocks) });
  const tests = await section("Mock Tests");
  await tests.findByRole("article", { name: "M1" });
  const names = () => tests.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
  expect(names()).toEqual(["M11", "M3", "M2", "M1"]);
  await user.click(tests.getByRole("button", { name: /^Show 7 more/ }));
  expect(names()).toHaveLength(11);
  expect(names().slice(4, 6)).toEqual(["M4", "M5"]);
});

test("a locked mock opens the dialog on the dashboard, too", async () => {
  const { user } = await open({
    [MOCKS]: mockList([mockCard("M1", LOCKED)]),
    [LAST]: last(null, finished("Primes")),
  });
  await user.click(await screen.findByRole("button", { name: /^Subscribe to Take Test/ }));
  await screen.findByRole("dialog", { name: "Subscription Required" });
});

test("fetches mocks that failed to load on Retry", async () => {
  const { user, server } = await open({ [MOCKS]: refusal(500, "internal-error", "Ours.") });
  const tests = await section("Mock Tests");
  await tests.findByText("We couldn't load the mock tests.");
  server.answers[MOCKS] = mockList([mockCard("M1")]);
  await user.click(tests.getByRole("button", { name: "Retry" }));
  await tests.findByRole("article", { name: "M1" });
});

test("one list that fails leaves the others alone", async () => {
  const { user, server } = await open({
    [listCall(2)]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("Tables");
  const verbal = await section("Verbal Reasoning");
  await verbal.findByText("We couldn't load these quizzes.");
  server.answers[listCall(2)] = list([quiz("Inference")]);
  await user.click(verbal.getByRole("button", { name: "Retry" }));
  await verbal.findByText("Inference");
});

test("every section links to its full list, and the courses are hidden", async () => {
  await open();
  await heading('Take the quiz "Ratios"');
  const ways = await screen.findAllByRole("link", { name: /^View all/ });
  expect(ways.map((way) => way.getAttribute("href"))).toEqual([
    "/mock-test",
    "/free-quiz",
    "/topic-tests",
    "/PlanAndPricing",
  ]);
  (await section("Mock Tests")).getByText("No mock tests yet");
  expect(screen.queryByRole("region", { name: "Courses" })).toBeNull();
  expect(screen.queryByRole("button", { name: "View Course" })).toBeNull();
});

test("the plans have a price, length, and features, and the second is the popular one", async () => {
  const { user } = await open();
  const cards = await (await section("GMAT Plans")).findAllByRole("article");
  expect(cards.map((card) => /\$\d+/.exec(card.textContent ?? "")?.[0])).toEqual([
    "$49",
    "$74",
    "$99",
    "$149",
  ]);
  expect(cards.map((card) => /\d+ Months/.exec(card.textContent ?? "")?.[0])).toEqual([
    "2 Months",
    "3 Months",
    "6 Months",
    "12 Months",
  ]);
  const popular = cards.map((card) => within(card).queryByText("Popular") !== null);
  expect(popular).toEqual([false, true, false, false]);
  within(cards[1]!).getByText("What GMAT PRO holds");
  await user.click(within(cards[1]!).getByRole("link", { name: /^Enroll Now/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/checkout", state: PLANS[1] });
});

const BOUGHT = "GET /subscription/subscription-details";
const current = (used: number, sectionals: number) => ({
  planName: "GMAT PRO",
  startsAt: 1,
  endsAt: new Date(2031, 1, 22, 12).getTime(),
  mocks: { of: 5, used },
  sectionals: { of: sectionals, used: 0 },
  opens: {
    topicTests: 0,
    practicePlan: false,
    studyNotes: false,
    mentorSessions: 0,
    support: true,
  },
});
const bought = (now: ReturnType<typeof current> | null): Answer => ({
  body: { result: { current: now, ended: null, orders: [], serverTime: 1 } },
});

test.each([
  [current(0, 6), "GMAT PRO until February 22, 2031 · 5 mocks left · 6 sectional mocks left"],
  [current(4, 0), "GMAT PRO until February 22, 2031 · 1 mock left"],
  [current(5, 0), "GMAT PRO until February 22, 2031 · no mocks left"],
])("shows a subscriber one line about the plan instead of the price cards", async (now, words) => {
  saveSignedIn({ ...MEERA, isUserSubscribed: true });
  await open({ [BOUGHT]: bought(now) });
  const plans = await section("GMAT Plans");
  const link = await plans.findByRole("link", { name: "Your plan" });
  expect(link.getAttribute("href")).toBe("/subscriptions");
  expect(link.parentElement!.querySelector("p")!.textContent).toBe(words);
  expect(plans.queryAllByRole("article")).toEqual([]);
});

test("shows the price cards once a plan has ended", async () => {
  saveSignedIn({ ...MEERA, isUserSubscribed: true });
  await open({ [BOUGHT]: bought(null) });
  expect(await (await section("GMAT Plans")).findAllByRole("article")).toHaveLength(4);
});

test("fetches a plan that failed to load on Retry", async () => {
  saveSignedIn({ ...MEERA, isUserSubscribed: true });
  const { user, server } = await open({ [BOUGHT]: refusal(500, "internal-error", "Ours.") });
  const plans = await section("GMAT Plans");
  await plans.findByText("We couldn't load your plan.");
  server.answers[BOUGHT] = bought(current(0, 0));
  await user.click(plans.getByRole("button", { name: "Retry" }));
  await plans.findByText(/5 mocks left/);
});

test("fetches plans that failed to load on Retry", async () => {
  const call = "GET /plans/plans-list?testType=1";
  const { user, server } = await open({ [call]: refusal(500, "internal-error", "Ours.") });
  const plans = await section("GMAT Plans");
  await plans.findByText("We couldn't load the plans.");
  server.answers[call] = PLAIN[call]!;
  await user.click(plans.getByRole("button", { name: "Retry" }));
  expect(await plans.findAllByRole("article")).toHaveLength(4);
});

test("the GRE has the same screen under its own path and leads to its page", async () => {
  const { user } = await open();
  await heading('Take the quiz "Ratios"');
  await user.selectOptions(screen.getByRole("combobox", { name: /^Exam/ }), "GRE");
  await waitFor(() =>
    expect(whereabouts()).toMatchObject({ pathname: "/upcomming-soon", state: { testType: 2 } }),
  );
});

test("on the GRE's path, the GMAT is one choice away and nothing is requested", async () => {
  const { user, server } = await open({}, "/dashboard/Gre");
  await heading("GRE tests aren't ready yet");
  await section("GRE Plans");
  expect(server.asked(LAST)).toEqual([]);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Exam/ });
  expect(choice.value).toBe("2");
  await user.selectOptions(choice, "GMAT");
  await heading('Take the quiz "Ratios"');
  expect(whereabouts()).toMatchObject({ pathname: "/dashboard/Gmat" });
  expect(document.activeElement).toBe(choice);
});

test.each([
  ["an email", " mira@theta.example "],
  ["nothing", ""],
])(
  "answers a request for the link with %s by explaining how to use Theta on a phone",
  async (_, typed) => {
    saveSignedIn(MEERA);
    const { user } = await open();
    const box = screen.getByPlaceholderText("Enter Your Email Id");
    if (typed) await user.type(box, typed);
    await user.click(screen.getByRole("button", { name: "Get the link" }));
    const told = await screen.findByText(/^The app isn't out yet, so there's no link to send/);
    expect(told.textContent).toContain(`open ${location.host} in your phone's browser`);
    expect(told.textContent).toContain(MEERA.email);
    expect(whereabouts().pathname).toMatch(/^\/dashboard/);
  },
);

test("names the app stores without linking to them", async () => {
  await open();
  for (const store of ["Google Play", "App Store"]) {
    expect(screen.getByText(store).closest("a")).toBeNull();
  }
});

const day = (ahead: number) =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(Date.now() + ahead * 86_400_000);

test("asks a learner for the exam date and target score, once", async () => {
  const { user, server } = await open({
    [GOAL]: goalIs(null),
    [SAVE_GOAL]: goalIs({ examOn: day(40), targetScore: 685 }),
  });
  await screen.findByRole("heading", { name: "When's your exam?" });
  const exam = await section("Your exam");
  await user.type(await exam.findByLabelText("Exam date"), day(40));
  await user.selectOptions(exam.getByRole("combobox", { name: "Target score" }), "685");
  server.answers[GOAL] = goalIs({ examOn: day(40), targetScore: 685 });
  await user.click(exam.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: "40 days left" });
  await waitFor(() =>
    expect(document.activeElement).toBe(exam.getByRole("button", { name: "Change" })),
  );
  expect(server.asked(SAVE_GOAL)).toMatchObject([{ body: { examOn: day(40), targetScore: 685 } }]);
  exam.getByText("Target 685");
  exam.getByText("Take a full mock to see how far you are from it.");
});

test("remembers a skip and leaves one way back to the question", async () => {
  const { user, server } = await open({ [GOAL]: goalIs(null), [SAVE_GOAL]: goalIs(NO_GOAL) });
  const skip = await screen.findByRole("button", { name: "Skip" });
  server.answers[GOAL] = goalIs(NO_GOAL);
  await user.click(skip);
  await user.click(await screen.findByRole("button", { name: "Set your exam date and target" }));
  await (await section("Your exam")).findByLabelText("Exam date");
  expect(server.asked(SAVE_GOAL)).toHaveLength(1);
});

test("shows a refused date at its field and keeps what was typed", async () => {
  const { user } = await open({
    [GOAL]: goalIs({ examOn: day(40), targetScore: null }),
    [SAVE_GOAL]: refusal(400, "invalid-input", "This day has passed", [
      { field: "examOn", msg: "This day has passed" },
    ]),
  });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const exam = await section("Your exam");
  expect(document.activeElement).toBe(exam.getByLabelText("Exam date"));
  await user.click(exam.getByRole("button", { name: "Save" }));
  await exam.findByText("This day has passed");
  expect(exam.getByLabelText<HTMLInputElement>("Exam date").value).toBe(day(40));
  await user.click(exam.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("heading", { name: "40 days left" });
});

test("fetches a goal that failed to load on Retry", async () => {
  const { user, server } = await open({ [GOAL]: refusal(500, "internal-error", "Ours.") });
  const exam = await section("Your exam");
  await exam.findByText("We couldn't load your exam date.");
  server.answers[GOAL] = goalIs({ examOn: null, targetScore: 705 });
  await user.click(exam.getByRole("button", { name: "Retry" }));
  await exam.findByText("Target 705");
});

test("before the first test, shows a sample marked as one and no row of locked cards", async () => {
  await open({ [MOCKS]: mockList([mockCard("M1", LOCKED), mockCard("M2", LOCKED)]) });
  const sample = within(
    await screen.findByRole("region", { name: "What you'll see after a mock" }),
  );
  sample.getByText("Sample");
  sample.getByText("These are example figures, not your results.");
  sample.getByRole("region", { name: "Weakest topics" });
  expect(sample.queryByRole("link")).toBeNull();
  const tests = await section("Mock Tests");
  expect(tests.queryByRole("button", { name: /^Subscribe/ })).toBeNull();
  expect(tests.getByRole("link", { name: "View plans" }).getAttribute("href")).toBe(
    "/PlanAndPricing",
  );
});

test("before the first test, lists the mocks in the plan along with the sample", async () => {
  await open({ [MOCKS]: mockList([mockCard("M1")]) });
  await screen.findByRole("region", { name: "What you'll see after a mock" });
  (await section("Mock Tests")).getByRole("link", { name: /^Take Test/ });
});

test.each([
  ["a quiz was taken", { [LAST]: last(null, finished("Primes")) }],
  ["a mock runs", { [LAST_MOCKS]: lastMocks(mockCard("M1", RUNNING)) }],
  ["it isn't known what was taken", { [LAST]: refusal(500, "internal-error", "Ours.") }],
])("shows no sample when %s", async (_, answers) => {
  await open(answers);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(""));
  await screen.findByText("Tables");
  expect(screen.queryByRole("region", { name: "What you'll see after a mock" })).toBeNull();
});

const REPORT = "GET /mock-test/mock-test-report?mockTestId=M2";

test("shows the last mock's score and range, its weakest topics, and all totals", async () => {
  const older = finishedMock("M1", { score: 575, low: 545, high: 605, endDateTimestamp: 1e12 });
  const newest = finishedMock("M2", { mode: "exam" });
  const { user } = await open({
    [LAST_MOCKS]: lastMocks(null, newest),
    [MOCKS]: mockList([older, newest]),
    [REPORT]: { body: { result: { mock: newest, report: FULL_REPORT } } },
    [GOAL]: goalIs({ examOn: null, targetScore: 705 }),
  });
  const standing = within(await screen.findByRole("region", { name: "Your last mock" }));
  standing.getByText("score range 625–685");
  standing.getByText(/finished May 18, 2026, exam mode$/);
  await (await section("Your exam")).findByText("50 points above your last total of 655.");
  const totals = within(await standing.findByRole("region", { name: "Your totals" }));
  await user.click(totals.getByRole("button", { name: "View as a table" }));
  const rows = totals.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getAllByRole("cell").at(-2)!.textContent)).toEqual([
    "575",
    "655",
  ]);
  expect(rows[0]!.textContent).toContain("Forward only");
  expect(rows[1]!.textContent).toContain("Exam mode");
  const topics = within(standing.getByRole("region", { name: "Weakest topics" }));
  await user.click((await topics.findAllByRole("link", { name: /^Practice/ }))[0]!);
  expect(whereabouts()).toMatchObject({ pathname: "/practice" });
});

test("a last mock that was answered too fast says so, and is no part of the totals or the gap", async () => {
  const card = finishedMock("M2", { isTooFast: true, low: undefined, high: undefined });
  const older = finishedMock("M1", { score: 575, low: 545, high: 605, endDateTimestamp: 1e12 });
  await open({
    [LAST_MOCKS]: lastMocks(null, card),
    [MOCKS]: mockList([older, card]),
    [REPORT]: { body: { result: { mock: card, report: FULL_REPORT } } },
    [GOAL]: goalIs({ examOn: null, targetScore: 705 }),
  });
  const standing = within(await screen.findByRole("region", { name: "Your last mock" }));
  standing.getByText("too fast for a score range");
  await (await section("Your exam")).findByText("130 points above your last total of 575.");
  expect(standing.queryByRole("region", { name: "Your totals" })).toBeNull();
});

test("names a time that isn't standard, and says that totals with another time are left out", async () => {
  const more = { low: 545, high: 605, score: 575 };
  const standard = finishedMock("M0", { ...more, time: "standard", endDateTimestamp: 1e12 });
  const older = finishedMock("M1", { ...more, time: "double-time", endDateTimestamp: 2e12 });
  const newest = finishedMock("M2", { time: "double-time", endDateTimestamp: 3e12 });
  await open({
    [LAST_MOCKS]: lastMocks(null, newest),
    [MOCKS]: mockList([standard, older, newest]),
    [REPORT]: { body: { result: { mock: newest, report: FULL_REPORT } } },
    [GOAL]: goalIs({ examOn: null, targetScore: 705 }),
    [LAST]: last(null, { ...finished("Primes"), time: "time-and-a-half" }),
  });
  const standing = within(await screen.findByRole("region", { name: "Your last mock" }));
  standing.getByText(/, forward only, double time$/);
  await (
    await section("Your exam")
  ).findByText("50 points above your last total of 655 at double time.");
  const totals = within(await standing.findByRole("region", { name: "Your totals" }));
  totals.getByText("2 full mocks, double time");
  totals.getByText(/Only full mocks at double time are shown\.$/);
  (await section("Last quiz")).getByText("Time and a half");
});

test.each([
  ["standard", [], "2 full mocks", ""],
  ["double-time", [], "2 full mocks, double time", ""],
  ["standard", ["double-time"], "2 full mocks", " Only full mocks at standard time are shown."],
] as const)("totals at %s next to those at %j", async (time, others, sum, left) => {
  const mocks = [...others, time, time].map((own, place) =>
    finishedMock(`M${place}`, { time: own, endDateTimestamp: (place + 1) * 1e12 }),
  );
  const newest = { ...mocks.at(-1)!, mockTestId: "M2" };
  await open({
    [LAST_MOCKS]: lastMocks(null, newest),
    [MOCKS]: mockList(mocks),
    [REPORT]: { body: { result: { mock: newest, report: FULL_REPORT } } },
  });
  const totals = within(await screen.findByRole("region", { name: "Your totals" }));
  totals.getByText(sum);
  const caption = totals.getByText(/^Your totals with/).textContent;
  expect(caption.split("shaded range.")[1]).toBe(left);
});

test("Retry fetches weakest topics that didn't load; one total needs no chart", async () => {
  const newest = finishedMock("M2");
  const { user, server } = await open({
    [LAST_MOCKS]: lastMocks(null, newest),
    [MOCKS]: mockList([newest]),
    [REPORT]: refusal(500, "internal-error", "Ours."),
  });
  const standing = within(await screen.findByRole("region", { name: "Your last mock" }));
  await standing.findByText("We couldn't load your weakest topics.");
  expect(standing.queryByRole("region", { name: "Your totals" })).toBeNull();
  server.answers[REPORT] = { body: { result: { mock: newest, report: FULL_REPORT } } };
  await user.click(standing.getByRole("button", { name: "Retry" }));
  await standing.findAllByRole("link", { name: /^Practice/ });
});
