import temml from "temml";
import { oncePerText } from "../once-per-text.ts";
import { growParentheses } from "./grow-parentheses.ts";

/** TeX as MathML. Throws with the compiler's own message if it can't be read. */
export const renderTex = oncePerText((tex) => {
  try {
    return temml.renderToString(growParentheses(tex), { throwOnError: true, strict: true });
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
