// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LoginScreen } from "./login-screen.tsx";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";

afterEach(closeScreen);

const LOGIN = "POST /user/login-user";
const learner = {
  userId: "u-1",
  name: "Mira Anand",
  email: "mira@theta.example",
  phone: "00919876543210",
  isUserSubscribed: false,
  accessToken: "header.payload.signature",
};
const welcome: Answer = { body: { result: learner } };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: "Sign in" });

const open = (answer: Answer = welcome, state?: unknown) =>
  openScreen(<LoginScreen />, { at: "/login", state, answers: { [LOGIN]: answer } });

async function logIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(field("Email"), "mira@theta.example");
  await user.type(field("Password"), "violet-harbour");
  await user.click(submit());
}

test("an empty form names both fields and sends nothing to the server", async () => {
  const { user, server } = await open();
  await user.click(submit());
  await screen.findByText("Email is required");
  expect(screen.getByText("Password is required")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field("Email")));
  expect(server.asked(LOGIN)).toEqual([]);
});

test("signs in with the right password and saves the learner", async () => {
  await logIn(await open());
  await waitFor(() => expect(localStorage.getItem("userData")).not.toBeNull());
  expect(JSON.parse(localStorage.getItem("userData") ?? "")).toEqual(learner);
  expect(localStorage.getItem("userName")).toBe("Mira Anand");
});

test.each([
  [401, "wrong-credentials", "Wrong email or password."],
  [429, "too-many-requests", "Too many tries. Please wait 15 minutes and try again."],
  [503, "busy", "Many people are signing in. Please try again in a few seconds."],
])(
  "keeps the message at the form when a login is refused with %i",
  async (status, code, message) => {
    await logIn(await open(refusal(status, code, message)));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(field("Email").value).toBe("mira@theta.example");
    expect(localStorage.getItem("userData")).toBeNull();
    expect(whereabouts().pathname).toBe("/login");
  },
);

test("clears the last attempt's message on the next one", async () => {
  const opened = await open(refusal(401, "wrong-credentials", "The password is not right."));
  await logIn(opened);
  await screen.findByRole("alert");
  opened.server.answers[LOGIN] = welcome;
  await opened.user.click(submit());
  await waitFor(() => expect(localStorage.getItem("userData")).not.toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says the email is confirmed and fills it in for someone who just entered the code", async () => {
  const state = {
    notice: "Your e-mail is confirmed. Sign in to begin.",
    email: "mira@theta.example",
  };
  await open(welcome, state);
  expect(screen.getByText("Your e-mail is confirmed. Sign in to begin.")).toBeTruthy();
  expect(field("Email").value).toBe("mira@theta.example");
});

test("tabs from the email to the password, and only then to the help link", async () => {
  const { user } = await open();
  await user.click(field("Email"));
  await user.tab();
  expect(document.activeElement).toBe(field("Password"));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show password" }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Forgot password?" }));
});

test("after sign-up, fills in the email, explains the next step, and focuses the password", async () => {
  await open(welcome, { notice: "Your email is confirmed.", email: "mira@theta.example" });
  screen.getByText("Your email is confirmed.");
  expect(field("Email").value).toBe("mira@theta.example");
  await waitFor(() => expect(document.activeElement).toBe(field("Password")));
});
