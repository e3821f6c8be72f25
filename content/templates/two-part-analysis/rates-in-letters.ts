import {
  type Choice,
  near,
  read,
  selectionOf,
  type Solution,
  type TwoPartTemplate,
  valueOfFormula,
} from "@theta/items/template";

type Row = readonly [tex: string, why: string];

/** Numbers for the three letters, and what they give. */
type Trial = readonly [numbers: readonly [number, number, number], result: string];

/** A story with three letters for its numbers. */
interface Structure {
  readonly name: string;
  readonly letters: readonly [string, string, string];
  readonly stories: readonly string[];
  /** What replaces {items}, for each story. */
  readonly items: readonly string[];
  /** What replaces {whole}, for each story. */
  readonly wholes?: readonly string[];
  readonly asks: readonly (readonly [heading: string, asked: string])[];
  readonly keys: readonly [Row, Row];
  readonly slips: readonly Row[];
  /** Numbers to try out, the simplest first. */
  readonly trials: readonly Trial[];
  readonly solution: Solution;
  readonly level: number;
  /** For the checker: both answers for given numbers. */
  readonly worked: (a: number, b: number, c: number) => readonly [number, number];
}

const STRUCTURES: readonly Structure[] = [
  {
    name: "head-start",
    letters: ["x", "y", "h"],
    level: 6,
    stories: [
      "Working alone at their respective constant rates, Machine X fills an order in $x$ hours and Machine Y fills the same order in $y$ hours. Machine X works on the order alone for $h$ hours, where $h \\lt x$. Machine Y then begins to work on the order as well, and the two machines work together at their constant rates until the order is filled.",
      "Working alone at their respective constant rates, Pump X fills a certain tank in $x$ hours and Pump Y fills the same tank in $y$ hours. The tank is empty when Pump X is turned on. Pump Y is turned on $h$ hours later, where $h \\lt x$, and the two pumps then work together at their constant rates until the tank is full.",
    ],
    items: [
      "order that remains to be filled when the two machines",
      "tank that remains to be filled when the two pumps",
    ],
    wholes: ["order", "tank"],
    asks: [
      ["Fraction", "an expression for the fraction of the {items} begin to work together"],
      ["Time", "an expression for the number of hours that the two work together"],
    ],
    keys: [
      [
        "\\frac{x - h}{x}",
        "In $h$ hours, X fills $\\frac{h}{x}$ of the {whole}, so $1 - \\frac{h}{x} = \\frac{x - h}{x}$ remains.",
      ],
      [
        "\\frac{y(x - h)}{x + y}",
        "The two fill $\\frac{x + y}{xy}$ of the {whole} per hour, and $\\frac{x - h}{x} \\div \\frac{x + y}{xy} = \\frac{y(x - h)}{x + y}$.",
      ],
    ],
    slips: [
      [
        "\\frac{h}{x}",
        "In $h$ hours at $\\frac{1}{x}$ of the {whole} per hour, X fills $\\frac{h}{x}$ of the {whole}. The part that remains is $1 - \\frac{h}{x}$.",
      ],
      [
        "\\frac{xy}{x + y}",
        "$1 \\div \\frac{x + y}{xy} = \\frac{xy}{x + y}$ is the time that the two would need for the whole {whole}, but only $\\frac{x - h}{x}$ of the {whole} remains.",
      ],
      [
        "\\frac{x(y - h)}{x + y}",
        "If Y worked alone first, $\\frac{y - h}{y}$ of the {whole} would remain, and $\\frac{y - h}{y} \\cdot \\frac{xy}{x + y} = \\frac{x(y - h)}{x + y}$. But it is X that works alone first.",
      ],
      [
        "\\frac{x - h}{x + y}",
        "X alone would need $x - h$ more hours. When Y helps, X does only $\\frac{1}{x} \\div \\frac{x + y}{xy} = \\frac{y}{x + y}$ of the work, so the $x - h$ hours must be multiplied by $\\frac{y}{x + y}$. A factor of $y$ is missing.",
      ],
      [
        "\\frac{y - h}{y}",
        "This is $1 - \\frac{h}{y}$, what would remain if Y had worked alone for $h$ hours. But it is X that works alone first.",
      ],
    ],
    trials: [
      [
        [12, 6, 3],
        "$\\frac{3}{4}$ of the {whole} remains, and the two fill $\\frac{1}{12} + \\frac{1}{6} = \\frac{1}{4}$ of the {whole} per hour, so they need 3 hours.",
      ],
      [
        [3, 6, 1],
        "$\\frac{2}{3}$ of the {whole} remains, and the two fill $\\frac{1}{3} + \\frac{1}{6} = \\frac{1}{2}$ of the {whole} per hour, so they need $\\frac{4}{3}$ hours.",
      ],
    ],
    solution: {
      idea: "Rates add: per hour, the two fill $\\frac{1}{x} + \\frac{1}{y}$ of the {whole}.",
      steps: [
        "In $h$ hours, X alone fills $\\frac{h}{x}$ of the {whole}, so $1 - \\frac{h}{x} = \\frac{x - h}{x}$ remains.",
        "Together, they fill $\\frac{1}{x} + \\frac{1}{y} = \\frac{x + y}{xy}$ of the {whole} per hour.",
        "The time is the part that remains divided by the combined rate: $\\frac{x - h}{x} \\cdot \\frac{xy}{x + y} = \\frac{y(x - h)}{x + y}$.",
      ],
      check:
        "If $h$ were 0, the whole {whole} would remain: the formulas give $\\frac{x}{x} = 1$ and $\\frac{xy}{x + y}$, the time that the two need for the whole {whole}.",
      takeaway: "Divide the part that remains by the combined rate.",
    },
    worked: (x, y, h) => [1 - h / x, (1 - h / x) / (1 / x + 1 / y)],
  },
  {
    name: "half-price",
    letters: ["n", "k", "p"],
    level: 4,
    stories: [
      "In a certain month, a store sold $n$ lamps. It sold $k$ of the lamps, where $k \\lt n$, at a price of $p$ dollars each, and it sold the rest of the lamps at half that price.",
      "A theater sold $n$ tickets to a play. It sold $k$ of the tickets, where $k \\lt n$, at a price of $p$ dollars each before the day of the performance, and it sold the rest of the tickets on the day of the performance at half that price.",
    ],
    items: ["lamps", "tickets"],
    asks: [
      ["Revenue", "an expression for the total revenue, in dollars, from the $n$ {items}"],
      [
        "Average price",
        "an expression for the average (arithmetic mean) price, in dollars, of the $n$ {items}",
      ],
    ],
    keys: [
      [
        "\\frac{p(n + k)}{2}",
        "$kp + (n - k)\\frac{p}{2} = \\frac{2kp + np - kp}{2} = \\frac{p(n + k)}{2}$",
      ],
      [
        "\\frac{p(n + k)}{2n}",
        "The revenue, $\\frac{p(n + k)}{2}$, is divided by the number of {items}, $n$.",
      ],
    ],
    slips: [
      [
        "\\frac{p(n - k)}{2}",
        "$(n - k) \\cdot \\frac{p}{2}$ is only the revenue from the $n - k$ {items} sold at half price. The $kp$ dollars from the other $k$ {items} are missing.",
      ],
      [
        "\\frac{p(2n - k)}{2}",
        "$k \\cdot \\frac{p}{2} + (n - k)p = \\frac{p(2n - k)}{2}$ would be the revenue if the $k$ {items} had been sold at half price and the rest at the full price. It was the other way around.",
      ],
      [
        "\\frac{p(2n - k)}{2n}",
        "If the $k$ {items} had been sold at half price and the rest at the full price, the revenue would be $k \\cdot \\frac{p}{2} + (n - k)p = \\frac{p(2n - k)}{2}$, and the average price would be $\\frac{p(2n - k)}{2} \\div n = \\frac{p(2n - k)}{2n}$. It was the other way around.",
      ],
      [
        "\\frac{3p}{4}",
        "This is the average of $p$ and $\\frac{p}{2}$. It would be the average price only if as many {items} were sold at half price as at the full price, so that $k = \\frac{n}{2}$.",
      ],
      [
        "\\frac{p(n + k)}{n}",
        "This is twice the average price: the revenue is $\\frac{p(n + k)}{2}$, and $\\frac{p(n + k)}{2} \\div n = \\frac{p(n + k)}{2n}$.",
      ],
    ],
    trials: [
      [
        [10, 4, 20],
        "4 {items} at 20 dollars and 6 at 10 dollars bring in 140 dollars, and the average price is 14 dollars.",
      ],
    ],
    solution: {
      idea: "Add the revenue at the full price and the revenue at half price. The average price is the total revenue divided by $n$.",
      steps: [
        "$k$ {items} were sold at $p$ dollars each and $n - k$ {items} at $\\frac{p}{2}$ dollars each.",
        "The revenue is $kp + (n - k)\\frac{p}{2} = \\frac{2kp + np - kp}{2} = \\frac{p(n + k)}{2}$.",
        "The average price is this divided by $n$, or $\\frac{p(n + k)}{2n}$.",
      ],
      check:
        "If $k$ were equal to $n$, all the {items} would be sold at $p$ dollars: the formulas give $\\frac{p(n + n)}{2} = np$ and $\\frac{p(n + n)}{2n} = p$.",
      takeaway: "An average price is total revenue divided by the number of items.",
    },
    worked: (n, k, p) => [k * p + ((n - k) * p) / 2, (k * p + ((n - k) * p) / 2) / n],
  },
  {
    name: "round-trip",
    letters: ["d", "v", "w"],
    level: 5,
    stories: [
      "A truck traveled $d$ miles from a warehouse to a store at an average speed of $v$ miles per hour and returned to the warehouse by the same route at an average speed of $w$ miles per hour, where $w \\lt v$.",
      "A boat traveled $d$ miles down a river from one dock to another at a constant speed of $v$ miles per hour and then traveled the same distance up the river at a constant speed of $w$ miles per hour, where $w \\lt v$.",
    ],
    items: [
      "the return trip took longer than the trip to the store",
      "the trip up the river took longer than the trip down the river",
    ],
    asks: [
      ["Extra time", "an expression for the number of hours by which {items}"],
      [
        "Average speed",
        "an expression for the average speed, in miles per hour, for the total distance traveled",
      ],
    ],
    keys: [
      ["\\frac{d(v - w)}{vw}", "$\\frac{d}{w} - \\frac{d}{v} = \\frac{d(v - w)}{vw}$"],
      [
        "\\frac{2vw}{v + w}",
        "The total distance is $2d$ and the total time is $\\frac{d}{v} + \\frac{d}{w} = \\frac{d(v + w)}{vw}$, so the average speed is $2d \\cdot \\frac{vw}{d(v + w)} = \\frac{2vw}{v + w}$.",
      ],
    ],
    slips: [
      [
        "\\frac{v + w}{2}",
        "The average of the two speeds would be right only if both trips took the same time. The trip at $w$ miles per hour takes longer. For $d = 60$, $v = 30$, and $w = 20$, it would give 25, but the average speed is $120 \\div (2 + 3) = 24$.",
      ],
      [
        "\\frac{d}{v - w}",
        "This subtracts the speeds instead of the times. For $d = 60$, $v = 30$, and $w = 20$, it would give 6 hours, but the trips take 2 and 3 hours.",
      ],
      [
        "\\frac{d(v + w)}{vw}",
        "$\\frac{d}{v} + \\frac{d}{w} = \\frac{d(v + w)}{vw}$ is the total time for both trips, not the difference of the two times.",
      ],
      [
        "\\frac{vw}{v + w}",
        "This is $d$ divided by the total time $\\frac{d(v + w)}{vw}$, but the total distance is $2d$.",
      ],
      [
        "\\frac{2d}{v + w}",
        "This divides the distance $2d$ by the sum of the speeds, but the two trips follow one another. For $d = 60$, $v = 30$, and $w = 20$, it would give 2.4, but the extra time is 1 hour and the average speed is 24.",
      ],
    ],
    trials: [
      [
        [60, 30, 20],
        "the times are 2 and 3 hours, so the extra time is 1 hour, and the average speed is $\\frac{120}{5} = 24$ miles per hour.",
      ],
    ],
    solution: {
      idea: "Write both times as distance divided by speed.",
      steps: [
        "The times are $\\frac{d}{v}$ and $\\frac{d}{w}$ hours, and their difference is $\\frac{d}{w} - \\frac{d}{v} = \\frac{dv - dw}{vw} = \\frac{d(v - w)}{vw}$.",
        "The total distance is $2d$, and the total time is $\\frac{d}{v} + \\frac{d}{w} = \\frac{d(v + w)}{vw}$, so the average speed is $2d \\cdot \\frac{vw}{d(v + w)} = \\frac{2vw}{v + w}$.",
      ],
      check:
        "If $w$ were equal to $v$, the formulas would give $\\frac{d(v - v)}{v \\cdot v} = 0$ hours and $\\frac{2v \\cdot v}{v + v} = v$ miles per hour, as they should.",
      takeaway: "Average speed is total distance divided by total time.",
    },
    worked: (d, v, w) => [d / w - d / v, (2 * d) / (d / v + d / w)],
  },
];

