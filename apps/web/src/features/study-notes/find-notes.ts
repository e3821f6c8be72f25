import type { NoteHead } from "@theta/contract";

export interface NoteFilter {
  section: NoteHead["section"] | undefined;
  words: string;
}

export interface NoteGroup {
  section: NoteHead["section"];
  group: string;
  notes: NoteHead[];
}

export const SECTION_NAMES: Record<NoteHead["section"], string> = {
  quant: "Quantitative Reasoning",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};

/** The notes whose list entry contains every word, in their groups. */
export function findNotes(notes: readonly NoteHead[], { section, words }: NoteFilter): NoteGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = notes.filter((note) => {
    const text = `${note.title} ${note.about} ${note.group}`.toLowerCase();
    return (!section || note.section === section) && wanted.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ group }) => group);
  return [...groups].map(([group, inside]) => ({
    group,
    section: inside[0]!.section,
    notes: inside,
  }));
}

/** The notes before and after one in the list. */
export function neighborsOf(notes: readonly NoteHead[], name: string) {
  const place = notes.findIndex((note) => note.name === name);
  return {
    head: notes[place] ?? null,
    previous: notes[place - 1] ?? null,
    next: place < 0 ? null : (notes[place + 1] ?? null),
  };
}
