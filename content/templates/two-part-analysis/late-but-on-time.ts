import {
  fittingPairs,
  near,
  pairDraft,
  type PairReading,
  type Rng,
  texThousands as tex,
  thousands,
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
        `At ${u} miles per hour, ${D} miles take ${T} minutes, and at ${v} they take ${T - m} minutes.`,
      ],
      [
        "Speed",
        `the constant speed, in miles per hour, at which ${who}, leaving at ${hour}:00 a.m., must travel by this route to arrive ${k} minutes early`,
        w,
        `${D} miles in ${T - k} minutes is ${w} miles per hour.`,
      ],
    ] as const,
    wrong: [
      [v, `At that speed, ${who} would arrive ${m} minutes early.`],
      [(D * v) / u, `That would take ${T} minutes at ${v} miles per hour.`],
      [(u * m) / 60, `That is how far ${who} would travel in ${m} minutes at the lower speed.`],
      [(v * m) / 60, `That is how far ${who} would travel in ${m} minutes at the higher speed.`],
      [u + ((v - u) * k) / m, "The speed doesn't grow in proportion to the time saved."],
      [T, `That is the number of minutes at ${u} miles per hour.`],
      [T - m, `That is the number of minutes at ${v} miles per hour.`],
      [w + 5, `Then ${who} would arrive more than ${k} minutes early.`],
      [(u + v) / 2, "That is the average of the two speeds."],
      [D + 5, `At the two speeds, the times would then differ by more than ${m} minutes.`],
    ] as const,
    solution: {
      idea: `The distance is the same, and the times differ by ${m} minutes.`,
      steps: [
        `$\\frac{60D}{${u}} - \\frac{60D}{${v}} = ${m}$, so $D \\cdot \\frac{60 \\cdot ${v - u}}{${u} \\cdot ${v}} = ${m}$ and $D = ${D}$.`,
        `At ${u} miles per hour, the trip to ${where} takes ${T} minutes. To save ${k} minutes, it must take ${T - k} minutes: $\\frac{60 \\cdot ${D}}{${T - k}} = ${w}$ miles per hour.`,
      ],
      check: `At ${v} miles per hour, ${D} miles take ${T - m} minutes, which is ${m} fewer than ${T}.`,
      takeaway: "When a distance is fixed, compare the times.",
    },
  };
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
        `Without a stop, the trip would take ${60 * T - minutes} minutes.`,
      ],
    ] as const,
    wrong: [
      [D - x, "That is the number of miles that are not under repair."],
      [((x - L) / u) * 60, `The ${x - L} miles must still be traveled, at ${v} miles per hour.`],
      [
        ((x - L) / v) * 60,
        `The ${x - L} miles would otherwise be traveled at ${u} miles per hour.`,
      ],
      [x - L, "That is a number of miles, not of minutes."],
      [(L / u) * 60, "That is the time on the part under repair."],
      [u * T - (D - x), "Compare the times for the two parts."],
      [v * T - D, `That is how many more miles could be traveled at ${v} miles per hour.`],
      [60 * T - Math.round((60 * D) / v), "This leaves out that the part under repair is slower."],
      [x + 5, `Then the trip would take more than ${T} hours.`],
      [minutes + 5, `Then the trip would take more than ${T} hours.`],
    ] as const,
    solution: {
      idea: `Without repairs, the trip would take $\\frac{${D}}{${v}}$ hours. Each mile under repair adds the same amount of time.`,
      steps: [
        `$\\frac{x}{${u}} + \\frac{${D} - x}{${v}} \\le ${T}$. Multiply by ${thousands(u * v)}: $${v}x + ${u}(${D} - x) \\le ${tex(u * v * T)}$, so $${v - u}x \\le ${tex(u * v * T - u * D)}$ and $x \\le ${x}$.`,
        `With only ${L} miles under repair, ${x - L} miles are traveled at ${v} instead of ${u} miles per hour. This saves $60 \\cdot ${x - L} \\cdot \\left(\\frac{1}{${u}} - \\frac{1}{${v}}\\right) = ${minutes}$ minutes.`,
      ],
      check: `$\\frac{${x}}{${u}} + \\frac{${D - x}}{${v}} = ${T}$.`,
      takeaway:
        "Each mile traveled at the higher speed instead of the lower one saves the same amount of time.",
    },
  };
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
