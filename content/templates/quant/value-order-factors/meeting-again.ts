import {
  gcd,
  isPositiveWhole,
  lcm,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "harbor",
    place: "In a harbor",
    one: "the coastal ferry",
    two: "the island ferry",
    acts: "leaves",
    act: "leave",
  },
  {
    name: "bells",
    place: "In a small town",
    one: "the bell of the town hall",
    two: "the bell of the market",
    acts: "rings",
    act: "ring",
  },
  {
    name: "garden",
    place: "In a public garden",
    one: "the upper fountain",
    two: "the lower fountain",
    acts: "starts",
    act: "start",
  },
  {
    name: "mountain",
    place: "At a mountain station",
    one: "the cable car",
    two: "the bus to the valley",
    acts: "departs",
    act: "depart",
  },
  {
    name: "bakery",
    place: "In a large bakery",
    one: "the stone oven",
    two: "the steel oven",
    acts: "finishes a batch",
    act: "finish a batch",
  },
  {
    name: "weather",
    place: "In a weather network",
    one: "the valley sensor",
    two: "the summit sensor",
    acts: "reports",
    act: "report",
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** 630 minutes after midnight are 10:30 a.m. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const half = hour % 24 < 12 ? "a.m." : "p.m.";
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")} ${half}`;
}

/** A time at the end of a sentence already has a period. */
const tidy = (text: string): string => text.replaceAll(".m..", ".m.");

