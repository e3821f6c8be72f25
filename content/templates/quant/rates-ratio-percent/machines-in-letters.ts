import {
  count,
  formulaOf,
  near,
  type ProblemTemplate,
  read,
  type Solution,
} from "@theta/items/template";

/** The letters for the machines, the hours, and a third quantity, and a number in the stem. */
interface Given {
  readonly x: string;
  readonly h: string;
  readonly k: string;
  readonly m: number;
}

interface Question {
  readonly name: string;
  readonly difficulty: number;
  readonly numbers: readonly number[];
  /** The letters of the answer, in the order in which the stem names them. */
  readonly named: (given: Given) => readonly string[];
  readonly stems: (given: Given) => readonly string[];
  /** Words of these stems only; they capture the number. */
  readonly mark: RegExp;
  readonly key: (given: Given) => string;
  /** [expression, slip, why] */
  readonly wrong: (given: Given) => readonly (readonly [string, string, string])[];
  readonly solution: (given: Given) => Omit<Solution, "takeaway">;
  /** The answer for numbers, from the work done in machine hours. */
  readonly work: (x: number, h: number, k: number, m: number) => number;
}

const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;
/** Letters of a product in alphabetical order. */
const times = (...letters: string[]): string => letters.toSorted().join("");

const CAN = (x: string, h: string): string =>
  `Working together at the same constant rate, $${x}$ identical machines can fill a certain order in $${h}$ hours.`;
const TAKEAWAY =
  "Count the job in machine hours, the number of machines times the hours: it's the same however the job is divided.";

const ADDITIONAL: Question = {
  name: "additional",
  difficulty: 5,
  numbers: [1, 2, 3, 4, 5],
  named: ({ x, h }) => [x, h],
  stems: ({ x, h, m }) => [
    `${CAN(x, h)} How many additional machines, working at the same rate, are needed to fill the order in $${h} - ${m}$ hours`,
    `If it takes $${x}$ machines $${h}$ hours to do a job and all machines work at the same constant rate, how many machines must be added so that the job takes ${count(m, "hour")} less`,
  ],
  mark: /additional machines, .* in \w - (\d+) hours|machines must be added .* (\d+) hours? less/,
  key: ({ x, h, m }) => over(`${m === 1 ? "" : m}${x}`, `${h} - ${m}`),
  wrong: ({ x, h, m }) => [
    [
      over(times(h, x), `${h} - ${m}`),
      "stops at the number of all machines",
      `That is the number of all machines, but $${x}$ of them are there already.`,
    ],
    [
      over(`${m === 1 ? "" : m}${x}`, h),
      "divides by the original time",
      `The additional machines work for $${h} - ${m}$ hours, not for $${h}$ hours.`,
    ],
    [
      over(`${x}(${h} - ${m})`, h),
      "takes direct proportion",
      `This multiplies $${x}$ by $${over(`${h} - ${m}`, h)}$, but less time takes more machines, not fewer.`,
    ],
    [
      over(`${m === 1 ? "" : m}${h}`, `${h} - ${m}`),
      "exchanges machines and hours",
      `In the ${count(m, "hour")} that must be saved, the $${x}$ machines would do $${m === 1 ? "" : m}${x}$ machine hours of work, not $${m === 1 ? "" : m}${h}$.`,
    ],
    [
      over(`${m === 1 ? "" : m}${x}`, `${h} + ${m}`),
      "lengthens the time",
      `The time is ${count(m, "hour")} less, not more.`,
    ],
    [
      over(times(h, x), `${h} + ${m}`),
      "lengthens the time",
      `The time is ${count(m, "hour")} less, not more, and $${x}$ machines are there already.`,
    ],
    [
      over(`${x}(${h} + ${m})`, h),
      "takes direct proportion",
      `This multiplies $${x}$ by $${over(`${h} + ${m}`, h)}$, but all the machines number $${x}$ times $${over(h, `${h} - ${m}`)}$, and $${x}$ of them are there already.`,
    ],
  ],
  solution: ({ x, h, m }) => ({
    idea: `The job takes $${times(h, x)}$ machine hours, in any number of hours.`,
    fast: [
      `In the ${count(m, "hour")} that must be saved, the $${x}$ machines would do $${m === 1 ? "" : m}${x}$ machine hours of work. The additional machines must do them in $${h} - ${m}$ hours, so their number is $${over(`${m === 1 ? "" : m}${x}`, `${h} - ${m}`)}$.`,
    ],
    steps: [
      `The job takes $${times(h, x)}$ machine hours, so $${over(times(h, x), `${h} - ${m}`)}$ machines are needed.`,
      `Subtract the $${x}$ machines: $${over(times(h, x), `${h} - ${m}`)} - ${x} = ${over(`${times(h, x)} - ${x}(${h} - ${m})`, `${h} - ${m}`)} = ${over(`${m === 1 ? "" : m}${x}`, `${h} - ${m}`)}$.`,
    ],
    check: `For $${h} = ${2 * m}$, the answer is $${x}$: half the time takes twice as many machines.`,
  }),
  work: (x, h, _k, m) => (x * h - x * (h - m)) / (h - m),
};

