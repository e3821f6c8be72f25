import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  type Wrong,
  thousands,
} from "@theta/items/template";

const CREWS = [6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40];
const SPANS = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30];
const TAKEAWAY =
  "At a change, measure what is left in units such as machine-days, and divide it again.";

/** w could finish in d days. After k days, m of them leave or join, and it takes `rest` more days. */
interface Change {
  readonly w: number;
  readonly d: number;
  readonly k: number;
  readonly m: number;
  readonly rest: number;
}

const changes = (sign: 1 | -1): readonly Change[] =>
  CREWS.flatMap((w) => SPANS.map((d) => ({ w, d })))
    .flatMap((plan) => [2, 3, 4, 5, 6, 8, 10, 12].map((k) => ({ ...plan, k })))
    .flatMap((plan) => [2, 3, 4, 5, 6, 8, 10, 12].map((m) => ({ ...plan, m })))
    .map((plan) => ({ ...plan, rest: (plan.w * (plan.d - plan.k)) / (plan.w + sign * plan.m) }))
    .filter(
      ({ w, d, k, m, rest }) =>
        isPositiveWhole(rest) &&
        k <= d - 4 &&
        2 * m < w &&
        rest >= 3 &&
        Math.abs(d - k - rest) >= 2,
    );

const SMALLER = changes(-1);
const LARGER = changes(1);
const days = (n: number): string => count(n, "day");

