import {
  formulaOf,
  formulaSlip,
  Fraction,
  gcd,
  near,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  read,
  type Rng,
  type Solution,
  texFirst,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "Parallel lines have equal slopes, and the product of the slopes of perpendicular lines is $-1$.";

/** The given line ax + by = c, how line k lies to it, and a number of steps along line k. */
interface Drawn {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly isPerpendicular: boolean;
  readonly steps: number;
}

interface Asked {
  readonly difficulty: number;
  readonly stems: readonly [string, string];
  readonly key: number;
  /** The answer for another slope of line k. */
  readonly withSlope: (slope: number) => number;
  /** [value, slip, why] */
  readonly partial: readonly (readonly [number, string, string])[];
  readonly ending: readonly string[];
}

const signed = (n: number): string => (n < 0 ? `$${n}$` : String(n));
const paren = (n: number | string): string => (String(n).startsWith("-") ? `(${n})` : String(n));

const word = ({ isPerpendicular }: Drawn): string =>
  isPerpendicular ? "perpendicular" : "parallel";
const equationOf = ({ a, b, c }: Drawn): string => `${texFirst(a, "x")} ${texTerm(b, "y")} = ${c}`;
const slopeOf = ({ a, b }: Drawn): Fraction => new Fraction(-a, b);
const slopeOfK = (drawn: Drawn): Fraction =>
  drawn.isPerpendicular ? new Fraction(drawn.b, drawn.a) : slopeOf(drawn);

/** How x and y change along line k, in integers. */
function moveOf(drawn: Drawn): readonly [number, number] {
  const { top, bottom } = slopeOfK(drawn);
  return [bottom * drawn.steps, top * drawn.steps];
}

function askThrough(drawn: Drawn, rng: Rng): Asked {
  const [dx, dy] = moveOf(drawn);
  const [p, q] = [rng.int(-5, 8), rng.int(-5, 8)];
  const asksX = rng.pick([true, false]);
  const [u, v] = [p + dx, q + dy];
  const point = asksX ? `(t, ${v})` : `(${u}, t)`;
  const m = texFraction(slopeOfK(drawn));
  return {
    difficulty: drawn.isPerpendicular ? 4 : 3,
    stems: [
      `In the $xy$-plane, line $k$ passes through the points $(${p}, ${q})$ and $${point}$. If line $k$ is ${word(drawn)} to the line $${equationOf(drawn)}$, what is the value of $t$?`,
      `In the $xy$-plane, line $k$ is ${word(drawn)} to the line $${equationOf(drawn)}$ and passes through the point $(${p}, ${q})$. If the point $${point}$ is on line $k$, what is the value of $t$?`,
    ],
    key: asksX ? u : v,
    withSlope: (slope) => (asksX ? p + dy / slope : q + dx * slope),
    partial: [
      [
        asksX ? dx : dy,
        "stops at the change",
        asksX
          ? `This is the change in $x$ from $(${p}, ${q})$. Add it to ${signed(p)}.`
          : `This is the change in $y$ from $(${p}, ${q})$. Add it to ${signed(q)}.`,
      ],
      [
        asksX ? p + dy : q + dx,
        "takes the slope as 1",
        `This takes ${signed(asksX ? dy : dx)} for the change in $${asksX ? "x" : "y"}$ as well, as if the slope were 1. The slope of line $k$ is $${m}$.`,
      ],
      [
        asksX ? p - dy : q - dx,
        "takes the slope as -1",
        `This takes ${signed(asksX ? -dy : -dx)} for the change in $${asksX ? "x" : "y"}$, as if the slope were $-1$. The slope of line $k$ is $${m}$.`,
      ],
      [
        asksX ? v : u,
        "takes the other coordinate",
        `This is the $${asksX ? "y" : "x"}$-coordinate of the point. The $${asksX ? "x" : "y"}$-coordinate is asked for.`,
      ],
    ],
    ending: [
      asksX
        ? `From $(${p}, ${q})$ to $(t, ${v})$, $y$ changes by $${v} - ${paren(q)} = ${dy}$, so $x$ changes by $${dy} \\div ${paren(m)} = ${dx}$.`
        : `From $(${p}, ${q})$ to $(${u}, t)$, $x$ changes by $${u} - ${paren(p)} = ${dx}$, so $y$ changes by $${m} \\cdot ${paren(dx)} = ${dy}$.`,
      asksX
        ? `So $t = ${p} ${texTerm(dx, "")} = ${u}$.`
        : `So $t = ${q} ${texTerm(dy, "")} = ${v}$.`,
    ],
  };
}

/** Both lines have one intercept in common. */
function askShared(drawn: Drawn, rng: Rng): Asked | null {
  const { a, b, steps } = drawn;
  const onX = rng.pick([true, false]);
  const line = { ...drawn, c: (onX ? a * a : b * b) * steps, isPerpendicular: true };
  if (Math.abs(line.c) > 48) return null;
  const [here, there] = onX ? ["x", "y"] : ["y", "x"];
  const meeting = onX ? a * steps : b * steps;
  const key = onX ? -b * steps : -a * steps;
  const own = onX ? line.c / b : line.c / a;
  const m = texFraction(slopeOfK(line));
  return {
    difficulty: 6,
    stems: [
      `In the $xy$-plane, lines $j$ and $k$ are perpendicular and have the same $${here}$-intercept. If an equation of line $j$ is $${equationOf(line)}$, what is the $${there}$-intercept of line $k$?`,
      `In the $xy$-plane, line $k$ is perpendicular to the line $${equationOf(line)}$ and intersects it at a point on the $${here}$-axis. What is the $${there}$-intercept of line $k$?`,
    ],
    key,
    withSlope: (slope) => (onX ? -slope * meeting : -meeting / slope),
    partial: [
      [
        own,
        "takes the given line",
        `With $${here} = 0$ in $${equationOf(line)}$, $${there} = ${own}$. This is the $${there}$-intercept of the given line, not of line $k$.`,
      ],
      [
        meeting,
        "stops at the point they share",
        `This is the $${here}$-intercept that the lines share. The question is about the $${there}$-intercept of line $k$.`,
      ],
      [
        -meeting,
        "makes the intercepts opposite",
        `Intercepts of ${signed(meeting)} and ${signed(-meeting)} mean a slope of 1, but the slope of line $k$ is $${m}$.`,
      ],
    ],
    ending: [
      `With $${there} = 0$, the given line has the $${here}$-intercept $${meeting}$, so line $k$ passes through $${onX ? `(${meeting}, 0)` : `(0, ${meeting})`}$.`,
      onX
        ? `From there to the $y$-axis, $x$ changes by $${-meeting}$, so $y$ changes by $${m} \\cdot ${meeting > 0 ? `(${-meeting})` : -meeting} = ${key}$. The $y$-intercept is $${key}$.`
        : `From there to the $x$-axis, $y$ changes by $${-meeting}$, so $x$ changes by $${-meeting} \\div ${slopeOfK(line).value < 0 ? `(${m})` : m} = ${key}$. The $x$-intercept is $${key}$.`,
    ],
  };
}

/** The letter is in both points. */
function askTwice(drawn: Drawn, rng: Rng): Asked | null {
  const [dx, dy] = moveOf(drawn);
  const p = rng.int(-6, 9);
  const t = p + dx;
  const r = t + dy;
  const slope = slopeOfK(drawn);
  if (dx + dy === 0 || r === p || t === 0) return null;
  const { top, bottom } = slope;
  const total = r * bottom + top * p;
  return {
    difficulty: drawn.isPerpendicular ? 6 : 5,
    stems: [
      `In the $xy$-plane, the line through the points $(${p}, t)$ and $(t, ${r})$ is ${word(drawn)} to the line $${equationOf(drawn)}$. What is the value of $t$?`,
      `In the $xy$-plane, the points $(${p}, t)$ and $(t, ${r})$ are on line $k$. If line $k$ is ${word(drawn)} to the line $${equationOf(drawn)}$, what is the value of $t$?`,
    ],
    key: t,
    withSlope: (tried) => (r + tried * p) / (1 + tried),
    partial: [
      [
        (r * bottom + top * p) / (top - bottom),
        "loses a sign",
        `This is $\\frac{${total}}{${top - bottom}}$. The terms in $t$ add up to $${texFirst(top + bottom, "t")}$, so divide ${signed(total)} by ${signed(top + bottom)}.`,
      ],
      [
        (r * bottom - top * p) / (bottom + top),
        "loses a sign",
        `This is $\\frac{${r * bottom - top * p}}{${top + bottom}}$. On the right side, $${top} \\cdot ${paren(-p + 0)}$ is $${0 - top * p}$, and moving it to the left gives $${total}$ in all.`,
      ],
      [
        -t,
        "reverses the sign",
        t === -p
          ? `With $t = ${-t}$, both points would have the $x$-coordinate ${signed(p)}, so the line would be vertical.`
          : `With $t = ${-t}$, the slope of the line would be $\\frac{${r + t}}{${-t - p}}$, not $${texFraction(slope)}$.`,
      ],
      [
        (p + r) / 2,
        "takes the average",
        `This is $\\frac{${p} ${texTerm(r, "")}}{2}$. It makes the changes in $x$ and $y$ equal, so the slope would be 1, not $${texFraction(slope)}$.`,
      ],
      [
        r - p,
        "subtracts the coordinates",
        `This is $${r} - ${paren(p)}$, the sum of the changes in $x$ and $y$, not $t$.`,
      ],
      [
        p + r,
        "adds the coordinates",
        r === 0
          ? `This is $${p} + 0$, and the line would be vertical.`
          : `This is $${p} + ${paren(r)}$. The slope of the line would then be $\\frac{${0 - p}}{${r}}$, not $${texFraction(slope)}$.`,
      ],
    ],
    ending: [
      `So $\\frac{${r} - t}{t ${texTerm(-p, "")}} = ${texFraction(slope)}$, or $${bottom === 1 ? `${r} - t` : `${bottom}(${r} - t)`} = ${top === 1 ? "" : top === -1 ? "-" : top}${top === 1 ? `t ${texTerm(-p, "")}` : `(t ${texTerm(-p, "")})`}$.`,
      top + bottom === 1
        ? `Collect the terms in $t$: $t = ${t}$.`
        : `Collect the terms in $t$: $${texFirst(top + bottom, "t")} = ${total}$, so $t = ${t}$.`,
    ],
  };
}

const ASK = { through: askThrough, shared: askShared, twice: askTwice };
const KINDS = ["through", "shared", "shared", "shared", "twice"] as const;

function drawLine(rng: Rng): Drawn | null {
  const [a, b] = [rng.int(1, 5), rng.int(1, 5) * rng.pick([1, -1])];
  const isPerpendicular = rng.int(1, 3) > 1;
  const c = Math.abs(a * b) * rng.int(1, 4);
  if (gcd(a, b) > 1 || Math.abs(a * b) < 2 || c > 40) return null;
  return { a, b, c, isPerpendicular, steps: rng.pick([-3, -2, -1, 1, 2, 3]) };
}

function solutionOf(drawn: Drawn, ending: readonly string[], isShared: boolean): Solution {
  const [given, mine] = [texFraction(slopeOf(drawn)), texFraction(slopeOfK(drawn))];
  const atZero = new Fraction(drawn.c, drawn.b);
  return {
    idea: isShared
      ? "The given line gives both the slope of line $k$ and a point on it."
      : "The given line is needed only for its slope.",
    steps: [
      `Solve $${equationOf(drawn)}$ for $y$: $y = ${given}x ${atZero.value < 0 ? "-" : "+"} ${texFraction(new Fraction(Math.abs(atZero.top), Math.abs(atZero.bottom)))}$, so the slope of the given line is $${given}$.`,
      drawn.isPerpendicular
        ? `The slope of a perpendicular line is the negative reciprocal, $${mine}$.`
        : `A parallel line has the same slope, $${mine}$.`,
      ...ending,
    ],
    ...(drawn.isPerpendicular && {
      check: `The lines are perpendicular, because $${given} \\cdot ${paren(mine)} = -1$.`,
    }),
    takeaway: TAKEAWAY,
  };
}

export const template: ProblemTemplate = {
  id: "perpendicular-or-parallel",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "A line parallel or perpendicular to a given one: its slope and one point settle the rest.",

  make(rng): ProblemDraft | null {
    const line = drawLine(rng);
    if (!line) return null;
    const kind = rng.pick(KINDS);
    const drawn = kind === "shared" ? { ...line, isPerpendicular: true } : line;
    const asked = ASK[kind](drawn, rng);
    if (!asked || Math.abs(asked.key) > 12) return null;
    const wording = rng.int(0, 1);
    const { value: m, top, bottom } = slopeOfK(drawn);
    const given = texFraction(slopeOf(drawn));
    const reversed = texFraction(new Fraction(-top, bottom));
    const other = drawn.isPerpendicular ? "parallel" : "perpendicular";
    const slips = [
      [
        asked.withSlope(-m),
        "reverses the sign of the slope",
        drawn.isPerpendicular
          ? `This uses the slope $${reversed}$, the reciprocal of $${given}$ without the change of sign.`
          : `This uses the slope $${reversed}$, but parallel lines have the same slope, $${given}$.`,
      ],
      [
        asked.withSlope(-1 / m),
        `treats the lines as ${other}`,
        `This uses the slope $${texFraction(new Fraction(-bottom, top))}$, as if the lines were ${other}.`,
      ],
      [
        asked.withSlope(1 / m),
        "inverts the slope",
        drawn.isPerpendicular
          ? `This uses the slope $${texFraction(new Fraction(bottom, top))}$, which is only the opposite of $${given}$, not its negative reciprocal.`
          : `This uses the slope $${texFraction(new Fraction(bottom, top))}$, the reciprocal of $${given}$, but parallel lines have the same slope.`,
      ],
      ...asked.partial,
    ] as const;
    const { a, b, steps } = drawn;
    const usesX = asked.stems[0].includes("same $x$");
    const shown = kind === "shared" ? { ...drawn, c: (usesX ? a * a : b * b) * steps } : drawn;
    return {
      variant: `${kind}/${wording + 1}`,
      context: "pure",
      difficulty: asked.difficulty,
      stem: asked.stems[wording]!,
      key: {
        text: `$${asked.key}$`,
        value: asked.key,
        why: asked.ending.join(" ").replace(/^So /, ""),
      },
      slips: slips
        .filter(([value]) => Number.isInteger(value) && Math.abs(value) <= 24)
        .map(([value, slip, why]) => formulaSlip(value + 0, slip, why)),
      solution: solutionOf(shown, asked.ending, kind === "shared"),
    };
  },

  /** Puts each option in place of the letter or the intercept and compares directions. */
  check({ stem, options }) {
    const text = plain(stem);
    const [left = "", right = ""] = read(stem, /([-+\dxy ]*x [-+\dy ]*) = (-?\d+)/);
    const line = formulaOf(left.trim());
    const [a, b, c] = [line({ x: 1, y: 0 }), line({ x: 0, y: 1 }), Number(right)];
    const pairs = Array.from(text.matchAll(/\((-?\w+), (-?\w+)\)/g), ([, x = "", y = ""]) => [
      x,
      y,
    ]);
    const onX = /same x-intercept|on the x-axis/.test(text);
    const shared = onX
      ? [
          [String(c / a), "0"],
          ["0", "t"],
        ]
      : [
          ["0", String(c / b)],
          ["t", "0"],
        ];
    const points = pairs.length > 0 ? pairs : shared;
    return options.flatMap((option, place) => {
      const t = valueOf(option).value;
      const [from, to] = points.map((pair) => pair.map((part) => formulaOf(part)({ t })));
      const [dx, dy] = [to![0]! - from![0]!, to![1]! - from![1]!];
      const test = text.includes("perpendicular") ? dx * b - dy * a : dx * a + dy * b;
      return near(test, 0) && Math.abs(dx) + Math.abs(dy) > 0 ? [place] : [];
    });
  },

  possible: ({ options }) => options.map(() => true),
};
