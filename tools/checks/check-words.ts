/** Checks every text that people read against our words (docs/words.md). */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { isTest } from "./is-test.ts";
import {
  ALLOWED,
  CODE_FILES,
  FIXED_TEXTS,
  NO_WORDS,
  TEXT_FILES,
  WORD_RULES,
} from "./word-rules.ts";

interface Text {
  line: number;
  words: string;
}

export interface WordFault extends Text {
  file: string;
  refused: string;
  better: string;
}

export function faultsIn(file: string, source: string): WordFault[] {
  const texts = CODE_FILES.test(file) ? textsOfCode(file, source) : textsOfPage(file, source);
  return texts.flatMap(({ line, words }) =>
    WORD_RULES.flatMap(({ refused, better, files }) => {
      const found = refused.exec(withoutFixed(words));
      if (!found || files?.test(file) === false) return [];
      return [{ file, line, words, refused: found[0].trim(), better }];
    }),
  );
}

function withoutFixed(words: string): string {
  return FIXED_TEXTS.reduce((rest, text) => rest.replaceAll(text, "…"), words);
}

/** Lines of Markdown and YAML, without code, addresses, and YAML comments. */
function textsOfPage(file: string, source: string): Text[] {
  const isYaml = file.endsWith(".yaml");
  let isCode = false;
  return source.split("\n").flatMap((text, index) => {
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode;
    if (isCode || (isYaml ? /^\s*#/ : /^ {4,}[^\s*-]/).test(text)) return [];
    const words = text.replace(/`[^`]*`/g, "…").replace(/\]\([^)]*\)|https?:\/\/\S+/g, "]");
    return [{ line: index + 1, words }];
  });
}

const NOT_SHOWN = new Set(["className", "style", "id", "d", "key", "name", "type", "href"]);

/** Strings that contain words, and text between tags. SQL and class names don't count. */
function textsOfCode(file: string, source: string): Text[] {
  const texts: Text[] = [];
  const skipped: { start: number; end: number }[] = [];
  const add = (at: { start: number; end: number }, words: string) => {
    if (skipped.some(({ start, end }) => start <= at.start && at.end <= end)) return;
    texts.push({ line: source.slice(0, at.start).split("\n").length, words });
  };
  new Visitor({
    ImportDeclaration: (node) => void skipped.push(node),
    TaggedTemplateExpression: (node) => void skipped.push(node.quasi),
    JSXAttribute: (node) => {
      const { name, value } = node;
      if (value && name.type === "JSXIdentifier" && NOT_SHOWN.has(name.name)) skipped.push(value);
    },
    Literal: (node) => {
      if (typeof node.value === "string" && isForPeople(node.value)) add(node, node.value);
    },
    TemplateLiteral: (node) => {
      // Puts a number where a value is filled in, so that "${share} %" is found.
      const words = node.quasis.map(({ value }) => value.cooked ?? "").join("1");
      if (isForPeople(words)) add(node, words);
    },
    JSXText: (node) => {
      if (/[a-z%]/i.test(node.value)) add(node, node.value);
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

function isForPeople(words: string): boolean {
  return /\S\s+\S/.test(words) || /^[A-Z][a-z]/.test(words);
}

/** All faults that aren't allowed, and allowances that match nothing. */
export function judge(found: readonly WordFault[]): { faults: WordFault[]; idle: string[] } {
  const isAllowed = ({ file, words }: WordFault, one: (typeof ALLOWED)[number]) =>
    one.file === file && words.includes(one.text);
  const faults = found.filter((fault) => !ALLOWED.some((one) => isAllowed(fault, one)));
  const idle = ALLOWED.filter((one) => !found.some((fault) => isAllowed(fault, one)));
  return { faults, idle: idle.map(({ file, text }) => `${file} no longer says "${text}".`) };
}

export function readTexts(): WordFault[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  return listed
    .trim()
    .split("\n")
    .filter((file) => CODE_FILES.test(file) || TEXT_FILES.test(file))
    .filter((file) => !NO_WORDS.test(file) && !isTest(file) && existsSync(file))
    .flatMap((file) => faultsIn(file, readFileSync(file, "utf8")));
}

if (import.meta.main) {
  const { faults, idle } = judge(readTexts());
  for (const { file, line, refused, better, words } of faults) {
    console.error(`${file}:${line} "${refused}": say ${better}. "${words.trim().slice(0, 120)}"`);
  }
  for (const text of idle)
    console.log(`${text} Take it off the list in tools/checks/word-rules.ts.`);
  console.log(`${faults.length} words to change`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
