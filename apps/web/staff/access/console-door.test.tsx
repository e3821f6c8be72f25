// @vitest-environment happy-dom
import { staffAccess, type StaffSelf } from "@theta/contract/staff";
import { screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answers, refusal } from "../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { forAnyQuery, listOf, staffSelf } from "../../test/staff.ts";
import { call } from "../../src/lib/call/call.ts";
import { serverData } from "../../src/lib/call/server-data.ts";
import { createStore } from "../../src/lib/session/store.ts";
import { noticingClosed } from "./notice-closed.ts";
import { ConsoleDoor } from "./console-door.tsx";

afterEach(closeScreen);

const SELF = "GET /staff/self";
const LIST = "GET /staff/audit";
const EXPORT = "POST /staff/exports";
const CONFIRM = "POST /staff/confirm";
const CLOSED = refusal(403, "confirm-first", "Confirm that it's you first.");
const NO_ROWS = listOf();

const self = (more: Partial<StaffSelf> = {}) => ({ body: { result: staffSelf(more) } });

async function open(who: Partial<StaffSelf> = {}) {
  const answers: Answers = { [SELF]: self(who), [LIST]: NO_ROWS };
  const store = createStore(noticingClosed);
  const { user, server } = await openScreen(
    <Provider store={store}>
      <ConsoleDoor />
    </Provider>,
    { at: "/staff/audit", route: "*", answers: forAnyQuery(answers) },
  );
  await screen.findByText("Nothing in the log matches these filters.");
  return { user, answers, store, asked: server.asked };
}

const person = () =>
  screen.getByLabelText<HTMLInputElement>("Email or id of a learner or of staff");

test("leaves nothing of a page whose console has closed, and comes back to it", async () => {
  const { user, answers, store } = await open();
  const loaded = () => Object.keys(store.getState()[serverData.reducerPath].queries);
  expect(loaded().some((key) => key.startsWith("audit("))).toBe(true);
  answers[LIST] = CLOSED;
  answers[EXPORT] = CLOSED;
  answers[SELF] = self({ confirmed: "none" });
  await user.type(person(), "asha@");
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await screen.findByRole("heading", { level: 1, name: "Confirm that it's you" });
  screen.getByText(/The console closed while you were in it/);
  expect(screen.queryByRole("navigation", { name: "Console" })).toBeNull();
  expect(document.body.textContent).not.toContain("asha@");
  await waitFor(() => expect(loaded()).toEqual(["self(undefined)"]));

  answers[CONFIRM] = () => {
    answers[SELF] = self({ confirmedUntil: 2 });
    answers[LIST] = NO_ROWS;
    return { body: { result: { confirmed: "full" } } };
  };
  await user.type(screen.getByLabelText("Password"), "theta-demo-1{Enter}");
  await screen.findByText("Nothing in the log matches these filters.");
  expect(person().value).toBe("");
});

test.each([
  ["abcdef12", "Theta 1.2.3 (abcdef12)"],
  [null, "Theta 1.2.3"],
])("says which release answers, whose commit is %s", async (commit, words) => {
  await open({ release: { version: "1.2.3", commit } });
  screen.getByText(words);
});

test("says so when the role was taken away", async () => {
  const { user, answers } = await open();
  const stranger = refusal(403, "not-staff", "This account isn't part of Theta's staff.");
  answers[LIST] = stranger;
  answers[SELF] = stranger;
  await user.type(screen.getByLabelText("Event begins with"), "staff.{Enter}");
  await screen.findByRole("heading", { name: "Staff only" });
  expect(screen.queryByRole("navigation", { name: "Console" })).toBeNull();
});

test("shows a changed role's own menu", async () => {
  const { user, answers } = await open();
  answers[LIST] = refusal(403, "not-permitted", "Your role doesn't include this.");
  answers[SELF] = self({ role: "analyst", permissions: ["overview.read", "items.read"] });
  await user.type(screen.getByLabelText("Event begins with"), "staff.{Enter}");
  await screen.findByRole("heading", { name: "Your role doesn't include this page" });
  expect(screen.queryByRole("link", { name: "Learners" })).toBeNull();
});

test("leaves nothing of the page behind when it's locked here", async () => {
  const { user, answers } = await open();
  answers["POST /staff/leave"] = () => {
    answers[SELF] = self({ confirmed: "none" });
    return { body: { result: { done: true } } };
  };
  await user.click(screen.getByRole("button", { name: "Lock" }));
  await screen.findByRole("heading", { level: 1, name: "Confirm that it's you" });
  expect(screen.queryByRole("navigation", { name: "Console" })).toBeNull();
});

test("asks for the password once a school's sign-in is too old, without a reload", async () => {
  const { user, answers } = await open();
  const openid = { name: "Lincoln High", isForStaff: true };
  const closed = { confirmed: "none", openid: { ...openid, isRecent: true } } as const;
  answers[LIST] = CLOSED;
  answers[SELF] = self(closed);
  await user.type(screen.getByLabelText("Event begins with"), "staff.{Enter}");
  await screen.findByText(/You've just signed in with Lincoln High/);
  answers[CONFIRM] = () => {
    answers[SELF] = self({ ...closed, openid: { ...openid, isRecent: false } });
    return refusal(403, "openid-too-old", "Enter your password.");
  };
  await user.click(screen.getByRole("button", { name: "Open the console" }));
  await screen.findByLabelText("Password");
  expect(screen.queryByText(/You've just signed in/)).toBeNull();
});

test("reads again who vouches when an act has to be confirmed again", async () => {
  const openid = { name: "Lincoln High", isForStaff: true };
  const { user, answers } = await open({ openid: { ...openid, isRecent: true } });
  answers[SELF] = self({ openid: { ...openid, isRecent: false } });
  answers["POST /staff/new-recovery-codes"] = refusal(403, "confirm-again", "Confirm again.");
  const act = call(staffAccess.newRecoveryCodes, undefined).catch(() => "given up");
  await screen.findByRole("dialog", { name: "Confirm that it's you" });
  await screen.findByLabelText("Password");
  await user.keyboard("{Escape}");
  expect(await act).toBe("given up");
});

test("asks for no password where there is none", async () => {
  const openid = { name: "Lincoln High", isForStaff: true, isRecent: false };
  const answers = { [SELF]: self({ confirmed: "none", hasPassword: false, openid }) };
  await openScreen(
    <Provider store={createStore(noticingClosed)}>
      <ConsoleDoor />
    </Provider>,
    { at: "/staff/audit", route: "*", answers: forAnyQuery(answers) },
  );
  await screen.findByText(/Sign out of Theta and sign in with Lincoln High again/);
  screen.getByRole("button", { name: "Sign out of Theta" });
  expect(screen.queryByLabelText("Password")).toBeNull();
});

// This must run last in this file, because a page is left only once.
test("signs out of Theta from the console", async () => {
  const { user, answers, asked } = await open();
  answers["POST /user/logout"] = { body: { result: { done: true } } };
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(asked("POST /user/logout")).toHaveLength(1));
});