function askDelay(rng: Rng): AskedProblem {
  const { w, d, k, m, rest } = rng.pick(SMALLER);
  const [left, stay] = [d - k, w - m];
  return {
    difficulty: 4,
    stems: [
      `A company has ${w} identical machines that can fill a certain order in ${days(d)} if all of them operate at the same constant rate. After the first ${days(k)}, ${m} of the machines break down and are not replaced. How many days later than originally planned will the order be filled?`,
      `If ${w} workers work at the same constant rate, they can complete a project in ${days(d)}. If ${m} of the workers leave the project at the end of day ${k} and the remaining workers continue at the same rate, how many days later than originally planned will the project be completed?`,
    ],
    key: rest - left,
    why: `What is left, $${w} \\cdot ${left} = ${tex(w * left)}$, takes ${stay} of them ${days(rest)} instead of ${left}.`,
    wrong: [
      [
        (w * d) / stay - d,
        "applies the change from the start",
        `For the first ${days(k)}, all ${w} were at work.`,
      ],
      [
        (left * m) / w,
        "extends by the part that left",
        `The part that left, $\\frac{${m}}{${w}}$ of the work, has to be shared by ${stay}, not by ${w}.`,
      ],
      [
        rest,
        "finds the days after the change",
        `This is how long the work takes after the change.`,
      ],
      [
        (k * m) / stay,
        "extends the wrong part",
        `The first ${days(k)} went as planned. The ${days(left)} after them take longer.`,
      ],
      [
        m,
        "takes a day for each",
        `Each of those that leave takes away ${left} days of work, and ${stay} make up for it.`,
      ],
      [
        (w * left) / m - left,
        "divides by the wrong number",
        `The work that is left is done by the ${stay} that remain.`,
      ],
      [k + rest, "finds the total", `That is the total number of days.`],
    ],
    solution: {
      idea: "Only the days after the change take longer, in the inverse ratio of the numbers.",
      fast: [
        `The remaining ${days(left)} are multiplied by $\\frac{${w}}{${stay}}$, so they become ${rest}, which is ${rest - left} more.`,
      ],
      steps: [
        `After ${days(k)}, the work that is left would take ${w} of them ${days(left)}: $${w} \\cdot ${left} = ${tex(w * left)}$.`,
        `The ${stay} that remain need $\\frac{${tex(w * left)}}{${stay}} = ${rest}$ days.`,
        `That is $${rest} - ${left} = ${rest - left}$ days longer.`,
      ],
      check: `The ${m} that left would have done $${m} \\cdot ${left} = ${m * left}$ in time, and $${stay} \\cdot ${rest - left} = ${stay * (rest - left)}$ makes up for it.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askNeeded(rng: Rng): AskedProblem {
  const { w, d, k, m, rest } = rng.pick(LARGER);
  const [left, early] = [d - k, d - k - rest];
  return {
    difficulty: 5,
    stems: [
      `Working at the same constant rate, ${w} machines can fill an order in ${days(d)}. After ${days(k)}, the company decides that the order must be filled ${days(early)} earlier than planned. If all the additional machines start at that time and operate at the same rate, how many additional machines are needed?`,
      `A contractor assigned ${w} workers to a project so that it would be completed in ${days(d)}. At the end of day ${k}, the contractor hired additional workers, and as a result the project was completed in a total of ${days(k + rest)}. If all the workers worked at the same constant rate, how many additional workers did the contractor hire?`,
    ],
    key: m,
    why: `What is left, $${w} \\cdot ${left} = ${tex(w * left)}$, has to be done in ${days(rest)} by ${w + m}.`,
    wrong: [
      [
        (w * d) / (d - early) - w,
        "applies the change from the start",
        `For the first ${days(k)}, only ${w} were at work.`,
      ],
      [
        (w * early) / left,
        "increases in the ratio of the days saved",
        `The number and the days are in inverse ratio, so the increase isn't $\\frac{${early}}{${left}}$.`,
      ],
      [
        (w * d) / rest - w,
        "does all of it again",
        `After ${days(k)}, only $${w} \\cdot ${left}$ of the $${w} \\cdot ${d}$ are left.`,
      ],
      [early, "takes one for each day", `Each day saved is worth the work of ${w} in a day.`],
      [
        (w * early) / d,
        "increases in the ratio of the days saved",
        `The number and the days are in inverse ratio, and only ${days(rest)} are left.`,
      ],
      [(w * rest) / left, "inverts the ratio", `Fewer days need more than ${w}.`],
      [
        (w * left) / (k + rest),
        "divides by the total days",
        `The work that is left has to be done in ${days(rest)}.`,
      ],
      [
        (w * k) / rest,
        "compares with the first part",
        `The number needed depends on the work that is left.`,
      ],
      [w + m, "finds the total", `That is how many there are after the change.`],
    ],
    solution: {
      idea: `Compare the ${days(left)} that are left in the plan with the ${days(rest)} that are allowed.`,
      fast: [
        `In ${days(rest)}, the additional ones must do what ${w} would have done in the ${days(early)} that are saved: $\\frac{${w} \\cdot ${early}}{${rest}} = ${m}$.`,
      ],
      steps: [
        `After ${days(k)}, the work that is left is $${w} \\cdot ${left} = ${tex(w * left)}$.`,
        `It has to be done in ${days(rest)}, so $\\frac{${tex(w * left)}}{${rest}} = ${w + m}$ are needed.`,
        `That is $${w + m} - ${w} = ${m}$ more.`,
      ],
      check: `$${w} \\cdot ${k} + ${w + m} \\cdot ${rest} = ${tex(w * d)} = ${w} \\cdot ${d}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askBehind(rng: Rng): AskedProblem | null {
  const [w, d] = [rng.pick(CREWS), rng.pick([10, 12, 15, 16, 18, 20, 24, 25, 30])];
  const [k, p] = [rng.int(3, d - 3), rng.pick([20, 25, 30, 40, 50, 60])];
  const rest = d - k;
  const needed = (w * k * (100 - p)) / (p * rest);
  const m = needed - w;
  if (!isPositiveWhole(m) || m < 2 || m > 1.5 * w || 100 * k <= p * d) return null;
  const planned = (w * d * (100 - p)) / 100;
  return {
    difficulty: 5,
    stems: [
      `A contract requires that a project be completed in ${days(d)}. After ${days(k)}, the ${w} workers assigned to the project have completed only ${p} percent of it. If all workers work at the same constant rate, how many additional workers must be assigned at that time for the project to be completed in exactly ${days(d)}?`,
      `In ${days(k)}, ${w} identical machines filled ${p} percent of an order. How many more of these machines must be added for the remaining part of the order to be filled in ${days(rest)}, if all the machines operate at the same constant rate?`,
    ],
    key: m,
    why: `The remaining ${100 - p} percent takes $\\frac{${100 - p}}{${p}} \\cdot ${w} \\cdot ${k} = ${tex(needed * rest)}$, so ${needed} are needed for ${days(rest)}.`,
    wrong: [
      [
        planned / rest - w,
        "relies on the plan",
        `The ${w} needed ${days(k)} for ${p} percent, so the whole takes more than $${w} \\cdot ${d}$.`,
      ],
      [
        (w * (100 - p)) / p - w,
        "ignores the days",
        `This would be right if another ${days(k)} were allowed.`,
      ],
      [
        (w * k * 100) / (p * rest) - w,
        "does all of it again",
        `Of the whole, ${p} percent is already done.`,
      ],
      [
        (w * k * 100) / (p * d) - w,
        "applies the change from the start",
        `For the first ${days(k)}, only ${w} were at work.`,
      ],
      [
        (w * (100 - p)) / p,
        "ignores the days and finds the total",
        `This would be the total if another ${days(k)} were allowed.`,
      ],
      [
        (w * k) / rest,
        "divides the work that is done",
        `The ${p} percent that is done isn't what is left.`,
      ],
      [(w * rest) / k, "compares the days", `The parts of the work also differ.`],
      [
        (w * (100 - p)) / 100,
        "takes a percent of the number",
        `The percent is of the work, not of the number.`,
      ],
      [
        needed,
        "finds the total",
        `That is how many are needed in all, but ${w} are already there.`,
      ],
    ],
    solution: {
      idea: `Measure the work by the days that one of them would need: ${p} percent took $${w} \\cdot ${k}$ such days.`,
      fast: [
        `The remaining part is $\\frac{${100 - p}}{${p}}$ of what is done and the time is $\\frac{${rest}}{${k}}$ of the time used, so $${w} \\cdot \\frac{${100 - p}}{${p}} \\cdot \\frac{${k}}{${rest}} = ${needed}$ are needed, ${m} more.`,
      ],
      steps: [
        `So far, ${w} of them worked for ${days(k)}, and $${w} \\cdot ${k} = ${w * k}$ days of work were enough for ${p} percent.`,
        p === 50
          ? `The remaining 50 percent needs as many, ${thousands(needed * rest)} days of work.`
          : `The remaining ${100 - p} percent needs $${w * k} \\cdot \\frac{${100 - p}}{${p}} = ${tex(needed * rest)}$ days of work.`,
        `In ${days(rest)}, this needs $\\frac{${tex(needed * rest)}}{${rest}} = ${needed}$, which is ${m} more than ${w}.`,
      ],
      check: `Multiply back: ${needed} working for ${days(rest)} is $${needed} \\cdot ${rest} = ${tex(needed * rest)}$.`,
      takeaway:
        "A part that's done tells you the rate: scale it up to what's left, and then divide by the time.",
    },
  };
}

