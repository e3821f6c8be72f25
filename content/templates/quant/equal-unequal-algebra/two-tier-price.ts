import {
  count,
  Fraction,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  usd,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly unit: string;
  /** "A print shop charges \$3 for each of the first 20 posters and \$2 for each one after that." */
  readonly rule: (k: string, p: string, q: string) => string;
  readonly used: (n: string) => string;
  readonly price: "falls" | "rises";
}

const SETTINGS: readonly Setting[] = [
  {
    name: "posters",
    unit: "poster",
    price: "falls",
    rule: (k, p, q) =>
      `A print shop charges ${p} for each of the first ${k} posters of an order and ${q} for each poster after that.`,
    used: (n) => `an order of ${n} posters`,
  },
  {
    name: "water",
    unit: "cubic meter",
    price: "rises",
    rule: (k, p, q) =>
      `A town charges ${p} for each of the first ${k} cubic meters of water used in a month and ${q} for each cubic meter after that.`,
    used: (n) => `a monthly use of ${n} cubic meters`,
  },
  {
    name: "translation",
    unit: "page",
    price: "falls",
    rule: (k, p, q) =>
      `A translator asks ${p} for each of the first ${k} pages of a text and ${q} for each page after that.`,
    used: (n) => `a text of ${n} pages`,
  },
  {
    name: "museum",
    unit: "student",
    price: "falls",
    rule: (k, p, q) =>
      `A museum charges a school ${p} for each of the first ${k} students of a group and ${q} for each student after that.`,
    used: (n) => `a visit of ${n} students`,
  },
  {
    name: "container",
    unit: "day",
    price: "rises",
    rule: (k, p, q) =>
      `Keeping a container at a harbor costs ${p} for each of the first ${k} days and ${q} for each day after that.`,
    used: (n) => `a stay of ${n} days`,
  },
  {
    name: "scaffold",
    unit: "day",
    price: "falls",
    rule: (k, p, q) =>
      `Renting a scaffold costs ${p} for each of the first ${k} days and ${q} for each day after that.`,
    used: (n) => `a rental of ${n} days`,
  },
];

interface Numbers {
  readonly k: number;
  readonly p: number;
  readonly q: number;
  readonly n: number;
  readonly total: number;
}

type Kind = "number" | "mean" | "bound" | "second price" | "first price";

interface Question {
  readonly difficulty: number;
  readonly stem: string;
  readonly key: number;
  readonly isMoney: boolean;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
}

const slip = (value: number, name: string, why: string): Slip => ({
  text: "",
  value,
  slip: name,
  why,
});

function numberAsked({ k, p, q, n, total }: Numbers, { rule, used, unit }: Setting): Question {
  return {
    difficulty: 2,
    isMoney: false,
    stem: `${rule(String(k), usd(p), usd(q))} If ${used("$n$")} costs ${usd(total)}, what is the value of $n$?`,
    key: n,
    slips: [
      slip(
        n - k,
        `stops at those after the first ${k}`,
        `${n - k} come after the first ${k}; all of them are asked for.`,
      ),
      slip(
        total / q,
        "takes the second price for all",
        `The first ${k} cost ${usd(p)} each, not ${usd(q)}.`,
      ),
      slip(total / p, "takes the first price for all", `Only the first ${k} cost ${usd(p)} each.`),
      slip(
        (2 * total) / (p + q),
        "takes the mean of the two prices",
        `The two prices do not hold for equal numbers, so their mean is not what one ${unit} costs.`,
      ),
      slip(
        (total - k * p) / p + k,
        "goes on with the first price",
        `After the first ${k}, each costs ${usd(q)}.`,
      ),
      slip(
        (total - k * q) / p + k,
        "swaps the prices",
        `The first ${k} cost ${usd(p)} each, the others ${usd(q)}.`,
      ),
      slip(
        total / (p + q),
        "adds the prices",
        `Each ${unit} costs one of the two prices, not both.`,
      ),
      slip(n + k, `adds the first ${k} twice`, `The first ${k} are in the number already.`),
      slip(
        (total - k) / q + k,
        "subtracts a number from money",
        `The first ${k} cost ${usd(k * p)}, and that is what must be taken away.`,
      ),
    ],
    idea: `Pay for the first ${k}, then see how many the rest of the money buys.`,
    steps: [
      `The first ${k} cost $${k} \\cdot ${p} = ${k * p}$ dollars; $${total} - ${k * p} = ${total - k * p}$ dollars are left.`,
      `At ${usd(q)} each, these pay for $${total - k * p} \\div ${q} = ${n - k}$ more.`,
      `In all $n = ${k} + ${n - k} = ${n}$.`,
    ],
  };
}