const DELAYED: Question = {
  name: "delayed",
  difficulty: 6,
  numbers: [1, 2, 3, 4],
  named: ({ x, h, k }) => [x, h, k],
  stems: ({ x, h, k, m }) => [
    `${CAN(x, h)} If $${k}$ of the machines break down after ${count(m, "hour")}, how many hours later than planned will the order be filled`,
    `A total of $${x}$ machines, each working at the same constant rate, were scheduled to complete a job in $${h}$ hours, but $${k}$ of them were shut down after ${count(m, "hour")}. How many hours late was the job completed`,
  ],
  mark: /after (\d+) hours?, how many hours later|shut down after (\d+) hours?/,
  key: ({ x, h, k, m }) => over(`${k}(${h} - ${m})`, `${x} - ${k}`),
  wrong: ({ x, h, k, m }) => [
    [
      over(`${x}(${h} - ${m})`, `${x} - ${k}`),
      "stops at the remaining time",
      `That is how long the rest of the job takes, and $${h} - ${m}$ of these hours were expected.`,
    ],
    [
      over(times(h, k), `${x} - ${k}`),
      "loses the first part",
      `All $${x}$ machines worked at first, so the $${k}$ machines are missed for $${h} - ${m}$ hours only.`,
    ],
    [
      over(`${k}(${h} - ${m})`, x),
      "divides by all the machines",
      `The missing work is $${k}(${h} - ${m})$ machine hours, but only $${x} - ${k}$ machines share it, not all $${x}$.`,
    ],
    [
      over(`(${x} - ${k})(${h} - ${m})`, x),
      "takes direct proportion",
      `This multiplies the remaining $${h} - ${m}$ hours by $${over(`${x} - ${k}`, x)}$, but fewer machines need more time, not less.`,
    ],
    [
      over(`${m === 1 ? "" : m}${k}`, `${x} - ${k}`),
      "takes the wrong part of the time",
      `The $${k}$ machines are missed in the remaining $${h} - ${m}$ hours, not in the first ${count(m, "hour")}.`,
    ],
    [
      over(`${k}(${h} + ${m})`, `${x} - ${k}`),
      "adds the first hours",
      `The $${k}$ machines are missed only in the remaining $${h} - ${m}$ hours, not for $${h} + ${m}$ hours.`,
    ],
    [
      over(times(h, k), x),
      "divides by all the machines",
      `The missing work is $${k}(${h} - ${m})$ machine hours, not $${times(h, k)}$, and $${x} - ${k}$ machines share it.`,
    ],
    [
      over(times(h, x), `${x} - ${k}`),
      "starts with the remaining machines",
      `That would be the time for the whole job with $${x} - ${k}$ machines.`,
    ],
  ],
  solution: ({ x, h, k, m }) => ({
    idea: `The machines that are left must also do what the $${k}$ others would have done.`,
    fast: [
      `The $${k}$ machines would have worked for another $${h} - ${m}$ hours, which is $${k}(${h} - ${m})$ machine hours. The $${x} - ${k}$ machines that are left need $${over(`${k}(${h} - ${m})`, `${x} - ${k}`)}$ hours for them.`,
    ],
    steps: [
      `After ${count(m, "hour")}, $${x}(${h} - ${m})$ machine hours are left.`,
      `With $${x} - ${k}$ machines, they take $${over(`${x}(${h} - ${m})`, `${x} - ${k}`)}$ hours instead of $${h} - ${m}$ hours.`,
      `The difference is $${over(`${x}(${h} - ${m}) - (${x} - ${k})(${h} - ${m})`, `${x} - ${k}`)} = ${over(`${k}(${h} - ${m})`, `${x} - ${k}`)}$ hours.`,
    ],
    check: `For $${k} = ${over(x, "2")}$, the delay is $${h} - ${m}$ hours: half of the machines need twice the remaining time.`,
  }),
  work: (x, h, k, m) => m + (x * h - x * m) / (x - k) - h,
};

