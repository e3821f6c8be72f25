// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { AccountScreen } from "./account-screen.tsx";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";

afterEach(closeScreen);

const learner = {
  userId: "u-1",
  name: "Mira Anand",
  email: "mira@theta.example",
  phone: "00919876543210",
  isUserSubscribed: false,
};
const session = (sessionId: string, device: string, isCurrent = false) => ({
  sessionId,
  device,
  isCurrent,
  createdAt: 1_790_000_000_000,
  lastUsedAt: 1_790_000_600_000,
});
const mac = session("s-1", "Chrome on Mac", true);
const phone = session("s-2", "Safari on iPhone");
const laptop = session("s-3", "Firefox on Linux");
const sessions = (...list: object[]): Answer => ({ body: { result: list } });
const done: Answer = { body: { result: { done: true } } };

const SESSIONS = "GET /user/sessions";
const DELETE = "POST /user/delete-account";

function open(answers: Record<string, Answer> = {}) {
  saveSignedIn({ ...learner, accessToken: "session-token" });
  return openScreen(
    <Provider store={createStore()}>
      <AccountScreen />
    </Provider>,
    {
      at: "/account",
      answers: {
        "GET /user/user-details": {
          body: { result: { ...learner, subscription: null, hasPlanEnded: false } },
        },
        [SESSIONS]: sessions(phone, mac, laptop),
        "GET /test-settings": { body: { result: STANDARD_SETTINGS } },
        "POST /user/end-session": done,
        "POST /user/end-other-sessions": done,
        "POST /user/logout": done,
        ...answers,
      },
    },
  );
}

const devices = () => within(screen.getByRole("region", { name: "Devices" }));
const rows = () => devices().getAllByRole("listitem");

test("shows the details and the devices, with this device first and marked", async () => {
  await open();
  expect(await screen.findByText("mira@theta.example")).toBeTruthy();
  await screen.findByText("This device");
  expect(rows().map((row) => row.querySelector("p")?.textContent)).toEqual([
    "Chrome on Mac",
    "Safari on iPhone",
    "Firefox on Linux",
  ]);
  const here = within(rows()[0]!);
  expect(here.getByText("This device")).toBeTruthy();
  expect(here.queryByRole("button")).toBeNull();
});

test("signing out one device names that one and shows what's left", async () => {
  const { user, server } = await open();
  const button = await screen.findByRole("button", { name: "Sign out Safari on iPhone" });
  server.answers[SESSIONS] = sessions(mac, laptop);
  await user.click(button);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(server.asked("POST /user/end-session").map((one) => one.body)).toEqual([
    { sessionId: "s-2" },
  ]);
  // The button is gone.
  expect(document.activeElement).toBe(devices().getByRole("list"));
});

test("signing out all other devices keeps this one", async () => {
  const { user, server } = await open();
  const button = await screen.findByRole("button", { name: "Sign out all other devices" });
  server.answers[SESSIONS] = sessions(mac);
  await user.click(button);
  await screen.findByText("You're not signed in anywhere else.");
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(devices().getByRole("list"));
});

test("says when the list didn't load, and fetches it on Retry", async () => {
  const { user, server } = await open({ [SESSIONS]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your devices.");
  server.answers[SESSIONS] = sessions(mac);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("This device");
});

test("downloads your data as a file", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:here";
  };
  const { user } = await open({
    "GET /user/export-account-data": { body: { result: { profile: { name: "Mira" } } } },
  });
  await user.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual({ profile: { name: "Mira" } });
});

async function askForDeletion({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Password")));
  return dialog;
}

test("deleting explains what happens, asks for the password, and signs out this browser", async () => {
  const opened = await open({
    [DELETE]: { body: { result: { erasedAt: Date.UTC(2030, 4, 17, 12) } } },
  });
  const dialog = await askForDeletion(opened);
  expect(
    dialog.getByText(/In seven days, .* for good\. To undo this, sign in before then\./),
  ).toBeTruthy();
  await opened.user.click(dialog.getByRole("button", { name: "Delete account" }));
  await dialog.findByText("Password is required");
  expect(opened.server.asked(DELETE)).toEqual([]);
  await opened.user.type(dialog.getByLabelText("Password"), "violet-harbour{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(opened.server.asked(DELETE).map((one) => one.body)).toEqual([
    { password: "violet-harbour" },
  ]);
  expect(localStorage.getItem("userData")).toBeNull();
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain("May 17, 2030"));
});

test("a wrong password deletes nothing and keeps the dialog open", async () => {
  const words = "The password is not right.";
  const opened = await open({
    [DELETE]: refusal(400, "wrong-password", words, [{ field: "password", msg: words }]),
  });
  const dialog = await askForDeletion(opened);
  await opened.user.type(dialog.getByLabelText("Password"), "wrong{Enter}");
  await dialog.findByText(words);
  expect(localStorage.getItem("userData")).not.toBeNull();
  await opened.user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