function meanKnown({ k, p, q, n, total }: Numbers, { rule, used, unit }: Setting): Question {
  const r = total / n;
  const [first, rest] = [Math.abs(p - r), Math.abs(r - q)];
  return {
    difficulty: 6,
    isMoney: false,
    stem: `${rule(String(k), usd(p), usd(q))} If ${used("$n$")} costs ${usd(r)} per ${unit} on average, what is the value of $n$?`,
    key: n,
    slips: [
      slip(
        n - k,
        `stops at those after the first ${k}`,
        `${n - k} come after the first ${k}; all of them are asked for.`,
      ),
      slip(
        2 * k,
        "takes the mean price as halfway",
        `${usd(r)} is not halfway between ${usd(p)} and ${usd(q)}, so the two numbers are not equal.`,
      ),
      slip(
        k + (k * rest) / first,
        "turns the ratio around",
        `The price nearer to the mean belongs to the larger number: ${usd(first)} and ${usd(rest)} are the distances.`,
      ),
      slip(
        (k * rest) / first,
        "turns the ratio around and stops",
        `The distances ${usd(first)} and ${usd(rest)} must be used the other way around, and the first ${k} belong to $n$.`,
      ),
      slip(
        (k * p) / r,
        "divides the cost of the first by the mean",
        `${usd(k * p)} is the cost of the first ${k} only.`,
      ),
      slip(
        (k * p) / q,
        "divides the cost of the first by the second price",
        `${usd(k * p)} is the cost of the first ${k} only; the others have a cost of their own.`,
      ),
      slip(
        (k * p) / first,
        "leaves the later ones out",
        `The ones after the first ${k} pay ${usd(q)} each, which counts as well.`,
      ),
      slip(
        (k * (p + q)) / r,
        "takes equal numbers at both prices",
        `How many are paid at ${usd(q)} is not known yet.`,
      ),
      slip(n + k, `adds the first ${k} twice`, `The first ${k} are in the number already.`),
    ],
    idea: `What the first ${k} are away from the mean price in all, the others must be away from it to the other side.`,
    steps: [
      `Each of the first ${k} is ${usd(first)} ${p > r ? "above" : "below"} the mean of ${usd(r)}: in all ${usd(first * k)}.`,
      `Each later one is ${usd(rest)} ${q > r ? "above" : "below"} it, so there are $${first * k} \\div ${rest} = ${n - k}$ of them.`.replaceAll(
        /(\d)\.(\d)(?=\D)/g,
        "$1.$2",
      ),
      `In all $n = ${k} + ${n - k} = ${n}$.`,
    ],
  };
}

