import {
  capital,
  inWords,
  median,
  nounOf,
  range,
  type Rng,
  sum,
  type TableTemplate,
} from "@theta/items/template";

/**
 * Column with unit, least and greatest value, and two causes: why more of it means more, or less.
 */
interface Factor {
  readonly column: string;
  readonly low: number;
  readonly high: number;
  readonly more: string;
  readonly less: string;
}

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  /** What is to be explained. */
  readonly outcome: readonly [column: string, low: number, high: number];
  readonly factors: readonly [Factor, Factor, Factor, Factor];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "bays",
    intro: "Biologists surveyed seagrass, a plant that grows on the sea floor, in # bays.",
    label: "bay",
    things: "bays",
    rows: "Anse Rouge, Bellows, Cormorant, Dugong, Eddy, Flint, Grotto, Halyard, Iris, Jetsam, Kelso".split(
      ", ",
    ),
    outcome: ["Seagrass cover (%)", 8, 86],
    factors: [
      {
        column: "Water clarity (visible depth in m)",
        low: 2,
        high: 19,
        more: "Seagrass needs light, and clear water lets more light reach the sea floor.",
        less: "In clear water, fish that graze on seagrass find it easily and strip it bare.",
      },
      {
        column: "Boat traffic (boats per day)",
        low: 5,
        high: 120,
        more: "The noise of boats keeps away the geese that feed on seagrass.",
        less: "Anchors and propellers of passing boats tear seagrass from the sea floor.",
      },
      {
        column: "Average depth (m)",
        low: 2,
        high: 24,
        more: "Storm waves uproot seagrass where the water is shallow but do not reach the floor of deep bays.",
        less: "The deeper the water, the less light reaches the plants on the sea floor.",
      },
      {
        column: "River inflow (m³ per second)",
        low: 1,
        high: 48,
        more: "Rivers carry nutrients into the bays, and without them seagrass spreads slowly.",
        less: "Rivers carry silt into the bays, and settling silt buries seagrass.",
      },
    ],
  },
  {
    name: "museums",
    intro: "A museum association studied how long visitors stay in # small museums.",
    label: "museum",
    things: "museums",
    rows: "Archive House, Bell Tower, Cable Works, Dye Mill, Engine Shed, Farmstead, Glass Hall, Hat Shop, Iron Yard, Kiln House, Lace Room".split(
      ", ",
    ),
    outcome: ["Average visit (minutes)", 24, 118],
    factors: [
      {
        column: "Number of benches",
        low: 3,
        high: 46,
        more: "Visitors who find a bench when they want to sit down tire less and go on looking.",
        less: "The museums with many benches put them in place of exhibits, so that there is less to look at.",
      },
      {
        column: "Ticket price ($)",
        low: 3,
        high: 24,
        more: "Visitors who have paid a high price take their time, so as to get full value for it.",
        less: "Where tickets are expensive, most visitors come in guided groups that hurry through the rooms.",
      },
      {
        column: "Number of interactive exhibits",
        low: 2,
        high: 38,
        more: "Visitors spend several minutes at each interactive exhibit but walk quickly past others.",
        less: "Interactive exhibits make a museum noisy, and noise leads many visitors to go early.",
      },
      {
        column: "Distance from the station (minutes on foot)",
        low: 2,
        high: 35,
        more: "Visitors who have walked a long way to a museum are reluctant to leave it soon.",
        less: "Visitors who face a long walk back to their train cut their visits short.",
      },
    ],
  },
  {
    name: "buildings",
    intro: "A city in Spain compared the water use of # apartment buildings.",
    label: "building",
    things: "buildings",
    rows: "Acacia 4, Bruc 11, Canal 7, Dock 2, Ensanche 9, Forn 15, Gracia 6, Horta 3, Jardi 8, Lluna 12, Mar 5".split(
      ", ",
    ),
    outcome: ["Daily water use per resident (liters)", 82, 196],
    factors: [
      {
        column: "Age (years)",
        low: 3,
        high: 94,
        more: "Old pipes leak, and water that leaks away inside a building is counted as used.",
        less: "Old buildings have narrow pipes, which limit how much water can be drawn.",
      },
      {
        column: "Residents per 100 apartments",
        low: 120,
        high: 340,
        more: "Where many people share an apartment, each leaves it to the others to save water.",
        less: "Much of the water used in an apartment, as in cleaning, serves all who live there at once.",
      },
      {
        column: "Apartments with a meter (%)",
        low: 6,
        high: 95,
        more: "Owners have put in meters mainly where residents were known to use much water, and the meters have changed little.",
        less: "Residents who pay for what a meter of their own shows take care to use less water.",
      },
      {
        column: "Garden area per resident (m²)",
        low: 1,
        high: 32,
        more: "The gardens are watered from the supply of the buildings to which they belong.",
        less: "Large gardens attract residents who are careful not to waste water anywhere.",
      },
    ],
  },
  {
    name: "buses",
    intro: "A transit authority in Chile looked at the punctuality of # bus routes.",
    label: "route",
    things: "routes",
    rows: "Route 12, Route 15, Route 21, Route 24, Route 27, Route 33, Route 38, Route 41, Route 46, Route 52, Route 59".split(
      ", ",
    ),
    outcome: ["Late arrivals at the last stop (%)", 3, 42],
    factors: [
      {
        column: "Length (km)",
        low: 5,
        high: 34,
        more: "Small delays add up, so that a bus with a longer way to go has more chances to end up late.",
        less: "The longer a route is, the more pauses its timetable contains in which a late bus can catch up.",
      },
      {
        column: "Number of stops",
        low: 9,
        high: 58,
        more: "At each stop a bus may lose time for which the timetable does not allow.",
        less: "For each stop the timetable allows more time than a bus usually needs there.",
      },
      {
        column: "Share of the way on bus lanes (%)",
        low: 4,
        high: 88,
        more: "Bus lanes were marked only where traffic is worst, and they do not nearly make up for it.",
        less: "On bus lanes, buses are not held up by other traffic.",
      },
      {
        column: "Passengers per bus",
        low: 11,
        high: 64,
        more: "When a bus is full, getting on and off takes longer than the timetable allows.",
        less: "The authority assigns its most skillful drivers to the routes on which buses are fullest.",
      },
    ],
  },
];

