import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Words,
} from "@theta/items/template";

const NTH = { X: "first", Y: "second", Z: "third" };
const TIMES = ["", "", "twice", "three times", "four times"];

/** The first part is a multiple of the second one, plus or minus something; both make up a total. */
function askTwoParts(rng: Rng): AskedProblem | null {
  const [times, small] = [rng.int(2, 4), 10 * rng.int(6, 40)];
  const more = 10 * rng.int(2, 12) * rng.pick([1, -1]);
  const large = times * small + more;
  const total = small + large;
  if (total % 50 !== 0 || total < 300 || large <= 1.3 * small) return null;
  const isLarge = rng.chance(0.5);
  const key = isLarge ? large : small;
  const than = `${Math.abs(more)} ${more > 0 ? "more" : "less"} than ${TIMES[times]!}`;
  const fewer = `${Math.abs(more)} ${more > 0 ? "more" : "fewer"} than ${TIMES[times]!}`;
  return {
    difficulty: 2,
    stems: [
      `A company's two offices, Office X and Office Y, have a total of ${thousands(total)} employees. If the number of employees in Office X is ${fewer} the number of employees in Office Y, how many employees are in Office ${isLarge ? "X" : "Y"}?`,
      `Last month Machine J and Machine K produced a total of ${thousands(total)} parts. If Machine J produced ${fewer} the number of parts that Machine K produced, how many parts did Machine ${isLarge ? "J" : "K"} produce?`,
    ],
    pure: [
      `The sum of the positive integers $x$ and $y$ is ${thousands(total)}. If $x$ is ${than} $y$, what is the value of $${isLarge ? "x" : "y"}$?`,
    ],
    key,
    why: `[[Large]] is ${thousands(large)} and [[small]] is ${small}: $${small} + ${tex(large)} = ${tex(total)}$, and $${tex(large)} = ${times} \\cdot ${small} ${more > 0 ? "+" : "-"} ${Math.abs(more)}$.`,
    wrong: [
      [
        isLarge ? small : large,
        "finds the other part",
        `This is ${isLarge ? "[[small]], not [[large]]" : "[[large]], not [[small]]"}.`,
      ],
      ...partsOf(total, times, more).map(
        ([part, slip, why]) => [isLarge ? total - part : part, slip, why] as const,
      ),
      [
        total / 2,
        "halves the total",
        `This is half of ${thousands(total)}, but [[large]] and [[small]] aren't equal.`,
      ],
      [
        large - small,
        "finds the difference",
        `This is $${tex(large)} - ${small}$, the difference between [[large]] and [[small]].`,
      ],
      [
        times * small,
        `forgets the ${Math.abs(more)}`,
        `${thousands(times * small)} is ${TIMES[times]!} ${small}, [[small]]${isLarge ? `, but for [[large]], ${Math.abs(more)} must still be ${more > 0 ? "added" : "subtracted"}` : ", but the question asks for [[small]] itself"}.`,
      ],
    ],
    solution: {
      idea: `Write [[large]] in terms of [[small]], so that only one unknown is left.`,
      fast: [
        `${more > 0 ? `Without the extra ${more}` : "[[withMore]]"}, the total would be ${thousands(total - more)}, or ${times + 1} times [[small]], which is $\\frac{${tex(total - more)}}{${times + 1}} = ${small}$.${isLarge ? ` So [[large]] is $${tex(total)} - ${small} = ${tex(large)}$.` : ""}`,
      ],
      steps: [
        `[[let]]$${times}y ${more > 0 ? "+" : "-"} ${Math.abs(more)}$.`,
        `$y + ${times}y ${more > 0 ? "+" : "-"} ${Math.abs(more)} = ${tex(total)}$, so $${times + 1}y = ${tex(total - more)}$ and $y = ${small}$.`,
        ...(isLarge ? [`[[Large]] is $${tex(total)} - ${small} = ${tex(large)}$.`] : []),
      ],
      check: `$${times} \\cdot ${small} ${more > 0 ? "+" : "-"} ${Math.abs(more)} = ${tex(large)}$, and $${small} + ${tex(large)} = ${tex(total)}$.`,
      takeaway: "Call the quantity that the others are compared with by one letter.",
    },
    words: (wording) => ({
      ...TWO_PARTS[wording - 1]!,
      withMore: [
        `With ${-more} more in Office X`,
        `With ${-more} more from Machine J`,
        `If $x$ were ${-more} greater`,
      ][wording - 1]!,
    }),
  };
}

