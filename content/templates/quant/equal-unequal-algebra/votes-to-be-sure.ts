import {
  capital,
  inWords,
  listed,
  numberSlip,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /**
   * Who can be voted for, starting with the one asked about; what a vote is called; what is at
   * stake.
   */
  readonly entries: readonly string[];
  readonly votes: string;
  readonly opening: (total: number, many: string) => string;
  readonly prize: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "council",
    entries: ["Okoro", "Lindqvist", "Moreno", "Tanaka"],
    votes: "votes",
    opening: (total, many) =>
      `In the election for a village council, ${total} votes were cast, each for one of ${many} candidates.`,
    prize: "more votes than any other candidate",
  },
  {
    name: "film prize",
    entries: ["*Monsoon*", "*The Long Pier*", "*Saltwater*", "*Night Ferry*"],
    votes: "votes",
    opening: (total, many) =>
      `At a film festival, ${total} visitors each vote for one of ${many} films.`,
    prize: "more votes than any other film",
  },
  {
    name: "street tree",
    entries: ["the linden", "the plane tree", "the jacaranda", "the maple"],
    votes: "votes",
    opening: (total, many) =>
      `The ${total} households of a street each vote for one of ${many} kinds of tree to be planted there.`,
    prize: "more votes than any other tree",
  },
  {
    name: "ferry name",
    entries: ["Albatross", "Kestrel", "Puffin", "Sandpiper"],
    votes: "ballots",
    opening: (total, many) =>
      `To choose the name of a new ferry, ${total} ballots were handed in, each for one of ${many} names.`,
    prize: "more ballots than any other name",
  },
  {
    name: "team captain",
    entries: ["Amina", "Beatriz", "Chloe", "Divya"],
    votes: "votes",
    opening: (total, many) =>
      `The ${total} members of a rowing club each vote for one of ${many} candidates for captain.`,
    prize: "more votes than any other candidate",
  },
];

interface Count {
  readonly mine: number;
  readonly rivals: readonly number[];
  readonly left: number;
}

/** Everything the others can still get without any of them reaching this many. */
const room = (rivals: readonly number[], bound: number): number =>
  sum(rivals.map((n) => Math.max(0, bound - n)));

function certainQuestion({ mine, rivals, left }: Count, names: readonly string[]) {
  const [best, second] = [Math.max(...rivals), Math.min(...rivals)];
  const behind = best - mine;
  const key = Math.floor((left + behind) / 2) + 1;
  const total = mine + left + sum(rivals);
  const rival = names[rivals.indexOf(best) + 1]!;
  const [me] = names;
  return {
    key,
    difficulty: 7 + ((left + behind) % 2 === 0 ? 0 : 1),
    worst: `${mine + key} to ${best + left - key}`,
    slips: [
      numberSlip(
        Math.floor(left / 2) + 1,
        "takes most of those left",
        `A majority of the ${left} left forgets that ${rival} and ${me} do not stand equal now.`,
      ),
      numberSlip(
        Math.ceil((left + behind) / 2),
        "lets a tie do",
        `With that many it can still end in a tie with ${rival}.`,
      ),
      numberSlip(
        Math.floor(total / 2) + 1 - mine,
        "asks for more than half of all",
        `More votes than any other does not need more than half of all ${total}.`,
      ),
      numberSlip(
        behind + 1,
        "only draws past the rival",
        `That is enough if ${rival} gets none of the others; to be certain, let ${rival} get them all.`,
      ),
      numberSlip(
        Math.floor((left + second - mine) / 2) + 1,
        "measures against the weakest",
        `${rival} is the most dangerous rival, not the one with ${second}.`,
      ),
      numberSlip(
        Math.floor(left / rivals.length) + 1,
        "shares the rest out",
        `The others need not share what is left evenly; all of it may go to ${rival}.`,
      ),
      numberSlip(
        Math.floor((left - behind) / 2) + 1,
        "turns the lead around",
        `The ${Math.abs(behind)} between ${me} and ${rival} must be counted the other way around.`,
      ),
      numberSlip(
        left - behind,
        "takes the rest less the distance",
        `Not all that is left has to go to one of the two sides so unevenly.`,
      ),
      numberSlip(
        left,
        "takes all that is left",
        `Fewer are enough: at some point ${rival} cannot catch up any more.`,
      ),
    ],
    idea: `To be certain, suppose that all the remaining votes that ${me} does not get go to the strongest rival, ${rival}.`,
    steps: [
      `${mine + left + sum(rivals)} less $${[mine, ...rivals].join(" + ")}$ leaves ${left}. Let $x$ of them be for ${me}.`,
      `In the worst case ${rival} gets the other $${left} - x$, so $${mine} + x \\gt ${best} + ${left} - x$ is needed.`,
      `$2x \\gt ${left + behind}$, so $x$ is at least ${key}.`,
    ],
    check: `With ${key}, the worst that can happen is ${mine + key} to ${best + left - key}; with ${key - 1} it is ${mine + key - 1} to ${best + left - key + 1}.`,
  };
}

