import {
  near,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  tidy,
  usd,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly start: string;
  readonly sum: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "bakery", start: "A baker put a sum of money", sum: "the sum that the baker put aside" },
  { name: "choir", start: "A choir put its savings", sum: "the sum that the choir put aside" },
  { name: "school", start: "A school put a gift", sum: "the gift" },
  {
    name: "fishery",
    start: "A fishing cooperative put its reserve",
    sum: "the reserve at the start",
  },
  { name: "theater", start: "A theater put a donation", sum: "the donation" },
];

/** Sums and yearly rates whose interest is whole dollars for two years. */
const DEPOSITS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20].flatMap((rate) =>
  range(4, 200)
    .map((k) => {
      const sum = 100 * k;
      const first = (sum * rate) / 100;
      const extra = tidy((first * rate) / 100);
      return {
        sum,
        rate,
        first,
        extra,
        second: tidy(first + extra),
        third: tidy(((first + extra) * (100 + rate)) / 100),
      };
    })
    .filter(
      ({ sum, extra }) =>
        Number.isInteger(extra) && extra >= 2 && (sum <= 6000 || sum % 1000 === 0),
    ),
);
const DEPOSITS_OF_THREE_YEARS = DEPOSITS.filter(({ third }) => Number.isInteger(third * 2));

