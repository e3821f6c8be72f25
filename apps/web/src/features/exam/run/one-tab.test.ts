import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTabClaim } from "./one-tab.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));

let tests = 0;

/** A test's tabs, by the number each of them draws. */
function openTabs(...ids: number[]) {
  tests += 1;
  const name = `one-tab-${tests}`;
  const holders = new Set<number>();
  const lost: number[] = [];
  const tabs = ids.map((id) => {
    const tab = createTabClaim(
      name,
      () => {
        holders.delete(id);
        lost.push(id);
      },
      () => id,
    );
    onTestFinished(tab.release);
    return {
      claim: () => {
        holders.add(id);
        tab.claim();
      },
      release: tab.release,
    };
  });
  return { name, tabs, holders: () => [...holders], lost };
}

test("gives the test to the tab that claims last", async () => {
  for (const ids of [
    [1, 2],
    [2, 1],
  ] as const) {
    const { tabs, holders, lost } = openTabs(...ids);
    tabs[0]!.claim();
    vi.advanceTimersByTime(300);
    tabs[1]!.claim();
    await expect.poll(holders).toEqual([ids[1]]);
    vi.advanceTimersByTime(300);
    tabs[0]!.claim();
    await expect.poll(holders).toEqual([ids[0]]);
    expect(lost).toEqual(ids);
  }
});

test.each([0, 299])("gives the test to one of the tabs that claim it within %i ms", async (gap) => {
  for (const ids of [
    [1, 2],
    [2, 1],
    [3, 1, 2],
    [1, 3, 2],
  ]) {
    const { tabs, holders } = openTabs(...ids);
    const [first, ...others] = tabs;
    first!.claim();
    vi.advanceTimersByTime(gap);
    for (const tab of others) tab.claim();
    await expect.poll(holders).toEqual([Math.max(...ids)]);
  }
});

test("gives the test to the later of two tabs that draw the same number", async () => {
  const { tabs, lost } = openTabs(1, 1);
  for (const tab of tabs) tab.claim();
  await expect.poll(() => lost).toEqual([1]);
});

test("tells a tab only once that it has lost the test", async () => {
  const { tabs, holders, lost } = openTabs(1, 2, 3);
  for (const tab of tabs) {
    tab.claim();
    vi.advanceTimersByTime(300);
  }
  await expect.poll(holders).toEqual([3]);
  expect(lost).toEqual([1, 2]);
});

test("tells nothing to a tab that let go", async () => {
  const { tabs, holders } = openTabs(1, 2, 3);
  tabs[0]!.claim();
  tabs[0]!.release();
  vi.advanceTimersByTime(300);
  tabs[1]!.claim();
  vi.advanceTimersByTime(300);
  tabs[2]!.claim();
  await expect.poll(holders).toEqual([1, 3]);
});

test("leaves the test to a tab that let go and claims it again", async () => {
  const { tabs, holders } = openTabs(1, 2);
  tabs[0]!.claim();
  tabs[0]!.release();
  tabs[1]!.claim();
  vi.advanceTimersByTime(300);
  tabs[0]!.claim();
  await expect.poll(holders).toEqual([1]);
});

test("ignores what isn't a claim", async () => {
  const { name, tabs, holders } = openTabs(1, 2);
  tabs[0]!.claim();
  vi.advanceTimersByTime(300);
  const stranger = new BroadcastChannel(name);
  onTestFinished(() => stranger.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  stranger.postMessage("2");
  // Heard after it, by the same tab.
  const heard = new Promise((resolve) => stranger.addEventListener("message", resolve));
  tabs[0]!.claim();
  await heard;
  expect(holders()).toEqual([1]);
});

test("lets each tab continue when tabs can't hear each other", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { tabs, holders } = openTabs(1, 2);
  for (const tab of tabs) tab.claim();
  expect(holders()).toEqual([1, 2]);
});
