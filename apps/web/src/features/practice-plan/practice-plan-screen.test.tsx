// @vitest-environment happy-dom
import type { PlanTask, PlanWeek, PracticePlan } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, bytes, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";
import { runningPlan } from "../../../test/plans.ts";
import { DETAILS, MEERA, MEERA_DETAILS } from "../../../test/test-server.ts";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import { PracticePlanScreen } from "./practice-plan-screen.tsx";

afterEach(closeScreen);

const READ = "GET /practice-plan/plan";
const SAVE = "PUT /practice-plan/plan";
const TICK = "PUT /practice-plan/tick";
const LOSE = "POST /practice-plan/lost-weeks";
const UNDO = "POST /practice-plan/take-back";
const OVER = "POST /practice-plan/start-over";

const task = (key: string, more: Partial<PlanTask> = {}): PlanTask => ({
  key,
  title: `Task ${key}`,
  about: null,
  evening: 1,
  dueOn: "2026-03-09",
  state: "open",
  progress: null,
  link: null,
  ...more,
});
const week = (number: number, tasks: PlanTask[], more: Partial<PlanWeek> = {}): PlanWeek => ({
  number,
  title: `Title ${number}`,
  about: `About ${number}`,
  guide: `Guide ${number}`,
  startsOn: `2026-03-${number === 1 ? "02" : "09"}`,
  endsOn: `2026-03-${number === 1 ? "08" : "15"}`,
  movedBy: 0,
  isLetGo: false,
  canBeLost: number === 2,
  tasks,
  ...more,
});
const planOf = (more: Partial<PracticePlan> = {}): PracticePlan => ({
  startsOn: "2026-03-02",
  endsOn: "2026-05-10",
  examOn: null,
  sections: ["quant", "verbal", "dataInsights"],
  timeZone: "UTC",
  today: "2026-03-10",
  thisWeek: 2,
  lostSoFar: 0,
  lastLost: null,
  weeks: [
    week(1, [
      task("w1-done", { state: "done", progress: { done: 1, of: 1 }, dueOn: "2026-03-02" }),
      task("w1-late", { state: "overdue", dueOn: "2026-03-06", link: { to: "mocks" } }),
    ]),
    week(2, [
      task("w2-own"),
      task("w2-count", {
        progress: { done: 7, of: 12 },
        link: { to: "practice", filter: { section: "quant" } },
      }),
      task("w2-left", { state: "left-out", evening: null }),
    ]),
  ],
  ...more,
});
const read = (plan: PracticePlan | null, examOn: string | null = null): Answer => ({
  body: { result: { plan, examOn, outline: ["Find out", "Methods: your first section"] } },
});
const one = (plan: PracticePlan): Answer => ({ body: { result: plan } });

const OPENS = { ...runningPlan().opens, practicePlan: true };
/** Details that don't come are asked for again, and the plan with them. */
const WITH_IT: Answer = {
  body: {
    result: {
      ...MEERA_DETAILS,
      subscription: { planName: "GMAT PRACTICE", endsAt: 9e12, opens: OPENS },
    },
  },
};

async function open(answers: Answers = {}) {
  saveSignedIn(MEERA);
  return await openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/practice-plan" element={<PracticePlanScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/practice-plan",
      route: "*",
      answers: { [DETAILS]: WITH_IT, [READ]: read(planOf()), ...answers },
    },
  );
}
const thisWeek = async () => within(await screen.findByRole("region", { name: "This week" }));

test("shows this week first, then what's overdue, then all weeks", async () => {
  await open();
  const current = await thisWeek();
  current.getByRole("heading", { name: "This week: Title 2" });
  current.getByText(/Guide 2/);
  current.getByText("(7 of 12)");
  current.getByText("Skipped");
  const overdue = within(screen.getByRole("region", { name: "Overdue" }));
  overdue.getByText("Fri, Mar 6, evening 1");
  expect(overdue.queryByText("Task w1-done")).toBeNull();
  within(screen.getByRole("region", { name: "All ten weeks" })).getByText("Week 1. Title 1");
  screen.getByText(/1 of 5 tasks done/);
  expect(screen.getByRole("link", { name: "Download the plan (PDF)" }).getAttribute("href")).toBe(
    "/sheets/ten-week-plan-sheet.pdf",
  );
});

