import { type BankItem, type Entry, makeItem, RenderError, toBankItems } from "@theta/items";
import { loadTemplate, type TemplateFile } from "../load-templates.ts";
import { readWritten, type WrittenFile } from "../load-written.ts";

/** One file of the bank's sources, with everything that decides the result. */
export type ItemSource =
  | {
      readonly kind: "template";
      readonly template: TemplateFile;
      readonly text: string;
      readonly seeds: readonly number[];
      /** The draws that were found for them; others are searched. They make nothing else, only sooner. */
      readonly draws: Readonly<Record<string, number>>;
    }
  | ({ readonly kind: "written" } & Omit<WrittenFile, "path">);

export interface SourceEntry {
  readonly entry: Entry;
  /** Which phrasing and setting a template used; null for written items. */
  readonly variant: string | null;
}

export interface RenderedSource {
  /** For a template, one for each seed, in order. */
  readonly items: BankItem[];
  /** What people wrote, for the gates; empty for templates, which have checkers. */
  readonly written: Entry[];
}

/** Throws and names the file or item if the source is broken. */
export async function entriesOf(source: ItemSource): Promise<SourceEntry[]> {
  if (source.kind === "written")
    return readWritten(source).map((entry) => ({ entry, variant: null }));
  const template = await loadTemplate(source.template);
  return source.seeds.map((seed) => {
    const { item, variant } = makeItem(template, seed, source.draws[seed]);
    return { entry: item, variant };
  });
}

/** Throws and names the file or item if the source is broken. */
export async function renderSource(source: ItemSource): Promise<RenderedSource> {
  const entries = (await entriesOf(source)).map(({ entry }) => entry);
  return {
    items: entries.flatMap((entry) => rendered(source, entry)),
    written: source.kind === "written" ? entries : [],
  };
}

function rendered(source: ItemSource, entry: Entry): BankItem[] {
  try {
    return toBankItems(entry);
  } catch (error) {
    if (!(error instanceof RenderError) || source.kind === "template") throw error;
    throw new RenderError(`${source.file}: ${error.message}`);
  }
}
