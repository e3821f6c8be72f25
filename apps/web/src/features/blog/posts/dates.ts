const DATE = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "November 3, 2026": the same on the server's page and in every browser. */
export function longDate(at: number | string): string {
  return DATE.format(new Date(at));
}
