// @vitest-environment happy-dom
import { type MockCard, STANDARD_SETTINGS } from "@theta/contract";
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Answers, notOurs, refusal } from "../../../../test/answering-server.ts";
import { finishedMock, mockCard, mockList, mockListCall } from "../../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { mockOfState } from "../shared/mock-of-state.ts";
import { createStore } from "../../../lib/session/store.ts";
import { MockListScreen } from "./mock-list-screen.tsx";

afterEach(closeScreen);

const ten = Array.from({ length: 10 }, (_, k) => mockCard(`Mock ${k + 1}`));

function open(answers: Answers, at = "/mock-test") {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/mock-test" element={<MockListScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at, route: "*", answers },
  );
}

const FULL = mockListCall(1, 10, "full");
const SECTIONAL = mockListCall(1, 10, "sectional");

const openWith = (...mocks: MockCard[]) =>
  open({
    [FULL]: mockList(mocks.filter(({ kind }) => kind === "full")),
    [SECTIONAL]: mockList(mocks.filter(({ kind }) => kind === "sectional")),
  });
const card = async (name: string) => within(await screen.findByRole("article", { name }));

test("describes a mock that hasn't started and opens it with its card", async () => {
  const one = mockCard("Mock 1");
  const { user } = await openWith(one);
  const mock = await card("Mock 1");
  mock.getByText("Available From January 5th 2026,");
  mock.getByText("135 min, 64 questions");
  mock.getByText("About Mock 1.");
  mock.getByText("Full mock");
  mock.getByText("Not started");
  await user.click(mock.getByRole("link", { name: /^Take Test.*Mock 1$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: one });
});

const RUNNING = { status: 1, startDateTimestamp: 1, sectionsDone: 0 } as const;

test.each([
  [undefined, "64 questions, no time limit"],
  // It keeps the time it was started with.
  ["double-time", "270 min, 64 questions"],
] as const)("with no clock chosen and started with %s, a mock has %s", async (time, words) => {
  const mock = mockCard("Mock 1", time && { ...RUNNING, time });
  await open({
    [FULL]: mockList([mock]),
    [SECTIONAL]: mockList([]),
    "GET /test-settings": { body: { result: { ...STANDARD_SETTINGS, time: "no-clock" } } },
  });
  await (await card("Mock 1")).findByText(words);
});

test("leads to the rehearsal", async () => {
  const { user } = await openWith(mockCard("Mock 1"));
  await user.click(screen.getByRole("link", { name: "Rehearse test day" }));
  expect(whereabouts().pathname).toBe("/test-day");
});

test.each<[string, Partial<MockCard>, string, string]>([
  ["opened", { status: 1, sectionsDone: 0 }, "Opened but not started", "/mock-test-guideline"],
  [
    "in its second section",
    { status: 1, sectionsDone: 1, startDateTimestamp: 1 },
    "In progress: Verbal",
    "/mock-test-guideline",
  ],
  [
    "between sections",
    { status: 2, sectionsDone: 2, startDateTimestamp: 1 },
    "Between sections: Data Insights is next",
    "/test-instruction",
  ],
])("says that a mock is %s and resumes it", async (_, more, words, path) => {
  const one = mockCard("Mock 1", more);
  const { user } = await openWith(one);
  const mock = await card("Mock 1");
  mock.getByText(words);
  await user.click(mock.getByRole("link", { name: /^Resume/ }));
  expect(whereabouts()).toMatchObject({ pathname: path, state: one });
});

test.each([
  ["Solution", "/mock-test-solution"],
  ["Analytics", "/mock-test-analytics"],
])("shows a finished mock's score with its range, counts, and %s", async (button, path) => {
  const one = finishedMock("Mock 1", {
    correctAnswers: 30,
    wrongAnswers: 20,
    unansweredQuestions: 14,
    unreachedQuestions: 13,
  });
  const { user } = await openWith(one);
  const mock = await card("Mock 1");
  mock.getByText("655");
  mock.getByText(/625–685/);
  mock.getByText("Finished May 18, 2026");
  expect(mock.getAllByRole("listitem").map((count) => count.textContent)).toEqual([
    "30 right",
    "20 wrong",
    "1 unanswered",
    "13 not reached",
  ]);
  expect(mock.queryByRole("link", { name: /Take Test|Resume/ })).toBeNull();
  await user.click(mock.getByRole("link", { name: new RegExp(`^${button}`) }));
  expect(whereabouts()).toMatchObject({ pathname: path, state: one });
});

test("a finished mock that was answered too fast shows its score and no range", async () => {
  await openWith(finishedMock("Mock 1", { isTooFast: true, low: undefined, high: undefined }));
  const mock = await card("Mock 1");
  mock.getByText("655");
  mock.getByText("too fast for a score range");
  expect(mock.queryByText(/–/)).toBeNull();
});

test("without a plan a press on the greyed button says what is required, and leads to the plans", async () => {
  const { user } = await openWith(mockCard("Mock 1", { lock: "no-subscription" }));
  const mock = await card("Mock 1");
  expect(mock.queryByRole("link")).toBeNull();
  const button = mock.getByRole("button", { name: /^Subscribe to Take Test/ });
  await user.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Subscription Required" }));
  dialog.getByText(
    "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
  );
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(await screen.findByRole("link", { name: "View Plans" }));
  expect(whereabouts()).toMatchObject({ pathname: "/PlanAndPricing" });
});

test.each<[MockCard["lock"], MockCard["kind"], RegExp, string, RegExp]>([
  [
    "not-in-plan",
    "sectional",
    /^Add to your plan/,
    "Not in your plan",
    /Your plan doesn't include sectional mocks\./,
  ],
  ["used-up", "full", /^Get more mocks/, "All used", /You've used every full mock/],
])("explains the lock %s in its own words", async (lock, kind, label, title, words) => {
  const { user } = await openWith(mockCard("Mock 1", { lock, kind, sectionTypes: [2] }));
  const mock = await card("Mock 1");
  expect(mock.queryByText(/Subscribe/)).toBeNull();
  await user.click(mock.getByRole("button", { name: label }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  dialog.getByText(words);
  dialog.getByRole("link", { name: "View plans" });
});

test("says that results locked by the end of a plan are kept, and offers renewal", async () => {
  const one = mockCard("Mock 1", { status: 3, sectionsDone: 3, lock: "plan-ended" });
  const { user } = await openWith(one);
  const mock = await card("Mock 1");
  mock.getByText(/Your plan has ended: renew it to see your score/);
  expect(mock.queryByRole("link", { name: /Solution|Analytics/ })).toBeNull();
  await user.click(mock.getByRole("link", { name: /^Renew plan/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/PlanAndPricing" });
});

test("leads to the plans, not to a renewal, when there was never a plan", async () => {
  await openWith(mockCard("Mock 1", { status: 3, sectionsDone: 3, lock: "no-subscription" }));
  const mock = await card("Mock 1");
  mock.getByText(/need an active plan/);
  expect(mock.getByRole("link", { name: /^View plans/ }).getAttribute("href")).toBe(
    "/PlanAndPricing",
  );
  expect(mock.queryByText(/[Rr]enew/)).toBeNull();
});

/** What a mock's card says at each point: before there was a plan, with one, and after it. */
test.each<[string, Partial<MockCard>, { role: "button" | "link"; name: RegExp }]>([
  [
    "not opened, never subscribed",
    { lock: "no-subscription" },
    { role: "button", name: /^Subscribe to Take Test/ },
  ],
  ["not opened, active plan", {}, { role: "link", name: /^Take Test/ }],
  [
    "not opened, plan ended",
    { lock: "plan-ended" },
    { role: "button", name: /^Renew to Take Test/ },
  ],
  ["opened, active plan", { status: 1 }, { role: "link", name: /^Resume/ }],
  [
    "opened, plan ended",
    { status: 1, lock: "plan-ended" },
    { role: "button", name: /^Renew to Resume/ },
  ],
  [
    "opened, plan given back",
    { status: 1, lock: "no-subscription" },
    { role: "button", name: /^Subscribe to Resume/ },
  ],
  [
    "opened, plan used up",
    { status: 1, lock: "used-up" },
    { role: "button", name: /^Get more mocks/ },
  ],
  ["running, plan ended", { status: 1, startDateTimestamp: 1 }, { role: "link", name: /^Resume/ }],
  [
    "between sections, plan ended",
    { status: 2, sectionsDone: 1, startDateTimestamp: 1 },
    { role: "link", name: /^Resume/ },
  ],
  [
    "finished, plan ended",
    { status: 3, sectionsDone: 3, lock: "plan-ended" },
    { role: "link", name: /^Renew plan/ },
  ],
])("%s", async (_, more, { role, name }) => {
  await openWith(mockCard("Mock 1", more));
  const mock = await card("Mock 1");
  mock.getByRole(role, { name });
  expect([...mock.queryAllByRole("button"), ...mock.queryAllByRole("link")]).toHaveLength(1);
});

test("offers to renew after the plan has ended", async () => {
  const { user } = await openWith(mockCard("Mock 1", { status: 1, lock: "plan-ended" }));
  const mock = await card("Mock 1");
  await user.click(mock.getByRole("button", { name: /^Renew to Resume/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your plan has ended" }));
  await user.click(dialog.getByRole("link", { name: "Renew plan" }));
  expect(whereabouts()).toMatchObject({ pathname: "/PlanAndPricing" });
});

test("treats an unknown lock from a newer server as a missing plan", async () => {
  const one = { ...mockCard("Mock 1"), lock: "paused" };
  const list = notOurs(200, { result: [one], totalItems: 1 });
  const { user } = await open({ [FULL]: list, [SECTIONAL]: mockList([]) });
  const mock = await card("Mock 1");
  await user.click(mock.getByRole("button", { name: /^Subscribe to Take Test/ }));
  await screen.findByRole("dialog", { name: "Subscription Required" });
});

test("says whether a mock is full or sectional", async () => {
  await openWith(
    mockCard("Verbal 1", {
      kind: "sectional",
      sectionTypes: [2],
      totalQuestions: 23,
      duration: 2700,
    }),
  );
  const mock = await card("Verbal 1");
  mock.getByText("Sectional mock: Verbal");
  mock.getByText("45 min, 23 questions");
});

test.each<[string, Partial<MockCard>, string]>([
  ["opened", { status: 1, sectionsDone: 0, mode: "exam" }, "Full mock, exam mode"],
  ["finished", { status: 3, sectionsDone: 3, mode: "forward" }, "Full mock, forward only"],
  [
    "sectional",
    { kind: "sectional", sectionTypes: [2], status: 1, sectionsDone: 0, mode: "exam" },
    "Sectional mock: Verbal, exam mode",
  ],
])("the card of a mock that is %s says in which mode", async (_, more, words) => {
  await openWith(mockCard("Mock 1", more));
  (await card("Mock 1")).getByText(words);
});

test("says when a mock opens and doesn't let you take it before", async () => {
  await openWith(mockCard("Mock 1", { isAvailable: false, createdAt: Date.UTC(2031, 4, 22) }));
  const mock = await card("Mock 1");
  const button = mock.getByRole("button", { name: /^Opens May 22, 2031/ });
  expect(button).toHaveProperty("disabled", true);
});

const namesIn = (group: string) =>
  within(screen.getByRole("region", { name: group }))
    .getAllByRole("article")
    .map((one) => one.getAttribute("aria-label"));

test("groups full and sectional mocks and keeps the server's order", async () => {
  const sectional: Partial<MockCard> = { kind: "sectional", sectionTypes: [2] };
  await openWith(
    mockCard("Mock 1"),
    mockCard("Mock 2", { status: 2, sectionsDone: 1, startDateTimestamp: 1 }),
    mockCard("Verbal 1", sectional),
  );
  await card("Verbal 1");
  await card("Mock 1");
  expect(namesIn("Full mocks")).toEqual(["Mock 1", "Mock 2"]);
  expect(namesIn("Sectional mocks")).toEqual(["Verbal 1"]);
  screen.getByText("2 mocks");
  screen.getByText("1 mock");
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("moves the focus to a new page's heading and keeps the page in the address", async () => {
  const { user } = await open({
    [FULL]: mockList(ten, 11),
    [mockListCall(2, 10, "full")]: mockList([mockCard("Mock 11")], 11),
    [SECTIONAL]: mockList([]),
  });
  await card("Mock 1");
  expect(screen.queryByRole("button", { name: "Page 3" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Page 2" }));
  await card("Mock 11");
  expect(whereabouts()).toMatchObject({ search: "?page=2" });
  screen.getByText("11–11 of 11");
  const heading = screen.getByRole("heading", { level: 2, name: "Full mocks" });
  expect(document.activeElement).toBe(heading);
});

test("keeps a separate page for each group", async () => {
  const sectionals = ten.map((one) => ({ ...one, name: `Sectional ${one.name}` }));
  const { user } = await open(
    {
      [mockListCall(2, 10, "full")]: mockList([mockCard("Mock 11")], 11),
      [SECTIONAL]: mockList(sectionals, 11),
      [mockListCall(2, 10, "sectional")]: mockList([mockCard("Sectional 11")], 11),
    },
    "/mock-test?page=2",
  );
  await card("Mock 11");
  const group = within(await screen.findByRole("region", { name: "Sectional mocks" }));
  await user.click(await group.findByRole("button", { name: "Page 2" }));
  await card("Sectional 11");
  await card("Mock 11");
  expect(whereabouts()).toMatchObject({ search: "?page=2&sectional=2" });
});

test("says that a page is beyond the last one and leads back", async () => {
  const { user } = await open(
    {
      [mockListCall(37, 10, "full")]: mockList([], 16),
      [mockListCall(2, 10, "full")]: mockList([mockCard("Last")], 16),
      [SECTIONAL]: mockList([]),
    },
    "/mock-test?page=37",
  );
  await screen.findByRole("heading", { name: "Nothing on page 37" });
  screen.getByText("There are 16 full mocks. The last ones are on page 2.");
  await user.click(screen.getByRole("button", { name: "Go to page 2" }));
  await card("Last");
});

test("says that there are no mocks yet", async () => {
  await openWith();
  await screen.findByRole("heading", { name: "No mock tests yet" });
});

test("says that the list didn't load, and Retry loads it", async () => {
  const { user, server } = await open({
    [FULL]: refusal(500, "internal-error", "Ours."),
    [SECTIONAL]: mockList([mockCard("Verbal 1", { kind: "sectional", sectionTypes: [2] })]),
  });
  await screen.findByText("We couldn't load the full mocks.");
  await card("Verbal 1");
  server.answers[FULL] = mockList([mockCard("Mock 1")]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await card("Mock 1");
});

test("gives a mock without a duration the time of its sections", async () => {
  const { duration: _, ...bare } = mockCard("Mock 1");
  const list = notOurs(200, { result: [bare], totalItems: 1 });
  const { user } = await open({ [FULL]: list, [SECTIONAL]: mockList([]) });
  const mock = await card("Mock 1");
  mock.getByText("135 min, 64 questions");
  await user.click(mock.getByRole("link", { name: /^Take Test.*Mock 1$/ }));
  expect(mockOfState(whereabouts().state)).toMatchObject({ duration: 8100 });
});
