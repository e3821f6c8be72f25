import {
  capital,
  inWords,
  listed,
  numbersIn,
  numberSlip,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Solution,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly place: string;
  readonly one: string;
  readonly many: string;
  readonly kinds: readonly [one: string, many: string][];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "vase",
    place: "in a vase",
    one: "flower",
    many: "flowers",
    kinds: [
      ["a rose", "roses"],
      ["a tulip", "tulips"],
      ["an iris", "irises"],
      ["a lily", "lilies"],
    ],
  },
  {
    name: "marina",
    place: "in a marina",
    one: "boat",
    many: "boats",
    kinds: [
      ["a sailboat", "sailboats"],
      ["a rowboat", "rowboats"],
      ["a ferry", "ferries"],
      ["a canoe", "canoes"],
    ],
  },
  {
    name: "strings",
    place: "in a string orchestra",
    one: "player",
    many: "players",
    kinds: [
      ["a violinist", "violinists"],
      ["a violist", "violists"],
      ["a cellist", "cellists"],
      ["a bassist", "bassists"],
    ],
  },
  {
    name: "farm",
    place: "on a mountain farm",
    one: "animal",
    many: "animals",
    kinds: [
      ["a goat", "goats"],
      ["a llama", "llamas"],
      ["an alpaca", "alpacas"],
      ["a donkey", "donkeys"],
    ],
  },
  {
    name: "park",
    place: "in a small park",
    one: "tree",
    many: "trees",
    kinds: [
      ["a maple", "maples"],
      ["a birch", "birches"],
      ["an oak", "oaks"],
      ["a linden", "lindens"],
    ],
  },
  {
    name: "shelf",
    place: "on a shelf",
    one: "book",
    many: "books",
    kinds: [
      ["a novel", "novels"],
      ["a memoir", "memoirs"],
      ["an atlas", "atlases"],
      ["a cookbook", "cookbooks"],
    ],
  },
  {
    name: "conference",
    place: "at a conference",
    one: "guest",
    many: "guests",
    kinds: [
      ["a chemist", "chemists"],
      ["a geologist", "geologists"],
      ["an economist", "economists"],
      ["a linguist", "linguists"],
    ],
  },
];

type Wording = "all but" | "not" | "together";

const plus = (numbers: readonly number[]): string => numbers.join(" + ");

function factsIn(wording: Wording, without: readonly number[], setting: Setting): string {
  const names = setting.kinds.map(([, many]) => many);
  if (wording === "together") {
    const [a, b, c] = names;
    return `The ${b} and ${c} together number ${without[0]}, the ${a} and ${c} together ${without[1]}, and the ${a} and ${b} together ${without[2]}.`;
  }
  if (wording === "not")
    return `Of the ${setting.many}, ${listed(without.map((n, k) => `${n} are not ${names[k]!}`))}.`;
  const facts = without.map((n, k) => {
    const whose = k === 0 ? ` of the ${setting.many}` : "";
    return `all but ${n}${whose} are ${names[k]!}`;
  });
  return `${capital(listed(facts))}.`;
}

function drawCounts(rng: Rng) {
  const size = rng.chance(0.35) ? 4 : 3;
  const counts = range(1, size).map(() => rng.int(2, 16));
  const total = sum(counts);
  return new Set(counts).size === size && total <= 45 ? { size, counts, total } : null;
}

