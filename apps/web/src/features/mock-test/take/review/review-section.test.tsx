// @vitest-environment happy-dom
import type { SectionReview } from "@theta/contract";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, type Answers, refusal } from "../../../../../test/answering-server.ts";
import { closeScreen } from "../../../../../test/open-screen.tsx";
import {
  button,
  END,
  ended,
  openMock,
  option,
  SECTION,
  START,
} from "../../../../../test/taking-mock.tsx";
import { asked, OPTIONS } from "../../../question/shared/test-questions.ts";
import { stimulusOf } from "../../../question/stimulus/stimulus.tsx";

// It's called with every rendering of the question.
vi.mock(import("../../../question/stimulus/stimulus.tsx"), { spy: true });

afterEach(closeScreen);

const EDIT = "POST /mock-test/edit-mock-test-answer";
const BOOKMARK = "POST /mock-test/bookmark-mock-test-question";
const CURRENT = "GET /mock-test/current-mock-test-question?mockTestId=M1";

const ENDED = ended({ answered: 3, totalQuestions: 3, isMockOver: true });

/** Three questions, answered with A, the second one bookmarked. */
function inReview(more: Partial<SectionReview> = {}, answers: Record<number, string> = {}): Answer {
  const result: SectionReview = {
    ...SECTION,
    isReview: true,
    mode: "exam",
    totalQuestions: 3,
    editsLeft: 3,
    questions: [1, 2, 3].map((order) => ({
      question: {
        ...asked(OPTIONS),
        questionId: `q-${order}`,
        order,
        name: `Question ${order}`,
        isAnswered: true,
        optionId: answers[order] ?? "o-0",
        revision: 0,
      },
      isBookmarked: order === 2,
      isEdited: order in answers,
    })),
    ...more,
  };
  return { body: { result } };
}

async function open(answers: Answers = {}, review = inReview()) {
  const opened = await openMock({ [START]: review, ...answers });
  await screen.findByRole("heading", { name: "Review Center: Quantitative Reasoning" });
  return opened;
}

const at = (order: number) => screen.findByRole("heading", { name: `Question ${order} of 3` });

test("the review lists every question with its bookmark and the edits that are left", async () => {
  await open();
  expect(document.activeElement?.textContent).toMatch(/^Review Center/);
  expect(screen.getByText(/Edits left/).textContent).toBe("Edits left: 3");
  button("Question 1");
  button("Question 2 , bookmarked");
  expect(screen.getByRole("timer").textContent).toMatch(/^(45:00|44:\d\d)$/);
});

test("what's opened over a question doesn't render it again", async () => {
  const { user } = await open();
  await user.click(button(/^Question 2/));
  await at(2);
  vi.mocked(stimulusOf).mockClear();
  await user.click(button("Help"));
  await screen.findByRole("dialog", { name: "Help" });
  expect(stimulusOf).not.toHaveBeenCalled();
});

test("any question opens with its answer, and Previous and Next walk through them", async () => {
  const { user } = await open();
  await user.click(button(/^Question 2/));
  await at(2);
  expect(option("A one").checked).toBe(true);
  await user.click(button("Next question"));
  await at(3);
  expect(button("Next question").disabled).toBe(true);
  await user.click(button("Previous question"));
  await user.click(button("Previous question"));
  await at(1);
  expect(button("Previous question").disabled).toBe(true);
  await user.click(button("Review Center"));
  await screen.findByRole("heading", { name: /^Review Center/ });
});

test("a change counts only when it is confirmed, and says what it costs", async () => {
  const { user, server } = await open({ [EDIT]: inReview({ editsLeft: 2 }, { 1: "o-1" }) });
  await user.click(button(/^Question 1/));
  await at(1);
  await user.keyboard("b");
  await screen.findByText(/chosen a different answer/);
  await user.click(button("Keep my answer"));
  expect([option("A one").checked, server.asked(EDIT)]).toEqual([true, []]);
  await user.keyboard("b");
  await user.click(button("Change answer…"));
  await screen.findByText(/one of your 3 remaining edits/);
  await user.click(button("Change the answer"));
  await screen.findByText("2 edits left");
  expect(server.asked(EDIT).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", questionId: "q-1", editNumber: 1, optionId: "o-1" },
  ]);
  expect(option("B two").checked).toBe(true);
  await user.click(button("Review Center"));
  await screen.findByRole("button", { name: "Question 1 , changed" });
});

