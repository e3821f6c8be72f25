/** How reports refer to a question. Both texts may be missing. */
export const NO_TOPIC = "N/A";

type Absent = null | undefined;

export function topicOf({ topicName }: { topicName?: string | Absent }): string {
  return topicName?.trim() || NO_TOPIC;
}

/** "B", or "Yes / No / Yes" for an answer in parts. */
export function shortAnswerWords(parts: readonly string[]): string {
  return parts.join(" / ");
}

const PREVIEW_CHARACTERS = 100;
const NO_PREVIEW = "Question preview not available";
/** Includes combining marks, so that a digit isn't cut from the bar that says it repeats. */
const CHARACTER = /\P{M}\p{M}*/gu;

/** The start of a question in one line. */
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

/** Where the last whole word ends within the first 100 characters. A single long word is cut. */
function wordsEnd(characters: readonly string[]): number {
  const space = characters.lastIndexOf(" ", PREVIEW_CHARACTERS);
  return space > 0 ? space : PREVIEW_CHARACTERS;
}
