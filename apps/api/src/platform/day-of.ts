/** "January 5, 2026". Days that the server names are in UTC. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
