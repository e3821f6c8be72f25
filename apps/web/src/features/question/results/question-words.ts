/** How a question is named in the tables of a report. Both texts may be absent. */
export const NO_TOPIC = "N/A";

type Absent = null | undefined;

export function topicOf({ topicName }: { topicName?: string | Absent }): string {
  return topicName?.trim() || NO_TOPIC;
}

const PREVIEW_CHARACTERS = 100;
const NO_PREVIEW = "Question preview not available";
/** With what stands over it: a digit is not cut from the bar that says that it repeats. */
const CHARACTER = /\P{M}\p{M}*/gu;

/** The beginning of a question in one line. */
export function previewOf({ questionString }: { questionString?: string | Absent }): string {
  const characters: string[] = questionString?.trim().match(CHARACTER) ?? [];
  if (characters.length === 0) return NO_PREVIEW;
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join("");
  const end = wordsEnd(characters);
  return `${characters
    .slice(0, end)
    .join("")
    .replace(/[\s.,;:–—-]+$/u, "")}…`;
}

/** Where the last whole word ends within the first 100 characters; one long word is cut. */
function wordsEnd(characters: readonly string[]): number {
  const space = characters.lastIndexOf(" ", PREVIEW_CHARACTERS);
  return space > 0 ? space : PREVIEW_CHARACTERS;
}
