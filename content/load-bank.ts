import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import {
  type Asked,
  askedOf,
  type BankItem,
  blindFaults,
  type Entry,
  makeItem,
  RenderError,
  toBankItems,
} from "@theta/items";
import { readBlindRecord } from "./blind-record.ts";
import { loadTemplates } from "./load-templates.ts";
import { poolOf, type PooledItem } from "./pools.ts";
import { readPickedQuestions } from "./quizzes/load-quizzes.ts";
import { loadWritten, WRITTEN } from "./load-written.ts";
import { filesUnder, HERE } from "./source-files.ts";

const SOURCES = [
  "templates",
  "picked-seeds.json",
  "quizzes",
  "mocks.yaml",
  "practice-only.json",
  "blind-answers.json",
  "pools.ts",
  ...WRITTEN,
].map((name) => join(HERE, name));
/** What turns sources into rows: the renderer, its libraries' versions, and designed parameters. */
const MAKERS = [
  "../packages/items/src",
  "../package-lock.json",
  "../packages/engine/src/calibrate-designed.ts",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** Between two of these the event loop may breathe, and a progress bar be drawn. */
const ITEMS_AT_ONCE = 50;

const RENDERED = join(HERE, "dist", "bank.json");

interface RenderedBank {
  readonly stamp: string;
  readonly items: PooledItem[];
}

type OnProgress = (done: number, total: number) => void;

/** An entry of the bank, and which phrasing and setting a template used for it. */
interface SourceEntry {
  readonly entry: Entry;
  /** null for what people wrote. */
  readonly variant: string | null;
  /** Where people wrote it; null for templates. */
  readonly file: string | null;
  /** Which of its template's items it is; null for what people wrote. */
  readonly nth: number | null;
}

/** A hash of everything that the bank is made of: its sources and the code that renders them. */
export async function stampOfBank(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of [...SOURCES, ...MAKERS])
    for (const file of await filesUnder(source))
      hash.update(`${file.slice(HERE.length)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

/** Every item of the bank: as the build rendered it, or rendered now when that is not of these sources. */
export async function loadBank(onProgress?: OnProgress): Promise<PooledItem[]> {
  const built = await readOptional(RENDERED);
  if (built !== null) {
    const { stamp, items } = JSON.parse(built) as RenderedBank;
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
async function renderBank(onProgress?: OnProgress): Promise<PooledItem[]> {
  const practiceOnly = await readPracticeOnly();
  const elsewhere = new Set([
    ...Object.values(await readPickedQuestions()).flat(),
    ...practiceOnly,
  ]);
  const questions: Asked[] = [];
  const makers = await entryMakers();
  const items: PooledItem[] = [];
  for (const [k, make] of makers.entries()) {
    const source = make();
    if (source.nth === null) questions.push(...askedOf(source.entry));
    items.push(
      ...rendered(source).map((item) => ({
        ...item,
        pool: poolOf(item, source.nth, elsewhere),
        isWritten: source.nth === null,
      })),
    );
    if ((k + 1) % ITEMS_AT_ONCE > 0 && k + 1 < makers.length) continue;
    onProgress?.(k + 1, makers.length);
    await new Promise(setImmediate);
  }
  refuseDoubles(items);
  refuseUnknown(practiceOnly, items);
  await refuseUnread(questions);
  return items;
}

/** Every question of the bank, as the gates see it. */
export async function loadQuestions(): Promise<Asked[]> {
  return (await entryMakers()).flatMap((make) => {
    const { entry, variant } = make();
    return askedOf(entry, variant);
  });
}

async function entryMakers(): Promise<(() => SourceEntry)[]> {
  return [...(await templateEntries()), ...(await writtenEntries())];
}

/** Which seeds of each template are in the bank; `npm run items:pick` writes it. */
async function readPickedSeeds(): Promise<Record<string, number[]>> {
  const text = await readFile(join(HERE, "picked-seeds.json"), "utf8");
  return JSON.parse(text) as Record<string, number[]>;
}

/** What people wrote for practice alone, so that every section has something to practise. */
async function readPracticeOnly(): Promise<string[]> {
  return JSON.parse(await readFile(join(HERE, "practice-only.json"), "utf8")) as string[];
}

async function templateEntries(): Promise<(() => SourceEntry)[]> {
  const picked = await readPickedSeeds();
  return (await loadTemplates()).flatMap((template) =>
    (picked[template.id] ?? []).map((seed, nth) => () => {
      const { item, variant } = makeItem(template, seed);
      return { entry: item, variant, file: null, nth };
    }),
  );
}

async function writtenEntries(): Promise<(() => SourceEntry)[]> {
  return (await loadWritten()).map((written) => () => ({ ...written, variant: null, nth: null }));
}

function rendered({ entry, file }: SourceEntry): BankItem[] {
  try {
    return toBankItems(entry);
  } catch (error) {
    if (!(error instanceof RenderError) || file === null) throw error;
    throw new RenderError(`${file}: ${error.message}`);
  }
}

function refuseDoubles(items: readonly BankItem[]): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key))
      throw new RenderError(`Two items have the id ${key}; every item needs its own.`);
    seen.add(key);
  }
}

function refuseUnknown(practiceOnly: readonly string[], items: readonly BankItem[]): void {
  const known = new Set(items.flatMap(({ key, setKey }) => [key, setKey]));
  for (const id of practiceOnly)
    if (!known.has(id))
      throw new RenderError(`content/practice-only.json names ${id}, which is not in the bank.`);
}

/** What people wrote is shown to nobody before two readers have solved it alike. */
async function refuseUnread(questions: readonly Asked[]): Promise<void> {
  const [fault] = blindFaults(questions, await readBlindRecord());
  if (fault) throw new RenderError(`${fault.where} ${fault.what}.`);
}

async function readOptional(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
