/** Paged lists, and the numbers that stand for sections and tests in the API. */
import * as z from "zod/mini";

export const PAGE_SIZE = 10;
const MOST_PAGES = 1_000;
const MOST_ITEMS = 50;

/** An integer in an address. */
export function wholeNumber(name: string, from: number, to: number) {
  const message = `${name} must be a whole number from ${from} to ${to}.`;
  return z.pipe(
    z.string(message).check(z.regex(/^\d{1,6}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(from, message), z.lte(to, message))),
  );
}

export const pageFields = {
  pageNumber: z.prefault(wholeNumber("The page number", 1, MOST_PAGES), "1"),
  itemsPerPage: z.prefault(wholeNumber("The page size", 1, MOST_ITEMS), String(PAGE_SIZE)),
};

/** `{ result: [...], totalItems }` */
export function list<T extends z.ZodMiniType>(schema: T) {
  return z.strictObject({ result: z.array(schema), totalItems: z.int() });
}

/** GMAT is test type 1, GRE 2. */
export const TEST_TYPES = { gmat: 1, gre: 2 } as const;
export const testTypeField = wholeNumber("The test type", 1, 2);

/** The same numbers for quizzes and sections. */
export const SECTION_TYPES = { dataInsights: 1, verbal: 2, quant: 3 } as const;
export type SectionName = keyof typeof SECTION_TYPES;
export const sectionTypeField = wholeNumber("The section type", 1, 3);

export function sectionOfType(type: number): SectionName {
  return (Object.keys(SECTION_TYPES) as SectionName[]).find(
    (name) => SECTION_TYPES[name] === type,
  )!;
}
