import type { SectionReview } from "@theta/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import type { MockCalls } from "./mock-calls.ts";
import { createMockRun } from "./mock-run.ts";
import { end, failure, sectionReview, started } from "./test-mock-run.ts";

let learners = 0;

const newLearner = () => `marking-${(learners += 1)}`;

const offline: MockCalls["bookmark"] = async () => {
  throw new CallError({ status: 0, code: "offline", message: "Offline." });
};

/** A page at the review of a section. */
async function openReview(learnerId: string, calls: Partial<MockCalls>) {
  const said: string[] = [];
  const run = createMockRun({
    learnerId,
    mockTestId: "mock",
    say: (words) => said.push(words),
    random: () => 0,
    calls: {
      currentSection: async () => started,
      startSection: async () => sectionReview(),
      bookmark: async () => undefined,
      ...calls,
    } as MockCalls,
  });
  onTestFinished(run.leave);
  run.open();
  const stage = () => run.view().stage;
  await expect.poll(() => stage().at).toBe("review");
  const marked = () => {
    const now = stage();
    if (now.at !== "review") throw new Error(`at ${now.at}`);
    return now.running.questions.map(({ isBookmarked }) => isBookmarked);
  };
  return { run, said, stage, marked };
}

const unsent = ({ run }: Awaited<ReturnType<typeof openReview>>) => run.bookmarks.changes().size;

test("once the server has a bookmark, whatever it says later counts", async () => {
  const page = await openReview(newLearner(), { currentQuestion: async () => sectionReview() });
  page.run.bookmarks.set("q1", true);
  expect(page.marked()).toEqual([false, false]);
  await expect.poll(() => unsent(page)).toBe(0);
  expect(page.marked()).toEqual([true, false]);
  page.run.refresh();
  await expect.poll(page.marked).toEqual([false, false]);
});

test("a reply that was on its way before doesn't take a bookmark off the screen", async () => {
  const reply = Promise.withResolvers<SectionReview>();
  const page = await openReview(newLearner(), { edit: async () => await reply.promise });
  page.run.openInReview(2);
  page.run.choose({ optionId: "o-1" });
  page.run.confirmEdit();
  page.run.bookmarks.set("q1", true);
  await expect.poll(() => unsent(page)).toBe(0);
  reply.resolve(sectionReview({ editsLeft: 2 }));
  await expect.poll(page.stage).toMatchObject({ running: { editsLeft: 2 } });
  expect(page.marked()).toEqual([true, false]);
});

test("a bookmark that couldn't be sent in its section is sent after the end", async () => {
  const bookmark = vi.fn<MockCalls["bookmark"]>(offline);
  const page = await openReview(newLearner(), { bookmark, endSection: async () => end });
  page.run.bookmarks.set("q1", true);
  await expect.poll(() => bookmark.mock.calls.length).toBe(1);
  page.run.endReview();
  await expect.poll(() => page.stage().at).toBe("ended");
  bookmark.mockImplementation(async () => undefined);
  page.run.bookmarks.tryNow();
  await expect.poll(() => unsent(page)).toBe(0);
  expect(bookmark.mock.calls).toEqual([
    ["q1", true],
    ["q1", true],
  ]);
});

test("a tab that was taken over leaves its bookmarks to the new one", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const learnerId = newLearner();
  const left = vi.fn<MockCalls["bookmark"]>(offline);
  const before = await openReview(learnerId, { bookmark: left });
  before.run.bookmarks.set("q1", true);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(301);
  const bookmark = vi.fn<MockCalls["bookmark"]>(async () => undefined);
  await openReview(learnerId, { bookmark });
  await expect.poll(() => before.stage().at).toBe("elsewhere");
  before.run.bookmarks.tryNow();
  await expect.poll(() => bookmark.mock.calls).toEqual([["q1", true]]);
  expect([left.mock.calls.length, unsent(before)]).toEqual([1, 0]);
});

test("an edit from an earlier page that comes too late is mentioned, not just dropped", async () => {
  const learnerId = newLearner();
  const page = await openReview(learnerId, { edit: () => new Promise(() => {}) });
  page.run.openInReview(2);
  page.run.choose({ optionId: "o-1" });
  page.run.confirmEdit();
  page.run.stop();
  page.run.leave();
  const later = await openReview(learnerId, {
    edit: async () => {
      throw failure("edited-elsewhere");
    },
  });
  expect(later.said).toEqual([
    "Your last change wasn't saved because you'd changed an answer in another window or on another device, so your answers there stand.",
  ]);
});
