// @vitest-environment happy-dom
import type { MentorRequest } from "@theta/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";
import { MEERA } from "../../../test/test-server.ts";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import { toLocal } from "./local-times.ts";
import { MentorScreen } from "./mentor-screen.tsx";

afterEach(closeScreen);

const READ = "GET /mentor/requests";
const ASK = "POST /mentor/requests";
const CHANGE = "PUT /mentor/requests";
const CANCEL = "POST /mentor/cancel-request";

const HOUR = 3_600_000;
// Read once, because a minute may end during a test.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const inHours = (hours: number) => NOW + hours * HOUR;

const request = (more: Partial<MentorRequest> = {}): MentorRequest => ({
  requestId: "11111111-1111-4111-8111-111111111111",
  status: "requested",
  topic: "My timing",
  message: "I run out of time.",
  times: [inHours(72), inHours(96), inHours(120)],
  timeZone: "UTC",
  confirmedFor: null,
  cancelledBy: null,
  reason: null,
  revision: 0,
  createdAt: 0,
  changedAt: 0,
  ...more,
});
const read = (requests: MentorRequest[] = [], used = requests.length, of = 1): Answer => ({
  body: {
    result: { requests, hours: { of, used }, hasPlan: of > 0, serverTime: Date.now() },
  },
});

async function open(answers: Answers = {}) {
  saveSignedIn(MEERA);
  return await openScreen(
    <Provider store={createStore()}>
      <MentorScreen />
    </Provider>,
    { at: "/mentor", answers: { [READ]: read(), ...answers } },
  );
}
const setTime = (k: number, hours: number) =>
  fireEvent.change(screen.getByLabelText(`Time ${k}`), {
    target: { value: toLocal(inHours(hours)) },
  });

test("asks for three times, a topic, and a few words, once", async () => {
  const { user, server } = await open({ [ASK]: { body: { result: request() } } });
  await user.type(await screen.findByLabelText("What would you like to talk about?"), "My timing");
  for (const k of [1, 2, 3]) setTime(k, 48 + 24 * k);
  server.answers[READ] = read([request()]);
  await user.click(screen.getByRole("button", { name: "Request the session" }));
  await screen.findByText("Requested");
  expect(server.asked(ASK)).toHaveLength(1);
  expect(server.asked(ASK)[0]?.body).toMatchObject({
    topic: "My timing",
    times: [inHours(72), inHours(96), inHours(120)],
  });
  expect(screen.queryByRole("button", { name: "Request the session" })).toBeNull();
});

test("shows at its field what's missing or too soon, and sends nothing", async () => {
  const { user, server } = await open();
  await screen.findByLabelText("Time 1");
  setTime(1, 2);
  setTime(2, 72);
  await user.click(screen.getByRole("button", { name: "Request the session" }));
  screen.getByText("Say what you'd like to talk about");
  screen.getByText("Choose a time at least 48 hours from now");
  screen.getByText("Choose a day and a time");
  expect(document.activeElement).toBe(screen.getByLabelText("What would you like to talk about?"));
  expect(server.asked(ASK)).toEqual([]);
});