const minutesOf = (text: string): number[] =>
  Array.from(
    text.matchAll(/(\d+):(\d+) (a|p)\.m\./g),
    ([, h, m, half]) => ((Number(h) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(m),
  );

/** Two intervals that share a factor, neither a multiple of the other. */
function drawIntervals(rng: Rng): [number, number] | null {
  const [a, b] = [rng.int(3, 20) * 2, rng.int(3, 20) * 2];
  const shared = gcd(a, b);
  return shared > 2 && a % b !== 0 && b % a !== 0 && lcm(a, b) <= 150 ? [a, b] : null;
}

/** Both start together: when do they meet first after a later hour? */
function nextTime(a: number, b: number, start: number, set: Setting, rng: Rng) {
  const period = lcm(a, b);
  const after = start + 60 * rng.int(2, 6);
  const step = (size: number): number => start + size * (Math.floor((after - start) / size) + 1);
  // Not from a moment when both are due: whether it counts would be a matter of wording.
  if ((after - start) % period === 0 || after === 720) return null;
  const value = step(period);
  return {
    difficulty: period > 100 ? 4 : 3,
    stem: rng.pick([
      `${set.place}, ${set.one} ${set.acts} every ${a} minutes and ${set.two} ${set.acts} every ${b} minutes. Both ${set.act} at ${clock(start)}. At what time do they first ${set.act} together after ${clock(after)}?`,
      `Every ${a} minutes ${set.one} ${set.acts}, and every ${b} minutes ${set.two} ${set.acts}; at ${clock(start)} both do. What is the earliest time after ${clock(after)} at which both do so again?`,
    ]),
    value,
    show: clock,
    why: `${clock(value)} is ${value - start} minutes after ${clock(start)}, the first multiple of ${period} beyond ${after - start}.`,
    slips: `
      ${step(a * b)} | multiplies the intervals | $${a} \\cdot ${b}$ is a common multiple, but the least one is ${period}.
      ${after + period} | counts from the later hour | They are not together at ${clock(after)}, so the ${period} minutes cannot be counted from there.
      ${step(a + b)} | adds the intervals | After $${a} + ${b} = ${a + b}$ minutes neither need be due: ${a + b} is not a multiple of ${a}.
      ${start + period} | takes the first time after the start | That is the first time after ${clock(start)}, which is not yet after ${clock(after)}.
      ${step(b)} | follows one interval only | At that time only the one with ${b} minutes is due.
      ${step(a)} | follows the other interval only | At that time only the one with ${a} minutes is due.
      ${value - period} | stops one meeting early | At that time both are due, but it is not after ${clock(after)}.
      ${value + period} | takes one meeting too many | Both are due then, but they were together once before since ${clock(after)}.
      ${after + gcd(a, b)} | uses the greatest common divisor | ${gcd(a, b)} divides both intervals; what is needed is a number that both intervals divide.`,
    steps: [
      `The least common multiple of ${a} and ${b} is ${period}, so they coincide every ${period} minutes from ${clock(start)} on.`,
      `From ${clock(start)} to ${clock(after)} it is ${after - start} minutes; the next multiple of ${period} is ${value - start}.`,
      `${value - start} minutes after ${clock(start)} it is ${clock(value)}.`,
    ],
    check: `${value - start} is $${a} \\cdot ${(value - start) / a}$ and $${b} \\cdot ${(value - start) / b}$.`,
  };
}

/** Both start together: how often do they meet until the end of the day? */
function howOften(a: number, b: number, start: number, set: Setting, rng: Rng) {
  const period = lcm(a, b);
  const span = 60 * rng.int(6, 14);
  const end = start + span;
  const times = (size: number): number => Math.floor(span / size) + 1;
  const value = times(period);
  if (value < 4 || end === 720) return null;
  return {
    difficulty: 4 + (span % period === 0 ? 1 : 0),
    stem: rng.pick([
      `${set.place}, ${set.one} ${set.acts} every ${a} minutes and ${set.two} ${set.acts} every ${b} minutes, both for the first time at ${clock(start)}. How many times from ${clock(start)} to ${clock(end)}, inclusive, do both do so at the same moment?`,
      `From ${clock(start)} on, ${set.one} ${set.acts} every ${a} minutes and ${set.two} ${set.acts} every ${b} minutes. If both ${set.act} at ${clock(start)}, at how many moments from then until ${clock(end)}, inclusive, do both ${set.act}?`,
    ]),
    value,
    show: String,
    why: `$${span} \\div ${period}$ leaves room for ${value - 1} periods, and the first moment counts as well.`,
    slips: `
      ${value - 1} | forgets the start | This counts the periods of ${period} minutes; the moments are one more, as ${clock(start)} counts too.
      ${times(a * b)} | multiplies the intervals | $${a} \\cdot ${b}$ is a common multiple, but the least one is ${period}.
      ${times(a + b)} | adds the intervals | After ${a + b} minutes they need not be together; only common multiples of ${a} and ${b} count.
      ${times(Math.max(a, b))} | counts the rarer one alone | That is how often the one with ${Math.max(a, b)} minutes is due, with or without the other.
      ${times(Math.min(a, b))} | counts the more frequent one alone | That is how often the one with ${Math.min(a, b)} minutes is due, with or without the other.
      ${times(gcd(a, b))} | uses the greatest common divisor | ${gcd(a, b)} divides both intervals; what is needed is a number that both intervals divide.
      ${Math.floor(span / (a * b))} | multiplies and forgets the start | The least common multiple is ${period}, not $${a} \\cdot ${b}$, and the first moment counts.
      ${Math.floor(span / (2 * period)) + 1} | doubles the period | Every common multiple counts, not every second one.`,
    steps: [
      `The least common multiple of ${a} and ${b} is ${period}, so both are due every ${period} minutes.`,
      `From ${clock(start)} to ${clock(end)} it is ${span} minutes, and $${span} = ${value - 1} \\cdot ${period}${span % period === 0 ? "" : ` + ${span % period}`}$.`,
      `With the moment at ${clock(start)} itself that makes $${value - 1} + 1 = ${value}$.`,
    ],
    check: `The last of these moments is ${clock(start + (value - 1) * period)}.`,
  };
}

/** The second begins later, so the first meeting isn't simply a common multiple. */
function firstMeeting(a: number, b: number, start: number, set: Setting, rng: Rng) {
  const offset = rng.int(1, Math.floor((b - 1) / gcd(a, b))) * gcd(a, b);
  const wait = range(1, lcm(a, b)).find(
    (t) => t % a === 0 && t >= offset && (t - offset) % b === 0,
  );
  if (offset < 1 || offset % a === 0 || !wait || wait < b + offset) return null;
  const [value, period] = [start + wait, lcm(a, b)];
  return {
    difficulty: wait > 150 ? 8 : 7,
    stem: rng.pick([
      `${set.place}, ${set.one} ${set.acts} every ${a} minutes, beginning at ${clock(start)}, and ${set.two} ${set.acts} every ${b} minutes, beginning at ${clock(start + offset)}. At what time do both do so at the same moment for the first time?`,
      `Beginning at ${clock(start)}, ${set.one} ${set.acts} every ${a} minutes. Beginning at ${clock(start + offset)}, ${set.two} ${set.acts} every ${b} minutes. What is the first time at which both ${set.act}?`,
    ]),
    value,
    show: clock,
    why: `From ${clock(start)} it is $${wait} = ${a} \\cdot ${wait / a}$ minutes, from ${clock(start + offset)} it is $${wait - offset} = ${b} \\cdot ${(wait - offset) / b}$.`,
    slips: `
      ${start + period} | counts the common multiple from the first start | After ${period} minutes the one with ${a} is due; but the other did not begin at ${clock(start)}.
      ${start + offset + period} | counts the common multiple from the later start | ${period} minutes after ${clock(start + offset)} the one with ${b} is due; but the other was not due at ${clock(start + offset)}.
      ${value + period} | takes the second meeting | Both are due then, but they were together ${period} minutes before.
      ${start + period - offset} | subtracts the delay | The delay is ${offset} minutes; taking it off the common multiple fits neither interval.
      ${start + a + b} | adds the intervals | After ${a + b} minutes neither need be due.
      ${start + offset + b} | takes the next turn of one | At that time only the one with ${b} minutes is due.
      ${start + wait - offset} | measures from the wrong start | ${wait - offset} minutes is the wait from ${clock(start + offset)}, not from ${clock(start)}.
      ${value + offset} | adds the delay twice | The delay of ${offset} minutes is already in the ${wait} minutes.
      ${start + a * 2} | takes a turn of the other | At that time only the one with ${a} minutes is due.`,
    steps: [
      `Count minutes from ${clock(start)}: the second is due at ${range(0, 3)
        .map((j) => offset + j * b)
        .join(", ")}, and so on.`,
      `The first of these that is a multiple of ${a} is $${offset} + ${(wait - offset) / b} \\cdot ${b} = ${wait}$.`,
      `${wait} minutes after ${clock(start)} it is ${clock(value)}.`,
    ],
    check: `$${wait} \\div ${a} = ${wait / a}$ and $(${wait} - ${offset}) \\div ${b} = ${(wait - offset) / b}$: both are whole.`,
  };
}

export const template: ProblemTemplate = {
  id: "meeting-again",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern: "When two regular events coincide: common multiples, counted from the right start.",

  make(rng) {
    const intervals = drawIntervals(rng);
    if (!intervals) return null;
    const set = rng.pick(SETTINGS);
    const [name, ask] = rng.pick([
      ["next", nextTime],
      ["count", howOften],
      ["offset", firstMeeting],
    ] as const);
    const draft = ask(...intervals, 60 * rng.int(5, 9), set, rng);
    if (!draft) return null;
    const { difficulty, stem, value, show, why, slips, steps, check } = draft;
    return {
      variant: `${name}/${set.name}`,
      context: "real",
      difficulty,
      stem: tidy(stem),
      key: { text: show(value), value, why: tidy(why) },
      slips: slipsOf(tidy(slips), isPositiveWhole, show),
      solution: {
        idea:
          name === "offset"
            ? "The two do not start together: look for a time that is a whole number of turns from each start."
            : "Both are due exactly when a common multiple of the two intervals has gone by.",
        steps: steps.map(tidy),
        check: tidy(check),
      },
    };
  },

  /** Walks through the day minute by minute. */
  check({ stem, options }) {
    const [a, b] = Array.from(stem.matchAll(/every (\d+) minutes/gi), ([, n]) => Number(n));
    const times = minutesOf(stem);
    const [start, second] = [times[0], times.at(-1)];
    const isOffset = /for the first time\?|is the first time at/.test(stem);
    if (!a || !b || !start || !second) throw new Error("Two intervals and two times are needed.");
    const other = isOffset ? second : start;
    const meetings = range(start, start + 2400).filter(
      (t) => (t - start) % a === 0 && t >= other && (t - other) % b === 0,
    );
    const isCount = /how many/i.test(stem);
    const limit = isCount || isOffset ? 0 : second;
    const answer = isCount
      ? meetings.filter((t) => t <= second).length
      : meetings.find((t) => t > limit);
    return options.flatMap((option, k) =>
      (isCount ? Number(read(option, /^(\d+)$/)[0]) : minutesOf(option)[0]) === answer ? [k] : [],
    );
  },
};
