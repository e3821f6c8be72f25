import type { Answer } from "@theta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import { type AnswerQueue, createAnswerQueue, type SentAnswer } from "./answer-queue.ts";
import type { PendingAnswer, PendingStore } from "./pending-store.ts";

/** Behaves like the server (apps/api, save-answer.ts) with one question, over an unreliable connection. */
function setUp() {
  const server = { answer: null as string | null, revision: 0, hasGoneOn: false };
  const flights: {
    sent: SentAnswer;
    failures: number;
    /** What the device held when this was sent. */
    stored: PendingAnswer | undefined;
    answer: (outcome: "ok" | "lost" | "unheard" | "proxy" | "busy") => Promise<void>;
  }[] = [];
  const device = new Map<string, PendingAnswer>();
  const full = { isFull: false };
  const timers = new Set<() => void>();
  const delays: number[] = [];
  let mostInFlight = 0;
  let saved: string | null = null;
  const refusals: unknown[] = [];

  const store: PendingStore = {
    write(pending) {
      if (!full.isFull) device.set(pending.questionId, pending);
      return !full.isFull;
    },
    remove: (id) => void device.delete(id),
    read: (id) => device.get(id) ?? null,
    readAll: () => [...device.values()],
  };

  function take({ answer, revision, isAdvancing }: SentAnswer): { revision: number } {
    const chosen = idOf(answer);
    if (chosen !== server.answer) {
      if (server.hasGoneOn) throw refusal("not-current-question");
      if (revision !== server.revision + 1) throw refusal("changed-elsewhere");
      server.answer = chosen;
      server.revision += 1;
    }
    if (isAdvancing) server.hasGoneOn = true;
    return { revision: server.revision };
  }

  function send(sent: SentAnswer, failures: number): Promise<{ revision: number }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ revision: number }>();
    const flight = {
      sent,
      failures,
      stored: device.get(sent.questionId),
      answer: async (outcome: "ok" | "lost" | "unheard" | "proxy" | "busy") => {
        flights.splice(flights.indexOf(flight), 1);
        try {
          const reply = outcome === "ok" || outcome === "lost" ? take(sent) : null;
          if (outcome === "ok" && reply) resolve(reply);
          else if (outcome === "proxy") reject(failure(502, "unreadable-answer"));
          else if (outcome === "busy") reject(BUSY);
          else reject(failure(0, "unreachable"));
        } catch (error) {
          reject(outcome === "lost" ? failure(0, "unreachable") : (error as CallError));
        }
        await settle();
      },
    };
    flights.push(flight);
    mostInFlight = Math.max(mostInFlight, flights.length);
    return promise;
  }

  const open = () =>
    createAnswerQueue({
      send,
      store,
      onSaved: ({ revision }, sent) => {
        saved = idOf(sent.answer);
        known = revision;
      },
      onRefused: ({ code }) => refusals.push(code),
      onChange: () => {},
      random: () => 0.5,
      timers: {
        set: (work, milliseconds) => {
          delays.push(milliseconds);
          timers.add(work);
          return work;
        },
        clear: (work) => void timers.delete(work as () => void),
      },
    });

  const world = {
    server,
    device,
    full,
    flights,
    timers,
    delays,
    refusals,
    queue: open(),
    saved: () => saved,
    mostInFlight: () => mostInFlight,
    choose: (optionId: string, isAdvancing = false) =>
      world.queue.put({ questionId: "q", answer: { optionId }, isAdvancing, known: world.known() }),
    /** The revision as the screen knows it: what the server said last. */
    known: () => known,
    wait: async () => {
      const due = [...timers];
      timers.clear();
      for (const work of due) work();
      await settle();
    },
    /** Reloads the page. Its requests are still in flight. */
    reload: () => {
      timers.clear();
      world.queue.pause();
      const left = device.get("q");
      flights.length = 0;
      world.queue = open();
      known = server.revision;
      if (left) world.queue.restore(left);
    },
    settleAll: async () => {
      for (let k = 0; k < 50 && (flights.length > 0 || timers.size > 0); k++) {
        await flights[0]?.answer("ok");
        await world.wait();
      }
    },
  };
  let known = 0;
  return world;
}

const PENDING: PendingAnswer = {
  questionId: "q",
  answer: { optionId: "a" },
  isDraft: false,
  isAdvancing: false,
  known: 0,
  unsure: null,
};
const optionOf = (optionId: string): Answer => ({ optionId });
const idOf = (answer: Answer) => ("optionId" in answer ? answer.optionId : "");
const failure = (status: number, code: string) => new CallError({ status, code, message: "" });
const BUSY = new CallError({ status: 503, code: "busy", retryAfterSeconds: 5 });
const refusal = (code: string) => failure(409, code);
async function settle() {
  for (let k = 0; k < 8; k++) await Promise.resolve();
}
const at = (queue: AnswerQueue) => queue.state().at;

