import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
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
    `Without stops, ${distance} miles at ${speed} miles per hour take $\\frac{${distance}}{${speed}}$ hours, which is $\\frac{${distance}}{${speed}} \\cdot 60 = ${needed}$ minutes. Each run of ${part} miles takes $\\frac{${part}}{${speed}} \\cdot 60 = ${on}$ minutes.`,
  ] as const;
  const counting = [
    `The stops come after ${on} minutes, ${2 * on} minutes, and so on, as long as this is less than ${needed}. There are ${stops} of them, because $${stops} \\cdot ${on} < ${needed} \\leq ${stops + 1} \\cdot ${on}$.`,
    `In all, that is $${needed} + ${stops} \\cdot ${off} = ${key}$ minutes.`,
  ];
  return {
    difficulty: 5,
    stems: [
      `A machine that produces ${rate} parts per minute while in operation is shut down for ${off} minutes after every ${on} minutes of operation. How many minutes after it is started will the machine have produced ${thousands(total)} parts?`,
      `While in operation, a pump removes ${rate} gallons of water per minute. If the pump is shut off for ${off} minutes after every ${on} minutes of operation, how many minutes after it is started will the pump have removed ${thousands(total)} gallons?`,
      `A truck traveling at a constant speed of ${speed} miles per hour stops for ${off} minutes after every ${part} miles. How many minutes will it take the truck to complete a trip of ${distance} miles?`,
    ],
    key,
    why: `${thousands(needed)} minutes without stops, and ${stops} stops of ${off} minutes.`,
    wrong: wrongTimes(needed, on, off),
    solution: {
      idea: `Find the time without stops first, and then count the stops before the end.`,
      steps: [without[0], ...counting],
      check: `No stop is needed at the end, when everything is done.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => ({ steps: [without[wording - 1]!, ...counting] }),
  };
}

function wrongTimes(needed: number, on: number, off: number): Wrong[] {
  const stops = Math.ceil(needed / on) - 1;
  const key = needed + off * stops;
  return [
    [
      key + off,
      "counts a stop at the end",
      `There are ${stops + 1} runs, but only ${stops} stops between them.`,
    ],
    [
      (needed * (on + off)) / on,
      "stretches everything in proportion",
      `This divides the stops evenly over the time, as if a part of a stop belonged to each minute.`,
    ],
    [
      on * (stops + 1) + off * stops,
      "completes the last run",
      `The last run isn't needed to its end.`,
    ],
    [
      (on + off) * (stops + 1),
      "completes the last cycle",
      `The last run isn't needed to its end, and no stop is needed after it.`,
    ],
    [needed, "forgets the stops", `That is the time in operation only.`],
    [
      key - off,
      "counts a stop too few",
      `There are ${stops + 1} runs and therefore ${stops} stops between them.`,
    ],
    [
      needed + off * Math.floor(needed / (on + off)),
      "counts stops by whole cycles",
      `A stop follows every ${on} minutes of operation, not every ${on + off}.`,
    ],
    [key + 2 * off, "counts two stops too many", `There are only ${stops} stops before the end.`],
    [needed + off, "counts one stop only", `There is a stop after every ${on} minutes.`],
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
        `The last cycle isn't complete, so its share of operation isn't $\\frac{${on}}{${cycle}}$.`,
      ],
      [rate * time, "forgets the stops", `The stops have to be taken out of the ${time} minutes.`],
      [
        rate * cycles * on,
        "stops after the whole cycles",
        `After ${cycles} cycles, ${rest} minutes are left, and they aren't all a stop.`,
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
        `A run and a stop take ${cycle} minutes together, so there are fewer stops.`,
      ],
      [
        rate * (running + off),
        "leaves out a stop",
        `All the stops in the ${time} minutes have to be taken out.`,
      ],
      [
        rate * (running - off),
        "takes off another stop",
        `All the stops in the ${time} minutes have been taken out already.`,
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
        `At ${rate} per minute, that makes $${running} \\cdot ${rate} = ${tex(key)}$.`,
      ],
      check: `A cycle begins with a run, so the share of operation is a little greater than $\\frac{${on}}{${cycle}}$.`,
      takeaway:
        "With repeated cycles, take out the whole cycles first and then look at where the rest lies.",
    },
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
    wording: /of (\d+) miles per hour stops for (\d+) minutes after every (\d+) .* of (\d+) miles/,
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
