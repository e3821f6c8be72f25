import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { basename, join } from "node:path";
import type { Template } from "@theta/items";
import { z } from "zod";

/** Written by `npm run items:blind -- relabel`. */
const SHIFTS = fileURLToPath(new URL("level-shifts.json", import.meta.url));
const FOLDER = fileURLToPath(new URL("templates", import.meta.url));

/** A template's file and id. The file is named after the id. */
export interface TemplateFile {
  readonly id: string;
  /** Relative to the templates folder. */
  readonly file: string;
  readonly path: string;
  /** What readers add to the difficulties it works out. */
  readonly levelShift: number;
}

/** Every template of the bank, or those named. A template is a file that exports `template`. */
export async function loadTemplates(only?: readonly string[]): Promise<Template[]> {
  const files = (await templateFiles()).filter(({ id }) => only?.includes(id) ?? true);
  return await Promise.all(files.map(loadTemplate));
}

/** In the order of their ids. */
export async function templateFiles(): Promise<TemplateFile[]> {
  const shifts = await readLevelShifts();
  return (await readdir(FOLDER, { recursive: true }))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ id: basename(file, ".ts"), file, path: join(FOLDER, file) }))
    .map((named) => ({ ...named, levelShift: shifts[named.id] ?? 0 }))
    .toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

/** By template id. */
export async function readLevelShifts(): Promise<Record<string, number>> {
  return z.record(z.string(), z.number()).parse(JSON.parse(await readFile(SHIFTS, "utf8")));
}

export async function keepLevelShifts(shifts: Readonly<Record<string, number>>): Promise<void> {
  const sorted = Object.entries(shifts).toSorted(([one], [other]) =>
    one.localeCompare(other, "en"),
  );
  await writeFile(`${SHIFTS}.new`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  await rename(`${SHIFTS}.new`, SHIFTS);
}

export async function loadTemplate({
  id,
  file,
  path,
  levelShift,
}: TemplateFile): Promise<Template> {
  const loaded = (await import(path)) as { template?: Template };
  if (loaded.template?.id !== id)
    throw new Error(
      `content/templates/${file} must export a template whose id is its file's name, not ${loaded.template?.id ?? "nothing"}.`,
    );
  return { ...loaded.template, levelShift };
}
