import { sum } from "./exact.ts";
import { plain } from "./reading.ts";

/** How checkers compute with the expressions and inequalities that a finished item shows. */

type Letters = Readonly<Record<string, number>>;
type Evaluator = (letters: Letters) => number;

/** Reads `$2x^2 - 3(x + y)$` or `$\frac{x}{4}$` once, to be computed for many values. */
export function expressionIn(text: string): Evaluator {
  const tokens = plain(text).match(/\d+(?:\.\d+)?|\S/g) ?? [];
  let at = 0;
  const takes = (token: string): boolean => tokens[at] === token && ++at > 0;

  function sumOf(): Evaluator {
    const terms: [sign: number, term: Evaluator][] = [];
    for (let sign = takes("-") ? -1 : 1; sign !== 0; sign = takes("+") ? 1 : takes("-") ? -1 : 0)
      terms.push([sign, productOf()]);
    return (letters) => sum(terms.map(([sign, term]) => sign * term(letters)));
  }
  function productOf(): Evaluator {
    let all = powerOf();
    while (/^[\d.a-z(*/]/.test(tokens[at] ?? "")) {
      const [before, divides] = [all, takes("/")];
      if (!divides) takes("*");
      const factor = powerOf();
      all = (letters) =>
        divides ? before(letters) / factor(letters) : before(letters) * factor(letters);
    }
    return all;
  }
  function powerOf(): Evaluator {
    const base = atom();
    if (!takes("^")) return base;
    const exponent = atom();
    return (letters) => base(letters) ** exponent(letters);
  }
  function atom(): Evaluator {
    const token = tokens[at++] ?? "";
    if (token === "(") {
      const inner = sumOf();
      if (!takes(")")) throw new Error(`“${text}” is not closed.`);
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^[a-z]$/.test(token)) throw new Error(`“${text}” cannot be computed.`);
    return (letters) => letters[token] ?? Number.NaN;
  }

  const whole = sumOf();
  if (at < tokens.length)
    throw new Error(`“${text}” goes on after “${tokens.slice(0, at).join("")}”.`);
  return whole;
}

/** Whether an equation or inequality holds, also one in three parts: `$1 \lt 2x \le 9$`. */
export function relationIn(text: string): (letters: Letters) => boolean {
  const parts = plain(text).split(/(<=|>=|!=|<|>|=)/);
  const sides = parts.filter((_, k) => k % 2 === 0).map(expressionIn);
  if (sides.length < 2) throw new Error(`“${text}” has no relation sign.`);
  return (letters) => {
    const values = sides.map((side) => side(letters));
    return values.slice(1).every((right, k) => compares(parts[2 * k + 1]!, values[k]! - right));
  };
}

/** Rounding noise must not decide: a third three times is 1. */
function compares(sign: string, difference: number): boolean {
  const isEqual = Math.abs(difference) < 1e-9;
  if (sign === "=") return isEqual;
  if (sign === "!=") return !isEqual;
  if (isEqual) return sign.endsWith("=");
  return sign.startsWith("<") ? difference < 0 : difference > 0;
}
