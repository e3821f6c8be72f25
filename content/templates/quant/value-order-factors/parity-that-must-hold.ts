import {
  formulaOf,
  type Letters,
  listed,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
} from "@theta/items/template";

/** What a stem says about the integers, and what it comes down to. */
interface Given {
  /** Each must be even or odd. */
  readonly facts: readonly (readonly [tex: string, parity: "even" | "odd"])[];
  readonly means: string;
  readonly level: number;
}

const SAME = "one of $x$ and $y$ is even and the other is odd";

const GIVEN: readonly Given[] = [
  {
    facts: [["x^2 - y^2", "odd"]],
    means: `$x^2 - y^2$ is odd, so one of the squares is even and the other is odd. A square is even or odd as its base is, so ${SAME}.`,
    level: 4,
  },
  {
    facts: [["3x + 5y", "odd"]],
    means: `$3x$ is even or odd as $x$ is, and $5y$ as $y$ is, so $x + y$ is odd, and ${SAME}.`,
    level: 4,
  },
  {
    facts: [["xy + x + y", "even"]],
    means:
      "$xy + x + y = (x + 1)(y + 1) - 1$, so $(x + 1)(y + 1)$ is odd, and both $x$ and $y$ are even.",
    level: 5,
  },
  {
    facts: [["xy + x", "odd"]],
    means: "$xy + x = x(y + 1)$ is odd, so $x$ and $y + 1$ are odd, and $y$ is even.",
    level: 5,
  },
  {
    facts: [["x^2 + xy", "odd"]],
    means: "$x^2 + xy = x(x + y)$ is odd, so $x$ and $x + y$ are odd, and $y$ is even.",
    level: 5,
  },
  {
    facts: [["x^2 + 3x + y", "odd"]],
    means:
      "$x^2 + 3x = x(x + 3)$ is always even because one of $x$ and $x + 3$ is even, so $y$ is odd, and $x$ can be even or odd.",
    level: 5,
  },
  {
    facts: [["x^2y + y^2", "odd"]],
    means: "$x^2y + y^2 = y(x^2 + y)$ is odd, so $y$ is odd, and $x^2$ and $x$ are even.",
    level: 5,
  },
  {
    facts: [["x(y + 1)", "odd"]],
    means: "Both factors are odd, so $x$ is odd and $y$ is even.",
    level: 3,
  },
  {
    facts: [
      ["xy", "even"],
      ["x + y", "even"],
    ],
    means:
      "Since $x + y$ is even, $x$ and $y$ are both even or both odd; since $xy$ is even, they are both even.",
    level: 4,
  },
  {
    facts: [["4x + 3y", "even"]],
    means: "$4x$ is even, so $3y$ and $y$ are even, and $x$ can be even or odd.",
    level: 4,
  },
  {
    facts: [["(x + 2)(y + 3)", "odd"]],
    means: "Both factors are odd, so $x$ is odd and $y$ is even.",
    level: 3,
  },
  {
    facts: [["x^3 - x + y", "even"]],
    means:
      "$x^3$ is even or odd as $x$ is, so $x^3 - x$ is always even, $y$ is even, and $x$ can be even or odd.",
    level: 5,
  },
  {
    facts: [["x(y + z)", "odd"]],
    means:
      "Both factors are odd, so $x$ is odd, and one of $y$ and $z$ is even and the other is odd.",
    level: 5,
  },
  {
    facts: [["xy + z", "odd"]],
    means:
      "A sum of two integers is odd only if one is even and the other is odd, so either $xy$ is odd and $z$ is even, or $xy$ is even and $z$ is odd.",
    level: 5,
  },
  {
    facts: [
      ["x + y", "odd"],
      ["y + z", "odd"],
    ],
    means:
      "$x$ and $z$ both differ from $y$ in evenness, so $x$ and $z$ are both even or both odd.",
    level: 5,
  },
  {
    facts: [
      ["xy", "odd"],
      ["y + z", "odd"],
    ],
    means: "$xy$ is odd, so $x$ and $y$ are odd, and since $y + z$ is odd, $z$ is even.",
    level: 3,
  },
  {
    facts: [
      ["xyz", "even"],
      ["xy", "odd"],
    ],
    means: "$xy$ is odd, so $x$ and $y$ are odd, and since $xyz$ is even, $z$ is even.",
    level: 3,
  },
  {
    facts: [["xy + xz", "odd"]],
    means:
      "$xy + xz = x(y + z)$ is odd, so $x$ is odd, and one of $y$ and $z$ is even and the other is odd.",
    level: 5,
  },
  {
    facts: [
      ["x + y + z", "odd"],
      ["xy", "odd"],
    ],
    means:
      "$xy$ is odd, so $x$ and $y$ are odd, $x + y$ is even, and $z$ is odd because $x + y + z$ is.",
    level: 4,
  },
  {
    facts: [
      ["x - y", "even"],
      ["yz", "odd"],
    ],
    means: "$yz$ is odd, so $y$ and $z$ are odd, and since $x - y$ is even, $x$ is odd like $y$.",
    level: 4,
  },
  {
    facts: [
      ["xy", "even"],
      ["yz", "odd"],
    ],
    means: "$yz$ is odd, so $y$ and $z$ are odd, and since $xy$ is even, $x$ is even.",
    level: 4,
  },
  {
    facts: [
      ["x + y + z", "even"],
      ["xyz", "even"],
    ],
    means:
      "$xyz$ is even, so not all three are odd. Since $x + y + z$ is even, the number of odd ones is even, so it is 0 or 2.",
    level: 5,
  },
  {
    facts: [["xy + yz + xz", "odd"]],
    means:
      "The sum is odd if all three integers are odd or if two are odd and one is even, so at least two of them are odd.",
    level: 6,
  },
];

