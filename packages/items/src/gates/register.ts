import { type Asked, originOf } from "../asked.ts";
import { textsOf } from "../question-text.ts";
import type { Finding } from "./finding.ts";
import { around, withoutTex } from "./prose.ts";
import type { Measure } from "./ratchet.ts";
import { REGISTER_PHRASES } from "./register-phrases.ts";

/** A phrase that is right where it is, and why. */
export interface AllowedPhrase {
  /** The id of a question, set, or template. */
  readonly where: string;
  readonly phrase: string;
  readonly why: string;
}

export interface RegisterHit {
  readonly format: string;
  /** Items of one template and questions of one set have the same. */
  readonly origin: string;
  /** The id of the question or set. */
  readonly where: string;
  readonly field: string;
  readonly phrase: string;
  readonly text: string;
  readonly better: string;
}

/** Every phrase of the list in what a learner reads before answering, except those allowed. */
export function registerHits(
  bank: readonly Asked[],
  allowed: readonly AllowedPhrase[],
): RegisterHit[] {
  const isAllowed = new Set(allowed.map(({ where, phrase }) => `${where} ${phrase}`));
  return allHits(bank).filter((hit) => !namesOf(hit).some((name) => isAllowed.has(name)));
}

/** How many of the phrases each format has, once for each question, set, or template. */
export function registerMeasures(
  bank: readonly Asked[],
  allowed: readonly AllowedPhrase[],
): Measure[] {
  const hits = Map.groupBy(registerHits(bank, allowed), ({ format }) => format);
  const formats = Map.groupBy(bank, ({ item }) => item.format);
  return [...formats].map(([format, own]) => ({
    name: `${format}: phrases the exam doesn't use`,
    value: new Set((hits.get(format) ?? []).map(({ origin, phrase }) => `${origin} ${phrase}`))
      .size,
    least: 0,
    most: 0,
    count: own.length,
  }));
}

/** Exceptions that aren't needed, or that name a phrase the list doesn't have. */
export function staleAllowances(
  bank: readonly Asked[],
  allowed: readonly AllowedPhrase[],
): Finding[] {
  const names = new Set(allHits(bank).flatMap(namesOf));
  return allowed
    .filter(({ where, phrase }) => !names.has(`${where} ${phrase}`))
    .map(({ where, phrase }) => ({
      gate: "register",
      where,
      what: `is allowed "${phrase}", which it doesn't have`,
    }));
}

function namesOf({ where, origin, phrase }: RegisterHit): string[] {
  return [`${where} ${phrase}`, `${origin} ${phrase}`];
}

function allHits(bank: readonly Asked[]): RegisterHit[] {
  const sets = new Map(bank.flatMap((asked) => (asked.set ? [[asked.set.set, asked]] : [])));
  return [
    ...bank.flatMap((asked) => hitsIn(asked.item, asked.item.id, asked)),
    ...[...sets].flatMap(([id, asked]) => hitsIn(asked.set!, id, asked)),
  ];
}

function hitsIn(read: object, where: string, asked: Asked): RegisterHit[] {
  const origin = originOf(asked);
  const { format } = asked.item;
  return textsOf(read)
    .filter(([field]) => isReadFirst(field))
    .flatMap(([field, source]) => {
      const text = withoutTex(source).replaceAll(/\s+/g, " ").trim();
      return REGISTER_PHRASES.filter(({ pattern }) => pattern.test(text)).map(
        ({ name, pattern, better }) => {
          return {
            format,
            origin,
            where,
            field,
            phrase: name,
            text: around(text, pattern),
            better,
          };
        },
      );
    });
}

/** Reasons and solutions come after the answer, and tables and charts have signs of their own. */
function isReadFirst(field: string): boolean {
  return (
    /^(?:argument|passage|sources|intro|stem|statements|options|rows|columns|blanks)\b/.test(
      field,
    ) && !/\.(?:why|slip)$|\bpicture\b/.test(field)
  );
}
