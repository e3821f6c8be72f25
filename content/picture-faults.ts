import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Asked, type Finding, picturesOf, pictureWordFaults } from "@theta/items";
import { PICTURES, type PictureEntry, readPictureEntries } from "./load-pictures.ts";
import { hashOfPicture, MOST_BYTES, readDrawings, saidByDrawing, sourceOf } from "./drawings.ts";
import { sizeOfWebp } from "./webp-size.ts";

const GATE = "pictures";
const RUN = "run: npm run pictures";

/**
 * What the picture gate finds wrong with drawings, their files, and the texts that replace them.
 */
export async function pictureFaults(bank: readonly Asked[]): Promise<Finding[]> {
  const drawings = await readDrawings();
  const entries = await readPictureEntries();
  const saidBy = (name: string) => saidByDrawing(drawings[name] ?? "");
  const used = new Set(
    bank.flatMap(({ item, set }) =>
      [...picturesOf(item), ...(set ? picturesOf(set) : [])].map(({ file }) => file),
    ),
  );
  const names = [...new Set([...Object.keys(drawings), ...Object.keys(entries), ...used])];
  const ofFiles = await Promise.all(
    names.map(async (name) => {
      const whats = await faultsOf(drawings[name], entries[name], used.has(name));
      return whats.map((what) => ({ gate: GATE, where: name, what }));
    }),
  );
  return [...pictureWordFaults(bank, saidBy), ...ofFiles.flat(), ...(await strays(entries))];
}

async function faultsOf(
  drawing: string | undefined,
  entry: PictureEntry | undefined,
  isUsed: boolean,
): Promise<string[]> {
  if (drawing === undefined) return ["has no drawing"];
  if (entry === undefined) return [`has no files; ${RUN}`];
  return [
    ...(isUsed ? [] : ["belongs to no question"]),
    ...(entry.source === (await sourceOf(drawing)) ? [] : [`was redrawn; ${RUN}`]),
    ...(await Promise.all(entry.sizes.map(faultsOfFile))).flat(),
  ];
}

async function faultsOfFile({ file, width, height }: PictureEntry["sizes"][number]) {
  const bytes = await readFile(join(PICTURES, "made", file)).catch(() => null);
  if (bytes === null) return [`${file} is missing; ${RUN}`];
  const size = sizeOfWebp(bytes);
  return [
    ...(hashOfPicture(bytes) === file ? [] : [`${file} is not what its name says`]),
    ...(size?.width === width && size.height === height
      ? []
      : [`${file} is ${size?.width} × ${size?.height} and not ${width} × ${height} pixels`]),
    ...(bytes.length <= MOST_BYTES ? [] : [`${file} has ${bytes.length} bytes, too many`]),
  ];
}

async function strays(entries: Record<string, PictureEntry>): Promise<Finding[]> {
  const known = new Set(
    Object.values(entries).flatMap(({ sizes }) => sizes.map(({ file }) => file)),
  );
  return (await readdir(join(PICTURES, "made")))
    .filter((file) => !known.has(file))
    .map((file) => ({ gate: GATE, where: file, what: `doesn't belong to a drawing; ${RUN}` }));
}
