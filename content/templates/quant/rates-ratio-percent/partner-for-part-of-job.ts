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

const MORE_WORDS = [
  { stop: "Machine R", go: "Machine S", job: "job" },
  { stop: "Pump Y", go: "Pump X", job: "tank" },
  { stop: "Machine R", go: "Machine S", job: "order" },
];

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
    why: `In ${hoursOf(together)} the two do $${done(together, r)} + ${done(together, s)} = ${texFraction(new Fraction(1).minus(left))}$ of the [[job]], and the other $${texFraction(left)}$ takes $${texFraction(left)} \\cdot ${s} = ${more}$ hours.`,
    wrong: [
      [
        s - together,
        "forgets the partner",
        `This is $${s} - ${together}$, which leaves out the $${done(together, r)}$ of the [[job]] that [[stop]] did.`,
      ],
      [
        more + together,
        "counts all the hours",
        `This is $${more} + ${together}$, which includes the ${hoursOf(together)} before [[stop]] stopped.`,
      ],
      [
        left.value * r,
        "takes the wrong rate",
        `This is $${texFraction(left)} \\cdot ${r}$, the time [[stop]] would need for the rest of the [[job]], but [[go]] does the rest.`,
      ],
      [
        shared - together,
        "keeps both working",
        `This is $${shared} - ${together}$, the time the two would need together for the rest, but after ${hoursOf(together)} only [[go]] is working.`,
      ],
      [
        s - (s * together) / r,
        "leaves out its own part",
        `This is $\\left(1 - ${done(together, r)}\\right) \\cdot ${s}$, which leaves out the $${done(together, s)}$ of the [[job]] that [[go]] did in the first ${hoursOf(together)}.`,
      ],
      [
        (1 - left.value) * s,
        "takes the part done",
        `This is $${texFraction(new Fraction(1).minus(left))} \\cdot ${s}$, the time [[go]] would need for the part that was already done.`,
      ],
      [
        s - 2 * together,
        "subtracts the hours twice",
        `This is $${s} - 2 \\cdot ${together}$, as if [[stop]] worked at the rate of [[go]]: then $1 - 2 \\cdot ${done(together, s)} = ${texFraction(new Fraction(s - 2 * together, s))}$ of the [[job]] would be left for [[go]].`,
      ],
      [
        Math.abs(s - r),
        "subtracts the times",
        `This is $${Math.max(s, r)} - ${Math.min(s, r)}$, the difference between the times of the two alone, which leaves out the work they do together.`,
      ],
      [
        r - together,
        "takes the wrong rate",
        `This is $${r} - ${together}$, the time [[stop]] would need for its other $${texFraction(new Fraction(r - together, r))}$ of the [[job]] if it worked alone.`,
      ],
    ],
    words: (wording) => MORE_WORDS[wording - 1]!,
    solution: {
      idea: `Find the fraction of the [[job]] that remains after ${hoursOf(together)}.`,
      fast: [
        `What [[stop]] did, $${done(together, r)}$ of the [[job]], would have taken [[go]] $${done(together, r)} \\cdot ${s} = ${texFraction(new Fraction(together * s, r))}$ ${together * s === r ? "hour" : "hours"}.`,
        `So [[go]] works for $${s} - ${texFraction(new Fraction(together * s, r))} = ${more + together}$ hours in all, and $${more + together} - ${together} = ${more}$ of them are left.`,
      ],
      steps: [
        `In ${hoursOf(together)} the two do $${done(together, r)} + ${done(together, s)} = ${texFraction(new Fraction(1).minus(left))}$ of the [[job]].`,
        `That leaves $${texFraction(left)}$ of the [[job]].`,
        `At $${done(1, s)}$ of the [[job]] per hour, [[go]] needs $${texFraction(left)} \\cdot ${s} = ${more}$ more hours.`,
      ],
      check: `In all, [[stop]] and [[go]] do $${done(together, r)} + ${done(together + more, s)} = 1$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ALONE_WORDS = [
  { first: "Machine S", second: "Machine T", job: "job" },
  { first: "Kay", second: "Lee", job: "project" },
];

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
    why: `In ${all} hours [[first]] does $${done(all, s)}$ of the [[job]], so [[second]] does $${texFraction(part)}$ of it in ${hoursOf(together)}, which makes ${key} hours for the [[job]].`,
    wrong: [
      [
        new Fraction(1).minus(new Fraction(more, s)).value > 0 ? together / (1 - more / s) : 0,
        "gives the second all the remaining work",
        `This is $${together} \\div ${texFraction(new Fraction(s - more, s))}$, as if [[second]] did all of the rest, but in the last ${hoursOf(together)} both are working.`,
      ],
      [s - all, "subtracts the hours", `This is $${s} - ${all}$, the time that [[first]] saved.`],
      [
        together / (all / s),
        "takes the wrong part",
        `This is $${together} \\div ${done(all, s)}$, but $${done(all, s)}$ is what [[first]] did of the [[job]], not [[second]].`,
      ],
      [
        all,
        "answers with the total time",
        `This is $${more} + ${together}$, the time that the whole [[job]] took.`,
      ],
      [
        all / (1 - all / s),
        "counts all the hours",
        `This is $${all} \\div ${texFraction(part)}$, but [[second]] worked for ${hoursOf(together)}, not for ${all}.`,
      ],
      [
        s,
        "takes equal rates",
        `This is the time that [[first]] needs alone. In ${hoursOf(together)}, [[second]] would then do $${done(together, s)}$ of the [[job]], not $${texFraction(part)}$.`,
      ],
      [
        s - more,
        "subtracts the hours",
        `This is $${s} - ${more}$, the time that [[first]] alone would still have needed when [[second]] joined in.`,
      ],
      [
        more / (1 - more / s),
        "takes the wrong hours",
        `This is $${more} \\div ${texFraction(new Fraction(s - more, s))}$, but [[second]] worked for ${hoursOf(together)}, not for ${more}, and did not do all of the rest.`,
      ],
      [
        2 * s - all,
        "adds the hours saved",
        `This is $${s} + (${s} - ${all})$, which adds the hours saved to the time of [[first]]. With it, [[second]] would do $${done(together, 2 * s - all)}$ of the [[job]], not $${texFraction(part)}$.`,
      ],
    ],
    words: (wording) => ALONE_WORDS[wording - 1]!,
    solution: {
      idea: `[[First]] works for all ${all} hours. What [[first]] doesn't do, [[second]] does in ${hoursOf(together)}.`,
      steps: [
        `[[First]] works for $${more} + ${together} = ${all}$ hours and does $${done(all, s)}$ of the [[job]].`,
        `[[Second]] does the other $${texFraction(part)}$ in ${hoursOf(together)}.`,
        `So [[second]] needs $${together} \\div ${texFraction(part)} = ${key}$ hours for the whole [[job]].`,
      ],
      check: `$${done(more, s)}$ of the [[job]] is done at first, and then $${together}\\left(${done(1, s)} + ${done(1, key)}\\right) = ${texFraction(new Fraction(1).minus(new Fraction(more, s)))}$.`,
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
