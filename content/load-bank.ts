import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { type BankItem, type Entry, makeItem, readItemFile, toBankItems } from "@theta/items";
import { loadTemplates } from "./load-templates.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SOURCES = ["templates", "verbal", "sources", "picked-seeds.json"];
const RENDERER = fileURLToPath(new URL("../packages/items/src", import.meta.url));
/** Between two of these the event loop may breathe, and a progress bar be drawn. */
const ITEMS_AT_ONCE = 50;

/** A hash of everything that the bank is made of: its sources and the code that renders them. */
export async function stampOfBank(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of [...SOURCES.map((name) => join(HERE, name)), RENDERER])
    for (const file of await filesUnder(folder))
      hash.update(`${file.slice(HERE.length)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

/** Every item of the bank, rendered. Throws, naming file or item, when one is broken. */
export async function loadBank(
  onProgress?: (done: number, total: number) => void,
): Promise<BankItem[]> {
  const makers = [...(await templateItems()), ...(await writtenEntries())];
  const items: BankItem[] = [];
  for (const [k, make] of makers.entries()) {
    items.push(...toBankItems(make()));
    if ((k + 1) % ITEMS_AT_ONCE > 0 && k + 1 < makers.length) continue;
    onProgress?.(k + 1, makers.length);
    await new Promise(setImmediate);
  }
  refuseDoubles(items);
  return items;
}

/** Which seeds of each template are in the bank; `npm run items:pick` writes it. */
export async function readPickedSeeds(): Promise<Record<string, number[]>> {
  return JSON.parse(await readFile(join(HERE, "picked-seeds.json"), "utf8")) as Record<
    string,
    number[]
  >;
}

async function templateItems(): Promise<(() => Entry)[]> {
  const picked = await readPickedSeeds();
  return (await loadTemplates()).flatMap((template) =>
    (picked[template.id] ?? []).map((seed) => () => makeItem(template, seed).item),
  );
}

async function writtenEntries(): Promise<(() => Entry)[]> {
  const files = (
    await Promise.all(["verbal", "sources"].map((name) => filesUnder(join(HERE, name))))
  ).flat();
  const entries = await Promise.all(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map(async (file) =>
        readItemFile(`content/${file.slice(HERE.length)}`, await readFile(file, "utf8")),
      ),
  );
  return entries.flat().map((entry) => () => entry);
}

function refuseDoubles(items: readonly BankItem[]): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key)) throw new Error(`Two items have the id ${key}; every item needs its own.`);
    seen.add(key);
  }
}

/** Files in a folder and below, or the file itself; none where there is nothing. */
async function filesUnder(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}
