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
  "At a change, measure what is left in units such as worker-days or daily portions, and divide it by the new number.";

const WORDS = {
  machines: { unit: "machine", units: "machines" },
  workers: { unit: "worker", units: "workers" },
} as const;

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
    why: `What is left, $${w} \\cdot ${left} = ${tex(w * left)}$ [[unit]]-days, takes ${stay} [[units]] ${days(rest)} instead of ${left}.`,
    wrong: [
      [
        (w * d) / stay - d,
        "applies the change from the start",
        `This is $\\frac{${w} \\cdot ${d}}{${stay}} - ${d}$, as if only ${stay} [[units]] had worked from the beginning, but all ${w} worked for the first ${days(k)}.`,
      ],
      [
        (w * d) / stay,
        "applies the change from the start and finds the total",
        `This is $\\frac{${w} \\cdot ${d}}{${stay}}$, the total number of days if only ${stay} [[units]] had worked from the beginning.`,
      ],
      [
        (left * m) / w,
        "extends by the part that left",
        `This is $\\frac{${m}}{${w}} \\cdot ${left}$, but the work of the ${m} missing [[units]] has to be divided among ${stay}, not ${w}.`,
      ],
      [
        d + (left * m) / w,
        "extends by the part that left and finds the total",
        `This is $${d} + \\frac{${m}}{${w}} \\cdot ${left}$, but the work of the ${m} missing [[units]] has to be divided among ${stay}, and only the days after the ${d} that were planned count.`,
      ],
      [
        k + rest,
        "finds the total",
        `This is $${k} + ${rest}$, the total number of days, but ${d} of them were planned.`,
      ],
      [
        (k * m) / stay,
        "extends the wrong part",
        `This is $\\frac{${m} \\cdot ${k}}{${stay}}$, but the ${m} [[units]] are missing in the last ${days(left)}, not in the first ${k}.`,
      ],
      [
        m,
        "takes a day for each",
        `This takes one day for each [[unit]] that is missing. With ${days(m)} more, the ${stay} remaining [[units]] would make up for $${stay} \\cdot ${m} = ${stay * m}$ [[unit]]-days, not $${m} \\cdot ${left} = ${m * left}$.`,
      ],
      [
        (w * left) / m - left,
        "divides by the wrong number",
        `This is $\\frac{${w} \\cdot ${left}}{${m}} - ${left}$, but the rest of the work is done by the ${stay} [[units]] that remain, not by ${m}.`,
      ],
      [
        rest,
        "finds the days after the change",
        `This is how many days the rest of the work takes, and ${left} of them were planned.`,
      ],
    ],
    words: (wording) => WORDS[wording === 1 ? "machines" : "workers"],
    solution: {
      idea: `Only the days after the change take longer: the same work is divided among fewer [[units]].`,
      fast: [
        `The ${m} missing [[units]] would have done $${m} \\cdot ${left} = ${m * left}$ [[unit]]-days of work, and the ${stay} others make up for it in $\\frac{${m * left}}{${stay}} = ${rest - left}$ days.`,
      ],
      steps: [
        `After ${days(k)}, the work that is left is enough for ${w} [[units]] for $${d} - ${k} = ${left}$ days, which is $${w} \\cdot ${left} = ${tex(w * left)}$ [[unit]]-days.`,
        `The $${w} - ${m} = ${stay}$ remaining [[units]] need $\\frac{${tex(w * left)}}{${stay}} = ${rest}$ days.`,
        `That is $${rest} - ${left} = ${rest - left}$ days longer.`,
      ],
      check: `$${w} \\cdot ${k} + ${stay} \\cdot ${rest} = ${tex(w * d)} = ${w} \\cdot ${d}$.`,
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
    why: `What is left, $${w} \\cdot ${left} = ${tex(w * left)}$ [[unit]]-days, is done in ${days(rest)} by ${w + m} [[units]].`,
    wrong: [
      [
        (w * d) / (d - early) - w,
        "applies the change from the start",
        `This is $\\frac{${w} \\cdot ${d}}{${d - early}} - ${w}$, as if the additional [[units]] worked from the beginning, but for the first ${days(k)} only ${w} were at work.`,
      ],
      [
        (w * d) / (d - early),
        "applies the change from the start and finds the total",
        `This is $\\frac{${w} \\cdot ${d}}{${d - early}}$, the number of all [[units]] if the additional ones worked from the beginning.`,
      ],
      [
        (w * early) / left,
        "increases in the ratio of the days saved",
        `This is $${w} \\cdot \\frac{${early}}{${left}}$, but the ${w * early} [[unit]]-days of the ${days(early)} saved have to be done in ${days(rest)}, not in ${left}.`,
      ],
      [
        w + (w * early) / left,
        "increases in the ratio of the days saved and finds the total",
        `This is $${w} + ${w} \\cdot \\frac{${early}}{${left}}$, but the work of the days saved has to be done in ${days(rest)}, not in ${left}, and only the additional [[units]] count.`,
      ],
      [
        w + m,
        "finds the total",
        `This is how many [[units]] there are after the change, and ${w} of them were there before.`,
      ],
      [
        (w * d) / rest - w,
        "does all of it again",
        `This is $\\frac{${w} \\cdot ${d}}{${rest}} - ${w}$, but after ${days(k)} only $${w} \\cdot ${left}$ of the $${w} \\cdot ${d}$ [[unit]]-days are left.`,
      ],
      [
        early,
        "takes one for each day",
        `This takes one [[unit]] for each day saved, but ${days(early)} of ${w} [[units]] are $${w} \\cdot ${early} = ${w * early}$ [[unit]]-days of work, and ${early} [[units]] do only $${early} \\cdot ${rest} = ${early * rest}$ in ${days(rest)}.`,
      ],
      [
        (w * early) / d,
        "increases in the ratio of the days saved",
        `This is $${w} \\cdot \\frac{${early}}{${d}}$, but the ${w * early} [[unit]]-days of the ${days(early)} saved have to be done in ${days(rest)}, not in ${d}.`,
      ],
      [
        (w * k) / rest,
        "compares with the first part",
        `This is $\\frac{${w} \\cdot ${k}}{${rest}}$, which divides the work that is already done.`,
      ],
      [
        (w * rest) / left,
        "inverts the ratio",
        `This is $${w} \\cdot \\frac{${rest}}{${left}}$, as if fewer days needed fewer [[units]].`,
      ],
      [
        (w * left) / (k + rest),
        "divides by the total days",
        `This is $\\frac{${w} \\cdot ${left}}{${k + rest}}$, but the work that is left has to be done in ${days(rest)}, and the ${w} [[units]] at work have to be subtracted.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            ...WORDS.machines,
            allowed: `It has to be done ${days(early)} earlier, in $${left} - ${early} = ${rest}$ days`,
          }
        : {
            ...WORDS.workers,
            allowed: `It was done in $${k + rest} - ${k} = ${rest}$ days`,
          },
    solution: {
      idea: `Compare the ${days(left)} that are left in the plan with the ${days(rest)} that are really used.`,
      fast: [
        `In ${days(rest)}, the additional [[units]] must do what ${w} [[units]] would have done in the ${days(early)} that are saved: $\\frac{${w} \\cdot ${early}}{${rest}} = ${m}$.`,
      ],
      steps: [
        `After ${days(k)}, the plan leaves $${d} - ${k} = ${left}$ days, so the work that is left is $${w} \\cdot ${left} = ${tex(w * left)}$ [[unit]]-days.`,
        `[[allowed]], so $\\frac{${tex(w * left)}}{${rest}} = ${w + m}$ [[units]] are needed.`,
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
  if (!isPositiveWhole(m) || m < 2 || m === w || m > 1.5 * w || 100 * k <= p * d) return null;
  const planned = (w * d * (100 - p)) / 100;
  return {
    difficulty: 5,
    stems: [
      `A contract requires that a project be completed in ${days(d)}. After ${days(k)}, the ${w} workers assigned to the project have completed only ${p} percent of it. If all workers work at the same constant rate, how many additional workers must be assigned at that time for the project to be completed in exactly ${days(d)}?`,
      `In ${days(k)}, ${w} identical machines filled ${p} percent of an order. How many more of these machines must be added for the remaining part of the order to be filled in ${days(rest)}, if all the machines operate at the same constant rate?`,
    ],
    key: m,
    why: `The remaining ${100 - p} percent takes $\\frac{${100 - p}}{${p}} \\cdot ${w} \\cdot ${k} = ${tex(needed * rest)}$ [[unit]]-days, so ${needed} [[units]] are needed for ${days(rest)}.`,
    wrong: [
      [
        (w * (100 - p)) / p - w,
        "ignores the days",
        `This is $${w} \\cdot \\frac{${100 - p}}{${p}} - ${w}$, which would be right if another ${days(k)} were left, but there are ${rest}.`,
      ],
      [
        (w * (100 - p)) / p,
        "ignores the days and finds the total",
        `This is $${w} \\cdot \\frac{${100 - p}}{${p}}$, the number of all [[units]] if another ${days(k)} were left.`,
      ],
      [
        (w * k * 100) / (p * rest) - w,
        "does all of it again",
        `This divides the work for all 100 percent by ${days(rest)}, but ${p} percent is already done.`,
      ],
      [
        planned / rest - w,
        "relies on the plan",
        `This counts the whole as $${w} \\cdot ${d}$ [[unit]]-days, as if ${w} [[units]] could do it in ${days(d)}, but they needed ${days(k)} for only ${p} percent.`,
      ],
      [
        (w * k * 100) / (p * d) - w,
        "applies the change from the start",
        `This divides the work for all 100 percent by ${days(d)}, as if the additional [[units]] had been there from the beginning.`,
      ],
      [
        needed,
        "finds the total",
        `This is how many [[units]] are needed in all, and ${w} are already there.`,
      ],
      [
        (w * k) / rest,
        "divides the work that is done",
        `This is $\\frac{${w} \\cdot ${k}}{${rest}}$, which divides the ${p} percent that is done, not the ${100 - p} percent that is left.`,
      ],
      [
        (w * rest) / k,
        "compares the days",
        `This is $${w} \\cdot \\frac{${rest}}{${k}}$, as if more days needed more [[units]].`,
      ],
      [
        (w * (100 - p)) / 100,
        "takes a percent of the number",
        `This is ${100 - p} percent of ${w}, but ${100 - p} percent of the work is left, not of the [[units]].`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            ...WORDS.workers,
            inTime: `Doing that in the remaining $${d} - ${k} = ${rest}$ days`,
          }
        : { ...WORDS.machines, inTime: `Doing that in ${days(rest)}` },
    solution: {
      idea: `Measure the work in [[unit]]-days: ${p} percent took $${w} \\cdot ${k}$ of them.`,
      steps: [
        `So far, ${w} [[units]] worked for ${days(k)}, which is $${w} \\cdot ${k} = ${w * k}$ [[unit]]-days for ${p} percent.`,
        p === 50
          ? `The remaining 50 percent takes as many, ${thousands(needed * rest)} [[unit]]-days.`
          : `The remaining ${100 - p} percent takes $${w * k} \\cdot \\frac{${100 - p}}{${p}} = ${tex(needed * rest)}$ [[unit]]-days.`,
        `[[inTime]] needs $\\frac{${tex(needed * rest)}}{${rest}} = ${needed}$ [[units]], which is $${needed} - ${w} = ${m}$ more.`,
      ],
      check: `${p} percent in ${w * k} [[unit]]-days and ${100 - p} percent in $${needed} \\cdot ${rest} = ${tex(needed * rest)}$ [[unit]]-days are in the ratio $${p} : ${100 - p}$.`,
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
  const eaters = isTotal ? "cows" : "people";
  const supply = isTotal ? "feed" : "food";
  const plus = isTotal ? `${k} + ` : "";
  const entire = `\\frac{${tex(before * d)}}{${now}}`;
  const wrong: Wrong[] = [
    [
      (w * d) / after - k,
      "applies the change from the start",
      `This is $${entire}${isTotal ? "" : ` - ${k}`}$, as if there had been ${now} ${eaters} from the beginning.`,
    ],
    [
      (w * d) / after - (isTotal ? 2 * k : 0),
      isTotal
        ? "applies the change from the start and stops at the last part"
        : "applies the change from the start and finds the total",
      `This is $${entire}${isTotal ? ` - ${k}` : ""}$, as if there had been ${now} ${eaters} from the beginning, and it ${isTotal ? "leaves out" : "includes"} the first ${days(k)}.`,
    ],
    [
      left + ((joins ? -1 : 1) * left * m) / w,
      "changes in the same ratio",
      `This ${joins ? "reduces" : "increases"} the ${left} days by $\\frac{${size}}{${before}}$, but the days have to be multiplied by $\\frac{${before}}{${now}}$.`,
    ],
    [
      left + ((joins ? -1 : 1) * left * m) / w + (isTotal ? -k : k),
      isTotal
        ? "changes in the same ratio and stops at the last part"
        : "changes in the same ratio and finds the total",
      `This ${joins ? "reduces" : "increases"} the ${left} days by $\\frac{${size}}{${before}}$${isTotal ? ` and leaves out the first ${k}` : ` and adds the first ${k}`}, but the days have to be multiplied by $\\frac{${before}}{${now}}$.`,
    ],
    [
      left + (joins ? -m : m),
      "takes a day for each ten",
      `This takes one day for every ten ${eaters}, but what is left is $${before} \\cdot ${left}$ portions, which have to be divided by ${now}.`,
    ],
    [
      (w * left) / m,
      "divides by the change",
      `This is $${plus}\\frac{${before} \\cdot ${left}}{${size}}$, but all ${now} ${eaters}, not only ${size}, share what is left.`,
    ],
    [
      (after * left) / w,
      "inverts the ratio",
      `This is $${plus}\\frac{${now}}{${before}} \\cdot ${left}$, as if ${joins ? "more" : "fewer"} ${eaters} could be fed ${joins ? "longer" : "for fewer days"}.`,
    ],
    [
      left,
      "expects no change",
      `That would be right if there were still ${before} ${eaters} after day ${k}.`,
    ],
    [
      Math.abs(left - rest),
      "finds the difference",
      isTotal
        ? `This adds ${k} to $${Math.max(left, rest)} - ${Math.min(left, rest)}$, which is only the difference from the plan.`
        : `This is $${Math.max(left, rest)} - ${Math.min(left, rest)}$, by how many days the ${supply} lasts ${joins ? "shorter" : "longer"} than planned.`,
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
    why: `What is left after ${days(k)} is enough for ${before} ${eaters} for ${days(left)}, so for ${now} it is enough for $\\frac{${before} \\cdot ${left}}{${now}} = ${rest}$ days.`,
    wrong: isTotal
      ? [
          [
            rest,
            "stops at the last part",
            `This leaves out the first ${days(k)}, which also count.`,
          ],
          ...wrong.map(([n, slip, why]): Wrong => [n + k, slip, why]),
          [
            d + m,
            "adds",
            `This is $${d} + ${m}$, which adds one day for every ten ${eaters}, but the days don't change by one for every ten.`,
          ],
        ]
      : [
          [
            k + rest,
            "finds the total",
            `This is $${k} + ${rest}$, which includes the first ${days(k)}.`,
          ],
          ...wrong,
        ],
    solution: {
      idea: `After ${days(k)}, the ${supply} that is left is enough for ${before} ${eaters} for another ${days(left)}.`,
      fast: [
        `The number of ${eaters} is multiplied by $\\frac{${after}}{${w}}$, so the remaining ${days(left)} are multiplied by $\\frac{${w}}{${after}}$: $${left} \\cdot \\frac{${w}}{${after}} = ${rest}$${isTotal ? `, and with the first ${k} that is ${rest + k}` : ""}.`,
      ],
      steps: [
        `After ${days(k)}, $${d} - ${k} = ${left}$ days are left in the plan, so the ${supply} that is left is $${before} \\cdot ${left} = ${tex(before * left)}$ daily portions.`,
        `For $${before} ${joins ? "+" : "-"} ${size} = ${now}$ ${eaters}, that is enough for $\\frac{${tex(before * left)}}{${now}} = ${rest}$ days.`,
        ...(isTotal ? [`In total, it lasts $${k} + ${rest} = ${k + rest}$ days.`] : []),
      ],
      check: `With ${joins ? "more" : "fewer"} ${eaters} to feed, the ${supply} must last ${joins ? "fewer" : "more"} days than planned.`,
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
