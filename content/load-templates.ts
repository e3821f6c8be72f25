import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { basename, join } from "node:path";
import type { Template } from "@theta/items";

const FOLDER = fileURLToPath(new URL("templates", import.meta.url));

/** Every template of the bank, or those named. A template is a file that exports `template`. */
export async function loadTemplates(only?: readonly string[]): Promise<Template[]> {
  const files = (await readdir(FOLDER, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && (only?.includes(basename(file, ".ts")) ?? true),
  );
  const templates = await Promise.all(files.toSorted().map(loadTemplate));
  return templates.toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

async function loadTemplate(file: string): Promise<Template> {
  const loaded = (await import(join(FOLDER, file))) as { template?: Template };
  if (loaded.template?.id !== basename(file, ".ts"))
    throw new Error(
      `content/templates/${file} must export a template whose id is its file's name, not ${loaded.template?.id ?? "nothing"}.`,
    );
  return loaded.template;
}