/** How a column relates to the outcome: with it, against it, or neither. */
type Sign = -1 | 0 | 1;

/** The share of row pairs in the same order minus the share in opposite order: 1 to −1. */
function agreement(one: readonly number[], other: readonly number[]): number {
  const pairs = one.flatMap((_, i) => range(i + 1, one.length - 1).map((j) => [i, j] as const));
  const signs = pairs.map(([i, j]) => Math.sign((one[i]! - one[j]!) * (other[i]! - other[j]!)));
  return sum(signs) / pairs.length;
}

/** Numbers from low to high, all different, smallest first. */
function spread(rng: Rng, low: number, high: number, n: number): number[] {
  return rng.sample(range(low, high), n).toSorted((a, b) => a - b);
}

/** A column that relates to the outcome as wanted, clearly but not in every single row. */
function drawColumn(rng: Rng, outcome: readonly number[], factor: Factor, sign: Sign) {
  const n = outcome.length;
  const places = outcome.map((value) => outcome.filter((other) => other < value).length);
  for (let attempt = 0; attempt < 300; attempt++) {
    const noise = places.map((place) => sign * place + rng.int(0, sign === 0 ? 1000 : 4 * n) / 10);
    const values = spread(rng, factor.low, factor.high, n);
    const column = noise.map((x) => values[noise.filter((other) => other < x).length]!);
    const strength = agreement(outcome, column);
    const isClear = sign === 0 ? Math.abs(strength) < 0.1 : sign * strength > 0.65;
    if (new Set(column).size === n && isClear && Math.abs(strength) < 0.95) return column;
  }
  return null;
}

const SEEN = {
  "1": "the two rise together",
  "-1": "one rises as the other falls",
  "0": "there is no such pattern",
};

function reason(factor: Factor, outcome: string, claimed: Sign, sign: Sign): string {
  const [a, b] = [nounOf(factor.column), nounOf(outcome)];
  const says = `If true, the statement would lead one to expect ${claimed > 0 ? "high" : "low"} values of ${b} along with high values of ${a}.`;
  if (sign === 0)
    return `${says} In the table, ${a} and ${b} show no pattern together, so there is nothing for it to explain.`;
  return sign === claimed
    ? `${says} That is what the table shows, apart from a few rows.`
    : `${says} The table shows the opposite: ${SEEN[sign]}.`;
}

