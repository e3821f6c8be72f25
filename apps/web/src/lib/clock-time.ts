/** Shown in place of an unknown time. */
const NO_TIME = "–";

/** 1:05 for 65 seconds: how long something took, not how much time is left. */
export function clockTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return NO_TIME;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** "42 s", "1 min 24 s". */
export function durationWords(seconds: number): string {
  if (!Number.isFinite(seconds)) return NO_TIME;
  return minutesAndSeconds(Math.max(1, Math.round(seconds)));
}

/** For what may take hours, or no time: "0 s", "9 min 40 s", "2 h 15 min". */
export function longDurationWords(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  if (hours === 0) return minutesAndSeconds(whole);
  const minutes = Math.floor((whole % 3600) / 60);
  return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
}

function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(" ");
}

/** "15 min": how long something may take. */
export function inMinutes(seconds: number): string {
  return `${Math.round(seconds / 60)} min`;
}

/** The mean of the known times; null if there are none. */
export function meanSeconds(times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter((time) => typeof time === "number");
  if (known.length === 0) return null;
  return known.reduce((sum, time) => sum + time, 0) / known.length;
}
