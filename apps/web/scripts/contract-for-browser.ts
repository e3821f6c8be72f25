import path from "node:path";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

const CONTRACT = path.resolve(import.meta.dirname, "../../../packages/contract/src");
/** The functions that declare an endpoint. */
const DECLARING = new Set(["route", "staffRoute"]);

/**
 * Leaves out of the build what only the server needs from the contract. The browser asks whether a call has a body or
 * a query but never checks them, and the server has checked every reply. Schemas that a screen does use stay, and load
 * with that screen.
 */
export function contractForBrowser(): Plugin {
  return {
    name: "contract-for-browser",
    apply: "build",
    transform(code, id) {
      return id.startsWith(CONTRACT)
        ? { code: forBrowser(code, path.basename(id)), map: null }
        : null;
    },
  };
}

interface Change {
  at: number;
  until: number;
  text: string;
}

/** A module of the contract, as JavaScript, without its calls' schemas and with the rest free to go if unused. */
export function forBrowser(code: string, name: string): string {
  const { program, errors } = parseSync(name, code, { lang: "js" });
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const changes: Change[] = [];
  const doing: number[] = [];
  new Visitor({
    CallExpression({ start, callee, arguments: [declared] }) {
      doing.push(start);
      if (callee.type !== "Identifier" || !DECLARING.has(callee.name)) return;
      if (declared?.type === "ObjectExpression") changes.push(...withoutSchemas(declared));
    },
    // To a bundler, a spread may run a getter.
    SpreadElement: ({ start }) => void doing.push(start),
  }).visit(program);
  for (const { start, end } of program.body.flatMap(valuesOf)) {
    if (!doing.some((at) => start <= at && at < end)) continue;
    changes.push(
      { at: start, until: start, text: "/* @__PURE__ */ (() => (" },
      { at: end, until: end, text: "))()" },
    );
  }
  return withChanges(code, changes);
}

function withoutSchemas({ properties }: ESTree.ObjectExpression): Change[] {
  return properties.flatMap((property) => {
    if (property.type !== "Property" || property.key.type !== "Identifier") return [];
    const text = STANDS_FOR[property.key.name];
    const { start: at, end: until } = property.value;
    return text === undefined ? [] : [{ at, until, text }];
  });
}

const STANDS_FOR: Readonly<Record<string, string>> = {
  query: "true",
  body: "true",
  reply: "undefined",
  summary: "undefined",
};

/** The values that a module's constants get when it loads. */
function valuesOf(statement: ESTree.Program["body"][number]): ESTree.Expression[] {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ init }) =>
    init && init.type !== "ArrowFunctionExpression" ? [init] : [],
  );
}

/** From the front, so that changes inside a part that's gone are left out. */
function withChanges(code: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { at, until, text } of changes.toSorted((one, other) => one.at - other.at)) {
    if (at < done) continue;
    result += code.slice(done, at) + text;
    done = until;
  }
  return result + code.slice(done);
}
