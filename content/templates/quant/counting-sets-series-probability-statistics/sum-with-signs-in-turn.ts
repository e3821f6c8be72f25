import {
  ordinal,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Case {
  readonly key: number;
  readonly stem: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
  readonly difficulty: number;
}

/** s - (s + d) + (s + 2d) - … with n terms. */
function alternating(rng: Rng): Case {
  const [s, d, n] = [rng.int(1, 12), rng.int(2, 7), rng.int(15, 60)];
  const last = s + (n - 1) * d;
  const isEven = n % 2 === 0;
  const pairs = Math.floor(n / 2);
  const key = isEven ? -pairs * d : last - pairs * d;
  const shown = `${s} - ${s + d} + ${s + 2 * d} - ${s + 3 * d} + \\cdots ${isEven ? "-" : "+"} ${last}`;
  const counted = `From ${s} to ${last} there are $\\frac{${last} - ${s}}{${d}} + 1 = ${n}$ terms, so ${pairs} pairs${isEven ? "" : " and one term left"}.`;
  return {
    key,
    stem: rng.chance(0.5)
      ? `The sum $${shown}$ continues in steps of ${d} with alternating signs. What is its value?`
      : `What is the value of $${shown}$, where the terms grow by ${d} and their signs alternate?`,
    idea: `Take the terms in pairs: each pair makes $-${d}$.`,
    steps: [
      counted,
      isEven
        ? `$${pairs} \\times (-${d}) = ${key}$.`
        : `$${pairs} \\times (-${d}) + ${last} = ${key}$.`,
    ],
    check: `${isEven ? "With four terms" : "With five terms"} the sum is $${isEven ? `${s} - ${s + d} + ${s + 2 * d} - ${s + 3 * d} = ${-2 * d}` : `${s} - ${s + d} + ${s + 2 * d} - ${s + 3 * d} + ${s + 4 * d} = ${s + 2 * d}`}$, which shows the pattern.`,
    slips: [
      [
        isEven ? -n * d : last - n * d,
        "counts terms for pairs",
        `There are ${n} terms, and so ${pairs} pairs.`,
      ],
      [
        isEven ? pairs * d : pairs * d + last,
        "turns the sign of a pair",
        `In each pair the greater term is taken off, so a pair makes $-${d}$.`,
      ],
      [
        isEven ? -(pairs - 1) * d : last - (pairs - 1) * d,
        "counts a pair too few",
        `From ${s} to ${last} there are ${n} terms, one more than the steps between them.`,
      ],
      [
        isEven ? -(pairs + 1) * d : last - (pairs + 1) * d,
        "counts a pair too many",
        `From ${s} to ${last} there are ${n} terms, so ${pairs} full pairs.`,
      ],
      [
        isEven ? last - pairs * d : -pairs * d,
        isEven ? "adds the last term once more" : "leaves out the last term",
        isEven
          ? `With ${n} terms the last one belongs to a pair.`
          : `With ${n} terms the last one, ${last}, stands alone.`,
      ],
      [
        isEven ? -pairs : last - pairs,
        "takes each pair as one",
        `Neighbors differ by ${d}, not by 1.`,
      ],
      [
        s - pairs * d,
        "keeps the first term apart",
        `This leaves out the first term and counts ${pairs} pairs after it.`,
      ],
      [0, "lets all pairs cancel", `The terms of a pair differ by ${d}, so they do not cancel.`],
    ],
    difficulty: 4 + (isEven ? 0 : 1),
  };
}

/** Two terms added, two subtracted. */
function blocks(rng: Rng): Case {
  const [s, m] = [rng.int(1, 9), rng.int(5, 20)];
  const d = rng.pick([1, 2, 3]);
  const last = s + (4 * m - 1) * d;
  const t = (k: number): number => s + k * d;
  const key = -4 * d * m;
  const written = `${t(0)} + ${t(1)} - ${t(2)} - ${t(3)} + ${t(4)} + ${t(5)} - ${t(6)} - ${t(7)} + \\cdots - ${last - d} - ${last}`;
  return {
    key,
    stem: rng.chance(0.5)
      ? `In the sum $${written}$, two terms are added and the next two subtracted, in turn. What is the value of the sum?`
      : `What is the value of $${written}$, where two terms are added, the next two subtracted, and so on?`,
    idea: `Four terms make one round, and each round makes $${t(0)} + ${t(1)} - ${t(2)} - ${t(3)} = ${-4 * d}$.`,
    steps: [
      `From ${s} to ${last} there are $${d === 1 ? `${last} - ${s}` : `\\frac{${last} - ${s}}{${d}}`} + 1 = ${4 * m}$ terms, so ${m} rounds.`,
      `$${m} \\times (${-4 * d}) = ${key}$.`,
    ],
    check: `The second round, $${t(4)} + ${t(5)} - ${t(6)} - ${t(7)}$, is $${-4 * d}$ as well.`,
    slips: [
      [-2 * d * m, "takes half of a round", `Each round takes off two steps of ${2 * d}.`],
      [
        -8 * d * m,
        "counts pairs for rounds",
        `A round has four terms, so there are ${m} rounds, not ${2 * m}.`,
      ],
      [
        -4 * d * (m - 1),
        "counts a round too few",
        `There are ${4 * m} terms, one more than the steps from ${s} to ${last}.`,
      ],
      [-d * m, "takes a step for a round", `A round makes $${-4 * d}$, not $${-d}$.`],
      [4 * d * m, "turns the sign", "The greater terms of each round are taken off."],
      [0, "lets the rounds cancel", "The terms taken off are greater than those added."],
      [
        -4 * d * (m + 1),
        "counts a round too many",
        `There are ${4 * m} terms, so ${m} rounds of four.`,
      ],
      [
        -4 * d * 4 * m,
        "counts terms for rounds",
        `There are ${4 * m} terms, but a round has four.`,
      ],
    ],
    difficulty: 5 + (d > 1 ? 1 : 0),
  };
}

/** L² - (L - 1)² + … down to 1. */
function squares(rng: Rng): Case {
  const top = rng.int(9, 40);
  const key = (top * (top + 1)) / 2;
  const isEven = top % 2 === 0;
  const ending = isEven ? "2^2 - 1^2" : "3^2 - 2^2 + 1^2";
  const written = `${top}^2 - ${top - 1}^2 + ${top - 2}^2 - ${top - 3}^2 + \\cdots + ${ending}`;
  return {
    key,
    stem: rng.chance(0.5)
      ? `What is the value of $${written}$?`
      : `If $S = ${written}$, what is the value of $S$?`,
    idea: `Each pair is a difference of squares of neighbors, $${top}^2 - ${top - 1}^2 = ${top} + ${top - 1}$.`,
    steps: [
      `So the pairs together are $${top} + ${top - 1} + ${top - 2} + ${top - 3} + \\cdots + ${isEven ? "2 + 1" : "3 + 2"}$${isEven ? "" : ", and the last term adds 1"}.`,
      `The integers from 1 to ${top} add up to $\\frac{${top} \\times ${top + 1}}{2} = ${key}$.`,
    ],
    check: "With a short sum: $3^2 - 2^2 + 1^2 = 6 = 3 + 2 + 1$.",
    slips: [
      [
        (top * (top - 1)) / 2,
        "leaves out the greatest",
        `The first pair makes $${top} + ${top - 1}$, so ${top} itself counts.`,
      ],
      [
        top * (top + 1),
        "forgets to halve",
        `The integers from 1 to ${top} add up to half of $${top} \\times ${top + 1}$.`,
      ],
      [((top + 1) * (top + 2)) / 2, "goes one too far", `The sum ends at ${top}.`],
      [
        top,
        "takes each pair as 1",
        "The roots of a pair differ by 1, but their squares differ by their sum.",
      ],
      [
        Math.floor(top / 2),
        "takes a pair as 1 and counts pairs",
        "The roots of a pair differ by 1, but their squares differ by their sum.",
      ],
      [
        top * top,
        "lets the rest cancel",
        "The other squares do not cancel; each pair leaves the sum of its roots.",
      ],
      [2 * top - 1, "stops at the first pair", `That is $${top}^2 - ${top - 1}^2$ alone.`],
      [
        Math.floor(top / 2) * (2 * top - 1),
        "takes all pairs as the first",
        "The pairs shrink on the way down.",
      ],
    ],
    difficulty: 7,
  };
}

/**
 * Two sums of neighbors compared: even and odd numbers, or multiples and the numbers next to them.
 */
function compared(rng: Rng): Case {
  const [n, shift] = [rng.int(20, 60), rng.pick([1, 3, 5])];
  const [first, lastEven] = [2, 2 * n];
  const odds = [shift, 2 * n - 2 + shift] as const;
  const extra = rng.pick([0, 0, 1, 2]);
  const top = odds[1] - 2 * extra;
  const members = n - extra;
  const [evens, others] = [
    sum(range(1, n).map((k) => 2 * k)),
    sum(range(0, members - 1).map((k) => shift + 2 * k)),
  ];
  const key = evens - others;
  const step = 2 - shift;
  const dropped = range(members + 1, n).map((k) => 2 * k);
  return {
    key,
    stem:
      key > 0 && rng.chance(0.5)
        ? `By how much does the sum of the even integers from ${first} to ${lastEven}, inclusive, exceed the sum of the odd integers from ${shift} to ${top}, inclusive?`
        : `The even integers from ${first} to ${lastEven}, inclusive, have the sum $E$, and the odd integers from ${shift} to ${top}, inclusive, have the sum $D$. What is the value of $E - D$?`,
    idea: "Do not add up: pair the integers of both kinds in order, and each pair has the same difference.",
    steps: [
      `There are ${n} even integers and ${members} odd ones; in order, the difference of each pair is the same as that of the first, $${first} - ${shift} = ${step}$.`,
      extra === 0
        ? `$${n} \\times ${step < 0 ? `(${step})` : step} = ${key}$.`
        : `The ${members} pairs make $${members} \\times ${step < 0 ? `(${step})` : step} = ${members * step}$, and ${dropped.join(" and ")} ${extra === 1 ? "is" : "are"} left: $${members * step} + ${sum(dropped)} = ${key}$.`,
    ],
    check: `The ${ordinal(members)} pair is $${2 * members} - ${top} = ${step}$ as well.`,
    slips: [
      [2 * n * step, "counts both kinds", `There are ${members} pairs, not one for each integer.`],
      [
        members * step,
        "forgets what is left over",
        `${dropped.join(" and ")} ${extra === 1 ? "has" : "have"} no partner among the odd integers.`,
      ],
      [
        -key,
        "subtracts the wrong way round",
        "The sum of the odd ones is subtracted from that of the even ones.",
      ],
      [
        (members - 1) * step + sum(dropped),
        "counts a pair too few",
        `From ${shift} to ${top} there are ${members} odd integers, one more than the steps of 2.`,
      ],
      [
        (members + 1) * step + sum(dropped),
        "counts a pair too many",
        `From ${shift} to ${top} there are ${members} odd integers.`,
      ],
      [step, "compares one pair only", "That is the difference within each single pair."],
      [
        Math.abs(key) + n,
        "adds one for each",
        "The difference of each pair is counted already; nothing is added for the single integers.",
      ],
      [
        n,
        "takes each pair as 1",
        `The first pair is ${first} and ${shift}, and its difference is $${step}$.`,
      ],
      [lastEven - top, "compares the last ones", "The sums differ by all the pairs together."],
      [
        -n,
        "takes each pair as minus 1",
        `The first pair is ${first} and ${shift}, and its difference is $${step}$.`,
      ],
      [
        members * step + n,
        "mixes pairs and integers",
        "Each integer belongs to one pair or to none.",
      ],
    ],
    difficulty: 3 + (shift > 1 ? 1 : 0) + (extra > 0 ? 2 : 0),
  };
}

/** 1 - 2 + 3 - … : after how many terms? */
function howMany(rng: Rng): Case {
  const d = rng.pick([1, 2, 3, 4]);
  const s = rng.int(1, 6);
  const n = rng.int(12, 60);
  const isEven = n % 2 === 0;
  const pairs = Math.floor(n / 2);
  const total = isEven ? -pairs * d : s + pairs * d;
  const shown = `${s} - ${s + d} + ${s + 2 * d} - ${s + 3 * d} + \\cdots`;
  return {
    key: n,
    stem: rng.chance(0.5)
      ? `The terms of the sum $${shown}$ grow in steps of ${d} while their signs alternate. The sum of the first $n$ terms is $${total}$. What is the value of $n$?`
      : `The sum of the first $n$ terms of $${shown}$, in which the terms grow by ${d} and their signs alternate, is $${total}$. What is the value of $n$?`,
    idea: "After an even number of terms the sum is negative, after an odd number positive; watch each kind by itself.",
    steps: isEven
      ? [
          `The sum is negative, so $n$ is even, and each of the $\\frac{n}{2}$ pairs makes $-${d}$.`,
          `$-${d} \\times \\frac{n}{2} = ${total}$ gives $\\frac{n}{2} = ${pairs}$, so $n = ${n}$.`,
        ]
      : [
          `The sum is positive, so $n$ is odd: the first term is ${s}, and each pair after it adds ${d}.`,
          `$\\frac{${total} - ${s}}{${d}} = ${pairs}$ pairs follow the first term, so $n = 2 \\times ${pairs} + 1 = ${n}$.`,
        ],
    check: `The sums after 1, 2, 3, and 4 terms are $${s}$, $${-d}$, $${s + d}$, and $${-2 * d}$.`,
    slips: [
      [pairs, "counts pairs", `Each pair has two terms, and ${pairs} is the number of pairs.`],
      [
        Math.abs(total),
        "takes each term as 1",
        "It takes two terms to move the sum on by one step.",
      ],
      [2 * Math.abs(total), "takes each pair as 1", `Each pair moves the sum by ${d}.`],
      [
        isEven ? 2 * pairs + 1 : 2 * pairs,
        isEven ? "adds a first term" : "forgets the first term",
        isEven
          ? "After an odd number of terms the sum is positive."
          : "After an even number of terms the sum is negative.",
      ],
      [isEven ? n / 2 + 1 : (n + 1) / 2, "counts pairs and one more", "Each pair has two terms."],
      [2 * n, "doubles twice", `${n} terms make ${pairs} pairs; that is all that is needed.`],
      [
        pairs * d,
        "stops at the size of the change",
        `The sum has moved by ${pairs * d}; each pair moves it by ${d}.`,
      ],
      [
        s + (n - 1) * d,
        "gives the last term",
        `That is the size of the ${ordinal(n)} term, not the number of terms.`,
      ],
    ],
    difficulty: 6,
  };
}

const KINDS = { alternating, blocks, squares, compared, howMany };

export const template: ProblemTemplate = {
  id: "sum-with-signs-in-turn",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern:
    "A long sum with signs in turn, or two sums side by side: pair the terms, and the pairs are alike.",

  make(rng) {
    const kind = rng.pick(["alternating", "blocks", "squares", "compared", "howMany"] as const);
    const found = KINDS[kind](rng);
    if (found.key === 0) return null;
    return {
      variant: `${kind}/${found.stem.split(" ").slice(0, 2).join("-").toLowerCase()}`,
      context: "pure",
      // Comparing sums is 3, alternating signs 4, blocks 5, backward 6, squares 7; loose ends and
      // other steps add 1 or 2.
      difficulty: found.difficulty,
      stem: found.stem,
      key: { text: textOf(found.key), value: found.key, why: found.steps.at(-1)! },
      slips: slipsFrom(
        found.slips,
        (value) =>
          Number.isInteger(value) && value !== found.key && (kind !== "howMany" || value > 0),
        textOf,
      ),
      solution: { idea: found.idea, steps: found.steps, check: found.check },
    };
  },

  /** Adds term by term. */
  check({ stem, options }) {
    const answer = answerTo(stem);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function textOf(value: number): string {
  return value < 0 ? `$${value}$` : thousands(value);
}

function answerTo(stem: string): number {
  const numbers = (pattern: RegExp): number[] => read(stem, pattern).map(Number);
  if (stem.includes("even integers")) {
    const [a, b, c, d] = numbers(
      /even integers from (\d+) to (\d+),.* odd integers from (\d+) to (\d+),/,
    ) as [number, number, number, number];
    return (
      sum(range(a, b).filter((n) => n % 2 === 0)) - sum(range(c, d).filter((n) => n % 2 === 1))
    );
  }
  const text = read(
    stem,
    /((?:-?\d+(?:\^2)? [+-] )+\\cdots.*?)(?: continues|, two| grow|, where|, what|, in which|\?)/,
  )[0]!;
  const isSquare = text.includes("^2");
  const [start, end] = text.split("\\cdots") as [string, string];
  // "^2" isn't a separate term.
  const [first, last] = [start, end].map((part) => termsIn(part.replaceAll("^2", ""))) as [
    ReturnType<typeof termsIn>,
    ReturnType<typeof termsIn>,
  ];
  const step = first[1]!.size - first[0]!.size;
  const round = first[1]!.sign === 1 ? 4 : 2;
  const term = (k: number): number => {
    const size = first[0]!.size + k * step;
    const sign = k % round < round / 2 ? 1 : -1;
    const before = first[k];
    if (before && (before.size !== size || before.sign !== sign))
      throw new Error(`The terms follow no pattern: ${stem}`);
    return sign * (isSquare ? size * size : size);
  };
  const goal = /(?:terms|alternate,) is \$(-?\d+)\$/.exec(stem);
  if (goal) {
    let total = 0;
    const fits = range(1, 2000).filter((n) => (total += term(n - 1)) === Number(goal[1]));
    if (fits.length !== 1) throw new Error(`${fits.length} numbers of terms fit: ${stem}`);
    return fits[0]!;
  }
  const length = (last.at(-1)!.size - first[0]!.size) / step + 1;
  const all = range(0, length - 1).map(term);
  if (Math.sign(all.at(-1)!) !== last.at(-1)!.sign)
    throw new Error(`The last sign is wrong: ${stem}`);
  return sum(all);
}

function termsIn(part: string): { sign: number; size: number }[] {
  return [...part.matchAll(/([+-]?) ?(\d+)/g)].map(([, sign, size]) => ({
    sign: sign === "-" ? -1 : 1,
    size: Number(size),
  }));
}
