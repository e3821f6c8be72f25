/** Small changes to a program, one at a time, each of which a test should notice. */
import { parseSync } from "oxc-parser";

export interface Mutant {
  file: string;
  line: number;
  /** The part of the source to replace, and the replacement. */
  start: number;
  end: number;
  was: string;
  becomes: string;
}

/** A node of the program, as oxc-parser returns it. */
interface Part {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Replacement = Pick<Mutant, "start" | "end" | "becomes">;

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
  // First the moved boundary, then the opposite.
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
  "++": ["--"],
  "--": ["++"],
};

/** Types and texts for people don't change what a program does. */
const TYPE_WITH_CODE = /^TS(As|NonNull|Satisfies)Expression$|^TSParameterProperty$/;
const READ_ONLY = /^(Import|ExportAll)Declaration$|^JSX(Attribute|Text)$|^ThrowStatement$/;
const TESTING = /^(If|While|DoWhile|For)Statement$|^ConditionalExpression$/;

export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]!.message}`);
  return partsOf(program as unknown as Part)
    .flatMap((part) => replacementsOf(part, source))
    .toSorted((one, other) => one.start - other.start)
    .map((change) => ({
      file,
      line: source.slice(0, change.start).split("\n").length,
      was: source.slice(change.start, change.end),
      ...change,
    }));
}

export function apply(source: string, { start, end, becomes }: Replacement): string {
  return source.slice(0, start) + becomes + source.slice(end);
}

function partsOf(part: Part): Part[] {
  if (part.type.startsWith("TS") && !TYPE_WITH_CODE.test(part.type)) return [];
  if (READ_ONLY.test(part.type)) return [];
  const within = Object.entries(part).flatMap(([field, value]) =>
    isName(part, field) ? [] : [value].flat().filter(isPart),
  );
  return [part, ...within.flatMap(partsOf)];
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** A quoted key, or the module named in an export. */
function isName(part: Part, field: string): boolean {
  return (field === "key" && !part["computed"]) || field === "source" || field === "directive";
}

function replacementsOf(part: Part, source: string): Replacement[] {
  const { type, start, end } = part;
  const all = (...texts: string[]) => texts.map((becomes) => ({ start, end, becomes }));
  const text = source.slice(start, end);
  if (TESTING.test(type)) return negated(part["test"], source);
  switch (type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      return swapped(part, source);
    case "UpdateExpression":
      return all(text.replace(/\+\+|--/, (operator) => SWAPPED[operator]![0]!));
    case "UnaryExpression":
      return part["operator"] === "!" ? all(textOf(part["argument"], source)) : [];
    case "ExpressionStatement":
      return isCall(part["expression"]) ? all(";") : [];
    case "Literal":
      return all(...otherLiterals(part["value"], part["raw"]));
    case "TemplateLiteral":
      return text === "``" ? [] : all("``");
    case "ArrayExpression":
      return text.replaceAll(/\s/g, "") === "[]" ? [] : all("[]");
    default:
      return [];
  }
}

function textOf(part: unknown, source: string): string {
  return isPart(part) ? source.slice(part.start, part.end) : "";
}

/** Changes a comparison at its operator and a negation at its negation. */
function negated(test: unknown, source: string): Replacement[] {
  if (!isPart(test) || test.type === "UnaryExpression") return [];
  if (test.type === "BinaryExpression" && String(test["operator"]) in SWAPPED) return [];
  return [{ start: test.start, end: test.end, becomes: `!(${textOf(test, source)})` }];
}

function swapped(part: Part, source: string): Replacement[] {
  const { left, right } = part;
  if (!isPart(left) || !isPart(right)) return [];
  const operator = String(part["operator"]);
  if (operator.startsWith("+") && (isText(left) || isText(right))) return [];
  // There may be comments and parentheses between the two sides.
  const start = source.indexOf(operator, left.end);
  return (SWAPPED[operator] ?? []).map((becomes) => ({
    start,
    end: start + operator.length,
    becomes,
  }));
}

/** A plus that joins texts has no opposite. */
function isText(part: Part): boolean {
  if (part.type === "TemplateLiteral" || typeof part["value"] === "string") return true;
  return part.type === "BinaryExpression" && [part["left"], part["right"]].some(isTextPart);
}

const isTextPart = (value: unknown): boolean => isPart(value) && isText(value);

function isCall(expression: unknown): boolean {
  if (!isPart(expression)) return false;
  const { type } = expression;
  if (type === "AwaitExpression" || type === "ChainExpression" || type === "UnaryExpression")
    return isCall(expression["argument"] ?? expression["expression"]);
  return type === "CallExpression" && (expression["callee"] as Part).type !== "Super";
}

function otherLiterals(value: unknown, raw: unknown): string[] {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "number") {
    const others = [value + 1, value - 1];
    // So large or so small that adding one gives the same number.
    return others.filter((other) => other !== value).map((other) => `(${other})`);
  }
  return typeof value === "string" && value !== "" && typeof raw === "string" ? ['""'] : [];
}
