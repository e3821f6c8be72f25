import {
  capital,
  inWords,
  listed,
  numberSlip,
  plain,
  type ProblemTemplate,
  range,
  type Slip,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly place: string;
  readonly one: string;
  readonly many: string;
  readonly kinds: readonly string[];
  /** What a kind is: "color", "flavor". */
  readonly kind: string;
  readonly taken: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "beads",
    place: "A bag holds",
    one: "bead",
    many: "beads",
    kinds: ["red", "blue", "green", "white"],
    kind: "color",
    taken: "taken out without looking",
  },
  {
    name: "tea",
    place: "A box holds unlabeled tea bags:",
    one: "tea bag",
    many: "tea bags",
    kinds: ["mint", "ginger", "jasmine", "rooibos"],
    kind: "flavor",
    taken: "taken out without checking",
  },
  {
    name: "bulbs",
    place: "A sack holds",
    one: "tulip bulb",
    many: "tulip bulbs",
    kinds: ["yellow", "pink", "purple", "orange"],
    kind: "color",
    taken: "planted at random",
  },
  {
    name: "tickets",
    place: "A drum at a village fair holds",
    one: "ticket",
    many: "tickets",
    kinds: ["gold", "silver", "bronze", "blank"],
    kind: "kind",
    taken: "drawn at random",
  },
  {
    name: "buttons",
    place: "A tailor's tin holds",
    one: "button",
    many: "buttons",
    kinds: ["wooden", "metal", "glass", "leather"],
    kind: "material",
    taken: "taken out without looking",
  },
];

interface Goal {
  readonly name: string;
  readonly difficulty: number;
  readonly words: string;
  readonly key: number;
  /** The unluckiest draw that still misses the goal. */
  readonly worst: readonly number[];
  readonly because: string;
  readonly slips: readonly Slip[];
}

function someKind(counts: readonly number[], k: number, { kind, many }: Setting): Goal {
  const worst = counts.map((n) => Math.min(n, k - 1));
  const key = sum(worst) + 1;
  const hasFew = counts.some((n) => n < k - 1);
  return {
    name: "some kind",
    difficulty: hasFew ? 6 : 4,
    words: `at least ${inWords(k)} of the same ${kind}`,
    key,
    worst,
    because: hasFew
      ? `at most ${inWords(k - 1)} of each ${kind}, and all of a ${kind} that has fewer`
      : `${inWords(k - 1)} of each ${kind}`,
    slips: [
      numberSlip(
        k,
        "hopes for luck",
        `With luck the first ${k} are of one ${kind}; to be certain, the unluckiest draw counts.`,
      ),
      numberSlip(
        key - 1,
        "stops at the unluckiest draw",
        `After ${key - 1} it may still have failed; one more settles it.`,
      ),
      numberSlip(
        counts.length * k,
        "takes the full number of each",
        `Having ${k} of each ${kind} is more than is needed.`,
      ),
      numberSlip(
        (k - 1) * counts.length + 1,
        "takes what is not there",
        `No ${kind} can give more than it has: there are only ${Math.min(...counts)} of one ${kind}.`,
      ),
      numberSlip(
        counts.length + k - 1,
        "adds kinds and number",
        `In an unlucky draw every ${kind} can come up ${["", "once", "twice", "three times", "four times", "five times", "six times"][k - 1]}.`,
      ),
      numberSlip(
        sum(counts) - Math.max(...counts) + k,
        "thinks of one given kind",
        `That would be certain for the most frequent ${kind} alone; here any ${kind} will do.`,
      ),
      numberSlip(
        counts.length + 1,
        "thinks of two alike",
        `With ${counts.length + 1} ${many}, two of them are alike, but ${k} are asked for.`,
      ),
      numberSlip(
        sum(counts) - Math.min(...counts) + 1,
        "asks for every kind",
        `That would make every ${kind} certain to come up, which is not asked for.`,
      ),
      numberSlip(
        counts.length * k + 1,
        "adds one too much",
        `One more than ${inWords(k - 1)} of each is enough.`,
      ),
    ],
  };
}

