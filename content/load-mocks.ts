import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "./source-files.ts";

const mockForm = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** For a sectional test; a full-length one has all three. */
  section: z.enum(["quant", "verbal", "dataInsights"]).optional(),
  name: z.string().min(1),
  about: z.string().min(1),
  from: z.iso.date(),
});

/** A mock test: a name and what it consists of. Its questions are chosen while it is taken. */
export interface Mock {
  readonly key: string;
  readonly section: "quant" | "verbal" | "dataInsights" | null;
  /** In the list, starting at 1. */
  readonly place: number;
  readonly name: string;
  readonly about: string;
  readonly availableFrom: string;
}

/** The mocks in list order. Throws and says where if the file is broken. */
export async function loadMocks(): Promise<Mock[]> {
  const text = await readFile(join(HERE, "mocks.yaml"), "utf8");
  const parsed = z.array(mockForm).min(1).safeParse(parse(text));
  if (!parsed.success) throw new Error(`content/mocks.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data.map(({ key, section = null, name, about, from }, k) => ({
    key,
    section,
    place: k + 1,
    name,
    about,
    availableFrom: from,
  }));
}
