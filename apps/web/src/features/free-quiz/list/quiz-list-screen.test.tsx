// @vitest-environment happy-dom
import { STANDARD_SETTINGS, type TimeAllowed } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createStore } from "../../../lib/session/store.ts";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { quizCard, quizListCall, quizPage } from "../../../../test/quizzes.ts";
import { QuizListScreen } from "./quiz-list-screen.tsx";

afterEach(closeScreen);

const quiz = quizCard;
const list = quizPage;
const call = (quizType: number, page = 1) => quizListCall(quizType, 10, page);
const ten = (section: string) => Array.from({ length: 10 }, (_, k) => quiz(`${section} ${k + 1}`));

function open(answers: Answers, at = "/free-quiz") {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/free-quiz" element={<QuizListScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at, route: "*", answers },
  );
}

const card = (name: string) => screen.findByRole("article", { name });

test("describes a quiz that hasn't started and opens it with its card", async () => {
  const one = quiz("Ratios");
  const { user } = await open({ [call(3)]: list([one]) });
  const ratios = within(await card("Ratios"));
  expect(ratios.getByText("About Ratios.")).toBeTruthy();
  expect(ratios.getByText("Available From January 5th 2026, 15 min, 10 questions")).toBeTruthy();
  await user.click(ratios.getByRole("link", { name: /^Take Test.*Ratios$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: one });
});

test("says that a quiz is running and resumes it with its card", async () => {
  const one = quiz("Rates", { status: 1 });
  const { user } = await open({ [call(3)]: list([one]) });
  const rates = within(await card("Rates"));
  expect(rates.getByText("In progress. The clock is running.")).toBeTruthy();
  await user.click(rates.getByRole("link", { name: /^Resume.*Rates$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/free-test", state: one });
});

const SETTINGS = "GET /test-settings";
const settings = (time: TimeAllowed) => ({ body: { result: { ...STANDARD_SETTINGS, time } } });

test("says how much time this learner has for a quiz", async () => {
  await open({ [call(3)]: list([quiz("Ratios")]), [SETTINGS]: settings("no-clock") });
  const ratios = within(await card("Ratios"));
  await ratios.findByText("Available From January 5th 2026, 10 questions, no time limit");
});

test("doesn't mention a clock on a running quiz without one", async () => {
  await open({ [call(3)]: list([quiz("Rates", { status: 1, time: "no-clock" })]) });
  const rates = within(await card("Rates"));
  rates.getByText("In progress. There's no clock. It stays open for 24 hours.");
});

test.each([
  ["Solution", "/Solution"],
  ["Analytics", "/SolutionAndAnaalytics"],
])("shows a finished quiz's score, counts, and %s", async (button, path) => {
  const one = quiz("Primes", {
    status: 2,
    score: 4,
    correctAnswers: 4,
    wrongAnswers: 2,
    unreachedQuestions: 3,
  });
  const { user } = await open({ [call(3)]: list([one]) });
  const primes = await card("Primes");
  expect(primes.textContent).toContain("4/10");
  expect(
    within(primes)
      .getAllByRole("listitem")
      .map((count) => count.textContent),
  ).toEqual(["4 right", "2 wrong", "1 unanswered", "3 not reached"]);
  expect(within(primes).queryByRole("link", { name: /Take Test|Resume/ })).toBeNull();
  await user.click(within(primes).getByRole("link", { name: new RegExp(`^${button}.*Primes$`) }));
  expect(whereabouts()).toMatchObject({ pathname: path, state: one });
});

test("says when a quiz opens and doesn't let you take it before", async () => {
  await open({
    [call(3)]: list([
      quiz("Later", { isAvailable: false, expiryDateTimestamp: Date.UTC(2031, 4, 22) }),
    ]),
  });
  const later = within(await card("Later"));
  const button = later.getByRole("button", { name: /^Opens May 22, 2031.*Later$/ });
  expect(button).toHaveProperty("disabled", true);
  expect(later.queryByRole("link")).toBeNull();
});

test("loads each tab's own section and keeps tab and page in the address", async () => {
  const { user } = await open({
    [call(3)]: list(ten("Quant"), 20),
    [call(2)]: list([quiz("Inference")], 11),
    [call(2, 2)]: list([quiz("Boldface")], 11),
    [call(1)]: list([quiz("Tables")]),
  });
  await card("Quant 1");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Quantitative Reasoning",
    "Verbal Reasoning",
    "Data Insights",
  ]);
  await user.click(screen.getByRole("tab", { name: "Data Insights" }));
  await card("Tables");
  expect(whereabouts()).toMatchObject({ search: "?section=data-insights" });
  await user.click(screen.getByRole("tab", { name: "Verbal Reasoning" }));
  await card("Inference");
  await user.click(screen.getByRole("button", { name: "Page 2" }));
  await card("Boldface");
  expect(whereabouts()).toMatchObject({ search: "?section=verbal&page=2" });
});

test("moves the focus to a new page's heading and keeps the pager while it loads", async () => {
  const held = Promise.withResolvers<void>();
  const { user } = await open({
    [call(3)]: list(ten("Quant"), 20),
    [call(3, 2)]: async () => {
      await held.promise;
      return list(ten("Hard"), 20);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Next page" }));
  await screen.findByText("Loading Quantitative Reasoning, page 2");
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("2");
  held.resolve();
  await card("Hard 1");
  const heading = screen.getByRole("heading", { level: 2 });
  expect(heading.textContent).toBe("Quantitative Reasoning: Quizzes 11–20 of 20");
  expect(document.activeElement).toBe(heading);
});

test("says that a page is beyond the last one and leads back", async () => {
  const { user } = await open(
    { [call(2, 37)]: list([], 14), [call(2, 2)]: list([quiz("Last")], 14) },
    "/free-quiz?section=verbal&page=37",
  );
  await screen.findByRole("heading", { name: "Nothing on page 37" });
  screen.getByText("Verbal Reasoning has 14 quizzes. The last ones are on page 2.");
  expect(screen.queryByRole("button", { name: "Page 36" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go to page 2" }));
  await card("Last");
  expect(document.activeElement?.tagName).toBe("H2");
});

test.each(["?section=gre&page=zero", "?page=0", "?page=-3"])(
  "opens the first page for an address that makes no sense (%s)",
  async (search) => {
    await open({ [call(3)]: list([quiz("Ratios")]) }, `/free-quiz${search}`);
    await card("Ratios");
  },
);

test("says that a section has no quizzes yet", async () => {
  await open({ [call(3)]: list([]) });
  await screen.findByRole("heading", { name: "No quizzes yet" });
});

test("says that the list didn't load, and Retry loads it", async () => {
  const { user, server } = await open({ [call(3)]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load the quizzes.");
  server.answers[call(3)] = list([quiz("Ratios")]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await card("Ratios");
});

test("leads to the coming-soon page when you choose GRE", async () => {
  const { user } = await open({ [call(3)]: list([quiz("Ratios")]) });
  await card("Ratios");
  await user.selectOptions(screen.getByRole("combobox", { name: /^Exam/ }), "GRE");
  await waitFor(() =>
    expect(whereabouts()).toMatchObject({ pathname: "/upcomming-soon", state: { testType: 2 } }),
  );
});