test("has nothing to send at first", () => {
  expect(setUp().queue.state()).toEqual({
    at: "empty",
    isAdvancing: false,
    isDurable: true,
    refusal: null,
  });
});

test("says when the device can't store what isn't sent", () => {
  const { queue, choose, full } = setUp();
  full.isFull = true;
  choose("a");
  expect(queue.state().isDurable).toBe(false);
  full.isFull = false;
  choose("b");
  expect(queue.state().isDurable).toBe(true);
});

test("sends an answer at once and forgets it when the server has it", async () => {
  const { queue, choose, flights, device, saved } = setUp();
  choose("a");
  expect(at(queue)).toBe("sending");
  expect(device.get("q")).toMatchObject({ answer: { optionId: "a" } });
  expect(flights[0]?.sent).toEqual({
    questionId: "q",
    answer: { optionId: "a" },
    isAdvancing: false,
    revision: 1,
  });
  expect(saved()).toBeNull();
  await flights[0]?.answer("ok");
  expect([at(queue), saved(), device.size]).toEqual(["empty", "a", 0]);
});

test("notes on the device that an answer may have arrived before sending it", async () => {
  const { choose, flights } = setUp();
  choose("a");
  expect(flights[0]?.stored).toMatchObject({ answer: optionOf("a"), unsure: optionOf("a") });
  choose("b");
  await flights[0]?.answer("lost");
  choose("b");
  expect(flights[0]?.stored).toMatchObject({ answer: optionOf("b"), unsure: optionOf("a") });
  await flights[0]?.answer("ok");
  expect(flights[0]?.stored).toMatchObject({ answer: optionOf("b"), unsure: optionOf("b") });
});

test("sends the first and the last of many quick choices, one after the other", async () => {
  const { choose, flights, server, settleAll, mostInFlight } = setUp();
  for (const id of ["a", "b", "c", "d"]) choose(id);
  expect(flights.map(({ sent }) => idOf(sent.answer))).toEqual(["a"]);
  await flights[0]?.answer("ok");
  expect(flights.map(({ sent }) => [idOf(sent.answer), sent.revision])).toEqual([["d", 2]]);
  await settleAll();
  expect([server.answer, server.revision, mostInFlight()]).toEqual(["d", 2, 1]);
});

test("keeps a lost answer and tries it again when the connection is back", async () => {
  const { queue, choose, flights, timers, server, device } = setUp();
  choose("a");
  await flights[0]?.answer("unheard");
  expect([at(queue), device.size, flights.length]).toEqual(["waiting", 1, 0]);
  expect(timers.size).toBe(1);
  queue.tryNow();
  expect([flights.length, timers.size]).toEqual([1, 0]);
  await flights[0]?.answer("ok");
  expect([at(queue), server.answer]).toEqual(["empty", "a"]);
});

test("waits as long as the server asks", async () => {
  const { choose, flights, delays, wait } = setUp();
  choose("a");
  await flights[0]?.answer("unheard");
  await wait();
  await flights[0]?.answer("busy");
  expect(delays).toEqual([500, 5000]);
});

test("tries a choice that failed many times more often after zero", async () => {
  const { queue, choose, flights, delays, wait, server } = setUp();
  choose("a");
  for (let k = 0; k < 5; k++) {
    await flights[0]?.answer("unheard");
    if (k < 4) await wait();
  }
  expect(delays.at(-1)).toBe(8000);
  queue.tryOften();
  delays.length = 0;
  for (let k = 0; k < 5; k++) {
    expect(flights[0]?.failures).toBe(k);
    await flights[0]?.answer("unheard");
    await wait();
  }
  expect(delays).toEqual([500, 1000, 1000, 1000, 1000]);
  await flights[0]?.answer("ok");
  expect([at(queue), server.answer]).toEqual(["empty", "a"]);
  choose("b");
  await flights[0]?.answer("unheard");
  for (let k = 0; k < 4; k++) {
    await wait();
    await flights[0]?.answer("unheard");
  }
  expect(delays.at(-1)).toBe(8000);
});

test("tells each try how many failed before it, until one succeeds", async () => {
  const { choose, flights, wait } = setUp();
  choose("a");
  for (const failures of [0, 1, 2]) {
    expect(flights[0]?.failures).toBe(failures);
    await flights[0]?.answer(failures < 2 ? "lost" : "ok");
    await wait();
  }
  choose("b");
  expect(flights[0]?.failures).toBe(0);
});

test("makes sure of the first answer after a lost reply before the second counts", async () => {
  const { choose, flights, server, refusals, settleAll } = setUp();
  choose("a");
  await flights[0]?.answer("lost");
  choose("b");
  expect(idOf(flights[0]!.sent.answer)).toBe("a");
  await settleAll();
  expect([server.answer, server.revision, refusals]).toEqual(["b", 2, []]);
});