test("a task links to its work, with its filter in the navigation state", async () => {
  const { user } = await open();
  const current = await thisWeek();
  await user.click(current.getByRole("link", { name: "Practice for: Task w2-count" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    search: "",
    state: { filter: { section: "quant" } },
  });
});

const ownBox = async () =>
  (await thisWeek()).getByRole<HTMLInputElement>("checkbox", { name: "Task w2-own" });

test("checks off the learner's own task, and gives counted tasks no checkbox", async () => {
  const { user, server } = await open({ [TICK]: one(planOf()) });
  const box = await ownBox();
  expect(box.checked).toBe(false);
  expect((await thisWeek()).queryByRole("checkbox", { name: /w2-count/ })).toBeNull();
  const done = planOf();
  done.weeks[1]!.tasks[0]!.state = "done";
  server.answers[READ] = read(done);
  await user.click(box);
  expect(box.checked).toBe(true);
  await waitFor(() => expect(server.asked(READ)).toHaveLength(2));
  expect(server.asked(TICK).map(({ body }) => body)).toEqual([{ task: "w2-own", isDone: true }]);
  expect(box.checked).toBe(true);
});

test("shows a check in the same moment, whenever the server answers", async () => {
  const answer = Promise.withResolvers<Answer>();
  const { server } = await open({ [TICK]: () => answer.promise });
  const box = await ownBox();
  box.click();
  expect(box.checked).toBe(true);
  expect(server.asked(READ)).toHaveLength(1);
  answer.resolve(one(planOf()));
  await waitFor(() => expect(server.asked(READ)).toHaveLength(2));
});

test("a task that was due is overdue again when it's unchecked, whenever the server answers", async () => {
  const answer = Promise.withResolvers<Answer>();
  const plan = planOf();
  plan.weeks[1]!.tasks[0]!.state = "done";
  const { user, server } = await open({ [READ]: read(plan), [TICK]: () => answer.promise });
  const current = await thisWeek();
  await user.click(await ownBox());
  expect((await ownBox()).checked).toBe(false);
  await current.findByText("Overdue");
  answer.resolve(one(plan));
  await waitFor(() => expect(server.asked(READ)).toHaveLength(2));
});

test.each([
  ["the server refuses it", refusal(500, "internal-error", "Our fault."), "Our fault."],
  ["the line is down", bytes((response) => response.destroy()), /^We couldn't reach Theta\./],
])("undoes a check when %s, and says so", async (_, failure, words) => {
  const { user, server } = await open({ [TICK]: failure });
  const box = await ownBox();
  // The plan can't be loaded again either.
  server.answers[READ] = failure;
  await user.click(box);
  await screen.findByText(words);
  // A dropped connection is tried more than once.
  await waitFor(() => expect(server.asked(READ).length).toBeGreaterThan(1));
  await waitFor(() => expect(box.checked).toBe(false));
});

test("a lost week says what it does, moves the plan, and can be undone", async () => {
  const moved = planOf({ lostSoFar: 1, lastLost: 2, thisWeek: null });
  const { user, server } = await open({ [LOSE]: one(moved), [UNDO]: one(planOf()) });
  await user.click((await thisWeek()).getByRole("button", { name: "I missed week 2" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Missed week 2?" }));
  dialog.getByText(/push week 2 and everything after it back seven days/);
  server.answers[READ] = read(moved);
  await user.click(dialog.getByRole("button", { name: "Move the plan" }));
  await screen.findByText("Week 2 and everything after it were pushed back a week.");
  expect(server.asked(LOSE).map(({ body }) => body)).toEqual([{ week: 2, lostSoFar: 0 }]);
  server.answers[READ] = read(planOf());
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText(/pushed back a week/)).toBeNull());
  expect(server.asked(UNDO).map(({ body }) => body)).toEqual([{ lostSoFar: 1 }]);
});

test("the dialog and the notice say when the exam leaves no room", async () => {
  const { user } = await open({ [READ]: read(planOf({ examOn: "2026-05-08" })) });
  await screen.findByText(/ends on May 10, 2026, after your exam on May 8, 2026/);
  await user.click((await thisWeek()).getByRole("button", { name: "I missed week 2" }));
  await screen.findByText(/leaves no room to move the plan/);
  screen.getByRole("button", { name: "Skip the week" });
});

test("the form sets the start date, and shows errors at their fields", async () => {
  const { user, server } = await open({
    [READ]: read(null),
    [SAVE]: refusal(400, "invalid-input", "This day has passed", [
      { field: "examOn", msg: "This day has passed" },
    ]),
  });
  await screen.findByText("Methods: your first section");
  await user.type(screen.getByLabelText(/^Exam date/), "2020-01-01");
  await user.selectOptions(
    screen.getByLabelText(/needs the most work/),
    "Verbal, then Quantitative, then Data Insights",
  );
  await user.click(screen.getByRole("button", { name: "Set up my plan" }));
  await screen.findByText("This day has passed");
  expect(server.asked(SAVE)[0]?.body).toMatchObject({
    examOn: "2020-01-01",
    sections: ["verbal", "quant", "dataInsights"],
  });
  server.answers[SAVE] = one(planOf());
  server.answers[READ] = read(planOf());
  await user.click(screen.getByRole("button", { name: "Set up my plan" }));
  await thisWeek();
});

test("starting over asks first", async () => {
  const { user, server } = await open({ [OVER]: { body: { result: { done: true } } } });
  await thisWeek();
  await user.click(screen.getByRole("button", { name: "Start over" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Start over?" }));
  server.answers[READ] = read(null);
  await user.click(dialog.getByRole("button", { name: "Start over" }));
  await screen.findByRole("heading", { name: "Set up your plan" });
  expect(server.asked(OVER)).toHaveLength(1);
});

const NO_PLAN = ["You don't have an active plan right now", "View plans"] as const;
const ENDED = ["Your plan has ended", "Renew plan"] as const;
const NOT_IN_IT = ["Your plan doesn't include the practice plan", "View plans"] as const;

async function expectClosed([title, way]: readonly [title: string, way: string]) {
  await screen.findByRole("heading", { name: title });
  screen.getByText(/If you set one up before, we've kept it for you\.$/);
  const href = screen.getByRole("link", { name: way }).getAttribute("href");
  expect(href).toBe("/PlanAndPricing");
}

const BASIC = { planName: "GMAT BASIC", endsAt: 9e12, opens: runningPlan().opens };

test.each([
  ["no plan", { subscription: null, hasPlanEnded: false }, NO_PLAN],
  ["a plan that has ended", { subscription: null, hasPlanEnded: true }, ENDED],
  ["a plan without it", { subscription: BASIC, hasPlanEnded: false }, NOT_IN_IT],
])("with %s, says so without asking the server", async (_, details, words) => {
  const { server } = await open({
    "GET /user/user-details": { body: { result: { ...MEERA_DETAILS, ...details } } },
  });
  await expectClosed(words);
  expect(server.asked(READ)).toEqual([]);
});

test.each([
  ["no-subscription", "subscription-required", NO_PLAN],
  ["plan-ended", "subscription-required", ENDED],
  ["not-in-plan", "not-in-plan", NOT_IN_IT],
])("explains a refusal for %s, too", async (lock, code, words) => {
  const body = { code, message: "The practice plan is closed.", state: { lock } };
  await open({ [READ]: { status: 403, body } });
  await expectClosed(words);
});

test("fetches a plan that failed to load on Retry", async () => {
  const { user, server } = await open({ [READ]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your practice plan.");
  server.answers[READ] = read(planOf());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await thisWeek();
});
