// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import { type Answer, notOurs, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";

afterEach(closeScreen);

const SEND = "POST /user/send-forget-password-otp";
const open = (answer: Answer) =>
  openScreen(<ForgotPasswordScreen />, { at: "/forgot-password", answers: { [SEND]: answer } });
const sent: Answer = { body: { result: { resendAfterSeconds: 60, mailWhen: "now" } } };

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const submit = () => screen.getByRole("button", { name: "Send code" });

test.each([
  ["", "Email is required"],
  ["mira@theta", "Please enter a valid email address"],
])("answers %j with %j at the field", async (text, message) => {
  const { user, server } = await open(sent);
  if (text) await user.type(email(), text);
  await user.click(submit());
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(server.asked(SEND)).toEqual([]);
});

test("a valid address leads to the code", async () => {
  const { user } = await open(sent);
  await user.type(email(), "mira@theta.example{Enter}");
  await waitFor(() => expect(whereabouts().pathname).toBe("/otp"));
  expect(whereabouts().state).toMatchObject({
    purpose: "password-reset",
    email: "mira@theta.example",
    resendAfterSeconds: 60,
    news: "sent",
  });
});

test("moves on to the code even when codes are held back, and says so there", async () => {
  const held = { resendAfterSeconds: 3325, mailWhen: "never" };
  const { user } = await open({ body: { result: held } });
  await user.type(email(), "mira@theta.example{Enter}");
  await waitFor(() => expect(whereabouts().state).toMatchObject({ news: "no-newer" }));
});

const FAILED = "Failed to send OTP. Please try again.";
const WAIT = "Too many tries. Please wait 9 minutes and try again.";
const FAILURES: [string, Answer, string | null][] = [
  ["a failure of the server", refusal(500, "internal-error", "Ours."), "Ours."],
  ["a failure without words", notOurs(500, { code: "internal-error" }), null],
  ["a proxy's page", notOurs(502, "<html>"), null],
  ["a network that asked too often", refusal(429, "too-many-requests", WAIT), WAIT],
  [
    "a server with much to do",
    refusal(503, "try-again", "Theta is very busy."),
    "Theta is very busy.",
  ],
];

test.each(FAILURES)(
  "shows the toast for %s and keeps the reason at the form",
  async (_, answer, reason) => {
    const { user } = await open(answer);
    await user.type(email(), "mira@theta.example{Enter}");
    await screen.findByText(FAILED);
    if (reason) expect((await screen.findByRole("alert")).textContent).toBe(reason);
    expect(email().value).toBe("mira@theta.example");
  },
);

test("shows the toast when the connection is down", async () => {
  const { user, server } = await open(sent);
  server.loseTheLine();
  await user.type(email(), "mira@theta.example{Enter}");
  await screen.findByText(FAILED);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^We couldn't reach Theta/);
});

test("shows a refused address at the field, along with the toast", async () => {
  const errors = [{ field: "email", msg: "Email is invalid" }];
  const { user } = await open(refusal(400, "invalid-input", "Email is invalid", errors));
  await user.type(email(), "mira@theta.example{Enter}");
  await screen.findByText(FAILED);
  await screen.findByText("Email is invalid");
  await waitFor(() => expect(document.activeElement).toBe(email()));
});
