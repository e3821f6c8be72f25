import {
  Fraction,
  listed,
  ONE,
  plain,
  texFraction,
  type TwoPartTemplate,
} from "@theta/items/template";

type Row = readonly [tex: string, why: string];

interface Story {
  readonly tell: (...letters: string[]) => string;
  readonly columns: readonly [string, string];
  readonly asks: readonly [string, string];
}

/** A story with letters for its numbers; formulas are written with them. */
interface Structure {
  readonly name: string;
  readonly letters: readonly string[];
  readonly stories: readonly Story[];
  readonly rows: (...letters: string[]) => { keys: readonly [Row, Row]; slips: readonly Row[] };
  readonly idea: string;
  readonly level: number;
  /** Small numbers that a learner may try. */
  readonly trial: readonly number[];
  /** For the checker: the two answers, computed with numbers. */
  readonly worked: (...numbers: Fraction[]) => [Fraction, Fraction];
}

const HUNDRED = new Fraction(100);

const STRUCTURES: readonly Structure[] = [
  {
    name: "together",
    letters: ["xy", "ab", "mn"],
    stories: [
      {
        tell: (x, y) =>
          `One printer alone prints a whole catalog in $${x}$ hours, and another printer alone prints it in $${y}$ hours. Both print together, each at its own steady rate.`,
        columns: ["Part in 1 hour", "Hours in all"],
        asks: [
          "the part of the catalog that is printed in one hour",
          "the number of hours that the whole catalog takes",
        ],
      },
      {
        tell: (x, y) =>
          `One crew alone can clear a trail in $${x}$ hours, and a second crew alone can clear it in $${y}$ hours. Both work at it together, each at its own steady rate.`,
        columns: ["Part in 1 hour", "Hours in all"],
        asks: [
          "the part of the trail that is cleared in one hour",
          "the number of hours that the whole trail takes",
        ],
      },
    ],
    rows: (x, y) => ({
      keys: [
        [
          `\\frac{${x} + ${y}}{${x}${y}}`,
          `In one hour the two do $\\frac{1}{${x}}$ and $\\frac{1}{${y}}$ of the work; this is the sum.`,
        ],
        [
          `\\frac{${x}${y}}{${x} + ${y}}`,
          `The part done in one hour is $\\frac{1}{${x}} + \\frac{1}{${y}}$; turned upside down it gives the hours.`,
        ],
      ],
      slips: [
        [
          `\\frac{1}{${x} + ${y}}`,
          `Adds the times and takes the part that such a slow worker does; the rates add up, not the times.`,
        ],
        [
          `\\frac{${x} + ${y}}{2}`,
          `This is the average of the two times; together they need less than either.`,
        ],
        [`${x} + ${y}`, `Adds the times, as if one began when the other had finished it all.`],
        [
          `\\frac{2}{${x} + ${y}}`,
          `This is the part that one worker with the average time does in an hour.`,
        ],
        [`\\frac{${x}${y}}{2}`, `Multiplies the two times; hours times hours are not hours.`],
        [
          `\\frac{1}{${x}${y}}`,
          `Multiplies the two parts done in an hour, but they have to be added.`,
        ],
      ],
    }),
    idea: "Rates add up: write what each does in one hour.",
    level: 5,
    trial: [3, 6],
    worked: (x, y) => {
      const rate = ONE.over(x).plus(ONE.over(y));
      return [rate, ONE.over(rate)];
    },
  },
  {
    name: "against",
    letters: ["xy", "ab", "pq"],
    stories: [
      {
        tell: (x, y) =>
          `A pump alone fills an empty basin in $${x}$ hours. An open drain alone empties the full basin in $${y}$ hours, where $${y} \\gt ${x}$. The basin is empty, the pump is on, and the drain is open.`,
        columns: ["Part in 1 hour", "Hours until full"],
        asks: [
          "the part of the basin that is filled in one hour",
          "the number of hours until it is full",
        ],
      },
      {
        tell: (x, y) =>
          `A conveyor alone fills an empty grain silo in $${x}$ hours. A chute alone empties the full silo in $${y}$ hours, where $${y} \\gt ${x}$. The silo is empty, and both are running.`,
        columns: ["Part in 1 hour", "Hours until full"],
        asks: [
          "the part of the silo that is filled in one hour",
          "the number of hours until it is full",
        ],
      },
    ],
    rows: (x, y) => ({
      keys: [
        [
          `\\frac{${y} - ${x}}{${x}${y}}`,
          `In one hour $\\frac{1}{${x}}$ comes in and $\\frac{1}{${y}}$ goes out; this is the difference.`,
        ],
        [
          `\\frac{${x}${y}}{${y} - ${x}}`,
          `The part filled in one hour is $\\frac{1}{${x}} - \\frac{1}{${y}}$; turned upside down it gives the hours.`,
        ],
      ],
      slips: [
        [`\\frac{${x}${y}}{${x} + ${y}}`, "Adds the two rates, as if both were filling."],
        [`\\frac{${x} + ${y}}{${x}${y}}`, "Adds what comes in and what goes out in one hour."],
        [
          `\\frac{1}{${y} - ${x}}`,
          "Takes the difference of the times for a time; it is the rates that are subtracted.",
        ],
        [
          `${y} - ${x}`,
          "Subtracts the times; with nearly equal times it would soon be full, though hardly anything stays.",
        ],
        [`${x} + ${y}`, "Adds the times, as if filling began after the emptying."],
      ],
    }),
    idea: "What goes out works against what comes in: subtract the rates.",
    level: 6,
    trial: [3, 6],
    worked: (x, y) => {
      const rate = ONE.over(x).minus(ONE.over(y));
      return [rate, ONE.over(rate)];
    },
  },
  {
    name: "round-trip",
    letters: ["duv", "kab", "dxy"],
    stories: [
      {
        tell: (d, u, v) =>
          `A ferry crosses a strait of $${d}$ kilometers at $${u}$ kilometers per hour and comes back the same way at $${v}$ kilometers per hour, without a rest.`,
        columns: ["Hours in all", "Average speed"],
        asks: [
          "the number of hours for both ways",
          "the average speed in kilometers per hour for both ways",
        ],
      },
      {
        tell: (d, u, v) =>
          `A cyclist rides $${d}$ kilometers up a valley at $${u}$ kilometers per hour and, without a rest, the same way down at $${v}$ kilometers per hour.`,
        columns: ["Hours in all", "Average speed"],
        asks: [
          "the number of hours for both ways",
          "the average speed in kilometers per hour for both ways",
        ],
      },
    ],
    rows: (d, u, v) => ({
      keys: [
        [
          `\\frac{${d}(${u} + ${v})}{${u}${v}}`,
          `The two ways take $\\frac{${d}}{${u}}$ and $\\frac{${d}}{${v}}$ hours; this is the sum.`,
        ],
        [
          `\\frac{2${u}${v}}{${u} + ${v}}`,
          `This is the whole way, $2${d}$, divided by the time for both ways; $${d}$ cancels.`,
        ],
      ],
      slips: [
        [
          `\\frac{${u} + ${v}}{2}`,
          "Averages the speeds as if both lasted equally long; the slower way lasts longer.",
        ],
        [
          `\\frac{4${d}}{${u} + ${v}}`,
          `Divides the whole way by the mean of the two speeds, which is not the average speed.`,
        ],
        [
          `\\frac{2${d}}{${u} + ${v}}`,
          "Divides the whole way by the sum of the speeds, as if both ways were made at once.",
        ],
        [
          `\\frac{${u}${v}}{${u} + ${v}}`,
          `Divides $${d}$ by the time for both ways; the way is $2${d}$.`,
        ],
        [
          `\\frac{${d}${u}${v}}{${u} + ${v}}`,
          "Puts the sum of the speeds below the line; the common denominator of the two times is the product.",
        ],
      ],
    }),
    idea: "Average speed is all the way divided by all the time, so the times come first.",
    level: 6,
    trial: [12, 4, 6],
    worked: (d, u, v) => {
      const time = d.over(u).plus(d.over(v));
      return [time, d.plus(d).over(time)];
    },
  },
  {
    name: "machines",
    letters: ["mph", "nkt", "abc"],
    stories: [
      {
        tell: (m, p, h) =>
          `In a factory $${m}$ machines of one kind, all running at the same steady rate, make $${p}$ valves in $${h}$ hours.`,
        columns: ["Valves in 1 hour", "Hours for 1 valve"],
        asks: [
          "the number of valves that one machine alone makes in one hour",
          "the number of hours that one machine alone needs for one valve",
        ],
      },
      {
        tell: (m, p, h) =>
          `In a mail room $${m}$ clerks, all working at the same steady rate, sort $${p}$ parcels in $${h}$ hours.`,
        columns: ["Parcels in 1 hour", "Hours for 1 parcel"],
        asks: [
          "the number of parcels that one clerk alone sorts in one hour",
          "the number of hours that one clerk alone needs for one parcel",
        ],
      },
    ],
    rows: (m, p, h) => ({
      keys: [
        [
          `\\frac{${p}}{${m}${h}}`,
          `In all there are $${m}${h}$ hours of work behind $${p}$ pieces; this many fall to one hour.`,
        ],
        [
          `\\frac{${m}${h}}{${p}}`,
          `The $${m}${h}$ hours of work are shared among $${p}$ pieces; so long does one piece take.`,
        ],
      ],
      slips: [
        [
          `\\frac{${p}${h}}{${m}}`,
          `Multiplies by the hours; in one hour there is less done than in $${h}$.`,
        ],
        [`\\frac{${p}}{${h}}`, `This is what all $${m}$ together get done in one hour.`],
        [`\\frac{${h}}{${p}}`, `In this time, in hours, all $${m}$ together get one done.`],
        [`\\frac{${m}${p}}{${h}}`, `Multiplies by $${m}$ where one alone is asked for.`],
        [
          `\\frac{${h}}{${m}${p}}`,
          `Divides the time by $${m}$, as if one alone were quicker than all.`,
        ],
        [`\\frac{${p}}{${m}}`, `This is what one of them gets done in all $${h}$ hours.`],
      ],
    }),
    idea: "Count hours of work: so many workers for so many hours stand behind all the pieces.",
    level: 4,
    trial: [2, 12, 3],
    worked: (m, p, h) => {
      const each = p.over(m).over(h);
      return [each, ONE.over(each)];
    },
  },
  {
    name: "markup",
    letters: ["pr", "nk", "at"],
    stories: [
      {
        tell: (p, r) =>
          `A shop raises all its prices by $${r}$ percent. A lamp cost $${p}$ dollars before the rise, and a chair costs $${p}$ dollars after it.`,
        columns: ["Lamp now", "Chair before"],
        asks: [
          "the price in dollars of the lamp now",
          "the price in dollars of the chair before the rise",
        ],
      },
      {
        tell: (p, r) =>
          `Every village of a valley has grown by $${r}$ percent in ten years. Oakton had $${p}$ inhabitants ten years ago, and Elmsby has $${p}$ inhabitants now.`,
        columns: ["Oakton now", "Elmsby then"],
        asks: [
          "the number of inhabitants of Oakton now",
          "the number of inhabitants of Elmsby ten years ago",
        ],
      },
    ],
    rows: (p, r) => ({
      keys: [
        [
          `\\frac{${p}(100 + ${r})}{100}`,
          `A rise of $${r}$ percent multiplies by $\\frac{100 + ${r}}{100}$.`,
        ],
        [
          `\\frac{100${p}}{100 + ${r}}`,
          `The rise has multiplied by $\\frac{100 + ${r}}{100}$, so going back means dividing by it.`,
        ],
      ],
      slips: [
        [
          `\\frac{${p}(100 - ${r})}{100}`,
          `Takes $${r}$ percent off the number after the rise; the percent was taken of the smaller number before it.`,
        ],
        [
          `\\frac{100${p}}{100 - ${r}}`,
          `Goes back from a fall of $${r}$ percent, but it was a rise.`,
        ],
        [`${p} + ${r}`, `Adds $${r}$ itself and not $${r}$ percent of something.`],
        [`${p} - ${r}`, `Subtracts $${r}$ itself and not $${r}$ percent of something.`],
        [`\\frac{${p}${r}}{100}`, "This is the rise alone, without what was there before."],
      ],
    }),
    idea: "A rise multiplies, so undoing it divides by the same factor; it does not subtract the same percent.",
    level: 4,
    trial: [60, 20],
    worked: (p, r) => {
      const factor = HUNDRED.plus(r).over(HUNDRED);
      return [p.times(factor), p.over(factor)];
    },
  },
  {
    name: "shares",
    letters: ["bkj", "cnm", "syx"],
    stories: [
      {
        tell: (b, k, j) =>
          `Friends rent a cabin for $${b}$ dollars, and $${k}$ of them are to pay equal shares. Then $${j}$ of these, where $${j} \\lt ${k}$, cannot come, and the others pay the whole rent in equal shares.`,
        columns: ["New share", "Rise of the share"],
        asks: ["the new share in dollars", "the rise of each share in dollars"],
      },
      {
        tell: (b, k, j) =>
          `A cooperative of $${k}$ farms buys a press for $${b}$ dollars, to be paid in equal shares. Then $${j}$ of the farms, where $${j} \\lt ${k}$, leave it, and the others pay for all of it in equal shares.`,
        columns: ["New share", "Rise of the share"],
        asks: ["the new share in dollars", "the rise of each share in dollars"],
      },
    ],
    rows: (b, k, j) => ({
      keys: [
        [`\\frac{${b}}{${k} - ${j}}`, `The whole sum $${b}$ now falls to $${k} - ${j}$.`],
        [
          `\\frac{${b}${j}}{${k}(${k} - ${j})}`,
          `This is $\\frac{${b}}{${k} - ${j}} - \\frac{${b}}{${k}}$: the shares of the $${j}$ who left, divided among those who stay.`,
        ],
      ],
      slips: [
        [`\\frac{${b}}{${k}}`, "This is the share before anyone left."],
        [`\\frac{${b}}{${j}}`, `Divides among the $${j}$ who left.`],
        [
          `\\frac{${b}${j}}{${k}}`,
          `This is what the $${j}$ who left would have paid together; it is still to be divided.`,
        ],
        [
          `\\frac{${b}${j}}{${k} - ${j}}`,
          `Divides $${b}${j}$ among those who stay, but the $${j}$ would have paid only $\\frac{${b}${j}}{${k}}$.`,
        ],
        [
          `\\frac{${b}${j}}{${k}^2}`,
          `Divides the missing shares among all $${k}$, as if none had left.`,
        ],
        [`\\frac{${b}}{${k} + ${j}}`, `Adds the $${j}$ to those who pay; they have left.`],
      ],
    }),
    idea: "Write the share before and after as fractions of the same sum; the rise is their difference.",
    level: 7,
    trial: [60, 6, 2],
    worked: (b, k, j) => {
      const share = b.over(k.minus(j));
      return [share, share.minus(b.over(k))];
    },
  },
];

