/**
 * Draws which packages and features use which, from the imports as they are, into docs/architecture.md:
 * `npm run docs:architecture`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { isExempt } from "./import-rules.ts";
import { type Graph, readGraph } from "./check-imports.ts";

const PAGE = new URL("../../docs/architecture.md", import.meta.url);

type GroupOf = (file: string) => string | undefined;

interface Drawing {
  name: string;
  groupOf: GroupOf;
}

const DRAWINGS: Drawing[] = [
  { name: "packages", groupOf: packageOf },
  { name: "web", groupOf: featureOf("web") },
  { name: "api", groupOf: featureOf("api") },
];

function packageOf(path: string): string | undefined {
  const [, bare] = /^@theta\/([\w-]+)/.exec(path) ?? [];
  if (bare) return bare === "razorpay-sandbox" ? "sandbox" : bare;
  const [, inside, other] =
    /^(?:apps|packages)\/([\w-]+)\/src\/|^(content|sandbox)\//.exec(path) ?? [];
  return inside ?? other;
}

function featureOf(app: "web" | "api"): GroupOf {
  const inApp = new RegExp(`^apps/${app}/src/features/([\\w-]+)/`);
  return (path) => inApp.exec(path)?.[1];
}

/** Each arrow once: "mock-test --> question". */
export function arrowsOf(graph: Graph, groupOf: GroupOf): string[] {
  const arrows = new Set<string>();
  for (const [file, imports] of graph) {
    const from = groupOf(file);
    if (!from || isExempt(file)) continue;
    for (const { to } of imports) {
      const other = groupOf(to);
      if (other && other !== from) arrows.add(`${from} --> ${other}`);
    }
  }
  return [...arrows].toSorted();
}

/** The page with its drawings brought up to date. */
export function withDrawings(page: string, graph: Graph): string {
  return DRAWINGS.reduce((text, { name, groupOf }) => {
    const [begin, end] = [`<!-- ${name}: drawn -->`, `<!-- ${name}: end -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`No place for ${name}.`);
    const arrows = arrowsOf(graph, groupOf).map((arrow) => `  ${arrow}`);
    const drawing = ["```mermaid", "graph TD", ...arrows, "```"].join("\n");
    return `${before}${begin}\n\n${drawing}\n\n${end}${after}`;
  }, page);
}

if (import.meta.main) {
  writeFileSync(PAGE, withDrawings(readFileSync(PAGE, "utf8"), readGraph()));
}
