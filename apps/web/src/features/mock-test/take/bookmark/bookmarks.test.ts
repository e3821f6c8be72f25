// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import { type BookmarkChange, createBookmarks } from "./bookmarks.ts";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

type Send = (questionId: string, isBookmarked: boolean) => Promise<unknown>;

function bookmarksOf(send: Send, { mockTestId = "mock", onSaved = ignore } = {}) {
  return createBookmarks({ learnerId: "asha", mockTestId, send, onSaved, random: () => 0 });
}

const ignore: (change: BookmarkChange) => void = () => {};

const kept = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));
const offline: Send = async () => {
  throw new CallError({ status: 0, code: "offline", message: "Offline." });
};

test("a bookmark shows right away, and follows the server as soon as the server has it", async () => {
  const reply = Promise.withResolvers<void>();
  const send = vi.fn<Send>(async () => await reply.promise);
  const onSaved = vi.fn<(change: BookmarkChange) => void>();
  const bookmarks = bookmarksOf(send, { onSaved });
  const heard = vi.fn();
  bookmarks.subscribe(heard);
  bookmarks.set("q1", true);
  expect(bookmarks.changes().get("q1")).toBe(true);
  expect([heard.mock.calls.length, kept()]).toEqual([1, ['{"q1":true}']]);
  expect(onSaved).not.toHaveBeenCalled();
  reply.resolve();
  await expect.poll(kept).toEqual([]);
  expect(bookmarks.changes().size).toBe(0);
  expect([heard.mock.calls.length, onSaved.mock.calls]).toEqual([
    2,
    [[{ questionId: "q1", isBookmarked: true }]],
  ]);
  expect(send.mock.calls).toEqual([["q1", true]]);
});

test("the last press wins, whatever was on its way", async () => {
  const replies: (() => void)[] = [];
  const send = vi.fn<Send>(async () => await new Promise<void>((done) => replies.push(done)));
  const bookmarks = bookmarksOf(send);
  bookmarks.set("q1", true);
  bookmarks.set("q1", false);
  expect(send).toHaveBeenCalledTimes(1);
  replies[0]!();
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(["q1", false]);
  replies[1]!();
  await expect.poll(kept).toEqual([]);
});

test("without a connection it is kept, and a page that comes later sends it", async () => {
  bookmarksOf(offline).set("q1", true);
  bookmarksOf(offline, { mockTestId: "another" }).set("q9", true);
  const send = vi.fn<Send>(async () => undefined);
  const later = bookmarksOf(send);
  expect(later.changes().get("q1")).toBe(true);
  later.sendKept();
  await expect.poll(() => send.mock.calls).toEqual([["q1", true]]);
  expect(kept()).toEqual(['{"q9":true}']);
});

test("a bookmark that the server refuses for good is dropped", async () => {
  const send = vi.fn<Send>(async () => {
    throw new CallError({ status: 404, code: "not-found", message: "No." });
  });
  const onSaved = vi.fn<(change: BookmarkChange) => void>();
  const bookmarks = bookmarksOf(send, { onSaved });
  bookmarks.set("q1", true);
  await expect.poll(kept).toEqual([]);
  expect([send.mock.calls.length, onSaved.mock.calls, bookmarks.changes().size]).toEqual([
    1,
    [],
    0,
  ]);
});

test("after a pause nothing is sent until this tab has the mock again, and then what's on the device", async () => {
  const send = vi.fn<Send>(offline);
  const bookmarks = bookmarksOf(send);
  bookmarks.set("q1", true);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  bookmarks.pause();
  expect([bookmarks.changes().size, kept()]).toEqual([0, ['{"q1":true}']]);
  bookmarks.tryNow();

  const sentElsewhere = vi.fn<Send>(async () => undefined);
  const elsewhere = bookmarksOf(sentElsewhere);
  elsewhere.sendKept();
  await expect.poll(kept).toEqual([]);
  expect([sentElsewhere.mock.calls, send.mock.calls.length]).toEqual([[["q1", true]], 1]);

  bookmarksOf(offline).set("q2", true);
  send.mockImplementation(async () => undefined);
  bookmarks.sendKept();
  expect(bookmarks.changes().get("q2")).toBe(true);
  await expect.poll(() => send.mock.calls.slice(1)).toEqual([["q2", true]]);
});
