// @vitest-environment happy-dom
import type { MockCard, SolvedQuestion } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { DETAILS, MEERA, withoutPlan } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { OPTIONS } from "../../question/shared/test-questions.ts";
import { createStore } from "../../../lib/session/store.ts";
import { MockSolutionScreen } from "./mock-solution-screen.tsx";

afterEach(closeScreen);

const MOCK: MockCard = {
  mockTestId: "m-1",
  testType: 1,
  kind: "full",
  sectionTypes: [2, 3, 1],
  name: "Mock Test 1",
  about: "Three sections.",
  status: 3,
  duration: 8100,
  totalQuestions: 64,
  createdAt: 0,
  isAvailable: true,
  lock: null,
};
const LAST = "GET /mock-test/last-mock-test";
const solution = (type: number) =>
  `GET /mock-test/mock-test-solution?mockTestId=m-1&sectionType=${type}`;
const analysis = (type: number) =>
  `GET /mock-test/mock-test-overall-analysis?mockTestId=m-1&sectionType=${type}`;

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

/** Right, wrong, and on screen when time ran out. */
const QUESTIONS = [
  question(1, { optionId: "o-0", isCorrect: true, difficuiltyLevel: 4 }),
  question(2, { optionId: "o-1", difficuiltyLevel: 7 }),
  question(3, { isAnswered: false, difficuiltyLevel: 8 }),
];

const band = { low: 70, high: 76, standardError: 3 };
const figures = (unansweredQuestions: number): Answer => ({
  body: {
    result: {
      finalScore: 555,
      percentile: 50,
      unansweredQuestions,
      sectionalScore: 73,
      rawSectionalScore: 1,
      accuracy: 50,
      sectionalPercentile: 50,
      finalBand: { low: 525, high: 585, standardError: 30 },
      sectionalBand: band,
    },
  },
});

/** Verbal ran out of time with two questions never reached; Data Insights is complete. */
const ANSWERS: Answers = {
  [solution(2)]: { body: QUESTIONS },
  [analysis(2)]: figures(3),
  [solution(1)]: { body: QUESTIONS.slice(0, 2) },
  [analysis(1)]: figures(0),
};

function open(answers: Answers = {}, state: unknown = MOCK, search = "") {
  saveSignedIn(MEERA);
  return openScreen(
    <Provider store={createStore()}>
      <MockSolutionScreen />
    </Provider>,
    { at: `/mock-test-solution${search}`, state, answers: { ...ANSWERS, ...answers } },
  );
}

const shown = () => screen.findByRole("heading", { level: 2, name: /^Question \d+\.$/ });
const head = async () => (await shown()).parentElement!.parentElement!.textContent;
const button = (name: string) => screen.getByRole("button", { name });
const places = () =>
  within(screen.getByRole("list", { name: "Questions" }))
    .getAllByRole("listitem")
    .map(
      (place) =>
        within(place).queryByRole("button")?.getAttribute("aria-label") ?? place.textContent,
    );
const choose = (user: Awaited<ReturnType<typeof open>>["user"], filter: string) =>
  user.selectOptions(screen.getByLabelText("Filter questions"), filter);

test("shows the sections as tabs in the order they were taken, with the first open", async () => {
  await open();
  expect(await head()).toMatch(/^Question 1\.Correct/);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mock Test Solutions");
  expect(
    screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.getAttribute("aria-selected")]),
  ).toEqual([
    ["Verbal Reasoning", "true"],
    ["Quantitative Reasoning", "false"],
    ["Data Insights", "false"],
  ]);
});

test("uses the mocks' difficulty labels", async () => {
  const { user } = await open();
  expect(await head()).toContain("Easy");
  await user.keyboard("{ArrowRight}");
  expect(await head()).toContain("Medium");
  await user.keyboard("{ArrowRight}");
  expect(await head()).toContain("Hard");
});