function drawNumbers(rng: Rng) {
  const asked = rng.pick(["rate", "sum", "third", "excess", "gap"] as const);
  const { sum, rate, first, extra, second, third } = rng.pick(
    asked === "third" || asked === "excess" ? DEPOSITS_OF_THREE_YEARS : DEPOSITS,
  );
  const { name, start, sum: noun } = rng.pick(SETTINGS);
  const simple = 2 * first;
  const compound = tidy(first + second);
  const excess = tidy(first + second + third - 3 * first);
  const telling = rng.pick(asked === "gap" ? ["rate"] : ["years", "plans"]);
  const growth = tidy(1 + rate / 100);
  return {
    asked,
    sum,
    rate,
    first,
    extra,
    second,
    third,
    name,
    start,
    noun,
    simple,
    compound,
    excess,
    telling,
    growth,
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

function stemOf({
  asked,
  rate,
  first,
  extra,
  second,
  start,
  noun,
  simple,
  compound,
  telling,
}: Numbers): string {
  const facts = {
    years: `${start} into an account at a fixed yearly rate, compounded annually, and left it there. The account earned ${usd(first)} of interest in the first year and ${usd(second)} in the second.`,
    plans: `${start} into an account for two years at a fixed yearly rate, compounded annually, and earned ${usd(compound)} of interest. At the same rate of simple interest, it would have earned ${usd(simple)} in the two years.`,
    rate: `${start} into an account at ${rate} percent a year, compounded annually. In the second year the account earned ${usd(extra)} more interest than in the first.`,
  }[telling]!;
  const question = {
    rate: "What was the yearly rate of interest?",
    sum: `How much was ${noun}?`,
    gap: `How much was ${noun}?`,
    third: "How much interest would the account earn in a third year?",
    excess:
      "Over three years in all, by how much would the compound interest exceed simple interest at the same rate?",
  }[asked];
  return `${facts} ${question}`;
}

function wrongRate({ rate, first, extra, second, compound }: Numbers): Wrong[] {
  return [
    [
      rate / 2,
      "divides by the interest of two years",
      `The extra ${usd(extra)} is interest on the first year's ${usd(first)} alone.`,
    ],
    [2 * rate, "adds both years", `A yearly rate belongs to one year, not to two.`],
    [
      tidy((100 * extra) / second),
      "divides by the second year",
      `The extra ${usd(extra)} was earned by the interest of the first year, ${usd(first)}.`,
    ],
    [
      tidy((100 * extra) / compound),
      "divides by all the interest",
      `The extra ${usd(extra)} was earned by ${usd(first)}, not by all the interest of two years.`,
    ],
    [
      tidy(rate + (rate * rate) / 100),
      "compounds the rate",
      `The rate is a percent of each year's start; it does not grow itself.`,
    ],
    [
      tidy(extra / 10),
      "reads dollars as percent",
      `The extra ${usd(extra)} must be compared with ${usd(first)}.`,
    ],
    [3 * rate, "counts three years", `The extra is one year's interest on one year's interest.`],
    [
      tidy(rate * 1.5),
      "averages one and two years",
      `One year's rate acts on the first year's interest once.`,
    ],
    [
      tidy(rate / 4),
      "halves twice",
      `The extra ${usd(extra)} has to be compared with one year's interest only.`,
    ],
  ];
}

function wrongSum({ sum, rate, first, extra, second, simple, compound }: Numbers): Wrong[] {
  return [
    [
      sum + first,
      "answers for the end of a year",
      `That is what lay in the account after the first year.`,
    ],
    [sum + compound, "answers for the end", `That is what lay in the account after two years.`],
    [
      tidy((simple * 100) / rate),
      "divides two years' interest",
      `The rate belongs to one year, and so must the interest: ${usd(first)}.`,
    ],
    [
      tidy((second * 100) / rate),
      "divides the second year's interest",
      `The ${usd(second)} were earned by the sum and its first interest together.`,
    ],
    [
      tidy((extra * 100) / rate),
      "stops at the first interest",
      `That is the sum that earned the extra ${usd(extra)}, namely the interest of the first year.`,
    ],
    [
      sum / 2,
      "takes half the rate twice",
      `This divides by the rate of two years the interest of one.`,
    ],
    [sum - first, "takes the interest off", `The interest is paid on top of the sum.`],
    [sum - simple, "takes the interest off", `The interest is paid on top of the sum.`],
    [
      tidy((compound * 50) / rate),
      "spreads all the interest evenly",
      `The two years did not earn the same.`,
    ],
  ];
}

function wrongGap({ sum, rate, first, extra, second }: Numbers): Wrong[] {
  return [
    [
      tidy((extra * 100) / rate),
      "divides by the rate once",
      `That is the interest of the first year, on which the extra ${usd(extra)} was earned; divide by the rate once more.`,
    ],
    [
      tidy((extra * 100) / rate) + sum,
      "adds the interest",
      `That is what lay in the account after a year.`,
    ],
    [sum / 2, "divides by two years", `The extra was earned in one year, the second.`],
    [2 * sum, "doubles for two years", `The extra was earned in one year, the second.`],
    [
      tidy((extra * 1000) / rate),
      "slips a decimal place",
      `The rate must be divided out twice, and ${rate} percent is $${rate / 100}$.`,
    ],
    [sum - first, "takes the interest off", `The interest is paid on top of the sum.`],
    [
      tidy((extra * 100) / (2 * rate)),
      "takes two years at the rate",
      `The extra is not interest of two years on the sum.`,
    ],
    [sum + extra, "adds the extra", `The extra is contained in the interest, not in the sum.`],
    [
      sum + first + second,
      "answers for the end",
      `That is what lay in the account after two years.`,
    ],
  ];
}

function wrongThird({ rate, first, extra, second, third, growth }: Numbers): Wrong[] {
  return [
    [
      second + extra,
      "adds the same extra again",
      `The interest grows by ${rate} percent every year, not by the same ${usd(extra)}.`,
    ],
    [second, "repeats the second year", `The interest of the second year earns interest too.`],
    [first + second, "adds both years", `That is the interest of the first two years together.`],
    [first, "repeats the first year", `Only simple interest would be the same every year.`],
    [
      tidy((first * (100 + 3 * rate)) / 100),
      "grows the first year three times",
      `Compounding multiplies by $${growth}$ each year; it does not add the rate up.`,
    ],
    [
      second + 2 * extra,
      "doubles the extra",
      `The interest grows by ${rate} percent of ${usd(second)}.`,
    ],
    [
      tidy(first * growth ** 3),
      "goes a year too far",
      `From the second year to the third there is one step, not two.`,
    ],
    [first + second + third, "adds all years", `That is the interest of all three years.`],
    [
      tidy(second + extra / 2),
      "halves the extra",
      `The interest grows by ${rate} percent of ${usd(second)}.`,
    ],
    [
      3 * first,
      "takes three years of simple interest",
      `That is simple interest for three years together.`,
    ],
  ];
}

function wrongExcess({ first, extra, second, third, growth }: Numbers): Wrong[] {
  return [
    [extra, "answers for two years", `${usd(extra)} is the excess after the second year.`],
    [
      2 * extra,
      "counts one extra a year",
      `In the third year the excess is earned on two years' interest, not on one.`,
    ],
    [
      3 * extra,
      "forgets the last compounding",
      `To three times ${usd(extra)} comes the interest that the second year's extra earns.`,
    ],
    [
      tidy(third - first),
      "answers for the third year",
      `That is the excess of the third year alone; the second had ${usd(extra)}.`,
    ],
    [
      tidy(third - second),
      "compares the last two years",
      `That is by how much the third year's interest exceeds the second's.`,
    ],
    [
      third,
      "answers with the third year's interest",
      `That is all the interest of the third year.`,
    ],
    [
      tidy(extra * growth),
      "grows the excess once",
      `Each year's excess has to be added to the ones before.`,
    ],
    [4 * extra, "doubles twice", `The excess does not double each year.`],
    [6 * extra, "adds one, two, and three", `The first year has no excess.`],
    [
      tidy(first + extra),
      "answers with the second year's interest",
      `That is all the interest of the second year.`,
    ],
  ];
}

const WRONG = {
  rate: wrongRate,
  sum: wrongSum,
  gap: wrongGap,
  third: wrongThird,
  excess: wrongExcess,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { asked, sum, rate, first, second, third, excess } = numbers;
  const value = { rate, sum, gap: sum, third, excess }[asked];
  const ways = WRONG[asked](numbers);
  const text = (n: number): string => (asked === "rate" ? `${n}%` : usd(n));
  return {
    key: {
      text: text(value),
      value,
      why: `${usd(sum)} at ${rate} percent earns ${usd(first)}, then ${usd(second)}${asked === "third" || asked === "excess" ? `, then ${usd(third)}` : ""}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: tidy(n), slip, why }))
      .filter(({ value: n }) => n > 0 && Number.isInteger(2 * n) && (asked !== "rate" || n <= 40))
      .map((way) => ({ ...way, text: text(way.value) })),
  };
}

function solutionOf({
  asked,
  sum,
  rate,
  first,
  extra,
  second,
  third,
  simple,
  compound,
  excess,
  telling,
  growth,
}: Numbers): Solution {
  const opening = {
    years: `The second year earned $${second} - ${first} = ${extra}$ dollars more: the interest on the first year's ${usd(first)}.`,
    plans: `Simple interest is the same each year, ${usd(first)}; the difference of $${compound} - ${simple} = ${extra}$ dollars is the second year's interest on these ${usd(first)}.`,
    rate: `The extra ${usd(extra)} is ${rate} percent of the first year's interest, which was $${extra} \\div ${rate / 100} = ${first}$ dollars.`,
  }[telling]!;
  const rateStep = `So the rate is $\\frac{${extra}}{${first}}$, or ${rate} percent.`;
  const thirdStep = `The second year earned ${usd(second)}, so the third earns $${growth} \\cdot ${second} = ${third}$ dollars.`;
  const steps = {
    rate: [opening, rateStep],
    sum: [
      opening,
      rateStep,
      `The first year's ${usd(first)} is ${rate} percent of the sum, which is ${usd(sum)}.`,
    ],
    gap: [
      opening,
      `This ${usd(first)} is in turn ${rate} percent of the sum, which is ${usd(sum)}.`,
    ],
    third: [opening, rateStep, thirdStep],
    excess: [
      opening,
      rateStep,
      thirdStep,
      `Over simple interest the second year brings ${usd(extra)} and the third $${third} - ${first} = ${tidy(third - first)}$ dollars, in all ${usd(excess)}.`,
    ],
  }[asked];
  return {
    idea: "The second year earns what the first did, and besides the interest on the first year's interest.",
    steps,
    check: `Forward: ${usd(sum)} earns ${usd(first)}; ${usd(sum + first)} earns ${usd(second)}.`,
  };
}

export const template: ProblemTemplate = {
  id: "second-year-interest",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "What compound interest adds in its second year is the interest on the first year's interest, and it shows the rate.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { asked, rate, name, telling } = numbers;
    return {
      variant: `${asked}-${telling}/${name}`,
      context: "real",
      // The two plans hide the first year's interest; the third year takes one more compounding,
      // its excess a sum.
      difficulty:
        { rate: 5, sum: 6, gap: 6, third: 6, excess: 8 }[asked] +
        (telling === "plans" ? 1 : 0) +
        (rate % 5 === 0 ? 0 : 1),
      stem: stemOf(numbers),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every whole rate and every sum in steps of fifty dollars, year by year. */
  check({ stem, options }) {
    const text = plain(stem);
    const dollars = Array.from(text.matchAll(/\$(\d+(?:\.\d+)?)/g), ([, digits]) => Number(digits));
    const known = /at (\d+) percent a year/.exec(text)?.[1];
    const fits = range(1, 40)
      .flatMap((rate) => range(1, 500).map((k) => ({ rate, sum: 50 * k })))
      .filter(({ rate, sum }) => {
        const one = (sum * rate) / 100;
        const two = ((sum + one) * rate) / 100;
        if (known) return rate === Number(known) && near(two - one, dollars[0]!);
        return text.includes("simple interest, it")
          ? near(one + two, dollars[0]!) && near(2 * one, dollars[1]!)
          : near(one, dollars[0]!) && near(two, dollars[1]!);
      });
    const [found] = fits;
    if (!found || fits.length > 1) throw new Error(`${fits.length} accounts fit: ${text}`);
    const [end] = read(stem, /([^.]*)\?$/) as [string];
    const balance = (years: number): number => found.sum * (1 + found.rate / 100) ** years;
    const answer = end.includes("yearly rate")
      ? found.rate
      : end.includes("third year")
        ? balance(3) - balance(2)
        : end.includes("exceed simple")
          ? balance(3) - found.sum - (3 * found.sum * found.rate) / 100
          : found.sum;
    return options.flatMap((option, k) =>
      near(Number(plain(option).replaceAll(/[$%]/g, "")), answer) ? [k] : [],
    );
  },
};
