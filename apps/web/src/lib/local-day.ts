/** The day on this device's calendar, as "2026-11-23". */
export function localDay(now = Date.now()): string {
  // Canada's format happens to be ISO's.
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(now);
}
