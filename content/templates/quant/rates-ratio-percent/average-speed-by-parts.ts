import {
  asFraction,
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  gcd,
  isPositiveWhole,
  near,
  openOptions,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type ProblemView,
  range,
  read,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  thousands,
  tidy,
} from "@theta/items/template";

const SPEEDS = [20, 24, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 70, 72, 75, 80, 84];
const TAKEAWAY = "An [[rate]] is the total [[amount]] divided by the total time.";

/** One of k equal parts of a distance at u and the remaining parts at v, at w on average. */
interface Parts {
  readonly k: number;
  readonly u: number;
  readonly v: number;
  readonly w: number;
  /** A distance that makes all the times whole. */
  readonly whole: number;
  readonly first: string;
  readonly second: string;
}

const overall = (k: number, u: number, v: number): number => (k * u * v) / (v + (k - 1) * u);

/** All that give a whole average and don't lie too far apart. */
const ALL_PARTS: readonly Parts[] = [2, 3, 4, 5].flatMap((k) =>
  SPEEDS.flatMap((u) => SPEEDS.map((v) => ({ k, u, v, w: overall(k, u, v) })))
    .filter(
      ({ u, v, w }) => u !== v && isPositiveWhole(w) && Math.max(u, v) <= 2.5 * Math.min(u, v),
    )
    .flatMap((parts) => {
      const { u, v } = parts;
      const whole = range(1, 40)
        .map((n) => n * k * u)
        .find((n) => (n * (k - 1)) % (k * v) === 0);
      if (!whole || whole > 1200) return [];
      const [first, second] = [new Fraction(1, k), new Fraction(k - 1, k)];
      return [{ ...parts, whole, first: fractionText(first), second: fractionText(second) }];
    }),
);
const HALVES = ALL_PARTS.filter(({ k }) => k === 2);
const UNEQUAL = ALL_PARTS.filter(({ k }) => k > 2);

