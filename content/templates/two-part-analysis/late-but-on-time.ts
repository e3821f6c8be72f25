import {
  fittingPairs,
  gcd,
  near,
  pairDraft,
  type PairReading,
  type Rng,
  texThousands as tex,
  thousands,
  tidy,
  type TwoPartTemplate,
} from "@theta/items/template";

/** Who is expected where, and the hour at which they could leave. */
const TRIPS = [
  ["truck", "A truck is scheduled to arrive at a warehouse", "the truck", "the warehouse", 8],
  ["bus", "A charter bus is scheduled to arrive at an airport", "the bus", "the airport", 6],
  ["van", "A delivery van is scheduled to arrive at a hotel", "the van", "the hotel", 9],
  ["ferry", "A ferry is scheduled to arrive at an island", "the ferry", "the island", 10],
  [
    "orchestra",
    "A bus carrying an orchestra is scheduled to arrive at a theater",
    "the bus",
    "the theater",
    7,
  ],
] as const;

/** What can be traveled at without anybody wondering. */
const FASTEST = { ferry: 40, other: 70 } as const;

/** Two speeds that arrive together give the distance, which gives the speed for another time. */
function askLate(rng: Rng) {
  const [name, opening, who, where, hour] = rng.pick(TRIPS);
  const fastest = name === "ferry" ? FASTEST.ferry : FASTEST.other;
  const u = 5 * (name === "ferry" ? rng.int(3, 6) : rng.int(5, 10));
  const v = u + 5 * rng.int(1, 5);
  const m = 2 * rng.int(3, 24);
  const D = (m * u * v) / (60 * (v - u));
  const T = (60 * D) / u;
  const k = 3 * rng.int(2, 12);
  const w = (60 * D) / (T - k);
  if (!Number.isInteger(D) || !Number.isInteger(w) || D > 180 || D < 15) return null;
  if (w <= u || w === v || w > fastest || v > fastest || w === D || k === m) return null;
  return {
    variant: `late/${name}`,
    difficulty: 5,
    facts: `${opening} at a certain time. If ${who} leaves at ${hour}:00 a.m. and travels at a constant speed of ${u} miles per hour, it will arrive at exactly that time. It will also arrive at exactly that time if it leaves at ${hour}:${m < 10 ? "0" : ""}${m} a.m. and travels by the same route at a constant speed of ${v} miles per hour.`,
    asks: [
      [
        "Distance",
        `the length, in miles, of the route to ${where}`,
        D,
        `At ${u} miles per hour, ${D} miles take ${T} minutes, and at ${v} miles per hour, they take ${T - m} minutes, which is ${m} minutes less.`,
      ],
      [
        "Speed",
        `the constant speed, in miles per hour, at which ${who}, leaving at ${hour}:00 a.m., must travel by this route to arrive ${k} minutes early`,
        w,
        `${D} miles in ${T - k} minutes is ${w} miles per hour.`,
      ],
    ] as const,
    wrong: wrongLate({ who, u, v, m, D, T, k, w }),
    solution: {
      idea: `The distance is the same at both speeds, and the times differ by ${m} minutes.`,
      steps: [
        `For a route of $D$ miles, the trip takes $\\frac{60D}{${u}} = ${timesD(60, u)}$ minutes at ${u} miles per hour and $\\frac{60D}{${v}} = ${timesD(60, v)}$ minutes at ${v} miles per hour. Leaving ${m} minutes later and arriving at the same time means that the second trip is ${m} minutes shorter.`,
        solvedD(u, v, m, D),
        `At ${u} miles per hour, the trip takes $\\frac{60 \\cdot ${D}}{${u}} = ${T}$ minutes. To arrive ${k} minutes early, ${who} can take only ${T} − ${k} = ${T - k} minutes. That requires a speed of $\\frac{60 \\cdot ${D}}{${T - k}} = ${w}$ miles per hour.`,
      ],
      check: `At ${v} miles per hour, ${D} miles take $\\frac{60 \\cdot ${D}}{${v}} = ${T - m}$ minutes, which is ${m} fewer than ${T}.`,
      takeaway: "When a distance is fixed, compare the times.",
    },
  };
}

