import {
  gcd,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  slipsFrom,
} from "@theta/items/template";

interface Power {
  readonly base: number;
  /** The exponent after taking out the common factor. */
  readonly small: number;
  readonly exponent: number;
}

const GROUPS: readonly (readonly (readonly [base: number, small: number])[])[] = [
  [
    [2, 5],
    [3, 3],
    [5, 2],
    [6, 2],
    [2, 6],
    [30, 1],
    [40, 1],
  ],
  [
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 3],
    [7, 2],
    [8, 2],
    [10, 2],
    [70, 1],
  ],
  [
    [2, 7],
    [3, 4],
    [5, 3],
    [11, 2],
    [10, 2],
    [2, 6],
    [110, 1],
    [90, 1],
  ],
  [
    [2, 9],
    [3, 6],
    [5, 4],
    [23, 2],
    [26, 2],
    [8, 3],
    [22, 2],
  ],
  [
    [2, 8],
    [3, 5],
    [4, 4],
    [6, 3],
    [15, 2],
    [16, 2],
    [14, 2],
    [7, 3],
  ],
];
const NAMES = ["P", "Q", "R"];
const ORDERS = ["PQR", "PRQ", "QPR", "QRP", "RPQ", "RQP"].map((names) =>
  names.split("").join(" \\lt "),
);

const tex = ({ base, exponent }: Power): string => `${base}^{${exponent}}`;
const size = ({ base, small }: Power): number => base ** small;
const pairOf = ({ base, small }: Power, shared: number): string =>
  small === 1
    ? `${base}^{${shared}}`
    : `(${base}^${small})^{${shared}} = ${base ** small}^{${shared}}`;

function drawPowers(count: number, rng: Rng): { powers: Power[]; shared: number } | null {
  const shared = rng.pick([8, 9, 10, 11, 12, 15, 20, 25, 30]);
  const powers = rng
    .sample(rng.pick(GROUPS), count)
    .map(([base, small]) => ({ base, small, exponent: small * shared }));
  const sizes = powers.map(size);
  const isFair =
    new Set(sizes).size === count &&
    new Set(powers.map(({ base }) => base)).size === count &&
    powers.filter(({ small }) => small === 1).length < 2 &&
    powers.map(({ small }) => small).reduce(gcd) === 1;
  return isFair ? { powers, shared } : null;
}

const place = (values: readonly number[]): string =>
  range(0, 2)
    .toSorted((a, b) => values[a]! - values[b]!)
    .map((k) => NAMES[k]!)
    .join(" \\lt ");

function drawOrder(rng: Rng) {
  const drawn = drawPowers(3, rng);
  if (!drawn) return null;
  const { powers, shared } = drawn;
  const isTold = rng.chance(0.5);
  const key = place(powers.map(size));
  const because = `Compared with the same exponent ${shared} the bases are ${powers.map((power) => size(power)).join(", ")}.`;
  const named: [string, string, string][] = [
    [
      place(powers.map(({ exponent }) => exponent)),
      "compares the exponents",
      `This goes by the exponents alone. ${because}`,
    ],
    [
      place(powers.map(({ base }) => base)),
      "compares the bases",
      `This goes by the bases alone. ${because}`,
    ],
    [
      place(powers.map(({ base, exponent }) => base * exponent)),
      "multiplies base and exponent",
      `This compares base times exponent, which is not a power. ${because}`,
    ],
    [
      place(powers.map((power) => -size(power))),
      "turns the order round",
      `This puts the greatest first. ${because}`,
    ],
    ...ORDERS.map((text): [string, string, string] => [
      text,
      "misjudges one pair",
      `At least one pair is the wrong way round. ${because}`,
    ]),
  ];
  const slips = named
    .filter(([text]) => text !== key)
    .map(([text, slip, why]): Slip => ({
      text: `$${text}$`,
      value: ORDERS.indexOf(text),
      slip,
      why,
    }));
  const sorted = powers.toSorted((a, b) => size(a) - size(b));
  const closest = Math.min(
    size(sorted[1]!) / size(sorted[0]!),
    size(sorted[2]!) / size(sorted[1]!),
  );
  return {
    variant: `order/${isTold ? "told" : "asked"}`,
    difficulty: 6 + (closest < 1.15 ? 1 : 0) + (powers.some(({ small }) => small === 1) ? 0 : 1),
    stem: isTold
      ? `If $P = ${tex(powers[0]!)}$, $Q = ${tex(powers[1]!)}$, and $R = ${tex(powers[2]!)}$, which of the following is true?`
      : `Which of the following shows the correct order of the numbers $P = ${tex(powers[0]!)}$, $Q = ${tex(powers[1]!)}$, and $R = ${tex(powers[2]!)}$?`,
    key: {
      text: `$${key}$`,
      value: ORDERS.indexOf(key),
      why: `With the exponent ${shared} throughout, the bases are ${powers.map((power) => size(power)).join(", ")} in turn.`,
    },
    slips,
    solution: {
      idea: `All three exponents are multiples of ${shared}: write the numbers with the exponent ${shared} and compare the bases.`,
      steps: [
        ...powers.map((power, k) =>
          power.small === 1
            ? `$${NAMES[k]!} = ${tex(power)}$ stands as it is.`
            : `$${NAMES[k]!} = ${tex(power)} = ${pairOf(power, shared)}$.`,
        ),
        `Since $${sorted.map((power) => size(power)).join(" \\lt ")}$, it follows that $${key}$.`,
      ],
      check: "Neither the greater base nor the greater exponent decides; a common exponent does.",
    },
  };
}

