import { expect, test } from "vitest";
import { browserFinding, type WindowShape, windowFinding, zoomFinding } from "./device.rules.ts";
import { type Finding, summaryOf, type Verdict } from "./finding.ts";

const LAPTOP: WindowShape = {
  width: 1440,
  height: 900,
  screenWidth: 1440,
  rem: 16,
  pinch: 1,
  pixelRatio: 2,
  isTouch: false,
};

test.each<[string, Partial<WindowShape>, Verdict, RegExp]>([
  ["a laptop's", {}, "good", /^Your window is 1,440 px wide and 900 px high\. .* side by side\.$/],
  ["just wide enough", { width: 1024 }, "good", /1,024 px wide/],
  ["just too narrow", { width: 1023 }, "caution", /^Make it at least 1,024 px wide/],
  ["half a screen", { width: 900 }, "caution", /^Make it at least 1,024 px wide/],
  ["just high enough", { height: 600 }, "good", /600 px high/],
  ["just too low", { height: 599 }, "caution", /^Make it at least 600 px high/],
  ["narrow for larger text", { rem: 24 }, "caution", /takes 1,536 px, more than this screen has/],
  [
    "narrow for larger text, on a large screen",
    { rem: 24, screenWidth: 1920 },
    "caution",
    /^Make it at least 1,536 px/,
  ],
  ["a phone's", { width: 360, height: 740, screenWidth: 360 }, "caution", /use a computer\.$/],
])("judges a window that is %s", (_, shape, verdict, words) => {
  const { seen, todo, ...finding } = windowFinding({ ...LAPTOP, ...shape });
  expect(finding).toEqual({ verdict });
  expect(todo ?? seen).toMatch(words);
});

test.each<[string, Partial<WindowShape>, Verdict, RegExp]>([
  ["none, on a sharp display", {}, "good", /doesn't seem to be zoomed/],
  [
    "none, in a browser without a visual viewport",
    { pinch: null },
    "good",
    /doesn't seem to be zoomed/,
  ],
  ["a pinch that nobody sees", { pinch: 1.02 }, "good", /doesn't seem to be zoomed/],
  ["a pinch", { pinch: 1.5 }, "caution", /to 150%\.$/],
  ["a pinch on a phone", { pinch: 2, isTouch: true, pixelRatio: 2.625 }, "caution", /to 200%\.$/],
  ["none, on a phone", { isTouch: true, pixelRatio: 2.625 }, "good", /doesn't seem to be zoomed/],
  ["zoomed out", { pixelRatio: 0.8 }, "caution", /zoomed out, to 80% or less/],
  [
    "either zoom or the display",
    { pixelRatio: 1.25 },
    "unknown",
    /^Your screen is showing everything at 125%/,
  ],
])("judges zoom that is %s", (_, shape, verdict, seen) => {
  const finding = zoomFinding({ ...LAPTOP, ...shape });
  expect(finding.verdict).toBe(verdict);
  expect(finding.seen).toMatch(seen);
  expect(finding.todo === undefined).toBe(verdict === "good");
});

const ALL = { hasStorage: true, hasCookies: true, knowsItsTabs: true };

test.each<[string, Partial<typeof ALL>, Verdict, RegExp]>([
  ["everything", {}, "good", /everything a test needs/],
  ["no storage", { hasStorage: false }, "problem", /won't let us save anything/],
  ["no cookies", { hasCookies: false }, "problem", /blocks cookies/],
  ["neither", { hasStorage: false, hasCookies: false }, "problem", /blocks cookies/],
  ["no idea of its tabs", { knowsItsTabs: false }, "caution", /two tabs/],
])("judges a browser with %s", (_, parts, verdict, seen) => {
  expect(browserFinding({ ...ALL, ...parts })).toMatchObject({
    verdict,
    seen: expect.stringMatching(seen),
  });
});

const found = (...verdicts: Verdict[]): Finding[] =>
  verdicts.map((verdict) => ({ verdict, seen: "" }));

test.each<[Verdict[], string]>([
  [["good", "good"], "This device is ready."],
  [["good", "unknown"], "We found no problems, but 1 of 2 checks was inconclusive."],
  [
    ["caution", "unknown", "problem"],
    "2 of 3 checks found something you could improve. You can continue anyway.",
  ],
])("sums up %j", (verdicts, words) => {
  expect(summaryOf(found(...verdicts))).toBe(words);
});
