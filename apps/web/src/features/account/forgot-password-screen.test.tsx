// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import type { Answer } from "../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";

afterEach(closeScreen);

const SEND = "POST /user/send-forget-password-otp";
const open = (answer: Answer) =>
  openScreen(<ForgotPasswordScreen />, { at: "/forgot-password", answers: { [SEND]: answer } });
const sent: Answer = { body: { result: { resendAfterSeconds: 60 } } };

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const submit = () => screen.getByRole("button", { name: "Send the code" });

test.each([
  ["", "Email is required"],
  ["mira@theta", "Please enter a valid email address"],
])("%j is answered with %j at the field", async (text, message) => {
  const { user, server } = await open(sent);
  if (text) await user.type(email(), text);
  await user.click(submit());
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(server.asked(SEND)).toEqual([]);
});

test("a good address goes on to the code", async () => {
  const { user } = await open(sent);
  await user.type(email(), "mira@theta.example{Enter}");
  await waitFor(() => expect(whereabouts().pathname).toBe("/otp"));
  expect(whereabouts().state).toMatchObject({
    purpose: "password-reset",
    email: "mira@theta.example",
    resendAfterSeconds: 60,
  });
});

test("a failure without words of its own is told in the screen's", async () => {
  const { user } = await open({ status: 500, body: { code: "internal-error" } });
  await user.type(email(), "mira@theta.example{Enter}");
  await screen.findByText("Failed to send OTP. Please try again.");
  expect(email().value).toBe("mira@theta.example");
});
