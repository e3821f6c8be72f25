import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
} from "@theta/items/template";

const HOURS = [3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30] as const;
const TAKEAWAY =
  "In work at constant rates, add the fractions of the job that each one does in its own time: they make 1.";

/** One job: hours alone, and hours of each until it's done. */
function drawJob(rng: Rng) {
  const [r, s] = rng.sample(HOURS, 2) as [number, number];
  const together = rng.int(2, 8);
  const left = new Fraction(1).minus(new Fraction(together, r)).minus(new Fraction(together, s));
  const more = left.times(new Fraction(s));
  if (left.top <= 0 || Math.max(r, s) > 3 * Math.min(r, s) || !more.isWhole || more.value < 2)
    return null;
  return { r, s, together, left, more: more.value };
}

const done = (hours: number, of: number): string => texFraction(new Fraction(hours, of));
const hoursOf = (n: number): string => count(n, "hour");

/** Both, then one alone. */
function askMore(rng: Rng): AskedProblem | null {
  const job = drawJob(rng);
  if (!job) return null;
  const { r, s, together, left, more } = job;
  const shared = (r * s) / (r + s);
  return {
    difficulty: 4,
    stems: [
      `Working alone at their constant rates, Machine R can complete a certain job in ${r} hours and Machine S can complete it in ${s} hours. If the two machines work together for ${hoursOf(together)} and then Machine R is shut down, how many more hours will Machine S need to complete the job?`,
      `Pump X alone can empty a tank in ${s} hours, and Pump Y alone can empty it in ${r} hours. Both pumps start working at the same time, and after ${hoursOf(together)} Pump Y breaks down. If each pump works at a constant rate, how many more hours does it take Pump X to empty the tank?`,
      `Working alone at its constant rate, Machine R fills a certain order in ${r} hours. Working alone at its constant rate, Machine S fills the same order in ${s} hours. The machines worked together on the order for ${hoursOf(together)}, after which Machine S completed it alone. For how many hours did Machine S work alone?`,
    ],
    key: more,
    why: `In ${hoursOf(together)} the two do $${done(together, r)} + ${done(together, s)} = ${texFraction(new Fraction(1).minus(left))}$ of the job, and the other $${texFraction(left)}$ takes $${texFraction(left)} \\cdot ${s} = ${more}$ hours.`,
    wrong: [
      [
        s - together,
        "forgets the partner",
        `This leaves out the $${done(together, r)}$ of the job that the partner did.`,
      ],
      [
        more + together,
        "counts all the hours",
        `This includes the hours before the partner stopped.`,
      ],
      [
        left.value * r,
        "takes the wrong rate",
        `The one that takes ${s} hours for the job continues, not the one that takes ${r}.`,
      ],
      [
        shared - together,
        "keeps both working",
        `After ${hoursOf(together)} only one of them is working.`,
      ],
      [
        s - (s * together) / r,
        "leaves out its own part",
        `This leaves out what the one that continues did in the first ${hoursOf(together)}.`,
      ],
      [
        (1 - left.value) * s,
        "takes the part done",
        `This is the time for the part that was already done.`,
      ],
      [s - 2 * together, "subtracts the hours twice", `The two don't work at the same rate.`],
      [
        Math.abs(s - r),
        "subtracts the times",
        `The difference between the times isn't the time that is needed.`,
      ],
      [r - together, "takes the wrong rate", `This is about the one that stopped.`],
    ],
    solution: {
      idea: `Find the fraction of the job that remains after ${hoursOf(together)}.`,
      fast: [
        `What the partner did, $${done(together, r)}$ of the job, would have taken $${done(together, r)} \\cdot ${s} = ${texFraction(new Fraction(together * s, r))}$ hours. So $${s} - ${texFraction(new Fraction(together * s, r))} = ${more + together}$ hours in all are needed, of which ${together} have passed.`,
      ],
      steps: [
        `In ${hoursOf(together)} the two do $${done(together, r)} + ${done(together, s)} = ${texFraction(new Fraction(1).minus(left))}$ of the job.`,
        `That leaves $${texFraction(left)}$ of the job.`,
        `At $${done(1, s)}$ of the job per hour, this takes $${texFraction(left)} \\cdot ${s} = ${more}$ more hours.`,
      ],
      check: `In all, $${done(together, r)} + ${done(together + more, s)} = 1$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** One alone, then both; the time of the second alone is asked. */
function askAlone(rng: Rng): AskedProblem | null {
  const job = drawJob(rng);
  if (!job) return null;
  const { r: key, s, together, more } = job;
  const all = more + together;
  const part = new Fraction(together, key);
  if (all >= s || key <= together) return null;
  return {
    difficulty: 5,
    stems: [
      `Working alone at its constant rate, Machine S can complete a certain job in ${s} hours. After Machine S had worked on the job alone for ${hoursOf(more)}, Machine T started to work too, and the two machines completed the job in another ${hoursOf(together)}. In how many hours could Machine T, working alone at its constant rate, complete the job?`,
      `Kay can complete a certain project in ${s} hours. She started the project alone, and Lee joined her after ${hoursOf(more)}. If they completed the project in another ${hoursOf(together)} and each worked at a constant rate, how many hours would Lee alone have needed for the whole project?`,
    ],
    key,
    why: `In ${all} hours the first does $${done(all, s)}$ of the job, so the second does $${texFraction(part)}$ of it in ${hoursOf(together)}, which makes ${key} hours for the job.`,
    wrong: [
      [
        new Fraction(1).minus(new Fraction(more, s)).value > 0 ? together / (1 - more / s) : 0,
        "gives the second all the remaining work",
        `In the last ${hoursOf(together)} both are working.`,
      ],
      [s - all, "subtracts the hours", `This is the time that the first one saved.`],
      [
        together / (all / s),
        "takes the wrong part",
        `This takes $${done(all, s)}$ of the job, the first one's part, as the second one's.`,
      ],
      [all, "answers with the total time", `This is how long the whole job took.`],
      [
        all / (1 - all / s),
        "counts all the hours",
        `The second one worked for ${hoursOf(together)}, not for ${all}.`,
      ],
      [s, "takes equal rates", `The two don't work at the same rate.`],
      [
        s - more,
        "subtracts the hours",
        `This is how much longer the first one alone would have taken.`,
      ],
      [
        more / (1 - more / s),
        "takes the wrong hours",
        `The second one worked for ${hoursOf(together)}, not for ${more}.`,
      ],
      [
        2 * s - all,
        "adds the hours saved",
        `The hours saved aren't added to the time of the first one.`,
      ],
    ],
    solution: {
      idea: `The first one works for all ${all} hours. What it doesn't do, the second one does in ${hoursOf(together)}.`,
      steps: [
        `The first one works for $${more} + ${together} = ${all}$ hours and does $${done(all, s)}$ of the job.`,
        `The second one does the other $${texFraction(part)}$ in ${hoursOf(together)}.`,
        `So it needs $${together} \\div ${texFraction(part)} = ${key}$ hours for the whole job.`,
      ],
      check: `$${done(more, s)}$ of the job is done at first, and then $${together}\\left(${done(1, s)} + ${done(1, key)}\\right) = ${texFraction(new Fraction(1).minus(new Fraction(more, s)))}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPositiveWhole(value) && value <= 4 * key,
  };
}

const ASK = { more: askMore, alone: askAlone };
const KINDS = ["more", "more", "alone"] as const;

/** Adds the parts of the job. */
const isMore = (tried: number, r: number, s: number, together: number): boolean =>
  near(together / r + (together + tried) / s, 1);
const isAlone = (tried: number, s: number, more: number, together: number): boolean =>
  near((more + together) / s + together / tried, 1);
const isLess = (tried: number, _r: number, s: number, together: number): boolean =>
  tried + together <= s;

const READINGS: readonly StemReading[] = [
  {
    wording: /R can .* in (\d+) hours .* it in (\d+) hours\. .* for (\d+) hours? and/,
    fits: isMore,
    open: isLess,
  },
  {
    wording: /X alone .* in (\d+) hours, .* it in (\d+) hours\. .* after (\d+) hours? Pump/,
    fits: (tried, s, r, t) => isMore(tried, r, s, t),
    open: (tried, s, r, t) => isLess(tried, r, s, t),
  },
  {
    wording: /R fills .* in (\d+) hours\. .* in (\d+) hours\. .* for (\d+) hours, after/,
    fits: isMore,
    open: isLess,
  },
  {
    wording: /S can .* in (\d+) hours\. .* for (\d+) hours?, .* another (\d+) hours?\./,
    fits: isAlone,
    open: (tried, _s, _more, t) => tried > t,
  },
  {
    wording: /Kay can .* in (\d+) hours\. .* after (\d+) hours?\. .* another (\d+) hours? and/,
    fits: isAlone,
    open: (tried, _s, _more, t) => tried > t,
  },
];

export const template: ProblemTemplate = {
  id: "partner-for-part-of-job",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "Two work at constant rates, but only one of them from beginning to end.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds the parts of the job for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