function givenKind(counts: readonly number[], k: number, { kind, many, kinds }: Setting): Goal {
  const others = sum(counts) - counts[0]!;
  const key = others + k;
  return {
    name: "given kind",
    difficulty: 3,
    words: `at least ${inWords(k)} ${kinds[0]!} ${many}`,
    key,
    worst: [k - 1, ...counts.slice(1)],
    because: `all ${others} of the others and ${inWords(k - 1)} ${kinds[0]!}`,
    slips: [
      numberSlip(
        k,
        "hopes for luck",
        `With luck the first ${k} are all ${kinds[0]!}; to be certain, the unluckiest draw counts.`,
      ),
      numberSlip(
        key - 1,
        "stops at the unluckiest draw",
        `After ${key - 1} it may still have failed; one more settles it.`,
      ),
      numberSlip(
        others,
        "draws all the others",
        `After ${others} there may be no ${kinds[0]!} one at all.`,
      ),
      numberSlip(
        others + 1,
        "is content with one",
        `That makes one ${kinds[0]!} certain; ${k} are asked for.`,
      ),
      numberSlip(
        Math.max(...counts.slice(1)) + k,
        "fears one other kind only",
        `All of the other kinds may come first, not only the most frequent.`,
      ),
      numberSlip(
        counts.length * (k - 1) + 1,
        "lets any kind do",
        `That makes ${k} of some ${kind} certain, but they must be ${kinds[0]!}.`,
      ),
      numberSlip(sum(counts), "takes them all", `The last ${counts[0]! - k} are not needed.`),
      numberSlip(
        counts[0]! + k,
        "counts the wrong kind",
        `The ${counts[0]} ${kinds[0]!} ones do not stand in the way.`,
      ),
    ],
  };
}

function everyKind(counts: readonly number[], k: number, { kind, many }: Setting): Goal {
  const least = Math.min(...counts);
  const key = sum(counts) - least + k;
  const rare = counts.indexOf(least);
  return {
    name: "every kind",
    difficulty: k === 1 ? 5 : 6,
    words: k === 1 ? `at least one of every ${kind}` : `at least ${inWords(k)} of every ${kind}`,
    key,
    worst: counts.map((n, i) => (i === rare ? k - 1 : n)),
    because:
      k === 1
        ? `all of the others and none of the rarest ${kind}`
        : `all of the others and only ${inWords(k - 1)} of the rarest ${kind}`,
    slips: [
      numberSlip(
        counts.length * k,
        "hopes for luck",
        `With luck ${counts.length * k} are enough; to be certain, the unluckiest draw counts.`,
      ),
      numberSlip(
        key - 1,
        "stops at the unluckiest draw",
        `After ${key - 1} it may still have failed; one more settles it.`,
      ),
      numberSlip(
        sum(counts) - Math.max(...counts) + k,
        "fears for the most frequent kind",
        `It is the rarest ${kind} that may stay away longest, since the others are then most.`,
      ),
      numberSlip(
        Math.max(...counts) + k,
        "fears the most frequent kind only",
        `All ${many} of the other kinds may come first.`,
      ),
      numberSlip(
        Math.max(...counts) + (counts.length - 1) * k,
        "lets one kind come first",
        `After the most frequent ${kind} the next ones may again be of one ${kind}.`,
      ),
      numberSlip(
        sum(counts),
        "takes them all",
        `Not all are needed: ${least - k} of the rarest ${kind} may stay.`,
      ),
      numberSlip(
        sum(counts) - least,
        "draws all the others",
        `After ${sum(counts) - least} there may be none of the rarest ${kind}.`,
      ),
    ],
  };
}

function twoPairs(counts: readonly number[], k: number, { kind, many }: Setting): Goal {
  const most = Math.max(...counts);
  const key = most + (counts.length - 1) * (k - 1) + 1;
  const frequent = counts.indexOf(most);
  return {
    name: "two kinds",
    difficulty: 8,
    words: `at least ${inWords(k)} of one ${kind} and at least ${inWords(k)} of another ${kind}`,
    key,
    worst: counts.map((n, i) => (i === frequent ? n : k - 1)),
    because: `all of the most frequent ${kind} and ${inWords(k - 1)} of each other`,
    slips: [
      numberSlip(
        2 * k,
        "hopes for luck",
        `With luck ${2 * k} are enough; to be certain, the unluckiest draw counts.`,
      ),
      numberSlip(
        key - 1,
        "stops at the unluckiest draw",
        `After ${key - 1} it may still have failed; one more settles it.`,
      ),
      numberSlip(
        counts.length * (k - 1) + 1,
        "makes one kind certain",
        `That makes ${k} of one ${kind} certain, not of two.`,
      ),
      numberSlip(
        2 * (counts.length * (k - 1) + 1),
        "doubles the draw for one kind",
        `After the first ${k} alike, many more of that same ${kind} may follow.`,
      ),
      numberSlip(
        most + k,
        "fears two kinds only",
        `Besides the ${most} of one ${kind}, ${inWords(k - 1)} of each other ${kind} may come up in between.`,
      ),
      numberSlip(
        most + (counts.length - 1) * k + 1,
        "lets the others go too far",
        `With ${k} of another ${kind} the goal is reached already.`,
      ),
      numberSlip(
        sum(counts) - Math.min(...counts) + k,
        "asks for every kind",
        `That would make ${k} of every ${kind} certain; two kinds are enough.`,
      ),
      numberSlip(
        most + 1,
        "forgets the other kinds",
        `After the ${most} of one ${kind}, the next ${many} may all be of different kinds.`,
      ),
    ],
  };
}

