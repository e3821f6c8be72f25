import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import { type Asked, askedOf, type BankItem, blindFaults, RenderError } from "@theta/items";
import { readBlindRecord } from "./blind-record.ts";
import { templateFiles } from "./load-templates.ts";
import { readPickedDraws } from "./picked-draws.ts";
import { poolOf, type PooledItem } from "./pools.ts";
import { readPickedQuestions } from "./quizzes/load-quizzes.ts";
import { WRITTEN, writtenFiles } from "./load-written.ts";
import { entriesOf, type ItemSource } from "./rendering/render-source.ts";
import { type OnProgress, renderSources } from "./rendering/render-sources.ts";
import { readTopicQuestions, readTopicSeeds } from "./topic-tests/load-topic-tests.ts";
import { hashOf, HERE } from "./source-files.ts";

const SOURCES = [
  "templates",
  "picked-seeds.json",
  "level-shifts.json",
  "quizzes",
  "topic-tests",
  "mocks.yaml",
  "practice-only.json",
  "blind-answers.json",
  ...WRITTEN,
].map((name) => join(HERE, name));
/**
 * What turns a source into items: the renderer, what it uses from the contract, and its libraries'
 * versions.
 */
export const RENDERER: readonly string[] = [
  "rendering/render-source.ts",
  "load-pictures.ts",
  "load-templates.ts",
  "load-written.ts",
  "chart-asks",
  "stories",
  "table-statements",
  "two-part-proofs",
  "../packages/items/src",
  "../packages/contract/src",
  "../package-lock.json",
].map(inRepository);
/** What turns items into rows: the pools, and designed parameters. */
const MAKERS = [
  ...RENDERER,
  ...["load-bank.ts", "pools.ts", "../packages/engine/src/calibrate/calibrate-designed.ts"].map(
    inRepository,
  ),
];

/** Everything the bank's stamp depends on. */
export const SOURCES_AND_MAKERS: readonly string[] = [...SOURCES, ...MAKERS];

const RENDERED = join(HERE, "dist", "bank.json");
const RENDERED_STAMP = join(HERE, "dist", "bank.stamp");

interface RenderedBank {
  readonly stamp: string;
  readonly items: PooledItem[];
}

/** A hash of everything the bank is made from: its sources and the code that renders them. */
export async function stampOfBank(): Promise<string> {
  return await hashOf(SOURCES_AND_MAKERS);
}

function inRepository(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The stamp of the sources the build has rendered, without reading them; null before a build. */
export async function stampOfBuiltBank(): Promise<string | null> {
  return await readOptional(RENDERED_STAMP);
}

/**
 * Every item of the bank, as rendered by the build, or rendered now if the build's sources differ.
 */
export async function loadBank(onProgress?: OnProgress): Promise<PooledItem[]> {
  const built = await readOptional(RENDERED);
  if (built !== null) {
    const { stamp, items } = JSON.parse(built) as RenderedBank;
    if (stamp === (await stampOfBank())) return items;
  }
  return await renderBank(onProgress);
}

/** Written by the build, so that the server has nothing to render when it starts. */
export async function writeRenderedBank(onProgress?: OnProgress): Promise<number> {
  const bank: RenderedBank = { stamp: await stampOfBank(), items: await renderBank(onProgress) };
  await mkdir(dirname(RENDERED), { recursive: true });
  await replaceFile(RENDERED, JSON.stringify(bank));
  await replaceFile(RENDERED_STAMP, bank.stamp);
  return bank.items.length;
}

/** All at once or not at all, because a server may be starting at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Throws and names the file or item if one is broken. */
async function renderBank(onProgress?: OnProgress): Promise<PooledItem[]> {
  const practiceOnly = await readPracticeOnly();
  const elsewhere = new Set([
    ...Object.values(await readPickedQuestions()).flat(),
    ...Object.values(await readTopicQuestions()).flat(),
    ...practiceOnly,
  ]);
  const sources = await itemSources();
  const rendered = await renderSources(sources, { code: await hashOf(RENDERER), onProgress });
  const items = rendered.flatMap(({ items: made }, k) => {
    const isWritten = sources[k]!.kind === "written";
    return made.map((item, nth) => ({
      ...item,
      pool: poolOf(item, isWritten ? null : nth, elsewhere),
      isWritten,
    }));
  });
  refuseDoubles(items);
  refuseUnknown(practiceOnly, items);
  await refuseUnread(rendered.flatMap(({ written }) => written.flatMap((entry) => askedOf(entry))));
  return items;
}

/** Every question of the bank as the gates see it. */
export async function loadQuestions(): Promise<Asked[]> {
  const entries = await Promise.all((await itemSources()).map(entriesOf));
  return entries.flat().flatMap(({ entry, variant }) => askedOf(entry, variant));
}

/** Templates in the order of their ids, then what people wrote. */
async function itemSources(): Promise<ItemSource[]> {
  const [seeds, draws] = await Promise.all([readBankSeeds(), readPickedDraws()]);
  const templates = (await templateFiles()).map(async (template): Promise<ItemSource> => ({
    kind: "template",
    template,
    text: await readFile(template.path, "utf8"),
    seeds: seeds[template.id] ?? [],
    draws: draws[template.id] ?? {},
  }));
  const written = (await writtenFiles()).map(({ file, text, pictures }): ItemSource => ({
    kind: "written",
    file,
    text,
    pictures,
  }));
  return [...(await Promise.all(templates)), ...written];
}

/** The seeds of every item in the bank, by template. */
export async function readBankSeeds(): Promise<Record<string, number[]>> {
  const [picked, ofTopicTests] = await Promise.all([readPickedSeeds(), readTopicSeeds()]);
  // Those of topic tests come last, because an item's position decides whether it is for mocks.
  return Object.fromEntries(
    Object.keys({ ...picked, ...ofTopicTests }).map((id) => [
      id,
      [...(picked[id] ?? []), ...(ofTopicTests[id] ?? [])],
    ]),
  );
}

/** Which seeds of each template are picked for mocks, quizzes, and practice; written by `npm run items:pick`. */
export async function readPickedSeeds(): Promise<Record<string, number[]>> {
  const text = await readFile(join(HERE, "picked-seeds.json"), "utf8");
  return JSON.parse(text) as Record<string, number[]>;
}

/** Written questions reserved for practice, so that every section has something to practice. */
export async function readPracticeOnly(): Promise<string[]> {
  return JSON.parse(await readFile(join(HERE, "practice-only.json"), "utf8")) as string[];
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

/** Nobody sees a written question until two readers have solved it and agree. */
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
