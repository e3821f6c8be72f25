const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** An entry's detail on one line: "before: support, after: –, reason: Changes departments". */
export function detailWords(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(", ");
}

/** "learnerId" becomes "learner ID". */
function nameWords(name: string): string {
  return name
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/\bids?\b/, (id) => (id === "ids" ? "IDs" : "ID"));
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string")
    return ISO_MOMENT.test(value) ? DAY.format(new Date(value)) : value;
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(valueWords).join(" and ");
  if (typeof value === "object") return `(${detailWords(value as Record<string, unknown>)})`;
  return typeof value === "number" ? String(value) : "–";
}
