// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../lib/local-session.ts";
import { createStore } from "../../lib/store.ts";
import { MEERA } from "../../../test/test-server.ts";
import { type Answer, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";
import { TestReportScreen } from "./test-report-screen.tsx";

afterEach(closeScreen);

const listOf = (quizType: number, page = 1) =>
  `GET /free-quiz/user-free-quiz-list?quizType=${quizType}&testType=1&pageNumber=${page}&itemsPerPage=50`;

function card(freeQuizId: string, quizType: number, day: number | null, score = 6) {
  return {
    freeQuizId,
    quizType,
    testType: 1,
    name: `Quiz ${freeQuizId}`,
    about: "",
    status: day === null ? 0 : 2,
    duration: 900,
    expiryDateTimestamp: 0,
    isAvailable: true,
    totalQuestions: 10,
    ...(day !== null && {
      startDateTimestamp: Date.UTC(2026, 2, day, 12),
      score,
      correctAnswers: score,
      wrongAnswers: 9 - score,
    }),
  };
}
const page = (cards: object[], totalItems = cards.length): Answer => ({
  body: { result: cards, totalItems },
});

function open(answers: Record<string, Answer>) {
  saveSignedIn(MEERA);
  return openScreen(
    <Provider store={createStore()}>
      <TestReportScreen />
    </Provider>,
    {
      at: "/TestReport",
      answers: { [listOf(1)]: page([]), [listOf(2)]: page([]), [listOf(3)]: page([]), ...answers },
    },
  );
}

const names = async () => {
  const list = within(await screen.findByRole("list", { name: "Finished quizzes" }));
  return list.getAllByRole("heading").map(({ textContent }) => textContent);
};

test("finished quizzes of all sections stand in one list, the newest first", async () => {
  await open({
    [listOf(1)]: page([card("a", 1, 3), card("untouched", 1, null)]),
    [listOf(2)]: page([card("b", 2, 9)]),
    [listOf(3)]: page([card("c", 3, 5)]),
  });
  expect(await names()).toEqual(["Quiz b", "Quiz c", "Quiz a"]);
});

test("a long list is read to its end", async () => {
  await open({
    [listOf(3)]: page([card("a", 3, 1)], 2),
    [listOf(3, 2)]: page([card("b", 3, 2)], 2),
  });
  expect(await names()).toEqual(["Quiz b", "Quiz a"]);
});

test("a row has its score and leads to solutions and analytics with the card", async () => {
  const { user } = await open({ [listOf(2)]: page([card("b", 2, 9, 7)]) });
  const row = (await screen.findByRole("heading", { name: "Quiz b" })).closest("li")!;
  expect(row.textContent).toContain("7/ out of 10");
  expect(row.textContent).toContain("7 correct, 2 incorrect, 1 without an answer");
  expect(row.textContent).toContain("Verbal ReasoningMarch 9th 2026");
  await user.click(screen.getByRole("link", { name: /^Analytics ?: Quiz b$/ }));
  expect(whereabouts()).toMatchObject({
    pathname: "/SolutionAndAnaalytics",
    state: { freeQuizId: "b" },
  });
  await user.click(screen.getByRole("link", { name: /^Solution ?: Quiz b$/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/Solution", state: { freeQuizId: "b" } });
});

test("with none finished it says what will be here and where to begin", async () => {
  await open({ [listOf(1)]: page([card("untouched", 1, null)]) });
  await screen.findByText("No finished quiz yet");
  expect(screen.getByRole("link", { name: "Free quizzes" }).getAttribute("href")).toBe(
    "/free-quiz",
  );
});

test("when one list fails it says so, and Retry fetches all", async () => {
  const { user, server } = await open({ [listOf(2)]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("Your finished quizzes could not be loaded.");
  server.answers[listOf(2)] = page([card("b", 2, 9)]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await names()).toEqual(["Quiz b"]);
});
