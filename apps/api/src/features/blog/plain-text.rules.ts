import sanitizeHtml from "sanitize-html";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Characters that nobody sees and that could reverse the text around them. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The words of somebody else's HTML: no tags, entities decoded, one line, limited in length. The
 * result is text and must never be used as HTML.
 */
export function plainText(html: string, most: number): string {
  // Words in two blocks stay two words.
  const spaced = html.slice(0, 20_000).replaceAll(/<(?=\/?(p|br|div|li|h\d|td|tr)\b)/gi, " <");
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/\s+/g, " ")
    .replaceAll(UNSEEN, "")
    .trim();
  return cut(words, most);
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most).replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s.,;:…-]+$/, "")}…`;
}
