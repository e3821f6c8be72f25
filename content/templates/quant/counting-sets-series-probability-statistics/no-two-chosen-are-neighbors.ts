import {
  choose,
  inWords,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** What is in a row or in a circle, and what is done to some of it. */
  readonly places: string;
  readonly row: string;
  readonly circle: string;
  readonly done: string;
  readonly chosen: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "seats",
    places: "seats",
    row: "in one row of a theater",
    circle: "around a round table",
    done: "be reserved",
    chosen: "reserved seats",
  },
  {
    name: "lamps",
    places: "lamps",
    row: "along a pier",
    circle: "around a pond",
    done: "be lit",
    chosen: "lit lamps",
  },
  {
    name: "plots",
    places: "garden plots",
    row: "along a path",
    circle: "around a well",
    done: "be planted with corn",
    chosen: "plots with corn",
  },
  {
    name: "stalls",
    places: "market stalls",
    row: "along a street in Hanoi",
    circle: "around a fountain",
    done: "be given to bakers",
    chosen: "bakers' stalls",
  },
  {
    name: "cabins",
    places: "cabins",
    row: "along a lake shore",
    circle: "around a meadow",
    done: "be painted red",
    chosen: "red cabins",
  },
];

/** The same question without a story; a circle has no such version. */
const PURE: Setting = {
  name: "integers",
  places: "integers",
  row: "from 1 on",
  circle: "",
  done: "",
  chosen: "integers",
};

const FORMS = ["row", "circle", "two between", "exactly one pair"] as const;
type Form = (typeof FORMS)[number];

const product = (n: number, factors: number): string =>
  range(0, factors - 1)
    .map((j) => n - j)
    .join(" \\cdot ");

const chosen = (n: number, k: number): string =>
  `\\frac{${product(n, k)}}{${product(k, k)}} = ${choose(n, k)}`;