const SOONER: Question = {
  name: "sooner",
  difficulty: 5,
  numbers: [0],
  named: ({ x, h, k }) => [x, h, k],
  stems: ({ x, h, k }) => [
    `${CAN(x, h)} If $${k}$ more of these machines were used, how many fewer hours would it take to fill the order`,
    `It takes $${x}$ machines $${h}$ hours to do a certain job. If all machines work at the same constant rate, by how many hours would the time for the job be reduced if $${k}$ machines were added`,
  ],
  mark: /how many fewer hours|time for the job be reduced/,
  key: ({ x, h, k }) => over(times(h, k), `${x} + ${k}`),
  wrong: ({ x, h, k }) => [
    [
      over(times(h, x), `${x} + ${k}`),
      "stops at the new time",
      `That is the time with $${x} + ${k}$ machines, not the difference.`,
    ],
    [
      over(times(h, k), x),
      "divides by the original number",
      `The work is shared by $${x} + ${k}$ machines, not by $${x}$.`,
    ],
    [
      over(times(h, x), k),
      "leaves the work to the new machines",
      `This is the time if only the $${k}$ added machines worked, but all $${x} + ${k}$ machines work.`,
    ],
    [
      over(`${h}(${x} + ${k})`, x),
      "takes direct proportion",
      `This multiplies $${h}$ by $${over(`${x} + ${k}`, x)}$, but more machines need less time, not more.`,
    ],
    [
      over(times(h, k), `${x} - ${k}`),
      "removes machines",
      `That is how many more hours the job would take with $${k}$ fewer machines.`,
    ],
    [
      over(times(h, x), `${x} - ${k}`),
      "removes machines",
      `That is the time with $${x} - ${k}$ machines.`,
    ],
    [
      over(`${h}(${x} - ${k})`, x),
      "takes direct proportion",
      `This multiplies $${h}$ by $${over(`${x} - ${k}`, x)}$, but the new time is $${h}$ times $${over(x, `${x} + ${k}`)}$, and its difference from $${h}$ is asked for.`,
    ],
    [
      over(`${h}(${x} + ${k})`, k),
      "inverts the fraction",
      `The work is shared by $${x} + ${k}$ machines, so their number is in the denominator.`,
    ],
  ],
  solution: ({ x, h, k }) => ({
    idea: `The job takes $${times(h, x)}$ machine hours, with any number of machines.`,
    steps: [
      `With $${x} + ${k}$ machines, the job takes $${over(times(h, x), `${x} + ${k}`)}$ hours.`,
      `The reduction is $${h} - ${over(times(h, x), `${x} + ${k}`)} = ${over(`${h}(${x} + ${k}) - ${times(h, x)}`, `${x} + ${k}`)} = ${over(times(h, k), `${x} + ${k}`)}$ hours.`,
    ],
    check: `For $${k} = ${x}$, the answer is $${over(h, "2")}$: twice as many machines take half the time.`,
  }),
  work: (x, h, k) => h - (x * h) / (x + k),
};

const QUESTIONS = [ADDITIONAL, DELAYED, SOONER];

/** Letters that look well side by side: machines, hours, and the third quantity. */
const LETTERS = [
  "nhk",
  "xtn",
  "xyz",
  "mhn",
  "xhn",
  "ntk",
  "mtk",
  "xhk",
  "nty",
  "xyn",
  "mnk",
  "ptk",
];

/** Numbers for which no two different expressions agree. */
const SAMPLES = [
  [12, 8, 5],
  [20, 11, 6],
  [31, 17, 9],
] as const;

export const template: ProblemTemplate = {
  id: "machines-in-letters",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "Machines, hours, and a change of one of them, all in letters: count in machine hours.",

  make(rng) {
    const question = rng.pick(QUESTIONS);
    const [x = "", h = "", k = ""] = rng.pick(LETTERS);
    const given: Given = { x, h, k, m: rng.pick(question.numbers) };
    const wording = rng.int(0, 1);
    const named = question.named(given).map((letter) => `$${letter}$`);
    const terms =
      named.length === 2 ? named.join(" and ") : `${named[0]}, ${named[1]}, and ${named[2]}`;
    const solution = question.solution(given);
    return {
      variant: `${question.name}/${wording + 1}`,
      context: "real",
      difficulty: question.difficulty,
      stem: `${question.stems(given)[wording]!}, in terms of ${terms}?`,
      key: { text: `$${question.key(given)}$`, why: solution.steps.at(-1)! },
      slips: question.wrong(given).map(([text, slip, why]) => ({ text: `$${text}$`, slip, why })),
      solution: { ...solution, takeaway: TAKEAWAY },
    };
  },

  /** Puts numbers in place of the letters and counts machine hours. */
  check({ stem, options }) {
    const question = QUESTIONS.find(({ mark }) => mark.test(stem.replaceAll("$", "")))!;
    const m = Number(read(stem, question.mark).find((digits) => digits !== undefined) ?? 0);
    const letters = read(stem, /in terms of (.*)\?/)[0]!.match(/\b[a-z]\b/g)!;
    return options.flatMap((option, place) => {
      const formula = formulaOf(option);
      const agrees = SAMPLES.every(([x, h, k]) => {
        const values = Object.fromEntries(letters.map((letter, j) => [letter, [x, h, k][j]!]));
        return near(formula(values), question.work(x, h, k, m));
      });
      return agrees ? [place] : [];
    });
  },
};
