import type { ItemForm } from "./form/item-form.ts";
import type { Entry, SetForm } from "./form/read-item-file.ts";

/** A single question, or one about a passage or sources. */
export type Question = ItemForm | SetForm["questions"][number];

/** A question as the gates see it, with what it is about and where it comes from. */
export interface Asked {
  readonly item: Question;
  readonly set: SetForm | null;
  /** Which phrasing and setting a template used; null for questions written by people. */
  readonly variant: string | null;
}

export function askedOf(entry: Entry, variant: string | null = null): Asked[] {
  return "set" in entry
    ? entry.questions.map((item) => ({ item, set: entry, variant }))
    : [{ item: entry, set: null, variant }];
}

/** Questions from the same origin may be similar: items from one template, questions in one set. */
export function originOf({ item, set }: Asked): string {
  if (set) return set.set;
  return item.author.kind === "template" ? item.author.template : item.id;
}

/** What a set's questions are about, as text. */
export function stimulusText(set: SetForm): string {
  return "passage" in set
    ? set.passage
    : set.sources.map(({ title, text }) => `${title}\n${text}`).join("\n\n");
}