function drawNumbers(rng: Rng) {
  const drawn = drawCounts(rng);
  if (!drawn) return null;
  const { size, counts, total } = drawn;
  const base = rng.pick(SETTINGS);
  const setting = { ...base, kinds: rng.sample(base.kinds, size) };
  const { many, kinds } = setting;
  const wording: Wording =
    size === 4 ? rng.pick(["all but", "not"]) : rng.pick(["all but", "not", "together"]);
  const without = counts.map((n) => total - n);
  const all = sum(without);
  const asked = rng.chance(0.4) ? null : rng.int(0, size - 1);
  const key = asked === null ? total : counts[asked]!;
  const what = asked === null ? many : kinds[asked]![1];
  const given = asked === null ? Math.max(...without) : without[asked]!;
  if (given === key) return null;
  return { drawn, setting, wording, without, all, asked, key, what, given };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  drawn,
  setting,
  without,
  all,
  asked,
  key,
  what,
  given,
}: Numbers): ProblemOptions {
  const { size, counts, total } = drawn;
  const { one, many, kinds } = setting;
  const others = counts.filter((_, k) => k !== asked);
  const slips = (
    asked === null
      ? [
          numberSlip(
            all,
            "adds the facts",
            `$${plus(without)} = ${all}$ counts every ${one} ${size === 3 ? "twice" : "three times"}.`,
          ),
          numberSlip(
            given,
            "takes the largest fact",
            `${given} ${many} are of the other ${inWords(size - 1)} kinds; one kind is still missing.`,
          ),
          numberSlip(
            all / size,
            "takes the mean of the facts",
            `Dividing ${all} by the ${inWords(size)} kinds gives the mean of the facts, but each ${one} is counted ${inWords(size - 1)} times, not ${inWords(size)}.`,
          ),
          numberSlip(
            without[0]! + without[1]!,
            "adds two of the facts",
            `${without[0]} and ${without[1]} have ${many} in common, which are counted twice here.`,
          ),
          numberSlip(
            all / 2,
            "halves from habit",
            `With four kinds every ${one} is counted three times, so a half is too much.`,
          ),
          numberSlip(
            total + given,
            "adds one fact too many",
            `${total} is already the whole; the ${given} are part of it.`,
          ),
          ...without
            .filter((n) => n !== given)
            .map((n) =>
              numberSlip(
                n,
                "takes another fact for the whole",
                `${n} ${many} are of some of the kinds only; one kind is still missing.`,
              ),
            ),
          numberSlip(
            (given + Math.min(...without)) / 2,
            "takes the mean of two facts",
            `The mean of ${given} and ${Math.min(...without)} is not the whole, since both leave out a kind.`,
          ),
          numberSlip(
            all - given,
            "leaves one fact out",
            `Without the fact of ${given} the others still overlap and do not give the whole.`,
          ),
        ]
      : [
          numberSlip(
            given,
            "takes the fact itself",
            `${given} is how many ${many} are not ${what}.`,
          ),
          numberSlip(
            total,
            "stops at the whole",
            `There are ${total} ${many} in all; the ${what} are asked for.`,
          ),
          ...others.map((n) =>
            numberSlip(
              n,
              "answers for another kind",
              `That is the number of ${kinds[counts.indexOf(n)]![1]}, not of ${what}.`,
            ),
          ),
          numberSlip(
            all - (size - 1) * given,
            "forgets to divide",
            `That comes from the facts added, $${plus(without)} = ${all}$, in which every ${one} is counted ${size === 3 ? "twice" : "three times"}.`,
          ),
          numberSlip(
            all / size,
            "takes the mean of the facts",
            `The mean of the facts says how many are of other kinds on average, not how many ${what} there are.`,
          ),
          numberSlip(
            all - given,
            "subtracts from the facts added",
            `The sum ${all} is not the number of ${many}: each is counted ${size === 3 ? "twice" : "three times"} in it.`,
          ),
          numberSlip(
            all / 2 - given,
            "halves from habit",
            `With four kinds every ${one} is counted three times in ${all}, not twice.`,
          ),
        ]
  ).filter(({ value }) => Number.isInteger(value) && value! > 1);
  return {
    key: {
      text: String(key),
      value: key,
      why: `There are ${listed(counts.map((n, k) => `${n} ${kinds[k]![1]}`))}, which makes ${total} in all.`,
    },
    slips,
  };
}

function solutionOf({ drawn, setting, without, all, asked, key, what, given }: Numbers): Solution {
  const { size, counts, total } = drawn;
  const { one, many } = setting;

  return {
    idea: `Each fact counts all kinds except one, so the facts added count every ${one} ${size === 3 ? "twice" : "three times"}.`,
    steps: [
      `Add the facts: $${plus(without)} = ${all}$.`,
      `Every ${one} is counted ${size === 3 ? "twice" : "three times"}, so there are $${all} \\div ${size - 1} = ${total}$ ${many} in all.`,
      ...(asked === null
        ? []
        : [`Of these, ${given} are not ${what}: $${total} - ${given} = ${key}$.`]),
    ],
    check: `The kinds are ${listed(counts.map(String))}, and $${plus(counts)} = ${total}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "all-but-some",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "For each kind, how many are of the other kinds: adding these facts counts everything several times over.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { drawn, setting, wording, without, asked, what } = numbers;
    const { size } = drawn;
    const { name, place, one, kinds } = setting;
    const names = listed(
      kinds.map(([single]) => single),
      "or",
    );
    return {
      variant: `${asked === null ? "total" : "kind"}/${wording}/${name}`,
      context: "real",
      // The pairs show the way; a fourth kind hides it, and a single kind needs one more step.
      difficulty:
        3 + (wording === "together" ? -1 : 0) + (size === 4 ? 1 : 0) + (asked === null ? 0 : 1),
      stem: `Every ${one} ${place} is ${names}. ${factsIn(wording, without, setting)} How many ${what} are there ${place.replace(" a ", " the ")}?`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every total and works out the kinds from it. */
  check({ stem, options }) {
    const without = numbersIn(stem);
    const totals = range(1, 200).filter((n) => sum(without.map((x) => n - x)) === n);
    const [total] = totals;
    const [, what = ""] = /How many (\w+) are there/.exec(stem) ?? [];
    const kinds = Array.from(
      / is (.*?)\. /.exec(stem)?.[1]?.matchAll(/\ban? (\w+)/g) ?? [],
      ([, kind]) => kind!,
    );
    if (!total || totals.length > 1 || kinds.length !== without.length)
      throw new Error(`No single number fits: ${stem}`);
    const place = kinds.findIndex((kind) => what.startsWith(kind.slice(0, -1)));
    const isTotal = stem.startsWith(`Every ${what.slice(0, -1)}`);
    if (place < 0 && !isTotal) throw new Error(`Nothing known is asked: ${stem}`);
    const answer = isTotal ? total : total - without[place]!;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
