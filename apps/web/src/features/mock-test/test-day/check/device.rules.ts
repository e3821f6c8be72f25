/** What a browser, its window, and its zoom mean for a test. Pure. */
import type { Finding } from "./finding.ts";

/** What a browser can do that a test relies on. */
export interface BrowserParts {
  /** Keeps answers that couldn't be sent yet. */
  hasStorage: boolean;
  /** Keep you signed in. */
  hasCookies: boolean;
  /** So that tabs of one test notice each other, and only one of them renews the sign-in. */
  knowsItsTabs: boolean;
}

export interface WindowShape {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** How wide a window can be here. */
  screenWidth: number;
  /** CSS pixels of 1 rem: it's larger for learners who enlarge the text. */
  rem: number;
  /** Of two fingers; 1 is none, and null is a browser that doesn't say. */
  pinch: number | null;
  /** Pixels of the display per CSS pixel. */
  pixelRatio: number;
  isTouch: boolean;
}

/** From this width on, a passage is next to its question (question-frame.tsx), scroll bar included. */
const BESIDE_REM = 64;
const LEAST_HEIGHT = 600;

export function browserFinding({ hasStorage, hasCookies, knowsItsTabs }: BrowserParts): Finding {
  if (!hasCookies)
    return {
      verdict: "problem",
      seen: "It blocks cookies.",
      todo: "Allow cookies for this site. Without them, you'd be signed out in the middle of a test.",
    };
  if (!hasStorage)
    return {
      verdict: "problem",
      seen: "It won't let us save anything on this device.",
      todo: "Allow site data for Theta, or leave private browsing. Otherwise, any answer we haven't sent yet will be lost when you close the tab.",
    };
  if (!knowsItsTabs)
    return {
      verdict: "caution",
      seen: "It can't tell when a test is open in two tabs.",
      todo: "Update your browser, or use a single tab.",
    };
  return {
    verdict: "good",
    seen: "It has everything a test needs: it stays signed in, keeps unsent answers, and notices a second tab.",
  };
}

export function windowFinding({ width, height, screenWidth, rem }: WindowShape): Finding {
  const least = Math.ceil(BESIDE_REM * rem);
  const seen = `Your window is ${pixels(width)} wide and ${pixels(height)} high.`;
  if (width < least && screenWidth < least)
    return {
      verdict: "caution",
      seen,
      todo: `The exam shows a passage and its question side by side, which takes ${pixels(least)}, more than this screen has. Tests still work here, with the question below the passage. To rehearse, use a computer.`,
    };
  if (width < least)
    return {
      verdict: "caution",
      seen,
      todo: `Make it at least ${pixels(least)} wide to see a passage and its question side by side, as on the exam. In a narrower window, the question is below the passage.`,
    };
  if (height < LEAST_HEIGHT)
    return {
      verdict: "caution",
      seen,
      todo: `Make it at least ${pixels(LEAST_HEIGHT)} high, or you'll have to scroll on most questions.`,
    };
  return { verdict: "good", seen: `${seen} A passage and its question fit side by side.` };
}

/** A browser doesn't tell pages how far they're zoomed, so this says no more than the pixels do. */
export function zoomFinding({ pinch, pixelRatio, isTouch }: WindowShape): Finding {
  if (pinch !== null && pinch > 1.02)
    return {
      verdict: "caution",
      seen: `You've zoomed in with two fingers, to ${percent(pinch)}.`,
      todo: "Zoom back out, or parts of a question will be outside the window.",
    };
  if (pixelRatio < 0.99)
    return {
      verdict: "caution",
      seen: `The page is zoomed out, to ${percent(pixelRatio)} or less.`,
      todo: RESET,
    };
  const isWhole = Math.abs(pixelRatio - Math.round(pixelRatio)) < 0.01;
  // Phones have displays with any ratio, and zoom there is a matter of two fingers.
  if (isWhole || isTouch) return { verdict: "good", seen: "The page doesn't seem to be zoomed." };
  return {
    verdict: "unknown",
    seen: `Your screen is showing everything at ${percent(pixelRatio)}. That's either browser zoom or a display setting; we can't tell which.`,
    todo: `${RESET} If you prefer it larger, leave it, as long as the window is wide enough.`,
  };
}

const RESET = "Press Ctrl+0 (⌘0 on a Mac) for 100%.";

const pixels = (count: number) => `${Math.round(count).toLocaleString("en-US")} px`;
const percent = (ratio: number) => `${Math.round(ratio * 100)}%`;
