import { near } from "./exact.ts";

/** How checkers read printed formulas: `plain` text with letters of known values. */

export type Letters = Readonly<Record<string, number>>;

/** The value of a formula such as `3a + b^2`, `x|y - 2|`, or `(x + y)/(x - y)`, in plain text. */
export function valueOfFormula(text: string, letters: Letters): number {
  return new FormulaReader(text, letters).read();
}

/** Whether an equation or inequality such as `x^2 + xy < 0` is true for these letters. */
export function isTrueFor(relation: string, letters: Letters): boolean {
  const found = /^(.+?) (<=|>=|!=|=|<|>) (.+)$/.exec(relation);
  if (!found) throw new Error(`“${relation}” is no equation or inequality.`);
  const [left, right] = [found[1]!, found[3]!].map((side) => valueOfFormula(side, letters)) as [
    number,
    number,
  ];
  const sign = found[2]!;
  if (near(left, right, 1e-9)) return ["=", "<=", ">="].includes(sign);
  return sign === "!=" || (left < right ? sign.startsWith("<") : sign.startsWith(">"));
}

/** Sums of products of powers. Bars aren't nested, so a bar within bars closes them. */
class FormulaReader {
  readonly #tokens: string[];
  readonly #letters: Letters;
  #isInBars = false;

  constructor(text: string, letters: Letters) {
    this.#tokens = text.match(/\d+(?:\.\d+)?|[^\s\d]/g) ?? [];
    this.#letters = letters;
  }

  read(): number {
    const value = this.#sum();
    if (this.#tokens.length > 0) throw new Error(`“${this.#tokens.join("")}” can't be read.`);
    return value;
  }

  #takes(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }

  #sum(): number {
    let value = this.#takes("-") ? -this.#product() : this.#product();
    for (;;) {
      if (this.#takes("+")) value += this.#product();
      else if (this.#takes("-")) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#power();
    for (;;) {
      if (this.#takes("/")) value /= this.#power();
      else if (this.#takes("*") || this.#isAtFactor()) value *= this.#power();
      else return value;
    }
  }

  #isAtFactor(): boolean {
    const token = this.#tokens[0] ?? "";
    return /^[\w(]/.test(token) || (token === "|" && !this.#isInBars);
  }

  #power(): number {
    const base = this.#atom();
    return this.#takes("^") ? base ** this.#atom() : base;
  }

  #atom(): number {
    const token = this.#tokens.shift() ?? "";
    if (token === "(") return this.#until(")");
    if (token === "|") {
      this.#isInBars = true;
      const value = Math.abs(this.#until("|"));
      this.#isInBars = false;
      return value;
    }
    const value = this.#letters[token] ?? Number(token);
    if (token === "" || Number.isNaN(value)) throw new Error(`“${token}” has no value.`);
    return value;
  }

  #until(close: string): number {
    const value = this.#sum();
    if (!this.#takes(close)) throw new Error(`A “${close}” is missing.`);
    return value;
  }
}