/** A supply for w groups of ten. */
function askSupply(rng: Rng, isTotal: boolean): AskedProblem {
  const joins = rng.chance(0.5);
  const { w, d, k, m, rest } = rng.pick(joins ? LARGER : SMALLER);
  const [left, after] = [d - k, joins ? w + m : w - m];
  const [before, size, now] = [10 * w, 10 * m, 10 * after];
  const camp = joins ? `${size} additional people arrive` : `${size} of the people leave`;
  const farm = joins ? `bought ${size} more` : `sold ${size} of its`;
  const wrong: Wrong[] = [
    [left, "expects no change", `That would be right if there were still ${before}.`],
    [
      (w * d) / after - k,
      "applies the change from the start",
      `For the first ${days(k)}, there were ${before}.`,
    ],
    [(after * left) / w, "inverts the ratio", `The days are in the inverse ratio of the numbers.`],
    [
      left + ((joins ? -1 : 1) * left * m) / w,
      "changes in the same ratio",
      `The days don't change by the same fraction as the number.`,
    ],
    [
      Math.abs(left - rest),
      "finds the difference",
      `That is by how many days the supply lasts longer or shorter.`,
    ],
    [
      (w * left) / m,
      "divides by the change",
      `All ${now}, not only the ${size}, share what is left.`,
    ],
    [
      left + (joins ? -m : m),
      "takes a day for each ten",
      `The numbers and the days have to be multiplied.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      isTotal
        ? `A farm had enough feed for its ${before} cows for ${days(d)}. After ${days(k)}, the farm ${farm} cows. If each cow always ate the same amount of feed per day, for how many days in total did the original supply of feed last?`
        : `A camp has enough food to feed ${before} people for ${days(d)}. If ${camp} at the end of day ${k}, for how many more days after day ${k} will the food last? (Assume that each person consumes the same amount of food per day.)`,
    ],
    key: rest + (isTotal ? k : 0),
    why: `What is left after ${days(k)} is enough for ${before} for ${days(left)}, so for ${now} it is enough for $\\frac{${before} \\cdot ${left}}{${now}} = ${rest}$ days.`,
    wrong: isTotal
      ? [
          [rest, "stops at the last part", `The first ${days(k)} also count.`],
          ...wrong.map(([n, slip, why]): Wrong => [n + k, slip, why]),
          [d + m, "adds", `The numbers and the days have to be multiplied.`],
        ]
      : [[k + rest, "finds the total", `That includes the first ${days(k)}.`], ...wrong],
    solution: {
      idea: `After ${days(k)}, the supply is enough for ${before} for another ${days(left)}.`,
      fast: [
        `The number is multiplied by $\\frac{${after}}{${w}}$, so the remaining ${days(left)} are multiplied by $\\frac{${w}}{${after}}$: ${rest}${isTotal ? `, and with the first ${k} that is ${rest + k}` : ""}.`,
      ],
      steps: [
        `What is left is $${before} \\cdot ${left} = ${tex(before * left)}$ daily portions.`,
        `For ${now}, that is enough for $\\frac{${tex(before * left)}}{${now}} = ${rest}$ days.`,
        ...(isTotal ? [`In total, it lasts $${k} + ${rest} = ${k + rest}$ days.`] : []),
      ],
      check: `With ${joins ? "more" : "fewer"} to feed, the supply must last ${joins ? "less" : "more"} than the planned ${days(d)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = {
  delay: askDelay,
  needed: askNeeded,
  behind: askBehind,
  food: (rng: Rng) => askSupply(rng, false),
  feed: (rng: Rng) => askSupply(rng, true),
};
const KINDS = ["delay", "needed", "behind", "behind", "behind", "behind", "food", "feed"] as const;

/** The work or the supply, in units of one for one day, adds up. */
const isLate = (more: number, w: number, d: number, k: number, m: number): boolean =>
  near(w * k + (w - m) * (d - k + more), w * d);
const isOnTime = (m: number, w: number, d: number, k: number, last: number): boolean =>
  near(w * k + (w + m) * last, w * d);
const isFinished = (m: number, w: number, k: number, p: number, rest: number): boolean =>
  near((w + m) * rest * p, w * k * (100 - p));
const lasts = (total: number, w: number, d: number, k: number, now: number): boolean =>
  near(w * k + now * (total - k), w * d);

const READINGS: readonly StemReading[] = [
  {
    wording: /has (\d+) identical machines .* in (\d+) days .* first (\d+) days, (\d+) of/,
    fits: isLate,
  },
  {
    wording: /If (\d+) workers .* in (\d+) days\. If (\d+) of .* day (\d+) and/,
    fits: (more, w, d, m, k) => isLate(more, w, d, k, m),
  },
  {
    wording:
      /rate, (\d+) machines .* in (\d+) days\. After (\d+) days, .* filled (\d+) days? earlier/,
    fits: (m, w, d, k, early) => isOnTime(m, w, d, k, d - k - early),
  },
  {
    wording: /assigned (\d+) workers .* in (\d+) days\. .* day (\d+), .* total of (\d+) days/,
    fits: (m, w, d, k, all) => isOnTime(m, w, d, k, all - k),
  },
  {
    wording: /completed in (\d+) days\. After (\d+) days, the (\d+) workers .* only (\d+) percent/,
    fits: (m, d, k, w, p) => isFinished(m, w, k, p, d - k),
  },
  {
    wording: /In (\d+) days, (\d+) identical machines filled (\d+) percent .* in (\d+) days?,/,
    fits: (m, k, w, p, rest) => isFinished(m, w, k, p, rest),
  },
  {
    wording: /its (\d+) cows for (\d+) days\. After (\d+) days, the farm bought (\d+)/,
    fits: (total, w, d, k, m) => lasts(total, w, d, k, w + m),
    open: (total, _w, d, k) => total > k && total < d,
  },
  {
    wording: /its (\d+) cows for (\d+) days\. After (\d+) days, the farm sold (\d+)/,
    fits: (total, w, d, k, m) => lasts(total, w, d, k, w - m),
    open: (total, _w, d) => total > d,
  },
  {
    wording: /feed (\d+) people for (\d+) days\. If (\d+) additional .* of day (\d+), for/,
    fits: (more, w, d, m, k) => lasts(more + k, w, d, k, w + m),
    open: (more, _w, d, _m, k) => more < d - k,
  },
  {
    wording: /feed (\d+) people for (\d+) days\. If (\d+) of .* of day (\d+), for/,
    fits: (more, w, d, m, k) => lasts(more + k, w, d, k, w - m),
    open: (more, _w, d, _m, k) => more > d - k,
  },
];

export const template: ProblemTemplate = {
  id: "crew-changed-midway",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern:
    "The number at work changes before the job is done: divide what is left by the new number.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds up the work before and after the change. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
