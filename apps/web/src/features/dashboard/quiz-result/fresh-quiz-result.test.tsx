// @vitest-environment happy-dom
import type { QuizReportRow, QuizCard } from "@theta/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { quizCard } from "../../../../test/quizzes.ts";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { forgetQuizzes, quizData, useLastQuizzesQuery } from "../../free-quiz/shared/quiz-data.ts";
import { FreshQuizResult } from "./fresh-quiz-result.tsx";
import { useFreshResult } from "./use-fresh-result.ts";

afterEach(closeScreen);

const LAST = "GET /free-quiz/last-free-quiz";
const FRESH = "GET /free-quiz/fresh-result";
const PRACTICE = "GET /practice/overview";
const MINUTE = 60_000;

const ended = (minutesAgo = 0, more: Partial<QuizCard> = {}): QuizCard => {
  const endDateTimestamp = Date.now() - minutesAgo * MINUTE;
  return quizCard("Warm-up", {
    status: 2,
    totalQuestions: 5,
    startDateTimestamp: endDateTimestamp - 11.5 * MINUTE,
    endDateTimestamp,
    score: 2,
    correctAnswers: 2,
    wrongAnswers: 3,
    ...more,
  });
};

const row = (id: string, topicName: string, isCorrect: boolean): QuizReportRow => ({
  id,
  questionString: "What?",
  topicName,
  defficuiltyLevel: 5,
  isCorrect,
  isAnswered: true,
  isReached: true,
  timeSpent: 90,
});
const ROWS = [
  row("q1", "Rates", true),
  row("q2", "Sets", false),
  row("q3", "Rates", false),
  row("q4", "Primes", true),
  row("q5", "Rates", false),
];
const fresh = (quiz: QuizCard | null, rows = ROWS): Answer => ({
  body: { result: quiz && { quiz, rows } },
});
const rates = {
  section: "quant",
  format: "problem-solving",
  topic: "Rates",
  questions: 9,
  answered: 0,
  right: 0,
};

const OURS = refusal(500, "internal-error", "Ours.");

function Result() {
  // As the dashboard does.
  useLastQuizzesQuery();
  return <FreshQuizResult {...useFreshResult()} />;
}

async function open(quiz: QuizCard | null = ended(), more: Answers = {}, learner = MEERA) {
  saveSignedIn(learner);
  const store = createStore();
  const opened = await openScreen(
    <Provider store={store}>
      <h1>Dashboard</h1>
      <Suspense>
        <Result />
      </Suspense>
    </Provider>,
    {
      at: "/dashboard/Gmat",
      answers: {
        [LAST]: { body: { result: { running: null, finished: quiz } } },
        [FRESH]: fresh(quiz),
        [PRACTICE]: {
          body: { result: { topics: [rates], due: 0, missed: 0, nextDueAt: null } },
        },
        ...more,
      },
    },
  );
  return { ...opened, store };
}

/** As a reload does: what's kept on the device stays. */
const leave = cleanup;
const card = () => screen.findByRole("region", { name: "2 of 5 right" });
/** The server has answered, the card's code is there, and yet there's no card. */
async function expectNoCard({ server, store }: Awaited<ReturnType<typeof open>>) {
  const last = quizData.endpoints.lastQuizzes.select();
  await waitFor(() => expect(last(Object(store.getState())).isSuccess).toBe(true));
  await waitFor(() => expect(server.asked(FRESH)).not.toEqual([]));
  await act(async () => void (await import("./result-card.tsx")));
  expect(screen.queryByRole("region", { name: /right$/ })).toBeNull();
}

test.each([
  ["time-and-a-half", "11 min 30 s of 22 min 30 s"],
  ["no-clock", "11 min 30 s"],
] as const)("with %s, the card compares the time with what the quiz gave", async (time, words) => {
  await open(ended(0, { time }));
  within(await card()).getByText(words);
});

test("a quiz finished just now has a card: right answers, time, and misses by topic with solutions", async () => {
  const { user } = await open();
  const result = within(await card());
  result.getByText("11 min 30 s of 15 min");
  const missed = within(await result.findByRole("list", { name: "Questions you missed" }));
  expect(missed.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "RatesSolution to question 3Solution to question 5",
    "SetsSolution to question 2",
  ]);
  await user.click(missed.getByRole("link", { name: "Solution to question 5" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/Solution",
    state: { freeQuizId: "Warm-up", questionId: "q5", learnerId: MEERA.userId },
  });
});

test("after a quiz, the focus moves from the page's heading to the result above it", async () => {
  const opening = open();
  const page = await screen.findByRole("heading", { name: "Dashboard" });
  page.tabIndex = -1;
  page.focus();
  await opening;
  const result = await screen.findByRole("heading", { name: "2 of 5 right" });
  expect(document.activeElement).toBe(result);
});

test("a result takes no focus that isn't on the page's heading", async () => {
  await open();
  await screen.findByRole("heading", { name: "2 of 5 right" });
  expect(document.activeElement).toBe(document.body);
});

test("the next step is practice on the weakest topic", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("link", { name: "Practice Rates" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    state: { filter: { section: "quant", topic: "Rates" } },
  });
});

test("with nothing missed it leads to practice on the section", async () => {
  const all = [row("q1", "Rates", true)];
  await open(undefined, {
    [FRESH]: fresh(ended(0, { correctAnswers: 1, totalQuestions: 1, wrongAnswers: 0 }), all),
  });
  await screen.findByText("You didn't miss a single question you saw.");
  screen.getByRole("link", { name: "Practice Quantitative Reasoning" });
});

test("a quiz that was clicked through says that it means little", async () => {
  await open(ended(), {
    [FRESH]: fresh(
      ended(),
      ROWS.map((one) => ({ ...one, timeSpent: 3 })),
    ),
  });
  await screen.findByText(/You answered every question in under 10 seconds/);
});

test("once closed it stays away, also after a reload; the next quiz has its card again", async () => {
  const { user } = await open();
  await card();
  await user.click(screen.getByRole("button", { name: "Close this result" }));
  const line = screen.getByText('Result closed. You\'ll find it under "Last quiz."');
  await waitFor(() => expect(document.activeElement).toBe(line));
  leave();
  await expectNoCard(await open());
  leave();
  await open(ended(0, { freeQuizId: "Next" }));
  await card();
});

test("a result that one learner closed stays open for others", async () => {
  const { user } = await open();
  await card();
  await user.click(screen.getByRole("button", { name: "Close this result" }));
  leave();
  await open(ended(), {}, { ...MEERA, userId: "another" });
  await card();
});

test("there is no card once the server says that nothing is fresh", async () => {
  await expectNoCard(await open(ended(0), { [FRESH]: fresh(null) }));
});

test("what the server calls fresh has a card, whatever this device's clock says", async () => {
  await open(ended(61));
  await card();
});

test("a quiz finished since then has its card without a reload", async () => {
  const opened = await open(null);
  await expectNoCard(opened);
  opened.server.answers[FRESH] = fresh(ended());
  act(() => void opened.store.dispatch(forgetQuizzes()));
  await card();
});

test("Retry fetches a result that didn't load", async () => {
  const { user, server } = await open(ended(), { [FRESH]: OURS });
  await screen.findByText("We couldn't load your result in Warm-up.");
  server.answers[FRESH] = fresh(ended());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await card();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a result that didn't load isn't missed if the last quiz is over for long", async () => {
  const opened = await open(ended(61), { [FRESH]: OURS });
  await expectNoCard(opened);
  expect(screen.queryByRole("alert")).toBeNull();
});