test("opens another tab at its first question and keeps the tab over a reload", async () => {
  const { user } = await open();
  await shown();
  await user.keyboard("{ArrowRight}");
  expect(whereabouts().search).toBe("?question=2");
  await user.click(screen.getByRole("tab", { name: "Data Insights" }));
  expect(whereabouts().search).toBe("");
  expect(await head()).toMatch(/^Question 1\./);
  expect(places()).toEqual(["Question 1, correct", "Question 2, incorrect"]);
  expect(screen.queryByText("Not reached")).toBeNull();
  expect(whereabouts().state).toMatchObject({ mockTestId: "m-1", sectionType: 1 });
});

test("shows and counts questions that weren't reached, but not as buttons", async () => {
  const { user } = await open();
  await shown();
  expect(places()).toEqual([
    "Question 1, correct",
    "Question 2, incorrect",
    "Question 3, not answered",
    "Question 4, not reached",
    "Question 5, not reached",
  ]);
  const legend = within(screen.getByRole("list", { name: "Legend" }));
  expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Correct1",
    "Incorrect1",
    "Not Answered1",
    "Not reached2",
    "This question",
  ]);
  await choose(user, "Answered");
  expect(places()).toHaveLength(2);
  await choose(user, "Not Answered");
  expect(places()).toEqual(["Question 3, not answered"]);
  await user.click(button("Help"));
  expect(within(await screen.findByRole("dialog")).getByText("The dashed circles")).toBeTruthy();
});

test("says why Not Answered lists nothing to open", async () => {
  const { user } = await open({ [solution(2)]: { body: QUESTIONS.slice(0, 2) } });
  await shown();
  await choose(user, "Not Answered");
  expect(screen.queryByRole("list", { name: "Questions" })).toBeNull();
  expect(
    screen.getAllByText(
      "You answered every question you reached. The other 3 were never picked, so there's nothing to open.",
    ),
  ).toHaveLength(2);
});

const inExamMode: Answers = {
  [solution(2)]: {
    body: [
      { ...QUESTIONS[0]!, isBookmarked: true, isEdited: false },
      { ...QUESTIONS[1]!, isBookmarked: true, isEdited: true, firstAnswer: ["Yes", "No"] },
      { ...QUESTIONS[2]!, isBookmarked: false, isEdited: false },
    ],
  },
};
const filters = () =>
  within(screen.getByLabelText("Filter questions"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("in exam mode bookmarks and edits are marked, counted, and filters of their own", async () => {
  const { user } = await open(inExamMode);
  await shown();
  expect(places().slice(0, 3)).toEqual([
    "Question 1, correct, bookmarked",
    "Question 2, incorrect, bookmarked, edited",
    "Question 3, not answered",
  ]);
  const legend = within(screen.getByRole("list", { name: "Legend" }));
  expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Correct1",
    "Incorrect1",
    "Not Answered1",
    "Not reached2",
    "Bookmarked2",
    "Edited1",
    "This question",
  ]);
  expect(filters().slice(-2)).toEqual(["Bookmarked", "Edited"]);
  await choose(user, "Bookmarked");
  expect(places()).toHaveLength(2);
  await choose(user, "Edited");
  expect(places()).toEqual(["Question 2, incorrect, bookmarked, edited"]);
  expect(await head()).toMatch(/^Question 2\.IncorrectBookmarkedAnswer changed in the review/);
  screen.getByText("Your first answer: Yes / No");
  expect(whereabouts().search).toContain("filter=edited");
  await user.click(button("Help"));
  within(await screen.findByRole("dialog")).getByText("Bookmarks and pencils");
});

test("a filter of exam mode that lists nothing says so", async () => {
  const untouched = QUESTIONS.map((one) => ({ ...one, isBookmarked: false, isEdited: false }));
  const { user } = await open({ [solution(2)]: { body: untouched } });
  await shown();
  await choose(user, "Edited");
  expect(screen.getAllByText("You didn't change any answers in this section.")).toHaveLength(2);
  await choose(user, "Bookmarked");
  expect(screen.getAllByText("You didn't bookmark any questions in this section.")).toHaveLength(2);
});

test("a forward-only mock has no such filters, whatever the address asks for", async () => {
  await open({}, MOCK, "?filter=edited");
  await shown();
  expect(filters()).toEqual(["All", "Answered", "Not Answered", "Correct", "Incorrect"]);
  expect(screen.getByLabelText<HTMLSelectElement>("Filter questions").value).toBe("All");
});

