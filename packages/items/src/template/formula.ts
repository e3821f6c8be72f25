import { near } from "./exact.ts";
import { plain } from "./reading.ts";

/** How checkers compute with the formulas that a finished item shows. */

export type Letters = Readonly<Record<string, number>>;

type Formula = (letters: Letters) => number;

/** The value of a formula such as `$3a + b^2$`, `x|y - 2|`, or `$\frac{x + y}{x - y}$`. */
export function valueOfFormula(text: string, letters: Letters): number {
  return formulaOf(text)(letters);
}

/** A formula that's read once and worked out for many letters. */
export function formulaOf(text: string): Formula {
  return new FormulaReader(plain(text)).read();
}

/** Whether an equation or inequality holds for many letters, also one in three parts: `$1 \lt 2x \le 9$`. */
export function relationOf(text: string): (letters: Letters) => boolean {
  const parts = plain(text).split(/(<=|>=|!=|<|>|=)/);
  const sides = parts.filter((_, k) => k % 2 === 0).map(formulaOf);
  if (sides.length < 2) throw new Error(`“${text}” is no equation or inequality.`);
  return (letters) => {
    const values = sides.map((side) => side(letters));
    return values.slice(1).every((right, k) => compares(parts[2 * k + 1]!, values[k]!, right));
  };
}

/** Rounding noise must not decide: a third three times is 1. */
function compares(sign: string, left: number, right: number): boolean {
  if (near(left, right, 1e-9)) return ["=", "<=", ">="].includes(sign);
  return sign === "!=" || (left < right ? sign.startsWith("<") : sign.startsWith(">"));
}

/** Sums of products of powers. Bars aren't nested, so a bar within bars closes them. */
class FormulaReader {
  readonly #tokens: string[];
  #isInBars = false;

  constructor(text: string) {
    this.#tokens = text.match(/\d+(?:\.\d+)?|[^\s\d]/g) ?? [];
  }

  read(): Formula {
    const formula = this.#sum();
    if (this.#tokens.length > 0) throw new Error(`“${this.#tokens.join("")}” can't be read.`);
    return formula;
  }

  #takes(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }

  #sum(): Formula {
    const terms = [this.#takes("-") ? negative(this.#product()) : this.#product()];
    for (;;) {
      if (this.#takes("+")) terms.push(this.#product());
      else if (this.#takes("-")) terms.push(negative(this.#product()));
      else return (letters) => terms.reduce((total, term) => total + term(letters), 0);
    }
  }

  #product(): Formula {
    const factors = [this.#power()];
    for (;;) {
      if (this.#takes("/")) factors.push(reciprocal(this.#power()));
      else if (this.#takes("*") || this.#isAtFactor()) factors.push(this.#power());
      else return (letters) => factors.reduce((all, factor) => all * factor(letters), 1);
    }
  }

  #isAtFactor(): boolean {
    const token = this.#tokens[0] ?? "";
    return /^[\w(]/.test(token) || (token === "|" && !this.#isInBars);
  }

  #power(): Formula {
    const base = this.#atom();
    if (!this.#takes("^")) return base;
    const exponent = this.#atom();
    return (letters) => base(letters) ** exponent(letters);
  }

  #atom(): Formula {
    const token = this.#tokens.shift() ?? "";
    if (token === "(") return this.#until(")");
    if (token === "|") {
      this.#isInBars = true;
      const inside = this.#until("|");
      this.#isInBars = false;
      return (letters) => Math.abs(inside(letters));
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^[a-z]$/i.test(token)) throw new Error(`“${token}” can't be read.`);
    return (letters) => valueOfLetter(token, letters);
  }

  #until(close: string): Formula {
    const inside = this.#sum();
    if (!this.#takes(close)) throw new Error(`A “${close}” is missing.`);
    return inside;
  }
}

function valueOfLetter(letter: string, letters: Letters): number {
  const value = letters[letter];
  if (value === undefined) throw new Error(`“${letter}” has no value.`);
  return value;
}

function negative(formula: Formula): Formula {
  return (letters) => -formula(letters);
}

function reciprocal(formula: Formula): Formula {
  return (letters) => 1 / formula(letters);
}