function solve(form: Form, n: number, k: number, { places }: Setting) {
  const rest = n - k;
  const all: Wrong = [
    choose(n, k),
    "forgets the condition",
    `${choose(n, k)} counts every choice of ${k} of the ${n} ${places}.`,
  ];
  const oneEnd: Wrong = [
    choose(rest, k),
    "forgets one of the ends",
    `The other ${rest} leave ${rest + 1} gaps in a row: one before each and one after the last.`,
  ];
  const bothEnds: Wrong = [
    choose(rest - 1, k),
    "forgets both ends",
    "The gaps at the two ends of the row count as well.",
  ];
  const group: Wrong = [
    choose(n, k) - (rest + 1),
    `excludes only ${k} in one group`,
    `Choices with just two neighbors are not allowed either.`,
  ];
  const pairs: Wrong = [
    choose(n, k) - (n - 1) * choose(n - 2, k - 2),
    "takes some choices away twice",
    "A choice with several pairs of neighbors is taken away once for each pair.",
  ];
  const each: Wrong = [
    choose(n, k) - (n - 1),
    "takes away one choice for each pair",
    `Each pair of neighbors occurs in many choices of ${k}.`,
  ];
  const row = choose(rest + 1, k);
  switch (form) {
    case "row":
      return {
        key: row,
        difficulty: 7,
        idea: `Line up the other ${rest} first: each of the ${k} then goes into a gap of its own.`,
        steps: [
          `The other ${rest} leave $${rest} + 1 = ${rest + 1}$ gaps, counting both ends.`,
          `Choose ${k} of these gaps: $${chosen(rest + 1, k)}$.`,
        ],
        check: `Without the condition there would be $${chosen(n, k)}$.`,
        slips: [
          all,
          group,
          oneEnd,
          pairs,
          bothEnds,
          each,
          [
            choose(n - 1, k),
            "shortens the row by one",
            `Each of the ${k} but the last needs a free place after it, not only one of them.`,
          ],
          [
            row * k,
            "counts who comes first",
            `Taking each choice once for every one of the ${k} that might come first counts it ${k} times.`,
          ],
        ] satisfies Wrong[],
      };
    case "circle": {
      const closed = choose(rest - 1, k - 2);
      return {
        key: row - closed,
        difficulty: 9,
        idea: "Cut the circle open to a row, then take away the choices that use both ends of the row, for those are neighbors.",
        steps: [
          `In a row: the other ${rest} leave ${rest + 1} gaps for the ${k}, so $${chosen(rest + 1, k)}$.`,
          `With both ends chosen, ${inWords(k - 2)} must go into the $${rest} - 1 = ${rest - 1}$ inner gaps: ${closed} ways.`,
          `$${row} - ${closed} = ${row - closed}$.`,
        ],
        check: `By the first of the ${n} ${places}: chosen, it leaves ${choose(rest - 1, k - 1)} ways; not chosen, ${choose(rest, k)}.`,
        slips: [
          [
            row,
            "treats the circle as a row",
            `In a circle the first and the last are neighbors, too.`,
          ],
          all,
          [
            choose(rest, k),
            "forgets that the first may be chosen",
            `${choose(rest, k)} counts the choices without one certain place.`,
          ],
          [
            row - k,
            "takes away one choice for each",
            `Choices that use both ends of the row number ${closed}.`,
          ],
          [
            choose(n, k) - n,
            "excludes too few",
            `Each pair of neighbors occurs in many choices of ${k}.`,
          ],
          [
            choose(rest - 1, k - 1),
            "fixes one place",
            `No place needs to be chosen; the ${places} are different from one another.`,
          ],
        ] satisfies Wrong[],
      };
    }
    case "two between": {
      const short = n - 2 * (k - 1);
      return {
        key: choose(short, k),
        difficulty: 8,
        idea: `Set aside the ${2 * (k - 1)} places that must stay free between the ${k}; the rest can be chosen freely.`,
        steps: [
          `${k === 2 ? "The gap between the 2" : `Each of the ${k - 1} gaps between the ${k}`} has at least 2 free: $${n} - ${2 * (k - 1)} = ${short}$ ${places} remain.`,
          `Choose ${k} of these, then put the free ones back between them: $${chosen(short, k)}$.`,
        ],
        check: `Check the first choices: 1 and 4, 1 and 5, and so on.`,
        slips: [
          [
            row,
            "leaves only one between",
            `With one free between them there are ${row} ways; two are required.`,
          ],
          all,
          [
            choose(n - 2 * k, k),
            "takes two away for each",
            `After the last one nothing needs to stay free: set ${2 * (k - 1)} aside, not ${2 * k}.`,
          ],
          [
            choose(n - 2, k),
            "takes two away once",
            `Two must stay free between any two neighbors among the ${k}.`,
          ],
          [
            choose(n - 3 * (k - 1), k),
            "leaves three between",
            `At least two must be free between any two, not three.`,
          ],
          [
            choose(short, k) * k,
            "counts who comes first",
            `Taking each choice once for every one of the ${k} that might come first counts it ${k} times.`,
          ],
          [
            choose(n - k, k),
            "takes one away for each",
            `Two must stay free between any two neighbors among the ${k}.`,
          ],
        ] satisfies Wrong[],
      };
    }
    case "exactly one pair": {
      // Three are chosen: two neighbors and a third that is next to neither.
      const key = (n - 2) * (n - 3);
      return {
        key,
        difficulty: 8,
        idea: "Glue two of the three together: a pair and a single one go into different gaps between the others.",
        steps: [
          `The other ${rest} leave $${rest} + 1 = ${rest + 1}$ gaps.`,
          `The pair goes into one gap and the third into another: $${rest + 1} \\cdot ${rest} = ${key}$.`,
        ],
        check: `All ${choose(n, 3)} choices are ${row} with no neighbors, ${key} with one pair, and ${n - 2} with three in a row.`,
        slips: [
          [
            (n - 1) * (n - 2),
            "lets the third be a neighbor",
            `$${n - 1}$ pairs times $${n - 2}$ others counts three in a row as well, and twice.`,
          ],
          [
            (n - 1) * (n - 2) - (n - 2),
            "counts three in a row once",
            `All three in a row is no choice with exactly one pair; it was counted twice and must go twice.`,
          ],
          [
            key / 2,
            "forgets which gap is for the pair",
            `The pair in one gap and the single one in the other is not the same as the other way around.`,
          ],
          [
            choose(n, 3) - row,
            "counts three in a row",
            `$${choose(n, 3)} - ${row}$ still holds the ${n - 2} choices with all three in a row.`,
          ],
          [
            (n - 1) * (n - 4),
            "treats all pairs alike",
            `A pair at an end of the row has only one neighbor to avoid, not two.`,
          ],
          [
            row,
            "keeps all three apart",
            `${row} counts the choices in which no two are neighbors.`,
          ],
          [n - 1, "counts the pairs only", `For each pair there are many places for the third.`],
        ] satisfies Wrong[],
      };
    }
  }
}

