// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CodeScreen } from "./code-screen.tsx";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";

afterEach(closeScreen);

const VERIFY = "POST /user/verify-user-registration-otp";
const RESEND = "POST /user/resend-user-registration-otp";
const VERIFY_RESET = "POST /user/verify-forget-password-otp";
const RESEND_RESET = "POST /user/send-forget-password-otp";
const WRONG = "That code is wrong or has expired. Check it, or ask for a new one.";

const waiting = (resendAfterSeconds = 60) => ({
  email: "mira@theta.example",
  resendAfterSeconds,
  sentAt: Date.now(),
});
const registration = (seconds?: number) => ({
  purpose: "registration",
  userId: "u-1",
  ...waiting(seconds),
});
const reset = (seconds?: number) => ({ purpose: "password-reset", ...waiting(seconds) });

const open = (state: unknown, answers: Record<string, Answer | (() => Promise<Answer>)> = {}) =>
  openScreen(<CodeScreen />, { at: "/otp", state, answers });

const box = (place: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Digit ${place} of 6` });
const shown = () => [1, 2, 3, 4, 5, 6].map((place) => box(place).value).join("");

test("sends the code once, as text, on the sixth digit, then opens the login", async () => {
  const { user, server } = await open(registration(), {
    [VERIFY]: { body: { result: { verified: true } } },
  });
  await waitFor(() => expect(document.activeElement).toBe(box(1)));
  await user.keyboard("004917");
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(whereabouts().state).toEqual({
    notice:
      "Your email is confirmed, and your account is ready. Sign in with your new password to start.",
    email: "mira@theta.example",
  });
  expect(server.asked(VERIFY).map((one) => one.body)).toEqual([
    { userId: "u-1", otp: "004917", email: "mira@theta.example" },
  ]);
});

test("sends nothing more on Verify, Enter, or another digit while the code is being checked", async () => {
  const later = Promise.withResolvers<Answer>();
  const { user, server } = await open(registration(), {
    [VERIFY]: () => later.promise,
  });
  await user.keyboard("004917");
  await user.click(await screen.findByRole("button", { name: "Verifying…" }));
  await user.type(box(6), "{Enter}");
  // Another sixth digit completes the code a second time.
  await user.clear(box(6));
  await user.type(box(6), "8");
  await waitFor(() => expect(server.asked(VERIFY)).toHaveLength(1));
  later.resolve({ body: { result: { verified: true } } });
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(server.asked(VERIFY)).toHaveLength(1);
});

test("shows the server's message for a wrong code, empties the boxes, and focuses the first", async () => {
  const { user, server } = await open(registration(), {
    [VERIFY]: refusal(400, "code-refused", WRONG, [{ field: "otp", msg: WRONG }]),
  });
  await user.keyboard("111111");
  await screen.findByText(WRONG);
  expect(shown()).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(box(1)));
  server.answers[VERIFY] = { body: { result: { verified: true } } };
  await user.keyboard("222222");
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(server.asked(VERIFY)).toHaveLength(2);
});

test("keeps a code that couldn't be checked, and sends it again on Verify", async () => {
  const { user, server } = await open(registration(), {
    [VERIFY]: refusal(429, "too-many-requests", "Too many tries. Please wait 1 second."),
  });
  await user.keyboard("004917");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many tries/);
  expect(shown()).toBe("004917");
  server.answers[VERIFY] = { body: { result: { verified: true } } };
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
});

test("says what's needed when you press Verify with a digit missing", async () => {
  const { user, server } = await open(registration());
  await user.keyboard("00491");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await screen.findByText("Enter the 6-digit code from the email");
  expect(server.asked(VERIFY)).toEqual([]);
});

test("a code for a new password opens that screen with the token", async () => {
  const { user } = await open(reset(), {
    [VERIFY_RESET]: { body: { result: { accessToken: "good-once" } } },
  });
  await user.keyboard("004917");
  await waitFor(() => expect(whereabouts().pathname).toBe("/update-password"));
  expect(whereabouts().state).toEqual({ accessToken: "good-once" });
});

test.each([
  [
    "a registration",
    registration,
    RESEND,
    { userId: "u-1", email: "mira@theta.example" },
    { userId: "u-1" },
  ],
  ["a new password", reset, RESEND_RESET, { email: "mira@theta.example" }, {}],
])("the countdown for %s ends in a button, and a new code restarts it", async (...row) => {
  const [, state, call, body, who] = row;
  const { user, server } = await open(state(2), {
    [call]: { body: { result: { ...who, resendAfterSeconds: 90, mailWhen: "now" } } },
  });
  expect(screen.getByText("You can ask for a new code in 2 seconds")).toBeTruthy();
  await screen.findByText("You can ask for a new code in 1 second");
  expect(screen.queryByRole("button", { name: "Send a new code" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Send a new code" }));
  await screen.findByText("You can ask for a new code in 2 minutes");
  expect(server.asked(call).map((one) => one.body)).toEqual([body]);
  // It's in the history, so a reload continues the countdown.
  expect(whereabouts().state).toMatchObject({ ...state(90), sentAt: expect.any(Number) });
});

test("continues the countdown after a reload", async () => {
  await open({ ...registration(60), sentAt: Date.now() - 50_000 });
  expect(screen.getByText(/^You can ask for a new code in (10|9) seconds$/)).toBeTruthy();
});

test("says when a new code can't be sent, and keeps the button", async () => {
  const { user } = await open(registration(0), {
    [RESEND]: refusal(429, "too-many-requests", "Please wait 9 minutes."),
  });
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  await screen.findByText("Failed to send OTP. Please try again.");
  expect((await screen.findByRole("alert")).textContent).toBe("Please wait 9 minutes.");
  expect(screen.getByRole("button", { name: "Send a new code" })).toBeTruthy();
});

const lead = () => screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent;
const MIRA = "mira@theta.example";
const SENT = `If ${MIRA} can be used here, you'll get a 6-digit code. It's good for 10 minutes.`;
const LATER = `If ${MIRA} can be used here, you'll get a 6-digit code in 40 seconds. We can send one code per minute.`;
const NOT_SENT = `We didn't send a code to ${MIRA}, because several were requested in a short time. You can ask for one in 56 minutes.`;
const NO_NEWER = `We didn't send another code to ${MIRA}, because several were requested in a short time. A code from the last 10 minutes still works.`;

test.each([
  ["sent", 60, SENT],
  ["later", 40, LATER],
  ["not-sent", 3325, NOT_SENT],
  ["no-newer", 3325, NO_NEWER],
  [undefined, 60, SENT],
])("with the news %j, says what happened to the code", async (news, seconds, words) => {
  await open({ ...registration(seconds), news });
  expect(lead()).toBe(words);
});

test("says a delayed code was sent once its time has come", async () => {
  await open({ ...registration(0), news: "later" });
  expect(lead()).toBe(SENT);
});

test("gives an hour's wait in minutes", async () => {
  await open({ ...reset(3325), news: "no-newer" });
  expect(screen.getByText("You can ask for a new code in 56 minutes")).toBeTruthy();
});

test("says when the server holds back a new code, and the old one still works", async () => {
  const held = { userId: "u-1", resendAfterSeconds: 3325, mailWhen: "never" };
  const { user } = await open(registration(0), { [RESEND]: { body: { result: held } } });
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(lead()).toBe(NO_NEWER));
  await screen.findByText("We didn't send a new code. You can ask for one in 56 minutes.");
  expect(screen.queryByText(/is on its way/)).toBeNull();
});

test("a sign-up without a code doesn't mention an old one when it's held back", async () => {
  const held = { userId: "u-1", resendAfterSeconds: 3325, mailWhen: "never" };
  const state = { ...registration(0), news: "not-sent" };
  const { user } = await open(state, { [RESEND]: { body: { result: held } } });
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(lead()).toBe(NOT_SENT));
});

test("opening the address directly leads to where codes come from", async () => {
  await open(null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("There's no code to enter");
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/signup");
  const forgot = screen.getByRole("link", { name: "Forgot password" });
  expect(forgot.getAttribute("href")).toBe("/forgot-password");
});

test("links to a development server's mailbox in a new tab", async () => {
  await open(registration());
  const link = screen.getByRole("link", { name: /mailbox page/ });
  expect(link.getAttribute("href")).toBe("/dev/mailbox");
  expect(link.getAttribute("target")).toBe("_blank");
});
