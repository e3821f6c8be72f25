import { parse } from "yaml";
import { z } from "zod";
import { readBlocks, splitHead } from "./read-blocks.ts";
import type { Sheet } from "./sheet.ts";

const words = z.string().min(1);
const sheetHead = z.strictObject({
  title: words,
  lead: words,
  about: words,
  holds: z.array(words).min(1),
  pages: z.coerce.number().int().min(1).max(4),
  orientation: z.enum(["portrait", "landscape"]),
});

/** Reads a sheet's source. Throws an error that names the file if it's broken. */
export function readSheet(file: string, source: string): Sheet {
  try {
    const [head, text] = splitHead(source);
    return {
      name: file.replace(/\.md$/, ""),
      ...sheetHead.parse(parse(head, { schema: "failsafe" })),
      blocks: readBlocks(text),
    };
  } catch (error) {
    throw new Error(`content/sheets/${file}: ${(error as Error).message}`, { cause: error });
  }
}
