import {
  type AskedPair,
  pairDraft,
  range,
  read,
  type Rng,
  tableRowsIn,
  tableText,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

/** Votes counted so far for four candidates, from the most to the fewest, and votes still to be counted. */
interface Count {
  readonly votes: readonly number[];
  readonly rest: number;
}

const SETTINGS = [
  {
    name: "directors",
    opening: "The members of a credit union are electing two directors from among four candidates.",
    names: ["Abbott", "Diaz", "Kim", "Walsh"],
  },
  {
    name: "council",
    opening:
      "The employees of a hospital are electing two members of a safety committee from among four candidates.",
    names: ["Bauer", "Hall", "Ortiz", "Singh"],
  },
  {
    name: "association",
    opening:
      "The residents of a housing development are electing two members of its board from among four candidates.",
    names: ["Cole", "Evans", "Lopez", "Young"],
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** The additional votes that the others need, at the least, for two of them to reach so many. */
function costOfTwo(votes: readonly number[], who: number, reach: number): number {
  const gaps = votes.flatMap((has, k) => (k === who ? [] : [Math.max(0, reach - has)]));
  const [one, two] = gaps.toSorted((a, b) => a - b);
  return one! + two!;
}

/** With so many of the remaining votes, no two others can reach this candidate. */
const isCertain = ({ votes, rest }: Count, who: number, more: number): boolean =>
  costOfTwo(votes, who, votes[who]! + more) > rest - more;

/** The others' votes can go to one of them who is already ahead. */
const isPossible = ({ votes }: Count, who: number, more: number): boolean =>
  votes.filter((has, k) => k !== who && has >= votes[who]! + more).length < 2;

function least(count: Count, fits: (more: number) => boolean): number {
  return range(0, count.rest).find(fits) ?? Infinity;
}

function drawCount(rng: Rng): Count {
  const first = rng.int(310, 460);
  const second = first - rng.int(6, 60);
  const third = second - rng.int(8, 40);
  const votes = [first, second, third, third - rng.int(30, 110)];
  return { votes, rest: 10 * rng.int(8, 16) };
}

function tell({ opening }: Setting, { votes, rest }: Count, names: readonly string[]): string {
  const rows = names
    .map((name, k) => [name, thousands(votes[k]!)])
    .toSorted(([a], [b]) => a!.localeCompare(b!));
  return `${opening} Each vote is for one candidate, and the two candidates who receive the most votes will be elected. A runoff election will be held if there is a tie for second place. The table shows the numbers of votes that have been counted so far, and ${rest} votes remain to be counted.\n\n${tableText(["Candidate", "Votes"], rows)}`;
}

/** Why fewer aren't enough to be certain, and why so many are. */
function certainWhy({ votes, rest }: Count, who: number, x: number, names: readonly string[]) {
  const has = votes[who]! + x;
  const rivals = range(0, 2).filter((k) => k !== who);
  const ahead = rivals.filter((k) => votes[k]! >= has);
  const behind = rivals.filter((k) => votes[k]! < has);
  const left = rest - x;
  if (ahead.length === 1)
    return `${names[who]} then has ${has}. ${names[ahead[0]!]} already has at least as many, but ${names[behind[0]!]} can have no more than ${votes[behind[0]!]} + ${left} = ${votes[behind[0]!]! + left}, and ${names[3]} even fewer.`;
  return `${names[who]} then has ${has}. For both ${names[behind[0]!]} and ${names[behind[1]!]} to reach ${has}, they would need ${has - votes[behind[0]!]!} + ${has - votes[behind[1]!]!} = ${costOfTwo(votes, who, has)} more votes, but only ${left} are left. ${names[3]} would need even more than either of the two.`;
}

/** What the two strongest rivals need to reach this candidate with so many, if it is not too much. */
function notCertain({ votes, rest }: Count, who: number, x: number, names: readonly string[]) {
  const has = votes[who]! + x;
  const [one, other] = range(0, 2).filter((k) => k !== who) as [number, number];
  const [gapOne, gapOther] = [one, other].map((k) => Math.max(0, has - votes[k]!)) as [
    number,
    number,
  ];
  const start = `With ${x}, ${names[who]} has ${has}.`;
  const end = `so ${names[who]} is not certain to be elected.`;
  if (gapOther === 0)
    return `${start} ${names[one]} already has ${votes[one]} and ${names[other]} ${votes[other]}, ${end}`;
  if (gapOne === 0)
    return `${start} ${names[one]} already has ${votes[one]}, and ${names[other]} can reach ${has} with ${gapOther} of the ${rest - x} votes that are left, ${end}`;
  return `${start} For both ${names[one]} and ${names[other]} to reach ${has}, they need ${gapOne} + ${gapOther} = ${gapOne + gapOther} more votes, and ${rest - x} are left, ${end}`;
}

/** How the least number that makes it certain follows. */
function certainStep(count: Count, who: number, x: number, names: readonly string[]): string {
  const { votes, rest } = count;
  const own = votes[who]!;
  const [one, other] = range(0, 2).filter((k) => k !== who) as [number, number];
  const [a, b] = [votes[one]!, votes[other]!];
  const name = names[who]!;
  const isAhead = a >= own + x;
  const solved = (times: number, over: number): string =>
    `so $${times}x > ${over}$, and the least $x$ is ${x}`;
  return isAhead
    ? `Let ${name} receive $x$ of the ${rest} votes. ${names[one]} already has ${a}, so only ${names[other]} must be kept behind ${name}. ${names[3]}, with ${votes[3]} votes, has fewer than ${names[other]}, so whatever keeps ${names[other]} behind ${name} keeps ${names[3]} behind, too. With all the others, ${names[other]} has $${b} + ${rest} - x$, and ${name} has $${own} + x$. That is more if $${own} + x > ${b + rest} - x$, ${solved(2, b + rest - own)}. Then ${name} has ${own + x}, still no more than ${names[one]}.`
    : `Let ${name} receive $x$ of the ${rest} votes and so have $${own} + x$. To reach that, ${names[one]} needs $${own} + x - ${a}$ more, and ${names[other]} needs $${own} + x - ${b}$. Together that is $2x ${2 * own - a - b < 0 ? "-" : "+"} ${Math.abs(2 * own - a - b)}$, which must be more than the $${rest} - x$ votes that are left, ${solved(3, rest + a + b - 2 * own)}. ${names[3]}, with ${votes[3]} votes, would need even more than either of the two.`;
}

const wrongValues = ({ votes, rest }: Count, who: number): number[] => {
  const [a, b, c] = [votes[0]!, votes[1]!, votes[2]!];
  const [own, other] = who === 2 ? [c, b] : [b, c];
  return [
    Math.floor((rest + other - own) / 2) + 1,
    Math.floor((rest + a + other - 2 * own) / 3) + 1,
    Math.floor(rest / 2) + 1,
    b - c,
    a - c + 1,
    b - c + 1,
    Math.floor(rest / 3) + 1,
    a - b + 1,
    rest - (b - c),
  ];
};

/** What leads to more votes than make it certain for the third, or nothing. */
function tooManyWhy({ votes, rest }: Count, x: number, names: readonly string[]): string {
  const [a, b, c] = [votes[0]!, votes[1]!, votes[2]!];
  const [first, second, who] = names as [string, string, string];
  const left = rest - x;
  const ways: readonly (readonly [number, string])[] = [
    [
      Math.floor((rest + b - c) / 2) + 1,
      `With ${x}, ${who} would have ${c} + ${x} = ${c + x}, more than ${second} even with all ${left} of the other votes: ${b} + ${left} = ${b + left}. `,
    ],
    [
      Math.floor(rest / 2) + 1,
      `That is the least number that is more than half of the ${rest} remaining votes. `,
    ],
    [
      a - c + 1,
      `That is ${a} − ${c} + 1, with which ${who} would have one more vote than ${first} has so far. `,
    ],
    [
      rest - (b - c),
      `That is ${rest} − ${b - c}, the votes that remain after ${who} has received the ${b} − ${c} = ${b - c} needed to equal ${second}. `,
    ],
    [
      Math.floor(rest / 3) + 1,
      `That is the least number that is more than a third of the ${rest} remaining votes. `,
    ],
    [
      a - b + 1,
      `That is ${a} − ${b} + 1, one more than the difference between ${first} and ${second} so far. `,
    ],
  ];
  return ways.find(([value]) => value === x)?.[1] ?? "";
}

/** Why a number of votes is neither the least that could be enough nor the least that certainly is. */
function whyNotThird(
  count: Count,
  x: number,
  [could, sure]: readonly [number, number],
  names: readonly string[],
) {
  const { votes } = count;
  const has = votes[2]! + x;
  const [first, second, who] = names as [string, string, string];
  if (x < could)
    return `With ${x}, ${who} has ${has}, but ${first} already has ${votes[0]} and ${second} ${votes[1]}${has === votes[1] ? `, so ${who} can be no better than tied for second place` : ""}.`;
  if (x < sure)
    return `${notCertain(count, 2, x, names)} And ${who} could be elected with only ${could}, because ${votes[2]} + ${could} = ${votes[2]! + could} is more than ${second}'s ${votes[1]}.`;
  return `${tooManyWhy(count, x, names)}But ${sure} are enough to make it certain. ${certainWhy(count, 2, sure, names).replace(`${who} then`, `With ${sure}, ${who}`)}`;
}

/** The same for the least numbers that make it certain for two candidates. */
function whyNotBoth(
  count: Count,
  x: number,
  enough: readonly [number, number],
  names: readonly string[],
): string {
  return ([1, 2] as const)
    .map((who) =>
      x < enough[who - 1]!
        ? notCertain(count, who, x, names)
        : `For ${names[who]}, ${x} is more than necessary. ${certainWhy(count, who, enough[who - 1]!, names).replace(`${names[who]} then`, `With ${enough[who - 1]}, ${names[who]}`)}`,
    )
    .join(" ");
}

/** For the candidate who is third: how many could be enough, and how many certainly are. */
function askThird(rng: Rng): AskedPair | null {
  const setting = rng.pick(SETTINGS);
  const names = rng.shuffle(setting.names);
  const count = drawCount(rng);
  const { votes, rest } = count;
  const who = names[2]!;
  const could = least(count, (more) => isPossible(count, 2, more));
  const sure = least(count, (more) => isCertain(count, 2, more));
  if (sure > rest - 10 || sure < could + 6 || could < 9) return null;
  return {
    variant: `third/${setting.name}`,
    difficulty: 6,
    facts: tell(setting, count, names),
    asks: [
      [
        "Possible",
        `the least number of the remaining votes with which ${who} could be elected without a runoff`,
        could,
        `${who} then has ${votes[2]! + could}, one more than ${names[1]}, and all the other votes may be for ${names[0]}.`,
      ],
      [
        "Certain",
        `the least number of the remaining votes with which ${who} would be certain to be elected without a runoff`,
        sure,
        certainWhy(count, 2, sure, names),
      ],
    ],
    wrong: wrongValues(count, 2).map((x) => [x, whyNotThird(count, x, [could, sure], names)]),
    solution: {
      idea: `${who} is elected if no more than one other candidate has as many votes. For “possible,” give the other votes to the candidate who is first. For “certain,” give them to the two strongest rivals.`,
      steps: [
        `If all the other votes are for ${names[0]}, ${who}, who has ${votes[2]}, only needs more than ${names[1]}'s ${votes[1]}: ${votes[1]} − ${votes[2]} + 1 = ${could}.`,
        certainStep(count, 2, sure, names),
      ],
      check: `${certainWhy(count, 2, sure, names).replace(`${who} then`, `With ${sure}, ${who}`)} ${notCertain(count, 2, sure - 1, names)}`,
      takeaway: "“Possible” calls for the best case, and “certain” calls for the worst case.",
    },
  };
}

/** How many make it certain for the candidate who is second, and for the one who is third. */
function askBoth(rng: Rng): AskedPair | null {
  const setting = rng.pick(SETTINGS);
  const names = rng.shuffle(setting.names);
  const count = drawCount(rng);
  const { rest } = count;
  const [second, third] = [1, 2].map((k) => least(count, (more) => isCertain(count, k, more)));
  if (second! < 8 || third! > rest - 10 || third! < second! + 5) return null;
  const ask = (k: 1 | 2, value: number) =>
    [
      names[k]!,
      `the least number of the remaining votes with which ${names[k]} would be certain to be elected without a runoff`,
      value,
      certainWhy(count, k, value, names),
    ] as const;
  const asks = [ask(1, second!), ask(2, third!)] as const;
  return {
    variant: `both/${setting.name}`,
    difficulty: 6,
    facts: tell(setting, count, names),
    asks,
    wrong: [...wrongValues(count, 2), ...wrongValues(count, 1)].map((x) => [
      x,
      whyNotBoth(count, x, [second!, third!], names),
    ]),
    solution: {
      idea: "A candidate is certain to be elected if the remaining votes cannot give two others as many.",
      steps: [certainStep(count, 1, second!, names), certainStep(count, 2, third!, names)],
      check: `With one vote fewer, neither would be certain. ${notCertain(count, 1, second! - 1, names)} ${notCertain(count, 2, third! - 1, names)}`,
      takeaway: "To be certain, assume that the other votes go to the strongest rivals.",
    },
  };
}

export const template: TwoPartTemplate = {
  id: "votes-still-needed",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Votes that remain to be counted: how many could be enough and how many certainly are.",

  make(rng) {
    const ask = rng.pick([askThird, askBoth]);
    let asked = null;
    for (let tries = 0; tries < 50; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  /** Gives the other votes to the others in every way. */
  check({ stem, rows }) {
    const table = tableRowsIn(stem);
    const rest = Number(read(stem, /and (\d+) votes remain/)[0]);
    const asked = Array.from(
      stem.matchAll(/with which (\w+) (could be elected|would be certain)/g),
      ([, who, how]) => [how!, who!] as const,
    );
    const firstFor = ([how, who]: readonly [string, string]): number => {
      const own = Number(table.find(([name]) => name === who)![1]);
      const others = table.filter(([name]) => name !== who).map(([, votes]) => Number(votes));
      const wins = (split: readonly number[], more: number): boolean =>
        others.filter((has, k) => has + split[k]! >= own + more).length < 2;
      return range(0, rest).find((more) => {
        const left = rest - more;
        const splits = range(0, left).flatMap((x) =>
          range(0, left - x).map((y) => [x, y, left - x - y]),
        );
        return how === "would be certain"
          ? splits.every((split) => wins(split, more))
          : splits.some((split) => wins(split, more));
      })!;
    };
    const [first, second] = asked.map((one) => {
      const value = firstFor(one);
      return rows.flatMap((row, r) => (Number(row) === value ? [r] : []));
    }) as [number[], number[]];
    return { first, second };
  },
};
