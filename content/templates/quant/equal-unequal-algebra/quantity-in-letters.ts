import { formulaOf, plain, type ProblemTemplate, read, range, sum } from "@theta/items/template";

/** Letters for three quantities, in the order in which the stem names them at the end. */
type Three<T> = readonly [T, T, T];

interface Story {
  readonly name: string;
  readonly difficulty: number;
  readonly context: "real" | "pure";
  /** Two wordings; both end with the letters in order. */
  readonly tell: (letters: Three<string>, terms: string) => readonly [string, string];
  /** Words that only these wordings contain. */
  readonly mark: RegExp;
  readonly key: (letters: Three<string>) => string;
  /** [expression, slip, why], first three that look as much like the answer as the key. */
  readonly wrong: (letters: Three<string>) => readonly Three<string>[];
  readonly idea: string;
  readonly steps: (letters: Three<string>) => readonly string[];
  /** The result for numbers, without the formula; null where the numbers make no sense. */
  readonly work: (...numbers: Three<number>) => number | null;
}

const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;

const STORIES: readonly Story[] = [
  {
    name: "machine",
    difficulty: 3,
    context: "real",
    tell: ([n, k, h], terms) => [
      `A certain machine produces $${n}$ bottles every $${k}$ minutes. At this rate, how many bottles does the machine produce in $${h}$ hours, ${terms}?`,
      `A pump removes $${n}$ gallons of water from a tank every $${k}$ minutes. If the pump continues to work at this rate, how many gallons of water will it remove in $${h}$ hours, ${terms}?`,
    ],
    mark: /every \w minutes/,
    key: ([n, k, h]) => over(`60${n}${h}`, k),
    wrong: ([n, k, h]) => [
      [
        over(`60${k}${h}`, n),
        "inverts the rate",
        `The rate is $${over(n, k)}$ per minute, not $${over(k, n)}$.`,
      ],
      [
        over(`${n}${h}`, k),
        "mixes minutes and hours",
        "The rate is per minute, and the time is in hours.",
      ],
      [
        over(`${n}${h}`, `60${k}`),
        "converts the wrong way",
        "An hour is 60 minutes, so the number of minutes is greater than the number of hours.",
      ],
      [
        `60${n}${k}${h}`,
        "multiplies everything",
        `Production in one minute is $${over(n, k)}$, not $${n}${k}$.`,
      ],
      [
        over(`${k}${h}`, `60${n}`),
        "inverts everything",
        "Both the rate and the conversion are upside down.",
      ],
      [
        over(`${k}${h}`, n),
        "inverts the rate and mixes the units",
        `The rate is $${over(n, k)}$ per minute, and an hour is 60 minutes.`,
      ],
      [over(`60${n}`, `${k}${h}`), "divides by the time", "More time means more production."],
    ],
    idea: "Find the amount for one minute, then multiply by the number of minutes.",
    steps: ([n, k, h]) => [
      `In one minute the amount is $${over(n, k)}$.`,
      `There are $60${h}$ minutes in $${h}$ hours, so the amount is $60${h} \\cdot ${over(n, k)} = ${over(`60${n}${h}`, k)}$.`,
    ],
    work: (n, k, h) => sum(range(1, 60 * h).map(() => n / k)),
  },
  {
    name: "extra charge",
    difficulty: 3,
    context: "real",
    tell: ([c, d, m], terms) => [
      `A garage charges $${c}$ dollars for the first 3 hours of parking and $${d}$ dollars for each additional hour. If $${m}$ is an integer greater than 3, what is the charge, in dollars, for $${m}$ hours of parking, ${terms}?`,
      `A printer charges $${c}$ dollars for the first 3 posters of an order and $${d}$ dollars for each additional poster. If $${m}$ is an integer greater than 3, what is the charge, in dollars, for an order of $${m}$ posters, ${terms}?`,
    ],
    mark: /for the first 3/,
    key: ([c, d, m]) => `${c} + ${d}(${m} - 3)`,
    wrong: ([c, d, m]) => [
      [
        `${c} + ${d}${m}`,
        "charges the first 3 twice",
        "The first 3 are already included in the fixed amount.",
      ],
      [
        `3${c} + ${d}(${m} - 3)`,
        "multiplies the fixed amount",
        `$${c}$ dollars is the charge for the first 3 together.`,
      ],
      [
        `${c} + ${d}(${m} - 1)`,
        "takes only one off",
        "The fixed amount covers the first 3, not the first one.",
      ],
      [
        `${c}(${m} - 3) + ${d}`,
        "exchanges the charges",
        `The charge for each additional one is $${d}$.`,
      ],
      [
        `3${c} + ${d}${m}`,
        "makes two errors",
        "The fixed amount covers the first 3 together, and they aren't charged again.",
      ],
    ],
    idea: "Separate the first 3 from the additional ones.",
    steps: ([c, d, m]) => [
      `The first 3 cost $${c}$ dollars together.`,
      `There are $${m} - 3$ additional ones at $${d}$ dollars each, so the charge is $${c} + ${d}(${m} - 3)$.`,
    ],
    work: (c, d, m) => (m > 3 ? sum(range(4, m).map(() => d)) + c : null),
  },
  {
    name: "fewer people",
    difficulty: 5,
    context: "real",
    tell: ([d, n, k], terms) => [
      `A group of $${n}$ people agreed to share equally the cost of a gift that costs $${d}$ dollars. If $${k}$ of the people do not pay, how many more dollars must each of the remaining people pay, ${terms}?`,
      `The rent of $${d}$ dollars for a boat was to be shared equally by $${n}$ people, but $${k}$ of them canceled. By how many dollars did this increase the share of each of the remaining people, ${terms}?`,
    ],
    mark: /each of the remaining people/,
    key: ([d, n, k]) => over(`${d}${k}`, `${n}(${n} - ${k})`),
    wrong: ([d, n, k]) => [
      [
        over(`${d}${k}`, `${n}(${n} + ${k})`),
        "adds people",
        `There are $${n} - ${k}$ people who pay, not $${n} + ${k}$.`,
      ],
      [
        over(`${d}(${n} - ${k})`, `${n}${k}`),
        "divides by the wrong number",
        "The missing amount is shared by those who remain.",
      ],
      [
        over(d, `${n} - ${k}`),
        "stops at the new share",
        "That is the new share, not the increase.",
      ],
      [
        over(d, k),
        "subtracts the numbers of people",
        `Two fractions can't be subtracted by subtracting their denominators.`,
      ],
      [
        over(`${d}${k}`, `${n} - ${k}`),
        "shares too much",
        `The $${k}$ people would have paid $${over(`${d}${k}`, n)}$ dollars, not $${d}${k}$.`,
      ],
      [
        over(`${d}${k}`, n),
        "stops at the missing amount",
        "That is what the remaining people must pay in addition, all together.",
      ],
      [
        over(`${d}(${n} - ${k})`, n),
        "finds what is covered",
        "That is what the remaining people were to pay all together.",
      ],
    ],
    idea: "Find the amount that is missing, and share it among those who remain.",
    steps: ([d, n, k]) => [
      `Each share was to be $${over(d, n)}$ dollars, so $${over(`${d}${k}`, n)}$ dollars are missing.`,
      `Shared by the $${n} - ${k}$ who remain, that is $${over(`${d}${k}`, `${n}(${n} - ${k})`)}$ dollars each.`,
    ],
    work: (d, n, k) => (n > k ? d / (n - k) - d / n : null),
  },
  {
    name: "price per item",
    difficulty: 4,
    context: "real",
    tell: ([n, d, c], terms) => [
      `If the price of $${n}$ pencils is $${d}$ dollars, what is the price, in cents, of $${c}$ pencils at the same rate, ${terms}?`,
      `At a certain market, $${n}$ oranges cost a total of $${d}$ dollars. At this rate, what is the cost, in cents, of $${c}$ oranges, ${terms}?`,
    ],
    mark: /in cents/,
    key: ([n, d, c]) => over(`100${c}${d}`, n),
    wrong: ([n, d, c]) => [
      [over(`${c}${d}`, n), "stops at dollars", "A dollar is 100 cents."],
      [
        over(`${c}${d}`, `100${n}`),
        "converts the wrong way",
        "The number of cents is greater than the number of dollars.",
      ],
      [
        over(`100${c}${n}`, d),
        "inverts the price",
        `One costs $${over(d, n)}$ dollars, not $${over(n, d)}$.`,
      ],
      [
        over(`100${n}${d}`, c),
        "exchanges the numbers",
        `The price is known for $${n}$ and asked for $${c}$.`,
      ],
      [
        over(`${n}${d}`, `100${c}`),
        "exchanges the numbers and converts the wrong way",
        `The price is known for $${n}$ and asked for $${c}$.`,
      ],
      [
        over(`${n}${d}`, c),
        "exchanges the numbers and stops at dollars",
        `The price is known for $${n}$ and asked for $${c}$.`,
      ],
      [over(`100${d}`, `${c}${n}`), "divides by both numbers", "More of them cost more."],
    ],
    idea: "Find the price of one, then multiply.",
    steps: ([n, d, c]) => [
      `One costs $${over(d, n)}$ dollars, or $${over(`100${d}`, n)}$ cents.`,
      `So $${c}$ of them cost $${over(`100${c}${d}`, n)}$ cents.`,
    ],
    work: (n, d, c) => sum(range(1, c).map(() => (100 * d) / n)),
  },
  {
    name: "average without one",
    difficulty: 4,
    context: "pure",
    tell: ([n, x, y], terms) => [
      `The average (arithmetic mean) of $${n}$ numbers is $${x}$. If $${n} \\gt 1$ and one of the numbers is $${y}$, what is the average of the other numbers, ${terms}?`,
      `When the number $${y}$ is removed from a list of $${n}$ numbers with an average (arithmetic mean) of $${x}$, what is the average of the remaining numbers, ${terms}?`,
    ],
    mark: /average/,
    key: ([n, x, y]) => over(`${n}${x} - ${y}`, `${n} - 1`),
    wrong: ([n, x, y]) => [
      [
        over(`${n}${x} + ${y}`, `${n} + 1`),
        "adds the number",
        "The number is taken away, not included.",
      ],
      [
        over(`${n}${x} - ${y}`, n),
        "divides by the old number",
        `One number is gone, so $${n} - 1$ are left.`,
      ],
      [
        over(`${x} - ${y}`, `${n} - 1`),
        "subtracts from the average",
        `Subtract from the sum, which is $${n}${x}$.`,
      ],
      [
        over(`${n}(${x} - ${y})`, `${n} - 1`),
        "subtracts every time",
        `The number $${y}$ is subtracted from the sum only once.`,
      ],
      [
        over(`${n}${x} - ${y}`, `${n} + 1`),
        "divides by a greater number",
        `One number is gone, so $${n} - 1$ are left.`,
      ],
      [
        over(`${n}${x} + ${y}`, n),
        "adds the number and divides by the old one",
        "The number is taken away, not included.",
      ],
      [
        over(`(${n} - 1)${x} - ${y}`, `${n} - 1`),
        "multiplies by the new number",
        `The sum of all the numbers is $${n}${x}$.`,
      ],
    ],
    idea: "Work with sums: average times number.",
    steps: ([n, x, y]) => [
      `The sum of all the numbers is $${n}${x}$.`,
      `Without $${y}$, the sum is $${n}${x} - ${y}$, and there are $${n} - 1$ numbers, so the average is $${over(`${n}${x} - ${y}`, `${n} - 1`)}$.`,
    ],
    work: (n, x, y) => (n > 1 ? (sum(range(1, n).map(() => x)) - y) / (n - 1) : null),
  },
  {
    name: "two increases",
    difficulty: 4,
    context: "real",
    tell: ([x, p, y], terms) => [
      `Last year an employee's annual salary was increased by $${p}$ percent and later by $${y}$ dollars. If the salary after these two increases was $${x}$ dollars, what was the salary, in dollars, before the increases, ${terms}?`,
      `A customer paid a total of $${x}$ dollars for a chair, including a sales tax of $${p}$ percent of the price of the chair and a delivery charge of $${y}$ dollars. What was the price of the chair, in dollars, ${terms}?`,
    ],
    mark: /percent/,
    key: ([x, p, y]) => over(`100(${x} - ${y})`, `100 + ${p}`),
    wrong: ([x, p, y]) => [
      [
        over(`(${x} - ${y})(100 - ${p})`, `100`),
        "takes the percent off",
        "The percent is of the original amount, not of the result.",
      ],
      [
        over(`100${x}`, `100 + ${p}`) + ` - ${y}`,
        "undoes the steps in the wrong order",
        "The last step has to be undone first.",
      ],
      [
        over(`100(${x} - ${y})`, p),
        "divides by the increase",
        `The amount becomes $100 + ${p}$ percent of itself.`,
      ],
      [over(`100(${x} + ${y})`, `100 + ${p}`), "adds", `To undo an increase of $${y}$, subtract.`],
      [
        over(`${x} - ${y}`, `100 + ${p}`),
        "leaves out the hundredths",
        `$${p}$ percent is $${over(p, "100")}$.`,
      ],
    ],
    idea: "Undo the last step first.",
    steps: ([x, p, y]) => [
      `Before $${y}$ was added, the amount was $${x} - ${y}$ dollars.`,
      `That is $1 + ${over(p, "100")} = ${over(`100 + ${p}`, "100")}$ times the original amount, which is therefore $${over(`100(${x} - ${y})`, `100 + ${p}`)}$.`,
    ],
    work: (x, p, y) => (x > y ? ((x - y) / (100 + p)) * 100 : null),
  },
  {
    name: "two machines",
    difficulty: 5,
    context: "real",
    tell: ([x, y, n], terms) => [
      `Working alone at their constant rates, Machine R can fill a certain order in $${x}$ hours and Machine S can fill the same order in $${y}$ hours. How many hours will the two machines, working together, need to fill $${n}$ such orders, ${terms}?`,
      `One pipe alone can fill a certain tank in $${x}$ hours, and a second pipe alone can fill the tank in $${y}$ hours. If both pipes operate together, how many hours does it take to fill $${n}$ such tanks, ${terms}?`,
    ],
    mark: /together/,
    key: ([x, y, n]) => over(`${n}${x}${y}`, `${x} + ${y}`),
    wrong: ([x, y, n]) => [
      [
        over(`2${n}${x}${y}`, `${x} + ${y}`),
        "averages the two rates",
        "The rates are added, not averaged.",
      ],
      [
        over(`${n}${x}${y}`, `2(${x} + ${y})`),
        "halves the time",
        "The sum of the rates includes both already.",
      ],
      [
        over(`${x}${y}`, `${n}(${x} + ${y})`),
        "divides by the number",
        `It takes $${n}$ times as long as for one.`,
      ],
      [
        over(`${n}(${x} + ${y})`, "2"),
        "averages the times",
        "Together they need less time than either of them alone.",
      ],
      [
        over(`${n}(${x} + ${y})`, `${x}${y}`),
        "inverts the rate",
        `$${over(`${x} + ${y}`, `${x}${y}`)}$ is the part done in one hour, so divide by it.`,
      ],
      [`${n}(${x} + ${y})`, "adds the times", "Together they need less time, not more."],
    ],
    idea: "Add the rates: the parts that are done in one hour.",
    steps: ([x, y, n]) => [
      `In one hour the part $${over("1", x)} + ${over("1", y)} = ${over(`${x} + ${y}`, `${x}${y}`)}$ is done.`,
      `So one takes $${over(`${x}${y}`, `${x} + ${y}`)}$ hours, and $${n}$ take $${over(`${n}${x}${y}`, `${x} + ${y}`)}$ hours.`,
    ],
    work: (x, y, n) => n / (1 / x + 1 / y),
  },
];

