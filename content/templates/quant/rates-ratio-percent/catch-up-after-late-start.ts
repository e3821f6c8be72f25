import {
  count,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly slow: string;
  readonly fast: string;
  readonly place: string;
  readonly way: string;
  readonly unit: string;
  readonly speeds: readonly [slow: [number, number], fast: [number, number]];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "canal",
    slow: "barge",
    fast: "motorboat",
    place: "lock",
    way: "along a canal",
    unit: "kilometers",
    speeds: [
      [6, 15],
      [14, 40],
    ],
  },
  {
    name: "trail",
    slow: "hiker",
    fast: "runner",
    place: "village",
    way: "along a mountain trail",
    unit: "kilometers",
    speeds: [
      [3, 6],
      [8, 15],
    ],
  },
  {
    name: "desert",
    slow: "camel train",
    fast: "jeep",
    place: "well",
    way: "along a desert track",
    unit: "miles",
    speeds: [
      [3, 6],
      [15, 36],
    ],
  },
  {
    name: "road",
    slow: "tractor",
    fast: "scooter",
    place: "market",
    way: "along a country road",
    unit: "miles",
    speeds: [
      [10, 20],
      [24, 45],
    ],
  },
  {
    name: "lake",
    slow: "rowboat",
    fast: "sailboat",
    place: "pier",
    way: "down a long lake",
    unit: "kilometers",
    speeds: [
      [4, 8],
      [9, 20],
    ],
  },
  {
    name: "railway",
    slow: "work train",
    fast: "railcar",
    place: "depot",
    way: "along a side line",
    unit: "miles",
    speeds: [
      [15, 30],
      [36, 60],
    ],
  },
];

type Asked = "time" | "place" | "gap" | "delay";

/** Speeds and minutes that make the answer whole. */
function drawFor(rng: Rng, asked: Asked, speeds: Setting["speeds"]) {
  for (let tries = 0; tries < 100; tries++) {
    const [u, v] = [rng.int(...speeds[0]), rng.int(...speeds[1])];
    const delay = 5 * rng.int(2, 24);
    const gain = v - u;
    const time = (u * delay) / gain;
    const before = 5 * rng.int(1, 9);
    const key = { time, place: (v * time) / 60, gap: (gain * before) / 60, delay }[asked];
    const isFair =
      [key, time, (u * delay) / 60].every(Number.isInteger) &&
      gain >= 3 &&
      time >= 8 &&
      time <= 240 &&
      (asked !== "gap" || before < time);
    if (isFair) return { u, v, delay, gain, time, before, key };
  }
  return null;
}

function drawNumbers(rng: Rng) {
  const { name, slow, fast, place, way, unit, speeds } = rng.pick(SETTINGS);
  const asked = rng.pick(["time", "place", "gap", "delay"] as const);
  const drawn = drawFor(rng, asked, speeds);
  if (!drawn) return null;
  const { u, delay } = drawn;
  const far = (n: number): string => count(n, unit.slice(0, -1));
  const head = (u * delay) / 60;
  const { v, gain } = drawn;
  const adds = `The sum of the speeds, ${u + v}, is for two that come toward each other; here the gap closes at $${v} - ${u} = ${gain}$.`;
  return { name, slow, fast, place, way, unit, asked, drawn, far, head, adds };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ slow, fast, place, way, unit, asked, drawn }: Numbers, rng: Rng): string {
  const { u, v, delay, time, before } = drawn;
  const leaves = rng.pick([
    `A ${slow} leaves a ${place} and moves ${way} at a constant ${u} ${unit} per hour.`,
    `Moving at a constant ${u} ${unit} per hour ${way}, a ${slow} leaves a ${place}.`,
  ]);
  const follows = `${delay} minutes later a ${fast} leaves the same ${place} and follows at a constant ${v} ${unit} per hour.`;
  return {
    time: `${leaves} Exactly ${follows} How many minutes does the ${fast} take to catch up with the ${slow}?`,
    place: `${leaves} Exactly ${follows} How many ${unit} from the ${place} does the ${fast} catch up with the ${slow}?`,
    gap: `${leaves} Exactly ${follows} How many ${unit} apart are the two exactly ${before} minutes before the ${fast} catches up?`,
    delay: `${leaves} Some time later a ${fast} leaves the same ${place}, follows at a constant ${v} ${unit} per hour, and catches up with the ${slow} after ${time} minutes of its own travel. How many minutes after the ${slow} did the ${fast} leave?`,
  }[asked];
}

