/** Evaluates the sheets' TeX, so that a test can try what they claim. */

export type Values = Readonly<Record<string, number>>;

/** An equation or a chain of them, such as `a < b = c`. */
export interface Chain {
  sides: string[];
  relations: string[];
}

const RELATION = /(=|<|>|\\le(?![a-z])|\\ge(?![a-z])|\\ne(?![a-z])|\\approx(?![a-z]))/;

export function chainOf(tex: string): Chain {
  const pieces = tex.split(RELATION).map((piece) => piece.trim());
  return {
    sides: pieces.filter((_, k) => k % 2 === 0),
    relations: pieces.filter((_, k) => k % 2 === 1),
  };
}

/** Whether each relation holds. “About” holds within half a unit of the last digit. */
export function isTrue({ sides, relations }: Chain, values: Values = {}): boolean {
  return relations.every((relation, k) => {
    const [left, right] = [sides[k]!, sides[k + 1]!];
    const [a, b] = [valueOf(left, values), valueOf(right, values)];
    const isEqual = Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
    switch (relation) {
      case "=":
        return isEqual;
      case "<":
        return a < b && !isEqual;
      case ">":
        return a > b && !isEqual;
      case "\\le":
        return a < b || isEqual;
      case "\\ge":
        return a > b || isEqual;
      case "\\ne":
        return !isEqual;
      default:
        return Math.abs(a - b) <= 0.5 * 10 ** -decimalsOf(right);
    }
  });
}

const decimalsOf = (number: string): number => /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;

/** The letters that a value depends on: `a`, `x_1`, `\bar x`, `\text{all}`. */
export function lettersOf(tex: string): string[] {
  return [...new Set(chainOf(tex).sides.flatMap(tokensOf).filter(isLetter))];
}

export function valueOf(tex: string, values: Values = {}): number {
  const reader = new Reader(tokensOf(tex), values);
  const value = reader.sum();
  if (reader.next !== undefined) throw new Error(`${tex}: stops at ${reader.next}`);
  return value;
}

const TOKEN =
  /\\text\{[^{}]*\}|\\bar [a-z]|\\[a-zA-Z]+|\\%|\d+(?:\{,\}\d{3})*(?:\.\d+)?|\.\d+|[a-zA-Z](?:_(?:\d|[a-z]|\{[^{}]*\}))?|[-+/!^|(){}[\],]/g;
const SPACE = /\\[,; ]|\\q?quad(?![a-z])|\s+/g;

function tokensOf(tex: string): string[] {
  const text = tex.replaceAll(/\\(?:left|right)(?![a-z])/g, "").replaceAll(/\\bar\s+/g, "\\bar ");
  const bare = text.replaceAll(/\\bar [a-z]|\\text\{[^{}]*\}/g, "").replaceAll(SPACE, "");
  const left = bare.replaceAll(TOKEN, "");
  if (left) throw new Error(`${tex}: no meaning for ${left}`);
  return (
    text.match(new RegExp(`${SPACE.source}|${TOKEN.source}`, "g"))?.filter((t) => !isSpace(t)) ?? []
  );
}

const isSpace = (token: string): boolean => /^(?:\\[,; ]|\\q?quad|\s+)$/.test(token);
const isLetter = (token: string): boolean => /^(?:[a-zA-Z]|\\text|\\bar )/.test(token);
const isNumber = (token: string): boolean => /^[\d.]/.test(token);

class Reader {
  readonly #tokens: readonly string[];
  readonly #values: Values;
  #at = 0;
  /** Within bars, the next bar closes them. */
  #bars = 0;

  constructor(tokens: readonly string[], values: Values) {
    this.#tokens = tokens;
    this.#values = values;
  }

  get next(): string | undefined {
    return this.#tokens[this.#at];
  }

  sum(): number {
    let total = this.#product();
    while (this.next === "+" || this.next === "-")
      total += this.#take() === "+" ? this.#product() : -this.#product();
    return total;
  }

  #product(): number {
    let total = this.#signed();
    for (;;) {
      if (this.next === "\\cdot" || this.next === "\\times") {
        this.#take();
        total *= this.#signed();
      } else if (this.next === "/") {
        this.#take();
        total /= this.#signed();
      } else if (this.#opens()) total *= this.#power();
      else return total;
    }
  }

  #opens(): boolean {
    const { next } = this;
    if (next === undefined) return false;
    if (next === "|") return this.#bars === 0;
    return (
      isLetter(next) || isNumber(next) || /^(?:\(|\\(?:frac|sqrt|binom|min|lfloor))$/.test(next)
    );
  }

  #signed(): number {
    if (this.next === "-") {
      this.#take();
      return -this.#signed();
    }
    if (this.next === "+") this.#take();
    return this.#power();
  }

  #power(): number {
    let base = this.#atom();
    for (;;) {
      if (this.next === "!") {
        this.#take();
        base = factorial(base);
      } else if (this.next === "\\%") {
        this.#take();
        base /= 100;
      } else if (this.next === "^") {
        this.#take();
        base **= this.#group();
      } else return base;
    }
  }

  #atom(): number {
    const token = this.#take();
    if (isNumber(token)) return Number(token.replaceAll("{,}", ""));
    if (isLetter(token)) {
      const value = this.#values[token];
      if (value === undefined) throw new Error(`No value for ${token}`);
      return value;
    }
    switch (token) {
      case "(":
        return this.#until(")");
      case "|": {
        this.#bars += 1;
        const value = this.sum();
        this.#take("|");
        this.#bars -= 1;
        return Math.abs(value);
      }
      case "\\lfloor":
        return Math.floor(this.#until("\\rfloor"));
      case "\\frac":
        return this.#group() / this.#group();
      case "\\binom": {
        const [n, k] = [this.#group(), this.#group()];
        return factorial(n) / (factorial(k) * factorial(n - k));
      }
      case "\\sqrt": {
        let root = 2;
        if (this.next === "[") {
          this.#take();
          root = this.#until("]");
        }
        return this.#group() ** (1 / root);
      }
      case "\\min": {
        this.#take("(");
        const first = this.sum();
        this.#take(",");
        return Math.min(first, this.#until(")"));
      }
      default:
        throw new Error(`No value begins with ${token}`);
    }
  }

  /** What a command applies to: braces or one sign. */
  #group(): number {
    if (this.next === "{") {
      this.#take();
      return this.#until("}");
    }
    return this.#atom();
  }

  #until(end: string): number {
    const bars = this.#bars;
    this.#bars = 0;
    const value = this.sum();
    this.#take(end);
    this.#bars = bars;
    return value;
  }

  #take(wanted?: string): string {
    const token = this.next;
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`${wanted ?? "more"} is meant, not ${token ?? "the end"}`);
    this.#at += 1;
    return token;
  }
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) throw new Error(`No factorial of ${n}`);
  return n < 2 ? 1 : n * factorial(n - 1);
}
