import { badId, badInput } from "./api-error.ts";
import type { Notes } from "./entities.ts";
import { type IdKind, isId } from "./ids.ts";

/** What came in, before anything is known about it. */
export type Input = Record<string, unknown>;

const NOTES_MOST = 15;
const NOTE_LONGEST = 256;
const RECEIPT_LONGEST = 40;

/** The provider refuses fields it doesn't know. */
export function refuseExtra(input: Input, known: readonly string[]): void {
  const extra = Object.keys(input).filter((field) => !known.includes(field));
  if (extra.length === 0) return;
  throw badInput(`${extra.join(", ")} is/are not required and should not be sent.`);
}

export function takeId(kind: IdKind, id: string): string {
  if (!isId(kind, id)) throw badId(id);
  return id;
}

export function takeAmount(input: Input, currency: string): number {
  const { amount } = input;
  if (amount === undefined || amount === null) {
    throw badInput("The amount field is required.", "amount");
  }
  if (typeof amount !== "number" || !Number.isSafeInteger(amount)) {
    throw badInput("The amount must be an integer.", "amount");
  }
  if (amount < 100) throw badInput(`The amount must be at least ${currency} 1.00`, "amount");
  return amount;
}

export function takeNotes(given: unknown): Notes {
  if (given === undefined || given === null) return [];
  if (typeof given !== "object") throw badInput("The notes must be an array.", "notes");
  const notes = Object.entries(given as Input);
  if (notes.length > NOTES_MOST) {
    throw badInput(`The notes may not have more than ${NOTES_MOST} keys.`, "notes");
  }
  for (const [key, value] of notes) {
    if (!["string", "number", "boolean"].includes(typeof value)) {
      throw badInput(`The notes.${key} must be a string.`, "notes");
    }
    if (key.length > NOTE_LONGEST || String(value).length > NOTE_LONGEST) {
      throw badInput(`The notes may not be greater than ${NOTE_LONGEST} characters.`, "notes");
    }
  }
  // Empty notes come back as a list, because the provider's language has no empty object.
  if (notes.length === 0) return [];
  return Object.fromEntries(notes.map(([key, value]) => [key, String(value)]));
}

export function takeReceipt(given: unknown): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== "string") throw badInput("The receipt must be a string.", "receipt");
  if (given.length > RECEIPT_LONGEST) {
    throw badInput(`The receipt may not be greater than ${RECEIPT_LONGEST} characters.`, "receipt");
  }
  return given;
}

export interface Page {
  from: number;
  to: number;
  count: number;
  skip: number;
}

export function takePage(query: URLSearchParams): Page {
  const page = {
    from: takeNumber(query, "from", 0),
    to: takeNumber(query, "to", Infinity),
    count: takeNumber(query, "count", 10),
    skip: takeNumber(query, "skip", 0),
  };
  if (page.count < 1) throw badInput("The count must be at least 1.", "count");
  if (page.count > 100) throw badInput("The count may not be greater than 100.", "count");
  return page;
}

/** Newest first, like the provider's lists. */
export function pick<T extends { created_at: number }>(all: T[], page: Page): T[] {
  return all
    .toReversed()
    .filter(({ created_at }) => created_at >= page.from && created_at <= page.to)
    .slice(page.skip, page.skip + page.count);
}

function takeNumber(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name);
  if (text === null) return usual;
  if (!/^\d{1,12}$/.test(text)) throw badInput(`The ${name} must be an integer.`, name);
  return Number(text);
}