function boundAsked({ k, p, q, n, total }: Numbers, { rule, used, unit }: Setting): Question {
  const step = Math.abs(p - q);
  const off = Math.abs(total - n * q);
  return {
    difficulty: 5,
    isMoney: false,
    stem: `${rule("$k$", usd(p), usd(q))} If ${used(String(n))} costs ${usd(total)}, what is the value of $k$?`,
    key: k,
    slips: [
      slip(
        n - k,
        "answers for the others",
        `${n - k} cost ${usd(q)} each; those at ${usd(p)} are asked for.`,
      ),
      slip(
        n / 2,
        "splits in equal parts",
        `With equal parts the cost would be ${usd((n * (p + q)) / 2)}.`,
      ),
      slip(
        Math.abs(total - n * q) / p,
        "divides by the first price",
        `Each ${unit} at ${usd(p)} instead of ${usd(q)} changes the cost by ${usd(step)}, not by ${usd(p)}.`,
      ),
      slip(
        Math.abs(total - n * q) / q,
        "divides by the second price",
        `Each ${unit} at ${usd(p)} instead of ${usd(q)} changes the cost by ${usd(step)}, not by ${usd(q)}.`,
      ),
      slip(
        Math.abs(total - n * p) / p,
        "divides the other difference by a price",
        `The difference to the cost at ${usd(p)} for all comes from the later ones, ${usd(step)} for each.`,
      ),
      slip(
        total / (p + q),
        "adds the prices",
        `Each ${unit} costs one of the two prices, not both.`,
      ),
      slip(
        off,
        "stops at the difference in money",
        `${usd(off)} is by how much the cost differs from ${usd(q)} for all.`,
      ),
      slip(
        n - total / (p + q),
        "takes the rest of equal numbers",
        `The two prices are not paid equally often.`,
      ),
      slip(
        total / p,
        "takes the first price for all",
        `${usd(total)} is not all paid at ${usd(p)} each.`,
      ),
    ],
    idea: `Suppose all ${n} cost ${usd(q)}, and see how far that is from the true cost.`,
    steps: [
      `All at ${usd(q)}: $${n} \\cdot ${q} = ${n * q}$ dollars, which is ${usd(off)} too ${total > n * q ? "little" : "much"}.`,
      `Each ${unit} at ${usd(p)} instead makes ${usd(step)} ${p > q ? "more" : "less"}.`,
      `So $k = ${off} \\div ${step} = ${k}$.`,
    ],
  };
}

function priceAsked(isSecond: boolean): (numbers: Numbers, setting: Setting) => Question {
  return ({ k, p, q, n, total }, { rule, used, unit }) => {
    const [mine, other] = isSecond ? [n - k, k] : [k, n - k];
    const [key, given] = isSecond ? [q, p] : [p, q];
    const rest = total - other * given;
    return {
      difficulty: 3,
      isMoney: true,
      stem: `${rule(String(k), isSecond ? usd(p) : "$x$ dollars", isSecond ? "$x$ dollars" : usd(q))} If ${used(String(n))} costs ${usd(total)}, what is $x$, in dollars?`,
      key,
      slips: [
        slip(
          total / n,
          "takes the mean",
          `${usd(total / n)} is what one ${unit} costs on average.`,
        ),
        slip(rest / n, "divides by all", `What is left pays for ${mine} only, not for all ${n}.`),
        slip(
          rest / other,
          "divides by the wrong number",
          `${usd(rest)} is what ${mine} cost; ${other} have been paid for.`,
        ),
        slip(
          (total - mine * given) / other,
          "swaps the numbers",
          `${usd(given)} is the price of ${other}, not of ${mine}.`,
        ),
        slip(
          (total - n * given) / mine,
          "takes the known price for all",
          `Only ${other} cost ${usd(given)} each; this is by how much the prices differ.`,
        ),
        slip(
          (total - given) / mine,
          "takes the known price once",
          `${usd(given)} is paid for each of ${other}.`,
        ),
        slip(
          (total - given) / n,
          "takes the known price once and divides by all",
          `${usd(given)} is paid for each of ${other}, and the rest is for ${mine}.`,
        ),
        slip(
          total / mine,
          "lets them pay for everything",
          `Of ${usd(total)}, ${usd(other * given)} go to the others.`,
        ),
        slip(
          rest / other + given,
          "adds the known price",
          `${usd(given)} is a price of its own, not part of $x$.`,
        ),
        slip(
          2 * (total / n) - given,
          "takes the mean as halfway",
          `The two prices are not paid equally often.`,
        ),
      ],
      idea: `Take away what is paid at the price known; the rest is paid at the price asked for.`,
      steps: [
        `${isSecond ? `The first ${k}` : `The ${n - k} after the first ${k}`} cost $${other} \\cdot ${given} = ${other * given}$ dollars.`,
        `The other ${mine} cost $${total} - ${other * given} = ${rest}$ dollars.`,
        `So $x = ${rest} \\div ${mine} = ${key}$.`,
      ],
    };
  };
}

