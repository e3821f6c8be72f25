/** Checks every import against our rules, and finds cycles, barrels, and crowded or mutual folders. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { IMPORT_RULES, isExempt, LAYERS } from "./import-rules.ts";
import { isTest } from "./is-test.ts";

interface Import {
  to: string;
  /** Imported on demand, so it doesn't form a cycle. */
  isLazy?: boolean;
  /** Exported again, and not as a type: `export { a } from`. */
  isPassedOn?: boolean;
}

export type Graph = Map<string, Import[]>;

export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const named = (request: string) =>
    request.startsWith(".") ? posix.join(posix.dirname(file), request) : request;
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ to: named(moduleRequest.value), isPassedOn: !isType }] : [],
    ),
  );
  const lazy = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    .filter((text) => /^[\w@./-]+$/.test(text));
  return [
    ...fixed.map((request) => ({ to: named(request) })),
    ...passedOn,
    ...lazy.map((request) => ({ to: named(request), isLazy: true })),
  ];
}

export function faultsOf(graph: Graph): string[] {
  const faults: string[] = [];
  for (const [file, imports] of graph) {
    if (/^apps\/.*\/index\.tsx?$/.test(file)) faults.push(`${file}: no barrels inside apps`);
    if (isExempt(file)) continue;
    for (const { to, isPassedOn } of imports) {
      if (isPassedOn && to.endsWith(".queries.ts"))
        faults.push(`${file} passes on ${to}: a part of a statement belongs in *.sql-parts.ts`);
      for (const { why } of IMPORT_RULES.filter((rule) => breaks(rule, file, to))) {
        faults.push(`${file} imports ${to}: ${why}`);
      }
      if (isTest(to))
        faults.push(`${file} imports ${to}: only tests use what is for tests (is-test.ts)`);
      const crossed = crossedFeature(file, to);
      if (crossed) faults.push(`${file} imports ${to}: ${crossed}`);
    }
  }
  return [
    ...faults,
    ...cyclesOf(graph),
    ...mutualFolders(graph),
    ...crowdedFolders([...graph.keys()]),
  ];
}

/** More are hard to look through: sub-folders should show what belongs together. */
const MOST_FILES = 25;
/** Folders named for a topic, where every file is one kind of question. */
const OF_TEMPLATES = /^content\/templates\//;
const isSource = (file: string) => !isTest(file) && !file.endsWith(".e2e.ts");

function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => isSource(file) && !OF_TEMPLATES.test(file));
  const byFolder = Map.groupBy(sources, (file) => posix.dirname(file));
  return [...byFolder]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(([folder, { length }]) => `${folder} has ${length} source files: cut it into sub-folders`);
}

function breaks(rule: (typeof IMPORT_RULES)[number], file: string, to: string): boolean {
  return rule.from.test(file) && rule.to.test(to) && !rule.except?.test(to);
}

const FEATURE = /^apps\/(web|api)\/src\/features\/([^/]+)\//;

function crossedFeature(file: string, to: string): string | null {
  const [, app, from] = FEATURE.exec(file) ?? [];
  const [, , other] = FEATURE.exec(to) ?? [];
  if (!from || !other || from === other) return null;
  if (to.endsWith(".queries.ts")) return "another feature's tables are asked through its use cases";
  const layerOf = layersOf(app as keyof typeof LAYERS);
  return layerOf(from) > layerOf(other) ? null : `${other} is not below ${from}`;
}

function layersOf(app: keyof typeof LAYERS): (feature: string) => number {
  return (feature) => {
    const layer = LAYERS[app].findIndex((names) => names.includes(feature));
    if (layer < 0) throw new Error(`Say in LAYERS.${app} where ${feature} belongs.`);
    return layer;
  };
}

const FOLDER = /^(apps\/\w+\/src\/features\/[^/]+)\/(?:([^/]+)\/)?/;
/** These put a feature together, so they are above its folders. */
const IS_ABOVE = /\/features\/[^/]+\/[^/]+(\.routes|-services)\.ts$/;

/** Folders of one feature that use each other. The files right in the feature count as one, too. */
function mutualFolders(graph: Graph): string[] {
  const uses = new Map<string, string>();
  for (const [file, imports] of graph) {
    const [, feature, folder = "."] = FOLDER.exec(file) ?? [];
    if (!feature || isTest(file) || IS_ABOVE.test(file)) continue;
    for (const { to } of imports) {
      const [, other, target = "."] = FOLDER.exec(to) ?? [];
      if (other === feature && target !== folder)
        uses.set(`${feature} ${folder} ${target}`, `${file} imports ${to}`);
    }
  }
  return [...uses].flatMap(([key, one]) => {
    const [feature, folder = "", target = ""] = key.split(" ");
    const back = folder < target && uses.get(`${feature} ${target} ${folder}`);
    return back ? [`${one}, and ${back}: let the folders of a feature point one way`] : [];
  });
}

function cyclesOf(graph: Graph): string[] {
  const state = new Map<string, "open" | "done">();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      cycles.push(`a cycle: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`);
      return;
    }
    state.set(file, "open");
    for (const { to, isLazy } of graph.get(file) ?? []) {
      if (!isLazy && graph.has(to)) visit(to, [...path, file]);
    }
    state.set(file, "done");
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** What every source file of the repository imports. */
export function readGraph(): Graph {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  });
  const files = listed.trim().split("\n").filter(existsSync);
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]));
}

if (import.meta.main) {
  const graph = readGraph();
  const faults = faultsOf(graph);
  for (const fault of faults) console.error(fault);
  console.log(`${graph.size} files, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
