// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SignupScreen } from "./signup-screen.tsx";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { readPlace, rememberPlace } from "../../../lib/session/return-place.ts";

afterEach(closeScreen);

const SEND = "POST /user/send-user-registration-otp";
const sent: Answer = {
  body: { result: { userId: "u-1", resendAfterSeconds: 60, mailWhen: "now" } },
};

function open(answer: Answer | (() => Answer | Promise<Answer>) = sent, state?: unknown) {
  return openScreen(<SignupScreen />, { at: "/signup", state, answers: { [SEND]: answer } });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messages = () =>
  screen.queryAllByText(/^Error:/).map((sign) => sign.parentElement?.textContent.slice(7));
const submit = () => screen.getByRole("button", { name: "Sign up" });

async function fill(
  { user }: Awaited<ReturnType<typeof open>>,
  changes: Partial<
    Record<"Name" | "Phone number" | "Email" | "Password" | "Confirm password", string>
  >,
) {
  const values = {
    Name: "Mira Anand",
    "Phone number": "00919876543210",
    Email: "mira@theta.example",
    Password: "violet-harbour",
    "Confirm password": "violet-harbour",
    ...changes,
  };
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
}

test("an empty form names every field and focuses the first", async () => {
  const { user, server } = await open();
  await user.click(submit());
  await screen.findByText("Name is required");
  expect(messages()).toEqual([
    "Name is required",
    "Phone number is required",
    "Email is required",
    "Password is required",
    "Confirm password is required",
    "You must accept the terms and conditions",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(field("Name")));
  expect(server.asked(SEND)).toEqual([]);
});

test.each([
  ["Phone number", "98 76", "Phone number is invalid"],
  ["Email", "mira at theta", "Email is invalid"],
  ["Password", "short", "Password must be at least 6 characters long"],
  ["Confirm password", "violet-harbor", "Passwords do not match"],
] as const)("%s %j is answered with %j", async (label, text, message) => {
  const opened = await open();
  await fill(opened, { [label]: text });
  await opened.user.click(screen.getByRole("checkbox"));
  await opened.user.click(submit());
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(opened.server.asked(SEND)).toEqual([]);
});

test("shows that the passwords differ along with the errors of other fields", async () => {
  const { user } = await open();
  await user.type(field("Password"), "violet-harbour");
  await user.type(field("Confirm password"), "violet");
  await user.click(submit());
  await screen.findByText("Name is required");
  expect(messages()).toContain("Passwords do not match");
});

test("editing a field clears its message and keeps the others", async () => {
  const { user } = await open();
  await user.click(submit());
  await screen.findByText("Name is required");
  await user.type(field("Name"), "M");
  expect(messages()).not.toContain("Name is required");
  expect(messages()).toContain("Email is required");
});

test("a valid form leads to the code, and the password goes only to the server", async () => {
  const opened = await open();
  await fill(opened, {});
  await opened.user.click(screen.getByRole("checkbox", { name: /I'm 13 or older/ }));
  await opened.user.click(submit());
  await waitFor(() => expect(whereabouts().pathname).toBe("/otp"));
  expect(whereabouts().state).toMatchObject({
    purpose: "registration",
    userId: "u-1",
    email: "mira@theta.example",
    resendAfterSeconds: 60,
  });
  expect(opened.server.asked(SEND).map((one) => one.body)).toEqual([
    {
      name: "Mira Anand",
      phone: "00919876543210",
      email: "mira@theta.example",
      password: "violet-harbour",
    },
  ]);
  const everywhere = JSON.stringify([whereabouts(), localStorage, sessionStorage]);
  expect(everywhere).not.toContain("violet-harbour");
});

test("shows a refused password at its field and keeps everything typed", async () => {
  const words = "This password is too common. Choose one that is harder to guess.";
  const opened = await open(
    refusal(400, "password-refused", words, [{ field: "password", msg: words }]),
  );
  await fill(opened, {});
  await opened.user.click(screen.getByRole("checkbox"));
  await opened.user.click(submit());
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(field("Password")));
  expect(field("Name").value).toBe("Mira Anand");
  expect(whereabouts().pathname).toBe("/signup");
});

test("says at the form that the server can't be reached, and keeps what was typed", async () => {
  const opened = await open();
  await fill(opened, {});
  await opened.user.click(screen.getByRole("checkbox"));
  opened.server.loseTheLine();
  await opened.user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/couldn't reach Theta/);
  expect(field("Password").value).toBe("violet-harbour");
});

test("shows any other failure in the server's words", async () => {
  const opened = await open(refusal(500, "internal-error", "Something went wrong on our side."));
  await fill(opened, {});
  await opened.user.click(screen.getByRole("checkbox"));
  await opened.user.click(submit());
  await screen.findByText("Something went wrong on our side.");
});

test("pressing twice sends once, and the button says it's waiting", async () => {
  const later = Promise.withResolvers<Answer>();
  const opened = await open(() => later.promise);
  await fill(opened, {});
  await opened.user.click(screen.getByRole("checkbox"));
  await opened.user.dblClick(submit());
  const busy = await screen.findByRole("button", { name: "Sending the code…" });
  await opened.user.click(busy);
  await opened.user.type(field("Name"), "{Enter}");
  await waitFor(() => expect(opened.server.asked(SEND)).toHaveLength(1));
  later.resolve(sent);
  await waitFor(() => expect(whereabouts().pathname).toBe("/otp"));
  expect(opened.server.asked(SEND)).toHaveLength(1);
});

test("fills in an email typed on a landing page", async () => {
  await open(sent, "mira@theta.example");
  expect(field("Email").value).toBe("mira@theta.example");
});

test.each([
  ["?exam=gmat", { path: "/dashboard/Gmat", state: { testType: 1 } }],
  ["?exam=gre", { path: "/upcomming-soon", state: { testType: 2 } }],
  ["?exam=other", null],
])(
  "after the first login, takes someone who came for an exam (%s) to it",
  async (search, place) => {
    sessionStorage.clear();
    await openScreen(<SignupScreen />, { at: `/signup${search}` });
    expect(readPlace()).toEqual(place);
  },
);

test.each([
  [{ testType: 1 }, { path: "/dashboard/Gmat", state: { testType: 1 } }],
  [{ testType: 2 }, { path: "/upcomming-soon", state: { testType: 2 } }],
  [{ testType: 3 }, null],
])("does the same for an exam in the navigation state (%j)", async (state, place) => {
  sessionStorage.clear();
  await openScreen(<SignupScreen />, { at: "/signup", state });
  expect(readPlace()).toEqual(place);
  expect(field("Email").value).toBe("");
});

test.each([
  ["/checkout?plan=gmat-pro", undefined],
  ["/Checkout", { planId: "gmat-pro" }],
])(
  "shows the plan and its price above the form to someone about to buy (%s)",
  async (path, state) => {
    rememberPlace({ path, state });
    await openScreen(<SignupScreen />, { at: "/signup" });
    screen.getByRole("heading", { level: 1, name: "GMAT PRO, $74" });
    screen.getByText(/you'll come right back to check out/);
    expect(readPlace()).toEqual({ path, state });
  },
);

test.each(["/checkout?plan=no-such-plan", "/mock-test?plan=gmat-pro"])(
  "shows the usual heading to someone coming from %s",
  async (path) => {
    rememberPlace({ path });
    await openScreen(<SignupScreen />, { at: "/signup" });
    screen.getByRole("heading", { level: 1, name: "Create your account" });
  },
);
