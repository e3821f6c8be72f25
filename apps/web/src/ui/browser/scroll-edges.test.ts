// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { watchEdges, watchFrame } from "./scroll-edges.ts";

afterEach(() => document.body.replaceChildren());

/** A frame 300 px wide with content of a given width. */
function setUp(watch: typeof watchFrame, contentWidth: number, width = 300) {
  const box = document.createElement("div");
  const frame = document.createElement("div");
  frame.tabIndex = -7;
  box.append(frame);
  document.body.append(box);
  Object.defineProperty(frame, "clientWidth", { value: width });
  Object.defineProperty(frame, "scrollWidth", { value: contentWidth });
  const leave = watch(frame);
  const scrollTo = (left: number) => {
    frame.scrollLeft = left;
    frame.dispatchEvent(new Event("scroll"));
    return {
      before: box.hasAttribute("data-more-before"),
      after: box.hasAttribute("data-more-after"),
    };
  };
  return { frame, scrollTo, leave };
}

test("marks the edges that have more behind them, wherever the frame is scrolled", () => {
  const { scrollTo } = setUp(watchEdges, 500);
  expect(scrollTo(0)).toEqual({ before: false, after: true });
  expect(scrollTo(120)).toEqual({ before: true, after: true });
  // Widths can fall between two pixels, so the end may be reached slightly early.
  expect(scrollTo(199.4)).toEqual({ before: true, after: false });
});

test("content that fits has no such edges and adds no tab stop", () => {
  const { frame, scrollTo } = setUp(watchFrame, 300);
  expect(scrollTo(0)).toEqual({ before: false, after: false });
  expect(frame.hasAttribute("tabindex")).toBe(false);
});

test("a frame that scrolls is reachable by keyboard", () => {
  const { frame, scrollTo } = setUp(watchFrame, 301.6);
  scrollTo(0);
  expect(frame.tabIndex).toBe(0);
});

test("leaves alone a frame that isn't shown, or no longer watched", () => {
  const hidden = setUp(watchFrame, 0, 0);
  expect(hidden.scrollTo(0)).toEqual({ before: false, after: false });
  expect(hidden.frame.tabIndex).toBe(-7);
  const left = setUp(watchFrame, 500);
  left.leave();
  expect(left.scrollTo(0)).toEqual({ before: false, after: false });
});
