import {
  Fraction,
  near,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  thousands,
  usd,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly unit: "dollars" | "goats" | "shelves" | "terabytes" | "plots";
  readonly period: "month" | "week" | "day";
  readonly length: number;
  /** Plausible sums of money for the story. */
  readonly least: number;
  readonly most: number;
  readonly story: (one: string, other: string, total: string, when: string) => string;
  readonly later: string;
  readonly paid: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "kiln",
    first: "Amara",
    second: "Tomas",
    unit: "dollars",
    period: "month",
    length: 12,
    least: 2000,
    most: 9000,
    story: (one, other, total, when) =>
      `Amara opened a pottery with ${one}. Tomas joined her ${when} later with ${other}. After 12 months they divided a profit of ${total} in proportion to the amount that each had put in and the time that it had been there.`,
    later: "join",
    paid: "share of the profit",
  },
  {
    name: "pasture",
    first: "Leila",
    second: "Bo",
    unit: "goats",
    period: "week",
    length: 20,
    least: 300,
    most: 1800,
    story: (one, other, total, when) =>
      `Two neighbors rent a pasture for 20 weeks for ${total} and divide the rent in proportion to the number of goats and the time that they graze. Leila's ${one} graze for all 20 weeks. Bo brings ${other} ${when} later and leaves them there to the end.`,
    later: "come",
    paid: "share of the rent",
  },
  {
    name: "cellar",
    first: "Ines",
    second: "Ravi",
    unit: "shelves",
    period: "month",
    length: 10,
    least: 400,
    most: 3000,
    story: (one, other, total, when) =>
      `Two cheese makers rent a cellar for 10 months for ${total} and divide the rent in proportion to the number of shelves and the time that each uses them. Ines uses ${one} for all 10 months. Ravi uses ${other}, but starts ${when} later.`,
    later: "start",
    paid: "share of the rent",
  },
  {
    name: "garden",
    first: "Noor",
    second: "Kofi",
    unit: "plots",
    period: "month",
    length: 12,
    least: 400,
    most: 3000,
    story: (one, other, total, when) =>
      `Two florists lease a garden for 12 months for ${total} and divide the cost in proportion to the number of plots and the time that each uses them. Noor uses ${one} for all 12 months. Kofi uses ${other}, but starts ${when} later.`,
    later: "start",
    paid: "share of the cost",
  },
  {
    name: "server",
    first: "Mira",
    second: "Jon",
    unit: "terabytes",
    period: "day",
    length: 30,
    least: 200,
    most: 1500,
    story: (one, other, total, when) =>
      `Two designers rent storage for 30 days for ${total} and divide the cost in proportion to the number of terabytes and the time that each uses them. Mira uses ${one} for all 30 days. Jon uses ${other}, but starts ${when} later.`,
    later: "start",
    paid: "share of the cost",
  },
];

