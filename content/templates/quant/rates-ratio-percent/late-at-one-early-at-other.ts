import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type StemReading,
  texThousands as tex,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const SPEEDS = [24, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 70, 72, 75, 80];
const TAKEAWAY =
  "The same distance at two speeds: the times are in the inverse ratio of the speeds, and their difference is known.";

/**
 * A distance at u is `late` minutes more than planned and at v `miss` minutes less, or more if
 * `isEarly` is false. The plan needs the speed w.
 */
interface Run {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly length: number;
  readonly late: number;
  readonly miss: number;
  readonly isEarly: boolean;
  readonly planned: number;
}

const RUNS: readonly Run[] = SPEEDS.flatMap((u) =>
  SPEEDS.flatMap((w) => SPEEDS.map((v) => ({ u, v, w }))),
)
  .filter(({ u, v, w }) => u < v && u < w && w !== v && v <= 2 * u && w <= 2 * u)
  .flatMap((three) => range(4, 90).map((length) => ({ ...three, length })))
  .map((run) => {
    const [slow, fast, planned] = [run.u, run.v, run.w].map((n) => (60 * run.length) / n) as [
      number,
      number,
      number,
    ];
    return {
      ...run,
      planned,
      late: slow - planned,
      miss: Math.abs(fast - planned),
      isEarly: fast < planned,
    };
  })
  .filter(({ planned, late, miss }) => [planned, late, miss].every(Number.isInteger))
  .filter(({ late, miss, isEarly }) => isEarly || late - miss >= 3)
  .filter(({ late, miss, planned }) => late !== miss && planned <= 150 && Math.min(late, miss) >= 2)
  .filter(({ late, miss }) => [late, miss].every((n) => n % 5 === 0 || n % 6 === 0 || n <= 4));

const EARLY = RUNS.filter(({ isEarly }) => isEarly);
const LATE = RUNS.filter(({ isEarly }) => !isEarly);

/** What several questions need. */
function partsOf({ u, v, late, miss, isEarly, planned }: Run) {
  const apart = isEarly ? late + miss : late - miss;
  const wrongApart = isEarly ? Math.abs(late - miss) : late + miss;
  const [x, y] = [u / gcd(u, v), v / gcd(u, v)];
  const slow = planned + late;
  return { apart, wrongApart, x, y, slow, fast: slow - apart };
}

const term = (n: number): string => (n === 1 ? "k" : `${n}k`);

function firstSteps(run: Run): string[] {
  const { u, v, late, miss, isEarly } = run;
  const { apart, x, y, slow, fast } = partsOf(run);
  return [
    `The slower trip takes $${late} ${isEarly ? "+" : "-"} ${miss} = ${apart}$ minutes longer than the faster one.`,
    `The speeds ${u} and ${v} are in the ratio $${x} : ${y}$, so the times are $${term(y)}$ and $${term(x)}$ with $${term(y - x)} = ${apart}$. They are ${slow} and ${fast} minutes.`,
  ];
}

const lateOrEarly = ({ miss, isEarly }: Run): string =>
  isEarly ? `${miss} minutes early` : `only ${miss} minutes late`;