/** D times a fraction in lowest terms. */
function timesD(top: number, bottom: number): string {
  const shared = gcd(top, bottom);
  const [n, d] = [top / shared, bottom / shared];
  if (d > 1) return `\\frac{${n}}{${d}}D`;
  return n === 1 ? "D" : `${n}D`;
}

/** The distance from the difference of the times. */
function solvedD(u: number, v: number, m: number, D: number): string {
  const shared = gcd(60 * (v - u), u * v);
  const [n, d] = [(60 * (v - u)) / shared, (u * v) / shared];
  const equation = `So $${timesD(60, u)} - ${timesD(60, v)} = ${timesD(n, d)} = ${m}$`;
  if (n === 1 && d === 1) return `${equation}.`;
  const factor = n === 1 ? String(d) : `\\frac{${d}}{${n}}`;
  return d === 1
    ? `${equation}, and $D = \\frac{${m}}{${n}} = ${D}$.`
    : `${equation}, and $D = ${m} \\cdot ${factor} = ${D}$.`;
}

interface Late {
  readonly who: string;
  readonly u: number;
  readonly v: number;
  readonly m: number;
  readonly D: number;
  readonly T: number;
  readonly k: number;
  readonly w: number;
}

/** "42", "42.3" or "42.25", or "about 42.3" if it has more decimals. */
function about(value: number): string {
  if (near(value, Math.round(value))) return thousands(Math.round(value));
  const exact = [1, 2].map((digits) => tidy(value, digits)).find((one) => near(value, one));
  if (exact !== undefined) return thousands(exact);
  const tenths = tidy(value, 1);
  return `about ${thousands(Number.isInteger(tenths) ? tidy(value, 2) : tenths)}`;
}

/** The difference of two numbers as they are told, so that it can be checked. */
function differenceTold(most: number, least: number): string {
  const [one, other] = [about(most), about(least)];
  const [a, b] = [one, other].map((text) => Number(text.replace(/about |,/g, "")));
  const isExact = !`${one}${other}`.includes("about");
  return `${isExact ? "" : "about "}${thousands(tidy(a! - b!, 2))}`;
}

function wrongLate({ who, u, v, m, D, T, k, w }: Late) {
  const early = (speed: number): string => {
    const taken = (60 * D) / speed;
    return `At ${speed} miles per hour, the ${D} miles take ${about(taken)} minutes instead of ${T}, so ${who} would arrive ${differenceTold(T, taken)} minutes early, not ${k}.`;
  };
  const share = `$\\frac{${k}}{${m}} \\cdot ${v - u}$`;
  return [
    [v, early(v)],
    [
      (D * v) / u,
      `That is how far ${who} would travel in ${T} minutes at ${v} miles per hour, but at that speed, the trip takes only ${T - m} minutes.`,
    ],
    [
      (u * m) / 60,
      `That is how far ${who} would travel in ${m} minutes at ${u} miles per hour, but at that speed, the whole trip takes ${T} minutes.`,
    ],
    [
      (v * m) / 60,
      `That is how far ${who} would travel in ${m} minutes at ${v} miles per hour, but at that speed, the whole trip takes ${T - m} minutes.`,
    ],
    [
      u + ((v - u) * k) / m,
      `This adds ${share} to ${u}, as if the speed grew in proportion to the time saved. ${early(u + ((v - u) * k) / m)}`,
    ],
    [
      T,
      `That is how many minutes the ${D} miles take at ${u} miles per hour. It is neither a distance nor a speed.`,
    ],
    [
      T - m,
      `That is how many minutes the ${D} miles take at ${v} miles per hour. It is neither a distance nor a speed.`,
    ],
    [w + 5, early(w + 5)],
    [(u + v) / 2, `That is the average of ${u} and ${v}. ${early((u + v) / 2)}`],
    [
      D + 5,
      `A route of ${D + 5} miles takes ${about((60 * (D + 5)) / u)} minutes at ${u} miles per hour and ${about((60 * (D + 5)) / v)} minutes at ${v} miles per hour. The difference is ${differenceTold((60 * (D + 5)) / u, (60 * (D + 5)) / v)} minutes, not ${m}.`,
    ],
  ] as const;
}

