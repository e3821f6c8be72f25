/**
 * Names that would reveal something: keys, reasons, solutions, difficulty, the engine's parameters
 * and estimates.
 */
const TELLING =
  /correct|solution|rational|explan|slip|why|difficu|defficu|weight|theta|score|iskey|parameter|percentile|prior|seed/i;

/** Where a reply contains something that a learner must not know yet. */
export function leaksIn(body: unknown, where = ""): string[] {
  if (Array.isArray(body)) return body.flatMap((one, k) => leaksIn(one, `${where}[${k}]`));
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    ...(TELLING.test(name) ? [`${where}.${name}`] : []),
    ...leaksIn(value, `${where}.${name}`),
  ]);
}