function askDistance(run: Run): AskedProblem {
  const { u, v, late, miss, isEarly, length, planned } = run;
  const { apart, wrongApart, slow, fast } = partsOf(run);
  const perMinute = (u * v) / (v - u) / 60;
  const second = lateOrEarly(run);
  return {
    difficulty: 5,
    stems: [
      `If a driver travels from Town P to Town Q at an average speed of ${u} miles per hour, the driver will arrive ${late} minutes late for a meeting. If the driver leaves at the same time and travels at an average speed of ${v} miles per hour, the driver will arrive ${second}. What is the distance, in miles, from Town P to Town Q?`,
      isEarly
        ? `A bus is scheduled to travel a certain route in $t$ minutes. At an average speed of ${u} miles per hour, the bus would need $t + ${late}$ minutes for the route, and at an average speed of ${v} miles per hour, it would need $t - ${miss}$ minutes. How many miles long is the route?`
        : `A bus is scheduled to travel a certain route in $t$ minutes. At an average speed of ${u} miles per hour, the bus would need $t + ${late}$ minutes for the route, and at an average speed of ${v} miles per hour, it would need $t + ${miss}$ minutes. How many miles long is the route?`,
    ],
    key: length,
    why: `The times are ${slow} and ${fast} minutes, and ${slow} minutes at ${u} miles per hour is ${length} miles.`,
    wrong: [
      [
        perMinute * wrongApart,
        isEarly ? "subtracts the minutes" : "adds the minutes",
        `The two times differ by ${apart} minutes.`,
      ],
      [
        (u * planned) / 60,
        "uses the planned time",
        `At ${u} miles per hour, the time is ${slow} minutes.`,
      ],
      [
        (v * planned) / 60,
        "uses the planned time",
        `At ${v} miles per hour, the time is ${fast} minutes.`,
      ],
      [
        (v * slow) / 60,
        "combines the wrong time and speed",
        `The ${slow} minutes go with ${u} miles per hour.`,
      ],
      [
        (u * fast) / 60,
        "combines the wrong time and speed",
        `The ${fast} minutes go with ${v} miles per hour.`,
      ],
      [
        ((u + v) / 2) * (apart / 60),
        "uses the average of the speeds",
        `The ${apart} minutes are a difference of times, not the time of a trip.`,
      ],
      [
        (v * apart) / 60,
        "uses the difference as a time",
        `The ${apart} minutes are a difference of times, not the time of a trip.`,
      ],
      [
        perMinute * late,
        "uses one of the two numbers",
        `The times differ by ${apart} minutes, not by ${late}.`,
      ],
      [
        perMinute * miss,
        "uses one of the two numbers",
        `The times differ by ${apart} minutes, not by ${miss}.`,
      ],
      [apart, "stops at the difference", `This is the difference of the two times in minutes.`],
    ],
    solution: {
      idea: "The planned time drops out of the difference between the two times.",
      fast: [
        `A mile takes $\\frac{60}{${u}}$ minutes or $\\frac{60}{${v}}$ minutes, a difference of $${texQuotient(60 * (v - u), u * v)}$ minute${60 * (v - u) > u * v ? "s" : ""}. The total difference is ${apart} minutes, so there are ${length} miles.`,
      ],
      steps: [
        ...firstSteps(run),
        `The distance is $${u} \\cdot \\frac{${slow}}{60} = ${length}$ miles.`,
      ],
      check: `$${v} \\cdot \\frac{${fast}}{60}$ must also be ${length}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function texQuotient(top: number, bottom: number): string {
  const shared = gcd(top, bottom);
  return bottom === shared ? String(top / shared) : `\\frac{${top / shared}}{${bottom / shared}}`;
}

function wrongPlans(run: Run): Wrong[] {
  const { u, v, late, miss, isEarly } = run;
  const { apart, wrongApart, slow, fast } = partsOf(run);
  return [
    [slow, "finds the slower time", `This time is ${late} minutes longer than planned.`],
    [
      fast,
      "finds the faster time",
      `This time is ${miss} minutes ${isEarly ? "shorter" : "longer"} than planned.`,
    ],
    [
      (slow + fast) / 2,
      "takes the middle",
      `The planned time isn't halfway between ${slow} and ${fast} minutes.`,
    ],
    [
      (v * wrongApart) / (v - u) - late,
      isEarly ? "subtracts the minutes" : "adds the minutes",
      `The two times differ by ${apart} minutes, not by ${wrongApart}.`,
    ],
    [
      slow - miss,
      "interchanges the minutes",
      `The slower trip is ${late} minutes, not ${miss} minutes, late.`,
    ],
    [
      isEarly ? fast - miss : fast + miss,
      "corrects in the wrong direction",
      `The faster trip takes ${fast} minutes and is ${miss} minutes ${isEarly ? "early" : "late"}.`,
    ],
    [
      slow + late,
      "corrects in the wrong direction",
      `The slower trip is late, so the planned time is shorter.`,
    ],
    [apart, "stops at the difference", `This is the difference between the two times.`],
  ];
}

