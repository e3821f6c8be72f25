/** Times as a `datetime-local` field holds them, in this device's time zone. */

const two = (n: number) => String(n).padStart(2, "0");

export function toLocal(time: number): string {
  const at = new Date(time);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null if nothing, or no valid time, was entered. */
export function fromLocal(text: string): number | null {
  const time = new Date(text).getTime();
  return text === "" || Number.isNaN(time) ? null : time;
}

export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const MOMENT = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** "Tuesday, November 24 at 6:00 PM GMT+5:30" */
export const momentOf = (time: number) => MOMENT.format(time);

/** Plain HTTP from another host doesn't have `randomUUID`, and this must work there, too. */
export function newId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
