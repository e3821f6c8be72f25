import * as z from "zod/mini";

/** "Asia/Kolkata", as browsers name it. */
export const timeZoneField = z
  .string("Your time zone is missing")
  .check(
    z.maxLength(64, "This isn't a time zone"),
    z.refine(isTimeZone, "This isn't a time zone we know"),
  );

function isTimeZone(name: string): boolean {
  // Some engines also accept "+05:30", but no place with daylight saving time has that zone.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}
