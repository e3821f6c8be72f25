import {
  formulaOf,
  near,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
} from "@theta/items/template";

/** A formula in the letters x, y, and z, or with numbers a and b; other letters replace these. */
interface Formula {
  readonly name: string;
  readonly given: string;
  readonly asked: string;
  readonly key: string;
  /** [expression, slip, why] */
  readonly wrong: readonly (readonly [string, string, string])[];
  /** Which four of these go together, so that another option has as much in common with the rest as the key. */
  readonly sets: readonly (readonly number[])[];
  readonly idea: string;
  /** A way that is faster than the steps. */
  readonly fast?: readonly string[];
  readonly steps: readonly string[];
  /** Why the key is right. */
  readonly why: string;
  readonly takeaway: string;
  readonly difficulty: number;
  /** What isn't zero, as the stem says it. */
  readonly where: string;
}

const f = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;

const TWICE = {
  idea: "Bring all the terms with $[[asked]]$ to one side and everything else to the other.",
  takeaway: "A letter that occurs in two terms has to be factored out before you can divide.",
} as const;

const FORMULAS: readonly Formula[] = [
  {
    name: "reciprocals",
    given: `${f("1", "x")} + ${f("1", "y")} = ${f("1", "z")}`,
    where: "$x \\neq z$",
    asked: "y",
    key: f("xz", "x - z"),
    wrong: [
      [
        f("z - x", "xz"),
        "subtracts the wrong way around and stops at the reciprocal",
        "This is $\\frac{1}{x} - \\frac{1}{z}$, but $\\frac{1}{y} = \\frac{1}{z} - \\frac{1}{x}$, and $y$ is its reciprocal.",
      ],
      [f("x - z", "xz"), "stops at the reciprocal", "That is $\\frac{1}{y}$."],
      [
        f("xz", "z - x"),
        "subtracts the wrong way around",
        "This is the reciprocal of $\\frac{1}{x} - \\frac{1}{z}$, but $\\frac{1}{y} = \\frac{1}{z} - \\frac{1}{x}$.",
      ],
      [
        f("xz", "x + z"),
        "adds instead of subtracting",
        "This is the reciprocal of $\\frac{1}{z} + \\frac{1}{x}$, but $\\frac{1}{x}$ must be subtracted from $\\frac{1}{z}$.",
      ],
      [
        f("x + z", "xz"),
        "adds and stops at the reciprocal",
        "This is $\\frac{1}{z} + \\frac{1}{x}$, but $\\frac{1}{y} = \\frac{1}{z} - \\frac{1}{x}$, and $y$ is its reciprocal.",
      ],
    ],
    sets: [
      [0, 1, 2, 4],
      [0, 1, 2, 3],
      [1, 2, 3, 4],
      [0, 2, 3, 4],
    ],
    idea: "Get $\\frac{1}{y}$ alone on one side, and write the other side as one fraction.",
    why: "$\\frac{1}{y} = \\frac{1}{z} - \\frac{1}{x} = \\frac{x - z}{xz}$, and $y$ is the reciprocal of this.",
    takeaway: "Combine fractions into one before you take the reciprocal of both sides.",
    steps: [
      `$${f("1", "y")} = ${f("1", "z")} - ${f("1", "x")} = ${f("x - z", "xz")}$.`,
      `Taking the reciprocal of both sides gives $y = ${f("xz", "x - z")}$.`,
    ],
    difficulty: 4,
  },
  {
    name: "part",
    given: `x = ${f("y", "y + z")}`,
    where: "$x \\neq 1$",
    asked: "y",
    key: f("xz", "1 - x"),
    wrong: [
      [
        f("xz", "x - 1"),
        "reverses a sign",
        "$y - xy = xz$, so the denominator is $1 - x$, not $x - 1$.",
      ],
      [
        f("z", "1 - x"),
        "loses a factor",
        "This multiplies only $y$ by $x$, but $x(y + z) = xy + xz$.",
      ],
      [
        f("z", "x - 1"),
        "loses a factor and reverses a sign",
        "$y(1 - x) = xz$, so the numerator is $xz$, and the denominator is $1 - x$.",
      ],
      [
        f("x - 1", "xz"),
        "reverses a sign and inverts the quotient",
        "$y(1 - x) = xz$, so $xz$ is divided by $1 - x$, not $x - 1$ by $xz$.",
      ],
      [
        f("z(1 - x)", "x"),
        "inverts the ratio",
        "$\\frac{y}{z} = \\frac{x}{1 - x}$, not its reciprocal.",
      ],
      [
        f("z(x - 1)", "x"),
        "inverts the ratio and reverses a sign",
        "This multiplies $z$ by $\\frac{x - 1}{x}$, but $y(1 - x) = xz$, so $z$ is multiplied by $\\frac{x}{1 - x}$.",
      ],
      [
        f("z(1 + x)", "x"),
        "inverts the ratio and reverses a sign",
        "This multiplies $z$ by $\\frac{1 + x}{x}$, but $y(1 - x) = xz$, so $z$ is multiplied by $\\frac{x}{1 - x}$.",
      ],
      [
        f("1 - x", "xz"),
        "inverts the quotient",
        "That is $\\frac{1}{y}$: $y(1 - x) = xz$, so $xz$ is divided by $1 - x$.",
      ],
    ],
    sets: [
      [0, 1, 2, 5],
      [0, 7, 3, 2],
      [4, 5, 6, 0],
      [2, 1, 4, 5],
    ],
    ...TWICE,
    fast: [
      `Take reciprocals: $${f("1", "x")} = ${f("y + z", "y")} = 1 + ${f("z", "y")}$, so $${f("z", "y")} = ${f("1", "x")} - 1 = ${f("1 - x", "x")}$. So $y = z \\cdot ${f("x", "1 - x")} = ${f("xz", "1 - x")}$.`,
    ],
    why: "$x(y + z) = y$, so $xz = y(1 - x)$.",
    steps: [
      "Multiplying by $y + z$ gives $xy + xz = y$.",
      `So $xz = y - xy = y(1 - x)$ and $y = ${f("xz", "1 - x")}$.`,
    ],
    difficulty: 4,
  },
  {
    name: "numbers",
    given: `y = ${f("x + a", "x - b")}`,
    where: "$y \\neq 1$",
    asked: "x",
    key: f("by + a", "y - 1"),
    wrong: [
      [
        f("by - a", "y - 1"),
        "reverses a sign",
        "From $xy - by = x + a$, both $by$ and $a$ end up on the same side with a plus sign.",
      ],
      [
        f("by + a", "y + 1"),
        "reverses a sign",
        "$xy - x = x(y - 1)$, so the denominator is $y - 1$, not $y + 1$.",
      ],
      [f("ay + b", "y - 1"), "exchanges the numbers", "$b$, and not $a$, is multiplied by $y$."],
      [
        f("ay - b", "y - 1"),
        "exchanges the numbers and reverses a sign",
        "$x(y - 1) = by + a$, so $b$ is multiplied by $y$, and $a$ is added.",
      ],
      [
        f("by - a", "y + 1"),
        "reverses two signs",
        "$x(y - 1) = by + a$, so both the sign of $a$ and the sign of 1 are wrong here.",
      ],
      [
        f("ay + b", "y + 1"),
        "exchanges the numbers and reverses a sign",
        "$x(y - 1) = by + a$, so $b$ is multiplied by $y$, and the denominator is $y - 1$.",
      ],
      [
        f("ay - b", "y + 1"),
        "exchanges the numbers and reverses two signs",
        "$x(y - 1) = by + a$, so the numbers $a$ and $b$ are exchanged here, and both signs are wrong.",
      ],
    ],
    sets: [
      [0, 2, 3, 4],
      [0, 1, 4, 3],
      [1, 2, 5, 6],
    ],
    ...TWICE,
    why: "$y(x - b) = x + a$, so $x(y - 1) = by + a$.",
    steps: [
      "Multiplying by $x - b$ gives $xy - by = x + a$.",
      `So $xy - x = by + a$, or $x(y - 1) = by + a$, and $x = ${f("by + a", "y - 1")}$.`,
    ],
    difficulty: 4,
  },
  {
    name: "difference",
    given: `x = ${f("y - z", "yz")}`,
    where: "$xy \\neq -1$",
    asked: "z",
    key: f("y", "1 + xy"),
    wrong: [
      [
        f("y", "1 - xy"),
        "reverses a sign",
        "$xyz + z = y$, so the factor of $z$ is $xy + 1$, not $1 - xy$.",
      ],
      [
        f("y", "x + y"),
        "adds instead of multiplying",
        "$xyz + z = z(xy + 1)$, so the denominator is $xy + 1$, not $x + y$.",
      ],
      [f("1 + xy", "y"), "inverts the quotient", "That is $\\frac{1}{z}$."],
      [
        f("1 - xy", "y"),
        "reverses a sign and inverts the quotient",
        "$z(xy + 1) = y$, so $y$ is divided by $xy + 1$, not $1 - xy$ by $y$.",
      ],
      [
        f("y", "xy - 1"),
        "reverses a sign",
        "$xyz + z = y$, so the factor of $z$ is $xy + 1$, not $xy - 1$.",
      ],
      [
        f("xy - 1", "y"),
        "reverses a sign and inverts the quotient",
        "$z(xy + 1) = y$, so $y$ is divided by $xy + 1$, not $xy - 1$ by $y$.",
      ],
      [
        f("x + y", "y"),
        "adds instead of multiplying and inverts the quotient",
        "$xyz + z = z(xy + 1) = y$, so $y$ is divided by $xy + 1$, not $x + y$ by $y$.",
      ],
    ],
    sets: [
      [0, 2, 3, 5],
      [0, 2, 3, 4],
      [0, 4, 3, 5],
      [1, 6, 2, 3],
    ],
    ...TWICE,
    fast: [
      `Split the fraction: $x = ${f("y", "yz")} - ${f("z", "yz")} = ${f("1", "z")} - ${f("1", "y")}$. So $${f("1", "z")} = x + ${f("1", "y")} = ${f("1 + xy", "y")}$, and $z = ${f("y", "1 + xy")}$.`,
    ],
    why: "$xyz = y - z$, so $z(xy + 1) = y$.",
    steps: [
      "Multiplying by $yz$ gives $xyz = y - z$.",
      `So $xyz + z = z(xy + 1) = y$ and $z = ${f("y", "1 + xy")}$.`,
    ],
    difficulty: 4,
  },
  {
    name: "nested",
    given: `x = 1 - ${f("1", "y + a")}`,
    where: "$x \\neq 1$",
    asked: "y",
    key: `${f("1", "1 - x")} - a`,
    wrong: [
      [`${f("1", "1 + x")} - a`, "reverses a sign", "$\\frac{1}{y + a} = 1 - x$, not $1 + x$."],
      [
        `${f("1", "1 - x")} + a`,
        "reverses a sign",
        "$y + a = \\frac{1}{1 - x}$, so $a$ is subtracted, not added.",
      ],
      [`${f("1", "x - 1")} - a`, "reverses a sign", "$\\frac{1}{y + a} = 1 - x$, not $x - 1$."],
      [
        `a - ${f("1", "1 - x")}`,
        "subtracts the wrong way around",
        "$y + a = \\frac{1}{1 - x}$, so $a$ is subtracted from the fraction, not the fraction from $a$.",
      ],
      [
        `${f("1", "1 + x")} + a`,
        "reverses two signs",
        "$\\frac{1}{y + a} = 1 - x$, not $1 + x$, and $a$ is subtracted, not added.",
      ],
      [
        `a - ${f("1", "1 + x")}`,
        "reverses the signs",
        "$\\frac{1}{y + a} = 1 - x$, not $1 + x$, and $a$ is subtracted from the reciprocal.",
      ],
      [
        `a - ${f("1", "x")}`,
        "loses a term",
        "$y + a$ is the reciprocal of $1 - x$, not of $x$, and $a$ is subtracted from it.",
      ],
      [`${f("1", "x")} - a`, "loses a term", "$y + a$ is the reciprocal of $1 - x$, not of $x$."],
    ],
    sets: [
      [0, 1, 4, 5],
      [0, 3, 5, 6],
      [3, 6, 7, 5],
      [1, 4, 0, 2],
    ],
    idea: "Get the fraction with $y$ alone on one side, and take the reciprocal of both sides.",
    why: "$\\frac{1}{y + a} = 1 - x$, so $y + a$ is the reciprocal of $1 - x$.",
    takeaway:
      "When a letter is in the denominator of one fraction, get that fraction alone before you take reciprocals.",
    steps: [
      `$${f("1", "y + a")} = 1 - x$, so $y + a = ${f("1", "1 - x")}$.`,
      `So $y = ${f("1", "1 - x")} - a$.`,
    ],
    difficulty: 4,
  },
  {
    name: "chain",
    given: `y = ${f("x", "x + 1")} and z = ${f("y", "y + 1")}`,
    where: "$xyz \\neq 0$",
    asked: "x",
    key: f("z", "1 - 2z"),
    wrong: [
      [
        f("z", "2z + 1"),
        "solves for the wrong letter",
        "That has the form of $z$ in terms of $x$: $z = \\frac{x}{2x + 1}$.",
      ],
      [f("z", "1 - z"), "stops halfway", "That is $y$."],
      [f("z", "2z - 1"), "reverses a sign", "$x - 2xz = z$, so the factor of $x$ is $1 - 2z$."],
      [
        f("2z + 1", "z"),
        "adds and stops at the reciprocal",
        "$\\frac{1}{x} = \\frac{1}{z} - 2$, and that is the reciprocal of $x$.",
      ],
      [f("1 - 2z", "z"), "stops at the reciprocal", "That is $\\frac{1}{x}$."],
      [
        f("z", "1 + z"),
        "goes on in the same direction",
        "This puts $z$ for $y$ in $\\frac{y}{y + 1}$, but the formula has to be undone.",
      ],
      [f("1 - z", "z"), "stops halfway at a reciprocal", "That is $\\frac{1}{y}$."],
      [
        f("2z - 1", "z"),
        "subtracts the wrong way around and stops at the reciprocal",
        "This is $2 - \\frac{1}{z}$, but $\\frac{1}{x} = \\frac{1}{z} - 2$, and $x$ is its reciprocal.",
      ],
      [
        f("1 + z", "z"),
        "goes on in the same direction and stops at the reciprocal",
        "This is $\\frac{1}{z} + 1$, but $\\frac{1}{x} = \\frac{1}{z} - 2$, and $x$ is its reciprocal.",
      ],
    ],
    sets: [
      [2, 4, 7, 3],
      [1, 4, 6, 8],
      [2, 4, 7, 0],
      [0, 4, 3, 7],
      [1, 6, 5, 0],
    ],
    idea: "Take the reciprocal of both sides of each equation. Then each reciprocal is 1 more than the one before.",
    why: "$\\frac{1}{z} = 1 + \\frac{1}{y} = 2 + \\frac{1}{x}$, so $\\frac{1}{x} = \\frac{1 - 2z}{z}$.",
    takeaway:
      "When the denominator of a fraction is its numerator plus a number, take the reciprocal and split it.",
    steps: [
      `Taking reciprocals, $${f("1", "y")} = 1 + ${f("1", "x")}$ and $${f("1", "z")} = 1 + ${f("1", "y")}$.`,
      `So $${f("1", "z")} = 2 + ${f("1", "x")}$, and $${f("1", "x")} = ${f("1", "z")} - 2 = ${f("1 - 2z", "z")}$.`,
      `So $x = ${f("z", "1 - 2z")}$.`,
    ],
    difficulty: 6,
  },
  {
    name: "mixed",
    given: `y = ${f("1", "x")} + a and z = ${f("1", "y")} + b`,
    where: "$xyz \\neq 0$",
    asked: "x",
    key: f("z - b", "c - az"),
    wrong: [
      [
        f("z - b", "az - d"),
        "reverses a sign",
        "This uses $\\frac{1}{x} = y + a$, but $\\frac{1}{x} = y - a$.",
      ],
      [f("1", "z - b"), "stops halfway", "That is $y$."],
      [
        f("1", "z - e"),
        "takes reciprocals term by term",
        "$y = \\frac{1}{z - b}$, and $a$ is subtracted from this quotient, not from its denominator.",
      ],
      [
        f("az - d", "z - b"),
        "reverses a sign and inverts the quotient",
        "$\\frac{1}{x} = y - a$, so $a$ is subtracted, and $x$ is the reciprocal of the result.",
      ],
      [
        f("z - b", "az - c"),
        "subtracts the wrong way around",
        "$\\frac{1}{x} = y - a$, not $a - y$.",
      ],
      [
        f("z + b", "c + az"),
        "reverses the signs",
        "This adds $a$ and $b$, but both are subtracted: $\\frac{1}{x} = \\frac{1}{z - b} - a$.",
      ],
      [
        f("c + az", "z + b"),
        "reverses the signs and stops at the reciprocal",
        "Both numbers are subtracted: $\\frac{1}{x} = \\frac{1}{z - b} - a$, and $x$ is the reciprocal of this.",
      ],
      [f("c - az", "z - b"), "stops at the reciprocal", "That is $\\frac{1}{x}$."],
      [
        f("az - c", "z - b"),
        "subtracts the wrong way around and stops at the reciprocal",
        "This is $a - y$, but $\\frac{1}{x} = y - a$, and $x$ is the reciprocal of this.",
      ],
    ],
    sets: [
      [7, 4, 8, 0],
      [7, 4, 8, 3],
      [7, 5, 6, 8],
      [0, 3, 7, 1],
      [0, 3, 7, 2],
    ],
    idea: "Solve the second equation for $y$, put the result in the first equation, and solve for $x$.",
    why: "$y = \\frac{1}{z - b}$, and $\\frac{1}{x} = y - a = \\frac{c - az}{z - b}$.",
    takeaway:
      "When one letter leads to a second and that one to a third, undo the last equation first.",
    steps: [
      `$${f("1", "y")} = z - b$, so $y = ${f("1", "z - b")}$.`,
      `$${f("1", "x")} = y - a = ${f("1", "z - b")} - a = ${f("1 - a(z - b)", "z - b")} = ${f("c - az", "z - b")}$.`,
      `So $x = ${f("z - b", "c - az")}$.`,
    ],
    difficulty: 5,
  },
];

