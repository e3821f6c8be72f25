import { near } from "./exact.ts";

/** How checkers read printed formulas: `plain` text with letters of known values. */

export type Letters = Readonly<Record<string, number>>;

type Formula = (letters: Letters) => number;

/** The value of a formula such as `3a + b^2`, `x|y - 2|`, or `(x + y)/(x - y)`, in plain text. */
export function valueOfFormula(text: string, letters: Letters): number {
  return formulaOf(text)(letters);
}

/** A formula that's read once and worked out for many letters. */
export function formulaOf(text: string): Formula {
  return new FormulaReader(text).read();
}

/** Whether an equation or inequality such as `x^2 + xy < 0` is true, for many letters. */
export function relationOf(text: string): (letters: Letters) => boolean {
  const found = /^(.+?) (<=|>=|!=|=|<|>) (.+)$/.exec(text);
  if (!found) throw new Error(`“${text}” is no equation or inequality.`);
  const [left, right] = [formulaOf(found[1]!), formulaOf(found[3]!)];
  const sign = found[2]!;
  return (letters) => {
    const [one, other] = [left(letters), right(letters)];
    if (near(one, other, 1e-9)) return ["=", "<=", ">="].includes(sign);
    return sign === "!=" || (one < other ? sign.startsWith("<") : sign.startsWith(">"));
  };
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
