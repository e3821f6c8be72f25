// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Answer, notOurs, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";
import { ContactScreen } from "./contact-screen.tsx";

afterEach(closeScreen);

const SEND = "POST /contact/messages";
const taken: Answer = { body: { result: { done: true } } };

type Answering = Answer | (() => Answer | Promise<Answer>);
type Opened = Awaited<ReturnType<typeof open>>;

const open = (answer: Answering = taken) =>
  openScreen(<ContactScreen />, { at: "/contact", answers: { [SEND]: answer } });

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: /Submit|Sending/ });
const messages = () =>
  screen.queryAllByText(/^Error:/).map((sign) => sign.parentElement?.textContent.slice(7));

const WRITTEN = {
  "First name": "Mira",
  "Last name (optional)": "Anand",
  Email: "mira@theta.example",
  "Phone (optional)": "+91 98765 43210",
  Message: "Is there a plan for two months?",
};

async function fill({ user }: Opened, changes: Partial<typeof WRITTEN> = {}) {
  for (const [label, text] of Object.entries({ ...WRITTEN, ...changes })) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
}

const bodies = ({ server }: Opened) =>
  server.asked(SEND).map(({ body }) => body as Record<string, string>);

test("an empty form says what's missing and focuses the first field", async () => {
  const opened = await open();
  await opened.user.click(submit());
  expect(messages()).toEqual([
    "First name is required",
    "Email is required",
    "Message is required",
  ]);
  expect(document.activeElement).toBe(field("First name"));
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(bodies(opened)).toEqual([]);
});

test("editing a field clears its message", async () => {
  const opened = await open();
  await opened.user.click(submit());
  await opened.user.type(field("Email"), "m");
  expect(messages()).toEqual(["First name is required", "Message is required"]);
});