function wrongTime({ slow, fast, unit, drawn, far, head, adds }: Numbers): Wrong[] {
  const { u, v, delay, gain, time } = drawn;
  const stands = `This lets the ${slow} wait where it was when the ${fast} left; it moves on all the while.`;
  return [
    [(u * delay) / v, `lets the ${slow} stand still`, stands],
    [
      delay + time,
      `counts from the start of the ${slow}`,
      `That is how long the ${slow} has traveled by then; the ${fast} left ${delay} minutes later.`,
    ],
    [(u * delay) / (u + v), "adds the speeds", adds],
    [
      (v * delay) / u,
      "turns the speeds around",
      `This divides by the slower speed; the ${fast} gains only ${gain} ${unit} each hour.`,
    ],
    [
      head,
      "stops at the head start",
      `The head start is ${far(head)}; the minutes needed to close it are still to be found.`,
    ],
    [
      delay,
      "takes the delay for the answer",
      `In ${delay} minutes the ${fast} would catch up only if it were exactly twice as fast as the ${slow}.`,
    ],
    [
      (gain * delay) / u,
      "inverts the quotient",
      `The time is the head start over the gain, $${u} : ${gain}$ of the delay, not the other way around.`,
    ],
  ];
}

function wrongPlace({ slow, fast, unit, drawn, far, head, adds }: Numbers): Wrong[] {
  const { u, v, delay, gain, time } = drawn;
  return [
    [
      head,
      `lets the ${slow} stand still`,
      `That is where the ${slow} was when the ${fast} left; it moves on all the while.`,
    ],
    [
      (u * time) / 60,
      "leaves out the head start",
      `The ${slow} covers that after the ${fast} has left; before, it had already covered ${far(head)}.`,
    ],
    [
      (v * (time + delay)) / 60,
      `gives the ${fast} too much time`,
      `The ${fast} travels for ${time} minutes, not for the ${delay + time} minutes of the ${slow}.`,
    ],
    [
      (v * delay) / 60,
      "uses the delay as the time",
      `In ${delay} minutes the ${fast} covers that, but it catches up after ${time} minutes.`,
    ],
    [(v * u * delay) / (u + v) / 60, "adds the speeds", adds],
    [
      (gain * (time + delay)) / 60,
      "uses the gain as the speed",
      `The gain of ${gain} ${unit} per hour says how fast the gap closes, not how fast either one moves.`,
    ],
  ];
}

function wrongGap({ slow, fast, unit, drawn, head, adds }: Numbers): Wrong[] {
  const { u, v, gain, before } = drawn;
  return [
    [
      (v * before) / 60,
      `uses only the speed of the ${fast}`,
      `In ${before} minutes the ${fast} covers that, but the ${slow} moves away from it meanwhile.`,
    ],
    [
      head - (gain * before) / 60,
      `counts the minutes from the start of the ${fast}`,
      `That is the gap ${before} minutes after the ${fast} has left, not ${before} minutes before it catches up.`,
    ],
    [
      (u * before) / 60,
      `uses only the speed of the ${slow}`,
      `In ${before} minutes the ${slow} covers that, but the gap closes by the difference of both speeds.`,
    ],
    [((u + v) * before) / 60, "adds the speeds", adds],
    [
      head,
      "takes the head start",
      `That was the gap when the ${fast} left; it has been closing since.`,
    ],
    [
      gain,
      "stops at the gain per hour",
      `The gap closes by ${gain} ${unit} in an hour; asked is the gap of ${before} minutes.`,
    ],
  ];
}

function wrongDelay({ slow, fast, unit, drawn, far, adds }: Numbers): Wrong[] {
  const { u, v, delay, gain, time } = drawn;
  return [
    [
      time + delay,
      `gives the time of the ${slow}`,
      `That is how long the ${slow} had traveled in all; ${time} minutes of it the ${fast} was under way too.`,
    ],
    [
      (time * u) / v,
      "turns the speeds around",
      `The slower one needs more time for the same way, so the ratio $${u} : ${v}$ shrinks what should grow.`,
    ],
    [
      (time * gain) / v,
      "divides by the faster speed",
      `The gap was made at ${u} ${unit} per hour, so the distance gained is divided by ${u}, not by ${v}.`,
    ],
    [
      (time * u) / gain,
      "inverts the quotient",
      `The delay is the gain over the slower speed, $${gain} : ${u}$ of the ${time} minutes, not the other way around.`,
    ],
    [(time * (u + v)) / u, "adds the speeds", adds],
    [
      time,
      "takes both times for equal",
      `The ${slow} needs as long as that for its head start only if the ${fast} is exactly twice as fast.`,
    ],
    [
      (time * gain) / 60,
      "stops at the head start",
      `The head start is ${far((time * gain) / 60)}; the minutes in which it was made are still to be found.`,
    ],
  ];
}

