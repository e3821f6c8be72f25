// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import { createTestRun } from "./test-run.ts";

beforeEach(() => void vi.useFakeTimers());

const down = new CallError({ status: 0, code: "unreachable" });
const refusal = new CallError({ status: 409, code: "no", message: "No." });
const A = { optionId: "a" };
const put = { questionId: "q1", answer: A, isAdvancing: true, known: 0 };
const pass = async (milliseconds: number) => await vi.advanceTimersByTimeAsync(milliseconds);
const stored = () =>
  Object.keys(localStorage).map((key) => JSON.parse(localStorage.getItem(key)!) as object);

/** Calls to the server whose outcome is the next one of these. */
function callsWith(...outcomes: (string | CallError)[]) {
  let calls = 0;
  const work = async () => {
    const outcome = outcomes[calls++]!;
    return await (outcome instanceof CallError
      ? Promise.reject(outcome)
      : Promise.resolve(outcome));
  };
  return { work, calls: () => calls };
}
const onReply = (reply: string) => ({ type: "reply" as const, reply });
const onRefusal = () => ({ type: "refused" as const });

test("shows the stage that an event leads to, once its effects are done", () => {
  const { core, run, on, said } = createTestRun();
  expect(run.view().stage).toBe("first");
  const seen: unknown[] = [];
  const unsubscribe = run.subscribe(() => seen.push([run.view().stage, ...said]));
  on("next-pressed", { effects: [{ do: "say", words: "Well done" }] });
  run.goOn();
  expect(seen).toEqual([["after next-pressed", "Well done"]]);
  unsubscribe();
  run.timeIsUp();
  expect([seen.length, core.stage()]).toEqual([1, "after time-is-up"]);
});

test.each([
  ["is opened", "open", "opened"],
  ["is left", "leave", "left"],
  ["goes on", "goOn", "next-pressed"],
  ["is looked at again", "refresh", "awake"],
  ["has no time left", "timeIsUp", "time-is-up"],
] as const)("hears that it %s", (_, act, type) => {
  const { run, events } = createTestRun();
  run[act]();
  expect(events()).toEqual([type]);
  run.leave();
});

test("hears what's chosen", () => {
  const { core, run, events } = createTestRun();
  run.choose(A);
  expect([events(), core.stage()]).toEqual([["chosen"], "after chosen"]);
});

test("keeps a draft on the device and finds it again, but nothing that's being sent", () => {
  const { driver, run, lastFacts } = createTestRun();
  driver.perform({ do: "keep-draft", questionId: "q1", answer: A, known: 2 });
  expect(stored()).toEqual([
    {
      questionId: "q1",
      answer: A,
      known: 2,
      isDraft: true,
      isAdvancing: false,
      unsure: null,
      at: Date.now(),
    },
  ]);
  driver.perform({ do: "put", answer: { ...put, questionId: "q2" } });
  run.goOn();
  const { draftOf } = lastFacts();
  expect([draftOf("q1"), draftOf("q2"), draftOf("q3")]).toEqual([A, null, null]);
});

test("tells the rules whether the time is over, and what's being sent", () => {
  const { driver, run, lastFacts, timeLeft } = createTestRun();
  run.goOn();
  expect(lastFacts()).toMatchObject({
    isTimeOver: false,
    seemsOver: false,
    queue: { at: "empty" },
  });
  timeLeft(0);
  driver.perform({ do: "put", answer: put });
  run.goOn();
  expect(lastFacts()).toMatchObject({
    isTimeOver: true,
    seemsOver: true,
    queue: { at: "sending" },
  });
});

test("puts, drops, and pauses what's sent", () => {
  const { core, driver } = createTestRun();
  const at = () => [core.queue.state().at, stored().length];
  driver.perform({ do: "put", answer: put });
  expect(at()).toEqual(["sending", 1]);
  driver.perform({ do: "drop" });
  expect(at()).toEqual(["empty", 0]);
  driver.perform({ do: "put", answer: put });
  driver.perform({ do: "pause" });
  expect(at()).toEqual(["empty", 1]);
});

test("asks until the server answers, and says that it waits", async () => {
  const { driver, events } = createTestRun();
  const { work, calls } = callsWith(down, "here");
  driver.askServer(work, onReply, onRefusal);
  await pass(0);
  expect([calls(), events()]).toEqual([1, ["waiting"]]);
  await pass(1000);
  expect([calls(), events()]).toEqual([2, ["waiting", "reply"]]);
});

test("hears the server's refusal", async () => {
  const { driver, events } = createTestRun();
  driver.askServer(callsWith(refusal).work, onReply, onRefusal);
  await pass(0);
  expect(events()).toEqual(["refused"]);
});

test("stops asking when something else is asked for, or when it's left", async () => {
  const { driver, run, on, events } = createTestRun();
  const [first, second] = [callsWith(down, "first"), callsWith(down, "second")];
  driver.askServer(first.work, onReply, onRefusal);
  await pass(0);
  driver.askServer(second.work, onReply, onRefusal);
  await pass(0);
  on("left", { ask: { for: "nothing" } });
  run.leave();
  await pass(60_000);
  expect([first.calls(), second.calls()]).toEqual([1, 1]);
  expect(events()).toEqual(["waiting", "waiting", "left"]);
});

test("ignores a late reply to what nobody waits for anymore", async () => {
  const { driver, events } = createTestRun();
  const { promise, resolve } = Promise.withResolvers<string>();
  driver.askServer(async () => await promise, onReply, onRefusal);
  driver.ask({ for: "nothing" });
  resolve("late");
  await pass(0);
  expect(events()).toEqual([]);
});

test("asks at once when the connection may be back", async () => {
  const { driver, run } = createTestRun();
  const { work, calls } = callsWith(down, down, down, "here");
  driver.askServer(work, onReply, onRefusal);
  for (const tries of [1, 2, 3]) {
    await pass(0);
    expect(calls()).toBe(tries);
    if (tries === 1) run.tryNow();
    else run.refresh();
  }
  await pass(0);
  expect(calls()).toBe(4);
});

test("says when everything that an earlier page left has been sent", async () => {
  const earlier = createTestRun();
  earlier.driver.perform({ do: "put", answer: put });
  const { driver, line, events, outcomes } = createTestRun({ examId: earlier.examId });
  const reply = Promise.withResolvers<{ revision: number }>();
  line.answer = async () => await reply.promise;
  driver.ask({ for: "kept" });
  await pass(0);
  expect(events()).toEqual([]);
  reply.resolve({ revision: 1 });
  await pass(0);
  expect([outcomes, events()]).toEqual([["saved 1"], ["kept-sent"]]);
});

test("says when the last answer has been sent, but not after it's left", async () => {
  const { driver, run, on, events } = createTestRun({ random: () => 0 });
  driver.ask({ for: "last" });
  await pass(0);
  expect(events()).toEqual(["last-sent"]);
  on("left", { ask: { for: "nothing" } });
  driver.ask({ for: "last" });
  run.leave();
  await pass(60_000);
  expect(events()).toEqual(["last-sent", "left"]);
});

test("asks for what a step asks for", async () => {
  const { run, on, events } = createTestRun();
  on("opened", { ask: { for: "kept" } });
  run.open();
  await pass(0);
  expect(events()).toEqual(["opened", "kept-sent"]);
  run.leave();
});
