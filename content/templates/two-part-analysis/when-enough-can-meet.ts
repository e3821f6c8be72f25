import {
  type AskedPair,
  inWords,
  listed,
  pairDraft,
  range,
  read,
  type Rng,
  sum,
  tableRowsIn,
  tableText,
  type TwoPartTemplate,
} from "@theta/items/template";

/** Half hours since midnight, from and to. */
type Span = readonly [from: number, to: number];
interface Person {
  readonly name: string;
  readonly spans: readonly Span[];
}

const SETTINGS = [
  {
    name: "managers",
    intro:
      "The table shows the times on Tuesday at which five managers of a company are available for meetings.",
    head: "Manager",
    one: "managers",
    names: ["Bell", "Cruz", "Hahn", "Novak", "Price"],
    quorum: "A meeting about the budget, which will last one hour, will be scheduled for that day.",
    first: "a meeting about the budget",
    second: "a meeting about hiring",
    two: ["meeting about the budget", "meeting about hiring"],
  },
  {
    name: "trustees",
    intro:
      "The table shows the times next Monday at which the five trustees of a museum are available for meetings.",
    head: "Trustee",
    one: "trustees",
    names: ["Dolan", "Frey", "Mills", "Ortega", "Wong"],
    quorum:
      "A meeting with an architect, which will last one hour, will be scheduled for that day.",
    first: "a meeting with an architect",
    second: "a meeting with a lawyer",
    two: ["meeting with the architect", "meeting with the lawyer"],
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** "9:30 a.m." */
function clock(half: number): string {
  const hour = Math.floor(half / 2);
  return `${hour > 12 ? hour - 12 : hour}:${half % 2 === 0 ? "00" : "30"} ${hour < 12 ? "a.m." : "p.m."}`;
}

function halfOf(text: string): number {
  const [, hour, minute, half] = /(\d+):(\d\d) (a|p)\.m\./.exec(text)!;
  const since = Number(hour) % 12;
  return 2 * (since + (half === "p" ? 12 : 0)) + (minute === "30" ? 1 : 0);
}

const free = ({ spans }: Person, start: number): boolean =>
  spans.some(([from, to]) => from <= start && start + 2 <= to);

/** The starts of a one-hour meeting at which somebody, or all of several, can attend. */
const startsFor = (people: readonly Person[], fits: (free: boolean[]) => boolean): number[] =>
  range(16, 33).filter((start) => fits(people.map((one) => free(one, start))));

function drawPeople(rng: Rng, names: readonly string[]): Person[] {
  return names.map((name): Person => {
    const [from, until, again, to] = [
      rng.int(16, 19),
      rng.int(21, 25),
      rng.int(26, 29),
      rng.int(31, 34),
    ];
    return {
      name,
      spans: rng.chance(0.4)
        ? [[from + rng.int(0, 3), to - rng.int(0, 3)]]
        : [
            [from, until],
            [again, to],
          ],
    };
  });
}

const spansText = ({ spans }: Person): string =>
  spans.map(([from, to]) => `${clock(from)} to ${clock(to)}`).join(" and ");

function opened({ intro, head }: Setting, people: readonly Person[], rule: string): string {
  const rows = people.map((one) => [one.name, spansText(one)]);
  return `${intro} ${rule}\n\n${tableText([head, "Available"], rows)}`;
}

/** Not two periods after "p.m." */
const ended = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

const whoAt = (people: readonly Person[], start: number): string => {
  const can = people.filter((one) => free(one, start)).map(({ name }) => name);
  if (can.length === 5) return "all five";
  return can.length === 0 ? "nobody" : can.length === 1 ? `only ${can[0]}` : `only ${listed(can)}`;
};

const heads = (can: readonly boolean[]): number => sum(can.map(Number));

/** Whether one and enough of the others can attend, and who is missing. */
function whyQuorum(people: readonly Person[], chair: number, least: number, s: number): string {
  const { name } = people[chair]!;
  const can = people.filter((one) => free(one, s));
  const who = `At ${clock(s)}, ${whoAt(people, s)} can attend for an hour`;
  if (!free(people[chair]!, s))
    return `${who}. ${name}, who must attend, is available only from ${spansText(people[chair]!).replace("and ", "and from ")}`.replace(
      /\.?$/,
      ".",
    );
  return can.length >= least
    ? `${who.replace("only ", "")}: ${name} and ${inWords(can.length - 1)} others.`
    : `${who}, so fewer than ${least === 3 ? "two" : "three"} others can join ${name}.`;
}

/** "From 9:30 a.m. to 10:30 a.m.: Bell (9:00 a.m. to 12:30 p.m.) and Cruz (...)." */
function hourText(people: readonly Person[], s: number): string {
  const can = people
    .filter((one) => free(one, s))
    .map(({ name, spans }) => {
      const [from, to] = spans.find(([start, end]) => start <= s && s + 2 <= end)!;
      return `${name} (${clock(from)} to ${clock(to)})`;
    });
  return `From ${clock(s)} to ${clock(s + 2)}, these are available: ${listed(can)}.`;
}

/** "from 1:00 p.m. to 3:00 p.m.", the times at which all of them are available. */
function windowsOf(starts: readonly number[]): string {
  const begins = starts.filter((s) => !starts.includes(s - 1));
  const ends = starts.filter((s) => !starts.includes(s + 1));
  return listed(begins.map((s, k) => `from ${clock(s)} to ${clock(ends[k]! + 2)}`));
}

/** "only Hahn and Novak from 12:00 p.m. on": equal attendance at successive starts is told once. */
function attendance(people: readonly Person[], starts: readonly number[], isLast: boolean): string {
  const runs: number[][] = [];
  for (const s of starts) {
    const run = runs.at(-1);
    const goesOn = run && run.at(-1) === s - 1 && whoAt(people, run[0]!) === whoAt(people, s);
    if (goesOn) run.push(s);
    else runs.push([s]);
  }
  return runs
    .map((run, k) => {
      const [first, last] = [clock(run[0]!), clock(run.at(-1)!)];
      const few = run.length === 1 ? `at ${first}` : `at ${first} and ${last}`;
      const many =
        isLast && k === runs.length - 1 ? `from ${first} on` : `from ${first} to ${last}`;
      return `${whoAt(people, run[0]!)} ${run.length < 3 ? few : many}`;
    })
    .join("; ");
}

/** "only from 9:30 a.m. to 11:00 a.m.", with the times that are too short for a meeting. */
function commonText(people: readonly Person[], starts: readonly number[]): string {
  const halves = range(16, 34).filter((s) =>
    people.every(({ spans }) => spans.some(([from, to]) => from <= s && s + 1 <= to)),
  );
  const short = halves.filter((s) => !starts.includes(s) && !starts.includes(s - 1));
  const told = listed(short.map((s) => `from ${clock(s)} to ${clock(s + 1)}`));
  return `${listed(people.map(({ name }) => name))} are all available only ${windowsOf(starts)}${short.length > 0 ? ` and, too briefly for a meeting, ${told}` : ""}`;
}

/** The first and the last start at which one and enough of the others can attend. */
function askQuorum(rng: Rng): AskedPair | null {
  const setting = rng.pick(SETTINGS);
  const people = drawPeople(rng, setting.names);
  const chair = rng.int(0, 4);
  const least = rng.int(3, 4);
  const all = startsFor(people, (can) => can[chair]! && heads(can) >= least);
  const loose = startsFor(people, (can) => heads(can) >= least);
  const near = startsFor(people, (can) => can[chair]! && heads(can) === least - 1);
  if (all.length < 2 || all.length > 7) return null;
  const [first, last] = [all[0]!, all.at(-1)!];
  const isTempting = loose[0]! < first || loose.at(-1)! > last;
  if (!isTempting || !(near.some((s) => s < first) || near.some((s) => s > last))) return null;
  const other = [...loose.filter((s) => !all.includes(s)), ...near, ...all].filter(
    (s) => s !== first && s !== last,
  );
  const name = setting.names[chair]!;
  const rule = `${setting.quorum} It will begin on the hour or half hour, and ${name} and at least ${least === 3 ? "two" : "three"} of the other ${setting.one} must attend it.`;
  const why = (s: number): string => whyQuorum(people, chair, least, s);
  const mine = startsFor(people, (can) => can[chair]!);
  const rejected = (some: readonly number[], when: string): string =>
    some.length > 0
      ? ended(` ${when} that, too few can attend: ${attendance(people, some, when === "After")}`)
      : "";
  return {
    variant: `quorum/${setting.name}`,
    difficulty: 4,
    facts: opened(setting, people, rule),
    asks: [
      ["Earliest", "the earliest time at which the meeting can begin", first, why(first)],
      ["Latest", "the latest time at which the meeting can begin", last, why(last)],
    ],
    wrong: other.map((s) => [
      s,
      all.includes(s)
        ? `${clock(s)} is possible, but so are ${clock(first)}, which is earlier, and ${clock(last)}, which is later.`
        : why(s),
    ]),
    text: clock,
    solution: {
      idea: `Only the times at which ${name} is available matter, so begin with those.`,
      steps: [
        ended(`${name} can attend a meeting that begins at ${listed(mine.map(clock), "or")}`),
        `The first of these at which at least ${least === 3 ? "two" : "three"} others can attend is ${clock(first)} (${whoAt(people, first).replace("only ", "")}).${rejected(
          mine.filter((s) => s < first),
          "Before",
        )}`,
        `The last is ${clock(last)} (${whoAt(people, last).replace("only ", "")}).${rejected(
          mine.filter((s) => s > last),
          "After",
        )}`,
      ],
      check: `Everyone must be available for the whole hour. ${hourText(people, first)} ${hourText(people, last)}`,
      takeaway: "Begin with the person without whom nothing is possible.",
    },
  };
}

/** Two meetings, one after the other: how late the first, and how early the second. */
function askTwo(rng: Rng): AskedPair | null {
  const setting = rng.pick(SETTINGS);
  const people = drawPeople(rng, setting.names);
  const both = rng.pick(people);
  const rest = rng.shuffle(people.filter((one) => one !== both));
  const [one, two] = [rest.slice(0, 2), rest.slice(2)].map((pair) =>
    [both, ...pair].toSorted((a, b) => a.name.localeCompare(b.name)),
  ) as [Person[], Person[]];
  const [firsts, seconds] = [one, two].map((group) =>
    startsFor(group, (can) => can.every(Boolean)),
  );
  const late = firsts!.filter((s) => seconds!.some((t) => t >= s + 2)).at(-1);
  const early = seconds!.find((t) => firsts!.some((s) => t >= s + 2));
  if (late === undefined || early === undefined || late === early) return null;
  if (firsts!.at(-1) === late || seconds![0] === early) return null;
  const names = (group: readonly Person[]): string => listed(group.map(({ name }) => name));
  const tempting = [firsts!.at(-1)!, seconds![0]!, ...firsts!, ...seconds!];
  const [names1, names2] = setting.two;
  const whyNot = (s: number): string => {
    const reasons = [
      firsts!.includes(s) &&
        (s > late
          ? `If the ${names1} begins at ${clock(s)}, it ends at ${clock(s + 2)}, but the ${names2} cannot begin after ${clock(seconds!.at(-1)!)}`
          : `The ${names1} can begin at ${clock(s)}, but it can also begin later, at ${clock(late)}`),
      seconds!.includes(s) &&
        (s < early
          ? `If the ${names2} begins at ${clock(s)}, the ${names1} must have ended by then, but it cannot begin before ${clock(firsts![0]!)} and so cannot end before ${clock(firsts![0]! + 2)}`
          : `The ${names2} can begin at ${clock(s)}, but it can also begin earlier, at ${clock(early)}`),
    ].filter((text) => text !== false);
    return reasons.length > 0
      ? reasons.map(ended).join(" ")
      : `At ${clock(s)}, ${whoAt(people, s)} can attend for an hour. Neither meeting can begin then, because ${names(one)} must attend one of them, and ${names(two)} the other.`;
  };
  const wrong = [...tempting, late + 1, early - 1, late + 2, early + 2].map(
    (s): [number, string] => [s, whyNot(s)],
  );
  return {
    variant: `two-meetings/${setting.name}`,
    difficulty: 5,
    facts: opened(
      setting,
      people,
      `Two one-hour meetings will be held on that day, each beginning on the hour or half hour. ${names(one)} must attend ${setting.first}. ${names(two)} must attend ${setting.second}, which cannot begin until the ${setting.two[0]} has ended.`,
    ),
    asks: [
      [
        "First meeting",
        `the latest time at which the ${setting.two[0]} can begin`,
        late,
        ended(
          `${names(one)} can meet at ${clock(late)}, and the ${setting.two[1]} can begin at ${clock(seconds!.find((t) => t >= late + 2)!)}`,
        ),
      ],
      [
        "Second meeting",
        `the earliest time at which the ${setting.two[1]} can begin`,
        early,
        ended(
          `${names(two)} can meet at ${clock(early)}, and the ${setting.two[0]} can begin before, at ${clock(firsts!.find((s) => s + 2 <= early)!)}`,
        ),
      ],
    ],
    wrong,
    text: clock,
    solution: {
      idea: "Find when each group can meet, and then keep only the times that leave room for the other meeting.",
      steps: [
        ended(
          `${commonText(one, firsts!)}, so the ${setting.two[0]} can begin at ${listed(firsts!.map(clock), "or")}`,
        ),
        ended(
          `${commonText(two, seconds!)}, so the ${setting.two[1]} can begin at ${listed(seconds!.map(clock), "or")}`,
        ),
        ended(
          `The ${setting.two[1]} begins at ${clock(seconds!.at(-1)!)} at the latest, so the ${setting.two[0]} must begin at least an hour before that. The latest of its times that is early enough is ${clock(late)}`,
        ),
        ended(
          `The ${setting.two[0]} begins at ${clock(firsts![0]!)} at the earliest, so it ends at ${clock(firsts![0]! + 2)} or later. The earliest time for the ${setting.two[1]} from then on is ${clock(early)}`,
        ),
      ],
      check: `${hourText(one, late)} ${hourText(two, early)}`,
      takeaway:
        "When two choices depend on each other, test each one with the best choice for the other.",
    },
  };
}

export const template: TwoPartTemplate = {
  id: "when-enough-can-meet",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Times at which several people are available: how early or how late they can meet.",

  make(rng) {
    const ask = rng.pick([askQuorum, askTwo]);
    let asked = null;
    for (let tries = 0; tries < 500; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  /** Reads everybody's times and tries all starts. */
  check({ stem, rows }) {
    const people = tableRowsIn(stem).map(([name, text]): Person => ({
      name: name!,
      spans: text!.split(" and ").map((span) => span.split(" to ").map(halfOf) as [number, number]),
    }));
    const starts = rows.map(halfOf);
    const rowAt = (time: number): number[] =>
      starts.flatMap((start, r) => (start === time ? [r] : []));
    if (stem.includes("Two one-hour")) {
      const groups = read(stem, /half hour\. (.*?) must attend .*?\. (.*?) must attend/).map(
        (text) => people.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)),
      );
      const pairs = range(0, 47).flatMap((s) =>
        range(s + 2, 49).flatMap((t) =>
          groups[0]!.every((one) => free(one, s)) && groups[1]!.every((one) => free(one, t))
            ? [[s, t] as const]
            : [],
        ),
      );
      return {
        first: rowAt(Math.max(...pairs.map(([s]) => s))),
        second: rowAt(Math.min(...pairs.map(([, t]) => t))),
      };
    }
    const [who, many] = read(stem, /and (\w+) and at least (two|three) of/) as [string, string];
    const possible = range(0, 47).filter(
      (s) =>
        people.some((one) => one.name === who && free(one, s)) &&
        people.filter((one) => one.name !== who && free(one, s)).length >= (many === "two" ? 2 : 3),
    );
    return { first: rowAt(Math.min(...possible)), second: rowAt(Math.max(...possible)) };
  },
};
