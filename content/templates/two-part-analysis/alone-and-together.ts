import {
  count,
  fittingPairs,
  Fraction,
  inWords,
  lcm,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texFraction,
  thousands,
  texThousands as tex,
  type TwoPartTemplate,
} from "@theta/items/template";

const WORK = [
  {
    name: "pumps",
    noun: "Pump",
    job: ["fill a certain tank", "fill the tank"],
    begin: "Starting with an empty tank, Pump X will work alone",
    stop: "be shut off",
    end: "the tank is full",
  },
  {
    name: "machines",
    noun: "Machine",
    job: ["complete a certain order", "complete the order"],
    begin: "Machine X will work on the order alone",
    stop: "be shut down for maintenance",
    end: "the order is complete",
  },
  {
    name: "crews",
    noun: "Crew",
    job: ["pave a certain road", "pave the road"],
    begin: "Crew X will work on the road alone",
    stop: "be assigned to another project",
    end: "the entire road has been paved",
  },
  {
    name: "printers",
    noun: "Printer",
    job: ["complete a certain print job", "complete the print job"],
    begin: "Printer X will work on the print job alone",
    stop: "be used for a different job",
    end: "the print job is complete",
  },
] as const;

/** Times alone for which the time together is a whole number. */
const TIMES = range(4, 30).flatMap((x) =>
  range(4, 42)
    .filter((y) => x !== y && (x * y) % (x + y) === 0)
    .map((y) => [x, y] as const),
);

/** One alone and both together give the other alone, and how long it needs for the rest. */
function askRest(rng: Rng) {
  const { name, noun, job, begin, stop, end } = rng.pick(WORK);
  const [x, y] = rng.pick(TIMES);
  const together = (x * y) / (x + y);
  const h = rng.int(2, 12);
  const rest = y * (1 - h / x);
  const common = lcm(together, x);
  if (!Number.isInteger(together) || !Number.isInteger(rest) || h >= x - 1 || h === together)
    return null;
  if (rest < 2 || h + rest === x || h + rest === together || y - rest === h) return null;
  return {
    variant: `rest/${name}`,
    difficulty: 4,
    facts: `Working alone at its constant rate, ${noun} X can ${job[0]} in ${x} hours. Working together at their constant rates, ${noun} X and ${noun} Y can ${job[1]} in ${together} hours. ${begin} for the first ${h} hours. ${noun} X will then ${stop}, and ${noun} Y will work alone until ${end}.`,
    asks: [
      [
        `${noun} Y alone`,
        `the number of hours that ${noun} Y, working alone at its constant rate, would need to ${job[1]}`,
        y,
        `In one hour, ${noun} Y does $\\frac{1}{${together}} - \\frac{1}{${x}} = \\frac{1}{${y}}$ of the job.`,
      ],
      [
        "Total time",
        `the total number of hours from the time ${noun} X starts to the time ${noun} Y finishes`,
        h + rest,
        `${noun} X will do $\\frac{${h}}{${x}}$ of the job in ${h} hours. ${noun} Y needs ${rest} hours for the other $\\frac{${x - h}}{${x}}$.`,
      ],
    ] as const,
    wrong: wrongRest(noun, x, y, together, h),
    solution: {
      idea: `In one hour, the two together do $\\frac{1}{${together}}$ of the job, and ${noun} X does $\\frac{1}{${x}}$.`,
      steps: [
        `In one hour, ${noun} Y does $\\frac{1}{${together}} - \\frac{1}{${x}} = \\frac{${common / together}}{${common}} - \\frac{${common / x}}{${common}} = \\frac{1}{${y}}$ of the job, so ${noun} Y needs ${y} hours alone.`,
        `After ${noun} X works for ${h} hours, $1 - \\frac{${h}}{${x}} = \\frac{${x - h}}{${x}}$ of the job is left. ${noun} Y needs $\\frac{${x - h}}{${x}} \\cdot ${y} = ${rest}$ hours for it, and $${h} + ${rest} = ${h + rest}$ hours in all.`,
      ],
      check: `In ${h} and ${rest} hours, the two do $\\frac{${h}}{${x}} + \\frac{${rest}}{${y}} = ${texFraction(new Fraction(h, x))} + ${texFraction(new Fraction(rest, y))} = 1$, the entire job.`,
      takeaway: "Add and subtract the parts done in one hour, not the times.",
    },
  };
}