function askPlanned(run: Run): AskedProblem {
  const { u, v, late, miss, isEarly, planned } = run;
  const { slow, fast } = partsOf(run);
  const second = lateOrEarly(run);
  return {
    difficulty: 5,
    stems: [
      `A printer must finish a report by a certain deadline. Printing ${u} pages per minute, the printer would finish ${late} minutes after the deadline. Printing ${v} pages per minute, it would finish ${isEarly ? `${miss} minutes before` : `${miss} minutes after`} the deadline. If the printer starts printing now, in how many minutes is the deadline?`,
      `A train that leaves Station X on time and travels at an average speed of ${u} miles per hour will arrive at Station Y ${late} minutes late. If it travels at an average speed of ${v} miles per hour instead, it will arrive at Station Y ${second}. How many minutes are scheduled for the trip?`,
    ],
    key: planned,
    why: `$${u} \\cdot ${slow} = ${v} \\cdot ${fast}$, and ${slow} is ${late} more than ${planned}.`,
    wrong: wrongPlans(run),
    solution: {
      idea: "Both times give the same amount of work or distance.",
      fast: [
        firstSteps(run)[1]!,
        `So the planned time is $${slow} - ${late} = ${planned}$ minutes.`,
      ],
      steps: [
        `With $t$ for the planned minutes, $${u}(t + ${late}) = ${v}(t ${isEarly ? "-" : "+"} ${miss})$.`,
        `$${v - u}t = ${tex(u * late)} ${isEarly ? "+" : "-"} ${tex(v * miss)} = ${tex((v - u) * planned)}$.`,
        `So $t = ${planned}$.`,
      ],
      check: `$${u} \\cdot ${slow} = ${tex(u * slow)} = ${v} \\cdot ${fast}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askSpeed(run: Run): AskedProblem {
  const { u, v, w, late, miss, isEarly, planned, length } = run;
  const { apart, slow, fast } = partsOf(run);
  const second = lateOrEarly(run);
  return {
    difficulty: 6,
    stems: [
      `If a driver travels from Town P to Town Q at an average speed of ${u} miles per hour, the driver will arrive ${late} minutes late. If the driver leaves at the same time and travels at an average speed of ${v} miles per hour, the driver will arrive ${second}. At what average speed, in miles per hour, should the driver travel in order to arrive exactly on time?`,
      `Working at a constant rate of ${u} units per hour, a machine would complete an order ${late} minutes after the order is due. Working at a constant rate of ${v} units per hour, it would complete the order ${isEarly ? `${miss} minutes before` : `${miss} minutes after`} the order is due. At what constant rate, in units per hour, would the machine complete the order exactly when it is due?`,
    ],
    key: w,
    why: `The total is ${length} and the planned time ${planned} minutes, so the rate is $\\frac{60 \\cdot ${length}}{${planned}} = ${w}$.`,
    wrong: [
      [(u + v) / 2, "averages the rates", `The planned time isn't the time at the average rate.`],
      [
        tidy((u * miss + v * late) / (late + miss)),
        "divides the rates by minutes",
        `The times, not the rates, are ${late} and ${miss} minutes from the plan.`,
      ],
      [
        tidy((u * late + v * miss) / (late + miss)),
        "divides the rates by minutes",
        `The times, not the rates, are ${late} and ${miss} minutes from the plan.`,
      ],
      [
        tidy((2 * u * v) / (u + v)),
        "takes the middle time",
        `The planned time isn't halfway between ${slow} and ${fast} minutes.`,
      ],
      [
        tidy(v + ((v - u) * miss) / apart),
        "extends the pattern of the rates",
        `Equal steps of the rate don't save equal numbers of minutes.`,
      ],
      [
        2 * v - u,
        "repeats the step",
        `The same increase of the rate again doesn't save the same number of minutes.`,
      ],
      [
        isEarly ? v - miss : v + miss,
        "combines minutes with a rate",
        `Minutes can't be added to a rate or subtracted from it.`,
      ],
      [u + late, "combines minutes with a rate", `Minutes can't be added to a rate.`],
      [
        tidy((60 * length) / (planned + 1.5 * late)),
        "corrects in the wrong direction",
        `The slower one is already late.`,
      ],
    ],
    solution: {
      idea: "Find the two times from their difference, and then the planned time.",
      fast: [
        firstSteps(run)[1]!,
        `The planned time is ${planned} minutes, so the rate is $${u} \\cdot \\frac{${slow}}{${planned}} = ${w}$.`,
      ],
      steps: [
        ...firstSteps(run),
        `The total is $${u} \\cdot \\frac{${slow}}{60} = ${length}$, and the planned time is $${slow} - ${late} = ${planned}$ minutes.`,
        `The rate is $${length} \\div \\frac{${planned}}{60} = ${w}$.`,
      ],
      check: isEarly
        ? `The rate must lie between ${u} and ${v}, but not where the minutes suggest.`
        : `The rate must be greater than ${v}, because that is still too slow.`,
      takeaway: "Times, not speeds, differ by the given minutes. Find the times first.",
    },
  };
}

