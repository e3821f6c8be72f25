// @vitest-environment happy-dom
import type { MockCard } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { LAST_MOCKS, lastMocks, mockCard, mockList, mockListCall } from "../../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { TestDayScreen } from "./test-day-screen.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeScreen();
});

const LIST = mockListCall(1, 50, "full");
const M1 = mockCard("M1");

interface Opening {
  answers?: Answers;
  mock?: MockCard | undefined;
  step?: unknown;
}

function open({ answers = {}, mock, step }: Opening = {}) {
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/test-day" element={<TestDayScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/test-day",
      route: "*",
      state: { ...mock, step },
      answers: {
        "GET /site/clock": () => ({ body: { result: { serverTime: Date.now() } } }),
        [LAST_MOCKS]: lastMocks(null),
        [LIST]: mockList([M1]),
        ...answers,
      },
    },
  );
}

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const coach = () => within(screen.getByRole("complementary", { name: "Tutorial" }));
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const elsewhere = () => screen.findByRole("heading", { name: "Elsewhere" });

async function openTutorial() {
  const opening = await open({ step: 2 });
  await heading("Try the screen");
  await opening.user.click(button("Start the tutorial"));
  await heading("Question 1 of 1");
  return opening;
}

test("each step leads to the next and back, and takes the focus", async () => {
  const { user } = await open();
  await heading("Check your device");
  expect(screen.queryByRole("button", { name: "Previous" })).toBeNull();
  await user.click(button("Next"));
  expect(document.activeElement).toBe(await heading("Try the screen"));
  await user.click(button("Skip the tutorial"));
  expect(document.activeElement).toBe(await heading("Scratch paper"));
  await user.click(button("Next"));
  await heading("Ready to start");
  await user.click(button("Previous"));
  await heading("Scratch paper");
  screen.getByText("Step 3 of 4");
  await user.click(screen.getByRole("link", { name: "Leave" }));
  await elsewhere();
  expect(whereabouts().pathname).toBe("/mock-test");
});

test.each([0, 5, 2.5, "3", null])("step %j opens the first one", async (step) => {
  await open({ step });
  await heading("Check your device");
});

test("the tutorial goes through everything on the screen, and keeps and sends nothing", async () => {
  const { user, server } = await openTutorial();
  coach().getByText("Try to skip the question.");
  await user.click(button("Next"));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Please select an option before proceeding",
  );
  coach().getByText("Choose an option.");
  await user.keyboard("d");
  expect(option(/^D Each statement alone/).checked).toBe(true);
  coach().getByText("Bookmark it.");
  await user.keyboard("{Alt>}b{/Alt}");
  expect(button("Bookmark").getAttribute("aria-pressed")).toBe("true");
  coach().getByText("Hide the clock.");
  expect(screen.getByRole("timer").textContent).toMatch(/^05:(20|1\d)$/);
  await user.click(button("Hide the clock"));
  expect(screen.queryByRole("timer")).toBeNull();
  coach().getByText("Open the calculator.");
  await user.click(button("Calculator"));
  screen.getByRole("dialog", { name: "Calculator" });
  await user.click(button("Whiteboard"));
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "150 + 90");
  await user.click(button("Close the whiteboard"));
  await user.click(button("Next tip"));
  await user.click(button("Help"));
  await user.keyboard("{Escape}");
  await user.click(button("Next tip"));
  coach().getByText("Confirm your answer.");
  // Its button is gone, and the keys go to the question.
  expect(screen.queryByRole("button", { name: "Next tip" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Question 1 of 1" }));
  await user.keyboard("{Enter}");

  await heading("Review Center: Data Insights");
  coach().getByText("Look around the Review Center.");
  await user.click(button("Question 1 , bookmarked"));
  coach().getByText("Change your answer.");
  await user.click(option(/^A /));
  await user.click(button("Change answer…"));
  await user.click(button("Change the answer"));
  coach().getByText("End the review.");
  await user.click(button("Review Center"));
  await heading("Review Center: Data Insights");
  expect(screen.getByText(/^Edits left/).textContent).toContain("2");
  await user.click(button("End section review"));
  await user.click(button("Yes, end it"));

  expect(document.activeElement).toBe(await heading("That's everything"));
  screen.getByText(/^The answer is D\./);
  expect(localStorage).toHaveLength(0);
  expect(server.log.filter(({ method }) => method !== "GET")).toEqual([]);
  await user.click(button("Try it again"));
  await heading("Question 1 of 1");
  screen.getByRole("timer");
});

test("leaving the tutorial continues with the next step", async () => {
  const { user } = await openTutorial();
  await user.click(button("Leave the tutorial"));
  expect(document.activeElement).toBe(await heading("Scratch paper"));
});

test("says when five minutes are left, and what the end of the time means", async () => {
  const { user } = await openTutorial();
  await user.keyboard("a");
  const real = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now");
  const pass = (seconds: number) => {
    clock.mockImplementation(() => real() + seconds * 1000);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  pass(22);
  await screen.findByText("5 minutes left in this section");
  pass(330);
  await heading("That's everything");
  screen.getByText(/^The practice clock ran out\./);
});

test("prints the scratch paper alone", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { user } = await open({ step: 3 });
  await heading("Scratch paper");
  await user.click(button("Print the sheet"));
  expect(print).toHaveBeenCalledOnce();
  const [shown, printed] = screen.getAllByRole("img", { name: /^Scratch paper with 24 boxes/ });
  expect(shown!.closest(".print\\:hidden")).not.toBeNull();
  expect(printed!.closest(".print\\:hidden")).toBeNull();
});

test("starts the mock it was opened from", async () => {
  const other = mockCard("M2");
  const { user } = await open({ mock: other, step: 4 });
  await screen.findByText("M2");
  screen.getByText(/^Start takes you to the instructions\./);
  await user.click(button("Start"));
  await elsewhere();
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: other });
  expect(whereabouts().state).not.toHaveProperty("step");
});