const ROADS = [
  ["truck", "A truck must deliver a shipment to a site", "the truck"],
  ["generator", "A truck must bring a generator to a site", "the truck"],
  ["crew", "A bus must bring a film crew to a site", "the bus"],
] as const;

/** A limit on the time gives the longest slow part, and a shorter one leaves time for a stop. */
function askStop(rng: Rng) {
  const [name, opening, who] = rng.pick(ROADS);
  const u = 5 * rng.int(5, 8);
  const v = 5 * rng.int(10, 13);
  const T = rng.int(2, 5);
  const x = 5 * rng.int(4, 16);
  const D = v * (T - x / u) + x;
  const L = x - 5 * rng.int(1, 12);
  const stop = 60 * (T - L / u - (D - L) / v);
  if (!Number.isInteger(D) || D % 5 !== 0 || L < 10 || D < x + 40) return null;
  if (!near(stop, Math.round(stop)) || Math.round(stop) === x || stop < 5) return null;
  const minutes = Math.round(stop);
  return {
    variant: `stop/${name}`,
    difficulty: 5,
    facts: `${opening} that is ${D} miles away within ${T} hours. Part of the highway to the site is under repair. On that part, ${who} will travel at a constant speed of ${u} miles per hour, and on the rest of the highway, it will travel at a constant speed of ${v} miles per hour.`,
    asks: [
      [
        "Under repair",
        `the greatest number of miles under repair for which ${who} can arrive within ${T} hours if it does not stop`,
        x,
        `${x} miles at ${u} and ${D - x} miles at ${v} miles per hour take exactly ${T} hours.`,
      ],
      [
        "Stop",
        `the length, in minutes, of the longest stop that ${who} can make if ${L} miles of the highway are under repair`,
        minutes,
        `Without a stop, the trip takes $60 \\cdot \\frac{${L}}{${u}} + 60 \\cdot \\frac{${D - L}}{${v}} = ${60 * T - minutes}$ minutes, which leaves ${60 * T} − ${60 * T - minutes} = ${minutes} minutes.`,
      ],
    ] as const,
    wrong: wrongStop({ who, u, v, T, x, D, L, minutes }),
    solution: {
      idea: "The time on each part is its length divided by the speed there. Each mile under repair adds the same amount of time.",
      steps: [
        `With $x$ miles under repair, the other $${D} - x$ miles are traveled at ${v} miles per hour: $\\frac{x}{${u}} + \\frac{${D} - x}{${v}} \\le ${T}$. Multiply by $${u} \\cdot ${v} = ${tex(u * v)}$: $${v}x + ${u}(${D} - x) \\le ${tex(u * v * T)}$, so $${v - u}x \\le ${tex(u * v * T)} - ${tex(u * D)} = ${tex(u * v * T - u * D)}$ and $x \\le ${x}$.`,
        `With ${x} miles under repair, the trip takes exactly ${T} hours. With only ${L} miles under repair, ${x} − ${L} = ${x - L} miles are traveled at ${v} instead of ${u} miles per hour. This saves $60 \\cdot \\left(\\frac{${x - L}}{${u}} - \\frac{${x - L}}{${v}}\\right) = ${minutes}$ minutes, which can be used for a stop.`,
      ],
      check: `With ${L} miles under repair and the stop, the trip takes $60 \\cdot \\frac{${L}}{${u}} + 60 \\cdot \\frac{${D - L}}{${v}} + ${minutes} = ${60 * T}$ minutes, or ${T} hours.`,
      takeaway:
        "Each mile traveled at the higher speed instead of the lower one saves the same amount of time.",
    },
  };
}