/** The hidden ones come up more often. */
const DRAWN = GIVEN.flatMap((given) => (given.level > 4 ? [given, given] : [given]));

const OF_TWO =
  "xy|x + y|x + 2y|2x + y|x^2 + y|x + y^2|x^2 + y^2|x(y + 1)|y(x + 1)|(x + 1)(y + 1)|(x + 1)(y - 1)|xy + 1|x + y + 1|3x + y|x - 3y|xy + 3|xy - x|xy - y|x^2 + xy|2x + y + 1|x + 2y + 1|x^2 + 1|y^2 + 1|x^2y|xy^2".split(
    "|",
  );
const OF_THREE =
  "xyz|xy|yz|xz|x + y + z|xy + z|x + yz|xz + y|x + y|y + z|x + z|x(y + z)|y(x + z)|z(x + y)|x + y - z|xy - z|x - yz|x^2 + yz|xy + z^2|(x + 1)(z + 1)|(x + y)(y + z)|(x + y)(x + z)|xyz + 1|x + y + z + 1|(x + 1)(y + 1)|(y + 1)(z + 1)".split(
    "|",
  );

const isOdd = (value: number): boolean => Math.abs(value % 2) === 1;

/** Integers for x, y, and z: small, so that an example can be shown. */
const points = (letters: string, size: number): Letters[] =>
  range(1, size).flatMap((x) =>
    range(1, size).flatMap((y) =>
      letters.includes("z") ? range(1, size).map((z) => ({ x, y, z })) : [{ x, y }],
    ),
  );

const fitsAll =
  (facts: Given["facts"]) =>
  (point: Letters): boolean =>
    facts.every(([tex, parity]) => isOdd(formulaOf(tex)(point)) === (parity === "odd"));

const lettersOf = ({ facts }: Given): string =>
  facts.some(([tex]) => tex.includes("z")) ? "xyz" : "xy";

/** Sums outside parentheses: xy + z, but not x(y + z). */
const isSum = (tex: string): boolean => / [+-] /.test(tex.replaceAll(/\([^)]*\)/g, ""));

