import type { Note } from "@theta/content";
import { allNotes } from "./notes.ts";

/** The notes whose buttons lead to practice with a question like this. */
export async function notesPracticing(question: {
  section: string;
  format: string;
  topic: string;
}): Promise<Note[]> {
  const { section, format, topic } = question;
  return (await allNotes()).filter(({ practice }) =>
    practice.some(
      (place) =>
        place.section === section &&
        place.format === format &&
        (place.topic === undefined || place.topic === topic),
    ),
  );
}