test("starts the first mock that can be taken if it wasn't opened from one", async () => {
  const mocks = [
    mockCard("Finished", { status: 3 }),
    mockCard("Locked", { lock: "used-up" }),
    mockCard("Later", { isAvailable: false }),
    mockCard("Open"),
  ];
  const { user } = await open({ answers: { [LIST]: mockList(mocks) }, step: 4 });
  await screen.findByText("Open");
  await user.click(button("Start"));
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-guideline",
    state: { mockTestId: "Open" },
  });
});

test.each<[string, Answers, RegExp]>([
  ["no mock can be taken", { [LIST]: mockList([]) }, /^You don't have a mock/],
  [
    "it can't find out which",
    {
      [LAST_MOCKS]: refusal(500, "internal-error", "No."),
      [LIST]: refusal(500, "internal-error", "No."),
    },
    /^We couldn't look up your next mock/,
  ],
])("leads to the list when %s", async (_, answers, words) => {
  const { user } = await open({ answers, step: 4 });
  await screen.findByText(words);
  await user.click(button("Start"));
  await elsewhere();
  expect(whereabouts().pathname).toBe("/mock-test");
});

const NOW = { status: 1, startDateTimestamp: 1, sectionsDone: 0 } as const;

test("doesn't mention a clock if the section in progress has none", async () => {
  const running = mockCard("Now", { ...NOW, time: "no-clock" });
  await open({ answers: { [LAST_MOCKS]: lastMocks(running) }, mock: M1 });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("A section of Now is in progress.");
});

test("leads back to a section whose clock is running, from any step", async () => {
  const running = mockCard("Now", NOW);
  const { user } = await open({ answers: { [LAST_MOCKS]: lastMocks(running) }, mock: M1 });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("A section of Now is in progress, and its clock is running.");
  await user.click(button("Return to it"));
  await elsewhere();
  expect(whereabouts()).toMatchObject({
    pathname: "/mock-test-guideline",
    state: { mockTestId: "Now" },
  });
});

test("ignores a finished mock in the history", async () => {
  await open({ mock: mockCard("Over", { status: 3 }), step: 4 });
  await screen.findByText("M1");
  await waitFor(() => expect(button("Start").getAttribute("aria-disabled")).not.toBe("true"));
});