interface Stop {
  readonly who: string;
  readonly u: number;
  readonly v: number;
  readonly T: number;
  readonly x: number;
  readonly D: number;
  readonly L: number;
  readonly minutes: number;
}

/** Why so many miles under repair are not the greatest number for which the time is enough. */
function repairWhy({ u, v, T, x, D }: Stop, miles: number): string {
  if (miles > D) return `The site is only ${D} miles away.`;
  const hours = about(miles / u + (D - miles) / v);
  return miles > x
    ? `With ${miles} miles under repair, the trip would take ${hours} hours, more than ${T}.`
    : `With ${miles} miles under repair, the trip would take ${hours} hours, so more miles can be under repair.`;
}

function wrongStop(drawn: Stop) {
  const { who, u, v, T, x, D, L, minutes } = drawn;
  const [slow, fast] = [about((60 * (x - L)) / u), about((60 * (x - L)) / v)];
  const saved = `The ${x} − ${L} = ${x - L} miles that aren't under repair after all take ${slow} minutes at ${u} miles per hour and ${fast} minutes at ${v} miles per hour.`;
  const without = 60 * T - minutes;
  return [
    [
      D - x,
      `If ${x} miles are under repair, ${D} − ${x} = ${D - x} is the number of miles that are not.`,
    ],
    [
      ((x - L) / u) * 60,
      `${saved} The time saved is the difference, ${minutes} minutes, not the whole ${slow}.`,
    ],
    [
      ((x - L) / v) * 60,
      `${saved} The time saved is the difference, ${minutes} minutes, not the ${fast} that they still take.`,
    ],
    [
      x - L,
      `${x} − ${L} = ${x - L} is the number of miles traveled at ${v} instead of ${u} miles per hour. The time that this saves is ${minutes} minutes.`,
    ],
    [
      (L / u) * 60,
      `That is how many minutes the ${L} miles under repair take at ${u} miles per hour. The time left for a stop is ${60 * T} minutes minus the ${without} for the whole trip.`,
    ],
    [u * T - (D - x), repairWhy(drawn, u * T - (D - x))],
    [
      v * T - D,
      `In ${T} hours at ${v} miles per hour, ${who} could travel ${v * T} miles, ${v * T - D} more than ${D}. But those are spare miles. ${repairWhy(drawn, v * T - D)}`,
    ],
    [
      60 * T - Math.round((60 * D) / v),
      `At ${v} miles per hour all the way, the trip would take ${about((60 * D) / v)} of the ${60 * T} minutes. With ${L} miles at ${u} miles per hour, it takes ${without}.`,
    ],
    [x + 5, repairWhy(drawn, x + 5)],
    [
      minutes + 5,
      `Without a stop, the trip takes ${without} minutes, and ${without} + ${minutes + 5} = ${60 * T + 5}, more than the ${60 * T} minutes in ${T} hours.`,
    ],
  ] as const;
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /speed of (\d+) miles .* leaves at \d+:(\d+) a\.m\. .* speed of (\d+) miles[^]* arrive (\d+) minutes early/,
    fits: (D, w, u = 0, m = 0, v = 0, k = 0) =>
      near(D / u - m / 60, D / v) && near(D / u - k / 60, D / w),
  },
  {
    wording:
      /site that is (\d+) miles .* within (\d+) hours\..* speed of (\d+) miles .* speed of (\d+) miles[^]* if (\d+) miles/,
    fits: (x, stop, D = 0, T = 0, u = 0, v = 0, L = 0) =>
      near(x / u + (D - x) / v, T) && near(L / u + (D - L) / v + stop / 60, T),
  },
];

export const template: TwoPartTemplate = {
  id: "late-but-on-time",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two speeds and a time that must be met: a distance, and the speed or stop it permits.",

  make(rng) {
    const ask = rng.pick([askLate, askLate, askStop]);
    let asked = null;
    for (let tries = 0; tries < 50; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
