import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  range,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
} from "@theta/items/template";

const TAKEAWAY =
  "Count what comes in and what goes out separately: the difference is what is there at the end.";

const TIMES = [4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30];

/** The drain is open for d of the t hours; alone, the inlet needs f hours and the drain e. */
const HOURS = TIMES.flatMap((f) =>
  TIMES.filter((e) => e > f).flatMap((e) =>
    range(2, f - 1).map((d) => ({ f, e, d, extra: (f * d) / e, t: f + (f * d) / e })),
  ),
).filter(({ d, extra, t }) => Number.isInteger(extra) && extra > 1 && t !== 2 * d);

/** The full tank is empty in n minutes, or in m minutes when r gallons per minute flow in. */
const TANKS = [10, 12, 15, 20, 25, 30, 40, 45, 50, 60]
  .flatMap((n) =>
    [15, 18, 20, 24, 25, 30, 36, 40, 45, 50, 60, 75, 80, 90]
      .filter((m) => m > 1.15 * n && m <= 2.5 * n)
      .flatMap((m) =>
        [3, 4, 5, 6, 8, 10, 12, 15].map((r) => ({ n, m, r, capacity: (r * m * n) / (m - n) })),
      ),
  )
  .filter(
    ({ n, capacity }) => capacity % 20 === 0 && capacity <= 1200 && Number.isInteger(capacity / n),
  );

