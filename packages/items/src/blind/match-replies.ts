import { parse } from "yaml";
import { z } from "zod";
import type { Asked, Question } from "../asked.ts";
import { FIXED_OPTIONS } from "../fixed-options.ts";
import { optionGroups } from "../question-text.ts";
import { keyOf, letterAt, versionOf } from "./blind-answer.ts";

/** An answer as solvers write it: "c " is C. */
export const writtenAnswerForm = z.coerce.string().transform((text) => text.trim().toUpperCase());

export interface Matched<Reply> {
  readonly asked: Asked;
  readonly version: string;
  readonly reply: Reply;
}

/**
 * Reads replies to a sheet, a list in YAML, and finds the question of each in the bank by the name
 * the sheet gives it. Throws when they don't fit.
 */
export function matchReplies<Reply extends { readonly question: string }>(
  sheet: string,
  replies: string,
  form: z.ZodType<Reply>,
  named: ReadonlyMap<string, Asked>,
  versionNow: (asked: Asked) => string = versionOf,
): Matched<Reply>[] {
  const written = z.array(form).parse(parse(replies));
  const given = new Map(written.map((one) => [one.question, one]));
  const twice = written.find((one) => given.get(one.question) !== one);
  if (twice) throw new Error(`${twice.question} is answered twice.`);
  const headings = [...sheet.matchAll(/^## (\S+) · ([0-9a-f]{8})$/gm)];
  return headings.map(([, name = "", version = ""]) => {
    const asked = named.get(name);
    if (!asked) throw new Error(`The bank has no question ${name}.`);
    if (versionNow(asked) !== version) throw new Error(`${name} was rewritten after the sheet.`);
    const reply = given.get(name);
    if (!reply) throw new Error(`There is no answer to ${name}.`);
    return { asked, version, reply };
  });
}

/** Throws when an answer has letters or numbers that the question doesn't offer. */
export function checkAnswer({ item }: Asked, name: string, answer: string): void {
  const fits = new RegExp(`^[${signsOf(item)}]{${keyOf(item).length}}$`);
  if (!fits.test(answer)) throw new Error(`${answer} is no answer to ${name}.`);
}

/** The letters or numbers an answer may use. */
function signsOf(item: Question): string {
  if ("choices" in item) return "12";
  const most = Math.max(...optionGroups(item).map(({ length }) => length));
  return `A-${Number.isFinite(most) ? letterAt(most - 1) : LAST_FIXED}`;
}

const LAST_FIXED = letterAt(FIXED_OPTIONS.length - 1);