function drawExtreme(rng: Rng) {
  const drawn = drawPowers(5, rng);
  if (!drawn) return null;
  const { powers, shared } = drawn;
  const isGreatest = rng.chance(0.5);
  const sign = isGreatest ? -1 : 1;
  const sorted = powers.toSorted((a, b) => sign * (size(a) - size(b)));
  const key = sorted[0]!;
  const word = isGreatest ? "greatest" : "least";
  const byExponent = powers.toSorted((a, b) => sign * (a.exponent - b.exponent))[0];
  const byBase = powers.toSorted((a, b) => sign * (a.base - b.base))[0];
  const reason = (power: Power): readonly [string, string] => {
    const fact = `With the exponent ${shared} its base is ${size(power)}, and ${size(key)} is ${isGreatest ? "greater" : "less"}.`;
    if (power === byExponent)
      return [
        "looks at the exponent",
        `It has the ${word} exponent, but the base counts as well. ${fact}`,
      ];
    if (power === byBase)
      return [
        "looks at the base",
        `It has the ${word} base, but the exponent counts as well. ${fact}`,
      ];
    if (power === sorted[1]) return ["misjudges the closest rival", `It comes second. ${fact}`];
    if (power === sorted[4])
      return [
        "takes the other end",
        `It is the ${isGreatest ? "least" : "greatest"} of the five. ${fact}`,
      ];
    return ["weighs base and exponent by feel", fact];
  };
  return {
    variant: `extreme/${word}`,
    difficulty: 5 + (key === byExponent || key === byBase ? 0 : 1),
    stem: rng.pick([
      `Which of the following numbers is the ${word}?`,
      `Of the following five numbers, which has the ${word} value?`,
    ]),
    key: {
      text: `$${tex(key)}$`,
      why: `With the exponent ${shared} throughout, its base ${size(key)} is the ${word} of all.`,
    },
    slips: sorted.slice(1).map((power) => {
      const [slip, why] = reason(power);
      return { text: `$${tex(power)}$`, slip, why };
    }),
    solution: {
      idea: `All exponents are multiples of ${shared}: write every number with the exponent ${shared} and compare the bases.`,
      steps: [
        `${sorted
          .filter(({ small }) => small > 1)
          .map((power) => `$${tex(power)} = ${size(power)}^{${shared}}$`)
          .join(", ")}.`,
        `The bases in order are $${sorted.map(size).join(isGreatest ? " \\gt " : " \\lt ")}$, so $${tex(key)}$ is the ${word}.`,
      ],
      check: "Neither the greater base nor the greater exponent decides; a common exponent does.",
    },
  };
}

