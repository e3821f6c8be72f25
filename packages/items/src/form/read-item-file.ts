import { isNode, LineCounter, parseAllDocuments, type Document } from "yaml";
import type { z } from "zod";
import { type ItemForm, itemForm } from "./item-form.ts";
import {
  passageSetForm,
  type PassageSetForm,
  sourceSetForm,
  type SourceSetForm,
} from "./set-form.ts";
import { upgradeForm } from "./upgrade-form.ts";

export type SetForm = PassageSetForm | SourceSetForm;
/** What a file may contain: single items, and sets of questions about a passage or sources. */
export type Entry = ItemForm | SetForm;

/** Says where a file of items is broken so that its author can go there and fix it. */
export class ItemFileError extends Error {
  override readonly name = "ItemFileError";
  readonly file: string;
  readonly line: number;
  readonly field: string;

  constructor(file: string, line: number, field: string, reason: string) {
    super(`${file}, line ${line}${field ? `, ${field}` : ""}: ${reason}`);
    this.file = file;
    this.line = line;
    this.field = field;
  }
}

/** The only way in for written items: YAML documents, one per item or set. Throws ItemFileError. */
export function readItemFile(file: string, text: string): Entry[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if (documents.length === 0) throw new ItemFileError(file, 1, "", "holds no item.");
  return documents.map((document) => readDocument(file, document, lines));
}

function readDocument(file: string, document: Document, lines: LineCounter): Entry {
  const [fault] = document.errors;
  if (fault) throw new ItemFileError(file, lines.linePos(fault.pos[0]).line, "", fault.message);
  const value = withSharedFields(upgradeForm(valueOf(file, document)));
  const parsed = schemaFor(value).safeParse(value);
  if (parsed.success) return parsed.data as Entry;
  const issue = deepest(parsed.error.issues[0]!);
  throw new ItemFileError(
    file,
    lineOf(document, issue.path, lines),
    fieldOf(issue.path),
    issue.message,
  );
}

/** Aliases that lead nowhere, or to more than a file may contain, only show up here. */
function valueOf(file: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    throw new ItemFileError(file, 1, "", (error as Error).message);
  }
}

/** Copies what a set says once to each of its questions. */
function withSharedFields(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value["questions"])) return value;
  const { form, format, state, author, questions } = value;
  const shared = { form, format, author, ...(state === undefined ? {} : { state }) };
  return {
    ...value,
    questions: questions.map((question: unknown) =>
      isObject(question) ? { ...shared, ...question } : question,
    ),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function schemaFor(value: unknown): z.ZodType {
  if (!isObject(value) || !("set" in value)) return itemForm;
  return "passage" in value ? passageSetForm : sourceSetForm;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** When all alternatives failed, the one that got furthest says the most. */
function deepest(issue: z.core.$ZodIssue): Issue {
  if (issue.code === "unrecognized_keys")
    return { path: [...issue.path, issue.keys[0]!], message: "is no field of this form" };
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue;
  const nested = issue.errors
    .map((issues) => deepest(issues[0]!))
    .toSorted((one, other) => other.path.length - one.path.length)[0]!;
  return { path: [...issue.path, ...nested.path], message: nested.message };
}

/** The line of the field, or of the closest enclosing thing that exists. */
function lineOf(document: Document, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** options[2].why */
function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}