function askAverage(parts: Parts): AskedProblem {
  const { k, u, v, w, whole, first, second } = parts;
  const hours = [whole / k / u, (whole - whole / k) / v] as const;
  const [low, high] = [Math.min(u, v), Math.max(u, v)];
  return {
    difficulty: k === 2 ? 3 : 4,
    stems:
      k === 2
        ? [
            `A bus traveled from Town P to Town Q at an average speed of ${u} miles per hour and returned along the same route at an average speed of ${v} miles per hour. What was the average speed of the bus, in miles per hour, for the round trip?`,
            `A printer printed half of the pages of a report at an average rate of ${u} pages per minute and the remaining half at an average rate of ${v} pages per minute. What was the printer's average rate, in pages per minute, for the entire report?`,
          ]
        : [
            `A car traveled the first ${first} of the distance from City X to City Y at an average speed of ${u} miles per hour and the remaining ${second} of the distance at an average speed of ${v} miles per hour. What was the average speed of the car, in miles per hour, for the entire distance?`,
            `A pump filled ${first} of a tank at an average rate of ${u} gallons per minute and the remaining ${second} of the tank at an average rate of ${v} gallons per minute. What was the average rate, in gallons per minute, at which the pump filled the tank?`,
          ],
    key: w,
    why: `For ${thousands(whole)} [[units]], the time is $${hours[0]} + ${hours[1]} = ${hours[0] + hours[1]}$ [[times]], and $\\frac{${tex(whole)}}{${hours[0] + hours[1]}} = ${w}$.`,
    wrong: [
      [
        (u + v) / 2,
        "averages the speeds",
        `This is $\\frac{${u} + ${v}}{2}$, which would be right if the two parts took equal times, but for ${thousands(whole)} [[units]] they take ${hours[0]} and ${hours[1]} [[times]].`,
      ],
      [
        (u + (k - 1) * v) / k,
        "weights by the parts",
        `This is $\\frac{${u} + ${k === 2 ? "" : `${k - 1} \\cdot `}${v}}{${k}}$, which weights ${u} and ${v} by [[units]], but they have to be weighted by [[times]], ${hours[0]} and ${hours[1]} for ${thousands(whole)} [[units]].`,
      ],
      [
        overall(k, v, u),
        "interchanges the parts",
        `This uses ${v} for the first ${first} and ${u} for the remaining ${second}.`,
      ],
      [
        overall(2, u, v),
        "takes halves",
        `This is $\\frac{2 \\cdot ${u} \\cdot ${v}}{${u} + ${v}}$, as if the two parts were halves.`,
      ],
      [
        ((k - 1) * u + v) / k,
        "weights by the other parts",
        `This is $\\frac{${k === 2 ? "" : `${k - 1} \\cdot `}${u} + ${v}}{${k}}$, which interchanges the parts and weights them by [[units]] instead of by [[times]].`,
      ],
      [
        (2 * low + high) / 3,
        "weights the slower part twice",
        `This is $\\frac{2 \\cdot ${low} + ${high}}{3}$, but the times at ${u} and ${v} are in the ratio $${hours[0]} : ${hours[1]}$.`,
      ],
      [
        (3 * low + high) / 4,
        "averages the average",
        `This is the average of ${low} and ${(u + v) / 2}, not the total [[amount]] divided by the total time.`,
      ],
      [
        (low + 3 * high) / 4,
        "averages the average",
        `This is the average of ${(u + v) / 2} and ${high}, not the total [[amount]] divided by the total time.`,
      ],
      [low, "takes the lower value", `Only one part was at ${low}. The other was at ${high}.`],
      [high, "takes the higher value", `Only one part was at ${high}. The other was at ${low}.`],
    ],
    words: (wording) =>
      [
        [
          {
            units: "miles",
            times: "hours",
            time: "hour",
            rate: "average speed",
            amount: "distance",
          },
          {
            units: "pages",
            times: "minutes",
            time: "minute",
            rate: "average rate",
            amount: "number of pages",
          },
        ],
        [
          {
            units: "miles",
            times: "hours",
            time: "hour",
            rate: "average speed",
            amount: "distance",
          },
          {
            units: "gallons",
            times: "minutes",
            time: "minute",
            rate: "average rate",
            amount: "number of gallons",
          },
        ],
      ][k === 2 ? 0 : 1]![wording - 1]!,
    solution: {
      idea: "Choose a convenient number of [[units]], and add the times of the two parts.",
      fast: [
        `For ${thousands(whole)} [[units]], the times are $\\frac{${tex(whole / k)}}{${u}} = ${hours[0]}$ and $\\frac{${tex(whole - whole / k)}}{${v}} = ${hours[1]}$ [[times]], so the [[rate]] is $\\frac{${tex(whole)}}{${hours[0]} + ${hours[1]}} = ${w}$.`,
      ],
      steps: [
        `For $d$ [[units]], the time is $\\frac{d}{${k} \\cdot ${u}} + ${k === 2 ? `\\frac{d}{2 \\cdot ${v}}` : `\\frac{${k - 1}d}{${k} \\cdot ${v}}`} = \\frac{${v}d + ${k === 2 ? "" : `${k - 1} \\cdot `}${u}d}{${k} \\cdot ${u} \\cdot ${v}}$, or $\\frac{${tex(v + (k - 1) * u)}d}{${tex(k * u * v)}} = \\frac{d}{${w}}$ [[times]].`,
        `The [[rate]] is $d$ divided by this time, $d \\div \\frac{d}{${w}} = ${w}$.`,
      ],
      check:
        k === 2
          ? `The average must be less than $\\frac{${u} + ${v}}{2} = ${(u + v) / 2}$, because the slower half takes more time.`
          : `In ${count(hours[0], "[[time]]")} at ${u} and ${count(hours[1], "[[time]]")} at ${v}, the total is $${u} \\cdot ${hours[0]} + ${v} \\cdot ${hours[1]} = ${tex(whole)}$ [[units]].`,
      takeaway: TAKEAWAY,
    },
  };
}

