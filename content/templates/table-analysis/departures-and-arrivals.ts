import {
  capital,
  count,
  drawStatements,
  inWords,
  listed,
  range,
  read,
  type Rng,
  type StatementKind,
  type TableTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  readonly stops: string;
  readonly fare: string;
  /** Travel time in minutes, at least and at most. */
  readonly way: readonly [number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "trains",
    intro: "The table shows the # morning trains from Porto Velho Central to Santa Clara, by name.",
    label: "train",
    things: "trains",
    rows: "Albatross, Bittern, Condor, Dove, Egret, Falcon, Grebe, Heron, Ibis, Jacana".split(", "),
    stops: "Number of stops",
    fare: "Fare ($)",
    way: [65, 170],
  },
  {
    name: "ferries",
    intro:
      "The table shows the # morning ferries from Nisi Harbor to the island of Meganos, by name.",
    label: "ferry",
    things: "ferries",
    rows: "Aris, Briseis, Calypso, Daphne, Echo, Galatea, Helios, Iris, Jason, Leto".split(", "),
    stops: "Number of calls",
    fare: "Fare (euros)",
    way: [45, 150],
  },
  {
    name: "coaches",
    intro: "The table shows the # morning coaches from Rosario Norte to Alta Mesa, by line.",
    label: "coach",
    things: "coaches",
    rows: "A14, B20, C31, D45, E52, F66, G70, H83, J91, K98".split(", "),
    stops: "Number of stops",
    fare: "Fare ($)",
    way: [80, 200],
  },
  {
    name: "vans",
    intro:
      "The table shows the # morning runs of delivery vans from a depot in Leeds to a hospital in York, by driver.",
    label: "run",
    things: "runs",
    rows: "Amir, Bea, Cora, Dev, Esme, Finn, Gita, Hugo, Ines, Joel".split(", "),
    stops: "Number of stops",
    fare: "Number of parcels",
    way: [40, 140],
  },
];

interface Row {
  readonly name: string;
  /** Minutes after midnight. */
  readonly leaves: number;
  readonly arrives: number;
  readonly stops: number;
  readonly fare: number;
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  /** By departure. */
  readonly order: readonly Row[];
}

