/** What the measurements of a connection, a clock, and timers mean for a test. Pure. */
import { durationWords } from "../../../../lib/clock-time.ts";
import type { Finding } from "./finding.ts";

/** How long a request may take before it counts as lost. */
export const PATIENCE_SECONDS = 3;

/**
 * One request: its round trip in milliseconds, or what became of it. Something other than Theta answered
 * ("not-ours"), or Theta did but couldn't or wouldn't take part.
 */
export type Trip = number | "lost" | "not-ours" | "too-many" | "trouble";

/** Next takes one round trip, so this long isn't noticed. */
const QUICK_MILLISECONDS = 400;
/** Longer than this, and Next says that it's saving. */
const UNEVEN_MILLISECONDS = 1500;
const MUCH_LOST = 0.2;
/** Nobody needs a clock that's better than this. */
const CLOCK_MILLISECONDS = 30_000;
const LATE_MILLISECONDS = 250;

/** The middle number, or the mean of the two in the middle. NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** How to count a request that failed with this status. 0 means no answer. */
export function tripOf(status: number): Trip {
  if (status === 0) return "lost";
  if (status === 429) return "too-many";
  if (status >= 500) return "trouble";
  // Our server never refuses it for another reason. A network's sign-in page is a 200 that we can't read.
  return "not-ours";
}

export function connectionFinding(trips: readonly Trip[]): Finding {
  const answered = trips.filter((trip) => typeof trip === "number");
  if (trips.includes("too-many")) return TOO_MANY;
  if (answered.length === 0) {
    if (trips.includes("not-ours")) return NOT_OURS;
    return trips.includes("trouble") ? TROUBLE : OFFLINE;
  }
  const lost = trips.length - answered.length;
  const typical = median(answered);
  const slowest = Math.max(...answered);
  const speed = `Our server typically answers in ${inMilliseconds(typical)}, or ${inMilliseconds(slowest)} at worst.`;
  if (lost > 0)
    return {
      verdict: lost / trips.length >= MUCH_LOST ? "problem" : "caution",
      seen: `${lost} of ${trips.length} tries got no answer. ${speed}`,
      todo: `Move closer to your router or use a cable, and pause downloads and video. ${KEPT}`,
    };
  if (typical > QUICK_MILLISECONDS)
    return {
      verdict: "caution",
      seen: `It's slow, but it works. ${speed}`,
      todo: "Each question will take that long to appear, and the clock keeps running. Pause downloads and video, or try another network.",
    };
  if (slowest > UNEVEN_MILLISECONDS)
    return {
      verdict: "caution",
      seen: `It's unsteady. ${speed}`,
      todo: `Pause downloads and video, and check again. ${KEPT}`,
    };
  return { verdict: "good", seen: speed };
}

const KEPT =
  "In a test, we keep your answers on this device and send them again, so you won't lose any, but the next question may take longer to appear.";

const OFFLINE: Finding = {
  verdict: "problem",
  seen: "We couldn't reach Theta.",
  todo: "Check your Wi-Fi or cable. On a public network, open any other website first: you may have to sign in there. Then check again.",
};
const NOT_OURS: Finding = {
  verdict: "problem",
  seen: "Something on your network answered instead of our server.",
  todo: "On a public network, that's usually its sign-in page. Open any other website, sign in there, and check again.",
};
const TOO_MANY: Finding = {
  verdict: "unknown",
  seen: "Too many people on your network are checking at once.",
  todo: "That doesn't mean anything's wrong with your connection. Check again in a minute.",
};
const TROUBLE: Finding = {
  verdict: "unknown",
  seen: "Theta answered, but it's having trouble right now.",
  todo: "That's on our side, not yours. Check again in a few minutes, before you start a test.",
};

/** "38 ms", "1.2 s" */
function inMilliseconds(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.max(1, Math.round(milliseconds))} ms`;
}

/** `ahead`: how many milliseconds the device's clock is ahead of ours; null if no answer told us. */
export function clockFinding(ahead: number | null): Finding {
  if (ahead === null)
    return {
      verdict: "unknown",
      seen: "We couldn't compare it with ours.",
      todo: "Test clocks run on our server, so this device's clock doesn't matter for them.",
    };
  const off = Math.abs(ahead);
  const seen =
    off < 1500
      ? "It matches ours to the second."
      : `It's ${spanWords(off / 1000)} ${ahead > 0 ? "ahead of" : "behind"} ours.`;
  if (off <= CLOCK_MILLISECONDS) return { verdict: "good", seen };
  return {
    verdict: "caution",
    seen,
    todo: "Test clocks run on our server, so you get your full time anyway. Set this device's clock to update automatically so you're not late on test day.",
  };
}

/** "42 s", "3 min 5 s", "2 hours", "1 day" */
function spanWords(seconds: number): string {
  if (seconds < 3600) return durationWords(seconds);
  const hours = seconds / 3600;
  return hours < 36 ? counted(hours, "hour") : counted(hours / 24, "day");
}

function counted(amount: number, unit: string): string {
  const whole = Math.round(amount);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}

/** `late`: how many milliseconds late each of the device's timers was. */
export function timersFinding(late: readonly number[]): Finding {
  const latest = Math.max(0, ...late);
  if (latest <= LATE_MILLISECONDS) return { verdict: "good", seen: "It's fast enough." };
  return {
    verdict: "caution",
    seen: `It's busy: it lagged by ${inMilliseconds(latest)}.`,
    todo: "Close other programs and tabs. If your laptop is in power-saving mode, plug it in.",
  };
}