test("a failure keeps what was typed, and the same request is sent again under its id", async () => {
  const { user, server } = await open({ [ASK]: refusal(500, "internal-error", "Our fault.") });
  await user.type(await screen.findByLabelText("What would you like to talk about?"), "My timing");
  for (const k of [1, 2, 3]) setTime(k, 48 + 24 * k);
  const send = screen.getByRole("button", { name: "Request the session" });
  await user.click(send);
  await screen.findByText("Our fault.");
  await user.click(send);
  await waitFor(() => expect(server.asked(ASK)).toHaveLength(2));
  const ids = server.asked(ASK).map(({ body }) => (body as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>("What would you like to talk about?").value).toBe(
    "My timing",
  );
});

test("when another window got there first, says so and shows its request", async () => {
  const words = "You've already asked for the mentor session that comes with your plan.";
  const { user, server } = await open({ [ASK]: refusal(409, "no-hour-left", words) });
  await user.type(await screen.findByLabelText("What would you like to talk about?"), "My timing");
  for (const k of [1, 2, 3]) setTime(k, 48 + 24 * k);
  server.answers[READ] = read([request({ topic: "From the other window" })]);
  await user.click(screen.getByRole("button", { name: "Request the session" }));
  await screen.findByText(words);
  await screen.findByRole("heading", { name: "From the other window" });
});

test("changes an open request with its revision", async () => {
  const { user, server } = await open({
    [READ]: read([request({ revision: 3 })]),
    [CHANGE]: { body: { result: request({ topic: "Verbal", revision: 4 }) } },
  });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const topic = screen.getByLabelText("What would you like to talk about?");
  await user.clear(topic);
  await user.type(topic, "Verbal");
  server.answers[READ] = read([request({ topic: "Verbal", revision: 4 })]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByRole("heading", { name: "Verbal" });
  expect(server.asked(CHANGE)[0]?.body).toMatchObject({ topic: "Verbal", revision: 3 });
});

test("canceling asks first, then shows the form again", async () => {
  const { user, server } = await open({
    [READ]: read([request()]),
    [CANCEL]: { body: { result: request({ status: "cancelled", cancelledBy: "learner" }) } },
  });
  await user.click(await screen.findByRole("button", { name: "Cancel the request" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel your request?" }));
  server.answers[READ] = read([request({ status: "cancelled", cancelledBy: "learner" })], 0);
  await user.click(dialog.getByRole("button", { name: "Cancel the request" }));
  await screen.findByText(/You canceled it\./);
  screen.getByRole("button", { name: "Request the session" });
});

test.each([
  [{ status: "confirmed" as const, confirmedFor: inHours(48) }, /Your mentor session is on/],
  [{ status: "done" as const, confirmedFor: inHours(-48) }, /This session took place on/],
  [
    { status: "cancelled" as const, cancelledBy: "staff" as const, reason: "No mentor is free." },
    /We had to cancel it\. No mentor is free\./,
  ],
  [
    { status: "cancelled" as const, cancelledBy: "refund" as const },
    /It came with a plan that was refunded/,
  ],
])("%j says where the request stands and offers no change", async (more, words) => {
  await open({ [READ]: read([request(more)]) });
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
});

test("without a plan that opens it, links to the plans", async () => {
  await open({ [READ]: read([], 0, 0) });
  await screen.findByRole("heading", { name: "A mentor session comes with GMAT MENTOR" });
  expect(screen.getByRole("link", { name: "View plans" }).getAttribute("href")).toBe(
    "/PlanAndPricing",
  );
});

test("fetches what failed to load on Retry", async () => {
  const { user, server } = await open({ [READ]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your mentor session.");
  server.answers[READ] = read();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("button", { name: "Request the session" });
});

/** After a reload, a tab has its session storage and nothing else from the page. */
function reload() {
  const kept = sessionStorage.getItem("theta-mentor-draft");
  closeScreen();
  if (kept !== null) sessionStorage.setItem("theta-mentor-draft", kept);
}
const topicField = async () =>
  await screen.findByLabelText<HTMLInputElement>("What would you like to talk about?");

test("a reload brings back what was typed, and sending it ends the draft", async () => {
  const first = await open({ [ASK]: refusal(500, "internal-error", "Our fault.") });
  await first.user.type(await topicField(), "My timing");
  await first.user.type(screen.getByLabelText(/^Anything your mentor/), "I run out of time.");
  for (const k of [1, 2, 3]) setTime(k, 48 + 24 * k);
  await first.user.click(screen.getByRole("button", { name: "Request the session" }));
  await screen.findByText("Our fault.");
  const [{ requestId } = {}] = first.server
    .asked(ASK)
    .map(({ body }) => body as { requestId?: string });
  expect(requestId).toBeTruthy();
  reload();
  const { user, server } = await open({ [ASK]: { body: { result: request() } } });
  expect((await topicField()).value).toBe("My timing");
  server.answers[READ] = read([request()]);
  await user.click(screen.getByRole("button", { name: "Request the session" }));
  await screen.findByText("Requested");
  expect(server.asked(ASK)[0]?.body).toMatchObject({
    requestId,
    topic: "My timing",
    message: "I run out of time.",
    times: [inHours(72), inHours(96), inHours(120)],
  });
  expect(sessionStorage).toHaveLength(0);
});

test("a reload continues a change, and discarding the change ends the draft", async () => {
  const { user } = await open({ [READ]: read([request()]) });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  await user.type(await topicField(), " in Verbal");
  reload();
  const again = await open({ [READ]: read([request()]) });
  expect((await topicField()).value).toBe("My timing in Verbal");
  await again.user.click(screen.getByRole("button", { name: "Discard changes" }));
  await screen.findByRole("button", { name: "Change" });
  expect(sessionStorage).toHaveLength(0);
});

test("doesn't restore a draft of a request that has changed since", async () => {
  const { user } = await open({ [READ]: read([request()]) });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  await user.type(await topicField(), " in Verbal");
  reload();
  const again = await open({ [READ]: read([request({ topic: "Newer", revision: 1 })]) });
  await again.user.click(await screen.findByRole("button", { name: "Change" }));
  expect((await topicField()).value).toBe("Newer");
});

test("a draft that was sent but never answered is no new request after a cancellation", async () => {
  const { user, server } = await open();
  await user.type(await topicField(), "My timing");
  const kept = JSON.parse(sessionStorage.getItem("theta-mentor-draft") ?? "{}");
  reload();
  const sent = request({ requestId: kept.requestId, status: "cancelled", cancelledBy: "learner" });
  await open({ [READ]: read([sent], 0) });
  expect((await topicField()).value).toBe("");
  expect(server.asked(ASK)).toEqual([]);
});

test("doesn't show another learner's draft left in the tab", async () => {
  const { user } = await open();
  await user.type(await topicField(), "My timing");
  const kept = JSON.parse(sessionStorage.getItem("theta-mentor-draft") ?? "{}");
  sessionStorage.setItem("theta-mentor-draft", JSON.stringify({ ...kept, learnerId: "other" }));
  reload();
  await open();
  expect((await topicField()).value).toBe("");
});