/** What the wordings call the two parts. */
const TWO_PARTS: readonly Words[] = [
  {
    large: "the number in Office X",
    small: "the number in Office Y",
    let: "If the number in Office Y is $y$, the number in Office X is ",
  },
  {
    large: "the number from Machine J",
    small: "the number from Machine K",
    let: "If the number from Machine K is $y$, the number from Machine J is ",
  },
  { large: "$x$", small: "$y$", let: "In terms of $y$, $x$ is " },
];

/** Honest mistakes about the smaller part. */
function partsOf(total: number, times: number, more: number) {
  const size = Math.abs(more);
  return [
    [
      (total + more) / (times + 1),
      "turns a sign",
      `This takes [[small]] to be $\\frac{${tex(total)} ${more > 0 ? "+" : "-"} ${size}}{${times + 1}}$, but the ${size} must be ${more > 0 ? "subtracted from" : "added to"} the total, not ${more > 0 ? "added to" : "subtracted from"} it.`,
    ],
    [
      total / (times + 1),
      `forgets the ${size}`,
      `This takes [[small]] to be $\\frac{${tex(total)}}{${times + 1}}$, which makes [[large]] exactly ${TIMES[times]!} [[small]], without the ${size}.`,
    ],
    [
      (total - more) / times,
      "counts one part too few",
      `This takes [[small]] to be $\\frac{${tex(total - more)}}{${times}}$, but apart from the ${size}, the total is ${times + 1} times [[small]], not ${times} times.`,
    ],
  ] as const;
}

/** Three amounts, the second and third compared with the first. */
function askThreeParts(rng: Rng): AskedProblem | null {
  const times = rng.int(2, 3);
  const word = TIMES[times]!;
  const first = 100 * rng.int(4, 24);
  const more = 100 * rng.int(2, 12);
  const second = times * first;
  const third = first + more;
  const total = first + second + third;
  const key = rng.pick([first, second, third]);
  const found =
    key === second
      ? `[[second]] is $${times} \\cdot ${tex(first)} = ${tex(second)}$.`
      : `[[third]] is $${tex(first)} + ${tex(more)} = ${tex(third)}$.`;
  const who = key === first ? "X" : key === second ? "Y" : "Z";
  if (total % 400 !== 0 || new Set([first, second, third]).size < 3) return null;
  return {
    difficulty: 3,
    stems: [
      `A budget of ${usd(total)} was divided among Departments X, Y, and Z. Department Y received ${word} as much as Department X, and Department Z received ${usd(more)} more than Department X. How much did Department ${who} receive?`,
      `Teams X, Y, and Z raised a total of ${usd(total)} for a charity. If Team Y raised ${word} as much as Team X, and Team Z raised ${usd(more)} more than Team X, how much did Team ${who} raise?`,
    ],
    pure: [
      `The sum of three numbers is ${thousands(total)}. The second number is ${word} the first number, and the third number is ${thousands(more)} more than the first number. What is the ${NTH[who]} number?`,
    ],
    key,
    why: `[[All]] are ${thousands(first)}, ${thousands(second)}, and ${thousands(third)}, which add up to ${thousands(total)}.`,
    wrong: [
      ...[first, second, third]
        .filter((part) => part !== key)
        .map(
          (part) =>
            [
              part,
              "answers for another one",
              `This is ${part === first ? "[[first]]" : part === second ? "[[second]]" : "[[third]]"}, not ${key === first ? "[[first]]" : key === second ? "[[second]]" : "[[third]]"}.`,
            ] as const,
        ),
      [
        total / (times + 2),
        `forgets the ${thousands(more)}`,
        `This is $\\frac{${tex(total)}}{${times + 2}}$, but ${thousands(more)} must be subtracted from ${thousands(total)} first.`,
      ],
      [
        (times * total) / (times + 2),
        `forgets the ${thousands(more)}`,
        `This is $${times} \\cdot \\frac{${tex(total)}}{${times + 2}}$, but ${thousands(more)} must be subtracted from ${thousands(total)} first.`,
      ],
      [
        (total + more) / (times + 2),
        "turns a sign",
        `This is $\\frac{${tex(total)} + ${tex(more)}}{${times + 2}}$, but the ${thousands(more)} must be subtracted from the total, not added to it.`,
      ],
      [
        total / 3,
        "divides equally",
        `This is a third of ${thousands(total)}, but [[first]], [[second]], and [[third]] aren't equal.`,
      ],
      [
        (total - more) / 3,
        "counts equal parts",
        `This is $\\frac{${tex(total)} - ${tex(more)}}{3}$, but without the ${thousands(more)}, the total is ${times + 2} times [[first]].`,
      ],
    ],
    solution: {
      idea: `[[Second]] and [[third]] are compared with [[first]], so all three can be written in terms of [[first]].`,
      fast: [
        `Subtract the extra ${thousands(more)}: ${thousands(total - more)} is ${times + 2} times [[first]], which is $\\frac{${tex(total - more)}}{${times + 2}} = ${tex(first)}$.${key === first ? "" : ` So ${found}`}`,
      ],
      steps: [
        `If $x$ is [[first]], $x + ${times}x + (x + ${tex(more)}) = ${tex(total)}$.`,
        `So $${times + 2}x = ${tex(total - more)}$ and $x = ${tex(first)}$.`,
        ...(key === first ? [] : [found.replace("[[s", "[[S").replace("[[t", "[[T")]),
      ],
      check: `$${tex(first)} + ${tex(second)} + ${tex(third)} = ${tex(total)}$.`,
      takeaway: "Call the quantity that the others are compared with by one letter.",
    },
    words: (wording) =>
      [
        {
          first: "Department X's amount",
          second: "Department Y's amount",
          third: "Department Z's amount",
          all: "the amounts for Departments X, Y, and Z",
        },
        {
          first: "Team X's amount",
          second: "Team Y's amount",
          third: "Team Z's amount",
          all: "the amounts for Teams X, Y, and Z",
        },
        {
          first: "the first number",
          second: "the second number",
          third: "the third number",
          all: "the three numbers",
        },
      ][wording - 1]!,
    text: usd,
  };
}

