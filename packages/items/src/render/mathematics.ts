import temml from "temml";
import { oncePerText } from "../once-per-text.ts";
import { growParentheses } from "./grow-parentheses.ts";

/** Browsers put a space around operators they don't know, and commas and plus signs already bring theirs. */
const ELLIPSIS = /<mo>([…⋯])<\/mo>/g;

/** TeX as MathML. Throws with the compiler's own message if it can't be read. */
export const renderTex = oncePerText((tex) => {
  try {
    const math = temml.renderToString(growParentheses(tex), { throwOnError: true, strict: true });
    return math.replaceAll(ELLIPSIS, '<mo lspace="0" rspace="0">$1</mo>');
  } catch (error) {
    throw new TexError(
      tex,
      (error as Error).message.trim().replace(/ at (end of input|position).*/s, ""),
    );
  }
});

export class TexError extends Error {
  override readonly name = "TexError";

  constructor(tex: string, reason: string) {
    super(`TeX “${tex}”: ${reason}`);
  }
}
