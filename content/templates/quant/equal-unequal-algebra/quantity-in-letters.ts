import {
  formulaOf,
  inWordsOf,
  plain,
  type ProblemTemplate,
  range,
  read,
  sum,
  type Words,
} from "@theta/items/template";

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
  /** What each wording calls things, for `[[name]]` in the texts. */
  readonly words: readonly [Words, Words];
  readonly idea: string;
  readonly steps: (letters: Three<string>) => readonly string[];
  /** The quantity for some numbers. */
  readonly example: (letters: Three<string>) => string;
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
        over(`${k}${h}`, n),
        "inverts the rate and mixes the units",
        `This is $${over(k, n)} \\cdot ${h}$, but there are $${over(n, k)}$ [[things]] per minute and $60${h}$ minutes.`,
      ],
      [
        over(`60${k}${h}`, n),
        "inverts the rate",
        `This takes $${over(k, n)}$ [[things]] per minute, but [[subject]] [[does]] $${over(n, k)}$ per minute.`,
      ],
      [
        over(`${k}${h}`, `60${n}`),
        "inverts everything",
        `This is $${over(k, n)} \\cdot ${over(h, "60")}$, but there are $${over(n, k)}$ [[things]] per minute and $60${h}$ minutes.`,
      ],
      [
        over(`${n}${h}`, k),
        "mixes minutes and hours",
        `This multiplies $${over(n, k)}$ [[things]] per minute by $${h}$, but $${h}$ hours have $60${h}$ minutes.`,
      ],
      [
        over(`${n}${h}`, `60${k}`),
        "converts the wrong way",
        `This takes $${over(h, "60")}$ for the number of minutes, but $${h}$ hours have $60${h}$ minutes.`,
      ],
      [
        `60${n}${k}${h}`,
        "multiplies everything",
        `This takes $${n}${k}$ [[things]] per minute, but [[subject]] [[does]] $${over(n, k)}$ per minute.`,
      ],
      [
        over(`60${n}`, `${k}${h}`),
        "divides by the time",
        `This divides by $${h}$, but in more hours [[subject]] [[does]] more [[things]].`,
      ],
    ],
    words: [
      { subject: "the machine", does: "produces", things: "bottles" },
      { subject: "the pump", does: "removes", things: "gallons" },
    ],
    idea: "Find the number of [[things]] per minute, then multiply by the number of minutes.",
    steps: ([n, k, h]) => [
      `In one minute [[subject]] [[does]] $${over(n, k)}$ [[things]].`,
      `There are $60${h}$ minutes in $${h}$ hours, so the number of [[things]] is $60${h} \\cdot ${over(n, k)} = ${over(`60${n}${h}`, k)}$.`,
    ],
    example: ([n, k, h]) =>
      `If $${n} = 10$, $${k} = 5$, and $${h} = 2$, [[subject]] [[does]] 2 [[things]] per minute and $2 \\cdot 120 = 240$ in 2 hours, and $\\frac{60 \\cdot 10 \\cdot 2}{5} = 240$.`,
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
        `${c}(${m} - 3) + ${d}`,
        "exchanges the charges",
        `This exchanges the charges: the first 3 [[things]] cost $${c}$ dollars, and each additional [[thing]] costs $${d}$ dollars.`,
      ],
      [
        `${c}(${m} - 1) + ${d}`,
        "exchanges the charges and takes only one off",
        `This exchanges the charges, and it takes $${m} - 1$ additional [[things]], but there are $${m} - 3$, at $${d}$ dollars each.`,
      ],
      [
        `${c} + ${d}(${m} - 1)`,
        "takes only one off",
        `This takes $${m} - 1$ additional [[things]], but the $${c}$ dollars cover the first 3, so there are $${m} - 3$.`,
      ],
      [
        `${c} + ${d}${m}`,
        "charges the first 3 twice",
        `This charges $${d}$ dollars for all $${m}$ [[things]], but the first 3 are already included in the $${c}$ dollars.`,
      ],
      [
        `3${c} + ${d}(${m} - 3)`,
        "multiplies the fixed amount",
        `This charges $${c}$ dollars for each of the first 3 [[things]], but they cost $${c}$ dollars together.`,
      ],
      [
        `3${c} + ${d}${m}`,
        "makes two errors",
        `The first 3 [[things]] cost $${c}$ dollars together, not each, and only $${m} - 3$ [[things]] cost $${d}$ dollars each.`,
      ],
    ],
    words: [
      { things: "hours", thing: "hour" },
      { things: "posters", thing: "poster" },
    ],
    idea: "Separate the first 3 [[things]] from the additional ones.",
    steps: ([c, d, m]) => [
      `The first 3 [[things]] cost $${c}$ dollars together.`,
      `There are $${m} - 3$ additional [[things]] at $${d}$ dollars each, so the charge is $${c} + ${d}(${m} - 3)$.`,
    ],
    example: ([c, d, m]) =>
      `If $${c} = 10$, $${d} = 2$, and $${m} = 5$, there are 2 additional [[things]], so the charge is $10 + 2 + 2 = 14$, and $10 + 2(5 - 3) = 14$.`,
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
        over(`${d}${n}`, `${k}(${n} - ${k})`),
        "exchanges the numbers of people",
        `This takes $${over(d, k)}$ dollars for each share, $${n}$ of which are missing, but each share was to be $${over(d, n)}$ dollars, and $${k}$ are missing.`,
      ],
      [
        over(`${d}(${n} - ${k})`, `${n}${k}`),
        "divides by the wrong number",
        `This shares $${over(`${d}(${n} - ${k})`, n)}$ dollars among $${k}$ people, but $${n} - ${k}$ people share the missing $${over(`${d}${k}`, n)}$ dollars.`,
      ],
      [
        over(`${d}${k}`, `${n}(${n} + ${k})`),
        "adds people",
        `This shares the missing $${over(`${d}${k}`, n)}$ dollars among $${n} + ${k}$ people, but only $${n} - ${k}$ people pay.`,
      ],
      [
        over(`${d}(${n} + ${k})`, `${n}${k}`),
        "adds two shares",
        `This is $${over(d, n)} + ${over(d, k)}$, but the increase is $${over(d, `${n} - ${k}`)} - ${over(d, n)}$.`,
      ],
      [
        over(d, `${n} - ${k}`),
        "stops at the new share",
        `This is the new share. The increase is $${over(d, `${n} - ${k}`)} - ${over(d, n)}$.`,
      ],
      [
        over(`${d}${k}`, n),
        "stops at the missing amount",
        `This is what the $${n} - ${k}$ remaining people must pay in addition all together, not what each of them must pay.`,
      ],
      [
        over(`${d}(${n} - ${k})`, n),
        "finds what is covered",
        `This is what the $${n} - ${k}$ remaining people were to pay all together, not how much more each of them must pay.`,
      ],
    ],
    words: [{ cost: "the cost of the gift" }, { cost: "the rent" }],
    idea: "Find the amount that is missing, and share it among those who remain.",
    steps: ([d, n, k]) => [
      `Each share of [[cost]] was to be $${over(d, n)}$ dollars, so without $${k}$ of the people, $${k} \\cdot ${over(d, n)} = ${over(`${d}${k}`, n)}$ dollars are missing.`,
      `The missing $${over(`${d}${k}`, n)}$ dollars, shared by the $${n} - ${k}$ people who remain, are $${over(`${d}${k}`, `${n}(${n} - ${k})`)}$ dollars for each.`,
    ],
    example: ([d, n, k]) =>
      `If $${d} = 60$, $${n} = 6$, and $${k} = 2$, each share goes from $\\frac{60}{6} = 10$ to $\\frac{60}{4} = 15$ dollars, an increase of 5, and $\\frac{60 \\cdot 2}{6(6 - 2)} = 5$.`,
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
      [
        over(`100${n}${d}`, c),
        "exchanges the numbers",
        `This exchanges $${n}$ and $${c}$. The $${d}$ dollars are for $${n}$ [[things]], so divide by $${n}$ and multiply by $${c}$.`,
      ],
      [
        over(`${n}${d}`, c),
        "exchanges the numbers and stops at dollars",
        `This exchanges $${n}$ and $${c}$, and it is in dollars, not in cents.`,
      ],
      [
        over(`${n}${d}`, `100${c}`),
        "exchanges the numbers and converts the wrong way",
        `This exchanges $${n}$ and $${c}$, and it divides by 100 instead of multiplying.`,
      ],
      [
        over(`${c}${d}`, n),
        "stops at dollars",
        `This is the [[price]] in dollars. In cents, it is 100 times as much.`,
      ],
      [
        over(`${c}${d}`, `100${n}`),
        "converts the wrong way",
        `This divides the $${over(`${c}${d}`, n)}$ dollars by 100, but each dollar is 100 cents, so multiply.`,
      ],
      [
        over(`100${c}${n}`, d),
        "inverts the price",
        `This takes $${over(n, d)}$ dollars for one [[thing]], but one [[thing]] costs $${over(d, n)}$ dollars.`,
      ],
      [
        over(`100${d}`, `${c}${n}`),
        "divides by both numbers",
        `This divides the $${over(`100${d}`, n)}$ cents for one [[thing]] by $${c}$, but $${c}$ [[things]] cost $${c}$ times as much.`,
      ],
    ],
    words: [
      { price: "price", things: "pencils", thing: "pencil" },
      { price: "cost", things: "oranges", thing: "orange" },
    ],
    idea: "Find the [[price]] of one [[thing]] in cents, then multiply.",
    steps: ([n, d, c]) => [
      `One [[thing]] costs $${over(d, n)}$ dollars, or $${over(`100${d}`, n)}$ cents.`,
      `At $${over(`100${d}`, n)}$ cents each, $${c}$ [[things]] cost $${c} \\cdot ${over(`100${d}`, n)} = ${over(`100${c}${d}`, n)}$ cents.`,
    ],
    example: ([n, d, c]) =>
      `If $${n} = 4$, $${d} = 2$, and $${c} = 6$, one [[thing]] costs 50 cents, so 6 [[things]] cost 300 cents, and $\\frac{100 \\cdot 6 \\cdot 2}{4} = 300$.`,
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
        `This is the average after $${y}$ is included as one more number. Here $${y}$ is taken away.`,
      ],
      [
        over(`${n}${x} - ${y}`, n),
        "divides by the old number",
        `This divides the sum $${n}${x} - ${y}$ by $${n}$, but without $${y}$ only $${n} - 1$ numbers are left.`,
      ],
      [
        over(`${x} - ${y}`, `${n} - 1`),
        "subtracts from the average",
        `This subtracts $${y}$ from the average, $${x}$. Subtract it from the sum, $${n}${x}$.`,
      ],
      [
        over(`${n}(${x} - ${y})`, `${n} - 1`),
        "subtracts every time",
        `This subtracts $${y}$ from the sum $${n}$ times, not once.`,
      ],
      [
        over(`${n}${x} - ${y}`, `${n} + 1`),
        "divides by a greater number",
        `This divides by $${n} + 1$, but without $${y}$ only $${n} - 1$ numbers are left.`,
      ],
      [
        over(`${n}${x} + ${y}`, n),
        "adds the number and divides by the old one",
        `This adds $${y}$ to the sum and divides by $${n}$. Subtract $${y}$, and divide by $${n} - 1$.`,
      ],
      [
        over(`(${n} - 1)${x} - ${y}`, `${n} - 1`),
        "multiplies by the new number",
        `This takes $(${n} - 1)${x}$ for the sum of all the numbers, which is $${n}${x}$.`,
      ],
    ],
    words: [{}, {}],
    idea: "Work with sums: a sum is the average times the number of numbers.",
    steps: ([n, x, y]) => [
      `The sum of all the numbers is $${n}${x}$.`,
      `Without $${y}$, the sum is $${n}${x} - ${y}$, and there are $${n} - 1$ numbers, so the average is $${over(`${n}${x} - ${y}`, `${n} - 1`)}$.`,
    ],
    example: ([n, x, y]) =>
      `If $${n} = 3$, $${x} = 5$, and $${y} = 7$, the other 2 numbers have the sum $15 - 7 = 8$ and the average 4, and $\\frac{3 \\cdot 5 - 7}{3 - 1} = 4$.`,
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
        `This takes $${p}$ percent off $${x} - ${y}$, but the $${p}$ percent is of [[base]].`,
      ],
      [
        over(`100${x}`, `100 + ${p}`) + ` - ${y}`,
        "undoes the steps in the wrong order",
        `This divides $${x}$ first, but the $${y}$ dollars were added after the percent, so subtract them first.`,
      ],
      [
        over(`100(${x} - ${y})`, p),
        "divides by the increase",
        `This takes $${x} - ${y}$ for $${p}$ percent of [[base]], but it is $100 + ${p}$ percent.`,
      ],
      [
        over(`100(${x} + ${y})`, `100 + ${p}`),
        "adds",
        `This adds $${y}$, but the $${y}$ dollars are already in the $${x}$ dollars, so subtract them.`,
      ],
      [
        over(`${x} - ${y}`, `100 + ${p}`),
        "leaves out the hundredths",
        `This divides $${x} - ${y}$ by $100 + ${p}$, which gives only 1 percent of [[base]].`,
      ],
    ],
    words: [
      { base: "the salary before the increases", added: "the increase of" },
      { base: "the price of the chair", added: "the delivery charge of" },
    ],
    idea: "Undo the last step first.",
    steps: ([x, p, y]) => [
      `Subtract [[added]] $${y}$ dollars from the $${x}$ dollars to get $${x} - ${y}$ dollars.`,
      `Without [[added]] $${y}$ dollars, the amount is $${x} - ${y}$ dollars, which is $1 + ${over(p, "100")} = ${over(`100 + ${p}`, "100")}$ times [[base]], so divide: [[base]] is $${over(`100(${x} - ${y})`, `100 + ${p}`)}$ dollars.`,
    ],
    example: ([x, p, y]) =>
      `If [[base]] is 100 dollars, $${p} = 10$, and $${y} = 5$, then $${x} = 100 + 10 + 5 = 115$, and $\\frac{100(115 - 5)}{100 + 10} = 100$.`,
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
    mark: /hours will the two machines|hours does it take to fill/,
    key: ([x, y, n]) => over(`${n}${x}${y}`, `${x} + ${y}`),
    wrong: ([x, y, n]) => [
      [
        over(`${n}(${x} + ${y})`, `${x}${y}`),
        "inverts the rate",
        `This multiplies $${n}$ by the rate $${over(`${x} + ${y}`, `${x}${y}`)}$ [[jobs]] per hour. Divide by the rate to get the time.`,
      ],
      [
        over(`${x}${y}`, `${n}(${x} + ${y})`),
        "divides by the number",
        `This divides the time for one [[job]] by $${n}$, but $${n}$ [[jobs]] take $${n}$ times as long.`,
      ],
      [
        over(`${x} + ${y}`, `${n}${x}${y}`),
        "inverts the result",
        `This divides the rate $${over(`${x} + ${y}`, `${x}${y}`)}$ [[jobs]] per hour by $${n}$. Divide $${n}$ by the rate to get the time.`,
      ],
      [
        over(`${n}(${x} + ${y})`, "2"),
        "averages the times",
        `This is $${n}$ times the average of $${x}$ and $${y}$, but together the [[workers]] need less time than either one alone.`,
      ],
      [
        over(`${n}(${x} + ${y})`, `2${x}${y}`),
        "averages the rates and multiplies",
        `This multiplies $${n}$ by the average of $${over("1", x)}$ and $${over("1", y)}$. Add these two rates, and divide $${n}$ by the sum.`,
      ],
      [
        over(`2${n}`, `${x} + ${y}`),
        "divides by the average time",
        `This divides $${n}$ by the average of $${x}$ and $${y}$, but $${x}$ and $${y}$ are times. Divide $${n}$ by the sum of the rates.`,
      ],
      [
        over(`2${n}${x}${y}`, `${x} + ${y}`),
        "averages the two rates",
        `This averages $${over("1", x)}$ and $${over("1", y)}$, but the rates of the two [[workers]] must be added.`,
      ],
    ],
    words: [
      { workers: "machines", job: "order", jobs: "orders", aJob: "an order" },
      { workers: "pipes", job: "tank", jobs: "tanks", aJob: "a tank" },
    ],
    idea: "Add the rates: the fractions of [[aJob]] that the two [[workers]] fill in one hour.",
    steps: ([x, y, n]) => [
      `In one hour the two [[workers]] fill $${over("1", x)} + ${over("1", y)} = ${over(`${x} + ${y}`, `${x}${y}`)}$ of [[aJob]].`,
      `At $${over(`${x} + ${y}`, `${x}${y}`)}$ of [[aJob]] per hour, one [[job]] takes $${over(`${x}${y}`, `${x} + ${y}`)}$ hours, and $${n}$ [[jobs]] take $${over(`${n}${x}${y}`, `${x} + ${y}`)}$ hours.`,
    ],
    example: ([x, y, n]) =>
      `If $${x} = 3$, $${y} = 6$, and $${n} = 2$, the two [[workers]] fill $\\frac{1}{3} + \\frac{1}{6} = \\frac{1}{2}$ of [[aJob]] per hour, so 2 [[jobs]] take 4 hours, and $\\frac{2 \\cdot 3 \\cdot 6}{3 + 6} = 4$.`,
    work: (x, y, n) => n / (1 / x + 1 / y),
  },
];