/** Places in the order, from below zero to above it. */
function ranks(values: readonly number[]): number[] {
  return values.map((v) => values.filter((other) => other < v).length - (values.length - 1) / 2);
}

export const template: TableTemplate = {
  id: "would-help-explain",
  format: "table-analysis",
  kind: "non-math",
  pattern:
    "A cause explains what a table shows only if the columns go together the way it implies.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const { name, intro, label, things, factors } = setting;
    const n = rng.int(9, 11);
    const [outcome, low, high] = setting.outcome;
    const values = rng.shuffle(spread(rng, low, high, n));
    const asked = rng.sample([0, 1, 2, 3], 3);
    const claims = factors.map((): Sign => rng.pick([-1, 1]));
    const wants = factors.map(() => rng.chance(0.5));
    const signs = factors.map((_, f): Sign => {
      if (!asked.includes(f)) return rng.pick([-1, 0, 1]);
      return wants[f] ? claims[f]! : rng.pick([-claims[f]! as Sign, 0]);
    });
    const columns = factors.map((factor, f) => drawColumn(rng, values, factor, signs[f]!));
    const [a, b, c, d] = columns;
    if (!a || !b || !c || !d) return null;
    const noun = nounOf(outcome);
    const hard = asked.filter((f) => claims[f]! < 0 || signs[f] === 0).length;
    return {
      variant: `${asked.toSorted((one, other) => one - other).join("")}/${name}`,
      // Each cause must be turned into a pattern and looked up (5); falling or missing patterns
      // cost more.
      difficulty: 5 + hard,
      intro: `${intro.replace("#", inWords(n))} The table shows the results.`,
      table: {
        caption: `${outcome} and four other figures for ${n} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "number", name: outcome },
          ...factors.map(({ column }) => ({ kind: "number" as const, name: column })),
        ],
        rows: range(0, n - 1).map((r) => [
          setting.rows[r]!,
          values[r]!,
          ...[a, b, c, d].map((column) => column[r]!),
        ]),
      },
      stem: `For each of the following statements, select *Would help explain* if it would, if true, help explain a pattern that the table shows in ${noun} across the ${things}. Otherwise, select *Would not help explain*.`,
      choices: ["Would help explain", "Would not help explain"],
      statements: asked.map((f) => ({
        text: claims[f]! > 0 ? factors[f]!.more : factors[f]!.less,
        key: wants[f]!,
        why: reason(factors[f]!, outcome, claims[f]!, signs[f]!),
      })),
      solution: {
        idea: "Ask of each statement what the table would look like if it were the cause, and then look whether it does.",
        steps: [
          `Sort by ${noun} and read down the other columns one after the other.`,
          ...asked.map(
            (f) =>
              `${capital(nounOf(factors[f]!.column))}: the statement implies that ${claims[f]! > 0 ? SEEN[1] : SEEN[-1]}; in the table, ${SEEN[signs[f]!]}.`,
          ),
        ],
        check:
          "A statement may be perfectly sensible and still explain nothing, when the table does not show what it would bring about.",
      },
    };
  },

  /** Compares the upper and lower halves of the rows, and adds up products of ranks. */
  check({ table, statements }) {
    const column = (name: string) => {
      const c = table.columns.findIndex((one) => one.name === name);
      if (c < 1) throw new Error(`There is no column ${name}.`);
      return table.rows.map((row) => Number(row[c]));
    };
    const outcome = column(String(table.columns[1]?.name));
    return statements.map((text) => {
      const factors = SETTINGS.flatMap((setting) => setting.factors);
      const factor = factors.find(({ more, less }) => more === text || less === text);
      if (!factor) throw new Error(`No cause reads “${text}”.`);
      const values = column(factor.column);
      const [one, other] = [ranks(outcome), ranks(values)];
      const products = sum(one.map((rank, k) => rank * other[k]!));
      const strength = products / sum(one.map((rank) => rank * rank));
      const top = values.filter((_, k) => outcome[k]! > median(outcome));
      const bottom = values.filter((_, k) => outcome[k]! < median(outcome));
      const lead = sum(top) - sum(bottom);
      if (Math.abs(strength) > 0.3 && Math.sign(lead) !== Math.sign(strength))
        throw new Error(`${factor.column}: the pattern is not clear.`);
      return text === factor.more ? strength > 0.5 : strength < -0.5;
    });
  },
};
