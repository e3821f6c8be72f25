/** Letters that Unicode doesn't take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** No word of a name is longer, and an index can't hold every length. */
const WORD_MOST = 100;

/**
 * A name's words as they're searched for: in small letters, without accents, whatever separates them. What somebody
 * types goes through the same function, so "jose" and "José" are the same.
 */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    // Accents only: in some scripts, other marks are vowels.
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter]!)
    // An apostrophe in a word separates, so "Brien" finds O'Brien.
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(plain.filter((word) => word !== "").map((word) => word.slice(0, WORD_MOST)))];
}