const LETTERS = ["xyz", "abc", "pqr", "rst", "uvw", "kmn"] as const;

/** Puts other letters for x, y, and z, and numbers for a to e, in the formulas of a text. */
function replacer(letters: string, a: number, b: number): (text: string) => string {
  const [x, y, z] = letters.split("") as [string, string, string];
  const into = new Map<string, string>(
    Object.entries({
      x,
      y,
      z,
      a: `${a}`,
      b: `${b}`,
      c: `${1 + a * b}`,
      d: `${a * b - 1}`,
      e: `${a + b}`,
    }),
  );
  return (tex) =>
    tex.replaceAll(/(?<![a-z\\])[a-exyz]+(?![a-z{])/g, (all) =>
      Array.from(all, (one) => into.get(one) ?? one).join(""),
    );
}

/** The same for a text with formulas between dollar signs. */
const inWords = (text: string, inTex: (tex: string) => string): string =>
  text.replaceAll(/\$[^$]*\$/g, inTex);

/** Numbers for all letters that fit the relations, which are read one after the other. */
function casesOf(relations: readonly string[]): Record<string, number>[] {
  return [1.3, 2.2, 3.7].map((start) => {
    const letters: Record<string, number> = {};
    for (const [k, letter] of "abckmnpqrstuvwxyz".split("").entries())
      letters[letter] = start + 0.7 * k;
    for (const relation of relations) {
      const [left, right] = relation.split(" = ") as [string, string];
      if (left.length === 1) letters[left] = formulaOf(right)(letters);
      else letters[right.at(-2)!] = 1 / formulaOf(left)(letters);
    }
    return letters;
  });
}

export const template: ProblemTemplate = {
  id: "formula-solved-for-a-letter",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern: "A formula with quotients is solved for a letter that occurs in a denominator or twice.",

  make(rng: Rng): ProblemDraft | null {
    const formula = rng.pick([...FORMULAS, ...FORMULAS.filter(({ difficulty }) => difficulty > 4)]);
    const [a, b] = rng.sample([2, 3, 4, 5, 6], 2) as [number, number];
    const letters = rng.pick(LETTERS);
    const wording = rng.int(0, 1);
    const inTex = replacer(letters, a, b);
    const [given, asked, where] = [
      inTex(formula.given),
      inTex(formula.asked),
      inWords(formula.where, inTex),
    ];
    const shown = given
      .split(" and ")
      .map((one) => `$${one}$`)
      .join(" and ");
    const known = ["x", "y", "z"]
      .filter((one) => one !== formula.asked && formula.key.includes(one))
      .map(inTex);
    const terms = known.map((one) => `$${one}$`).join(" and ");
    const wrong = rng.pick(formula.sets).map((at) => formula.wrong[at]!);
    return {
      variant: `${formula.name}/${wording}`,
      context: "pure",
      difficulty: formula.difficulty,
      stem: [
        `If ${shown}, what is $${asked}$ in terms of ${terms}?`,
        `If ${shown}, and if ${where}, then $${asked} =$`,
      ][wording]!,
      key: {
        text: `$${inTex(formula.key)}$`,
        why: inWords(formula.why, inTex),
      },
      slips: wrong.map(([tex, slip, why]) => ({
        text: `$${inTex(tex)}$`,
        slip,
        why: inWords(why, inTex),
      })),
      solution: {
        idea: inWords(formula.idea.replace("[[asked]]", formula.asked), inTex),
        ...(formula.fast && { fast: formula.fast.map((step) => inWords(step, inTex)) }),
        steps: formula.steps.map((step) => inWords(step, inTex)),
        takeaway: formula.takeaway,
      },
    };
  },

  /** An option "in terms of x and y" contains both letters. */
  possible({ stem, options }) {
    const terms = Array.from(
      / in terms of (.*)\?/.exec(stem)?.[1]?.matchAll(/\$(\w)\$/g) ?? [],
      ([, one]) => one!,
    );
    return options.map((option) => {
      const letters = option.replaceAll(/\\[a-z]+/g, "");
      return terms.every((letter) => letters.includes(letter));
    });
  },

  /** Finds numbers for all letters that fit the relations, and puts them in the options. */
  check({ stem, options }) {
    const said = /If (.*?)(?:, what is|, and if|, then)/.exec(stem)?.[1] ?? "";
    const relations = said.split(" and ").map((one) => plain(one));
    const asked = plain(/(?:what is|then) (\$\w)/.exec(stem)![1]!.slice(1));
    const cases = casesOf(relations);
    return options.flatMap((option, k) => {
      const of = formulaOf(option);
      return cases.every((letters) => near(of(letters), letters[asked]!)) ? [k] : [];
    });
  },
};
