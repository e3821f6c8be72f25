import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Stops lie between runs: a job that ends with a run has one stop fewer than it has runs.";

/** Minutes of operation and of each stop. */
const CYCLES = [
  { on: 20, off: 5 },
  { on: 20, off: 10 },
  { on: 25, off: 5 },
  { on: 30, off: 5 },
  { on: 30, off: 10 },
  { on: 40, off: 5 },
  { on: 40, off: 10 },
  { on: 45, off: 15 },
  { on: 50, off: 10 },
  { on: 60, off: 12 },
  { on: 60, off: 15 },
] as const;

/** How the wordings speak of running and being done. */
const RUNS: readonly Words[] = [
  {
    running: "operation",
    done: "all the parts have been produced",
    idea: "Find the minutes of operation first, and then count the stops before the end.",
  },
  {
    running: "operation",
    done: "all the water has been removed",
    idea: "Find the minutes of operation first, and then count the stops before the end.",
  },
  {
    running: "driving",
    done: "the trip is complete",
    idea: "Find the minutes of driving first, and then count the stops by miles.",
  },
];

/** So much is to be done; when is it done? */
function askTime(rng: Rng): AskedProblem | null {
  const { on, off } = rng.pick(CYCLES);
  const runs = rng.int(3, 8);
  // Half of the time, the last run is complete, which tempts to count a stop after it.
  const needed = rng.pick([true, false]) ? on * runs : on * runs - 5 * rng.int(1, on / 5 - 1);
  const rate = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const speed = rng.pick([30, 36, 42, 45, 48, 54, 60]);
  const [part, distance] = [(speed * on) / 60, (speed * needed) / 60];
  if (needed > 400 || needed % 10 !== 0 || ![part, distance].every(isPositiveWhole)) return null;
  const stops = Math.ceil(needed / on) - 1;
  const key = needed + off * stops;
  const total = rate * needed;
  const without = [
    `Without stops, producing ${thousands(total)} parts at ${rate} parts per minute takes $\\frac{${tex(total)}}{${rate}} = ${needed}$ minutes.`,
    `Without stops, removing ${thousands(total)} gallons at ${rate} gallons per minute takes $\\frac{${tex(total)}}{${rate}} = ${needed}$ minutes.`,
    `Without stops, ${distance} miles at ${speed} miles per hour take $\\frac{${distance}}{${speed}} \\cdot 60 = ${needed}$ minutes.`,
  ] as const;
  const steps = (wording: number): string[] => {
    const [each, end, unit] =
      wording < 3 ? [on, needed, "minutes of operation"] : [part, distance, "miles"];
    const marks = listed(range(1, stops).map((k) => thousands(k * each)));
    return [
      without[wording - 1]!,
      end % each === 0
        ? `The stops come after ${marks} ${unit}, before the ${end} ${unit} are complete. No stop is needed after ${end}, because everything is done then. So there are ${stops} stops.`
        : `The stops come after ${marks} ${unit}, before the ${end} ${unit} are complete. So there are ${stops} stops.`,
      `In all, that is $${needed} + ${stops} \\cdot ${off} = ${key}$ minutes.`,
    ];
  };
  return {
    difficulty: 5,
    stems: [
      `A machine that produces ${rate} parts per minute while in operation is shut down for ${off} minutes after every ${on} minutes of operation. How many minutes after it is started will the machine have produced ${thousands(total)} parts?`,
      `While in operation, a pump removes ${rate} gallons of water per minute. If the pump is shut off for ${off} minutes after every ${on} minutes of operation, how many minutes after it is started will the pump have removed ${thousands(total)} gallons?`,
      `A truck travels at a constant speed of ${speed} miles per hour except that it stops for ${off} minutes after every ${part} miles. How many minutes will it take the truck to complete a trip of ${distance} miles?`,
    ],
    key,
    why: `There are ${thousands(needed)} minutes of [[running]] and ${stops} stops of ${off} minutes: $${needed} + ${stops} \\cdot ${off} = ${key}$.`,
    wrong: wrongTimes(needed, on, off),
    solution: {
      idea: "[[idea]]",
      steps: steps(1),
      check: "No stop is needed at the end, when [[done]].",
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => ({ steps: steps(wording) }),
    words: (wording) => RUNS[wording - 1]!,
  };
}

function wrongTimes(needed: number, on: number, off: number): Wrong[] {
  const stops = Math.ceil(needed / on) - 1;
  const key = needed + off * stops;
  return [
    [
      key + off,
      "counts a stop at the end",
      `This counts ${stops + 1} stops, but there are ${stops + 1} runs and only ${stops} stops between them.`,
    ],
    [
      (needed * (on + off)) / on,
      "stretches everything in proportion",
      `This adds $\\frac{${off}}{${on}}$ of ${needed} minutes for the stops, but there are exactly ${stops} stops of ${off} minutes.`,
    ],
    [
      on * (stops + 1) + off * stops,
      "completes the last run",
      `This completes the last run of ${on} minutes, but only ${needed - on * stops} of these minutes are needed.`,
    ],
    [
      (on + off) * (stops + 1),
      "completes the last cycle",
      `This is ${stops + 1} times $${on} + ${off}$ minutes, but the last run isn't needed to its end, and no stop is needed after it.`,
    ],
    [needed, "forgets the stops", `These are the minutes of [[running]] only, without the stops.`],
    [
      key - off,
      "counts a stop too few",
      `This counts ${count(stops - 1, "stop")}, but there are ${stops + 1} runs and therefore ${stops} stops between them.`,
    ],
    [
      needed + off * Math.floor(needed / (on + off)),
      "counts stops by whole cycles",
      `This counts a stop for every ${on + off} minutes, but a stop follows every ${on} minutes of [[running]].`,
    ],
    [
      key + 2 * off,
      "counts two stops too many",
      `This counts ${stops + 2} stops, but there are only ${stops} before the end.`,
    ],
    [needed + off, "counts one stop only", `This counts one stop only, but there are ${stops}.`],
  ];
}

/** How much is done in a given time? */
function askAmount(rng: Rng): AskedProblem | null {
  const { on, off } = rng.pick(CYCLES);
  const cycle = on + off;
  const time = 30 * rng.int(4, 14);
  const [cycles, rest] = [Math.floor(time / cycle), time % cycle];
  const running = cycles * on + Math.min(rest, on);
  const rate = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  if (rest === 0 || rest === on || time < 2 * cycle) return null;
  const key = rate * running;
  const hours = time / 60;
  const period = Number.isInteger(hours) ? `${hours} hours` : `${time} minutes`;
  return {
    difficulty: 5,
    stems: [
      `A machine that produces ${rate} parts per minute while in operation is shut down for ${off} minutes after every ${on} minutes of operation. How many parts does the machine produce in the first ${period} after it is started?`,
      `While in operation, a pump removes ${rate} gallons of water per minute. If the pump is shut off for ${off} minutes after every ${on} minutes of operation, how many gallons of water does it remove in the first ${period} after it is started?`,
    ],
    key,
    why: `In ${time} minutes, ${running} are minutes of operation.`,
    wrong: [
      [
        (rate * time * on) / cycle,
        "takes the average to the end",
        `This takes $\\frac{${on}}{${cycle}}$ of ${time} minutes as minutes of operation, but the last cycle isn't complete.`,
      ],
      [
        rate * time,
        "forgets the stops",
        `This takes all ${time} minutes as minutes of operation, without stops.`,
      ],
      [
        rate * cycles * on,
        "stops after the whole cycles",
        `After ${cycles} cycles, ${rest} minutes are left, and ${rest < on ? "all" : on} of them are minutes of operation.`,
      ],
      [
        rate * (cycles + 1) * on,
        "completes the last run",
        rest > on
          ? "This is the number of runs times the minutes of a run."
          : `Only ${rest} minutes of the last run are within the ${time} minutes.`,
      ],
      [
        rate * (cycles * on + rest),
        "takes all that is left as operation",
        `Only ${on} of the last ${rest} minutes can be a run.`,
      ],
      [
        rate * (time - off * Math.floor(time / on)),
        "counts too many stops",
        `This counts a stop for every ${on} of the ${time} minutes, but a run and a stop take ${cycle} minutes together.`,
      ],
      [
        rate * (running + off),
        "leaves out a stop",
        `This subtracts a stop of ${off} minutes too few.`,
      ],
      [
        rate * (running - off),
        "takes off another stop",
        `This subtracts a stop of ${off} minutes too many.`,
      ],
      [
        rate * (time - off * (cycles + 1)),
        "counts a stop too many",
        `Only ${cycles} stops are complete within the ${time} minutes.`,
      ],
    ],
    solution: {
      idea: `Divide the time into cycles of ${on} + ${off} = ${cycle} minutes, and look at what is left.`,
      steps: [
        `$${time} = ${cycles} \\cdot ${cycle} + ${rest}$, so there are ${cycles} whole cycles and ${rest} minutes more.`,
        rest > on
          ? `Of the last ${rest} minutes, the first ${on} are a run, so there are $${cycles + 1} \\cdot ${on} = ${running}$ minutes of operation.`
          : `The last ${rest} minutes are part of a run, so there are $${cycles} \\cdot ${on} + ${rest} = ${running}$ minutes of operation.`,
        `At ${rate} [[things]] per minute, that makes $${running} \\cdot ${rate} = ${tex(key)}$.`,
      ],
      check: `A cycle begins with a run, so the share of operation is a little greater than $\\frac{${on}}{${cycle}}$.`,
      takeaway:
        "With repeated cycles, take out the whole cycles first and then look at where the rest lies.",
    },
    words: (wording) => ({ things: wording === 1 ? "parts" : "gallons" }),
  };
}

const ASK = { time: askTime, amount: askAmount };
const KINDS = ["time", "amount"] as const;

/** Minutes of operation within so many minutes, counted minute by minute. */
function operating(minutes: number, on: number, off: number): number {
  let running = 0;
  for (let minute = 0; minute < minutes; minute++) if (minute % (on + off) < on) running++;
  return running;
}
/** Whether this is the first minute at which enough is done. */
function isFirst(minutes: number, needed: number, on: number, off: number): boolean {
  if (!Number.isInteger(minutes)) return false;
  return operating(minutes, on, off) >= needed && operating(minutes - 1, on, off) < needed;
}

const READINGS: readonly StemReading[] = [
  {
    wording:
      /produces (\d+) parts .* for (\d+) minutes after every (\d+) min.* produced (\d+) parts/,
    fits: (minutes, rate, off, on, total) => isFirst(minutes, total / rate, on, off),
    open: (minutes, rate, _off, _on, total) => minutes > total / rate,
  },
  {
    wording:
      /removes (\d+) gallons .* for (\d+) minutes after every (\d+) min.* removed (\d+) gallons/,
    fits: (minutes, rate, off, on, total) => isFirst(minutes, total / rate, on, off),
    open: (minutes, rate, _off, _on, total) => minutes > total / rate,
  },
  {
    wording:
      /of (\d+) miles per hour except that it stops for (\d+) minutes after every (\d+) .* of (\d+) miles/,
    fits: (minutes, speed, off, part, distance) =>
      isFirst(minutes, (60 * distance) / speed, (60 * part) / speed, off),
    open: (minutes, speed, _off, _part, distance) => minutes > (60 * distance) / speed,
  },
  ...[1, 60].map((unit): StemReading => ({
    wording: new RegExp(
      `(?:produces|removes) (\\d+) .* for (\\d+) minutes after every (\\d+) min.* the first (\\d+) ${unit === 1 ? "minutes" : "hours"}`,
    ),
    fits: (amount, rate, off, on, time) => amount === rate * operating(unit * time, on, off),
    open: (amount, rate, _off, _on, time) => amount < rate * unit * time,
  })),
];

export const template: ProblemTemplate = {
  id: "stopped-after-each-run",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "Work with regular stops: count the stops before the end, or the runs within a time.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts minute by minute. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
