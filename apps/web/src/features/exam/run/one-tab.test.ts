import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTabClaim } from "./one-tab.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let tests = 0;

/** A test's tabs, by the number each of them draws. */
function openTabs(...ids: number[]) {
  tests += 1;
  const holders = new Set<number>();
  const tabs = ids.map((id) => {
    vi.spyOn(crypto, "getRandomValues").mockReturnValueOnce(Uint32Array.of(id));
    const tab = createTabClaim(`one-tab-${tests}`, () => holders.delete(id));
    onTestFinished(tab.release);
    return {
      claim: () => {
        holders.add(id);
        tab.claim();
      },
      release: tab.release,
    };
  });
  return { tabs, holders: () => [...holders] };
}

test("gives the test to the tab that claims last", async () => {
  for (const ids of [
    [1, 2],
    [2, 1],
  ] as const) {
    const { tabs, holders } = openTabs(...ids);
    tabs[0]!.claim();
    vi.advanceTimersByTime(301);
    tabs[1]!.claim();
    await expect.poll(holders).toEqual([ids[1]]);
    vi.advanceTimersByTime(301);
    tabs[0]!.claim();
    await expect.poll(holders).toEqual([ids[0]]);
  }
});

test("gives the test to one of two tabs that claim it at once", async () => {
  for (const ids of [
    [1, 2],
    [2, 1],
    [3, 1, 2],
    [1, 3, 2],
  ]) {
    const { tabs, holders } = openTabs(...ids);
    for (const tab of tabs) tab.claim();
    await expect.poll(holders).toEqual([Math.max(...ids)]);
  }
});

test("tells nothing to a tab that let go", async () => {
  const { tabs, holders } = openTabs(1, 2, 3);
  tabs[0]!.claim();
  tabs[0]!.release();
  vi.advanceTimersByTime(301);
  tabs[1]!.claim();
  vi.advanceTimersByTime(301);
  tabs[2]!.claim();
  await expect.poll(holders).toEqual([1, 3]);
});

test("lets each tab go on when tabs can't hear each other", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { tabs, holders } = openTabs(1, 2);
  for (const tab of tabs) tab.claim();
  expect(holders()).toEqual([1, 2]);
});
