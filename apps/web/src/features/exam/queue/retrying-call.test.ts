import { expect, test, vi } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import { createRetryingCall } from "./retrying-call.ts";

const down = new CallError({ status: 0, code: "unreachable" });
const refused = new CallError({ status: 409, code: "no", message: "No." });
const even = () => 0.5;

async function settle(outcome: CallError | string): Promise<string> {
  return await (outcome instanceof CallError ? Promise.reject(outcome) : Promise.resolve(outcome));
}

/** Work whose outcome the test decides. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: async () => await promise, resolve, reject };
}

test("asks again until there's a reply and says each time that it's waiting", async () => {
  const { ask, tryNow } = createRetryingCall(even);
  const outcomes = [down, down, "here"];
  const waits: number[] = [];
  const reply = ask(
    async () => await settle(outcomes.shift()!),
    () => {
      waits.push(outcomes.length);
      // The connection is back as soon as the wait starts.
      queueMicrotask(tryNow);
    },
  );
  expect(await reply).toBe("here");
  expect(waits).toEqual([2, 1]);
});

test("waits longer after each failure, or as long as the server asks", async () => {
  vi.useFakeTimers();
  const { ask } = createRetryingCall(even);
  const busy = new CallError({ status: 503, code: "busy", retryAfterSeconds: 5 });
  const outcomes = [down, down, busy, "here"];
  const askedAt: number[] = [];
  const began = Date.now();
  const reply = ask(
    async () => {
      askedAt.push(Date.now() - began);
      return await settle(outcomes.shift()!);
    },
    () => {},
  );
  await vi.runAllTimersAsync();
  expect(await reply).toBe("here");
  expect(askedAt).toEqual([0, 500, 1500, 6500]);
});

test("treats the server's own refusal as final", async () => {
  const { ask } = createRetryingCall(even);
  const onWaiting = vi.fn<() => void>();
  await expect(ask(async () => await Promise.reject(refused), onWaiting)).rejects.toBe(refused);
  expect(onWaiting).not.toHaveBeenCalled();
});

test("never settles what was canceled, even if something else has been asked since", async () => {
  const { ask, cancel } = createRetryingCall(even);
  const settled: string[] = [];
  const [one, two] = [heldWork(), heldWork()];
  const note = (name: string) => () => void settled.push(name);
  ask(one.work, () => {}).then(note("first"), note("first"));
  cancel();
  const second = ask(two.work, () => {}).then(note("second"));
  one.resolve("late");
  two.resolve("in time");
  await second;
  expect(settled).toEqual(["second"]);
});

test("doesn't ask again after a cancel", async () => {
  vi.useFakeTimers();
  const { ask, cancel, tryNow } = createRetryingCall(even);
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(down);
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
  void ask(work, resolve);
  await isWaiting;
  cancel();
  tryNow();
  await vi.runAllTimersAsync();
  expect(work).toHaveBeenCalledTimes(1);
});

test("stops the wait of what's asked now, whatever was asked before", async () => {
  vi.useFakeTimers();
  const { ask, tryNow } = createRetryingCall(even);
  const outcomes = [down, down, "here"];
  void ask(
    async () => await Promise.reject(down),
    () => {},
  );
  await vi.advanceTimersByTimeAsync(400);
  const reply = ask(
    async () => await settle(outcomes.shift()!),
    () => {},
  );
  // The wait of the first one ends.
  await vi.advanceTimersByTimeAsync(200);
  tryNow();
  await vi.advanceTimersByTimeAsync(0);
  tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual([]);
  expect(await reply).toBe("here");
});