function drawNumbers(rng: Rng, { length, least, most, unit: noun }: Setting) {
  const isMoney = noun === "dollars";
  const scale = isMoney ? 1000 : 1;
  const [a, b] = [rng.int(4, 30) * scale, rng.int(4, 36) * scale];
  const wait = rng.int(2, length - 3);
  const ratio = new Fraction(a * length, b * (length - wait));
  const parts = ratio.top + ratio.bottom;
  if (parts > 13) return null;
  const unit = rng.int(Math.ceil(least / parts / 10), Math.floor(most / parts / 10)) * 10;
  const [one, other] = [ratio.top * unit, ratio.bottom * unit];
  const isFair = a !== b && ratio.top !== ratio.bottom;
  return isFair
    ? { a, b, wait, stay: length - wait, ratio, unit, one, other, total: one + other }
    : null;
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { unit: noun } = setting;
  const isMoney = noun === "dollars";
  const numbers = drawNumbers(rng, setting);
  if (!numbers) return null;
  const asked = rng.pick(["share", "other-share", "wait", "stay", "amount"] as const);
  return { setting, isMoney, numbers, asked };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ setting, isMoney, numbers, asked }: Numbers): string {
  const { name, first, second, unit: noun, period, later, paid } = setting;
  const { a, b, wait, one, other, total } = numbers;
  const amount = (n: number): string => (isMoney ? usd(n) : `${thousands(n)} ${noun}`);
  const hidden = asked === "amount" ? (isMoney ? "an amount of money" : `some ${noun}`) : amount(b);
  const isTimeKnown = asked !== "wait" && asked !== "stay";
  const when = isTimeKnown ? `${wait} ${period}s` : "some time";
  const story = setting.story(amount(a), hidden, usd(total), when);
  const facts = {
    share: "",
    "other-share": "",
    wait: `${first}'s ${paid} was ${usd(one)}. `,
    stay: `${second}'s ${paid} was ${usd(other)}. `,
    amount: `${second}'s ${paid} was ${usd(other)}. `,
  }[asked];
  const question = {
    share: `What was ${second}'s ${paid}?`,
    "other-share": `What was ${first}'s ${paid}?`,
    wait: `How many ${period}s after the start did ${name === "pasture" ? "Bo bring the goats" : `${second} ${later}`}?`,
    stay: isMoney
      ? `For how many ${period}s was the money of ${second} in the pottery?`
      : `For how many ${period}s did ${name === "pasture" ? "Bo's goats graze" : `${second} use the ${noun}`}?`,
    amount: isMoney
      ? `How much did ${second} put in?`
      : `How many ${noun} did ${second} ${name === "pasture" ? "bring" : "use"}?`,
  }[asked];
  return `${story} ${facts}${question}`;
}

