/** An entry's detail on one line: "before: support, after: –, reason: Changes departments". */
export function detailWords(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${valueWords(value)}`)
    .join(", ");
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
