import {
  fittingPairs,
  inWords,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
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
        `$\\frac{1}{${together}} - \\frac{1}{${x}} = \\frac{1}{${y}}$`,
      ],
      [
        "Total time",
        `the total number of hours from the time ${noun} X starts to the time ${noun} Y finishes`,
        h + rest,
        `${noun} X will do $\\frac{${h}}{${x}}$ of the job in ${h} hours, and ${noun} Y needs ${rest} hours for the rest.`,
      ],
    ] as const,
    wrong: [
      [x - together, "Rates can be subtracted, but times can't."],
      [y + h, `${noun} Y alone doesn't need the ${h} hours of ${noun} X as well.`],
      [x + y, "That is the sum of the times alone."],
      [x - h, `That is how long ${noun} X would need for the rest.`],
      [rest, `That leaves out the ${h} hours of ${noun} X.`],
      [(y * h) / x, `That is how long ${noun} Y would need for the part that ${noun} X does.`],
      [y - h, `An hour of ${noun} X isn't worth an hour of ${noun} Y.`],
      [x, `That is the time for ${noun} X alone.`],
      [together, "That is the time for both together."],
      [together * (1 - h / x), "That is the time if both did the rest together."],
      [2 * together, `That would require equal rates.`],
      [x + together, "Rates can be added, but times can't."],
    ] as const,
    solution: {
      idea: `In one hour, the two together do $\\frac{1}{${together}}$ of the job, and ${noun} X does $\\frac{1}{${x}}$.`,
      steps: [
        `In one hour, ${noun} Y does $\\frac{1}{${together}} - \\frac{1}{${x}} = \\frac{1}{${y}}$ of the job, so it needs ${y} hours alone.`,
        `After ${h} hours of ${noun} X, $1 - \\frac{${h}}{${x}} = \\frac{${x - h}}{${x}}$ of the job is left: $\\frac{${x - h}}{${x}} \\cdot ${y} = ${rest}$ hours, and $${h} + ${rest} = ${h + rest}$ hours in all.`,
      ],
      check: `$\\frac{${h}}{${x}} + \\frac{${rest}}{${y}} = 1$.`,
      takeaway: "Add and subtract the parts done in one hour, not the times.",
    },
  };
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
  const onlyX = Math.ceil((J / S - k * a - l * b) / a);
  return {
    variant: `more/${name}`,
    difficulty: 4,
    facts: `${who} has ${inWords(k)} Type X ${many}, each of which ${does} ${a} ${things} per hour, and ${inWords(l)} Type Y ${many}, each of which ${does} $r$ ${things} per hour. Working together at their constant rates, the ${inWords(k + l)} ${many} would complete an order for ${thousands(J)} ${things} in exactly ${T} hours. The order must be completed within ${S} hours, however, so the company will rent additional Type Y ${many}.`,
    asks: [
      [
        "Rate",
        `the value of $r$`,
        b,
        `The Type Y ${many} together complete ${l * b} per hour, and there are ${inWords(l)} of them.`,
      ],
      [
        "Additional",
        `the least number of additional Type Y ${many} that the company must rent in order to complete the order within ${S} hours`,
        more,
        `${more} more complete ${more * b} per hour. With ${more - 1} more, the order would take longer than ${S} hours.`,
      ],
    ] as const,
    wrong: [
      [
        more - 1,
        `With ${more - 1} more, only ${thousands((k * a + (l + more - 1) * b) * S)} would be completed.`,
      ],
      [more + l, `That includes the ${inWords(l)} that are there already.`],
      [onlyX, "That is the number of additional ones of Type X."],
      [l * b, `That is the number for all ${inWords(l)} together.`],
      [a, "That is the number for Type X."],
      [J / T / (k + l), "That is the average of all, but the two types have different rates."],
      [J / T / l, "This leaves out Type X."],
      [J / S / (k + l), "That is the average rate that would be needed without additional ones."],
      [more + 1, "One fewer is enough."],
      [T - S, "That is the number of hours to be saved."],
    ] as const,
    solution: {
      idea: `Find the rate that is needed, and compare it with the rate that is available.`,
      steps: [
        `Together, they complete $\\frac{${tex(J)}}{${T}} = ${tex(J / T)}$ per hour. Type X accounts for $${k} \\cdot ${a} = ${tex(k * a)}$, so each Type Y ${noun} completes $\\frac{${l * b}}{${l}} = ${b}$ per hour and ${b * S} in ${S} hours.`,
        `In ${S} hours, the ${many} that are there complete ${thousands((J / T) * S)}, so ${thousands(J - (J / T) * S)} more are needed. Since $${more - 1} \\cdot ${tex(b * S)} < ${tex(J - (J / T) * S)} < ${more} \\cdot ${tex(b * S)}$, the least number is ${more}.`,
      ],
      check: `With ${more} more, ${thousands((k * a + (l + more) * b) * S)} would be completed in ${S} hours.`,
      takeaway: "Ask what is missing in the shorter time, and what one more supplies in that time.",
    },
  };
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