const WRONG = { time: wrongTime, place: wrongPlace, gap: wrongGap, delay: wrongDelay };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { slow, fast, unit, asked, drawn, far, head } = numbers;
  const { v, delay, gain, time, before, key } = drawn;
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: String(key),
      value: key,
      why: {
        time: `The head start of ${far(head)} closes at ${gain} ${unit} per hour, in ${time} minutes.`,
        place: `After ${time} minutes at ${v} ${unit} per hour the ${fast} has closed the head start of ${far(head)}.`,
        gap: `In the last ${before} minutes the ${fast} gains ${far(key)}, so that was the gap.`,
        delay: `In ${time} minutes the ${fast} gains ${far(head)}, for which the ${slow} had needed ${delay} minutes.`,
      }[asked],
    },
    slips: slipsFrom(ways),
  };
}

function solutionOf({ slow, fast, unit, asked, drawn, far, head }: Numbers): Solution {
  const { u, v, delay, gain, time, before, key } = drawn;

  return {
    idea: {
      time: `Watch only the gap: it opens at the speed of the ${slow} and closes at the difference of the speeds.`,
      place: `Watch only the gap: it opens at the speed of the ${slow} and closes at the difference of the speeds.`,
      gap: `Run the film backward from the moment of catching up: in those ${before} minutes the gap must have been what the ${fast} still had to gain.`,
      delay: `Watch only the gap: what the ${fast} gains is what the ${slow} had covered alone.`,
    }[asked],
    steps: {
      time: [
        `In ${delay} minutes the ${slow} covers $${u} \\cdot \\frac{${delay}}{60} = ${head}$ ${unit}.`,
        `The ${fast} gains $${v} - ${u} = ${gain}$ ${unit} each hour.`,
        `So it needs $\\frac{${head}}{${gain}}$ of an hour, which is ${time} minutes.`,
      ],
      place: [
        `In ${delay} minutes the ${slow} covers $${u} \\cdot \\frac{${delay}}{60} = ${head}$ ${unit}, and the ${fast} gains $${v} - ${u} = ${gain}$ ${unit} each hour.`,
        `So it needs $\\frac{${head}}{${gain}}$ of an hour, which is ${time} minutes.`,
        `In that time it covers $${v} \\cdot \\frac{${time}}{60} = ${key}$ ${unit}.`,
      ],
      gap: [
        `The ${fast} gains $${v} - ${u} = ${gain}$ ${unit} each hour.`,
        `In ${before} minutes it gains $${gain} \\cdot \\frac{${before}}{60} = ${key}$ ${unit}, and then the gap is 0.`,
        `So the gap was ${far(key)}; the ${delay} minutes play no part.`,
      ],
      delay: [
        `The ${fast} gains $${v} - ${u} = ${gain}$ ${unit} each hour, so $${gain} \\cdot \\frac{${time}}{60} = ${head}$ ${unit} in ${time} minutes.`,
        `That was the head start. At ${u} ${unit} per hour the ${slow} needs $\\frac{${head}}{${u}}$ of an hour for it, which is ${delay} minutes.`,
      ],
    }[asked],
    check:
      asked === "gap"
        ? `A longer head start would only put off the meeting; the last ${before} minutes before it would be the same.`
        : `Both have covered the same distance by then: $${u} \\cdot ${delay + time} = ${v} \\cdot ${time}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "catch-up-after-late-start",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern:
    "A faster follower closes a head start at the difference of the speeds; backward from the meeting the gap needs no head start.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, drawn } = numbers;
    const { u, v } = drawn;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // One division by the gain, and then what is asked. The gap is short once seen backward.
      difficulty:
        { time: 3, place: 4, gap: 5, delay: 4 }[asked] - (v === 2 * u || v === 3 * u ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Moves both minute by minute until they are level. */
  check({ stem, options }) {
    const [u, v] = read(stem, /constant (\d+) .* constant (\d+)/).map(Number) as [number, number];
    const asksDelay = stem.includes("Some time later");
    const meeting = (delay: number): number => {
      const found = range(1, 600).find((t) => u * (delay + t) === v * t);
      if (!found) throw new Error(`They are level at no whole minute: ${stem}`);
      return found;
    };
    const late = asksDelay ? 0 : Number(read(stem, /Exactly (\d+) minutes/)[0]);
    const answer = (): number => {
      const t = meeting(late);
      if (stem.includes("apart")) {
        const at = t - Number(read(stem, /exactly (\d+) minutes before/)[0]);
        return (u * (late + at) - v * at) / 60;
      }
      return / from the \w+ does/.test(stem) ? (u * (late + t)) / 60 : t;
    };
    return options.flatMap((option, place) => {
      const { value } = valueOf(option);
      if (!asksDelay) return value === answer() ? [place] : [];
      const own = Number(read(stem, /after (\d+) minutes of its own/)[0]);
      return u * (value + own) === v * own ? [place] : [];
    });
  },
};
