import {
  count,
  keyByCases,
  numbersIn,
  plain,
  range,
  read,
  stepsOfFindings,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

/** Four different counts of at least 1, smallest first. */
type Four = readonly [number, number, number, number];

const MOST = 18;
const FOURS: readonly Four[] = range(1, MOST).flatMap((a) =>
  range(a + 1, MOST).flatMap((b) =>
    range(b + 1, MOST).flatMap((c) => range(c + 1, MOST).map((d): Four => [a, b, c, d])),
  ),
);

interface Setting {
  readonly name: string;
  readonly stem: string;
  readonly ask: (m: number) => string;
  readonly thing: string;
  readonly who: string;
  readonly verb: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "medals",
    stem: "Each of four schools in Nairobi won at least one medal at a sports day, and no two of them won the same number.",
    ask: (m) => `Did any of the four win more than ${m} medals?`,
    thing: "medal",
    who: "school",
    verb: "won",
  },
  {
    name: "calls",
    stem: "Four volunteers each answered at least one call on a help line, and no two of them answered the same number.",
    ask: (m) => `Did at least one volunteer answer more than ${m} calls?`,
    thing: "call",
    who: "volunteer",
    verb: "answered",
  },
  {
    name: "trees",
    stem: "Four families in Oaxaca each planted one or more trees, every family a different number.",
    ask: (m) => `Did some family plant more than ${m} trees?`,
    thing: "tree",
    who: "family",
    verb: "planted",
  },
  {
    name: "houses",
    stem: "Each of four architects in Mumbai has designed one or more houses. The four numbers of houses are all different.",
    ask: (m) => `Has one of the architects designed more than ${m} houses?`,
    thing: "house",
    who: "architect",
    verb: "designed",
  },
  {
    name: "letters",
    stem: "Four pen friends from Lima, Oslo, Accra, and Seoul each sent at least one letter last year, no two the same number.",
    ask: (m) => `Did any one of the four send more than ${m} letters?`,
    thing: "letter",
    who: "friend",
    verb: "sent",
  },
];

interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly holds: (four: Four) => boolean;
  readonly says: string;
}

function statementsFor(four: Four, { thing, who, verb }: Setting): Statement[] {
  const [a, b, c, d] = four;
  const total = sum(four);
  const middle = (b + c) / 2;
  const things = `${thing}s`;
  return [
    {
      kind: "total",
      text: `Together the four ${verb} ${total} ${things}.`,
      holds: (f) => sum(f) === total,
      says: `the four numbers add up to ${total}`,
    },
    ...(total % 4 === 0
      ? [
          {
            kind: "total",
            text: `On average the four ${verb} ${total / 4} ${things}.`,
            holds: (f: Four) => sum(f) === total,
            says: `the four numbers add up to $4 \\cdot ${total / 4} = ${total}$`,
          },
        ]
      : []),
    ...(Number.isInteger(middle)
      ? [
          {
            kind: "median",
            text: `The median of the four numbers of ${things} is ${middle}.`,
            holds: (f: Four) => f[1] + f[2] === 2 * middle,
            says: `the two middle numbers add up to ${2 * middle}, and being different they are not both ${middle}`,
          },
        ]
      : []),
    {
      kind: "range",
      text: `The difference between the greatest and the least of the four numbers is ${d - a}.`,
      holds: (f) => f[3] - f[0] === d - a,
      says: `the greatest is ${d - a} more than the least, which is at least 1`,
    },
    {
      kind: "least",
      text: `The ${who} with the fewest ${things} ${verb} ${a}.`,
      holds: (f) => f[0] === a,
      says: `the least of the four is ${a}`,
    },
    {
      kind: "second",
      text: `Only one ${who} ${verb} more than ${count(c, thing)}.`,
      holds: (f) => f[2] <= c && f[3] > c,
      says: `the greatest is more than ${c}, and the other three are at most ${c}`,
    },
    {
      kind: "least-three",
      text: `The three smallest of the four numbers add up to ${a + b + c}.`,
      holds: (f) => f[0] + f[1] + f[2] === a + b + c,
      says: `the three smaller numbers add up to ${a + b + c}, and the greatest exceeds each of them`,
    },
    {
      kind: "greatest-two",
      text: `The two greatest of the four numbers add up to ${c + d}.`,
      holds: (f) => f[2] + f[3] === c + d,
      says: `the two greatest are different and add up to ${c + d}`,
    },
    {
      kind: "ends",
      text: `The greatest and the least of the four numbers add up to ${a + d}.`,
      holds: (f) => f[0] + f[3] === a + d,
      says: `the greatest is ${a + d} less the least, which is at least 1`,
    },
  ];
}

