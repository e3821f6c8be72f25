import * as z from "zod/mini";

/** "Asia/Kolkata", as every browser names its own. */
export const timeZoneField = z
  .string("Your time zone is missing")
  .check(
    z.maxLength(64, "This isn't a time zone"),
    z.refine(isTimeZone, "This isn't a time zone we know"),
  );

function isTimeZone(name: string): boolean {
  // "+05:30" is one too for some engines, but no place with daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}
