import * as z from "zod/mini";
import { expect, test } from "vitest";
import { inputWords } from "./input-words.ts";

const form = z.strictObject({
  revision: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  answerId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  parts: z.optional(
    z.array(z.object({ partId: z.string() })).check(z.minLength(2), z.maxLength(6)),
  ),
  level: z.optional(z.enum(["easy", "hard"])),
  isAdvancing: z.optional(z.boolean()),
  page: z.optional(z.union([z.literal(1), z.literal(2)])),
});

test.each([
  [{ revision: 0 }, '"revision" must be at least 1.'],
  [{ revision: 1e5 }, '"revision" must be at most 10000.'],
  [{ revision: 1.5 }, '"revision" must be a whole number.'],
  [{ answerId: 5 }, '"answerId" must be text.'],
  [{ answerId: "" }, '"answerId" must have at least 1 character.'],
  [{ answerId: "x".repeat(65) }, '"answerId" must have at most 64 characters.'],
  [{ parts: "all" }, '"parts" must be a list.'],
  [{ parts: [{ partId: "1" }] }, '"parts" must have at least 2 entries.'],
  [{ parts: [{ partId: "1" }, {}] }, '"parts.1.partId" is missing.'],
  [{ level: "brutal" }, '"level" must be one of these: easy, hard.'],
  [{ isAdvancing: "yes" }, '"isAdvancing" must be true or false.'],
  [{ page: 3 }, '"page" is not valid.'],
  [{ mock: true }, 'The input may not contain "mock".'],
  ["text", "The input must be an object."],
])("refuses %j in a sentence", (input, sentence) => {
  const { error } = z.safeParse(form, input, { error: inputWords });
  expect(error!.issues.map(({ message }) => message)).toEqual([sentence]);
});