function askSecond(parts: Parts): AskedProblem {
  const { k, u, v, w, whole, first, second } = parts;
  const [all, one] = [whole / w, whole / k / u];
  return {
    difficulty: 5,
    stems: [
      `A driver completed the first ${first} of a trip at an average speed of ${u} miles per hour. At what average speed, in miles per hour, must the driver travel the remaining ${second} of the trip for the average speed of the entire trip to be ${w} miles per hour?`,
      `A machine must complete an order at an average rate of ${w} units per hour. If the machine completes the first ${first} of the order at a rate of ${u} units per hour, at what rate, in units per hour, must it complete the remaining ${second} of the order?`,
    ],
    key: v,
    why: `For ${thousands(whole)} [[units]], ${count(all, "hour")} may be used, and the first part takes ${one}, so the remaining ${thousands(whole - whole / k)} [[units]] must take ${count(all - one, "hour")}, at $\\frac{${tex(whole - whole / k)}}{${all - one}} = ${v}$ per hour.`,
    wrong: [
      [
        2 * w - u,
        "averages the speeds",
        `The average of ${u} and ${2 * w - u} is ${w}, but that would be right only if both parts took equal times.`,
      ],
      [
        (k * w - u) / (k - 1),
        "weights by the parts",
        `This comes from $\\frac{${u} + ${k - 1}r}{${k}} = ${w}$, which weights the two rates by [[units]], but they have to be weighted by times.`,
      ],
      [
        (u * w) / (2 * u - w),
        "takes halves",
        `This comes from $\\frac{2 \\cdot ${u}r}{${u} + r} = ${w}$, as if each of the two parts were half of the [[whole]].`,
      ],
      [
        u + w,
        "adds the speeds",
        `This is $${u} + ${w}$, but the first part is done at only ${u}, and the values don't add up.`,
      ],
      [
        (k * w) / (k - 1),
        "divides by the part",
        `This is $${w} \\div \\frac{${k - 1}}{${k}}$, as if the first part took time but counted for no [[units]].`,
      ],
      [
        w,
        "uses the target",
        `At ${w} for the rest, the first part at ${u} would keep the average ${u < w ? "below" : "above"} ${w}.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? { units: "miles", whole: "trip", rate: "average speed", amount: "distance" }
        : { units: "units", whole: "order", rate: "average rate", amount: "number of units" },
    solution: {
      idea: "Compare the time that is allowed with the time that is already used.",
      fast: [
        `For ${thousands(whole)} [[units]], $\\frac{${tex(whole)}}{${w}} = ${all}$ ${all === 1 ? "hour" : "hours"} may be used, and the first ${thousands(whole / k)} take $\\frac{${tex(whole / k)}}{${u}} = ${one}$. That leaves ${count(all - one, "hour")} for ${thousands(whole - whole / k)} [[units]], and $\\frac{${tex(whole - whole / k)}}{${all - one}} = ${v}$.`,
      ],
      steps: [
        `If the [[whole]] has $d$ [[units]] and the rest is done at $r$ [[units]] per hour, then $\\frac{d}{${tex(k * u)}} + \\frac{${k === 2 ? "" : k - 1}d}{${k}r} = \\frac{d}{${w}}$.`,
        `So $\\frac{${k - 1}}{${k}r} = \\frac{1}{${w}} - \\frac{1}{${tex(k * u)}} = ${texFraction(new Fraction(1, w).minus(new Fraction(1, k * u)))}$, and $r = \\frac{${k - 1}}{${k}} \\div ${texFraction(new Fraction(1, w).minus(new Fraction(1, k * u)))} = ${v}$.`,
      ],
      check: `$\\frac{${tex(whole / k)}}{${u}} + \\frac{${tex(whole - whole / k)}}{${v}} = ${one} + ${all - one} = ${all}$ hours for ${thousands(whole)} [[units]], which is ${w} per hour.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Part of a distance at u, the remaining part at v, and w on average: how the distance divides. */
const isSmall = (n: number): boolean => (asFraction(n)?.bottom ?? 99) <= 12;

/** Three speeds of which the middle one is the average, in order. */
const THREES = SPEEDS.flatMap((u) =>
  SPEEDS.flatMap((w) => SPEEDS.map((v) => ({ u, v, w, time: (v - w) / (v - u) }))),
)
  .filter(({ u, v, w }) => u < w && w < v && v <= 2.5 * u)
  .filter(({ u, w, time }) => isSmall(time) && isSmall((time * u) / w));

function askPart(rng: Rng, asksMiles: boolean): AskedProblem | null {
  const { u, v, w, time } = rng.pick(THREES);
  const hours = rng.int(3, 10);
  const share = (time * u) / w;
  const [slowHours, slowMiles] = [tidy(hours * time), tidy(share * w * hours)];
  const total = w * hours;
  if (!isPositiveWhole(slowHours)) return null;
  const scale = asksMiles ? total : 1;
  const part = asksMiles ? `${total} times the fraction` : "the fraction";
  const ofTotal = asksMiles ? ` of ${total}` : "";
  const told = `at a constant speed of ${u} miles per hour and the remaining part at a constant speed of ${v} miles per hour`;
  return {
    difficulty: 6,
    stems: asksMiles
      ? [
          `A train made a trip of ${total} miles in ${hours} hours. If the train traveled part of the distance ${told}, how many miles did it travel at ${u} miles per hour?`,
          `A car traveled ${total} miles at an average speed of ${w} miles per hour. It traveled part of the distance ${told}. How many miles did the car travel at ${u} miles per hour?`,
        ]
      : [
          `A truck traveled part of the distance from Town P to Town Q ${told}. If the average speed for the entire distance was ${w} miles per hour, what fraction of the distance did the truck travel at ${u} miles per hour?`,
          `A machine produced part of an order at a constant rate of ${u} units per hour and the remaining part at a constant rate of ${v} units per hour. If the average rate for the entire order was ${w} units per hour, what fraction of the order was produced at ${u} units per hour?`,
        ],
    key: tidy(share * scale, 9),
    why: `$\\frac{${v} - ${w}}{${v} - ${u}} = ${texFraction(asFraction(time)!)}$ of the time at ${u} gives $${texFraction(asFraction(time)!)} \\cdot \\frac{${u}}{${w}} = ${texFraction(asFraction(share)!)}$ of the total.`,
    wrong: [
      [
        time * scale,
        "finds the fraction of the time",
        `This is ${part} of the time at ${u}, $\\frac{${v} - ${w}}{${v} - ${u}}$, not of the [[units]].`,
      ],
      // These two have the total as their sum, so that they look like the two parts.
      [
        (1 - time) * scale,
        "finds the complement of the time",
        `This is ${part} of the time at ${v}, $\\frac{${w} - ${u}}{${v} - ${u}}$, not of the [[units]] at ${u}.`,
      ],
      [
        (u / (u + v)) * scale,
        "compares the speeds",
        `This is $\\frac{${u}}{${u} + ${v}}$${ofTotal}, which would be right for equal times at ${u} and ${v}.`,
      ],
      [
        (v / (u + v)) * scale,
        "compares the speeds",
        `This is $\\frac{${v}}{${u} + ${v}}$${ofTotal}, but the average of ${w} isn't used.`,
      ],
      [
        (u / w) * scale,
        "divides by the average",
        `This is $\\frac{${u}}{${w}}$${ofTotal}, which would be right only if all the time were spent at ${u}.`,
      ],
      [
        scale / 2,
        "takes halves",
        `Halves would give an average of $\\frac{2 \\cdot ${u} \\cdot ${v}}{${u} + ${v}}$, which isn't ${w}.`,
      ],
      [(1 - share) * scale, "finds the complement", `This is the part at ${v}, not at ${u}.`],
    ],
    words: (wording) => ({ units: !asksMiles && wording === 2 ? "units" : "miles" }),
    solution: {
      idea: "The average is weighted by time, not by [[units]], so find the time first.",
      fast: [
        `By time, the fraction at ${u} is $\\frac{${v} - ${w}}{${v} - ${u}} = ${texFraction(asFraction(time)!)}$. The rate in that time is $\\frac{${u}}{${w}}$ of the average rate, so the share of the total is $${texFraction(asFraction(time)!)} \\cdot \\frac{${u}}{${w}} = ${texFraction(asFraction(share)!)}$${asksMiles ? `, or ${slowMiles} miles` : ""}.`,
      ],
      steps: [
        `Take ${hours} hours, so the total is $${w} \\cdot ${hours} = ${tex(total)}$. If $t$ hours are at ${u}, $${u}t + ${v}(${hours} - t) = ${tex(total)}$.`,
        `So $${v - u}t = ${tex(v * hours)} - ${tex(total)} = ${tex(v * hours - total)}$, and $t = \\frac{${tex(v * hours - total)}}{${v - u}} = ${slowHours}$.`,
        `The number of [[units]] at ${u} is $${u} \\cdot ${slowHours} = ${tex(slowMiles)}$, which is $${texFraction(asFraction(share)!)}$ of ${thousands(total)}.`,
      ],
      check: `The share of the total at the lower rate must be less than the share of the time, $${texFraction(asFraction(time)!)}$.`,
      takeaway: "Average rates are weighted by time. Convert times into [[units]] at the end.",
    },
    ...(asksMiles
      ? {}
      : {
          text: (value: number) => fractionText(asFraction(value)!),
          shows: (value: number) => value > 0 && value < 1 && isSmall(value),
        }),
  };
}

/** (p + qx) / (r + sx) */
type Expression = readonly [p: number, q: number, r: number, s: number];

function expressionText([p, q, r, s]: Expression): string {
  const shared = [p, q, r, s].reduce(gcd);
  const linear = (free: number, x: number): string => {
    if (x === 0) return tex(free / shared);
    const size = Math.abs(x / shared) === 1 ? "x" : `${Math.abs(x / shared)}x`;
    return x > 0 ? `${size} + ${tex(free / shared)}` : `${tex(free / shared)} - ${size}`;
  };
  return `$\\frac{${linear(p, q)}}{${linear(r, s)}}$`;
}

function askInTerms(rng: Rng): ProblemDraft | null {
  const [u, v] = rng.sample([20, 30, 40, 45, 50, 60, 75, 80], 2).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const [gap, both] = [v - u, 100 * u * v];
  if (v > 2 * u) return null;
  const wording = rng.int(1, 2);
  const whole = wording === 1 ? "distance" : "order";
  const wrong: [Expression, string, string][] = [
    [
      [100 * v, -gap, 100, 0],
      "weights by distance",
      `This is $\\frac{x}{100} \\cdot ${u} + \\frac{100 - x}{100} \\cdot ${v}$, which weights the rates by parts of the ${whole} instead of by times.`,
    ],
    [
      [both, 0, 100 * v, -gap],
      "interchanges the parts",
      `For $x = 100$ this is ${v}, but then the whole ${whole} is at ${u}.`,
    ],
    [
      [100 * u, gap, 100, 0],
      "weights by distance",
      `This is $\\frac{100 - x}{100} \\cdot ${u} + \\frac{x}{100} \\cdot ${v}$, which interchanges the parts and weights them by parts of the ${whole} instead of by times.`,
    ],
    [
      [both, 0, 100 * v, gap],
      "interchanges the parts and a sign",
      `For $x = 0$ this is ${u}, but then the whole ${whole} is at ${v}.`,
    ],
    [
      [both, 0, 100 * u, -gap],
      "loses a sign",
      `For $x = 0$ this is ${v}, and it increases with $x$, but the average must decrease to ${u} for $x = 100$.`,
    ],
    [
      [2 * both, 0, 100 * (u + v), gap],
      "starts from halves",
      `For $x = 0$ this is $\\frac{2 \\cdot ${u} \\cdot ${v}}{${u} + ${v}}$, the average for two halves, but then the whole ${whole} is at ${v}.`,
    ],
    [
      [u * v, 0, u, gap],
      "takes 1 for the total",
      `This is 1 divided by $\\frac{x}{${u}} + \\frac{1 - x}{${v}}$, but if the ${whole} is 1, the first part is $\\frac{x}{100}$, not $x$.`,
    ],
    [
      [both, 0, 100 * (u + v), 0],
      "adds the speeds",
      `This is 1 divided by $\\frac{1}{${u}} + \\frac{1}{${v}}$, whatever $x$ is, but the average depends on $x$.`,
    ],
  ];
  return {
    variant: `terms/${wording}`,
    context: "real",
    difficulty: 6,
    stem:
      wording === 1
        ? `During a trip, a driver traveled $x$ percent of the total distance at an average speed of ${u} miles per hour and the remaining distance at an average speed of ${v} miles per hour. In terms of $x$, what was the driver's average speed, in miles per hour, for the entire trip?`
        : `A machine filled $x$ percent of the bottles in an order at a rate of ${u} bottles per minute and the remaining bottles at a rate of ${v} bottles per minute. In terms of $x$, what was the machine's average rate, in bottles per minute, for the entire order?`,
    key: {
      text: expressionText([both, 0, 100 * u, gap]),
      why: `A total of 100 takes $\\frac{x}{${u}} + \\frac{100 - x}{${v}} = \\frac{${tex(100 * u)} + ${gap}x}{${tex(u * v)}}$, and the average is 100 divided by that.`,
    },
    slips: wrong.map(([expression, slip, why]) => ({
      text: expressionText(expression),
      slip,
      why,
    })),
    solution: {
      idea: "Let the total be 100, so that $x$ percent of it is $x$.",
      fast: [
        `Test the options: for $x = 0$ the average must be ${v}, for $x = 100$ it must be ${u}, and for $x = 50$ it must be less than ${(u + v) / 2}. Only one option passes.`,
      ],
      steps: [
        `The time for a total of 100 is $\\frac{x}{${u}} + \\frac{100 - x}{${v}} = \\frac{${tex(100 * u)} + ${gap}x}{${tex(u * v)}}$.`,
        `The average is $100 \\div \\frac{${tex(100 * u)} + ${gap}x}{${tex(u * v)}} = \\frac{${tex(both)}}{${tex(100 * u)} + ${gap}x}$, or ${expressionText([both, 0, 100 * u, gap])}.`,
      ],
      check: `For $x = 50$ the average is less than ${(u + v) / 2}.`,
      takeaway: "If only percents of a total are given, let the total be 100.",
    },
  };
}

/** Tries three percents in each option. */
function fittingExpressions({ stem, options }: ProblemView): number[] {
  const [u, v] = read(stem, / of (\d+) (?:miles|bottles) .* of (\d+) /).map(Number) as [
    number,
    number,
  ];
  return options.flatMap((option, k) => {
    const fits = [10, 50, 80].every((x) => {
      const [top, bottom] = read(option.replaceAll("{,}", ""), /\((.+)\)\/\((.+)\)/) as [
        string,
        string,
      ];
      return near(linearAt(top, x) / linearAt(bottom, x), 100 / (x / u + (100 - x) / v));
    });
    return fits ? [k] : [];
  });
}

function linearAt(text: string, x: number): number {
  const terms = Array.from(plain(text).matchAll(/([+-]?) ?(\d*)(x?)/g));
  return terms
    .filter(([, , digits, name]) => digits || name)
    .reduce((total, [, sign, digits, name]) => {
      const size = (digits ? Number(digits) : 1) * (name ? x : 1);
      return total + (sign === "-" ? -size : size);
    }, 0);
}

const FASTER_SECOND = ALL_PARTS.filter(({ u, v }) => u < v);
const ASK = {
  halves: (rng: Rng) => askAverage(rng.pick(HALVES)),
  unequal: (rng: Rng) => askAverage(rng.pick(UNEQUAL)),
  second: (rng: Rng) => askSecond(rng.pick(FASTER_SECOND)),
  miles: (rng: Rng) => askPart(rng, true),
  fraction: (rng: Rng) => askPart(rng, false),
};
const KINDS = ["halves", "unequal", "second", "second", "miles", "fraction", "terms"] as const;

const time = (k: number, u: number, v: number): number => 1 / u + (k - 1) / v;
const between = (tried: number, u: number, v: number): boolean =>
  tried > Math.min(u, v) && tried < Math.max(u, v);
const isShare = (f: number, u: number, v: number, w: number): boolean =>
  near(f / u + (1 - f) / v, 1 / w);

const READINGS: readonly StemReading[] = [
  {
    wording:
      /(?:Town P to Town Q at an average|half of the pages).* of (\d+) (?:miles|pages) .* of (\d+) /,
    fits: (w, u, v) => near(2 / w, time(2, u, v)),
    open: between,
  },
  {
    wording:
      /\(1\)\/\((\d+)\) of (?:the distance from|a tank).* of (\d+) (?:miles|gall).* of (\d+) /,
    fits: (w, k, u, v) => near(k / w, time(k, u, v)),
    open: (w, _k, u, v) => between(w, u, v),
  },
  {
    wording: /first \(1\)\/\((\d+)\) of a trip .* of (\d+) .* to be (\d+) /,
    fits: (v, k, u, w) => near(k / w, time(k, u, v)),
    open: (v, _k, _u, w) => v > w,
  },
  {
    wording: /rate of (\d+) units .* first \(1\)\/\((\d+)\) .* of (\d+) units/,
    fits: (v, w, k, u) => near(k / w, time(k, u, v)),
    open: (v, w) => v > w,
  },
  {
    wording: /trip of (\d+) miles in (\d+) hours.* of (\d+) miles .* of (\d+) miles/,
    fits: (part, total, hours, u, v) => near(part / u + (total - part) / v, hours),
    open: (part, total) => part < total,
  },
  {
    wording: /traveled (\d+) miles at .* of (\d+) miles .* of (\d+) miles .* of (\d+) miles/,
    fits: (part, total, w, u, v) => isShare(part / total, u, v, w),
    open: (part, total) => part < total,
  },
  {
    wording: /constant \w+ of (\d+) .* constant \w+ of (\d+) .* was (\d+) .* what fraction/,
    fits: isShare,
  },
];

export const template: ProblemTemplate = {
  id: "average-speed-by-parts",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "Two rates over parts of a total: the average goes by times, not by parts.",

  make(rng) {
    const kind = rng.pick(KINDS);
    if (kind === "terms") return askInTerms(rng);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds the times that each option implies. */
  check(view) {
    return view.stem.includes("In terms of")
      ? fittingExpressions(view)
      : fittingOptions(view, READINGS);
  },

  possible(view) {
    return view.stem.includes("In terms of")
      ? view.options.map(() => true)
      : openOptions(view, READINGS);
  },
};
