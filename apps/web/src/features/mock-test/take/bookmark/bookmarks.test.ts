// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import { createBookmarks } from "./bookmarks.ts";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

type Send = (questionId: string, isBookmarked: boolean) => Promise<unknown>;

function bookmarksOf(send: Send, mockTestId = "mock") {
  return createBookmarks({ learnerId: "asha", mockTestId, send, random: () => 0 });
}

const kept = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));
const offline: Send = async () => {
  throw new CallError({ status: 0, code: "offline", message: "Offline." });
};

test("a bookmark shows at once and is gone from the device when the server has it", async () => {
  const reply = Promise.withResolvers<void>();
  const send = vi.fn<Send>(async () => await reply.promise);
  const bookmarks = bookmarksOf(send);
  const heard = vi.fn();
  bookmarks.subscribe(heard);
  bookmarks.set("q1", true);
  expect(bookmarks.changes().get("q1")).toBe(true);
  expect([heard.mock.calls.length, kept()]).toEqual([1, ['{"q1":true}']]);
  reply.resolve();
  await expect.poll(kept).toEqual([]);
  expect(bookmarks.changes().get("q1")).toBe(true);
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
  bookmarksOf(offline, "another").set("q9", true);
  const send = vi.fn<Send>(async () => undefined);
  const later = bookmarksOf(send);
  expect(later.changes().get("q1")).toBe(true);
  later.sendKept();
  await expect.poll(() => send.mock.calls).toEqual([["q1", true]]);
  expect(kept()).toEqual(['{"q9":true}']);
});

test("what the server refuses for good is let go", async () => {
  const send = vi.fn<Send>(async () => {
    throw new CallError({ status: 409, code: "section-ended", message: "Over." });
  });
  bookmarksOf(send).set("q1", true);
  await expect.poll(kept).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});
