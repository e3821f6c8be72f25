// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { UpdatePasswordScreen } from "./update-password-screen.tsx";

afterEach(closeScreen);

const UPDATE = "POST /user/update-user-password";
const FAILED = "Failed to update password. Please try again.";
const done: Answer = { body: { result: { done: true } } };

const open = (answer: Answer, state: unknown = { accessToken: "good-once" }) =>
  openScreen(<UpdatePasswordScreen />, {
    at: "/update-password",
    state,
    answers: { [UPDATE]: answer, "POST /user/logout": done },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: "Reset Password" });

async function choose({ user }: Awaited<ReturnType<typeof open>>, again = "violet-harbour") {
  await user.type(field("New Password"), "violet-harbour");
  await user.type(field("Confirm New Password"), again);
  await user.click(submit());
}

function signIn() {
  saveSignedIn({
    userId: "u-1",
    name: "Mira",
    email: "mira@theta.example",
    phone: "1",
    isUserSubscribed: false,
    accessToken: "session-token",
  });
}

test("an empty form says what each field needs, and editing clears the message", async () => {
  const { user, server } = await open(done);
  await user.click(submit());
  await screen.findByText("New password is required");
  expect(screen.getByText("Please confirm your password")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field("New Password")));
  await user.type(field("New Password"), "v");
  expect(screen.queryByText("New password is required")).toBeNull();
  expect(server.asked(UPDATE)).toEqual([]);
});

test("rejects two passwords that don't match", async () => {
  const opened = await open(done);
  await choose(opened, "violet-harbor");
  await screen.findByText("Passwords do not match");
  await waitFor(() => expect(document.activeElement).toBe(field("Confirm New Password")));
  expect(opened.server.asked(UPDATE)).toEqual([]);
});

test("shows what's in each field on request", async () => {
  const { user } = await open(done);
  await user.click(screen.getByRole("button", { name: "Show new password" }));
  expect(field("New Password").type).toBe("text");
  expect(field("Confirm New Password").type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Hide new password" }));
  expect(field("New Password").type).toBe("password");
});

test("sets the password with the code's token, and the login says so", async () => {
  const opened = await open(done);
  await choose(opened);
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(whereabouts().state).toEqual({
    notice: "Your password has been changed. Sign in with the new one.",
  });
  expect(opened.server.asked(UPDATE)).toMatchObject([
    { body: { newPassword: "violet-harbour" }, authorization: "Bearer good-once" },
  ]);
});

test.each([
  ["a used token", refusal(401, "not-signed-in", "Please log in.")],
  ["a server error", refusal(500, "internal-error", "Something went wrong on our side.")],
])("%s still leads to the login, which shows the failure", async (_, answer) => {
  await choose(await open(answer));
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(whereabouts().state).toEqual({});
  await screen.findByText(FAILED);
});

test("shows a refused password at its field, because the token is still good", async () => {
  const words = "This password is too common. Choose one that is harder to guess.";
  await choose(
    await open(refusal(400, "password-refused", words, [{ field: "newPassword", msg: words }])),
  );
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(field("New Password")));
  expect(whereabouts().pathname).toBe("/update-password");
});

test.each([
  [503, "busy", "Many people are choosing passwords. Please try again in a few seconds."],
  [503, "try-again", "Please try again in a moment."],
  [429, "too-many-requests", "Too many tries. Please wait a minute."],
])("keeps the form and its token when the server answers %i %s", async (...said) => {
  const opened = await open(refusal(...said));
  await choose(opened);
  expect((await screen.findByRole("alert")).textContent).toBe(said[2]);
  opened.server.answers[UPDATE] = done;
  await opened.user.click(submit());
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(opened.server.asked(UPDATE).map((one) => one.authorization)).toEqual([
    "Bearer good-once",
    "Bearer good-once",
  ]);
});

test("keeps the form and its token when the server can't be reached", async () => {
  const opened = await open(done);
  opened.server.loseTheLine();
  await choose(opened);
  expect((await screen.findByRole("alert")).textContent).toMatch(/couldn't reach Theta/);
  expect(field("New Password").value).toBe("violet-harbour");
  expect(whereabouts().pathname).toBe("/update-password");
});

test("a signed-in learner also gives the current password, and is signed out here too", async () => {
  signIn();
  const opened = await open(done, null);
  await opened.user.click(submit());
  await screen.findByText("Current password is required");
  await opened.user.type(field("Current Password"), "old-harbour");
  await choose(opened);
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(opened.server.asked(UPDATE)).toMatchObject([
    {
      body: { currentPassword: "old-harbour", newPassword: "violet-harbour" },
      authorization: "Bearer session-token",
    },
  ]);
  expect(localStorage.getItem("userData")).toBeNull();
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(JSON.stringify(sessionStorage)).toContain("Your password has been changed.");
});

test("shows that the current password is wrong without signing anyone out", async () => {
  signIn();
  const words = "The password is not right.";
  const opened = await open(
    refusal(400, "wrong-password", words, [{ field: "currentPassword", msg: words }]),
    null,
  );
  await opened.user.type(field("Current Password"), "wrong");
  await choose(opened);
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(field("Current Password")));
  expect(localStorage.getItem("userData")).not.toBeNull();
});

test("without a token and signed out, shows how to get a code", async () => {
  await open(done, null);
  expect(screen.queryByLabelText("New Password")).toBeNull();
  const link = screen.getByRole("link", { name: "Get a code" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
});
