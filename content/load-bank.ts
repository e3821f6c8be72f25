import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import { type BankItem, type Entry, makeItem, readItemFile, toBankItems } from "@theta/items";
import { loadTemplates } from "./load-templates.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const WRITTEN = ["verbal", "sources"];
const SOURCES = ["templates", "picked-seeds.json", ...WRITTEN].map((name) => join(HERE, name));
const RENDERER = fileURLToPath(new URL("../packages/items/src", import.meta.url));
/** Between two of these the event loop may breathe, and a progress bar be drawn. */
const ITEMS_AT_ONCE = 50;

const RENDERED = join(HERE, "dist", "bank.json");

interface RenderedBank {
  readonly stamp: string;
  readonly items: BankItem[];
}

type OnProgress = (done: number, total: number) => void;

/** An entry of the bank, and which phrasing and setting a template used for it. */
export interface SourceEntry {
  readonly entry: Entry;
  /** null for what people wrote. */
  readonly variant: string | null;
}

/** A hash of everything that the bank is made of: its sources and the code that renders them. */
export async function stampOfBank(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of [...SOURCES, RENDERER])
    for (const file of await filesUnder(source))
      hash.update(`${file.slice(HERE.length)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

/** Every item of the bank: as the build rendered it, or rendered now when that is not of these sources. */
export async function loadBank(onProgress?: OnProgress): Promise<BankItem[]> {
  const rendered = await readOptional(RENDERED);
  if (rendered !== null) {
    const { stamp, items } = JSON.parse(rendered) as RenderedBank;
    if (stamp === (await stampOfBank())) return items;
  }
  return await renderBank(onProgress);
}

/** What the build leaves for the server, which then has nothing to render when it starts. */
export async function writeRenderedBank(onProgress?: OnProgress): Promise<number> {
  const bank: RenderedBank = { stamp: await stampOfBank(), items: await renderBank(onProgress) };
  await mkdir(dirname(RENDERED), { recursive: true });
  await writeFile(`${RENDERED}.new`, JSON.stringify(bank));
  // At once or not at all: a server may be starting meanwhile.
  await rename(`${RENDERED}.new`, RENDERED);
  return bank.items.length;
}

/** Throws, naming file or item, when one is broken. */
async function renderBank(onProgress?: OnProgress): Promise<BankItem[]> {
  const makers = await entryMakers();
  const items: BankItem[] = [];
  for (const [k, make] of makers.entries()) {
    items.push(...toBankItems(make().entry));
    if ((k + 1) % ITEMS_AT_ONCE > 0 && k + 1 < makers.length) continue;
    onProgress?.(k + 1, makers.length);
    await new Promise(setImmediate);
  }
  refuseDoubles(items);
  return items;
}

/** Every entry of the bank as its author left it. */
export async function loadEntries(): Promise<SourceEntry[]> {
  return (await entryMakers()).map((make) => make());
}

async function entryMakers(): Promise<(() => SourceEntry)[]> {
  return [...(await templateEntries()), ...(await writtenEntries())];
}

/** Which seeds of each template are in the bank; `npm run items:pick` writes it. */
async function readPickedSeeds(): Promise<Record<string, number[]>> {
  const text = await readFile(join(HERE, "picked-seeds.json"), "utf8");
  return JSON.parse(text) as Record<string, number[]>;
}

async function templateEntries(): Promise<(() => SourceEntry)[]> {
  const picked = await readPickedSeeds();
  return (await loadTemplates()).flatMap((template) =>
    (picked[template.id] ?? []).map((seed) => () => {
      const { item, variant } = makeItem(template, seed);
      return { entry: item, variant };
    }),
  );
}

async function writtenEntries(): Promise<(() => SourceEntry)[]> {
  const files = (await Promise.all(WRITTEN.map((name) => filesUnder(join(HERE, name))))).flat();
  const entries = await Promise.all(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map(async (file) =>
        readItemFile(`content/${file.slice(HERE.length)}`, await readFile(file, "utf8")),
      ),
  );
  return entries.flat().map((entry) => () => ({ entry, variant: null }));
}

function refuseDoubles(items: readonly BankItem[]): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key)) throw new Error(`Two items have the id ${key}; every item needs its own.`);
    seen.add(key);
  }
}

async function readOptional(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
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
