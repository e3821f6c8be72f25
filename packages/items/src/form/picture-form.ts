import { z } from "zod";
import { markdown } from "./text-form.ts";

/** One of a picture's files in `content/pictures/made`. Its name is a hash of its content. */
const sizeForm = z.strictObject({
  file: z.string().regex(/^[0-9a-f]{32}\.webp$/),
  width: z.int().min(1),
  height: z.int().min(1),
});

const drawn = {
  /** The name of a drawing in `content/pictures`, without `.svg`. */
  file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
  /** Filled in when the file is read, so that a changed drawing makes a new version of the item. */
  sizes: z.array(sizeForm).default([]),
};

/** A picture that a question is about. */
export const pictureForm = z.strictObject({
  ...drawn,
  /** What kind of picture it is, in a sentence. */
  alt: z.string().trim().min(1, "must say what the picture shows").max(200),
  /**
   * All the information in it, for people who can't see it: a list or a table of what can be read
   * off it.
   */
  description: markdown,
});

/** A picture instead of an option's words; the option's text says what it shows. */
export const optionPictureForm = z.strictObject(drawn);

export type PictureForm = z.output<typeof pictureForm>;
export type OptionPictureForm = z.output<typeof optionPictureForm>;
export type PictureSizes = PictureForm["sizes"];