/** The greatest or least integer whose power stays on one side of another power. */
function drawBound(rng: Rng) {
  const shared = rng.pick([10, 12, 15, 20, 25, 30, 40, 50, 100]);
  const [base, up] = [rng.pick([2, 3, 5, 6, 7]), rng.pick([3, 4, 5, 7])];
  const down = rng.pick([2, 2, 3]);
  const value = base ** up;
  const root = Math.floor(value ** (1 / down) + 1e-9);
  if (gcd(up, down) > 1 || value > 700 || root < 3 || root ** down === value) return null;
  const isGreatest = rng.chance(0.5);
  const key = isGreatest ? root : root + 1;
  const [much, few] = [up * shared, down * shared];
  const relation = isGreatest ? "\\lt" : "\\gt";
  const wrong: (readonly [number, string, string])[] = [
    [
      isGreatest ? root + 1 : root,
      "rounds the wrong way",
      isGreatest
        ? `$${root + 1}^${down} = ${(root + 1) ** down}$ is already greater than ${value}.`
        : `$${root}^${down} = ${root ** down}$ is still less than ${value}.`,
    ],
    [
      Math.round(value / down),
      "divides by the exponent",
      `From $n^${down}$ one comes to $n$ by a root; dividing ${value} by ${down} is not that.`,
    ],
    [
      isGreatest ? value - 1 : value + 1,
      "forgets the root",
      `This compares $n$ itself with ${value}, but $n^${down}$ is to be compared with it.`,
    ],
    [
      Math.round((base * up) / down),
      "multiplies bases by exponents",
      `This compares base times exponent on both sides; powers do not behave like products.`,
    ],
    [
      base,
      "compares the bases alone",
      `With $n = ${base}$ the right side is greater, since its exponent is; $n$ ${isGreatest ? "can still be greater" : "must be greater"} to make up for that.`,
    ],
    [
      base + up - down,
      "adds the difference of the exponents",
      `The exponents differ by a factor, not by steps that could be added to ${base}.`,
    ],
    [
      base * (up - down),
      "multiplies by the difference of the exponents",
      `Take the common exponent ${shared} out instead: ${value} against $n^${down}$.`,
    ],
    [
      base ** (up - down),
      "subtracts the exponents",
      `Subtracting exponents belongs to a quotient with one base; here the bases $n$ and ${base} differ.`,
    ],
  ];
  return {
    variant: `bound/${isGreatest ? "greatest" : "least"}-${down}`,
    difficulty: 6 + (down === 3 ? 1 : 0),
    stem: isGreatest
      ? rng.pick([
          `What is the greatest integer $n$ for which $n^{${few}} ${relation} ${base}^{${much}}$?`,
          `If $n$ is a positive integer and $n^{${few}} ${relation} ${base}^{${much}}$, what is the greatest possible value of $n$?`,
        ])
      : rng.pick([
          `What is the least positive integer $n$ for which $n^{${few}} ${relation} ${base}^{${much}}$?`,
          `If $n$ is a positive integer and $n^{${few}} ${relation} ${base}^{${much}}$, what is the least possible value of $n$?`,
        ]),
    key: {
      text: String(key),
      value: key,
      why: `$${root}^${down} = ${root ** down}$ is less than $${base}^${up} = ${value}$, and $${root + 1}^${down} = ${(root + 1) ** down}$ is greater.`,
    },
    slips: slipsFrom(wrong, (guess) => guess > 1),
    solution: {
      idea: `Both exponents are multiples of ${shared}: write both sides with the exponent ${shared} and compare what is inside.`,
      steps: [
        `$(n^${down})^{${shared}} ${relation} (${base}^${up})^{${shared}}$ means that $n^${down} ${relation} ${base}^${up}$, which is ${value}.`,
        `$${root}^${down} = ${root ** down}$ and $${root + 1}^${down} = ${(root + 1) ** down}$, so ${value} lies between them.`,
        `The ${isGreatest ? "greatest" : "least"} such integer is ${key}.`,
      ],
      check: `Ask once more which side of ${value} is wanted: $n^${down}$ must be ${isGreatest ? "less" : "greater"}.`,
    },
  };
}

const bigs = (text: string): bigint[] =>
  Array.from(text.matchAll(/(\d+)\^\{(\d+)\}/g), ([, base, e]) => BigInt(base!) ** BigInt(e!));

export const template: ProblemTemplate = {
  id: "greatest-of-great-powers",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "arithmetic",
  pattern: "Powers too great to compute: bring them to a common exponent and compare the bases.",

  make(rng) {
    const draft = rng.pick([drawOrder, drawExtreme, drawExtreme, drawBound])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Computes the powers in full with big integers. */
  check({ stem, options }) {
    const chosen = (isRight: (option: string) => boolean): number[] =>
      options.flatMap((option, k) => (isRight(option) ? [k] : []));
    if (stem.includes("$P = ")) {
      const values = bigs(stem);
      if (values.length !== 3) throw new Error("Three powers are needed.");
      return chosen((option) => {
        const order = plain(option)
          .split(" < ")
          .map((name) => values[NAMES.indexOf(name)]!);
        return order.every((value, k) => k === 0 || value > order[k - 1]!);
      });
    }
    if (stem.includes("$n^")) {
      const [few, relation, base, much] = read(stem, /n\^(\d+) ([<>]) (\d+)\^(\d+)/);
      const limit = BigInt(base!) ** BigInt(much!);
      const holds = (n: number): boolean => {
        const power = BigInt(n) ** BigInt(few!);
        return relation === "<" ? power < limit : power > limit;
      };
      const step = relation === "<" ? 1 : -1;
      return chosen((option) => holds(Number(option)) && !holds(Number(option) + step));
    }
    const isGreatest = read(stem, /(greatest|least)/)[0] === "greatest";
    const values = options.map((option) => bigs(option)[0]!);
    return chosen((option) =>
      values.every(
        (other) => other === bigs(option)[0]! || bigs(option)[0]! > other === isGreatest,
      ),
    );
  },
};