/** Other letters for the same story give other items. */
const NAMES: readonly (readonly [string, string, string])[] = [
  ["x", "y", "h"],
  ["a", "b", "t"],
  ["m", "n", "k"],
  ["r", "s", "t"],
  ["u", "v", "w"],
  ["d", "r", "s"],
  ["n", "k", "p"],
  ["d", "v", "w"],
  ["a", "b", "k"],
  ["q", "r", "t"],
  ["m", "k", "p"],
  ["x", "y", "t"],
  ["n", "m", "q"],
  ["s", "v", "w"],
];

/** Tries the first numbers for which all rows have different values. */
function fastWith(trials: readonly Trial[], letters: readonly string[], rows: readonly Row[]) {
  const separates = ([numbers]: Trial): boolean => {
    const letterValues = Object.fromEntries(letters.map((letter, k) => [letter, numbers[k]!]));
    const values = rows.map(([tex]) => valueOfFormula(`$${tex}$`, letterValues));
    return values.every((one, k) => values.slice(k + 1).every((other) => !near(one, other)));
  };
  const [numbers, result] = trials.find(separates)!;
  const [first, second, third] = letters.map((letter, k) => `$${letter} = ${numbers[k]!}$`);
  return [
    `Choose numbers, for example ${first}, ${second}, and ${third}: ${result}`,
    `For these numbers, ${rows
      .slice(0, 2)
      .map(([tex]) => `$${tex}$`)
      .join(" and ")} have these two values, and no other choice does.`,
  ];
}

