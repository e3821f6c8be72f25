import type { Question } from "../asked.ts";
import type { SetForm } from "../form/read-item-file.ts";
import { textsOf } from "../question-text.ts";
import type { Finding } from "./finding.ts";
import { around, withoutTex } from "./prose.ts";

/** Slips that templates and people make. */
const FAULTS: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\bInfinity\b|\[object /, "a value is missing"],
  [/ {2,}\S/, "two spaces"],
  [/\s[,.;?!](?:\s|$)|[a-z] :(?:\s|$)/, "a space before the stop"],
  [/[,;:]{2,}|(?<!\.)\.\.(?!\.)|(?<!\.[a-z])\.,|,\./, "two stops"],
  [/\(\s|\s\)/, "a space inside parentheses"],
  [/\b(the the|a a|of of|is is|to to|and and|in in)\b/i, "a word twice"],
  [/\ba (?=(?!one\b|once\b|uni|use|usu|eu|ut[ie])[aeiou]\w)/, "“a” before a vowel"],
  [/\ba (?:8|11|18)(?:\d\d\d)?\b(?![,.]\d)/, "“a” before eight, eleven or eighteen"],
  [/\ban (?=[bcdfgjkpqtvwz]\w)/i, "“an” before a consonant"],
  [
    /(?<![\d.,/-])\b1 (?!and\b|or\b|to\b|is\b|in\b|from\b|less\b|plus\b|as\b|minus\b|times\b|has\b|does\b|was\b|ends\b|divides\b|leaves\b|gives\b|reaches\b|grows\b|lies\b|exceeds\b|unless\b|shows\b|makes\b|brings\b|takes\b)[a-z]+[^su'’\s]s\b(?! (?:than|as)\b)/,
    "a plural after 1",
  ],
  [/\+ -|- -|\+ \+/, "two signs in a row"],
  [
    /\b(colour|centre|metre|litre|favour|labour|organis(?!t|m)|realis(?!m|t)|travell|programme(?![rd]))/i,
    "British spelling",
  ],
];

/** As in 49.50000000000001, in formulas, too. */
const UNROUNDED = /\d\.\d{12,}/;

/** Texts no editor would accept, in a question or in what a set is about. */
export function languageFaults(read: Question | SetForm): Finding[] {
  return textsOf(read).flatMap(([where, source]) => {
    const text = withoutTex(source);
    const found = FAULTS.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, what]) => `${what}: “${around(text, pattern)}”`,
    );
    if (UNROUNDED.test(source)) found.push(`a rounding error: “${around(source, UNROUNDED)}”`);
    return found.map((what) => ({
      gate: "language",
      where: "set" in read ? read.set : read.id,
      what: `${where}: ${what}`,
    }));
  });
}