/** Letters that look well side by side. */
const LETTERS: readonly Three<string>[] = [
  "nkh",
  "xyz",
  "abc",
  "rst",
  "kmn",
  "pqr",
  "mnk",
  "dnk",
  "xyn",
  "abk",
  "tvw",
  "cdm",
  "nxy",
  "xpy",
  "ymx",
  "rkt",
].map((three) => [three[0]!, three[1]!, three[2]!]);

const NUMBERS: readonly Three<number>[] = [
  [12, 5, 2],
  [20, 8, 4],
  [60, 7, 6],
  [9, 4, 11],
  [30, 10, 5],
];

/** Letters of a product in alphabetical order: `nxy` instead of `ynx`. */
const inOrder = (tex: string): string =>
  tex.replaceAll(/(?<![\\a-z])[a-z]{2,}/g, (letters) => Array.from(letters).toSorted().join(""));
const formulasInOrder = (text: string): string => text.replaceAll(/\$[^$]+\$/g, inOrder);

export const template: ProblemTemplate = {
  id: "quantity-in-letters",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern: "A quantity in terms of letters: build it step by step, or put in numbers.",

  make(rng) {
    const story = rng.pick(STORIES);
    const letters = rng.pick(LETTERS);
    const [a, b, c] = letters;
    const wording = rng.int(0, 1);
    const key = inOrder(story.key(letters));
    const steps = story.steps(letters).map(formulasInOrder);
    const wrong = story.wrong(letters);
    return {
      variant: `${story.name}/${wording + 1}`,
      context: story.context,
      difficulty: story.difficulty,
      stem: story.tell(letters, `in terms of $${a}$, $${b}$, and $${c}$`)[wording]!,
      key: { text: `$${key}$`, why: steps.at(-1)! },
      slips: [...wrong.slice(0, 3), ...rng.shuffle(wrong.slice(3))].map(([text, slip, why]) => ({
        text: `$${inOrder(text)}$`,
        slip,
        why: formulasInOrder(why),
      })),
      solution: {
        idea: story.idea,
        steps,
        check: "Choose small numbers for the letters, calculate, and see which option agrees.",
        takeaway:
          "With letters in the options, either build the expression step by step or put in numbers.",
      },
    };
  },

  /** Works with numbers in the story, and compares with each option. */
  check({ stem, options }) {
    const text = plain(stem);
    const names = read(text, /in terms of (\w), (\w), and (\w)/);
    const story = STORIES.find(({ mark }) => mark.test(text))!;
    const worked = NUMBERS.map((numbers) => [numbers, story.work(...numbers)] as const);
    return options.flatMap((option, k) => {
      const formula = formulaOf(option);
      const agrees = worked.every(([numbers, right]) => {
        const letters = Object.fromEntries(names.map((name, j) => [name, numbers[j]!]));
        return right === null || Math.abs(formula(letters) - right) < 1e-9 * Math.abs(right);
      });
      return agrees ? [k] : [];
    });
  },
};
