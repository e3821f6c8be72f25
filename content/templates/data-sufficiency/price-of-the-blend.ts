import {
  capital,
  count,
  type Designed,
  designed,
  findingsByCases,
  Fraction,
  near,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  thousands,
  usd,
} from "@theta/items/template";

/** Amounts of both parts of the blend. */
type Case = Readonly<{ x: number; y: number }>;

/** With halves, so that no statement is enough only because amounts are integers. */
const AMOUNTS = [...range(1, 40), ...range(0, 39).map((k) => k + 0.5)];
const CASES: readonly Case[] = AMOUNTS.flatMap((x) => AMOUNTS.map((y) => ({ x, y })));

interface Setting {
  readonly name: string;
  readonly unit: string;
  readonly x: string;
  readonly y: string;
  readonly blend: string;
  readonly rate: (rate: string) => string;
  readonly share: (percent: string) => string;
}

const BEANS: Setting = {
  name: "beans",
  unit: "pound",
  x: "Type X beans",
  y: "Type Y beans",
  blend: "the blend",
  rate: (rate) => `would cost ${rate} per pound`,
  share: (percent) => `The Type X beans account for ${percent} percent of the cost of the blend.`,
};

const SOLUTIONS: Setting = {
  name: "solutions",
  unit: "liter",
  x: "Solution X",
  y: "Solution Y",
  blend: "the mixture",
  rate: (rate) => `would be ${rate} percent acid by volume`,
  share: (percent) => `Of the acid in the mixture, ${percent} percent came from Solution X.`,
};

/** Which statements make a question. */
type Design = Designed & { readonly kinds: readonly [Kind, Kind] };
type Kind =
  "ratio" | "twice" | "swapped" | "share" | "total" | "first" | "added" | "gap" | "moved" | "below";

const COMBINES = "An amount and an average look like two halves of the answer.";
const ONE_EQUATION =
  "An average after a change looks like the ratio, but the amount that was added isn't a share of the blend.";
const TWICE_SAID = "Two statements about the difference look like two equations.";
const BOUNDED = "A difference and a bound look as if they left one pair of amounts.";
const OBVIOUS = "The ratio is so plainly enough that people stop there.";

const DESIGNS: readonly Design[] = [
  design(["twice", "total"], "c-trap", "C", COMBINES, 6),
  design(["total", "twice"], "c-trap", "C", COMBINES, 6),
  design(["share", "first"], "hidden-enough", "C", COMBINES, 5),
  design(["first", "swapped"], "hidden-enough", "C", COMBINES, 6),
  design(["swapped", "share"], "hidden-enough", "C", COMBINES, 6),
  design(["twice", "share"], "hidden-enough", "C", COMBINES, 7),
  design(["ratio", "twice"], "hidden-enough", "A", OBVIOUS, 5),
  design(["added", "total"], "false-enough", "A", ONE_EQUATION, 6),
  design(["first", "added"], "false-enough", "B", ONE_EQUATION, 6),
  design(["gap", "moved"], "near-miss", "C", TWICE_SAID, 5),
  design(["moved", "below"], "near-miss", "C", BOUNDED, 5),
];

