// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import type { SentAnswer } from "../queue/answer-queue.ts";
import { createTestRun } from "./test-run.ts";

beforeEach(() => void vi.useFakeTimers());

const down = new CallError({ status: 0, code: "unreachable" });
const refusal = new CallError({ status: 409, code: "no", message: "No." });
const answerTo = (questionId: string) => ({
  questionId,
  answer: { optionId: "a" },
  isAdvancing: false,
  known: 0,
});
const pass = async (milliseconds: number) => await vi.advanceTimersByTimeAsync(milliseconds);

test("holds something unsent while it's sent or waits, not before, after, or once refused", async () => {
  const { core, line } = createTestRun();
  expect(core.hasUnsent()).toBe(false);
  line.answer = async () => await Promise.reject(down);
  core.queue.put(answerTo("q1"));
  expect([core.queue.state().at, core.hasUnsent()]).toEqual(["sending", true]);
  await pass(0);
  expect([core.queue.state().at, core.hasUnsent()]).toEqual(["waiting", true]);
  line.answer = async () => await Promise.reject(refusal);
  core.tryNow();
  await pass(0);
  expect([core.queue.state().at, core.hasUnsent()]).toEqual(["refused", false]);
  line.answer = async () => await Promise.resolve({ revision: 1 });
  core.queue.retry();
  await pass(0);
  expect([core.queue.state().at, core.hasUnsent()]).toEqual(["empty", false]);
});

test("shows listeners the stage together with what changed with it", () => {
  const { core } = createTestRun();
  core.setStage("next");
  expect([core.stage(), core.view().stage]).toEqual(["next", "first"]);
  core.queue.put(answerTo("q1"));
  expect(core.view()).toMatchObject({ stage: "next", queue: { at: "sending" } });
});

test("tells only the latest turn that it's the current one", () => {
  const { core } = createTestRun();
  const one = core.begin();
  expect(core.isCurrent(one)).toBe(true);
  const two = core.begin();
  expect([core.isCurrent(one), core.isCurrent(two)]).toEqual([false, true]);
});

/** What an earlier page left: two answers and a draft. */
function leaveThree() {
  const { core, driver, examId } = createTestRun();
  for (const questionId of ["q1", "q2"])
    core.store.write({ ...answerTo(questionId), isDraft: false, unsure: null });
  driver.perform({
    do: "keep-draft",
    questionId: "q3",
    answer: { optionId: "c" },
    known: 0,
  });
  return examId;
}

/** A connection where every request waits for its outcome. */
function heldLine() {
  const flights: { sent: SentAnswer; resolve: () => void; reject: (error: Error) => void }[] = [];
  return {
    flights,
    sentTo: () => flights.map(({ sent }) => sent.questionId),
    answer: async (sent: SentAnswer) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ revision: number }>();
      flights.push({ sent, resolve: () => resolve({ revision: sent.revision }), reject });
      return await promise;
    },
  };
}

function openAgain() {
  const opened = createTestRun({ examId: leaveThree() });
  const held = heldLine();
  opened.line.answer = held.answer;
  return { ...opened, ...held };
}

test("sends what an earlier page left, one after the other, and keeps the drafts", async () => {
  const { core, flights, sentTo, outcomes } = openAgain();
  let isDone = false;
  void core.sendKept(core.begin()).then(() => (isDone = true));
  await pass(0);
  expect(sentTo()).toEqual(["q1"]);
  flights[0]!.resolve();
  await pass(0);
  expect([sentTo(), isDone]).toEqual([["q1", "q2"], false]);
  flights[1]!.resolve();
  await pass(0);
  expect([outcomes, isDone]).toEqual([["saved 1", "saved 1"], true]);
  expect(core.store.readAll().map(({ questionId }) => questionId)).toEqual(["q3"]);
  expect(core.queue.state().at).toBe("empty");
});

test("forgets what the server refuses of it and sends the rest", async () => {
  const { core, flights, sentTo, outcomes } = openAgain();
  void core.sendKept(core.begin());
  await pass(0);
  flights[0]!.reject(refusal);
  await pass(0);
  expect([outcomes, sentTo()]).toEqual([["No."], ["q1", "q2"]]);
  flights[1]!.reject(refusal);
  await pass(0);
  expect(core.queue.state()).toMatchObject({ at: "empty", refusal: null });
});

test("sends no more of it once something else has started", async () => {
  const { core, flights, sentTo } = openAgain();
  void core.sendKept(core.begin());
  await pass(0);
  core.begin();
  flights[0]!.resolve();
  await pass(60_000);
  expect(sentTo()).toEqual(["q1"]);
});

test("sends it after another tab had the test, too", async () => {
  const { core, sentTo } = openAgain();
  core.queue.pause();
  void core.sendKept(core.begin());
  await pass(0);
  expect(sentTo()).toEqual(["q1"]);
});

test("at the end, waits for the last answer and then a moment of its own", async () => {
  const { core, line } = createTestRun({ random: () => 1 });
  const { flights, answer } = heldLine();
  line.answer = answer;
  core.queue.put(answerTo("q1"));
  let isDone = false;
  void core.sendLast().then(() => (isDone = true));
  await pass(10_000);
  expect(isDone).toBe(false);
  flights[0]!.resolve();
  await pass(1999);
  expect(isDone).toBe(false);
  await pass(1);
  expect(isDone).toBe(true);
});

test("at the end, tries often, and forgets what's refused", async () => {
  const { core, line } = createTestRun();
  const { flights, answer } = heldLine();
  line.answer = answer;
  core.queue.put(answerTo("q1"));
  for (let k = 0; k < 5; k++) {
    flights.at(-1)!.reject(down);
    await pass(k < 4 ? 10_000 : 0);
  }
  expect(flights).toHaveLength(5);
  void core.sendLast();
  await pass(0);
  expect(flights).toHaveLength(6);
  flights.at(-1)!.reject(down);
  await pass(1200);
  expect(flights).toHaveLength(7);
  flights.at(-1)!.reject(refusal);
  await pass(0);
  expect(core.queue.state().at).toBe("empty");
});

test("stops waiting with an answer when the connection may be back", async () => {
  const { core, line } = createTestRun();
  const { flights, answer } = heldLine();
  line.answer = answer;
  core.queue.put(answerTo("q1"));
  flights[0]!.reject(down);
  await pass(0);
  core.tryNow();
  expect(flights).toHaveLength(2);
});

/** Opens a test in another tab, well after the one before. */
function openTab(examId: string, kind = "mock") {
  const tab = createTestRun({ examId, kind });
  tab.run.open();
  onTestFinished(tab.run.leave);
  vi.advanceTimersByTime(300);
  return tab;
}

test("hands a test over to the tab that opens it, and no other test", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const [first, other, quiz] = [openTab("m-1"), openTab("m-2"), openTab("m-1", "quiz")];
  const second = openTab("m-1");
  await expect.poll(() => first.outcomes).toEqual(["lost"]);
  second.run.leave();
  const third = openTab("m-1");
  openTab("m-1");
  await expect.poll(() => third.outcomes).toEqual(["lost"]);
  expect([other.outcomes, quiz.outcomes, second.outcomes]).toEqual([[], [], []]);
});
