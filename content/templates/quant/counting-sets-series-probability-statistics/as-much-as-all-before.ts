import {
  capital,
  Fraction,
  inWords,
  numbersIn,
  ordinal,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  type Solution,
  sum,
  texFraction,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly time: string;
  readonly things: string;
  /** "was signed by 5 people", "people signed it". */
  readonly story: string;
  readonly done: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "petition",
    time: "day",
    things: "signatures",
    story: "A petition for a new park",
    done: "gathered",
  },
  { name: "archive", time: "week", things: "letters", story: "A museum archive", done: "scanned" },
  {
    name: "trees",
    time: "month",
    things: "trees",
    story: "A growing group of volunteers",
    done: "planted",
  },
  { name: "quilt", time: "week", things: "squares", story: "A sewing circle", done: "finished" },
  {
    name: "map",
    time: "day",
    things: "downloads",
    story: "A free map of hiking trails",
    done: "drew",
  },
  { name: "mosaic", time: "day", things: "tiles", story: "A team of artists", done: "set" },
];

type Asked = "amount" | "first" | "when" | "share" | "total-from-amount";

const MULT = ["", "", "twice", "three times"];
const TIMES = ["", "as many", "twice as many", "three times as many"];

function drawNumbers(rng: Rng) {
  const k = rng.pick([1, 1, 2, 2, 3]);
  const factor = k + 1;
  const asked: Asked = rng.pick(["amount", "first", "when", "share", "total-from-amount"] as const);
  const n = rng.int(4, k === 1 ? 8 : k === 2 ? 6 : 5);
  const first = rng.pick([2, 3, 4, 5, 6, 7, 8, 10, 12, 15]);
  const total = (days: number): number => (days === 0 ? 0 : first * factor ** (days - 1));
  const amount = k * total(n - 1);
  const back = rng.int(2, 3);
  const { name, time, things, story, done } = rng.pick(SETTINGS);
  const on = time === "day" ? "on" : "in";
  const rule = `${TIMES[k]!} ${things} as ${on} all the earlier ${time}s together`;
  const opening = rng.pick([
    `${story} ${done} ${asked === "amount" ? `${first} ${things} ${on} its first ${time}` : `some ${things} ${on} its first ${time}`} and, ${on} every ${time} after that, ${rule}.`,
    `${capital(on)} its first ${time}, ${lower(story)} ${done} ${asked === "amount" ? `${first} ${things}` : `some ${things}`}; ${on} each later ${time} it ${done} ${rule}.`,
  ]);
  const end = rng.int(9, 20);
  const part = new Fraction(1, factor ** back);
  const span = new Fraction(1).minus(part);
  const isShare = asked === "share";
  return {
    k,
    factor,
    asked,
    n,
    first,
    total,
    amount,
    back,
    name,
    time,
    things,
    done,
    on,
    opening,
    end,
    part,
    span,
    isShare,
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

function wrongAmount({ k, factor, n, first, total, time }: Numbers): Wrong<Fraction | number>[] {
  return [
    [
      total(n),
      "gives the total",
      `${thousands(total(n))} is the total at the end of that ${time}, not the number of the ${time} alone.`,
    ],
    [
      first * k ** (n - 1),
      "multiplies from one to the next",
      `The number is compared with all the earlier ${time}s together, not with the one just before.`,
    ],
    [
      total(n - 1),
      "stops at the earlier ones",
      `${thousands(total(n - 1))} is the total of the ${time}s before; the ${ordinal(n)} brings ${k === 1 ? "as many" : `${MULT[k]!} as many`}.`,
    ],
    [
      k * total(n),
      `goes a ${time} too far`,
      `That is the number of the ${ordinal(n + 1)} ${time}.`,
    ],
    [
      k * total(n - 2),
      `stops a ${time} short`,
      `That is the number of the ${ordinal(n - 1)} ${time}.`,
    ],
    [
      first * k * (n - 1),
      "adds equally much each time",
      "The earlier total grows, so the numbers grow by a factor, not by equal steps.",
    ],
    [
      first * factor * (n - 1),
      "multiplies by the number of steps",
      `A factor of ${factor} that works several times is a power, not a product with the number of steps.`,
    ],
    [first * n * k, "counts every time alike", `The ${time}s do not bring equally much.`],
  ];
}

function wrongFirst({
  k,
  factor,
  n,
  first,
  total,
  amount,
  time,
}: Numbers): Wrong<Fraction | number>[] {
  return [
    [
      amount / factor ** (n - 1),
      "takes the number for the total",
      `${thousands(amount)} is the number of one ${time}, not the total at its end.`,
    ],
    [
      amount / factor ** (n - 2),
      "leaves out the multiple",
      `The ${ordinal(n)} ${time} brings ${k} times the total before, so ${k} has to be divided out as well.`,
    ],
    [total(2), "stops a step early", `That is the total of the first two ${time}s.`],
    [k * first, "gives the second", `That is the number of the second ${time}.`],
    [
      k === 1 ? amount / n : amount / k ** (n - 1),
      k === 1 ? "divides equally" : "divides from one to the next",
      `The number is compared with all the earlier ${time}s together, not with the one just before.`,
    ],
    [
      amount / (factor * (n - 1)),
      "divides by the number of steps",
      `A factor of ${factor} that works several times is a power.`,
    ],
    [total(3), "stops two steps early", `That is the total of the first three ${time}s.`],
    [
      amount / k / factor ** (n - 1),
      "goes a step too far",
      `The total after the first ${time} grew ${n - 2} times up to the ${ordinal(n - 1)}.`,
    ],
  ];
}

function wrongWhen({ factor, back, time, end, part }: Numbers): Wrong<Fraction | number>[] {
  return [
    [
      end / factor ** back,
      "takes the same part of the time",
      `The total does not grow evenly; most of it comes in the last ${time}s.`,
    ],
    [
      end - 1,
      "goes back one step",
      `One ${time} back the total was $\\frac{1}{${factor}}$ of the goal; go on to $${texFraction(part)}$.`,
    ],
    [
      end - factor ** back,
      "takes off the denominator",
      `Each ${time} back divides the total by ${factor}; ${inWords(back)} of them are enough.`,
    ],
    [
      end - back - 1,
      "goes a step too far",
      `${capital(inWords(back))} ${time}s back the total is already $${texFraction(part)}$ of the goal.`,
    ],
    [
      end - 2 * back,
      "goes back twice as far",
      `Each ${time} back divides the total by ${factor}, and $${factor}^{${back}} = ${factor ** back}$.`,
    ],
    [
      Math.ceil(end / 2),
      "halves the time",
      `The total does not grow evenly, so half of the time says nothing of the goal.`,
    ],
    [
      end - factor * back,
      "multiplies factor and steps",
      `Going back ${inWords(back)} ${time}s divides by $${factor}^{${back}}$, not by ${factor * back}.`,
    ],
  ];
}

function wrongShare({ k, factor, back, time, end, part }: Numbers): Wrong<Fraction | number>[] {
  return [
    [
      part,
      "takes what came before",
      `That is the part that was there before these ${inWords(back)} ${time}s.`,
    ],
    [new Fraction(back, end), "shares evenly", `The ${time}s do not bring equally much.`],
    [
      new Fraction(k, factor),
      "takes the last one only",
      `That is the part of the very last ${time}.`,
    ],
    [
      new Fraction(k, factor ** back),
      "takes one of them only",
      `That is the part of a single ${time}, the first of these ${inWords(back)}.`,
    ],
    [
      new Fraction(1, factor),
      "takes what came before the last",
      `That is the total before the last ${time}.`,
    ],
    [
      new Fraction(factor ** (back + 1) - 1, factor ** (back + 1)),
      "counts one too many",
      `That is the part of the last ${inWords(back + 1)} ${time}s.`,
    ],
    [
      new Fraction(back * k, factor * back + 1),
      "adds like parts",
      `The last ${time} and the one before it do not bring equally much.`,
    ],
    [
      new Fraction(k, back * factor),
      "divides by the steps",
      `Going back ${inWords(back)} ${time}s divides by $${factor}^{${back}}$.`,
    ],
  ];
}

function wrongTotalFromAmount({
  k,
  factor,
  n,
  total,
  amount,
  time,
}: Numbers): Wrong<Fraction | number>[] {
  return [
    [
      total(n),
      `stops at the ${ordinal(n)}`,
      `That is the total at the end of the ${ordinal(n)} ${time}; one more follows.`,
    ],
    [
      k * total(n),
      "gives the number of the last one",
      `That is the number of the ${ordinal(n + 1)} ${time} alone.`,
    ],
    [
      factor * amount,
      "multiplies the number given",
      `Multiplying by ${factor} takes a total to the next total; ${thousands(amount)} is the number of one ${time}.`,
    ],
    [
      factor * factor * amount,
      "takes the number for the total before",
      `${thousands(amount)} is ${k} times the total before the ${ordinal(n)} ${time}, not that total itself.`,
    ],
    [
      amount + k * amount,
      "goes from one to the next",
      `The ${ordinal(n + 1)} ${time} brings a multiple of all before, not of the ${ordinal(n)} alone.`,
    ],
    [
      2 * amount + total(n),
      "repeats the number",
      `The ${ordinal(n + 1)} ${time} brings more than the ${ordinal(n)}.`,
    ],
    [
      total(n) + amount,
      "lets the number stay",
      `The ${ordinal(n + 1)} ${time} brings ${k === 1 ? "as much as" : MULT[k]!} all before, and so more than the ${ordinal(n)}.`,
    ],
    [
      total(n + 2),
      "goes a step too far",
      `That is the total at the end of the ${ordinal(n + 2)} ${time}.`,
    ],
  ];
}

const WRONG = {
  amount: wrongAmount,
  first: wrongFirst,
  when: wrongWhen,
  share: wrongShare,
  "total-from-amount": wrongTotalFromAmount,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { factor, asked, n, first, total, amount, back, time, end, span, isShare } = numbers;
  const key = {
    amount: new Fraction(amount),
    first: new Fraction(first),
    when: new Fraction(end - back),
    share: span,
    "total-from-amount": new Fraction(total(n + 1)),
  }[asked];
  const wrong = WRONG[asked](numbers);
  const text = (value: Fraction): string =>
    isShare ? `$${texFraction(value)}$` : thousands(value.value);
  return {
    key: {
      text: text(key),
      value: key.value,
      why: `The running total is multiplied by ${factor} with each ${time}.`,
    },
    slips: wrong
      .map(
        ([value, slip, why]) =>
          [
            typeof value === "number" && !Number.isInteger(value)
              ? null
              : typeof value === "number"
                ? new Fraction(value)
                : value,
            slip,
            why,
          ] as const,
      )
      .flatMap(([value, slip, why]): Slip[] =>
        value && value.top > 0 && (!isShare || value.value < 1) && !value.equals(key)
          ? [{ text: text(value), value: value.value, slip, why }]
          : [],
      ),
  };
}

function solutionOf({
  k,
  factor,
  asked,
  n,
  first,
  total,
  amount,
  back,
  time,
  end,
  part,
  span,
}: Numbers): Solution {
  const grows = `Each new ${time} brings ${k === 1 ? "as much as" : MULT[k]!} what is there, so the total becomes ${factor} times as large`;
  const steps: Record<Asked, string[]> = {
    amount: [
      `${grows}: after ${n - 1} ${time}s it is $${first} \\times ${factor}^{${n - 2}} = ${total(n - 1)}$.`,
      `The ${ordinal(n)} ${time} brings ${k === 1 ? "as many, that is" : `${MULT[k]!} as many:`} ${k === 1 ? thousands(amount) : `$${k} \\times ${total(n - 1)} = ${amount}$`}.`,
    ],
    first: [
      `The ${ordinal(n)} ${time} brought ${k === 1 ? "as many as there were" : `${MULT[k]!} as many as there were`}, so the total before it was ${k === 1 ? thousands(amount) : `$\\frac{${amount}}{${k}} = ${total(n - 1)}$`}.`,
      `Up to then the total had been multiplied by ${factor} in each of ${n - 2} ${time}s: $\\frac{${total(n - 1)}}{${factor ** (n - 2)}} = ${first}$.`,
    ],
    when: [
      `${grows}.`,
      `$${texFraction(part)} = \\left(\\frac{1}{${factor}}\\right)^{${back}}$, so go back ${inWords(back)} ${time}s from the ${ordinal(end)}, to the ${ordinal(end - back)}.`,
    ],
    share: [
      `${grows}.`,
      `Before the last ${inWords(back)} ${time}s the total was $\\left(\\frac{1}{${factor}}\\right)^{${back}} = ${texFraction(part)}$ of what it is at the end.`,
      `The rest, $1 - ${texFraction(part)} = ${texFraction(span)}$, came in these ${inWords(back)} ${time}s.`,
    ],
    "total-from-amount": [
      `The ${ordinal(n)} ${time} brought ${k === 1 ? "as many as there were" : `${MULT[k]!} as many as there were`}, so the total before it was ${k === 1 ? thousands(amount) : `$\\frac{${amount}}{${k}} = ${total(n - 1)}$`}.`,
      `${grows}, twice: $${total(n - 1)} \\times ${factor}^2 = ${total(n + 1)}$.`,
    ],
  };
  return {
    idea: `Look at the running total: it is multiplied by ${factor} with each ${time} after the first.`,
    steps: steps[asked],
    check:
      k === 1
        ? `With 1 to begin with, the ${time}s bring 1, 1, 2, 4, and so on; the totals are 1, 2, 4, 8.`
        : `With 1 to begin with, the ${time}s bring 1, ${k}, ${k * factor}, and so on; the totals are 1, ${factor}, ${factor ** 2}.`,
  };
}

export const template: ProblemTemplate = {
  id: "as-much-as-all-before",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern:
    "Each term is a multiple of all earlier ones together: watch the running total, which grows by one factor.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { k, asked, n, amount, back, name, time, things, done, on, opening, end, part, isShare } =
      numbers;

    const question = {
      amount: `How many ${things} were ${passive(done)} ${on} the ${ordinal(n)} ${time}?`,
      first: `If ${thousands(amount)} ${things} were ${passive(done)} ${on} the ${ordinal(n)} ${time}, how many were ${passive(done)} ${on} the first?`,
      when: `The total reached its goal exactly at the end of the ${ordinal(end)} ${time}. At the end of which ${time} was the total $${texFraction(part)}$ of the goal?`,
      share: `What fraction of the total of the first ${end} ${time}s came from the last ${inWords(back)} of these ${time}s?`,
      "total-from-amount": `If ${thousands(amount)} ${things} were ${passive(done)} ${on} the ${ordinal(n)} ${time}, what was the total at the end of the ${ordinal(n + 1)} ${time}?`,
    }[asked];
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Forward is 5 and backward 6; parts of an unknown total need only the idea, but it must be
      // seen.
      difficulty:
        { amount: 4, first: 5, "total-from-amount": 6, when: 6, share: 6 }[asked] +
        (k > 1 ? 1 : 0) +
        (isShare && back === 3 ? 1 : 0),
      stem: `${opening} ${question}`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Writes down the numbers one after another, from a first one that makes the story true. */
  check({ stem, options }) {
    const text = plain(stem);
    const [times] = read(stem, /(\w+(?: times)?)? ?as many \w+ as (?:in|on) all/) as [
      string | undefined,
    ];
    const k = { twice: 2, "three times": 3 }[times ?? ""] ?? 1;
    const listFrom = (first: number, length: number): number[] => {
      const list = [first];
      while (list.length < length) list.push(k * sum(list));
      return list;
    };
    const [asked] = read(stem, /((?:[^.;]|\.(?=\d))*\?)$/) as [string];
    const numbers = numbersIn(asked.replaceAll(/(\d+)(?:st|nd|rd|th)/g, "$1"));
    const right = (option: string): boolean => {
      const x = valueOf(option);
      if (/^ ?What fraction/.test(asked)) {
        const length = numbers[0]!;
        const last = range(1, 9).find((n) => asked.includes(`last ${inWords(n)} `))!;
        const list = listFrom(1, length);
        return new Fraction(sum(list.slice(-last)), sum(list)).equals(x);
      }
      if (/At the end of which/.test(asked)) {
        const [end] = read(stem, /end of the (\d+)\w\w/).map(Number) as [number];
        const share = valueOf(read(stem, /total (\S+) of the goal/)[0]!);
        return new Fraction(sum(listFrom(1, x.value)), sum(listFrom(1, end))).equals(share);
      }
      if (/^ ?How many/.test(asked)) {
        const [first] = read(stem, /(\d+) \w+ (?:in|on) its first|first \w+, .* (\d+) \w+;/)
          .filter(Boolean)
          .map(Number) as [number];
        return listFrom(first, numbers[0]!).at(-1) === x.value;
      }
      const [given, nth] = numbers as [number, number];
      const first = range(1, 400).filter((start) => listFrom(start, nth).at(-1) === given);
      if (first.length !== 1) throw new Error(`${first.length} beginnings fit: ${text}`);
      return (
        (/(?:in|on) the first\?/.test(asked) ? first[0]! : sum(listFrom(first[0]!, nth + 1))) ===
        x.value
      );
    };
    return options.flatMap((option, o) => (right(option) ? [o] : []));
  },
};

function lower(story: string): string {
  return story.charAt(0).toLowerCase() + story.slice(1);
}

function passive(done: string): string {
  return done === "drew" ? "made" : done;
}