function design(kinds: Design["kinds"], ...hard: Parameters<typeof designed>): Design {
  return { kinds, ...designed(...hard) };
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick([BEANS, SOLUTIONS]);
  const rates: readonly [number, number] =
    setting === BEANS
      ? rng.pick([
          [6, 9],
          [8, 5],
          [12, 8],
          [7, 11],
          [15, 10],
          [9, 14],
        ] as const)
      : rng.pick([
          [20, 50],
          [40, 10],
          [60, 30],
          [15, 45],
          [80, 40],
          [24, 60],
        ] as const);
  const at: Case = { x: rng.int(2, 12), y: rng.int(2, 12) };
  const { kinds, ...chosen } = rng.pick(DESIGNS);
  const asksShare = rng.chance(0.4);
  const extra = rng.int(2, 6);
  if (at.x === at.y || (kinds.includes("moved") && (at.x - at.y) % 2 !== 0)) return null;
  const statements = kinds.map((kind) => statementOf(kind, { setting, rates, at, extra }));
  const [one, two] = statements;
  return one && two ? { ...chosen, setting, rates, at, asksShare, one, two } : null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

interface Facts {
  readonly setting: Setting;
  readonly rates: readonly [number, number];
  readonly at: Case;
  readonly extra: number;
}

/** Null when a number in it would look contrived. */
function statementOf(kind: Kind, facts: Facts): Said<Case> | null {
  const { setting, rates, at, extra } = facts;
  const { x, y, blend, unit } = setting;
  const [p, q] = rates;
  const [most, least, sign] = at.x > at.y ? [x, y, 1] : [y, x, -1];
  const gap = Math.abs(at.x - at.y);
  const changed = (change: (one: Case) => Case, text: string, gives: string): Said<Case> | null => {
    const rate = averageOf(change(at), rates);
    if (!Number.isInteger(2 * rate)) return null;
    const shown = setting === BEANS ? usd(rate) : thousands(rate);
    return {
      text: `${text}, ${blend} ${setting.rate(shown)}.`,
      holds: (one) => near(averageOf(change(one), rates), rate),
      gives,
    };
  };
  switch (kind) {
    case "ratio": {
      const { top, bottom } = new Fraction(at.x, at.y);
      return {
        text: `The ratio of the number of ${unit}s of ${x} to the number of ${unit}s of ${y} in ${blend} is ${top} to ${bottom}.`,
        holds: (one) => near(one.x * bottom, one.y * top),
        gives: "It gives the ratio of the amounts.",
      };
    }
    case "twice":
      return changed(
        (one) => ({ x: 2 * one.x, y: one.y }),
        `If ${blend} contained twice as many ${unit}s of ${x} and the same number of ${unit}s of ${y}`,
        "The average with $2x$ in place of $x$ gives the ratio of $2x$ to $y$, and so that of $x$ to $y$.",
      );
    case "swapped":
      return changed(
        (one) => ({ x: one.y, y: one.x }),
        `If the numbers of ${unit}s of ${x} and ${y} in ${blend} were interchanged`,
        "The average after the exchange gives the ratio of $y$ to $x$.",
      );
    case "added":
      return changed(
        (one) => ({ x: one.x + extra, y: one.y }),
        `If ${count(extra, unit)} of ${x} were added to ${blend}`,
        "It gives the ratio of $x$ plus the added amount to $y$, not that of $x$ to $y$.",
      );
    case "share": {
      const share = (100 * p * at.x) / (p * at.x + q * at.y);
      return Number.isInteger(share)
        ? {
            text: setting.share(String(share)),
            holds: (one) => near(100 * p * one.x, share * (p * one.x + q * one.y)),
            gives: `$${p}x$ and $${q}y$ are in a known ratio, which gives that of $x$ to $y$.`,
          }
        : null;
    }
    case "total":
      return {
        text: `There are ${count(at.x + at.y, unit)} of ${blend}.`,
        holds: (one) => one.x + one.y === at.x + at.y,
        gives: "It gives only the sum of the amounts.",
      };
    case "first":
      return {
        text: `There are ${count(at.x, unit)} of ${x} in ${blend}.`,
        holds: (one) => one.x === at.x,
        gives: "It says nothing about $y$.",
      };
    case "gap":
      return {
        text: `There are ${count(gap, `more ${unit}`)} of ${most} than of ${least} in ${blend}.`,
        holds: (one) => sign * (one.x - one.y) === gap,
        gives: "A difference leaves the ratio open.",
      };
    case "moved":
      return {
        text: `If ${count(gap / 2, unit)} of ${most} in ${blend} were replaced with an equal amount of ${least}, there would be equal amounts of ${x} and ${y}.`,
        holds: (one) => sign * (one.x - one.y) === gap,
        gives: "It gives the difference of the amounts and nothing more.",
      };
    case "below":
      return {
        text: `There are fewer than ${count(2 * Math.max(at.x, at.y), unit)} of ${most} in ${blend}.`,
        holds: (one) => (sign > 0 ? one.x : one.y) < 2 * Math.max(at.x, at.y),
        gives: "A bound leaves many amounts.",
      };
  }
}

function averageOf({ x, y }: Case, [p, q]: readonly [number, number]): number {
  return (p * x + q * y) / (x + y);
}

function stemOf({ setting, rates: [p, q], asksShare }: Numbers, rng: Rng): string {
  if (setting === BEANS) {
    const question = asksShare
      ? "what fraction of the weight of the blend is Type X beans?"
      : rng.pick([
          "what is the cost per pound of the blend?",
          "what does the blend cost per pound?",
        ]);
    return rng.pick([
      `A certain blend of coffee contains only Type X beans, which cost ${usd(p)} per pound, and Type Y beans, which cost ${usd(q)} per pound. ${capital(question)}`,
      `If a store makes a blend of coffee by combining Type X beans that cost ${usd(p)} per pound with Type Y beans that cost ${usd(q)} per pound, ${question}`,
    ]);
  }
  const question = asksShare
    ? "what fraction of the volume of the mixture is Solution X?"
    : "what percent of the volume of the mixture is acid?";
  return rng.pick([
    `Solution X is ${p} percent acid by volume, and Solution Y is ${q} percent acid by volume. If a mixture contains only these two solutions, ${question}`,
    `A chemist combined some of Solution X, which is ${p} percent acid by volume, with some of Solution Y, which is ${q} percent acid by volume. ${capital(question)}`,
  ]);
}

function findingsOf({ rates, asksShare, one, two, setting }: Numbers) {
  const named = ({ x, y }: Case) => `${count(x, setting.unit)} and ${count(y, setting.unit)}`;
  return findingsByCases(CASES, [one, two], answerOf(asksShare, rates), {
    together: (both) =>
      both.length === 1
        ? "Two equations determine both amounts."
        : "They still leave many amounts.",
    settled: () => "That settles the question.",
    rivals: (at, rival) =>
      `The amounts could be ${named(at)} or ${named(rival)}, with different answers.`,
  });
}

/** Rounded, so that equal answers are the same number. */
function answerOf(asksShare: boolean, rates: readonly [number, number]) {
  return (one: Case): number =>
    Math.round(1e7 * (asksShare ? one.x / (one.x + one.y) : averageOf(one, rates)));
}

export const template: SufficiencyTemplate = {
  id: "price-of-the-blend",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The average of a mixture needs only the ratio of its parts, which may be disguised.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, asksShare, one, two, tension, trap, level } = numbers;
    const findings = findingsOf(numbers);
    return {
      variant: `${setting.name}/${asksShare ? "share" : "average"}`,
      context: "real",
      difficulty: level,
      stem: stemOf(numbers, rng),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "If $x$ and $y$ are the amounts of the two parts, the average of a mixture depends only on their ratio, so ask of each statement whether it fixes that ratio.",
        fast: [
          "Double both amounts. A statement that stays true is about the ratio, and one ratio settles the question. A statement that becomes false is about an amount, and one amount doesn't.",
        ],
        steps: stepsOfFindings(findings),
        takeaway:
          "For an average, a share, or a rate, look for the ratio: you rarely need the amounts.",
      },
    };
  },

  /** Tries amounts in steps of half a unit. */
  check({ stem, statements }) {
    const [p, q] = numbersIn(stem) as [number, number];
    const [one, two] = statements.map((said) => conditionOf(plain(said), [p, q])) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    return {
      cases: CASES,
      first: one,
      second: two,
      answer: answerOf(/what fraction/i.test(stem), [p, q]),
    };
  },
};

