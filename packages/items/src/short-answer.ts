import type { Answer } from "@theta/contract";
import { plainText } from "./plain-text.ts";
import { beginningOf } from "./preview.ts";
import type { RenderedItem, RenderedOption } from "./rendered-item.ts";
import { LETTERS } from "./taxonomy.ts";

/** A row of a grid can be a whole sentence. */
const MOST_CHARACTERS = 40;

/**
 * An answer in short, with a text for each part in the item's order: a letter where the solution has letters,
 * otherwise the words that were chosen.
 */
export function shortAnswer({ layout, options, parts }: RenderedItem, answer: Answer): string[] {
  if ("optionId" in answer) return [letterOf(options, answer.optionId)];
  const inShort = layout === "sentences" ? letterOf : wordsOf;
  return parts.map(({ id, options: own }) =>
    inShort(own, answer.parts.find(({ partId }) => partId === id)?.optionId),
  );
}

const NONE = "–";

function letterOf(options: readonly RenderedOption[], optionId: string | undefined): string {
  return LETTERS[options.findIndex(({ id }) => id === optionId)] ?? NONE;
}

function wordsOf(options: readonly RenderedOption[], optionId: string | undefined): string {
  const chosen = options.find(({ id }) => id === optionId);
  if (!chosen) return NONE;
  const words = plainText(chosen.html);
  const beginning = beginningOf(words, MOST_CHARACTERS);
  return beginning === words ? words : `${beginning.trimEnd()}…`;
}