function possibleQuestion({ mine, rivals, left }: Count, names: readonly string[]) {
  const best = Math.max(...rivals);
  const first = Math.max(0, best + 1 - mine);
  const key = range(first, left).find((x) => room(rivals, mine + x - 1) >= left - x) ?? left;
  const total = mine + left + sum(rivals);
  const bound = mine + key - 1;
  const rival = names[rivals.indexOf(best) + 1]!;
  const [me] = names;
  const size = rivals.length + 1;
  const certain = Math.floor((left + best - mine) / 2) + 1;
  return {
    key,
    difficulty: 9,
    worst: "",
    slips: [
      numberSlip(
        first,
        "only draws past the rival",
        `The other ${left - first} must go somewhere: they would lift another past ${me}.`,
      ),
      numberSlip(
        certain,
        "looks for certainty",
        `That many make it certain; here it only has to be possible.`,
      ),
      numberSlip(
        Math.floor(left / size) + 1,
        "shares out what is left",
        `What counts are the totals in the end, not the shares of what is left.`,
      ),
      numberSlip(
        Math.floor(left / 2) + 1,
        "takes most of those left",
        `The others can go to several rivals, so a majority of them is not needed.`,
      ),
      numberSlip(
        Math.ceil(total / size) - mine,
        "reaches the mean",
        `With the mean alone, ${me} would be level with the others at best.`,
      ),
      numberSlip(key - 1, "lets a tie do", `With one less, another would come at least level.`),
      numberSlip(
        Math.floor(total / 2) + 1 - mine,
        "asks for more than half of all",
        `More than any other does not need more than half of all ${total}.`,
      ),
      numberSlip(
        Math.ceil((left + best - mine) / 2),
        "splits with the strongest rival",
        `The votes that ${me} does not get need not all go to ${rival}.`,
      ),
    ],
    idea: `To get by with few, suppose that the others share the rest so evenly that each of them stays behind ${me}.`,
    steps: [
      `${total} less $${[mine, ...rivals].join(" + ")}$ leaves ${left}. Let $x$ of them go to ${me}, making $${mine} + x$.`,
      `The others must end with at most $${mine} + x - 1$ each: together $${rivals.length}(${mine} + x - 1) \\ge ${sum(rivals)} + ${left} - x$.`,
      `So $${size}x \\ge ${sum(rivals) + left - rivals.length * (mine - 1)}$, and $x$ is at least ${key}.`,
    ],
    check: `With ${key}, ${me} ends with ${mine + key}, and the ${sum(rivals) + left - key} of the others can be shared so that none has more than ${bound}.`,
  };
}

function drawCount(rng: Rng): Count | null {
  const size = rng.pick([2, 2, 3]);
  const [mine, left] = [rng.int(12, 60), rng.int(15, 50)];
  const rivals = range(1, size).map(() => rng.int(8, 65));
  const behind = Math.max(...rivals) - mine;
  const isOpen = Math.abs(behind) < left - 4 && behind !== 0 && new Set(rivals).size === size;
  return isOpen ? { mine, rivals, left } : null;
}

export const template: ProblemTemplate = {
  id: "votes-to-be-sure",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "Votes still to be counted: give all others to the strongest rival for certainty, share them evenly for possibility.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const drawn = drawCount(rng);
    if (!drawn) return null;
    const isCertain = rng.chance(0.6);
    const { mine, rivals, left } = drawn;
    const names = [...rng.sample(setting.entries, rivals.length + 1)];
    const { key, difficulty, slips, idea, steps, check } = (
      isCertain ? certainQuestion : possibleQuestion
    )(drawn, names);
    // If sharing evenly puts nobody over the bound, the sum alone decides.
    const bound = mine + key - 1;
    if (key < 3 || key > left - 2 || (!isCertain && rivals.some((n) => n > bound))) return null;
    const exact = Math.ceil(
      (sum(rivals) + left - rivals.length * (mine - 1)) / (rivals.length + 1),
    );
    if (!isCertain && exact !== key) return null;
    const total = mine + left + sum(rivals);
    const { votes, opening, prize } = setting;
    const [me = ""] = names;
    const start = capital(me);
    const counts = listed([mine, ...rivals].map((n, k) => `${n} for ${names[k]!}`));
    const question = isCertain
      ? `What is the least number of the remaining ${votes} that ${me} needs to be certain of ${prize}?`
      : `What is the least number of the remaining ${votes} with which ${me} can still end up with ${prize}?`;
    return {
      variant: `${isCertain ? "certain" : "possible"}/${setting.name}`,
      context: "real",
      // The worst case is the insight (7), 8 with a number to round, and 9 for the best case with
      // several rivals.
      difficulty,
      stem: `${opening(total, inWords(names.length))} So far there are ${counts}; the other ${left} have yet to be counted. ${question}`,
      key: {
        text: String(key),
        value: key,
        why: isCertain
          ? `${start} then has at least ${mine + key}, and no other can have more than ${mine + key - 1}.`
          : `${start} then has ${mine + key}, and all the others can stay below that.`,
      },
      slips: slips.filter(({ value }) => Number.isInteger(value) && value! > 0 && value! <= left),
      solution: { idea, steps, check },
    };
  },

  /** Deals out the remaining votes in every way. */
  check({ stem, options }) {
    const text = plain(stem);
    const [mine = 0, ...rivals] = Array.from(text.matchAll(/(\d+) for /g), ([, n]) => Number(n));
    const left = Number(/the other (\d+) have/.exec(text)?.[1]);
    if (rivals.length < 2 || Number.isNaN(left)) throw new Error(`The count is not told: ${text}`);
    const isCertain = text.includes("to be certain");
    const wins = (x: number): boolean[] =>
      dealt(left - x, rivals.length).map((more) => rivals.every((n, k) => n + more[k]! < mine + x));
    const least = range(0, left).find((x) =>
      isCertain ? wins(x).every(Boolean) : wins(x).some(Boolean),
    );
    return options.flatMap((option, k) => (valueOf(option).value === least ? [k] : []));
  },
};

/** All ways to deal out a number among this many. */
function dealt(n: number, among: number): number[][] {
  if (among === 1) return [[n]];
  return range(0, n).flatMap((first) =>
    dealt(n - first, among - 1).map((rest) => [first, ...rest]),
  );
}