const ASK = { two: askTwoParts, three: askThreeParts };

/** How a wording says what's compared, and how the numbers in it are to be understood. */
const TWO_READINGS = [2, 3, 4].flatMap((times) =>
  ["more", "less|fewer"].flatMap((sign) =>
    [true, false].map((isLarge) => ({ times, sign, isLarge })),
  ),
);

const READINGS: readonly StemReading[] = [
  ...TWO_READINGS.map(({ times, sign, isLarge }): StemReading => {
    const than = `(\\d+) (?:${sign}) than ${TIMES[times]!}`;
    const asked = isLarge
      ? "(?:Office X|Machine J produce|of x)"
      : "(?:Office Y|Machine K produce|of y)";
    return {
      wording: new RegExp(`(?:total of|x and y is) (\\d+).* ${than} .* ${asked}\\?$`),
      fits: (tried, total, size) => {
        const small = isLarge ? total - tried : tried;
        return near(total - small, times * small + (sign === "more" ? size : -size));
      },
      open: (tried, total) => tried < total && isLarge === tried > total / 2,
    };
  }),
  ...[2, 3].flatMap((times) =>
    (["X", "Y", "Z"] as const).map((who): StemReading => ({
      wording: new RegExp(
        `(?:of|is) \\$?(\\d+)\\b.* ${TIMES[times]!} (?:as|the) .* \\$?(\\d+) more than .*(?:(?:Department|Team) ${who} (?:receive|raise)|is the ${NTH[who]} number)\\?$`,
      ),
      fits: (tried, total, more) => {
        const first = who === "X" ? tried : who === "Y" ? tried / times : tried - more;
        return near(first + times * first + first + more, total);
      },
      open: (tried, total, more) => tried < total && (who !== "Z" || tried > more),
    })),
  ),
];

export const template: ProblemTemplate = {
  id: "total-in-related-parts",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern: "A total is divided into parts that are compared with one of them.",

  make(rng) {
    const kind = rng.pick(["two", "three"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the story. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
