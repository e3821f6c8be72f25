/** What parentheses have to grow for. */
const TALL = /\\[dt]?frac|\\binom/;
/** A delimiter with a size of its own, a command, an escaped character, or a bracket. */
const TOKEN = /\\(?:left|right|[bB]igg?[lrm]?)\s*\\?.|\\[a-zA-Z]+|\\.|[()[\]{}]/gs;

/**
 * Lets parentheses around a fraction grow with it, as `\left(` and `\right)` do. Nobody remembers to write those, and
 * a solution with `(1 + \frac{1}{2})` reads as if the parentheses belonged to half of it.
 */
export function growParentheses(tex: string): string {
  if (!TALL.test(tex)) return tex;
  const grown = new Map<number, string>();
  // Where each bracket that is open began. Parentheses must close in the group in which they opened.
  const open: { bracket: string; at: number }[] = [];
  for (const { 0: token, index: at } of tex.matchAll(TOKEN)) {
    if ("([{".includes(token)) open.push({ bracket: token, at });
    else if (token === "}") while (open.length > 0 && open.pop()!.bracket !== "{");
    else if ((token === ")" || token === "]") && open.length > 0 && open.at(-1)!.bracket !== "{") {
      const from = open.pop()!;
      // An interval's two ends may differ, and stay as they are.
      if (token !== ")" || from.bracket !== "(") continue;
      if (!isOneTallLine(tex.slice(from.at + 1, at))) continue;
      grown.set(from.at, "\\left(");
      grown.set(at, "\\right)");
    }
  }
  return tex.replace(/[()]/g, (bracket, at: number) => grown.get(at) ?? bracket);
}

function isOneTallLine(inside: string): boolean {
  return TALL.test(inside) && !inside.includes("&") && !inside.includes("\\\\");
}