test("sends a valid message once and says what happens next", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<Answer>();
  const opened = await open(() => held);
  await fill(opened);
  await opened.user.click(submit());
  await waitFor(() => expect(submit().textContent).toBe("Sending…"));
  await opened.user.click(submit());
  answer(taken);
  const heading = await screen.findByRole("heading", { name: "We got your message" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/within two business days/).textContent).toContain("mira@theta.example");
  expect(bodies(opened)).toEqual([
    {
      firstName: "Mira",
      lastName: "Anand",
      email: "mira@theta.example",
      phone: "+91 98765 43210",
      message: WRITTEN.Message,
      website: "",
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test("starts another message with the same name and an empty text", async () => {
  const opened = await open();
  await fill(opened);
  await opened.user.click(submit());
  await opened.user.click(await screen.findByRole("button", { name: "Write another message" }));
  expect(field("First name").value).toBe("Mira");
  expect(field("Message").value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(field("Message")));
  await opened.user.type(field("Message"), "One more thing.");
  await opened.user.click(submit());
  await screen.findByText("We got your message");
  const [first, second] = bodies(opened);
  expect(second?.["message"]).toBe("One more thing.");
  expect(second?.["messageId"]).not.toBe(first?.["messageId"]);
});

test("loses nothing while offline; sent again unchanged, it's the same message", async () => {
  const opened = await open(notOurs(502, "half an answer"));
  await fill(opened);
  await opened.user.click(submit());
  expect((await screen.findByRole("alert")).textContent).toContain("What you wrote is still here.");
  opened.server.loseTheLine();
  await opened.user.click(submit());
  await screen.findByText(/We couldn't reach Theta/);
  expect(field("Message").value).toBe(WRITTEN.Message);
  opened.server.findTheLine();
  opened.server.answers[SEND] = taken;
  await opened.user.click(submit());
  await screen.findByText("We got your message");
  const [first, second, ...more] = bodies(opened);
  expect(more).toEqual([]);
  expect(second).toEqual(first);
});

test("a changed text is a new message", async () => {
  const opened = await open(notOurs(502, "half an answer"));
  await fill(opened);
  await opened.user.click(submit());
  await screen.findByRole("alert");
  await opened.user.type(field("Message"), " Please.");
  opened.server.answers[SEND] = taken;
  await opened.user.click(submit());
  await screen.findByText("We got your message");
  const [first, second] = bodies(opened);
  expect(second?.["messageId"]).not.toBe(first?.["messageId"]);
});

test("text that arrives without an event isn't the draft's message", async () => {
  const id = crypto.randomUUID();
  const fields = {
    firstName: "Mira",
    lastName: "",
    email: "m@theta.example",
    phone: "",
    message: "Old",
  };
  sessionStorage.setItem("theta-contact-draft", JSON.stringify({ fields, messageId: id }));
  const opened = await open();
  await waitFor(() => expect(field("Message").value).toBe("Old"));
  // A browser's autofill, or someone faster than the script, changes a field without an event.
  field("Message").value = "New";
  await opened.user.click(submit());
  await screen.findByRole("heading", { name: "We got your message" });
  expect(bodies(opened)[0]).toMatchObject({ message: "New" });
  expect(bodies(opened)[0]!["messageId"]).not.toBe(id);
});

test("locks the message while it's being sent", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<Answer>();
  const opened = await open(() => held);
  await fill(opened);
  await opened.user.click(submit());
  await waitFor(() => expect(submit().textContent).toBe("Sending…"));
  await opened.user.type(field("Message"), " And more.");
  expect(field("Message").value).toBe(WRITTEN.Message);
  answer(taken);
  await screen.findByRole("heading", { name: "We got your message" });
});

test("shows the server's errors at their fields", async () => {
  const opened = await open(
    refusal(400, "invalid-input", "Last name is invalid", [
      { field: "lastName", msg: "Last name is invalid" },
    ]),
  );
  await fill(opened);
  await opened.user.click(submit());
  await screen.findByText("Last name is invalid");
  expect(document.activeElement).toBe(field("Last name (optional)"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("tells someone who has sent too many messages when to try again", async () => {
  const words = "Too many tries. Please wait 42 minutes and try again.";
  const opened = await open(refusal(429, "too-many-requests", words));
  await fill(opened);
  await opened.user.click(submit());
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(field("Message").value).toBe(WRITTEN.Message);
});

test("shows the room left near the limit, and keeps a text that's too long", async () => {
  const opened = await open();
  const write = (count: number) =>
    fireEvent.input(field("Message"), { target: { value: "x".repeat(count) } });
  write(3600);
  expect(screen.queryByText(/of 4,000 characters left/)).toBeNull();
  write(3999);
  screen.getByText("1 of 4,000 characters left.");
  write(4012);
  screen.getByText("12 characters over the limit of 4,000.");
  await fill(opened, { Message: "" });
  write(4012);
  await opened.user.click(submit());
  expect(messages()).toEqual(["Message must be at most 4,000 characters long"]);
  expect(field("Message").value).toHaveLength(4012);
});

test("a reload brings back what was typed", async () => {
  const opened = await open();
  await fill(opened);
  const kept = sessionStorage.getItem("theta-contact-draft") ?? "";
  closeScreen();
  sessionStorage.setItem("theta-contact-draft", kept);
  await open();
  expect(field("Message").value).toBe(WRITTEN.Message);
  expect(field("Email").value).toBe(WRITTEN.Email);
});

test("fills in a learner's name, email, and phone", async () => {
  const learner = {
    userId: "u-1",
    name: "Ana Maria Lovelace",
    email: "ana@example.org",
    phone: "5551234",
    isUserSubscribed: false,
    accessToken: "token",
  };
  localStorage.setItem("userData", JSON.stringify(learner));
  const opened = await open();
  expect(field("First name").value).toBe("Ana");
  expect(field("Last name (optional)").value).toBe("Maria Lovelace");
  expect(field("Phone (optional)").value).toBe("5551234");
  await opened.user.type(field("Message"), "Hello.");
  await opened.user.click(submit());
  await screen.findByText("We got your message");
  expect(opened.server.asked(SEND)[0]?.authorization).toBe("Bearer token");
});
