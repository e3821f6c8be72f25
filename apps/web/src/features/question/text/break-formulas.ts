/** Letters and signs that fit into one line of a phone. */
const FITS = 26;

const FORMULA = /<math><mrow>((?:(?!<\/math>).)*)<\/mrow><\/math>/gs;
const PIECE = /<\/?([a-z]+)[^>]*>|[^<]+/g;
const RELATION = /^(=|≠|≈|≤|≥|<|>|&lt;|&gt;|⇒|→)$/;

/**
 * Lets a long formula go on in the next line before a relation sign. A browser never breaks inside
 * <math>, so each side becomes a formula of its own.
 */
export function breakFormulas(html: string): string {
  return html.replace(FORMULA, (formula, inside: string) => {
    const parts = formula.replace(/<[^>]*>/g, "").length > FITS ? sidesOf(inside) : [];
    return parts.length > 1
      ? parts.map((part) => `<math><mrow>${part}</mrow></math>`).join("<wbr>")
      : formula;
  });
}

const WITH_SIGN = /[(“]?<math>(?:(?!<\/math>).)*<\/math>[.,;:!?%)”’]+/gs;

/** Keeps a full stop or comma on the line of the formula before it; browsers may break between. */
export function holdSigns(html: string): string {
  return html.replace(WITH_SIGN, '<span class="rich-whole">$&</span>');
}

/** The row cut before each relation sign that stands in it itself, not in a fraction or a root. */
function sidesOf(row: string): string[] {
  const sides = [""];
  let depth = 0;
  let opened = "";
  for (const [piece, name] of row.matchAll(PIECE)) {
    if (name && piece.startsWith("</")) depth--;
    else if (name) {
      if (depth === 0) opened = piece;
      depth++;
    } else if (depth === 1 && opened.startsWith("<mo") && RELATION.test(piece)) {
      const before = sides.pop() ?? "";
      const side = before.slice(0, -opened.length);
      sides.push(...(side === "" ? [opened] : [side, opened]));
    }
    sides.push((sides.pop() ?? "") + piece);
  }
  return sides;
}
