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
  type Words,
  type Wrong,
} from "@theta/items/template";

const SPEEDS = [24, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 70, 72, 75, 80];
const TAKEAWAY =
  "For the same [[distance]] at two [[speeds]], the times are in the inverse ratio of the [[speeds]], and their difference is known.";

const TRIP: Words = {
  speed: "speed",
  speeds: "speeds",
  unit: "miles per hour",
  distance: "distance",
  same: "The distance is the same at both speeds",
  goes: "the trip takes",
  who: "the driver",
};
const machine = (unit: string): Words => ({
  speed: "rate",
  speeds: "rates",
  unit,
  distance: "amount of work",
  same: "The machine produces the same number of units at both rates",
  goes: "the machine needs",
  who: "the machine",
});

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
    `The time at ${u} [[unit]] is $${late} ${isEarly ? "+" : "-"} ${miss} = ${apart}$ minutes more than the time at ${v} [[unit]].`,
    `The [[speeds]] ${u} and ${v} are in the ratio $${x} : ${y}$, so the times are $${term(y)}$ and $${term(x)}$ minutes with $${term(y - x)} = ${apart}$. They are ${slow} and ${fast} minutes.`,
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
      `At an average speed of ${u} miles per hour, a bus completes a certain route in ${late} minutes more than the scheduled time. At an average speed of ${v} miles per hour, the bus completes the route in ${miss} minutes ${isEarly ? "less" : "more"} than the scheduled time. What is the length, in miles, of the route?`,
    ],
    key: length,
    why: `The times are ${slow} and ${fast} minutes, and ${slow} minutes at ${u} miles per hour is ${length} miles.`,
    wrong: [
      [
        perMinute * wrongApart,
        isEarly ? "subtracts the minutes" : "adds the minutes",
        `The two times differ by ${apart} minutes, not by ${wrongApart}.`,
      ],
      [
        (u * planned) / 60,
        "uses the planned time",
        `This is ${u} miles per hour for ${planned} minutes, but at this speed the time is ${slow} minutes.`,
      ],
      [
        (v * planned) / 60,
        "uses the planned time",
        `This is ${v} miles per hour for ${planned} minutes, but at this speed the time is ${fast} minutes.`,
      ],
      [
        (v * slow) / 60,
        "combines the wrong time and speed",
        `This is ${v} miles per hour for ${slow} minutes, but ${slow} minutes is the time at ${u} miles per hour.`,
      ],
      [
        (u * fast) / 60,
        "combines the wrong time and speed",
        `This is ${u} miles per hour for ${fast} minutes, but ${fast} minutes is the time at ${v} miles per hour.`,
      ],
      [
        ((u + v) / 2) * (apart / 60),
        "uses the average of the speeds",
        `This is ${(u + v) / 2} miles per hour for ${apart} minutes, but ${apart} minutes is a difference of times, not the time of a trip.`,
      ],
      [
        (v * apart) / 60,
        "uses the difference as a time",
        `This is ${v} miles per hour for ${apart} minutes, but ${apart} minutes is a difference of times, not the time of a trip.`,
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
      idea: `The scheduled time isn't needed: the two times differ by ${apart} minutes, and the distance is the same.`,
      fast: [
        `A mile takes $\\frac{60}{${u}}$ minutes or $\\frac{60}{${v}}$ minutes, a difference of $${texQuotient(60 * (v - u), u * v)}$ minute${60 * (v - u) > u * v ? "s" : ""}. The total difference is ${apart} minutes, so there are ${length} miles.`,
      ],
      steps: [
        ...firstSteps(run),
        `The distance is $${u} \\cdot \\frac{${slow}}{60} = ${length}$ miles.`,
      ],
      check: `$${v} \\cdot \\frac{${fast}}{60} = ${length}$ as well.`,
      takeaway: TAKEAWAY,
    },
    words: () => TRIP,
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
    [
      slow,
      "finds the slower time",
      `That is the time at ${u} [[unit]], which is ${late} minutes more than scheduled.`,
    ],
    [
      fast,
      "finds the faster time",
      `That is the time at ${v} [[unit]], which is ${miss} minutes ${isEarly ? "less" : "more"} than scheduled.`,
    ],
    [
      (slow + fast) / 2,
      "takes the middle",
      `That is halfway between ${slow} and ${fast} minutes, but the scheduled time is ${late} minutes less than ${slow}.`,
    ],
    [
      (v * wrongApart) / (v - u) - late,
      isEarly ? "subtracts the minutes" : "adds the minutes",
      `The two times differ by ${apart} minutes, not by ${wrongApart}.`,
    ],
    [
      slow - miss,
      "interchanges the minutes",
      `This subtracts ${miss} from ${slow}, but ${slow} minutes is ${late} minutes more than scheduled.`,
    ],
    [
      isEarly ? fast - miss : fast + miss,
      "corrects in the wrong direction",
      `This ${isEarly ? "subtracts" : "adds"} ${miss} ${isEarly ? "from" : "to"} ${fast}, but ${fast} minutes is already ${miss} minutes ${isEarly ? "less" : "more"} than scheduled.`,
    ],
    [
      slow + late,
      "corrects in the wrong direction",
      `This adds ${late} to ${slow}, but ${slow} minutes is already ${late} minutes more than scheduled.`,
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
      `At a constant rate of ${u} units per minute, a machine would complete a certain production run ${late} minutes behind schedule. At a constant rate of ${v} units per minute, the machine would complete the production run ${isEarly ? `${miss} minutes ahead of` : `only ${miss} minutes behind`} schedule. In how many minutes is the machine scheduled to complete the production run?`,
      `A train that leaves Station X on time and travels at an average speed of ${u} miles per hour will arrive at Station Y ${late} minutes late. If it travels at an average speed of ${v} miles per hour instead, it will arrive at Station Y ${second}. What is the scheduled time, in minutes, for the trip from Station X to Station Y?`,
    ],
    key: planned,
    why: `$${u} \\cdot ${slow} = ${v} \\cdot ${fast}$, and the scheduled time is $${slow} - ${late} = ${planned}$ minutes.`,
    wrong: wrongPlans(run),
    solution: {
      idea: "[[same]], so the times are in the inverse ratio of the [[speeds]].",
      fast: [
        `${firstSteps(run)[1]!} So the scheduled time is $${slow} - ${late} = ${planned}$ minutes.`,
      ],
      steps: [
        `With $t$ for the scheduled number of minutes, $${u}(t + ${late}) = ${v}(t ${isEarly ? "-" : "+"} ${miss})$.`,
        `$${v - u}t = ${tex(u * late)} ${isEarly ? "+" : "-"} ${tex(v * miss)} = ${tex((v - u) * planned)}$.`,
        `So $t = ${planned}$.`,
      ],
      check: `$${u} \\cdot ${slow} = ${tex(u * slow)} = ${v} \\cdot ${fast}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => (wording === 1 ? machine("units per minute") : TRIP),
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
      `If a machine works at a constant rate of ${u} units per hour, it will complete a certain order ${late} minutes after the order is due. If the machine works at a constant rate of ${v} units per hour, it will complete the order ${isEarly ? `${miss} minutes before` : `only ${miss} minutes after`} the order is due. At what constant rate, in units per hour, must the machine work in order to complete the order exactly when it is due?`,
    ],
    key: w,
    why: `At ${u} [[unit]], [[goes]] ${slow} minutes. On time would be $${slow} - ${late} = ${planned}$ minutes, and $${u} \\cdot \\frac{${slow}}{${planned}} = ${w}$.`,
    wrong: [
      [
        (u + v) / 2,
        "averages the rates",
        `This is the average of ${u} and ${v}. At this [[speed]], the time isn't ${planned} minutes.`,
      ],
      [
        tidy((u * miss + v * late) / (late + miss)),
        "divides the rates by minutes",
        `This divides the difference between ${u} and ${v} in the ratio $${late} : ${miss}$ of the minutes, but the times, not the [[speeds]], differ by these minutes.`,
      ],
      [
        tidy((u * late + v * miss) / (late + miss)),
        "divides the rates by minutes",
        `This divides the difference between ${u} and ${v} in the ratio $${miss} : ${late}$ of the minutes, but the times, not the [[speeds]], differ by these minutes.`,
      ],
      [
        tidy((2 * u * v) / (u + v)),
        "takes the middle time",
        `At this [[speed]], the time is halfway between ${slow} and ${fast} minutes, but it must be ${planned} minutes.`,
      ],
      [
        tidy(v + ((v - u) * miss) / apart),
        "extends the pattern of the rates",
        `This adds $\\frac{${miss}}{${apart}}$ of the increase of ${v - u} to ${v}, but ${isEarly ? `at ${v} [[unit]] [[who]] is already early` : "equal increases of the [[speed]] don't save equal numbers of minutes"}.`,
      ],
      [
        2 * v - u,
        "repeats the step",
        `This adds the increase of ${v - u} to ${v} again, but ${isEarly ? `at ${v} [[unit]] [[who]] is already early` : "the same increase of the [[speed]] doesn't save the same number of minutes"}.`,
      ],
      [
        isEarly ? v - miss : v + miss,
        "combines minutes with a rate",
        `This ${isEarly ? `subtracts ${miss} from` : `adds ${miss} to`} ${v}, but minutes can't be ${isEarly ? "subtracted from" : "added to"} a [[speed]].`,
      ],
      [
        u + late,
        "combines minutes with a rate",
        `This adds ${late} to ${u}, but minutes can't be added to a [[speed]].`,
      ],
      [
        tidy((60 * length) / (planned + 1.5 * late)),
        "corrects in the wrong direction",
        `This is less than ${u} [[unit]], and that is already too slow.`,
      ],
    ],
    solution: {
      idea: "[[same]], so first find the times, which are in the inverse ratio of the [[speeds]].",
      fast: [
        `${firstSteps(run)[1]!} On time would be $${slow} - ${late} = ${planned}$ minutes, so the [[speed]] must be $${u} \\cdot \\frac{${slow}}{${planned}} = ${w}$.`,
      ],
      steps: [
        `With $t$ for the number of minutes that is exactly on time, $${u}(t + ${late}) = ${v}(t ${isEarly ? "-" : "+"} ${miss})$.`,
        `$${v - u}t = ${tex(u * late)} ${isEarly ? "+" : "-"} ${tex(v * miss)} = ${tex((v - u) * planned)}$, so $t = ${planned}$.`,
        `At ${u} [[unit]], [[goes]] $${planned} + ${late} = ${slow}$ minutes. For ${planned} minutes, the [[speed]] must be $\\frac{${slow}}{${planned}}$ times as great: $${u} \\cdot \\frac{${slow}}{${planned}} = ${w}$.`,
      ],
      check: isEarly
        ? `The [[speed]] must be between ${u}, which is too slow, and ${v}, which is too fast.`
        : `The [[speed]] must be greater than ${v}, because that is still too slow.`,
      takeaway: "Times, not [[speeds]], differ by the given minutes. Find the times first.",
    },
    words: (wording) => (wording === 1 ? TRIP : machine("units per hour")),
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
      [
        u * (planned + miss),
        "interchanges the numbers",
        `This is $${u}(t + ${miss})$, but $d = ${u}(t + ${late})$.`,
      ],
      [planned, "finds $t$", `This is the value of $t$.`],
      [
        (u * v * apart) / (u + v),
        "adds the rates",
        `This divides by $${u} + ${v}$, but $\\frac{d}{${u}} - \\frac{d}{${v}} = \\frac{(${v} - ${u})d}{${u} \\cdot ${v}}$.`,
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
      check: `$${v} \\cdot ${fast} = ${tex(u * slow)}$ as well.`,
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
const MACHINE = String.raw`rate of (\d+) .* (\d+) minutes (?:after|behind) .* rate of (\d+) .* (\d+) minutes`;

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
    wording: /speed of (\d+) .* (\d+) minutes more .* speed of (\d+) .* (\d+) minutes less/,
    fits: isLength,
  },
  {
    wording: /speed of (\d+) .* (\d+) minutes more .* speed of (\d+) .* (\d+) minutes more/,
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
  ...bothSides(MACHINE, ["ahead", "behind"], "is the machine scheduled", isPlan, always),
  ...bothSides(`${SLOW}.* ${FAST}`, ["early", "late"], "the scheduled time", isPlan, always),
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
