import type { FuzzRequest } from "./draft.ts";

type StillFails = (request: FuzzRequest) => Promise<boolean>;

const MOST_TRIES = 200;

/**
 * The smallest request found that fails the same way: fewer headers, fields, and characters. Null if
 * the request itself doesn't fail again, because it needed something that was there only once.
 */
export async function shrink(request: FuzzRequest, fails: StillFails): Promise<FuzzRequest | null> {
  if (!(await fails(request))) return null;
  let smallest = request;
  let tries = 0;
  for (let isSmaller = true; isSmaller && tries < MOST_TRIES;) {
    isSmaller = false;
    for (const smaller of smallerThan(smallest)) {
      if (++tries > MOST_TRIES) break;
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(request: FuzzRequest): Iterable<FuzzRequest> {
  for (const name of Object.keys(request.headers)) {
    const { [name]: _left, ...headers } = request.headers;
    yield { ...request, headers };
  }
  const [path = "", query] = request.url.split("?");
  if (query !== undefined) {
    const pairs = query.split("&");
    yield { ...request, url: path };
    if (pairs.length > 20)
      for (const half of [pairs.slice(pairs.length / 2), pairs.slice(0, pairs.length / 2)])
        yield { ...request, url: `${path}?${half.join("&")}` };
    for (const k of pairs.slice(0, 20).keys())
      yield { ...request, url: `${path}?${pairs.toSpliced(k, 1).join("&")}` };
  }
  if (request.body === null) return;
  yield { ...request, body: null };
  if (typeof request.body !== "string") return;
  for (const json of smallerValues(parse(request.body)))
    yield { ...request, body: JSON.stringify(json) };
}

/** The value with one part less, or one text half as long. */
function* smallerValues(value: unknown): Iterable<unknown> {
  if (typeof value === "string" && value.length > 8) yield value.slice(0, value.length / 2);
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const build = (kept: [string, unknown][]) =>
    isList ? kept.map(([, one]) => one) : Object.fromEntries(kept);
  if (entries.length > 40) yield build(entries.slice(0, entries.length / 2));
  for (const k of entries.slice(0, 40).keys()) yield build(entries.toSpliced(k, 1));
  for (const [k, [name, one]] of entries.slice(0, 40).entries())
    for (const smaller of smallerValues(one)) yield build(entries.toSpliced(k, 1, [name, smaller]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
