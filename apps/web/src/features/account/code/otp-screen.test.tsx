// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OtpScreen } from "./otp-screen.tsx";
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
  openScreen(<OtpScreen />, { at: "/otp", state, answers });

const box = (place: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Digit ${place} of 6` });
const shown = () => [1, 2, 3, 4, 5, 6].map((place) => box(place).value).join("");

test("the sixth digit sends the code, once, as text, and leads to the login", async () => {
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

test("Verify, Enter and another digit while the code is being checked send nothing more", async () => {
  const later = Promise.withResolvers<Answer>();
  const { user, server } = await open(registration(), {
    [VERIFY]: () => later.promise,
  });
  await user.keyboard("004917");
  await user.click(await screen.findByRole("button", { name: "Verifying..." }));
  await user.type(box(6), "{Enter}");
  // Another sixth digit makes the code whole once more.
  await user.clear(box(6));
  await user.type(box(6), "8");
  await waitFor(() => expect(server.asked(VERIFY)).toHaveLength(1));
  later.resolve({ body: { result: { verified: true } } });
  await waitFor(() => expect(whereabouts().pathname).toBe("/login"));
  expect(server.asked(VERIFY)).toHaveLength(1);
});

test("a wrong code is told with the server's words, the boxes empty, the cursor in the first", async () => {
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

test("a code that could not be checked stays, and Verify sends it again", async () => {
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

test("Verify with a digit missing says what is wanted", async () => {
  const { user, server } = await open(registration());
  await user.keyboard("00491");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await screen.findByText("Enter the 6-digit code from the email");
  expect(server.asked(VERIFY)).toEqual([]);
});

test("a code for a new password leads there with the token", async () => {
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
])("the countdown for %s ends in a button, and a new code begins it again", async (...row) => {
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
  // In the history, so that a reload goes on counting.
  expect(whereabouts().state).toMatchObject({ ...state(90), sentAt: expect.any(Number) });
});

test("after a reload the countdown goes on where it was", async () => {
  await open({ ...registration(60), sentAt: Date.now() - 50_000 });
  expect(screen.getByText(/^You can ask for a new code in (10|9) seconds$/)).toBeTruthy();
});

test("a new code that cannot be sent is said, and the button stays", async () => {
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
const SENT = `If ${MIRA} can be used here, we've sent it a 6-digit code, valid for 10 minutes.`;
const LATER = `If ${MIRA} can be used here, we'll send it a 6-digit code in 40 seconds. We send one code a minute.`;
const NOT_SENT = `We didn't send a code to ${MIRA}, because several were requested in a short time. You can ask for one in 56 minutes.`;
const NO_NEWER = `We didn't send another code to ${MIRA}, because several were requested in a short time. A code from the last 10 minutes still works.`;

test.each([
  ["sent", 60, SENT],
  ["later", 40, LATER],
  ["not-sent", 3325, NOT_SENT],
  ["no-newer", 3325, NO_NEWER],
  [undefined, 60, SENT],
])("with the news %j it tells what became of the code", async (news, seconds, words) => {
  await open({ ...registration(seconds), news });
  expect(lead()).toBe(words);
});

test("once its time has come, a code that was to follow is told as sent", async () => {
  await open({ ...registration(0), news: "later" });
  expect(lead()).toBe(SENT);
});

test("an hour's wait is told in minutes", async () => {
  await open({ ...reset(3325), news: "no-newer" });
  expect(screen.getByText("You can ask for a new code in 56 minutes")).toBeTruthy();
});

test("a new code that the server holds back is told, and the old one still goes", async () => {
  const held = { userId: "u-1", resendAfterSeconds: 3325, mailWhen: "never" };
  const { user } = await open(registration(0), { [RESEND]: { body: { result: held } } });
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(lead()).toBe(NO_NEWER));
  await screen.findByText("We didn't send a new code. You can ask for one in 56 minutes.");
  expect(screen.queryByText(/is on its way/)).toBeNull();
});

test("a sign-up that has no code yet does not speak of an old one when it is held back", async () => {
  const held = { userId: "u-1", resendAfterSeconds: 3325, mailWhen: "never" };
  const state = { ...registration(0), news: "not-sent" };
  const { user } = await open(state, { [RESEND]: { body: { result: held } } });
  await user.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(lead()).toBe(NOT_SENT));
});

test("a typed address leads to where codes come from", async () => {
  await open(null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("There's no code to enter");
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/signup");
  const forgot = screen.getByRole("link", { name: "Forgot password" });
  expect(forgot.getAttribute("href")).toBe("/forgot-password");
});

test("a development server's mailbox is one click away, in a tab of its own", async () => {
  await open(registration());
  const link = screen.getByRole("link", { name: /mailbox page/ });
  expect(link.getAttribute("href")).toBe("/dev/mailbox");
  expect(link.getAttribute("target")).toBe("_blank");
});