/** The same without a story: d is the distance in units of a mile per hour for a minute. */
function askEquations(run: Run): AskedProblem {
  const { u, v, late, miss, isEarly, planned } = run;
  const { apart, wrongApart, slow, fast } = partsOf(run);
  const sign = isEarly ? "-" : "+";
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $d = ${u}(t + ${late})$ and $d = ${v}(t ${sign} ${miss})$, what is the value of $d$?`,
      `If $\\frac{d}{${u}}$ is ${late} greater than $t$ and $\\frac{d}{${v}}$ is ${miss} ${isEarly ? "less" : "greater"} than $t$, what is the value of $d$?`,
    ],
    key: u * slow,
    why: `$\\frac{d}{${u}} - \\frac{d}{${v}} = ${apart}$, and $${u} \\cdot ${slow} = ${v} \\cdot ${fast} = ${tex(u * slow)}$.`,
    wrong: [
      [
        u * planned,
        "uses $t$ itself",
        `This is $${u}t$, and $d$ is ${thousands(u * late)} greater.`,
      ],
      [
        v * planned,
        "uses $t$ itself",
        `This is $${v}t$, and $d$ is ${thousands(v * miss)} ${isEarly ? "less" : "greater"}.`,
      ],
      [
        (u * v * wrongApart) / (v - u),
        isEarly ? "subtracts the numbers" : "adds the numbers",
        `The two quotients differ by ${apart}, not by ${wrongApart}.`,
      ],
      [v * slow, "combines the wrong factors", `The value $t + ${late} = ${slow}$ goes with ${u}.`],
      [
        u * fast,
        "combines the wrong factors",
        `The value $t ${sign} ${miss} = ${fast}$ goes with ${v}.`,
      ],
      [u * (planned + miss), "interchanges the numbers", `The number ${late} goes with ${u}.`],
      [planned, "finds $t$", `This is the value of $t$.`],
      [
        (u * v * apart) / (u + v),
        "adds the rates",
        `Subtracting the two equations leaves the difference of the factors.`,
      ],
    ],
    solution: {
      idea: "Eliminate $t$, because only $d$ is asked for.",
      fast: [
        `$\\frac{d}{${u}}$ and $\\frac{d}{${v}}$ differ by ${apart}, so $d \\cdot \\frac{${v} - ${u}}{${u} \\cdot ${v}} = ${apart}$ and $d = ${tex(u * slow)}$.`,
      ],
      steps: [
        `$${u}(t + ${late}) = ${v}(t ${sign} ${miss})$, so $${v - u}t = ${tex((v - u) * planned)}$ and $t = ${planned}$.`,
        `So $d = ${u} \\cdot ${slow} = ${tex(u * slow)}$.`,
      ],
      check: `$${v} \\cdot ${fast}$ must also be ${thousands(u * slow)}.`,
      takeaway: "Eliminate the unknown that isn't asked for.",
    },
  };
}

const ASK = {
  distance: askDistance,
  planned: askPlanned,
  speed: askSpeed,
  equations: askEquations,
};
const KINDS = ["distance", "distance", "planned", "speed", "speed", "equations"] as const;

/** Minutes from u and v, and by how many minutes they differ. */
const differs = (length: number, u: number, v: number, apart: number): boolean =>
  near((60 * length) / u - (60 * length) / v, apart);
const isPlan = (t: number, u: number, late: number, v: number, early: number): boolean =>
  near(u * (t + late), v * (t - early));
const plan = (u: number, late: number, v: number, early: number): number =>
  (u * late + v * early) / (v - u);
const isRate = (w: number, u: number, late: number, v: number, early: number): boolean => {
  const t = plan(u, late, v, early);
  return near(w * t, u * (t + late));
};

const SLOW = String.raw`at an average speed of (\d+) .* (\d+) minutes late`;
const FAST = String.raw`speed of (\d+) .* (\d+) minutes`;
const MACHINE = String.raw`(?:of|Printing) (\d+) .* (\d+) minutes after .*(?:of|Printing) (\d+) .* (\d+) minutes`;

/** A reading for a second arrival that is early and one for a second arrival that is late. */
function bothSides(
  start: string,
  [early, late]: readonly [string, string],
  end: string,
  fits: (tried: number, u: number, late: number, v: number, early: number) => boolean,
  open: (isEarly: boolean, tried: number, u: number, v: number) => boolean,
): StemReading[] {
  return [
    {
      wording: new RegExp(`${start} ${early}.*${end}`),
      fits,
      open: (tried, u, _late, v) => open(true, tried, u, v),
    },
    {
      wording: new RegExp(`${start} ${late}.*${end}`),
      fits: (tried, u, one, v, two) => fits(tried, u, one, v, -two),
      open: (tried, u, _late, v) => open(false, tried, u, v),
    },
  ];
}

const always = (): boolean => true;
const inBounds = (isEarly: boolean, w: number, u: number, v: number): boolean =>
  isEarly ? w > u && w < v : w > v;
const isLength = (length: number, u: number, late: number, v: number, early: number): boolean =>
  differs(length, u, v, late + early);

const READINGS: readonly StemReading[] = [
  ...bothSides(`${SLOW}.* ${FAST}`, ["early", "late"], "the distance", isLength, always),
  {
    wording: /speed of (\d+) .* t \+ (\d+) minutes .* speed of (\d+) .* t - (\d+) minutes/,
    fits: isLength,
  },
  {
    wording: /speed of (\d+) .* t \+ (\d+) minutes .* speed of (\d+) .* t \+ (\d+) minutes/,
    fits: (length, u, one, v, two) => isLength(length, u, one, v, -two),
  },
  {
    wording: /d = (\d+)\(t \+ (\d+)\) and d = (\d+)\(t - (\d+)\)/,
    fits: (d, u, late, v, early) => near(d / u - late, d / v + early),
  },
  {
    wording: /d = (\d+)\(t \+ (\d+)\) and d = (\d+)\(t \+ (\d+)\)/,
    fits: (d, u, one, v, two) => near(d / u - one, d / v - two),
  },
  {
    wording: /\((\d+)\) is (\d+) greater than t and .*\((\d+)\) is (\d+) less/,
    fits: (d, u, late, v, early) => near(d / u - late, d / v + early),
  },
  {
    wording: /\((\d+)\) is (\d+) greater than t and .*\((\d+)\) is (\d+) greater/,
    fits: (d, u, one, v, two) => near(d / u - one, d / v - two),
  },
  ...bothSides(MACHINE, ["before", "after"], "is the deadline", isPlan, always),
  ...bothSides(`${SLOW}.* ${FAST}`, ["early", "late"], "scheduled", isPlan, always),
  ...bothSides(`${SLOW}.* ${FAST}`, ["early", "late"], "on time", isRate, inBounds),
  ...bothSides(MACHINE, ["before", "after"], "exactly when", isRate, inBounds),
];

export const template: ProblemTemplate = {
  id: "late-at-one-early-at-other",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "The same trip or job at two rates misses the plan by known minutes: the difference of the times gives everything.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng.pick(rng.chance(0.7) ? EARLY : LATE));
    return draftOf(kind, asked, READINGS, rng);
  },

  /** Works out both times for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
