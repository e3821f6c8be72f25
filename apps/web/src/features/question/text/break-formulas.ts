/** Characters that fit on one line of a phone, even with signs and spaces between all of them. */
const FITS = 15;

const FORMULA = /<math><mrow>((?:(?!<\/math>).)*)<\/mrow><\/math>/gs;
const PIECE = /<\/?([a-z]+)[^>]*>|[^<]+/g;
const RELATION = /^(=|≠|≈|≤|≥|<|>|&lt;|&gt;|⇒|→)$/;
const OPERATOR = /^[+−⋯]$/;

/**
 * Lets a long formula continue on the next line before a relation sign and, if a side is still too
 * long, before the terms of its sum or the dots of its product. Browsers never break inside <math>, so
 * each part becomes its own formula.
 */
export function breakFormulas(html: string): string {
  return html.replace(FORMULA, (formula, inside: string) => {
    const parts = cutLong(inside, RELATION).flatMap((side) => cutLong(side, OPERATOR));
    return parts.length > 1
      ? parts.map((part) => `<math><mrow>${part}</mrow></math>`).join("<wbr>")
      : formula;
  });
}

function cutLong(row: string, sign: RegExp): string[] {
  return row.replace(/<[^>]*>/g, "").length > FITS ? cutBefore(row, sign) : [row];
}

const WITH_SIGN = /[(“]?<math>(?:(?!<\/math>).)*<\/math>[.,;:!?%)”’]+/gs;

/** Keeps a period or comma on the line of the formula before it. Browsers might break in between. */
export function holdSigns(html: string): string {
  return html.replace(WITH_SIGN, '<span class="rich-whole">$&</span>');
}

/** Cuts the row before each such sign in the row itself, not in a fraction or a root. */
function cutBefore(row: string, sign: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  let opened = "";
  for (const [piece, name] of row.matchAll(PIECE)) {
    if (name && piece.startsWith("</")) depth--;
    else if (name) {
      if (depth === 0) opened = piece;
      depth++;
    } else if (depth === 1 && opened.startsWith("<mo") && sign.test(piece)) {
      const before = (parts.pop() ?? "").slice(0, -opened.length);
      // A sign that follows another stays with it, as in "+ ⋯".
      if (before === "" || before.endsWith("</mo>")) parts.push(before + opened);
      // At the start of a formula, a plus sign would otherwise be read as a number's sign.
      else parts.push(before, opened.replace("<mo", '<mo form="infix"'));
    }
    parts.push((parts.pop() ?? "") + piece);
  }
  return parts;
}