function askOpen(rng: Rng): AskedProblem {
  const { f, e, d, extra, t } = rng.pick(HOURS);
  const removesOnly = (hours: number): string =>
    `In ${count(hours, "hour")}, the drain removes $\\frac{${hours}}{${e}}$ of a tank, not the $\\frac{${extra}}{${f}}$ that the inlet pipe adds in the ${extra} extra hours.`;
  return {
    difficulty: 6,
    stems: [
      `At constant rates, an inlet pipe fills a tank in ${f} hours and a drain empties the full tank in ${e} hours. If the inlet pipe took ${t} hours to fill the empty tank, for how many of these hours was the drain open?`,
      `Tank X is filled by an inlet pipe in ${f} hours and emptied by a drain in ${e} hours, each at a constant rate. If it took ${t} hours to fill the empty tank, for how many of these hours was the drain open?`,
    ],
    key: d,
    why: `In ${d} hours the drain removes $\\frac{${d}}{${e}}$ of a tank, which is what the inlet pipe adds in ${extra} hours.`,
    wrong: [
      [
        extra,
        "takes the delay",
        `The filling took ${extra} hours longer, but the drain is slower than the inlet pipe, so it was open longer than that.`,
      ],
      [t - d, "finds the other part of the time", `That is how long the drain was closed.`],
      [
        (e * extra) / t,
        "divides by the wrong time",
        `This is $${e} \\cdot \\frac{${extra}}{${t}}$, but in ${extra} hours the inlet pipe adds $\\frac{${extra}}{${f}}$ of a tank, not $\\frac{${extra}}{${t}}$.`,
      ],
      [e - f, "subtracts the times", `This is $${e} - ${f}$. ${removesOnly(e - f)}`],
      [
        (e * f) / (e + f),
        "adds the rates",
        `This is 1 divided by $\\frac{1}{${f}} + \\frac{1}{${e}}$, but the drain works against the inlet pipe, so the rates can't be added.`,
      ],
      [
        (f * extra) / e,
        "exchanges the rates",
        `This is $${f} \\cdot \\frac{${extra}}{${e}}$, but the inlet pipe adds $\\frac{${extra}}{${f}}$ of a tank in ${extra} hours, and the drain needs ${e} hours for a full tank.`,
      ],
      [e - t, "subtracts the times", `This is $${e} - ${t}$. ${removesOnly(e - t)}`],
      [f, "takes a given time", `That is how long the inlet pipe would have needed alone.`],
      [
        d - extra,
        "subtracts the delay",
        `This is $${d} - ${extra}$, but ${d} hours is already how long the drain was open.`,
      ],
    ],
    solution: {
      idea: `The drain removed exactly what the inlet pipe added in the ${extra} extra hours.`,
      fast: [
        `The ${extra} extra hours are $\\frac{${extra}}{${f}}$ of the inlet pipe's time for a full tank. The drain takes the same part of its ${e} hours to remove that much: $\\frac{${extra}}{${f}} \\cdot ${e} = ${d}$.`,
      ],
      steps: [
        `In ${t} hours the inlet pipe added $\\frac{${t}}{${f}}$ of a tank.`,
        `At the end, the tank was full just once, so the drain removed $\\frac{${t}}{${f}} - 1 = \\frac{${extra}}{${f}}$ of a tank.`,
        `At $\\frac{1}{${e}}$ of a tank per hour, this took $${e} \\cdot \\frac{${extra}}{${f}} = ${d}$ hours.`,
      ],
      check: `The drain is slower than the inlet pipe, so it was open for more than the ${extra} hours of delay.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askLater(rng: Rng): AskedProblem {
  const { f, e, d, extra, t } = rng.pick(HOURS);
  const both = (f * e) / (e - f);
  const addsOnly = (hours: number): string =>
    `In ${count(hours, "hour")}, [[inlet]] adds $\\frac{${hours}}{${f}}$ of a [[tank]], but $\\frac{${t - d}}{${f}}$ of the [[tank]] is still empty.`;
  return {
    difficulty: 5,
    stems: [
      `At constant rates, an inlet pipe fills a tank in ${f} hours and a drain empties the full tank in ${e} hours. If both are opened when the tank is empty and the drain is closed ${d} hours later, how many more hours will it take to fill the tank?`,
      `At constant rates, Pump X fills an empty pool in ${f} hours, and Pump Y empties the full pool in ${e} hours. If both pumps work for ${d} hours, starting when the pool is empty, how many more hours does Pump X then need, working alone, to fill the pool?`,
    ],
    key: t - d,
    why: `The ${f} hours of filling are extended by ${extra} hours, to ${t}, and ${d} of them have passed.`,
    wrong: [
      [
        f - d,
        "forgets what was removed",
        `This is $${f} - ${d}$, as if [[drain]] had removed nothing, but it removed $\\frac{${d}}{${e}}$ of a [[tank]] in the first ${d} hours.`,
      ],
      [
        t,
        "finds the total time",
        `That is the time from the beginning, and ${d} hours of it have already passed.`,
      ],
      [
        f - extra,
        "adjusts in the wrong direction",
        `This is $${f} - ${extra}$, but the ${extra} extra hours have to be added to ${f}, and the ${d} hours that have passed have to be subtracted.`,
      ],
      [
        extra,
        "stops at the extra hours",
        `That is only the time in which [[inlet]] replaces the water that was removed.`,
      ],
      [
        both - d,
        "keeps both at work",
        `This is $${both} - ${d}$, the time that is left if [[drain]] keeps working, but after ${d} hours it removes nothing.`,
      ],
      [
        f,
        "starts again",
        `[[Inlet]] needs ${f} hours for an empty [[tank]], but after ${d} hours the [[tank]] isn't empty.`,
      ],
      [d, "repeats the time", addsOnly(d)],
      [f - d / 2, "halves the effect", addsOnly(f - d / 2)],
    ],
    words: (wording) =>
      wording === 1
        ? { inlet: "the inlet pipe", drain: "the drain", tank: "tank" }
        : { inlet: "Pump X", drain: "Pump Y", tank: "pool" },
    solution: {
      idea: `[[Inlet]] has to replace everything that [[drain]] removes in ${d} hours.`,
      fast: [
        `In ${d} hours [[drain]] removes $\\frac{${d}}{${e}}$ of a [[tank]], and [[inlet]] replaces that in $\\frac{${d}}{${e}} \\cdot ${f} = ${extra}$ extra hours. So the filling takes $${f} + ${extra} = ${t}$ hours, of which $${t} - ${d} = ${t - d}$ are left.`,
      ],
      steps: [
        `After ${d} hours, $\\frac{${d}}{${f}} - \\frac{${d}}{${e}} = \\frac{${d}}{${f}} - \\frac{${extra}}{${f}} = \\frac{${d - extra}}{${f}}$ of the [[tank]] is full.`,
        `So $\\frac{${f} - ${d - extra}}{${f}} = \\frac{${t - d}}{${f}}$ of the [[tank]] is empty.`,
        `[[Inlet]] fills $\\frac{1}{${f}}$ of the [[tank]] per hour, so it needs ${t - d} more hours.`,
      ],
      check: `If nothing had been removed, ${f - d} more ${f - d === 1 ? "hour" : "hours"} would be needed, so the answer must be greater.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPositiveWhole(value) && value <= t,
  };
}

function askCapacity(rng: Rng): AskedProblem {
  const { n, m, r, capacity } = rng.pick(TANKS);
  const out = capacity / n;
  return {
    difficulty: 5,
    stems: [
      `The drain of Tank X empties the full tank in ${n} minutes, or in ${m} minutes when water is flowing into the tank at a rate of ${r} gallons per minute. If the drain removes water at a constant rate, what is the capacity of Tank X, in gallons?`,
      `A pump that works at a constant rate can empty a full tank in ${n} minutes. If ${r} gallons of water flow into the tank per minute, the pump takes ${m} minutes. What is the capacity of the tank, in gallons?`,
    ],
    key: capacity,
    why: `$\\frac{${tex(capacity)}}{${n}} - \\frac{${tex(capacity)}}{${m}} = ${out} - ${out - r} = ${r}$.`,
    wrong: [
      [
        r * m,
        "stops at the inflow",
        `This is $${m} \\cdot ${r}$, only the water that flows in during the ${m} minutes.`,
      ],
      [
        r * n,
        "takes the inflow of the wrong time",
        `This is $${n} \\cdot ${r}$, only the water that would flow in during ${n} minutes.`,
      ],
      [
        (r * m * m) / (m - n),
        "uses the wrong time",
        `This is $${m} \\cdot ${out}$, all the water that [[drain]] removes in ${m} minutes, including the $${m} \\cdot ${r}$ gallons that flow in.`,
      ],
      [
        (r * n * n) / (m - n),
        "exchanges the times",
        `This is $${n} \\cdot \\frac{${n} \\cdot ${r}}{${m - n}}$, but in the ${m - n} additional minutes [[drain]] removes the inflow of all ${m} minutes, not of ${n} minutes.`,
      ],
      [
        (r * m * n) / (m + n),
        "adds the rates",
        `This solves $\\frac{C}{${n}} + \\frac{C}{${m}} = ${r}$, but the inflow of ${r} is the difference of the two rates, not their sum.`,
      ],
      [
        r * (m - n),
        "uses the additional time only",
        `This is $${m - n} \\cdot ${r}$, the inflow of the ${m - n} additional minutes only.`,
      ],
      [
        r * (m + n),
        "adds the times",
        `This is $(${m} + ${n}) \\cdot ${r}$, but the ${m} minutes and the ${n} minutes belong to different cases.`,
      ],
      [
        capacity + r * m,
        "includes the inflow",
        `That is how much [[drain]] removes in ${m} minutes, including the $${tex(m * r)}$ gallons that flow in.`,
      ],
    ],
    words: (wording) => ({ drain: wording === 1 ? "the drain" : "the pump" }),
    solution: {
      idea: `In the ${m - n} additional minutes, [[drain]] removes exactly what flows in during all ${m} minutes.`,
      fast: [
        `In ${m} minutes, $${m} \\cdot ${r} = ${tex(m * r)}$ gallons flow in, and [[drain]] removes them in the ${m - n} additional minutes. So it removes $\\frac{${tex(m * r)}}{${m - n}} = ${out}$ gallons per minute, and the capacity is $${n} \\cdot ${out} = ${tex(capacity)}$ gallons.`,
      ],
      steps: [
        `If the capacity is $C$ gallons, [[drain]] removes $\\frac{C}{${n}}$ gallons per minute, and with the inflow the water decreases by $\\frac{C}{${n}} - ${r} = \\frac{C}{${m}}$ gallons per minute.`,
        `Multiplying by $${n} \\cdot ${m}$ gives $${m}C - ${tex(r * m * n)} = ${n}C$, so $${m - n}C = ${tex(r * m * n)}$ and $C = \\frac{${tex(r * m * n)}}{${m - n}} = ${tex(capacity)}$.`,
      ],
      check: `In ${m} minutes, [[drain]] removes $${m} \\cdot ${out} = ${tex(m * out)}$ gallons, and $${tex(m * out)} - ${m} \\cdot ${r} = ${tex(capacity)}$.`,
      takeaway:
        "The additional time is needed only because of the inflow, so dividing the inflow by it gives the rate of the outflow.",
    },
    shows: (value) => isPositiveWhole(value) && value > capacity / 5 && value < 4 * capacity,
  };
}

const ASK = { open: askOpen, later: askLater, capacity: askCapacity };
const KINDS = ["open", "later", "capacity"] as const;

/** Whether t hours of filling and d hours of draining leave one full tank. */
const isFull = (f: number, e: number, t: number, d: number): boolean => near(t / f - d / e, 1);
const isCapacity = (size: number, n: number, r: number, m: number): boolean =>
  near(m * (size / n - r), size);

const READINGS: readonly StemReading[] = [
  {
    wording: /tank in (\d+) hours and a drain .* in (\d+) hours\. If .* took (\d+) hours/,
    fits: (d, f, e, t) => isFull(f, e, t, d),
    open: (d, _f, _e, t) => d < t,
  },
  {
    wording: /by an inlet pipe in (\d+) hours .* in (\d+) hours, .* took (\d+) hours/,
    fits: (d, f, e, t) => isFull(f, e, t, d),
    open: (d, _f, _e, t) => d < t,
  },
  {
    wording: /tank in (\d+) hours and a drain .* in (\d+) hours\. If both .* closed (\d+) hours/,
    fits: (more, f, e, d) => isFull(f, e, d + more, d),
  },
  {
    wording: /pool in (\d+) hours, .* in (\d+) hours\. .* work for (\d+) hours/,
    fits: (more, f, e, d) => isFull(f, e, d + more, d),
  },
  {
    wording: /in (\d+) minutes, or in (\d+) minutes .* rate of (\d+) gallons/,
    fits: (size, n, m, r) => isCapacity(size, n, r, m),
  },
  { wording: /in (\d+) minutes\. If (\d+) gallons .* takes (\d+) minutes/, fits: isCapacity },
];

export const template: ProblemTemplate = {
  id: "drain-left-open",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "A tank is filled while it's drained: count what comes in and what goes out separately.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Balances inflow and outflow for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