function clock(time: number): string {
  const [hours, rest] = [Math.floor(time / 60), time % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

function drawWorld(rng: Rng): World | null {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(8, 10);
  const starts = rng.sample(range(72, 126), n).map((k) => 5 * k);
  const [short, long] = setting.way;
  const drawn = starts.map((leaves, r) => {
    const way = rng.int(short, long);
    return {
      name: setting.rows[r]!,
      leaves,
      arrives: leaves + way,
      // Longer trips tend to have more stops, but not always.
      stops: Math.max(0, Math.round((way - short) / 12) + rng.int(-2, 3)),
      fare: rng.int(9, 38),
    };
  });
  if (new Set(drawn.map(({ arrives }) => arrives)).size < n) return null;
  return { ...setting, drawn, order: drawn.toSorted((a, b) => a.leaves - b.leaves) };
}

function names(rows: readonly Row[]): string {
  return listed(rows.map(({ name }) => name));
}

const overtaken: StatementKind<World> = ({ order, label }, rng, want) => {
  const k = rng.int(0, order.length - 3);
  const row = order[k]!;
  const faster = order.slice(k + 1).filter(({ arrives }) => arrives < row.arrives);
  const next = order[k + 1]!;
  const gap = Math.min(...order.slice(k + 1).map(({ arrives }) => arrives)) - row.arrives;
  if (faster.length > 0 !== want || (want ? next === faster[0] && faster.length > 1 : gap > 25))
    return null;
  return {
    text: `At least one ${label} that leaves later than ${row.name} arrives earlier than ${row.name}.`,
    why: want
      ? `${row.name} leaves at ${clock(row.leaves)} and arrives at ${clock(row.arrives)}; ${faster[0]!.name} leaves at ${clock(faster[0]!.leaves)} and arrives at ${clock(faster[0]!.arrives)}.`
      : `Of those that leave after ${clock(row.leaves)}, none arrives before ${clock(row.arrives)}; the first of them arrives ${count(gap, "minute")} later.`,
    how: `Sort by departure and look at the arrivals of the rows below ${row.name}.`,
    weight: 1,
  };
};

const howManyOvertaken: StatementKind<World> = ({ order, label, things }, rng, want) => {
  const late = order.filter((row, k) =>
    order.slice(k + 1).some(({ arrives }) => arrives < row.arrives),
  );
  const said = late.length + (want ? 0 : rng.pick([-1, 1]));
  if (late.length < 2 || late.length > 6 || said < 2) return null;
  return {
    text: `For exactly ${inWords(said)} of the ${inWords(order.length)} ${things}, some other ${label} leaves later and arrives earlier.`,
    why: `These are ${names(late)}: for each of them, a row farther down in the order of departure has an earlier arrival.`,
    how: "Sort by departure and go up from the last row, keeping the earliest arrival so far; whatever arrives after it is overtaken.",
    weight: 3,
  };
};

function gaps(times: readonly number[]): number[] {
  const inOrder = times.toSorted((a, b) => a - b);
  return inOrder.slice(1).map((time, k) => time - inOrder[k]!);
}

const longestGap: StatementKind<World> = ({ drawn }, _rng, want) => {
  const [out, back] = [gaps(drawn.map((r) => r.leaves)), gaps(drawn.map((r) => r.arrives))];
  const [a, b] = [Math.max(...out), Math.max(...back)];
  if (a === b || a > b !== want || Math.abs(a - b) > 20) return null;
  return {
    text: "The longest time between two consecutive departures is greater than the longest time between two consecutive arrivals.",
    why: `The longest time is ${a} minutes between departures and ${b} minutes between arrivals.`,
    how: "Sort by departure and look for the widest gap; sort again by arrival, since the order changes.",
    weight: 1,
  };
};

const underWay: StatementKind<World> = ({ drawn, things, label }, rng, want) => {
  const time = 60 * rng.int(7, 10) + rng.pick([2, 17, 32, 47]);
  const gone = drawn.filter(({ leaves }) => leaves < time);
  const moving = gone.filter(({ arrives }) => arrives > time);
  if (moving.length < 2 || drawn.some(({ arrives }) => arrives === time)) return null;
  const said = want ? moving.length : rng.pick([gone.length, moving.length + 1, moving.length - 1]);
  if ((said === moving.length) !== want || said < 2) return null;
  return {
    text: `At ${clock(time)}, exactly ${inWords(said)} of the ${things} are between departure and arrival.`,
    why: `Before ${clock(time)}, ${inWords(gone.length)} have left, and ${gone.length === moving.length ? "none of them has" : `${inWords(gone.length - moving.length)} of them ${gone.length - moving.length === 1 ? "has" : "have"}`} arrived by then, so ${inWords(moving.length)} are under way: ${names(moving)}.`,
    how: `Sort by departure, keep each ${label} before ${clock(time)}, and take away those that have arrived.`,
    weight: 1,
  };
};

const firstThere: StatementKind<World> = ({ order, label }, rng, want) => {
  const k = rng.int(0, order.length - 4);
  const time = order[k]!.leaves - rng.int(1, 4);
  const left = order.slice(k);
  const best = left.toSorted((a, b) => a.arrives - b.arrives)[0]!;
  const tempting = left[0]!;
  if (best === tempting && !want) return null;
  const said = want
    ? best
    : rng.pick([tempting, left.toSorted((a, b) => a.arrives - b.arrives)[1]!]);
  if (want && best === tempting && rng.chance(0.7)) return null;
  return {
    text: `Of all that leave at ${clock(time)} or later, ${said.name} is the first to arrive.`,
    why: `${best.name}, which leaves at ${clock(best.leaves)}, arrives at ${clock(best.arrives)}, before every other ${label} that leaves at ${clock(time)} or later${best === tempting ? "" : `; ${tempting.name} is the next to leave but arrives at ${clock(tempting.arrives)}`}.`,
    how: `Sort by arrival and go down to the first row whose departure is not before ${clock(time)}.`,
    weight: 1,
  };
};

const latestPossible: StatementKind<World> = ({ drawn, label }, rng, want) => {
  const inOrder = drawn.toSorted((a, b) => a.arrives - b.arrives);
  const k = rng.int(3, inOrder.length - 2);
  const time = inOrder[k]!.arrives + 1;
  if (inOrder[k + 1]!.arrives <= time) return null;
  const early = inOrder.slice(0, k + 1).toSorted((a, b) => b.leaves - a.leaves);
  const [best, second] = [early[0]!, early[1]!];
  const last = inOrder[k]!;
  if (best === last) return null;
  const said = want ? best : rng.pick([last, second]);
  return {
    text: `For anyone who must arrive by ${clock(time)} and wants to leave as late as possible, ${said.name} is the right ${label}.`,
    why: `Of those that arrive by ${clock(time)}, ${best.name} leaves last, at ${clock(best.leaves)}; ${last.name} arrives last of them but leaves at ${clock(last.leaves)}.`,
    how: `Sort by arrival, keep the rows up to ${clock(time)}, and look for the latest departure among them.`,
    weight: 1,
  };
};

const fewestAndShortest: StatementKind<World> = ({ drawn, label, stops }, _rng, want) => {
  const way = (row: Row) => row.arrives - row.leaves;
  const [quick, next] = drawn.toSorted((a, b) => way(a) - way(b)) as [Row, Row];
  const [few, more] = drawn.toSorted((a, b) => a.stops - b.stops) as [Row, Row];
  if (way(quick) === way(next) || few.stops === more.stops || (quick === few) !== want) return null;
  return {
    text: `The ${label} with the smallest ${stops.toLowerCase()} takes the shortest time from departure to arrival.`,
    why: `The smallest ${stops.toLowerCase()}, ${few.stops}, belongs to ${few.name}, which takes ${way(few)} minutes; ${quick === few ? `the next fastest, ${next.name}, takes ${way(next)}` : `${quick.name} takes only ${way(quick)}`}.`,
    how: `Sort by ${stops.toLowerCase()} and work out the time of the first row; then look for a row that is faster.`,
    weight: 0,
  };
};

const KINDS = {
  overtaken,
  howManyOvertaken,
  longestGap,
  underWay,
  firstThere,
  latestPossible,
  fewestAndShortest,
};

/** A row as read. Times stay text, because its order is that of the clock. */
interface Trip {
  readonly name: string;
  readonly leaves: string;
  readonly arrives: string;
  readonly stops: number;
}

type Rule = readonly [RegExp, (found: string[], trips: readonly Trip[]) => boolean];

function minutes(time: string): number {
  const [hours, rest] = time.split(":");
  return 60 * Number(hours) + Number(rest);
}

function minutesOn({ leaves, arrives }: Trip): number {
  return minutes(arrives) - minutes(leaves);
}

function named(trips: readonly Trip[], name: string): Trip {
  const trip = trips.find((one) => one.name === name);
  if (!trip) throw new Error(`There is no row ${name}.`);
  return trip;
}

function isOvertaken(trip: Trip, trips: readonly Trip[]): boolean {
  return trips.some(({ leaves, arrives }) => leaves > trip.leaves && arrives < trip.arrives);
}

/** The longest stretch of minutes without any of the times, walking through the day. */
function longestSilence(times: readonly string[]): number {
  const marked = new Set(times.map(minutes));
  let [longest, since] = [0, Math.min(...marked)];
  for (const minute of range(since + 1, Math.max(...marked))) {
    if (!marked.has(minute)) continue;
    longest = Math.max(longest, minute - since);
    since = minute;
  }
  return longest;
}

const RULES: readonly Rule[] = [
  [
    /^At least one \w+ that leaves later than (.+) arrives earlier/,
    ([name], trips) => isOvertaken(named(trips, name!), trips),
  ],
  [
    /^For exactly (\w+) of the \w+ \w+, some other \w+ leaves later/,
    ([said], trips) => inWords(trips.filter((trip) => isOvertaken(trip, trips)).length) === said,
  ],
  [
    /^The longest time between two (consecutive) departures/,
    (_, trips) =>
      longestSilence(trips.map(({ leaves }) => leaves)) >
      longestSilence(trips.map(({ arrives }) => arrives)),
  ],
  [
    /^At (\d\d:\d\d), exactly (\w+) of the/,
    ([time, said], trips) =>
      inWords(trips.filter((t) => t.leaves < time! && time! < t.arrives).length) === said,
  ],
  [
    /^Of all that leave at (\d\d:\d\d) or later, (.+) is the first to arrive\.$/,
    ([time, name], trips) => {
      const mine = named(trips, name!);
      return !trips.some((t) => t.leaves >= time! && t.arrives < mine.arrives);
    },
  ],
  [
    /^For anyone who must arrive by (\d\d:\d\d) .* as possible, (.+) is the right/,
    ([time, name], trips) => {
      const mine = named(trips, name!);
      const better = trips.filter((t) => t.arrives <= time! && t.leaves > mine.leaves);
      return mine.arrives <= time! && better.length === 0;
    },
  ],
  [
    /^The \w+ with the smallest number of (\w+) takes the shortest/,
    (_, trips) => {
      const least = Math.min(...trips.map(minutesOn));
      const fewest = Math.min(...trips.map(({ stops }) => stops));
      return trips.some((t) => minutesOn(t) === least && t.stops === fewest);
    },
  ],
];

export const template: TableTemplate = {
  id: "departures-and-arrivals",
  format: "table-analysis",
  kind: "math",
  pattern: "Rows in the order of departure stand in another order of arrival: who overtakes whom.",

  make(rng) {
    const world = drawWorld(rng);
    if (!world) return null;
    const made = drawStatements(KINDS, world, rng, { tries: 15 });
    if (!made) return null;
    const { label, things, drawn, intro, stops, fare } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Two orders in time must be kept apart (3); a condition on one while asking about the other
      // adds to it.
      difficulty: 3 + made.weight,
      intro: `${intro.replace("#", inWords(drawn.length))} All of them leave and arrive on the same day, and times are given from 00:00 to 23:59.`,
      table: {
        caption: `${capital(inWords(drawn.length))} morning ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "text", name: "Departure" },
          { kind: "text", name: "Arrival" },
          { kind: "number", name: stops },
          { kind: "number", name: fare },
        ],
        rows: drawn.map((r) => [r.name, clock(r.leaves), clock(r.arrives), r.stops, r.fare]),
      },
      stem: `For each of the following statements, select *Yes* if it is true of the ${things} in the table. Otherwise, select *No*.`,
      choices: ["Yes", "No"],
      statements: made.statements,
      solution: {
        idea: "Whatever a statement limits, sort by that column first; then look for the extreme value of the other one among the rows that are left.",
        steps: made.steps,
        check: `The next ${label} to leave need not be the next to arrive.`,
      },
    };
  },

  /** Compares the times as text, row against row. */
  check({ table, statements }) {
    const trips = table.rows.map(([name, leaves, arrives, stops]): Trip => ({
      name: String(name),
      leaves: String(leaves),
      arrives: String(arrives),
      stops: Number(stops),
    }));
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), trips);
    });
  },
};