/** Renames the letters within formulas. */
function renamer(from: readonly string[], to: readonly string[]) {
  const letter = (one: string): string => to[from.indexOf(one)] ?? one;
  const formula = (tex: string): string =>
    tex.replaceAll(/\\[a-z]+|[a-z]/g, (part) => letter(part));
  const text = (words: string): string => words.replaceAll(/\$[^$]+\$/g, (tex) => formula(tex));
  return { formula, text };
}

export const template: TwoPartTemplate = {
  id: "rates-in-letters",
  format: "two-part-analysis",
  kind: "math",
  pattern: "A story with letters for its numbers: an expression, and another that builds on it.",

  make(rng) {
    const { name, letters, stories, items, wholes, keys, slips, trials, solution, level, ...more } =
      rng.pick(STRUCTURES);
    const { formula, text: renamed } = renamer(letters, rng.pick(NAMES));
    const story = rng.int(0, stories.length - 1);
    const text = (words: string): string =>
      renamed(
        words.replaceAll("{items}", items[story]!).replaceAll("{whole}", wholes?.[story] ?? ""),
      );
    const asks = more.asks.map((ask) => ask.map(text)) as [string[], string[]];
    const rowOf = ([tex, why]: Row): Choice => ({ text: `$${formula(tex)}$`, why: text(why) });
    const rows = [...keys, ...rng.sample(slips, 4)];
    return {
      variant: `${name}/${story + 1}`,
      context: "real",
      difficulty: level,
      stem: `${text(stories[story]!)}\n\n${selectionOf(...asks)}`,
      columns: [asks[0][0]!, asks[1][0]!],
      rows: rows.map(rowOf),
      keys: [0, 1],
      solution: {
        ...solution,
        idea: text(solution.idea),
        fast: fastWith(trials, letters, rows).map(text),
        steps: solution.steps.map(text),
        check: text(solution.check!),
      },
    };
  },

  /** Works the story out for several numbers and compares every row. */
  check({ stem, rows }) {
    const found = STRUCTURES.find(({ name }) => new RegExp(SIGNS[name]!).test(stem))!;
    const letters = read(stem, new RegExp(LETTERS_IN[found.name]!)).filter(Boolean);
    const trials = [
      [12, 7, 5],
      [20, 9, 3],
      [15, 11, 4],
    ] as const;
    const matching = (part: 0 | 1): number[] =>
      rows.flatMap((row, r) =>
        trials.every(([a, b, c]) =>
          near(
            valueOfFormula(row, { [letters[0]!]: a, [letters[1]!]: b, [letters[2]!]: c }),
            found.worked(a, b, c)[part],
          ),
        )
          ? [r]
          : [],
      );
    return { first: matching(0), second: matching(1) };
  },
};

const SIGNS: Record<string, string> = {
  "head-start": "Working alone",
  "half-price": "at half that price",
  "round-trip": "traveled",
};
const LETTERS_IN: Record<string, string> = {
  "head-start": "in (\\w) hours.* in (\\w) hours.*?(?:for|on) (\\w) hours",
  "half-price": "sold (\\w) \\w+(?: to a play)?\\. .* sold (\\w) of the .* price of (\\w) dollars",
  "round-trip": "traveled (\\w) miles .* of (\\w) miles per hour .* of (\\w) miles per hour",
};
