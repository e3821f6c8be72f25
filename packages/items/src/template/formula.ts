import { oncePerText } from "../once-per-text.ts";
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
export const formulaOf = oncePerText((text): Formula => new FormulaReader(plain(text)).read());

/** Whether an equation or inequality holds for many letters, also one in three parts: `$1 \lt 2x \le 9$`. */
export function relationOf(text: string): (letters: Letters) => boolean {
  const parts = plain(text).split(/(<=|>=|!=|<|>|=)/);
  const [first, ...others] = parts.filter((_, k) => k % 2 === 0).map(formulaOf);
  if (!first || others.length === 0) throw new Error(`“${text}” is no equation or inequality.`);
  const steps = others.map((side, k) => ({ side, compares: comparison(parts[2 * k + 1]!) }));
  return (letters) => {
    let left = first(letters);
    for (const { side, compares } of steps) {
      const right = side(letters);
      if (!compares(left, right)) return false;
      left = right;
    }
    return true;
  };
}

/** Rounding noise must not decide: a third three times is 1. */
function comparison(sign: string): (left: number, right: number) => boolean {
  const ofEquals = ["=", "<=", ">="].includes(sign);
  const ofLess = sign.startsWith("<") || sign === "!=";
  const ofMore = sign.startsWith(">") || sign === "!=";
  return (left, right) => (near(left, right, 1e-9) ? ofEquals : left < right ? ofLess : ofMore);
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
      else return total(terms);
    }
  }

  #product(): Formula {
    const factors = [this.#power()];
    for (;;) {
      if (this.#takes("/")) factors.push(reciprocal(this.#power()));
      else if (this.#takes("*") || this.#isAtFactor()) factors.push(this.#power());
      else return factors.length === 1 ? factors[0]! : product(factors);
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
    if (/^\d/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (!/^[a-z]$/i.test(token)) throw new Error(`“${token}” can't be read.`);
    return (letters) => valueOfLetter(token, letters);
  }

  #until(close: string): Formula {
    const inside = this.#sum();
    if (!this.#takes(close)) throw new Error(`A “${close}” is missing.`);
    return inside;
  }
}

function total(terms: readonly Formula[]): Formula {
  return (letters) => {
    let value = 0;
    for (const term of terms) value += term(letters);
    return value;
  };
}

function product(factors: readonly Formula[]): Formula {
  return (letters) => {
    let value = 1;
    for (const factor of factors) value *= factor(letters);
    return value;
  };
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