test("leaving a question with a change asks first, and moves on either way", async () => {
  const { user, server } = await open({ [EDIT]: inReview({ editsLeft: 2 }, { 2: "o-1" }) });
  await user.click(button(/^Question 1/));
  await at(1);
  await user.keyboard("b");
  await user.click(button("Next question"));
  await user.click(await screen.findByRole("button", { name: "Keep my answer" }));
  await at(2);
  expect(server.asked(EDIT)).toEqual([]);
  await user.keyboard("b");
  await user.click(button("Next question"));
  await user.click(await screen.findByRole("button", { name: "Change the answer" }));
  await at(3);
  await waitFor(() => expect(server.asked(EDIT)).toHaveLength(1));
  await screen.findByText("2 edits left");
});

test("Escape goes back to the question, with the new choice still to be confirmed", async () => {
  const { user, server } = await open({ [EDIT]: inReview({ editsLeft: 2 }, { 1: "o-1" }) });
  await user.click(button(/^Question 1/));
  await at(1);
  await user.keyboard("b");
  await user.click(button("Next question"));
  await screen.findByRole("button", { name: "Keep my answer" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await at(1);
  expect([option("B two").checked, document.activeElement]).toEqual([
    true,
    button("Next question"),
  ]);
  await user.click(button("Change answer…"));
  await user.click(await screen.findByRole("button", { name: "Change the answer" }));
  await waitFor(() => expect(server.asked(EDIT)).toHaveLength(1));
});

test("with no edits left every question can be read, and none can be changed", async () => {
  const { user } = await open({}, inReview({ editsLeft: 0 }));
  await user.click(button(/^Question 1/));
  await screen.findByText(/used all three edits/);
  await user.keyboard("b");
  expect(option("A one").checked).toBe(true);
  expect(option("B two").disabled).toBe(true);
});

test("an edit made in another window is shown here", async () => {
  const { user } = await open({
    [EDIT]: refusal(409, "edited-elsewhere", "An answer was changed in another window."),
    [CURRENT]: inReview({ editsLeft: 2 }, { 3: "o-2" }),
  });
  await user.click(button(/^Question 1/));
  await user.keyboard("b");
  await user.click(button("Change answer…"));
  await user.click(button("Change the answer"));
  await screen.findByText(/^Your change to question 1 wasn't saved .* your answers there stand\.$/);
  await screen.findByRole("button", { name: "Question 3 , changed" });
});

const heading = () => screen.getByRole("heading", { level: 1 });

async function chooseB(user: UserEvent) {
  await user.click(button(/^Question 1/));
  await at(1);
  await user.keyboard("b");
}

test("once a change is decided, the focus is on the question's heading", async () => {
  const { user } = await open({ [EDIT]: inReview({ editsLeft: 2 }, { 1: "o-1" }) });
  await chooseB(user);
  await user.click(button("Keep my answer"));
  expect(document.activeElement).toBe(heading());
  await user.keyboard("b");
  await user.click(button("Change answer…"));
  await user.click(button("Change the answer"));
  await screen.findByText("2 edits left");
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

const UNKNOWN = refusal(404, "not-found", "We couldn't find that question.");

test("a change that the server doesn't take can be retried or dropped", async () => {
  const { user, server } = await open({ [EDIT]: UNKNOWN });
  await chooseB(user);
  await user.click(button("Change answer…"));
  await user.click(button("Change the answer"));
  await screen.findByText("We couldn't save this answer.");
  await user.click(button("Retry"));
  expect(document.activeElement).toBe(heading());
  await waitFor(() => expect(server.asked(EDIT)).toHaveLength(2));
  await screen.findByText("We couldn't save this answer.");
  await user.click(button("Keep my answer"));
  expect([option("A one").checked, document.activeElement]).toEqual([true, heading()]);
  await user.click(button("Review Center"));
  expect(button("End section review").disabled).toBe(false);
});

test("a change that's refused after its question was left is mentioned, and the section can end", async () => {
  const { user } = await open({ [EDIT]: UNKNOWN, [END]: ENDED });
  await chooseB(user);
  await user.click(button("Review Center"));
  await user.click(button("Change the answer"));
  await screen.findByText(
    "Your change to question 1 couldn't be saved, so your earlier answer stands.",
  );
  await user.click(button("End section review"));
  await user.click(button("Yes, end it"));
  await screen.findByRole("heading", { name: "You've finished Quantitative Reasoning" });
});

test("a bookmark cleared on another device is gone here, too, after a look", async () => {
  const { user, server } = await open({
    [BOOKMARK]: { body: { result: { questionId: "q-1", isBookmarked: true } } },
    [CURRENT]: inReview(),
  });
  await user.click(button("Question 1"));
  await at(1);
  await user.click(button("Bookmark"));
  await user.click(button("Review Center"));
  await waitFor(() => expect(server.asked(BOOKMARK)).toHaveLength(1));
  await screen.findByRole("button", { name: "Question 1 , bookmarked" });
  window.dispatchEvent(new Event("online"));
  await screen.findByRole("button", { name: "Question 1" });
  button("Question 2 , bookmarked");
});

test("a bookmark is set by button and by Alt+B, and shows on the list", async () => {
  const { user, server } = await open({
    [BOOKMARK]: { body: { result: { questionId: "q-1", isBookmarked: true } } },
  });
  await user.click(button("Question 1"));
  await at(1);
  await user.click(button("Bookmark"));
  expect(button("Bookmark").getAttribute("aria-pressed")).toBe("true");
  screen.getByText("Bookmarked");
  await user.keyboard("{Alt>}b{/Alt}");
  expect(button("Bookmark").getAttribute("aria-pressed")).toBe("false");
  screen.getByText("Bookmark removed");
  await user.keyboard("{Alt>}b{/Alt}");
  await waitFor(() => expect(server.asked(BOOKMARK)).toHaveLength(3));
  await user.click(button("Review Center"));
  await screen.findByRole("button", { name: "Question 1 , bookmarked" });
});

test("ending the review asks first and ends the section", async () => {
  const { user, server } = await open({ [END]: ENDED });
  await user.click(button("End section review"));
  await screen.findByText(/won't be able to return/);
  await user.click(button("No, keep reviewing"));
  expect(server.asked(END)).toEqual([]);
  await user.click(button("End section review"));
  await user.click(button("Yes, end it"));
  await screen.findByRole("heading", { name: "You've finished Quantitative Reasoning" });
});

test("offline, the end of the review waits for the connection and says so", async () => {
  const { user, server } = await open({ [END]: ENDED });
  server.loseTheLine();
  await user.click(button("End section review"));
  await user.click(button("Yes, end it"));
  await screen.findByText(/The section will end as soon as you're back online/);
  screen.getByRole("heading", { name: "Ending the section" });
  expect(screen.queryByRole("button", { name: /^Question/ })).toBeNull();
  server.findTheLine();
  await user.click(button("Try now"));
  await screen.findByRole("heading", { name: "You've finished Quantitative Reasoning" });
});

test("the clock can be hidden and shown", async () => {
  const { user } = await open();
  await user.click(button("Hide the clock"));
  expect(screen.queryByRole("timer")).toBeNull();
  await user.click(button("Show the clock"));
  screen.getByRole("timer");
});

test("help opens on the list and on a question, and says how the review works", async () => {
  const { user } = await open();
  await user.click(button("Help"));
  await screen.findByText(/Each change uses one of your three edits/);
  await user.keyboard("{Escape}");
  await user.click(button("Question 1"));
  await at(1);
  await user.click(button("Help"));
  const help = await screen.findByRole("dialog", { name: "Help" });
  expect(help.textContent).toMatch(/A change you haven't confirmed doesn't count/);
  expect(help.textContent).not.toMatch(/press Next|Next saves/);
});

test("the question number stays hidden in the review, and can be shown", async () => {
  const { user } = await open();
  await user.click(button("Question 1"));
  await at(1);
  await user.click(button("Hide the question number"));
  expect(screen.getByRole("heading", { name: "Question 1 of 3" }).className).toBe("sr-only");
  await user.click(button("Review Center"));
  await user.click(button("Question 2 , bookmarked"));
  await at(2);
  await user.click(button("Show the question number"));
  expect(screen.getByRole("heading", { name: "Question 2 of 3" }).className).toBe("numerals");
});