/** Slips about the time of Y alone and the time in all. */
function wrongRest(noun: string, x: number, y: number, together: number, h: number) {
  const rest = y * (1 - h / x);
  const ifAlone = (time: number): string =>
    `If ${noun} Y needed ${count(time, "hour")} alone, the two together would do $\\frac{1}{${x}} + \\frac{1}{${time}} = ${texFraction(new Fraction(x + time, x * time))}$ of the job in one hour, not $\\frac{1}{${together}}$.`;
  return [
    [x - together, `That is ${x} − ${together}. ${ifAlone(x - together)}`],
    [
      y + h,
      `That is ${y} + ${h}. But ${noun} Y needs ${y} hours for the entire job, and after ${h} hours of ${noun} X, only $\\frac{${x - h}}{${x}}$ of the job is left.`,
    ],
    [x + y, `That is ${x} + ${y}, the time for doing the entire job twice, once by each.`],
    [
      x - h,
      `That is ${x} − ${h}, how long ${noun} X would need for what is left. ${noun} Y needs ${rest} hours for it.`,
    ],
    [rest, `That is how long ${noun} Y works. ${noun} X works for ${h} hours before that.`],
    [
      (y * h) / x,
      `That is $\\frac{${h}}{${x}} \\cdot ${y}$, how long ${noun} Y would need for the part that ${noun} X does.`,
    ],
    [
      y - h,
      `That is ${y} − ${h}. But what ${noun} X does in ${h} hours would take ${noun} Y $\\frac{${h}}{${x}} \\cdot ${y} = ${y - rest}$ hours, not ${h}.`,
    ],
    [x, `That is the time for ${noun} X alone. ${ifAlone(x)}`],
    [
      together,
      `That is the time if both work on the job together from the beginning. Here each works alone.`,
    ],
    [
      together * (1 - h / x),
      `That is $\\frac{${x - h}}{${x}} \\cdot ${together}$, the time for what is left if both worked on it together.`,
    ],
    [
      2 * together,
      `That is 2 × ${together}, from equal rates. But ${noun} X needs ${x} hours alone, not ${2 * together}.`,
    ],
    [x + together, `That is ${x} + ${together}. ${ifAlone(x + together)}`],
  ] as const;
}

const PLANTS = [
  ["robots", "A shipping company", "robot", "robots", "loads", "pallets"],
  ["presses", "A printing company", "press", "presses", "prints", "banners"],
  ["machines", "A furniture company", "machine", "machines", "produces", "cabinet doors"],
] as const;

/** A team of two kinds finishes in a known time; how many more it needs for a shorter one. */
function askMore(rng: Rng) {
  const [name, who, noun, many, does, things] = rng.pick(PLANTS);
  const [k, l] = [rng.int(2, 6), rng.int(2, 6)];
  const [a, b] = [rng.int(4, 20), rng.int(3, 18)];
  const T = rng.int(8, 16);
  const S = T - rng.int(2, Math.floor(T / 2));
  const J = (k * a + l * b) * T;
  const exact = (J / S - k * a - l * b) / b;
  const more = Math.ceil(exact);
  if (k === l || a === b || near(exact, more, 0.05) || more < 2 || more > 14 || more === b)
    return null;
  const rate = J / T;
  const missing = J - rate * S;
  const team = { noun, many, things, k, a, l, b, J, T, S };
  return {
    variant: `more/${name}`,
    difficulty: 4,
    facts: `${who} has ${inWords(k)} Type X ${many}, each of which ${does} ${a} ${things} per hour, and ${inWords(l)} Type Y ${many}, each of which ${does} $r$ ${things} per hour. Working together at their constant rates, the ${inWords(k + l)} ${many} would complete an order for ${thousands(J)} ${things} in exactly ${T} hours. The order must be completed within ${S} hours, however, so the company will rent additional Type Y ${many}.`,
    asks: [
      [
        "Rate",
        `the value of $r$`,
        b,
        `The Type Y ${many} together complete ${rate} − ${k} × ${a} = ${l * b} per hour, and ${l * b} ÷ ${l} = ${b}.`,
      ],
      [
        "Additional",
        `the least number of additional Type Y ${many} that the company must rent in order to complete the order within ${S} hours`,
        more,
        `In ${S} hours, ${thousands(missing)} ${things} are missing. With ${more - 1} more, only ${thousands((more - 1) * b * S)} of these would be completed, but ${more} more can complete ${thousands(more * b * S)}.`,
      ],
    ] as const,
    wrong: wrongMore(team, more),
    solution: {
      idea: `Find the rate of a Type Y ${noun}. Then compare what is missing after ${S} hours with what one more Type Y ${noun} completes in ${S} hours.`,
      steps: [
        `Together, they complete $\\frac{${tex(J)}}{${T}} = ${tex(rate)}$ per hour. Type X accounts for $${k} \\cdot ${a} = ${tex(k * a)}$ and Type Y for $${tex(rate)} - ${tex(k * a)} = ${tex(l * b)}$, so each Type Y ${noun} completes $\\frac{${tex(l * b)}}{${l}} = ${b}$ per hour.`,
        `In ${S} hours, the ${many} that the company has complete $${S} \\cdot ${tex(rate)} = ${tex(rate * S)}$, so $${tex(J)} - ${tex(rate * S)} = ${tex(missing)}$ are missing. Each additional Type Y ${noun} completes $${S} \\cdot ${b} = ${b * S}$.`,
        `Since $${more - 1} \\cdot ${tex(b * S)} = ${tex((more - 1) * b * S)}$ is less than ${thousands(missing)} and $${more} \\cdot ${tex(b * S)} = ${tex(more * b * S)}$ is more, the least number is ${more}.`,
      ],
      check: `With ${more} more, ${l + more} Type Y ${many} and ${k} of Type X complete $${l + more} \\cdot ${b} + ${k} \\cdot ${a} = ${tex((l + more) * b + k * a)}$ per hour, or ${thousands((k * a + (l + more) * b) * S)} in ${S} hours, at least ${thousands(J)}.`,
      takeaway: "Ask what is missing in the shorter time, and what one more supplies in that time.",
    },
  };
}

