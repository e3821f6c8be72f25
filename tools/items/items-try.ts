/**
 * Shows a template while it is being written: `npm run items:try -- <template> [--seeds 1000]
 * [--show 3]`. Prints sample items as a reader sees them, then runs the checker on many seeds and
 * counts keys, variants, and difficulties.
 */
import { parseArgs } from "node:util";
import { loadTemplates } from "../../content/load-templates.ts";
import {
  disagreement,
  type ItemForm,
  makeItem,
  type Template,
} from "../../packages/items/src/index.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "1000" },
    show: { type: "string", default: "3" },
    from: { type: "string", default: "1" },
  },
});
const templates = await loadTemplates(positionals);
if (templates.length === 0) {
  console.error(
    `There is no template ${positionals.join(", ") || "named"}. Give the name of a file in content/templates.`,
  );
  process.exit(2);
}
for (const template of templates) {
  show(template);
  if (!tryOut(template)) process.exitCode = 1;
}

function show(template: Template): void {
  const from = Number(values.from);
  for (let seed = from; seed < from + Number(values.show); seed++) {
    const { item, variant } = makeItem(template, seed);
    console.log(`\n=== ${item.id} · ${variant} · difficulty ${item.difficulty}`);
    console.log(body(item));
    console.log(`— ${item.solution.idea}`);
    for (const step of item.solution.fast ?? []) console.log(`  » ${step}`);
    for (const step of item.solution.steps) console.log(`  • ${step}`);
    if (item.solution.check) console.log(`  ✓ ${item.solution.check}`);
    if (item.solution.takeaway) console.log(`  → ${item.solution.takeaway}`);
  }
}

function body(item: ItemForm): string {
  switch (item.format) {
    case "problem-solving":
    case "critical-reasoning":
      return `${item.stem}\n${item.options.map(optionLine).join("\n")}`;
    case "data-sufficiency":
      return `${item.stem}\n(1) ${item.statements[0]}\n(2) ${item.statements[1]}\nKey ${item.key}${tensionOf(item)}\n${Object.entries(
        item.why,
      )
        .map(([letter, why]) => `  ${letter}: ${why}`)
        .join("\n")}`;
    case "table-analysis":
      return [
        item.intro,
        item.table.columns.map(({ name }) => name).join(" | "),
        ...item.table.rows.map((row) => row.join(" | ")),
        item.stem,
        ...item.rows.map(({ text, key, why }) => `[${item.choices[key]}] ${text}   (${why})`),
      ].join("\n");
    case "graphics-interpretation":
      return [
        item.intro,
        JSON.stringify(item.chart),
        item.stem,
        ...item.blanks.map(({ options }, b) => `{${b + 1}}\n${options.map(optionLine).join("\n")}`),
      ].join("\n");
    case "two-part-analysis":
      return [
        item.stem,
        `columns: ${item.columns.join(" | ")}`,
        ...item.rows.map(
          ({ text, why }, r) =>
            `${item.keys[0] === r ? "①" : "  "}${item.keys[1] === r ? "②" : "  "} ${text}   (${why})`,
        ),
      ].join("\n");
  }
}

function tensionOf({
  tension,
  trap,
}: {
  tension?: string | undefined;
  trap?: string | undefined;
}): string {
  return tension ? ` · ${tension}, trap ${trap ?? "missing"}` : "";
}

function optionLine({
  text,
  key,
  slip,
  why,
}: {
  text: string;
  key?: true | undefined;
  slip?: string | undefined;
  why: string;
}): string {
  return ` ${key ? "✔" : " "} ${text}   (${slip ? `${slip}: ` : ""}${why})`;
}

function tryOut(template: Template): boolean {
  const seeds = Number(values.seeds);
  const counts = {
    variants: new Map<string, number>(),
    keys: new Map<string, number>(),
    difficulty: new Map<string, number>(),
  };
  const texts = new Set<string>();
  let faults = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const { item, variant } = makeItem(template, seed);
    const fault = disagreementOf(template, item);
    if (fault && faults++ < 5) console.log(`✘ seed ${seed} (${variant}): ${fault}\n${body(item)}`);
    bump(counts.variants, variant);
    bump(counts.difficulty, String(item.difficulty));
    for (const key of keysOf(item)) bump(counts.keys, key);
    texts.add(body(item));
  }
  console.log(`\n${template.id}: ${seeds} seeds, ${texts.size} different items, ${faults} faults`);
  for (const [what, map] of Object.entries(counts)) {
    const parts = [...map].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
    console.log(`  ${what}: ${parts.map(([name, n]) => `${name} ${n}`).join(" · ")}`);
  }
  return faults === 0;
}

function disagreementOf(template: Template, item: ItemForm): string | null {
  try {
    return disagreement(template, item);
  } catch (error) {
    return (error as Error).message;
  }
}

function keysOf(item: ItemForm): string[] {
  switch (item.format) {
    case "problem-solving":
    case "critical-reasoning":
      return [String(item.options.findIndex(({ key }) => key) + 1)];
    case "data-sufficiency":
      return [item.key];
    case "table-analysis":
      return [item.rows.map(({ key }) => (key === 0 ? "Y" : "N")).join("")];
    case "graphics-interpretation":
      return item.blanks.map(
        ({ options }, b) => `{${b + 1}}:${options.findIndex(({ key }) => key) + 1}`,
      );
    case "two-part-analysis":
      return item.keys.map((key, c) => `${c === 0 ? "①" : "②"}${key + 1}`);
  }
}

function bump(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
