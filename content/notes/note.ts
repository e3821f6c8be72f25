import type { Format, Section } from "@theta/items";
import type { Block } from "../sheets/sheet.ts";

/** A study note, as data: a page of the site, and a PDF that `npm run notes` makes. */
export interface Note {
  /** The name of its file, its page, and its PDF. */
  name: string;
  section: Section;
  /** What it is listed under in its section. */
  group: string;
  title: string;
  /** One sentence for the list. */
  about: string;
  /** A sample that anyone signed in may read. */
  isFree: boolean;
  /** Where to practice it: one of these for each button. */
  practice: PracticePlace[];
  blocks: Block[];
}

/** A filter of the practice screen. */
export interface PracticePlace {
  section: Section;
  format: Format;
  topic?: string;
}
