/** Below these, the timer turns yellow, then red. */
export const LOW_MILLISECONDS = 300_000;
export const LAST_MILLISECONDS = 60_000;

export type TimerPhase = "calm" | "low" | "last";

export function timerPhase(millisecondsLeft: number): TimerPhase {
  if (millisecondsLeft <= LAST_MILLISECONDS) return "last";
  return millisecondsLeft <= LOW_MILLISECONDS ? "low" : "calm";
}

/**
 * MM:SS, or HH:MM:SS from one hour up. Rounds up to whole seconds, so that 00:00 is shown only when time is
 * up. An invalid time shows as dashes, not as "NaN".
 */
export function formatTimeLeft(millisecondsLeft: number): string {
  if (!Number.isFinite(millisecondsLeft)) return "--:--";
  const total = Math.max(0, Math.ceil(millisecondsLeft / 1000));
  const parts = [Math.floor(total / 60) % 60, total % 60];
  const hours = Math.floor(total / 3600);
  if (hours > 0) parts.unshift(hours);
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