export const template: TwoPartTemplate = {
  id: "rates-in-letters",
  format: "two-part-analysis",
  kind: "math",
  pattern: "A rate, a time, a share or a price as a formula in the letters of the story.",

  make(rng) {
    const { name, letters: words, stories, rows, idea, level, trial } = rng.pick(STRUCTURES);
    const letters = Array.from(rng.pick(words));
    const story = rng.pick(stories);
    const { tell, columns, asks } = story;
    const { keys, slips } = rows(...letters);
    const order = rng.shuffle([0, 1]) as [0 | 1, 0 | 1];
    const numbers = new Map(letters.map((letter, k) => [letter, new Fraction(trial[k]!)]));
    const tried = letters.map((letter, k) => `$${letter} = ${trial[k]!}$`);
    const [one, two] = keys.map(([tex]) => `$${texFraction(worth(tex, numbers))}$`);
    const near = rng.sample(slips, 4);
    return {
      variant: `${name}/${stories.indexOf(story) + 1}`,
      context: "real",
      // How many steps lead from the story to the longer formula; it's easier without the most
      // tempting slip.
      difficulty: level - (near.includes(slips[0]!) ? 0 : 1),
      stem: `${tell(...letters)}\n\nSelect the expression for ${asks[order[0]]} and the expression for ${asks[order[1]]}. Make only two selections, one in each column.`,
      columns: [columns[order[0]], columns[order[1]]],
      rows: [...keys, ...near].map(([tex, why]) => ({ text: `$${tex}$`, why })),
      keys: order,
      solution: {
        idea,
        steps: keys.map(([tex, why], k) => `${columns[k]!}: $${tex}$. ${why}`),
        check: `Try numbers. With ${listed(tried)} the answers must be ${one!} and ${two!}.`,
      },
    };
  },

  /** Computes the story with several numbers and sees which rows keep giving the same. */
  check({ stem, columns, rows }) {
    const story = stem.split("\n\n")[0]!;
    for (const { letters: words, stories, worked } of STRUCTURES)
      for (const names of words.map((word) => Array.from(word))) {
        const told = stories.find(({ tell }) => tell(...names) === story);
        if (!told) continue;
        const isRight = (tex: string, place: number): boolean =>
          SAMPLES.every((sample) => {
            const numbers = new Map(names.map((letter, k) => [letter, sample[k]!]));
            return worth(tex, numbers).equals(worked(...numbers.values())[place]!);
          });
        const [first, second] = columns.map((heading) =>
          rows.flatMap((tex, r) => (isRight(tex, told.columns.indexOf(heading)) ? [r] : [])),
        );
        return { first: first!, second: second! };
      }
    throw new Error(`No story reads “${story}”.`);
  },
};