test("opens at the section and question of the row pressed in the analytics", async () => {
  await open({}, { ...MOCK, sectionType: 1, questionId: "id-2" });
  expect(await head()).toMatch(/^Question 2\./);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Data Insights");
});

test("shows no tabs for a sectional mock", async () => {
  await open({}, { ...MOCK, kind: "sectional", sectionTypes: [1] });
  await shown();
  expect(screen.queryByRole("tab")).toBeNull();
});

test("passes the mock on to its analytics", async () => {
  const { user } = await open();
  await shown();
  await user.click(screen.getByRole("link", { name: "Analytics" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-analytics",
    state: { mockTestId: "m-1" },
  });
});

test("says that it's loading", async () => {
  await open();
  expect(screen.getByText("Loading...")).toBeTruthy();
  await shown();
  expect(screen.queryByText("Loading...")).toBeNull();
});

test("shows the mock finished last when opened by its address", async () => {
  await open(
    { [LAST]: { body: { result: { running: null, finished: MOCK, mode: "forward" } } } },
    null,
  );
  await shown();
  expect(screen.getByText("Mock Test 1")).toBeTruthy();
});

test("leads to the list and says why when no mock is finished", async () => {
  await open(
    { [LAST]: { body: { result: { running: null, finished: null, mode: "forward" } } } },
    null,
  );
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test"));
  expect(await screen.findByText("You haven't finished a mock yet.")).toBeTruthy();
});

test("says that the plan has ended and leads to the plans", async () => {
  const why = "Your plan has ended. Renew it to see your mock results again.";
  const { user } = await open({ [solution(2)]: refusal(403, "subscription-required", why) });
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "View plans" }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});

test("doesn't request solutions that the server would refuse", async () => {
  const { server } = await open({ [DETAILS]: withoutPlan(true) });
  await screen.findByText(/^Your plan has ended\. Renew it to see your mock results again\./);
  screen.getByRole("link", { name: "View plans" });
  expect(server.asked(solution(2)).concat(server.asked(analysis(2)))).toEqual([]);
});

test.each([
  [1, "/mock-test-guideline"],
  [2, "/test-instruction"],
] as const)(
  "says that a mock of status %i isn't finished and resumes it at %s",
  async (status, path) => {
    const why = "Solutions are here as soon as you have finished the mock test.";
    const { user } = await open(
      { [solution(2)]: refusal(403, "mock-not-finished", why) },
      { ...MOCK, status },
    );
    expect(await screen.findByText(why)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Go to the mock" }));
    expect(whereabouts()).toMatchObject({ pathname: path, state: { mockTestId: "m-1" } });
  },
);

test("leads to the list when the mock is gone", async () => {
  await open({ [solution(2)]: refusal(404, "not-found", "We couldn't find that mock.") });
  await waitFor(() => expect(whereabouts().pathname).toBe("/mock-test"));
});

test.each([solution(2), analysis(2)])(
  "says under its tab that a section didn't load, and Retry loads it (%s)",
  async (call) => {
    const { user, server } = await open({ [call]: refusal(500, "internal-error", "Ours.") });
    await screen.findByText("We couldn't load the solutions for this section.");
    expect(screen.getAllByRole("tab")).toHaveLength(3);
    server.answers[call] = ANSWERS[call]!;
    await user.click(button("Retry"));
    expect(await head()).toMatch(/^Question 1\./);
  },
);

test.each([
  [solution(2), analysis(2)],
  [analysis(2), solution(2)],
])("allows Retry while the other half is still loading (%s)", async (failed, slow) => {
  const arrived = Promise.withResolvers<void>();
  const { user, server } = await open({
    [failed]: refusal(500, "internal-error", "Ours."),
    [slow]: async () => {
      await arrived.promise;
      return ANSWERS[slow] as Answer;
    },
  });
  await screen.findByText("We couldn't load the solutions for this section.");
  server.answers[failed] = ANSWERS[failed]!;
  await user.click(button("Retry"));
  arrived.resolve();
  expect(await head()).toMatch(/^Question 1\./);
  expect([failed, slow].map((call) => server.asked(call).length)).toEqual([2, 1]);
});
