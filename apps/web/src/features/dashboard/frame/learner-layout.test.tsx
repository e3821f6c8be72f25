// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LearnerStore } from "../../../lib/session/learner-store.tsx";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import type { UserDetails } from "@theta/contract";
import { startServer } from "../../../../test/answering-server.ts";
import { MEERA, MEERA_DETAILS, stayHere, testPage } from "../../../../test/test-server.ts";
import { LearnerLayout } from "./learner-layout.tsx";

const LOGOUT = "POST /user/logout";

async function open(width: number, details: UserDetails = MEERA_DETAILS, at = "/mock-test") {
  testPage().setViewport({ width });
  const { asked } = await startServer({
    "GET /user/user-details": { body: { result: details } },
    "GET /running-tests": { body: { result: [] } },
    [LOGOUT]: { body: { result: { done: true } } },
  });
  saveSignedIn(MEERA);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<LearnerStore />}>
            <Route element={<LearnerLayout />}>
              <Route path="*" element={<h1>Mock Test</h1>} />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>,
    );
  });
  return asked;
}

const sidebar = () => screen.queryByRole("navigation", { name: "Main menu" });
const toggle = () => screen.getByRole("button", { name: "Sidebar" });

beforeEach(() => {
  stayHere();
  clearAll();
});
afterEach(cleanup);

test("shows the practice plan in the sidebar while the learner's plan opens it", async () => {
  const opens = {
    topicTests: 3,
    practicePlan: true,
    studyNotes: false,
    mentorSessions: 0,
    support: true,
  };
  const subscription = { planName: "GMAT PRACTICE", endsAt: Date.now() + 1e9, opens };
  await open(1440, { ...MEERA_DETAILS, isUserSubscribed: true, subscription });
  const entry = await screen.findByRole("link", { name: "Practice plan" });
  expect(entry.getAttribute("href")).toBe("/practice-plan");
});

test("the sidebar has the specification's entries, with the current one marked", async () => {
  await open(1440);
  // The store belongs to the page, so an earlier test's data stays until the answer arrives.
  await waitFor(() => expect(screen.queryByRole("link", { name: "Practice plan" })).toBeNull());
  const links = screen.getAllByRole("link", { current: false });
  const entries = links.filter((link) => sidebar()?.contains(link));
  expect(entries.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Dashboard", "/dashboard"],
    ["Subscriptions", "/PlanAndPricing"],
    ["Free Quizes", "/free-quiz"],
    ["Topic tests", "/topic-tests"],
    ["Practice", "/practice"],
    ["Reports", "/TestReport"],
    ["Resources", "/Resource"],
    ["Faq's", "/Faq"],
  ]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Mock Test");
});

const drawn = (link: HTMLElement) => link.querySelector("svg")!.getAttribute("stroke-width");

test("the current entry's icon differs in more than its color", async () => {
  await open(1440);
  const links = await screen.findAllByRole("link");
  const entries = links.filter((link) => sidebar()?.contains(link));
  expect(entries.map((link) => [link.textContent, drawn(link)])).toContainEqual([
    "Mock Test",
    "2.5",
  ]);
  expect(entries.filter((link) => drawn(link) === "2.5")).toHaveLength(1);
});

test.each([
  ["/Solution", "Free Quizes"],
  ["/solutionandanaalytics", "Free Quizes"],
  ["/mock-test-solution", "Mock Test"],
  ["/mock-test-analytics", "Mock Test"],
])("marks %s as a screen of %s", async (path, entry) => {
  expect(await markedAt(path)).toEqual([[entry, "true"]]);
});

test("the list of reports has its own entry and marks no other", async () => {
  expect(await markedAt("/TestReport")).toEqual([["Reports", "page"]]);
});

async function markedAt(path: string) {
  await open(1440, MEERA_DETAILS, path);
  const links = await screen.findAllByRole("link");
  const marked = links.filter((link) => link.hasAttribute("aria-current"));
  return marked.map((link) => [link.textContent, link.getAttribute("aria-current")]);
}

test("the toggle narrows the sidebar, and its entries keep their names", async () => {
  await open(1440);
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(toggle());
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  expect(await screen.findByRole("link", { name: "Mock Test" })).toBeTruthy();
});

test.each(["/mock-test-solution", "/Solution"])(
  "%s starts with a narrow sidebar, which can be opened there",
  async (path) => {
    await open(1440, MEERA_DETAILS, path);
    const isOpen = () => toggle().getAttribute("aria-expanded");
    expect(isOpen()).toBe("false");
    toggle().focus();
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe("false");
    await userEvent.click(await screen.findByRole("link", { name: "Practice" }));
    expect(isOpen()).toBe("true");
  },
);

test("the sidebar closes when the window shrinks below 1024 px, and opens over the page", async () => {
  await open(1024);
  expect(sidebar()).not.toBeNull();
  act(() => testPage().setViewport({ width: 1023 }));
  await waitFor(() => expect(sidebar()).toBeNull());
  await userEvent.click(toggle());
  expect(await screen.findByRole("dialog")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(toggle());
});

test("asks for the details again on each load, so a plan bought elsewhere shows", async () => {
  await open(1440, { ...MEERA_DETAILS, isUserSubscribed: true });
  expect(await screen.findByText("Subscribed")).toBeTruthy();
  expect(localStorage.getItem("userDetails")).toContain('"isUserSubscribed":true');
});

test("signing out tells the server, clears local storage, and opens the login", async () => {
  const asked = await open(1440);
  localStorage.setItem("theta-theme", "dark");
  await userEvent.click(screen.getByRole("button", { name: "Account: Meera Rao" }));
  expect(await screen.findByText("meera@theta.example")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  // The theme belongs to the device.
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(["theta-theme"]));
  expect(asked(LOGOUT)).toMatchObject([{ authorization: "Bearer old-token" }]);
  expect(sessionStorage.getItem("theta-return-place")).toBeNull();
});

const pressSignOut = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Account: Meera Rao" }));
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
};

/** As a test's tab keeps it. */
const keepAnswer = ({ isDraft = false, learnerId = "learner-1", at = Date.now() } = {}) =>
  localStorage.setItem(`pending:${learnerId}:quiz-1:q-1`, JSON.stringify({ isDraft, at }));

test("asks before a sign-out that would lose an answer of a test in any tab", async () => {
  const asked = await open(1440);
  keepAnswer();
  await pressSignOut();
  const dialog = within(await screen.findByRole("alertdialog", { name: "Sign out now?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Stay signed in" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Account: Meera Rao" }));
  expect(asked(LOGOUT)).toEqual([]);
  expect(localStorage.getItem("pending:learner-1:quiz-1:q-1")).not.toBeNull();

  await pressSignOut();
  const again = within(await screen.findByRole("alertdialog"));
  await userEvent.click(again.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test.each([
  ["an option that was chosen but not submitted", { isDraft: true }],
  ["an answer of somebody else's", { learnerId: "learner-2" }],
  ["an answer in a test that's long over", { at: Date.now() - 25 * 3600 * 1000 }],
])("doesn't ask about %s", async (_, answer) => {
  const asked = await open(1440);
  keepAnswer(answer);
  await pressSignOut();
  await waitFor(() => expect(asked(LOGOUT)).toHaveLength(1));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