/** In every sample the second number is larger than the first, and the third is the smallest. */
const SAMPLES = [
  [5, 7, 3],
  [9, 16, 2],
  [4, 30, 11],
].map((numbers) => numbers.map((n) => new Fraction(n)));

/** The value of a formula: sums of products, with adjacent letters multiplied. */
function worth(tex: string, numbers: ReadonlyMap<string, Fraction>): Fraction {
  const tokens = plain(tex).match(/\d+|[a-z]|[-+/()^]/g) ?? [];
  let at = 0;
  const atom = (): Fraction => {
    const token = tokens[at++];
    if (token === "(") {
      const inside = total();
      at++; // the closing parenthesis
      return inside;
    }
    const value =
      numbers.get(token ?? "") ?? (/^\d+$/.test(token ?? "") ? new Fraction(Number(token)) : null);
    if (!value) throw new Error(`“${tex}” cannot be read at “${token ?? "its end"}”.`);
    return value;
  };
  const product = (): Fraction => {
    let result = new Fraction(1);
    for (let isDivided = false; at < tokens.length && !/[-+)]/.test(tokens[at]!);) {
      if (tokens[at] === "/") {
        isDivided = true;
        at++;
        continue;
      }
      const one = atom();
      const isSquare = tokens[at] === "^";
      if (isSquare) at += 2;
      const factor = isSquare ? one.times(one) : one;
      result = isDivided ? result.over(factor) : result.times(factor);
      isDivided = false;
    }
    return result;
  };
  const total = (): Fraction => {
    let result = product();
    while (tokens[at] === "+" || tokens[at] === "-")
      result = tokens[at++] === "+" ? result.plus(product()) : result.minus(product());
    return result;
  };
  return total();
}