/** A team of k and l machines of the two types, and what it has to do. */
interface Team {
  readonly noun: string;
  readonly many: string;
  readonly things: string;
  readonly k: number;
  readonly a: number;
  readonly l: number;
  readonly b: number;
  readonly J: number;
  readonly T: number;
  readonly S: number;
}

/** Slips about the rate of Type Y and how many more there must be. */
function wrongMore({ noun, many, things, k, a, l, b, J, T, S }: Team, more: number) {
  const rate = J / T;
  const missing = J - rate * S;
  const onlyX = Math.ceil((J / S - k * a - l * b) / a);
  return [
    [
      more - 1,
      `With ${more - 1} more, only ${thousands((k * a + (l + more - 1) * b) * S)} ${things} would be completed in ${S} hours, not ${thousands(J)}.`,
    ],
    [
      more + l,
      `That is ${more} + ${l}, which includes the ${inWords(l)} Type Y ${many} that the company already has.`,
    ],
    [
      onlyX,
      `That is how many additional Type X ${onlyX === 1 ? noun : many} would be enough: ${onlyX === 1 ? "it" : "they"} would complete ${onlyX} × ${a} × ${S} = ${thousands(onlyX * a * S)} ${things} in ${S} hours, at least the missing ${thousands(missing)}. But the company will rent Type Y ${many}.`,
    ],
    [
      l * b,
      `That is ${rate} − ${k * a}, the hourly number for ${l === 2 ? "both" : `all ${inWords(l)}`} Type Y ${many} together.`,
    ],
    [
      a,
      `That is the number for each Type X ${noun}. If $r$ were ${a}, the ${many} would complete ${k + l} × ${a} = ${(k + l) * a} per hour, not ${rate}.`,
    ],
    [
      rate / (k + l),
      `That is ${rate} ÷ ${k + l}, the average for all ${inWords(k + l)} ${many}. But each Type X ${noun} completes ${a} per hour, so $r$ is different from the average.`,
    ],
    [
      rate / l,
      `That is ${rate} ÷ ${l}, which leaves out the ${k} × ${a} = ${k * a} per hour of Type X.`,
    ],
    [
      J / S / (k + l),
      `That is ${thousands(J)} ÷ ${S} ÷ ${k + l}, the average that each of the ${inWords(k + l)} ${many} would need to complete per hour without additional ones.`,
    ],
    [
      more + 1,
      `With ${more} more, ${thousands((k * a + (l + more) * b) * S)} ${things} can already be completed in ${S} hours.`,
    ],
    [
      T - S,
      `That is ${T} − ${S}, the number of hours to be saved. ${T - S > more ? `As additional ${many}, ${more} are enough` : `In ${S} hours, that many additional ${many} would complete ${T - S} × ${b * S} = ${thousands((T - S) * b * S)}, but ${thousands(missing)} are missing`}.`,
    ],
  ] as const;
}

const READINGS: readonly PairReading[] = [
  {
    wording: /X can .* in (\d+) hours\. .* in (\d+) hours\. .* for the first (\d+) hours/,
    fits: (y, total, x = 0, together = 0, h = 0) =>
      near(1 / x + 1 / y, 1 / together) && near(h / x + (total - h) / y, 1),
  },
  {
    wording:
      /has (\w+) Type X .* (?:loads|prints|produces) (\d+) .* and (\w+) Type Y .* order for (\d+) .* exactly (\d+) hours\. .* within (\d+) hours, however/,
    fits: (each, more, k = 0, a = 0, l = 0, J = 0, T = 0, S = 0) => {
      const rate = (J / T - k * a) / l;
      const enough = range(1, 99).find((n) => (k * a + (l + n) * rate) * S >= J - 1e-6);
      return near(each, rate) && more === enough;
    },
  },
];

export const template: TwoPartTemplate = {
  id: "alone-and-together",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Rates of work alone and together: one that isn't stated, and how long or how many a job takes.",

  make(rng) {
    const tries = rng.pick([Array.from({ length: 20 }, () => askRest), [askMore, askMore]]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