test("sends moving on along with the answer, and then nothing can be changed", async () => {
  const { queue, choose, flights, server } = setUp();
  choose("a", true);
  choose("b");
  await flights[0]?.answer("lost");
  expect(queue.state().isAdvancing).toBe(true);
  queue.tryNow();
  await flights[0]?.answer("ok");
  expect(server).toEqual({ answer: "a", revision: 1, hasGoneOn: true });
});

test("sends again to move on when the choice is still being sent", async () => {
  const { choose, flights, server } = setUp();
  choose("a");
  choose("a", true);
  expect(flights).toHaveLength(1);
  await flights[0]?.answer("ok");
  expect(flights[0]?.sent).toMatchObject({ isAdvancing: true });
  await flights[0]?.answer("ok");
  expect([server.hasGoneOn, server.revision]).toEqual([true, 1]);
});

test("stops at the server's refusal until the learner retries or chooses again", async () => {
  const { queue, choose, flights, server, device } = setUp();
  server.revision = 7;
  choose("a");
  await flights[0]?.answer("ok");
  expect([at(queue), queue.state().refusal?.code]).toEqual(["refused", "changed-elsewhere"]);
  expect([flights.length, device.size]).toEqual([0, 0]);
  server.revision = 0;
  queue.retry();
  await flights[0]?.answer("ok");
  expect([at(queue), server.answer]).toEqual(["empty", "a"]);
});

test("doesn't move on with an answer that was refused", async () => {
  const { queue, choose, flights, server, device } = setUp();
  server.revision = 7;
  choose("a", true);
  expect(queue.state().isAdvancing).toBe(true);
  await flights[0]?.answer("ok");
  expect([at(queue), queue.state().isAdvancing]).toEqual(["refused", false]);
  // Another tab, unheard by this one.
  const newer = { ...PENDING, answer: optionOf("b") };
  device.set("q", newer);
  queue.tryNow();
  expect(device.get("q")).toBe(newer);
});

test("replaces an answer that no longer counts with one to the next question", () => {
  const { queue, choose, device } = setUp();
  choose("a");
  queue.put({ questionId: "next", answer: optionOf("b"), isAdvancing: false, known: 0 });
  expect([...device.keys()]).toEqual(["next"]);
});

test("sends nothing from a tab that lost the test", async () => {
  const { queue, choose, flights, wait, device } = setUp();
  choose("a");
  queue.pause();
  await flights[0]?.answer("unheard");
  await wait();
  expect(flights).toHaveLength(0);
  queue.resume();
  queue.restore(device.get("q")!);
  expect(flights).toHaveLength(1);
});

test.each(["ok", "unheard"] as const)(
  "leaves what's on the device to the tab that took over, whatever happens to the request (%s)",
  async (outcome) => {
    const { queue, choose, flights, device } = setUp();
    choose("a");
    const left = device.get("q")!;
    queue.pause();
    expect([at(queue), device.get("q")]).toEqual(["empty", left]);
    const newer = { ...left, answer: optionOf("b"), known: 1 };
    device.set("q", newer);
    await flights[0]?.answer(outcome);
    expect(device.get("q")).toEqual(newer);
  },
);

test("delivers the newest choice and never sends two requests at once, whatever happens", async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("choose a", "choose b", "choose c") },
    { weight: 5, arbitrary: fc.constantFrom("ok", "lost", "unheard", "proxy") },
    { weight: 2, arbitrary: fc.constantFrom("wait", "try now") },
    { weight: 1, arbitrary: fc.constantFrom("go on", "reload", "retake") },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = setUp();
      let newest: string | null = null;
      for (const one of steps) {
        if (one.startsWith("choose")) {
          const id = one.slice(-1);
          if (world.server.hasGoneOn || world.queue.state().isAdvancing) continue;
          world.choose(id);
          newest = id;
        } else if (one === "go on") {
          if (newest && !world.server.hasGoneOn) world.choose(newest, true);
        } else if (one === "wait") await world.wait();
        else if (one === "try now") world.queue.tryNow();
        else if (one === "reload") world.reload();
        else if (one === "retake") {
          world.queue.pause();
          world.queue.resume();
          for (const left of world.device.values()) world.queue.restore(left);
        } else await world.flights[0]?.answer(one as "ok");
        await settle();
      }
      await world.settleAll();
      expect(world.refusals).toEqual([]);
      expect(world.server.answer).toBe(newest);
      expect(at(world.queue)).toBe("empty");
      expect(world.device.size).toBe(0);
      expect(world.mostInFlight()).toBeLessThanOrEqual(1);
      if (newest) expect(world.saved()).toBe(newest);
    }),
    { numRuns: 500 },
  );
});
