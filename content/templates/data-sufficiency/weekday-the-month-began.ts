import {
  type CaseStatement,
  inWords,
  keyByCases,
  listed,
  ordinal,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const PLACES = [
  {
    name: "museum",
    opening: (d: string) => `A museum in Oaxaca is closed every ${d} and open on all other days.`,
    open: "the museum was open",
  },
  {
    name: "ferry",
    opening: (d: string) =>
      `The ferry to a small island rests every ${d} and sails on all other days.`,
    open: "the ferry sailed",
  },
  {
    name: "bakery",
    opening: (d: string) => `A bakery in Izmir is closed every ${d} and open on all other days.`,
    open: "the bakery was open",
  },
  {
    name: "rink",
    opening: (d: string) => `An ice rink is closed for care every ${d} and open on all other days.`,
    open: "the rink was open",
  },
  {
    name: "market",
    opening: (d: string) => `The market of Alvor pauses every ${d} and is held on all other days.`,
    open: "the market was held",
  },
];

/** A month: the weekday of its first day and its length. */
interface Month {
  readonly start: number;
  readonly days: number;
}
const MONTHS: readonly Month[] = range(28, 31).flatMap((days) =>
  range(0, 6).map((start) => ({ start, days })),
);

const dayOn = ({ start }: Month, date: number): number => (start + date - 1) % 7;
/** Four of every weekday, plus one more for those that come first and again on days 29 to 31. */
const times = ({ start, days }: Month, day: number): number =>
  4 + ((day - start + 7) % 7 < days - 28 ? 1 : 0);

function statementsOf(
  month: Month,
  rest: number,
  open: string,
  notes: Record<"fifths" | "open" | "last", string>,
  rng: Rng,
): CaseStatement<Month>[] {
  // Often the day before the first weekday, so that some weekday can be ahead of the one before it.
  const extra = rng.chance(0.4) ? (month.start + 6) % 7 : rng.int(0, 6);
  const [date, next] = [rng.int(4, 27), (extra + 1) % 7];
  const day = DAYS[extra]!;
  const [n, sailed] = [times(month, extra), month.days - times(month, rest)];
  const last = dayOn(month, month.days);
  const all: CaseStatement<Month>[] = [
    {
      kind: "count",
      text: `The month had ${n === 5 ? "five" : "exactly four"} ${day}s.`,
      holds: (one) => times(one, extra) === n,
      note: notes.fifths,
    },
    {
      kind: "open",
      text: `In that month, ${open} on ${sailed} days.`,
      holds: (one) => one.days - times(one, rest) === sailed,
      note: notes.open,
    },
    {
      kind: "date",
      text: `The ${ordinal(date)} of the month was a ${DAYS[dayOn(month, date)]!}.`,
      holds: (one) => dayOn(one, date) === dayOn(month, date),
      note: `counting days from the ${ordinal(date)} leads to every other date`,
    },
    {
      kind: "last",
      text: `The last day of the month was a ${DAYS[last]!}.`,
      holds: (one) => dayOn(one, one.days) === last,
      note: notes.last,
    },
    {
      kind: "length",
      text: `The month had ${month.days} days.`,
      holds: (one) => one.days === month.days,
      note: "the length alone fixes no weekday",
    },
  ];
  if (times(month, next) > times(month, extra))
    all.push({
      kind: "more",
      text: `The month had more ${DAYS[next]!}s than ${day}s.`,
      holds: (one) => times(one, next) > times(one, extra),
      note: `the weekdays with a fifth turn follow each other from the 1st on, so a ${DAYS[next]!} ahead of the ${day} before it must be the first of them`,
    });
  return all;
}

function drawNumbers(rng: Rng) {
  const known = rng.chance(0.5);
  const month = { start: rng.int(0, 6), days: rng.int(29, 31) };
  const rest = rng.int(0, 6);
  const { name, opening, open } = rng.pick(PLACES);
  const ask = rng.pick(["began", "ended", "date"] as const);
  const date = rng.int(9, 22);
  const extras = known ? month.days - 28 : 3;
  const early = listed(["1st", "2nd", "3rd"].slice(0, extras));
  const late = listed(["29th", "30th", "31st"].slice(0, extras));
  const [fours, restDay] = [month.days - times(month, rest) + 4, DAYS[rest]!];
  const notes = {
    open: known
      ? `${inWords(times(month, rest))} of the ${month.days} days were ${restDay}s`
      : `with four or five ${restDay}s, the month had ${fours === 31 ? "31" : `${fours} or ${fours + 1}`} days`,
    last: known
      ? `counting ${month.days - 1} days back leads to the 1st`
      : "counting back to the 1st needs the number of days in the month",
    fifths: `only the ${extras === 1 ? "weekday" : "weekdays"} of the ${early} can come a fifth time, on the ${late}`,
  };
  const [one, two] = rng.sample(statementsOf(month, rest, open, notes, rng), 2) as [
    CaseStatement<Month>,
    CaseStatement<Month>,
  ];
  const kinds = [one.kind, two.kind];
  const hard = kinds.filter((kind) => ["count", "open", "more"].includes(kind)).length;
  if (hard === 0 || (known && kinds.includes("length"))) return null;
  // Plain calendars without a setting are easier to draw; this keeps them from crowding out the
  // others.
  if (!kinds.includes("open") && rng.chance(0.5)) return null;
  if (kinds.includes("last") && ask === "ended") return null;
  if (kinds.includes("date") && ask === "date") return null;
  const tells = kinds.includes("open");
  return { known, month, rest, name, opening, ask, date, one, two, kinds, hard, tells };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ known, month, ask, date, one, two }: Numbers) {
  const space = MONTHS.filter(({ days }) => !known || days === month.days);
  const answer = (at: Month): string =>
    DAYS[dayOn(at, ask === "began" ? 1 : ask === "ended" ? at.days : date)]!;
  const target = { began: "the 1st", ended: "the last day", date: `the ${ordinal(date)}` }[ask];
  const show = (at: Month): string =>
    `a month of ${at.days} days that began on a ${DAYS[at.start]!}`;
  const judge = (fits: readonly Month[], note: string) => {
    const other = fits.find((at) => answer(at) !== answer(month));
    return {
      enough: !other,
      why: other
        ? `${note}${note && "; "}${show(month)} fits, but so does ${show(other)}.`
        : `${note}, and so ${target} was a ${answer(month)}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => space.filter(holds)) as [Month[], Month[]];
  const both = fits[0].filter(two.holds);
  const settled = new Set(both.map(answer)).size === 1;
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(
      both,
      settled
        ? `${listed(both.map(show))} ${both.length === 1 ? "is the only one that fits" : "fit"} both`
        : "",
    ),
  };
}

export const template: SufficiencyTemplate = {
  id: "weekday-the-month-began",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Which weekdays come five times in a month tells where the month began.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { known, month, rest, name, opening, ask, date, one, two, kinds, hard, tells } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const which = `a certain month${known ? ` of ${month.days} days` : ""}`;
    const question = {
      began: `On what day of the week did ${which} begin?`,
      ended: `On what day of the week did ${which} end?`,
      date: `On what day of the week was the ${ordinal(date)} of ${which}?`,
    }[ask];
    return {
      variant: `${tells ? name : "calendar"}/${ask}/${known ? "known" : "any"}`,
      context: "real",
      difficulty: 4 + hard + (kinds.includes("more") ? 1 : 0) + (known ? 0 : 1) + (alone ? 0 : 1),
      stem: tells ? `${opening(DAYS[rest]!)} ${question}` : question,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Four weeks hold every weekday four times; only the days after the 28th give some weekdays a fifth turn, and these are the weekdays on which the month began.`,
        steps: stepsOfFindings(findings),
        check:
          "The 29th falls on the weekday of the 1st, the 30th on that of the 2nd, the 31st on that of the 3rd.",
      },
    };
  },

  /** Writes out every possible month, day by day. */
  check({ stem, statements }) {
    const [ask, date, which, end] = read(
      stem,
      /day of the week (was|did)(?: the (\d+)\w+ of)? a certain month(?: of (\d+) days)?(?: (begin|end))?\?/,
    );
    const rest = /every (\w+)/.exec(stem)?.[1] ?? "";
    const months = range(28, 31)
      .filter((days) => !which || days === Number(which))
      .flatMap((days) =>
        range(0, 6).map((start) => range(0, days - 1).map((k) => DAYS[(start + k) % 7]!)),
      );
    const [one, two] = statements.map((said) => conditionOf(plain(said), rest)) as [
      (days: readonly string[]) => boolean,
      (days: readonly string[]) => boolean,
    ];
    return keyByCases(months, one, two, (days) =>
      days.at(ask === "was" ? Number(date) - 1 : end === "begin" ? 0 : -1),
    );
  },
};

const timesIn = (days: readonly string[], name: string): number =>
  days.filter((day) => day === name).length;

function conditionOf(said: string, rest: string): (days: readonly string[]) => boolean {
  const number = Number(/\d+/.exec(said)?.[0]);
  const [day = "", than = ""] = Array.from(said.matchAll(/[A-Z]\w+day/g), ([name]) => name);
  if (said.includes("more")) return (days) => timesIn(days, day) > timesIn(days, than);
  if (said.includes("five")) return (days) => timesIn(days, day) === 5;
  if (said.includes("exactly four")) return (days) => timesIn(days, day) === 4;
  if (said.startsWith("In that month"))
    return (days) => days.filter((d) => d !== rest).length === number;
  if (said.includes("last day")) return (days) => days.at(-1) === day;
  if (said.includes("of the month was")) return (days) => days[number - 1] === day;
  if (said.includes("The month had")) return (days) => days.length === number;
  throw new Error(`The statement cannot be read: ${said}`);
}