/** The expressions that must be of the parity asked for, and those that needn't. */
function drawClaims(rng: Rng) {
  const given = rng.pick(DRAWN);
  const asked = rng.pick(["even", "even", "odd"] as const);
  const letters = lettersOf(given);
  const everywhere = points(letters, 2);
  const fits = fitsAll(given.facts);
  const allowed = everywhere.filter(fits);
  const judged = rng
    .shuffle(letters === "xy" ? OF_TWO : OF_THREE)
    .filter((tex) => !given.facts.some(([fact]) => fact === tex))
    .map((tex) => {
      const isRight = (point: Letters) => isOdd(formulaOf(tex)(point)) === (asked === "odd");
      const good = allowed.filter(isRight).length;
      const says = everywhere.map(isRight);
      // It only says the condition again, or is true of all integers.
      const isStale =
        says.every((one) => one) ||
        given.facts.some(([fact]) => {
          const odd = everywhere.map((point) => isOdd(formulaOf(fact)(point)));
          return odd.every((one, k) => one === says[k]) || odd.every((one, k) => one !== says[k]);
        });
      return { tex, good, isStale, against: allowed.find((point) => !isRight(point)) };
    });
  const key = judged.find(({ good, isStale }) => good === allowed.length && !isStale);
  // Sums next to sums and products next to products, so that none stands out.
  const open = judged
    .filter(({ good }) => good > 0 && good < allowed.length)
    .toSorted(
      (one, other) =>
        Number(isSum(one.tex) !== isSum(key?.tex ?? "")) -
        Number(isSum(other.tex) !== isSum(key?.tex ?? "")),
    );
  const never = judged.filter(({ good }) => good === 0);
  // If everything is settled, the wrong options are settled, too.
  const wrong = allowed.length === 1 ? never : [...open.slice(0, 3), ...never.slice(0, 1), ...open];
  if (!key || new Set(wrong).size < 4) return null;
  return { given, asked, letters, key: key.tex, wrong: [...new Set(wrong)], allowed };
}

const names = (letters: string): string => (letters === "xy" ? "$x$ and $y$" : "$x$, $y$, and $z$");
const factsTex = ({ facts }: Given): string =>
  facts.every(([, parity]) => parity === facts[0]![1]) && facts.length > 1
    ? `$${facts[0]![0]}$ and $${facts[1]![0]}$ are both ${facts[0]![1]}`
    : facts.map(([tex, parity]) => `$${tex}$ is ${parity}`).join(" and ");
const at = (point: Letters): string =>
  Object.entries(point)
    .map(([letter, value]) => `$${letter} = ${value}$`)
    .join(", ");

function whyNot(tex: string, point: Letters): string {
  const value = formulaOf(tex)(point);
  return `With ${at(point)}, for example, the value of $${tex}$ is $${value}$, which is ${isOdd(value) ? "odd" : "even"}.`;
}

const shown = (point: Letters): string => `(${Object.values(point).join(", ")})`;
const parityOf = (value: number): string => (isOdd(value) ? "odd" : "even");

/** The terms of a sum, or the factors of a product. */
function partsOf(tex: string): string[] {
  const terms = tex.split(/ [+-] (?![^(]*\))/);
  return terms.length > 1 ? terms : (tex.match(/\([^)]*\)|\d+|[a-z](?:\^\d)?/g) ?? [tex]);
}

/** How an expression comes to be even or odd when its letters are as in the point. */
function caseOf(tex: string, point: Letters): string {
  const letters = Object.entries(point).map(([letter, n]) => `$${letter}$ is ${parityOf(n)}`);
  const parts = [...new Set(partsOf(tex))]
    .map((part) => part.replaceAll(/^\(|\)$/g, ""))
    .filter((part) => !/^\d+$/.test(part));
  const said = parts
    .map((part) => `$${part}$ is ${parityOf(formulaOf(part)(point))}`)
    .filter((text) => !letters.includes(text));
  const result = `$${tex}$ is ${parityOf(formulaOf(tex)(point))}`;
  return `If ${listed(letters)}, then ${said.length > 0 ? `${listed(said)}, so ${result}` : result}.`;
}

const STEMS = [
  "If NAMES are integers and FACTS, which of the following must be ASKED?",
  "If NAMES are integers such that FACTS, which of the following CANNOT be OTHER?",
  "The integers NAMES are such that FACTS. Which of the following must be an ASKED integer?",
] as const;