function optionsOf({ setting, isMoney, numbers, asked }: Numbers): ProblemOptions {
  const { first, second, period, length, paid } = setting;
  const { a, b, wait, stay, ratio, unit, one, other, total } = numbers;
  const value = { share: other, "other-share": one, wait, stay, amount: b }[asked];
  const own = asked === "share" ? b : a;
  const byWait = asked === "share" ? b * wait : a * length;
  const waitSum = a * length + b * wait;
  const shareWays: [number, string, string][] = [
    [total - value, "answers for the other person", `That is the other ${paid}.`],
    [
      (total * own) / (a + b),
      "forgets the time",
      `The amounts were not there equally long: ${length} ${period}s against ${stay}.`,
    ],
    [
      (total * byWait) / waitSum,
      "counts the time before joining",
      `The ${wait} ${period}s are those in which ${second} was not there yet; ${stay} are left.`,
    ],
    [
      (total * (asked === "share" ? stay : length)) / (length + stay),
      "forgets the amounts",
      `The times are as ${length} to ${stay}, but the amounts differ too.`,
    ],
    [total / 2, "divides equally", `Equal shares would need equal products of amount and time.`],
    [
      (total * (asked === "share" ? a : b)) / (a + b),
      "exchanges the amounts",
      `This goes by the amounts alone, and with the wrong one.`,
    ],
    [unit, "stops at one part", `That is one part of ${ratio.top + ratio.bottom}.`],
    [
      Math.abs(one - other),
      "answers with the difference",
      `That is by how much the shares differ.`,
    ],
    [
      (total * (asked === "share" ? a * stay : b * length)) / (a * stay + b * length),
      "crosses amounts and times",
      `Each amount must be multiplied by its own time.`,
    ],
  ];
  const wantedTime = asked === "wait" ? wait : stay;
  const timeWays: [number, string, string][] = [
    [
      length - wantedTime,
      asked === "wait" ? "answers for the time there" : "answers for the time before",
      asked === "wait"
        ? `${stay} ${period}s is how long ${second} took part.`
        : `${wait} ${period}s is how long ${first} was alone.`,
    ],
    [
      (length * other) / total,
      "takes the share of the time",
      `The share of the money goes by amount times time, not by time alone.`,
    ],
    [
      (length * one) / total,
      "takes the other share of the time",
      `The share of the money goes by amount times time, not by time alone.`,
    ],
    [
      (length * Math.min(a, b)) / Math.max(a, b),
      "compares the amounts alone",
      `The amounts say nothing of the time without the shares.`,
    ],
    [
      (length * Math.min(one, other)) / Math.max(one, other),
      "compares the shares alone",
      `The shares say nothing of the time without the amounts.`,
    ],
    [length / 2, "takes half the time", `Check it: with half the time the shares do not come out.`],
    [
      (length * a) / (a + b),
      "splits the time by the amounts",
      `The time is not divided between the two; they were there together.`,
    ],
    [
      (length * b) / (a + b),
      "splits the time by the amounts",
      `The time is not divided between the two; they were there together.`,
    ],
    [
      length - (length * Math.min(a, b)) / Math.max(a, b),
      "compares the amounts alone",
      `The amounts say nothing of the time without the shares.`,
    ],
    [
      length - (length * Math.min(one, other)) / Math.max(one, other),
      "compares the shares alone",
      `The shares say nothing of the time without the amounts.`,
    ],
  ];
  const amountWays: [number, string, string][] = [
    [
      (a * other) / one,
      "forgets the time",
      `The shares are as ${ratio.top} to ${ratio.bottom}, but the times differ: ${length} ${period}s against ${stay}.`,
    ],
    [
      (a * length * other) / (one * wait),
      "counts the time before joining",
      `The ${wait} ${period}s are those in which ${second} was not there yet; ${stay} are left.`,
    ],
    [
      (a * stay * other) / (one * length),
      "turns the times around",
      `Less time needs a larger amount for the same share, not a smaller one.`,
    ],
    [
      (a * one * length) / (other * stay),
      "turns the shares around",
      `${second}'s share is the ${other > one ? "larger" : "smaller"} one.`,
    ],
    [(a * length) / stay, "forgets the shares", `That amount would make the two shares equal.`],
    [
      (a * other) / total,
      "takes the share of all the money",
      `The two shares must be compared with each other.`,
    ],
    [a, "takes equal amounts", `Equal amounts would give shares as ${length} to ${stay}.`],
    [
      (a * length * other) / (total * stay),
      "compares with the whole",
      `${usd(other)} must be compared with ${usd(one)}, not with ${usd(total)}.`,
    ],
    [
      2 * b,
      "doubles the amount",
      `Check it: this would double ${second}'s product of amount and time.`,
    ],
  ];
  const ways =
    asked === "amount" ? amountWays : asked === "wait" || asked === "stay" ? timeWays : shareWays;
  const text = (n: number): string =>
    asked === "share" || asked === "other-share" || (asked === "amount" && isMoney)
      ? usd(n)
      : thousands(n);
  return {
    key: {
      text: text(value),
      value,
      why: `The products of amount and time are as ${ratio.top} to ${ratio.bottom}, and so are ${usd(one)} and ${usd(other)}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: n, slip, why }))
      .filter(({ value: n }) => Number.isInteger(n) && n > 1 && (!text(n).includes("$") || n >= 10))
      .map((way) => ({ ...way, text: text(way.value) })),
  };
}

function solutionOf({ setting, numbers, asked }: Numbers): Solution {
  const { first, second, period, length } = setting;
  const { a, b, wait, stay, ratio, unit, one, other, total } = numbers;
  const products = `Amount times time: $${a} \\cdot ${length} = ${a * length}$ for ${first} and $${b} \\cdot ${stay} = ${b * stay}$ for ${second}, in the ratio $${ratio.top} : ${ratio.bottom}$.`;
  const shares = `The shares are ${usd(one)} and ${usd(other)}, in the ratio $${ratio.top} : ${ratio.bottom}$.`;
  const known = `${first}'s product of amount and time is $${a} \\cdot ${length} = ${a * length}$, so ${second}'s is $${a * length} \\cdot \\frac{${ratio.bottom}}{${ratio.top}} = ${b * stay}$.`;
  const steps = {
    share: [
      products,
      `1 part is $${total} \\div ${ratio.top + ratio.bottom} = ${unit}$ dollars, so ${second} has ${usd(other)}.`,
    ],
    "other-share": [
      products,
      `1 part is $${total} \\div ${ratio.top + ratio.bottom} = ${unit}$ dollars, so ${first} has ${usd(one)}.`,
    ],
    wait: [
      shares,
      known,
      `$${b * stay} \\div ${b} = ${stay}$ ${period}s of ${length}, so it was ${wait} ${period}s after the start.`,
    ],
    stay: [shares, known, `$${b * stay} \\div ${b} = ${stay}$ ${period}s.`],
    amount: [
      shares,
      known,
      `${second} was there for $${length} - ${wait} = ${stay}$ ${period}s, so the amount is $${b * stay} \\div ${stay} = ${b}$.`,
    ],
  }[asked];
  return {
    idea: "What counts is amount times time: the shares are in the ratio of these products.",
    steps,
    check: `$${a * length} : ${b * stay}$ and $${one} : ${other}$ are both $${ratio.top} : ${ratio.bottom}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "shares-by-amount-and-time",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern:
    "Shares go by amount times time; from the shares one finds a share, an amount, or the moment of joining.",

  make(rng) {
    const drawn = drawQuestion(rng);
    if (!drawn) return null;
    const { setting, numbers, asked } = drawn;
    const { name } = setting;
    const { ratio } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Going backward from the shares is one more turn; the time before joining is one more still.
      difficulty:
        { share: 5, "other-share": 5, stay: 7, wait: 8, amount: 7 }[asked] +
        (ratio.top + ratio.bottom > 8 ? 1 : 0),
      stem: stemOf(drawn),
      ...optionsOf(drawn),
      solution: solutionOf(drawn),
    };
  },

  /** Tries every time of joining (and amount, if hidden) and pays out period by period. */
  check({ stem, options }) {
    const text = plain(stem);
    const [unit] = read(stem, /(goats|shelves|plots|terabytes|pottery)/) as [string];
    const isMoney = unit === "pottery";
    const [length] = read(stem, /(?:After|for|of|all) (\d+) (?:months|weeks|days)/).map(Number) as [
      number,
    ];
    const [total] = read(stem, /(?:profit of|(?:weeks|months|days) for) \$(\d+)/).map(Number) as [
      number,
    ];
    const amounts = Array.from(
      text.matchAll(isMoney ? /with \$(\d+)/g : new RegExp(`(\\d+) ${unit}`, "g")),
      ([, digits]) => Number(digits),
    );
    const [a, b] = amounts;
    const wait = /(\d+) (?:months|weeks|days) later/.exec(text)?.[1];
    const given = /share of the \w+ was \$(\d+)/.exec(text)?.[1];
    const isFirst = SETTINGS.some(
      ({ first }) => text.includes(`${first}'s share of`) && given !== undefined,
    );
    const payout = (other: number, joined: number): number => {
      const sums = range(1, length).reduce(
        ([one, two], now) => [one + a!, two + (now > joined ? other : 0)] as const,
        [0, 0] as readonly [number, number],
      );
      return (total * sums[1]) / (sums[0] + sums[1]);
    };
    const paidSecond = given === undefined ? null : isFirst ? total - Number(given) : Number(given);
    if (a === undefined) throw new Error(`The amounts cannot be read: ${text}`);
    return options.flatMap((option, k) => {
      const n = Number(plain(option).replaceAll(/[$,]/g, ""));
      if (b === undefined) return near(payout(n, Number(wait)), paidSecond!) ? [k] : [];
      if (wait === undefined) {
        const joined = text.includes("after the start did") ? n : length - n;
        return near(payout(b, joined), paidSecond!) ? [k] : [];
      }
      const second = payout(b, Number(wait));
      const isOfSecond = SETTINGS.some((setting) => text.includes(`What was ${setting.second}'s`));
      return near(n, isOfSecond ? second : total - second) ? [k] : [];
    });
  },
};
