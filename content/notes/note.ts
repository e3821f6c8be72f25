import type { Format, Section } from "@theta/items";
import type { Block } from "../sheets/sheet.ts";

/** A study note as data: a page of the site, and a PDF made by `npm run notes`. */
export interface Note {
  /** The name of its file, its page, and its PDF. */
  name: string;
  section: Section;
  /** Its group in the section's list. */
  group: string;
  title: string;
  /** One sentence for the list. */
  about: string;
  /** A sample that anyone signed in can read. */
  isFree: boolean;
  /** Where to practice it, with one of these per button. */
  practice: PracticePlace[];
  blocks: Block[];
}

/** A filter of the practice screen. */
export interface PracticePlace {
  section: Section;
  format: Format;
  topic?: string;
}