export const template: ProblemTemplate = {
  id: "parity-that-must-hold",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "algebra",
  pattern: "From an expression that is even or odd to another one that must be.",

  make(rng) {
    const drawn = drawClaims(rng);
    if (!drawn) return null;
    const { given, asked, letters, key, wrong, allowed } = drawn;
    const form = rng.int(1, 3);
    const tuple = letters === "xy" ? "(x, y)" : "(x, y, z)";
    const other = asked === "odd" ? "even" : "odd";
    return {
      variant: `${asked}/${form}`,
      context: "pure",
      difficulty: given.level,
      stem: STEMS[form - 1]!.replace("NAMES", names(letters))
        .replace("FACTS", factsTex(given))
        .replace("an ASKED", asked === "odd" ? "an odd" : "an even")
        .replace("ASKED", asked)
        .replace("OTHER", asked === "odd" ? "even" : "odd"),
      key: {
        text: `$${key}$`,
        why: `${given.means} ${allowed.length > 2 ? `So $${key}$ is ${asked} in every case.` : allowed.map((point) => caseOf(key, point)).join(" ")}`,
      },
      slips: wrong.map(({ tex, good, against }): Slip => ({
        text: `$${tex}$`,
        slip: good > 0 ? "tries too few cases" : "exchanges even and odd",
        why: whyNot(tex, against!),
      })),
      solution: {
        idea: "Find out which of the letters can be even and which can be odd.",
        fast: [
          `Try 1 for odd and 2 for even: the ${allowed.length > 1 ? "" : "only "}numbers that fit are $${tuple} = ${allowed.map(shown).join("$, $")}$.`,
          `With these, $${key}$ is $${allowed.map((point) => formulaOf(key)(point)).join("$, $")}$, which is ${asked}${allowed.length > 1 ? " every time" : ""}. Each of the other expressions is ${other} ${allowed.length > 1 ? "at least once" : "here"}.`,
        ],
        steps: [
          given.means,
          ...allowed.map((point) => caseOf(key, point)),
          ...(allowed.length > 1 ? [`So $${key}$ is ${asked} in every case.`] : []),
        ],
        check: "Only whether a number is even or odd matters, so 1 and 2 are enough to try.",
        takeaway:
          "Even and odd are settled by trying 1 and 2 for each letter, or by factoring into a product that is odd only if every factor is odd.",
      },
    };
  },

  /** An expression such as 2x + 1 is odd whatever the stem says. */
  possible({ stem, options }) {
    const wantsOdd = isOddWanted(plain(stem));
    return options.map((option) => {
      const formula = formulaOf(option);
      return points("xyz", 2).some((point) => isOdd(formula(point)) === wantsOdd);
    });
  },

  /** Tries all integers from 1 to 6 that fit. */
  check({ stem, options }) {
    const text = plain(stem);
    const facts = factsIn(text);
    const wantsOdd = isOddWanted(text);
    const fitting = points(/\bz\b/.test(text) ? "xyz" : "xy", 6).filter(fitsAll(facts));
    if (facts.length === 0 || fitting.length === 0) throw new Error(`Unread: ${text}`);
    return options.flatMap((option, k) => {
      const formula = formulaOf(option);
      return fitting.every((point) => isOdd(formula(point)) === wantsOdd) ? [k] : [];
    });
  },
};

function isOddWanted(text: string): boolean {
  const must = /must be (?:an )?(even|odd)/.exec(text)?.[1];
  const cannot = /CANNOT be (even|odd)/.exec(text)?.[1];
  return must ? must === "odd" : cannot === "even";
}

const asParity = (word: string | undefined) => (word === "odd" ? "odd" : "even");

/** The expressions that a stem calls even or odd. */
function factsIn(text: string): [string, "even" | "odd"][] {
  const said =
    /(?:integers(?: such that| and)|are such that) (.*?)(?:, which|\. Which)/.exec(text)?.[1] ?? "";
  const both = /^(.*) and (.*) are both (even|odd)$/.exec(said);
  if (both) return both.slice(1, 3).map((tex) => [tex, asParity(both[3])]);
  return said.split(" and ").map((part) => {
    const [, tex = "", word] = /^(.*) is (even|odd)$/.exec(part) ?? [];
    return [tex, asParity(word)];
  });
}
