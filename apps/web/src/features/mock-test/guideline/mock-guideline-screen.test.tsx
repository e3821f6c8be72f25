// @vitest-environment happy-dom
import type { MockCard } from "@theta/contract";
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import {
  LAST_MOCKS,
  lastMocks,
  mockCard,
  sectionDetails,
  unopenedCall,
} from "../../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { MockGuidelineScreen } from "./mock-guideline-screen.tsx";

afterEach(closeScreen);

const MOCK = mockCard("M1");
const SECTIONAL = mockCard("S1", { kind: "sectional", sectionTypes: [1], totalQuestions: 20 });
const SELECT = "POST /mock-test/select-mock-test-order";
const notOpened = { body: { result: null } };
const opened = (mockTestId = "M1") => ({ body: { result: sectionDetails(mockTestId) } });

function open(answers: Answers = {}, state: MockCard | null = MOCK) {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/mock-test-guideline" element={<MockGuidelineScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/mock-test-guideline",
      state,
      answers: { [unopenedCall("M1")]: notOpened, [unopenedCall("S1")]: notOpened, ...answers },
    },
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const next = () => screen.getByRole("button", { name: "Next" });
const elsewhere = () => screen.findByRole("heading", { name: "Elsewhere" });

async function openOrdering(answers: Answers = {}) {
  const opening = await open(answers);
  await heading("How a mock test runs");
  await opening.user.click(next());
  await heading("Section Ordering");
  return opening;
}

test("the first step says what is timed, how answers bind, and where a calculator is", async () => {
  await open();
  await heading("How a mock test runs");
  const text = screen.getByRole("main").textContent;
  for (const words of [
    "Only the sections are timed",
    "You only go forward",
    "A calculator is on screen in Data Insights only",
    "One optional break of 10 minutes",
    "21 questions, 45 minutes",
  ])
    expect(text).toContain(words);
  expect(screen.getByRole("link", { name: "How scores work" }).getAttribute("href")).toBe(
    "/how-scores-work",
  );
});

test("the second step offers six orders, those of the specification first", async () => {
  const { user } = await openOrdering();
  expect(document.activeElement?.textContent).toBe("Section Ordering");
  expect(screen.getAllByRole("radio").map((one) => one.parentElement?.textContent)).toEqual([
    "Quantitative, Verbal, Data Insight",
    "Verbal, Quantitative, Data Insight",
    "Data Insight, Quantitative, Verbal",
    "Quantitative, Data Insight, Verbal",
    "Verbal, Data Insight, Quantitative",
    "Data Insight, Verbal, Quantitative",
  ]);
  screen.getByText(/The real exam gives you 1 minute to choose\. Practice waits without limit/);
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await heading("How a mock test runs");
});

test("without a choice Next asks for one, and nothing is opened", async () => {
  const { user, server } = await openOrdering();
  await user.click(next());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Please select a section order to proceed");
  expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
  expect(server.asked(SELECT)).toEqual([]);
  await user.click(screen.getAllByRole("radio")[2]!);
  expect(screen.queryByText("Please select a section order to proceed")).toBeNull();
});

test("a choice opens the mock and leads to its first section", async () => {
  const { user, server } = await openOrdering({
    [SELECT]: {
      body: { result: sectionDetails("M1", { sectionTypes: [1, 3, 2], sectionType: 1 }) },
    },
  });
  await user.click(screen.getByRole("radio", { name: "Data Insight, Quantitative, Verbal" }));
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([
    { mockTestId: "M1", orderType: 3 },
  ]);
  expect(whereabouts()).toMatchObject({
    pathname: "/test-instruction",
    state: { mockTestId: "M1", status: 1, sectionTypes: [1, 3, 2] },
  });
});

test("a sectional test has one step and no order", async () => {
  const { user, server } = await open({ [SELECT]: opened("S1") }, SECTIONAL);
  await heading("How a mock test runs");
  screen.getByText(/A calculator is on screen in this section/);
  expect(screen.queryByText(/optional break/)).toBeNull();
  await user.click(next());
  await elsewhere();
  expect(server.asked(SELECT).map(({ body }) => body)).toEqual([{ mockTestId: "S1" }]);
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction" });
});

test("a mock that was opened elsewhere in another order goes on in that one", async () => {
  const { user, server } = await openOrdering({
    [SELECT]: refusal(409, "order-already-chosen", "Chosen already."),
  });
  server.answers[unopenedCall("M1")] = opened();
  await user.click(screen.getAllByRole("radio")[0]!);
  await user.click(next());
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 1 } });
  await screen.findByText("You have opened this test already, in another order.");
});

test.each<[string, MockCard["lock"], string]>([
  ["subscription-required", "no-subscription", "Subscription Required"],
  ["not-in-plan", "used-up", "All used"],
])("a refusal for want of a plan (%s) says which", async (code, lock, title) => {
  const { user } = await openOrdering({
    [SELECT]: { status: 403, body: { code, message: "No.", state: { lock } } },
  });
  await user.click(screen.getAllByRole("radio")[0]!);
  await user.click(next());
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await heading("Section Ordering");
});

test("without a line nothing is opened, the choice stays, and Next tries again", async () => {
  const { user, server } = await openOrdering({ [SELECT]: opened() });
  await user.click(screen.getAllByRole("radio")[1]!);
  server.loseTheLine();
  await user.click(next());
  await screen.findByText(/Theta cannot be reached\. No clock runs/);
  expect(screen.getAllByRole<HTMLInputElement>("radio")[1]!.checked).toBe(true);
  server.findTheLine();
  await user.click(next());
  await elsewhere();
});

test.each<[MockCard["status"], string]>([
  [1, "/test-instruction"],
  [2, "/test-instruction"],
  [3, "/mock-test-analytics"],
])("a mock of status %i is not asked for an order", async (status, path) => {
  await open({}, mockCard("M1", { status }));
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: path, state: { mockTestId: "M1" } });
});

test("a place in the history from before the mock was opened leads on", async () => {
  await open({ [unopenedCall("M1")]: opened() });
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/test-instruction", state: { status: 1 } });
});

test("opened by its address it goes on with the mock under way, or leads to the list", async () => {
  await open({ [LAST_MOCKS]: lastMocks(mockCard("M2", { status: 2 })) }, null);
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/test-instruction",
    state: { mockTestId: "M2" },
  });
  closeScreen();
  await open({ [LAST_MOCKS]: lastMocks(null) }, null);
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test" });
  await screen.findByText("No mock test of yours is under way. Choose one to take.");
});

test("a guideline that could not be opened says so, and Retry opens it", async () => {
  const { user, server } = await open({
    [unopenedCall("M1")]: refusal(500, "internal-error", "Ours."),
  });
  await heading("The mock test could not be opened");
  server.answers[unopenedCall("M1")] = notOpened;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await heading("How a mock test runs");
});

test("a mock that is gone leads to the list", async () => {
  await open({
    [unopenedCall("M1")]: refusal(404, "not-found", "We couldn’t find that mock test."),
  });
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test" });
});