/** What is asked in the other wording about two workers, so that the options don't tell which of the two it is. */
const OUTPUT: Story = {
  name: "two machines",
  difficulty: 5,
  context: "real",
  tell: ([x, y, n], terms) => [
    `Working alone at their constant rates, Machine R can fill a certain order in $${x}$ hours and Machine S can fill the same order in $${y}$ hours. How many such orders can the two machines, working together, fill in $${n}$ hours, ${terms}?`,
    `One pipe alone can fill a certain tank in $${x}$ hours, and a second pipe alone can fill the tank in $${y}$ hours. If both pipes operate together, how many such tanks can they fill in $${n}$ hours, ${terms}?`,
  ],
  mark: /How many such orders|how many such tanks/,
  key: ([x, y, n]) => over(`${n}(${x} + ${y})`, `${x}${y}`),
  wrong: ([x, y, n]) => [
    [
      over(`${n}${x}${y}`, `${x} + ${y}`),
      "inverts the rate",
      `This multiplies $${n}$ by $${over(`${x}${y}`, `${x} + ${y}`)}$, the hours for one [[job]]. Multiply it by the rate, $${over(`${x} + ${y}`, `${x}${y}`)}$ [[jobs]] per hour.`,
    ],
    [
      over(`${x} + ${y}`, `${n}${x}${y}`),
      "divides by the hours",
      `This divides the rate by $${n}$, but in $${n}$ hours the [[workers]] fill $${n}$ times as much as in one hour.`,
    ],
    [
      over(`${x}${y}`, `${n}(${x} + ${y})`),
      "inverts the result",
      `This divides $${over(`${x}${y}`, `${x} + ${y}`)}$, the hours for one [[job]], by $${n}$. Divide $${n}$ by these hours.`,
    ],
    [
      over(`2${n}`, `${x} + ${y}`),
      "averages the times",
      `This takes the average of $${x}$ and $${y}$ for the time that both [[workers]] need for one [[job]], but together they need less time than either one alone.`,
    ],
    [
      over(`2${n}${x}${y}`, `${x} + ${y}`),
      "averages the rates and divides by them",
      `This divides $${n}$ by the average of $${over("1", x)}$ and $${over("1", y)}$. Add these two rates, and multiply the sum by $${n}$.`,
    ],
    [
      over(`${n}(${x} + ${y})`, "2"),
      "multiplies by the average time",
      `This multiplies $${n}$ by the average of $${x}$ and $${y}$, but $${x}$ and $${y}$ are times. Multiply $${n}$ by the sum of the rates.`,
    ],
    [
      over(`${n}(${x} + ${y})`, `2${x}${y}`),
      "averages the two rates",
      `This averages $${over("1", x)}$ and $${over("1", y)}$, but the rates of the two [[workers]] must be added.`,
    ],
  ],
  words: [
    { workers: "machines", job: "order", jobs: "orders", aJob: "an order" },
    { workers: "pipes", job: "tank", jobs: "tanks", aJob: "a tank" },
  ],
  idea: "Add the rates: the fractions of [[aJob]] that the two [[workers]] fill in one hour.",
  steps: ([x, y, n]) => [
    `In one hour the two [[workers]] fill $${over("1", x)} + ${over("1", y)} = ${over(`${x} + ${y}`, `${x}${y}`)}$ of [[aJob]].`,
    `At $${over(`${x} + ${y}`, `${x}${y}`)}$ of [[aJob]] per hour, in $${n}$ hours the two [[workers]] fill $${n} \\cdot ${over(`${x} + ${y}`, `${x}${y}`)} = ${over(`${n}(${x} + ${y})`, `${x}${y}`)}$ [[jobs]].`,
  ],
  example: ([x, y, n]) =>
    `If $${x} = 3$, $${y} = 6$, and $${n} = 4$, the two [[workers]] fill $\\frac{1}{3} + \\frac{1}{6} = \\frac{1}{2}$ of [[aJob]] per hour, so in 4 hours they fill 2 [[jobs]], and $\\frac{4(3 + 6)}{3 \\cdot 6} = 2$.`,
  work: (x, y, n) => n / x + n / y,
};

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
    const picked = rng.pick(STORIES);
    const letters = rng.pick(LETTERS);
    const [a, b, c] = letters;
    const wording = rng.int(0, 1);
    // There, d would look like dollars and c like cents.
    if (picked.name === "price per item" && letters.join("") === "cdm") return null;
    const story = picked.name === OUTPUT.name && wording === 1 ? OUTPUT : picked;
    const key = inOrder(story.key(letters));
    const say = (text: string): string => formulasInOrder(inWordsOf(story.words[wording]!, text));
    const steps = story.steps(letters).map(say);
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
        why: say(why),
      })),
      solution: {
        idea: say(story.idea),
        steps,
        check: say(story.example(letters)),
        takeaway:
          "With letters in the options, either build the expression step by step or put in numbers.",
      },
    };
  },

  /** Works with numbers in the story, and compares with each option. */
  check({ stem, options }) {
    const text = plain(stem);
    const names = read(text, /in terms of (\w), (\w), and (\w)/);
    const story = [OUTPUT, ...STORIES].find(({ mark }) => mark.test(text))!;
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