const QUESTIONS: Record<Kind, (numbers: Numbers, setting: Setting) => Question> = {
  number: numberAsked,
  mean: meanKnown,
  bound: boundAsked,
  "second price": priceAsked(true),
  "first price": priceAsked(false),
};

function drawNumbers(rng: Rng, { price }: Setting): Numbers | null {
  const [low, more] = [rng.int(2, 12), rng.int(1, 8)];
  const [p, q] = price === "falls" ? [low + more, low] : [low, low + more];
  const [k, n] = [rng.int(4, 30), rng.int(8, 70)];
  return n > k + 2 && n !== 2 * k ? { k, p, q, n, total: k * p + (n - k) * q } : null;
}

export const template: ProblemTemplate = {
  id: "two-tier-price",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "One price up to a bound, another after it: any of number, bound, and prices from the cost or its mean.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const kind = rng.pick([
      "number",
      "mean",
      "mean",
      "bound",
      "second price",
      "first price",
    ] as const);
    const numbers = drawNumbers(rng, setting);
    if (!numbers) return null;
    const { k, p, q, n, total } = numbers;
    const { difficulty, stem, key, isMoney, slips, idea, steps } = QUESTIONS[kind](
      numbers,
      setting,
    );
    if (kind === "mean" && !Number.isInteger((2 * total) / n)) return null;
    const text = (value: number): string => (isMoney ? usd(value) : String(value));
    const whole = (value: number): boolean => Number.isInteger(isMoney ? value * 100 : value);
    return {
      variant: `${kind}/${setting.name}`,
      context: "real",
      // The number is 2, a price 3, the bound 5, the number from the mean 6; a rising price is less
      // usual.
      difficulty: difficulty + (setting.price === "rises" ? 1 : 0),
      stem: isMoney ? stem.replace("what is $x$, in dollars?", "what is the value of $x$?") : stem,
      key: {
        text: isMoney ? String(key) : text(key),
        value: key,
        why: `${k} at ${usd(p)} and ${n - k} at ${usd(q)} cost ${usd(total)} together.`,
      },
      slips: slips
        .filter(({ value }) => whole(value!) && value! > 0 && value! < 400)
        .map((one) => ({ ...one, text: isMoney ? decimal(one.value!) : text(one.value!) })),
      solution: {
        idea,
        steps: [...steps],
        check: `${count(k, setting.unit)} at ${usd(p)} and ${n - k} at ${usd(q)}: $${k * p} + ${(n - k) * q} = ${total}$.`,
      },
    };
  },

  /** Adds up the cost one by one. */
  check({ stem, options }) {
    const text = plain(stem);
    const [, first = "", bound = ""] =
      /(\$?[\dx.]+(?: dollars)?) for each of the first (\w+)/.exec(text) ?? [];
    const [, second = ""] = / and (\$?[\dx.]+(?: dollars)?) for each/.exec(text) ?? [];
    const [, used = ""] = /If an? .*? of (\w+) /.exec(text) ?? [];
    const [, cost = "", per = ""] =
      /costs \$([\d.]+)( per)?/.exec(text.slice(text.indexOf("If "))) ?? [];
    const fits = options.flatMap((option, place) => {
      const x = valueOf(option);
      const [p, q, k, n] = [first, second, bound, used].map((word) => number(word, x));
      if (!p || !q || !k || !n) throw new Error(`Not read: ${text}`);
      if (!n.isWhole || !k.isWhole) return [];
      const total = range(1, n.value).reduce(
        (all, one) => all.plus(one <= k.value ? p : q),
        new Fraction(0),
      );
      const wanted = per ? n.times(new Fraction(Number(cost) * 2, 2)) : new Fraction(Number(cost));
      return total.equals(wanted) ? [place] : [];
    });
    return fits;
  },
};

const decimal = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(2);

const number = (word: string, x: Fraction): Fraction =>
  /[nkx]/.test(word.replace("dollars", "")) ? x : new Fraction(Number(word.replace("$", "")));