export const template: SufficiencyTemplate = {
  id: "greatest-of-different",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "The greatest of four different whole numbers: how even and how uneven can the split be?",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const drawn = rng.sample(range(1, 12), 4).toSorted((one, two) => one - two);
    const four = drawn as unknown as Four;
    const m = four[3] + rng.pick([-3, -2, -1, -1, 0, 1, 2]);
    if (m < 5) return null;
    const [one, two] = rng.sample(statementsFor(four, setting), 2) as [Statement, Statement];
    if (one.kind === two.kind) return null;
    const answer = (f: Four): boolean => f[3] > m;
    const left = [one, two].map(({ holds }) => FOURS.filter(holds)) as [Four[], Four[]];
    const both = left[0].filter(two.holds);
    const findings = {
      first: judge(left[0], answer, m, one.says),
      second: judge(left[1], answer, m, two.says),
      together: judge(both, answer, m, `${one.says}, and ${two.says}`),
    };
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: setting.name,
      context: "real",
      difficulty:
        6 +
        ([one, two].some(({ kind }) => kind === "median" || kind === "greatest-two") ? 1 : 0) + // needs the word "different"
        (alone ? 0 : 1) +
        (!alone && findings.together.enough && both.length > 1 ? 1 : 0) +
        (alone && findings.first.enough === findings.second.enough ? 1 : 0), // D
      stem: `${setting.stem} ${setting.ask(m)}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Look for the greatest number at its lowest, when the four lie as close together as they can while all different, and at its highest; ${m} must not lie between.`,
        steps: stepsOfFindings(findings),
        check:
          "The numbers are whole, at least 1, and all different: that spreads them apart and is information too.",
      },
    };
  },

  /** Tries all sets of four different counts under the printed statements. */
  check({ stem, statements }) {
    const [m] = read(stem, /more than (\d+) [a-z]+\?$/).map(Number) as [number];
    if (!/different|no two/.test(plain(stem))) throw new Error("Nothing says that they differ.");
    const [first, second] = statements.map(conditionOf) as [Condition, Condition];
    return keyByCases(WIDER, first, second, (f) => Math.max(...f) > m);
  },
};

function judge(fours: readonly Four[], answer: (f: Four) => boolean, m: number, said: string) {
  const low = fours.reduce((best, f) => (f[3] < best[3] ? f : best));
  const high = fours.reduce((best, f) => (f[3] > best[3] ? f : best));
  const shown = (f: Four): string => f.join(", ");
  if (fours.length === 1)
    return {
      enough: true,
      why: `${said}. Only ${shown(low)} fit, so the answer is a definite ${answer(low) ? "yes" : "no"}.`,
    };
  if (answer(low) !== answer(high))
    return {
      enough: false,
      why: `${said}. The numbers could be ${shown(low)} (a no) or ${shown(high)} (a yes).`,
    };
  return answer(low)
    ? {
        enough: true,
        why: `${said}. Even when the greatest is as low as it can be, as in ${shown(low)}, it is more than ${m}: a definite yes.`,
      }
    : {
        enough: true,
        why: `${said}. Even when the greatest is as high as it can be, as in ${shown(high)}, it is not more than ${m}: a definite no.`,
      };
}

type Condition = (f: Four) => boolean;

/** Goes past the largest total of a statement, so that nothing is cut off. */
const WIDER: readonly Four[] = range(1, 20).flatMap((a) =>
  range(a + 1, 21).flatMap((b) =>
    range(b + 1, 22).flatMap((c) => range(c + 1, 32).map((d): Four => [a, b, c, d])),
  ),
);

function conditionOf(statement: string): Condition {
  const text = plain(statement);
  const n = numbersIn(text).at(-1);
  if (n === undefined) throw new Error(`Cannot read: ${text}`);
  const readings: [RegExp, Condition][] = [
    [/^Together the four/, (f) => sum(f) === n],
    [/^On average/, (f) => sum(f) / 4 === n],
    [/^The median/, ([, b, c]) => (b + c) / 2 === n],
    [/^The difference between the greatest and the least/, ([a, , , d]) => d - a === n],
    [/with the fewest/, (f) => Math.min(...f) === n],
    [/^Only one .* more than/, (f) => f.filter((k) => k > n).length === 1],
    [/^The three smallest/, ([a, b, c]) => a + b + c === n],
    [/^The two greatest/, ([, , c, d]) => c + d === n],
    [/^The greatest and the least/, ([a, , , d]) => a + d === n],
  ];
  const found = readings.find(([pattern]) => pattern.test(text));
  if (!found) throw new Error(`Cannot read: ${text}`);
  return found[1];
}
