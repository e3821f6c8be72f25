import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { basename, join } from "node:path";
import type { Template } from "@theta/items";

const FOLDER = fileURLToPath(new URL("templates", import.meta.url));

/** A template's file and id. The file is named after the id. */
export interface TemplateFile {
  readonly id: string;
  /** Relative to the templates folder. */
  readonly file: string;
  readonly path: string;
}

/** Every template of the bank, or those named. A template is a file that exports `template`. */
export async function loadTemplates(only?: readonly string[]): Promise<Template[]> {
  const files = (await templateFiles()).filter(({ id }) => only?.includes(id) ?? true);
  return await Promise.all(files.map(loadTemplate));
}

/** In the order of their ids. */
export async function templateFiles(): Promise<TemplateFile[]> {
  return (await readdir(FOLDER, { recursive: true }))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ id: basename(file, ".ts"), file, path: join(FOLDER, file) }))
    .toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

export async function loadTemplate({ id, file, path }: TemplateFile): Promise<Template> {
  const loaded = (await import(path)) as { template?: Template };
  if (loaded.template?.id !== id)
    throw new Error(
      `content/templates/${file} must export a template whose id is its file's name, not ${loaded.template?.id ?? "nothing"}.`,
    );
  return loaded.template;
}
