import fc from "fast-check";
import { expect, test } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import {
  afterEvent,
  EMPTY_QUEUE,
  type Queue,
  type QueueEvent,
  type SentAnswer,
  startSending,
} from "./answer-queue.rules.ts";
import type { PendingAnswer } from "./pending-store.ts";

const option = (optionId: string) => ({ optionId });
const pending = (more: Partial<PendingAnswer> = {}): PendingAnswer => ({
  questionId: "q",
  answer: option("a"),
  isDraft: false,
  isAdvancing: false,
  known: 0,
  unsure: null,
  ...more,
});
const sent = (more: Partial<SentAnswer> = {}): SentAnswer => ({
  questionId: "q",
  answer: option("a"),
  isAdvancing: false,
  revision: 1,
  ...more,
});
const refusal = new CallError({ status: 409, code: "changed-elsewhere", message: "" });
const put = (answer: string, more = {}): QueueEvent => ({
  type: "put",
  answer: { questionId: "q", answer: option(answer), isAdvancing: false, known: 0, ...more },
});

const free: Queue = EMPTY_QUEUE;
const sending: Queue = {
  ...free,
  pending: pending({ unsure: option("a") }),
  line: { at: "sending", sent: sent() },
};
const waiting: Queue = {
  ...sending,
  line: { at: "waiting", askedSeconds: null },
  failures: 3,
};
const refused: Queue = { ...free, pending: pending(), line: { at: "refused", refusal } };
const goingOn: Queue = { ...waiting, pending: pending({ isAdvancing: true }) };
const dropped: Queue = { ...sending, pending: null };
const acknowledged: QueueEvent = { type: "acknowledged", sent: sent(), revision: 1 };
const failed: QueueEvent = { type: "failed", sent: sent(), askedSeconds: 5 };
const isRefused: QueueEvent = { type: "refused", sent: sent(), refusal };
const other = sent({ questionId: "other" });

const FREE = { at: "free" };

