import { createHash } from "node:crypto";
import type { Asked } from "./asked.ts";
import type { PictureForm, PictureSizes } from "./form/picture-form.ts";

/** A picture and where it is in its item or set. */
export interface PlacedPicture {
  readonly where: string;
  readonly file: string;
  readonly sizes: PictureSizes;
  /** Its alt text; for the picture of an option, the option's text. */
  readonly alt: string;
  /** null for a picture of an option. */
  readonly description: string | null;
}

/** Every picture of an item or a set. A set's questions are looked at one by one. */
export function picturesOf(read: object): PlacedPicture[] {
  const found: PlacedPicture[] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === "questions") continue;
      const place = where ? `${where}.${name}` : name;
      if (name === "picture" && isPicture(one)) {
        const text = "text" in value && typeof value.text === "string" ? value.text : "";
        found.push({
          where: place,
          file: one.file,
          sizes: one.sizes ?? [],
          alt: one.alt ?? text,
          description: one.description ?? null,
        });
      } else walk(one, place);
    }
  };
  walk(read, "");
  return found;
}

/** The names of drawings with the files made from them. */
export type MadePictures = Readonly<Record<string, PictureSizes>>;

/**
 * An item or a set as it was read, with the files of its pictures. A drawing without files keeps
 * none.
 */
export function withPictures<T>(entry: T, made: MadePictures): T {
  if (Array.isArray(entry)) return entry.map((one: unknown) => withPictures(one, made)) as T;
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]: [string, unknown]) => [
      name,
      name === "picture" && isPicture(value)
        ? { ...value, sizes: made[value.file] ?? [] }
        : withPictures(value, made),
    ]),
  ) as T;
}

/** A hash of the pictures that belong to a question; null if there are none. */
export function markOfPictures({ item, set }: Asked): string | null {
  const files = [...(set ? picturesOf(set) : []), ...picturesOf(item)].flatMap(
    ({ sizes, description }) => [...sizes.map(({ file }) => file), description],
  );
  if (files.length === 0) return null;
  return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}

type Partly = Pick<PictureForm, "file"> & Partial<PictureForm>;

function isPicture(value: unknown): value is Partly {
  return typeof value === "object" && value !== null && "file" in value;
}