/** From the words of a statement alone. */
function conditionOf(said: string, [p, q]: readonly [number, number]): (one: Case) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  const mixed = (x: number, y: number) => (p * x + q * y) / (x + y);
  const isOfX = /of (?:Type|Solution) X/.test(said.split(" than ").at(0)!);
  if (said.startsWith("The ratio")) return ({ x, y }) => near(x / y, a / b);
  if (said.includes("twice as many")) return ({ x, y }) => near(mixed(2 * x, y), a);
  if (said.includes("interchanged")) return ({ x, y }) => near(mixed(y, x), a);
  if (said.includes("were added")) return ({ x, y }) => near(mixed(x + a, y), b);
  if (said.includes("account for") || said.startsWith("Of the acid"))
    return ({ x, y }) => near((p * x) / (p * x + q * y), a / 100);
  if (said.includes("were replaced")) {
    const leaves = /^If \S+ \w+ of (?:Type|Solution) X/.test(said) ? 1 : -1;
    return ({ x, y }) => near(x - leaves * a, y + leaves * a);
  }
  if (said.includes("fewer than")) return ({ x, y }) => (/ X/.test(said) ? x : y) < a;
  if (said.includes(" more ")) return ({ x, y }) => near(isOfX ? x - y : y - x, a);
  if (isOfX) return ({ x }) => x === a;
  return ({ x, y }) => x + y === a;
}