export const template: ProblemTemplate = {
  id: "no-two-chosen-are-neighbors",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern:
    "Places are chosen from a row or a circle so that the chosen ones stay apart: choose gaps instead.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const setting = rng.pick(form === "circle" ? SETTINGS : [...SETTINGS, PURE, PURE]);
    const isPure = setting === PURE;
    const { name, places, row, circle, done, chosen: those } = setting;
    const [n, k] = [rng.int(6, 12), form === "exactly one pair" ? 3 : rng.int(2, 4)];
    const solved = solve(form, n, k, setting);
    const { key, difficulty, idea, steps, check } = solved;
    if (key < 5 || key > 130 || n - 2 * k < 1) return null;
    if (k === 2 && (form === "circle" || (isPure && form === "two between"))) return null;
    const slips: readonly Wrong[] = solved.slips;
    const where = form === "circle" ? circle : row;
    const condition = {
      row: `no two ${those} may be next to each other`,
      circle: `no two ${those} may be next to each other`,
      "two between": `there must be at least two others between any two ${those}`,
      "exactly one pair": `exactly two of the three ${those} must be next to each other`,
    }[form];
    const demand = {
      row: "contain no two consecutive integers",
      circle: "",
      "two between": "consist of integers any two of which differ by at least 3",
      "exactly one pair": "contain exactly one pair of consecutive integers",
    }[form];
    return {
      variant: `${form}/${name}`,
      context: isPure ? "pure" : "real",
      // A row is 7, more space between 8, exactly one pair 8, a circle 9; choosing only two is one
      // level easier.
      difficulty: difficulty - (k === 2 ? 1 : 0),
      stem: isPure
        ? `How many sets of ${k} different integers from 1 to ${n} ${demand}?`
        : `Of the ${n} ${places} ${where}, ${k} are to ${done}, and ${condition}. In how many different ways can the ${k} be chosen?`,
      key: { text: String(key), value: key, why: steps.at(-1)! },
      slips: slipsFrom(slips, (value) => value > 1 && Number.isInteger(value)),
      solution: { idea, steps, check },
    };
  },

  /** Tries all choices of places. */
  check({ stem, options }) {
    const text = plain(stem);
    const isPure = text.startsWith("How many sets");
    const [k, n] = (
      isPure
        ? read(text, /sets of (\d+) different integers from 1 to (\d+) /)
        : read(text, /^Of the (\d+) .*?, (\d+) are to /).toReversed()
    ).map(Number) as [number, number];
    const isCircle = text.includes(" around ");
    const gaps = (places: number[]): number[] => {
      const steps = places.slice(1).map((place, j) => place - places[j]!);
      return isCircle ? [...steps, places[0]! + n - places.at(-1)!] : steps;
    };
    const fits = (places: number[]): boolean => {
      const least = /at least (?:two others|3)/.test(text) ? 3 : 2;
      if (/exactly (?:two of the three|one pair)/.test(text))
        return gaps(places).filter((gap) => gap === 1).length === 1;
      return gaps(places).every((gap) => gap >= least);
    };
    const found = range(0, 2 ** n - 1)
      .map((bits) => range(0, n - 1).filter((place) => ((bits >> place) & 1) === 1))
      .filter((places) => places.length === k && fits(places)).length;
    return options.flatMap((option, place) => (Number(option) === found ? [place] : []));
  },
};