const GOALS = [someKind, givenKind, everyKind, twoPairs];

export const template: ProblemTemplate = {
  id: "draw-to-be-sure",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "The least number to draw to be certain: one more than the unluckiest draw that still fails.",

  make(rng) {
    const size = rng.pick([3, 3, 4]);
    const counts = range(1, size).map(() => rng.int(3, 14));
    const base = rng.pick(SETTINGS);
    const setting = { ...base, kinds: rng.sample(base.kinds, size) };
    const goal = rng.pick(GOALS);
    const k = goal === everyKind ? rng.int(1, 3) : rng.int(2, goal === someKind ? 7 : 4);
    const canReach = counts.every((n) => n > k) || (goal === someKind && Math.max(...counts) > k);
    if (!canReach || new Set(counts).size < size) return null;
    const { name, difficulty, words, key, worst, because, slips } = goal(counts, k, setting);
    const { place, many, one, kinds, taken } = setting;
    const contents = listed(counts.map((n, i) => `${n} ${kinds[i]!}`));
    const holds = place.endsWith(":") ? `${place} ${contents}.` : `${place} ${contents} ${many}.`;
    const worstDraw = listed(worst.map((n, i) => `${n === 1 ? "one" : n} ${kinds[i]!}`));
    return {
      variant: `${name}/${setting.name}`,
      context: "real",
      // A given kind is 3, any kind 4, every kind 5 (more of it 6), a kind with too few 6, two
      // kinds 8.
      difficulty: difficulty + (size === 4 && difficulty < 8 ? 1 : 0),
      stem: rng
        .pick([
          `${holds} What is the least number of ${many} that must be ${taken}, to be certain of ${words}?`,
          `${holds} If ${many} are ${taken}, how many are needed at the least to be certain that there are ${words} among them?`,
        ])
        .replace("looking, to be", "looking to be")
        .replace("checking, to be", "checking to be")
        .replace("random, to be", "random to be"),
      key: {
        text: String(key),
        value: key,
        why: `${key - 1} can still fail, with ${worstDraw}; the next ${one} settles it.`,
      },
      slips: slips.filter(({ value }) => value! > 1 && value! <= sum(counts)),
      solution: {
        idea: "Think of the unluckiest draw: as many as possible without reaching the goal, and then one more.",
        steps: [
          `Without reaching the goal there can be ${because}: ${worstDraw}.`,
          `That makes $${worst.join(" + ")} = ${key - 1}$.`,
          `Whatever comes next reaches the goal, so ${key} are needed.`,
        ],
        check: `${capital(inWords(key - 1))} are not enough, as the unluckiest draw shows.`,
      },
    };
  },

  /** Tries every possible draw and finds the largest that fails. */
  check({ stem, options }) {
    const text = plain(stem);
    const counts = Array.from(text.slice(0, text.indexOf(".")).matchAll(/\d+/g), ([n]) =>
      Number(n),
    );
    const reaches = goalIn(text, stem);
    const draws = counts.reduce<number[][]>(
      (all, most) => all.flatMap((draw) => range(0, most).map((n) => [...draw, n])),
      [[]],
    );
    const failing = draws.filter((draw) => !reaches(draw)).map(sum);
    const least = Math.max(...failing) + 1;
    if (least > sum(counts)) throw new Error(`The goal cannot be reached for certain: ${stem}`);
    return options.flatMap((option, k) => (valueOf(option).value === least ? [k] : []));
  },
};

function goalIn(text: string, stem: string): (draw: readonly number[]) => boolean {
  const [, word = "", rest = ""] = /at least (\w+) (.*)$/.exec(text) ?? [];
  const k = range(1, 12).find((n) => inWords(n) === word);
  if (k === undefined) throw new Error(`No goal is told: ${text}`);
  const enough = (draw: readonly number[]): number => draw.filter((n) => n >= k).length;
  if (rest.startsWith("of the same")) return (draw) => enough(draw) >= 1;
  if (rest.startsWith("of every")) return (draw) => enough(draw) === draw.length;
  if (rest.startsWith("of one")) return (draw) => enough(draw) >= 2;
  const kinds = Array.from(
    stem.slice(0, stem.indexOf(".")).matchAll(/\d+ (\w+)/g),
    ([, kind]) => kind!,
  );
  const place = kinds.findIndex((kind) => rest.startsWith(kind));
  if (place < 0) throw new Error(`No kind is named: ${text}`);
  return (draw) => draw[place]! >= k;
}