test.each<[string, Queue, QueueEvent, object]>([
  ["a choice is put on a free line", free, put("a"), { pending: pending(), line: FREE }],
  [
    "a newer choice waits for the request that is out, which may have arrived",
    sending,
    put("b"),
    { pending: pending({ answer: option("b"), unsure: option("a") }), line: sending.line },
  ],
  ["a newer choice ends the wait", waiting, put("b"), { line: FREE, failures: 3 }],
  ["a newer choice replaces a refused one", refused, put("b"), { line: FREE }],
  [
    "a newer choice counts on from what was known of the older one",
    { ...waiting, pending: pending({ known: 4 }) },
    put("b", { known: 2 }),
    { pending: pending({ answer: option("b"), known: 4 }) },
  ],
  [
    "another question brings its own count",
    waiting,
    put("b", { questionId: "other", known: 2 }),
    { pending: pending({ questionId: "other", answer: option("b"), known: 2 }) },
  ],
  ["after going on the answer stays", goingOn, put("b"), goingOn],
  [
    "a refused answer can be changed even after going on",
    { ...goingOn, line: refused.line },
    put("b"),
    { pending: pending({ answer: option("b") }), line: FREE },
  ],
  [
    "what an earlier page left is taken up",
    free,
    { type: "restored", kept: pending({ known: 2 }) },
    { pending: pending({ known: 2 }), line: FREE },
  ],
  [
    "what this page holds is newer than what an earlier one left",
    waiting,
    { type: "restored", kept: pending({ answer: option("c") }) },
    { pending: waiting.pending, line: FREE },
  ],
  ["there is a wait to end", waiting, { type: "try-now" }, { line: FREE, failures: 3 }],
  ["a refusal is not tried again by itself", refused, { type: "try-now" }, refused],
  [
    "the last chance forgets the failures",
    waiting,
    { type: "last-chance" },
    { line: FREE, failures: 0, isLastChance: true },
  ],
  [
    "a pause leaves what waits to the tab that goes on",
    waiting,
    { type: "paused" },
    { ...EMPTY_QUEUE, isPaused: true },
  ],
  ["a pause lets a request finish", sending, { type: "paused" }, { ...dropped, isPaused: true }],
  ["and goes on", { ...free, isPaused: true }, { type: "resumed" }, { isPaused: false }],
  ["Retry takes up what was refused", refused, { type: "retried" }, { line: FREE }],
  ["Retry leaves a request alone", sending, { type: "retried" }, sending],
  [
    "what is dropped is forgotten, with its failures",
    { ...waiting, isLastChance: true },
    { type: "dropped" },
    EMPTY_QUEUE,
  ],
  ["a dropped request still occupies the line", sending, { type: "dropped" }, dropped],
  ["acknowledged, it is forgotten", { ...sending, failures: 2 }, acknowledged, EMPTY_QUEUE],
  [
    "a newer choice stays, and knows what it changes",
    { ...sending, pending: pending({ answer: option("b"), unsure: option("a") }), failures: 2 },
    acknowledged,
    { pending: pending({ answer: option("b"), known: 1 }), line: FREE, failures: 0 },
  ],
  [
    "a choice that is acknowledged still has to go on",
    { ...sending, pending: pending({ isAdvancing: true, unsure: option("a") }) },
    acknowledged,
    { pending: pending({ isAdvancing: true, known: 1 }), line: FREE },
  ],
  ["a failure waits", sending, failed, { line: { at: "waiting", askedSeconds: 5 }, failures: 1 }],
  ["a refusal stands", sending, isRefused, { pending: pending(), line: refused.line }],
  ["a reply after the drop frees the line", dropped, acknowledged, EMPTY_QUEUE],
  ["a failure after the drop frees the line", dropped, failed, EMPTY_QUEUE],
  ["a refusal after the drop frees the line", dropped, isRefused, EMPTY_QUEUE],
  [
    "a reply about another question changes nothing of this one",
    { ...sending, failures: 2 },
    { type: "acknowledged", sent: other, revision: 9 },
    { pending: sending.pending, line: FREE, failures: 2 },
  ],
  [
    "a reply to an older change says nothing of this one",
    { ...sending, pending: pending({ answer: option("b"), known: 2 }) },
    isRefused,
    { pending: pending({ answer: option("b"), known: 2 }), line: FREE },
  ],
])("%s", (_, queue, event, expected) => {
  expect(afterEvent(queue, event)).toMatchObject(expected);
});

test.each<[string, Queue, SentAnswer | null]>([
  ["nothing", free, null],
  ["nothing while paused", { ...refused, line: { at: "free" }, isPaused: true }, null],
  ["nothing beside another request", sending, null],
  ["nothing during a wait", waiting, null],
  ["nothing after a refusal", refused, null],
  [
    "the choice, as the next revision",
    { ...free, pending: pending({ known: 4, isAdvancing: true }) },
    sent({ revision: 5, isAdvancing: true }),
  ],
  [
    "first the one that may have arrived, without going on",
    { ...free, pending: pending({ isAdvancing: true, unsure: option("z") }) },
    sent({ answer: option("z") }),
  ],
])("sends %s", (_, queue, expected) => {
  const next = startSending(queue);
  if (!expected) return expect(next).toBe(queue);
  expect(next.line).toEqual({ at: "sending", sent: expected });
  expect(next.pending?.unsure).toEqual(expected.answer);
});

test("keeps one request in flight until its own outcome", () => {
  const events = fc.constantFrom<QueueEvent>(
    put("a"),
    put("b", { isAdvancing: true }),
    { type: "restored", kept: pending() },
    { type: "try-now" },
    { type: "last-chance" },
    { type: "paused" },
    { type: "resumed" },
    { type: "retried" },
    { type: "dropped" },
  );
  fc.assert(
    fc.property(fc.array(events), (all) => {
      expect(all.reduce(afterEvent, sending).line).toBe(sending.line);
    }),
  );
});
