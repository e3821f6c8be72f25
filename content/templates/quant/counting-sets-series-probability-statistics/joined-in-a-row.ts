import {
  inWords,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** What one takes alone, and what each connection saves. */
  readonly alone: readonly number[];
  readonly saved: readonly number[];
  readonly facts: (alone: number, saved: number) => string;
  readonly join: (saved: number) => string;
  readonly things: string;
  readonly row: string;
  readonly measure: string;
  readonly verb: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "tables",
    alone: [8, 10, 12, 14],
    saved: [2, 4],
    facts: (p, q) =>
      `A table standing alone has ${p} seats. Where two tables are pushed together in a row, ${q} seats are lost.`,
    join: (q) => `Where two tables are pushed together in a row, ${q} seats are lost.`,
    things: "tables",
    row: "row",
    measure: "seats",
    verb: "has",
  },
  {
    name: "strips",
    alone: [14, 16, 18, 20, 25, 30],
    saved: [2, 3, 4],
    facts: (p, q) =>
      `Strips of paper, each ${p} centimeters long, are glued end to end so that each overlaps the next by ${q} centimeters.`,
    join: (q) =>
      `Equal strips of paper are glued end to end so that each overlaps the next by ${q} centimeters.`,
    things: "strips",
    row: "band",
    measure: "centimeters",
    verb: "measures",
  },
  {
    name: "booths",
    alone: [7, 9, 10, 12, 15],
    saved: [2, 3, 4],
    facts: (p, q) =>
      `At a fair, a booth standing alone takes ${p} wall panels, and booths next to each other in a row share ${q} of them.`,
    join: (q) => `At a fair, equal booths next to each other in a row share ${q} wall panels.`,
    things: "booths",
    row: "row",
    measure: "panels",
    verb: "takes",
  },
  {
    name: "posters",
    alone: [6, 8, 10],
    saved: [2, 3],
    facts: (p, q) =>
      `Hung alone, a poster takes ${p} pins; posters that hang side by side in a row share ${q} pins.`,
    join: (q) => `Posters of one kind that hang side by side in a row share ${q} pins.`,
    things: "posters",
    row: "row",
    measure: "pins",
    verb: "takes",
  },
  {
    name: "baskets",
    alone: [45, 48, 50, 54, 60],
    saved: [36, 38, 40],
    facts: (p, q) =>
      `A basket is ${p} centimeters tall; set into another in a stack, it sinks in by ${q} centimeters.`,
    join: (q) => `In a stack of equal baskets each sinks ${q} centimeters into the one below.`,
    things: "baskets",
    row: "stack",
    measure: "centimeters",
    verb: "measures",
  },
];

interface Case {
  readonly key: number;
  readonly stem: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
  readonly weight: number;
}

function totalCase(p: number, q: number, n: number, s: Setting): Case {
  const [joins, key] = [n - 1, p * n - q * (n - 1)];
  return {
    key,
    stem: `${s.facts(p, q)} How many ${s.measure} ${s.verb === "has" ? "are there in" : s.verb === "takes" ? "are needed for" : "long or tall is"} a ${s.row} of ${n} ${s.things}?`,
    steps: [
      `${n} ${s.things} apart would make $${n} \\times ${p} = ${n * p}$ ${s.measure}.`,
      `The ${s.row} has ${joins} joins, each of which saves ${q}: $${n * p} - ${joins} \\times ${q} = ${key}$.`,
    ],
    check: `Or count the first as ${p} and each of the ${joins} others as $${p} - ${q} = ${p - q}$.`,
    slips: [
      [
        p * n - q * n,
        "counts a join too many",
        `${n} ${s.things} in a ${s.row} have only ${joins} joins.`,
      ],
      [p * n, "forgets the joins", `This is what ${n} ${s.things} would make apart.`],
      [
        p * n - q * (n - 2),
        "counts a join too few",
        `Between ${n} ${s.things} there are ${joins} joins, not ${n - 2}.`,
      ],
      [
        p * n - 2 * q * joins,
        "counts each join from both sides",
        `The ${q} ${s.measure} belong to the join, not to each of the two that meet there.`,
      ],
      [p * n - q, "counts one join", `There are ${joins} joins, one after each but the last.`],
      [
        p + (n - 1) * q,
        "adds what is saved",
        `Each further one adds $${p} - ${q} = ${p - q}$, not ${q}.`,
      ],
      [
        p * joins - q * joins,
        "leaves the first one out",
        `This counts the ${joins} that were added and not the first.`,
      ],
    ],
    weight: 0,
  };
}

function countCase(p: number, q: number, n: number, s: Setting): Case {
  const total = p * n - q * (n - 1);
  return {
    key: n,
    stem: `${s.facts(p, q)} How many ${s.things} are in a ${s.row} that ${s.verb} ${total} ${s.measure}?`,
    steps: [
      `The first makes ${p} ${s.measure}, each further one $${p} - ${q} = ${p - q}$ more.`,
      `$${total} - ${p} = ${total - p}$, and $\\frac{${total - p}}{${p - q}} = ${n - 1}$, so there are $${n - 1} + 1 = ${n}$.`,
    ],
    check: `$${n} \\times ${p} - ${n - 1} \\times ${q} = ${total}$.`,
    slips: [
      [n - 1, "forgets the first one", `${n - 1} is the number of ${s.things} added to the first.`],
      [total / p, "forgets the joins", `Dividing by ${p} takes each as if it stood alone.`],
      [total / (p - q), "divides all by the growth", `The first one makes ${p}, not ${p - q}.`],
      [
        Math.floor(total / (p + q)),
        "adds the overlap",
        `A join saves ${q}; it does not cost ${q} more.`,
      ],
      [
        Math.floor((total - p) / q),
        "divides by what is saved",
        `Each further one adds ${p - q}, not ${q}.`,
      ],
      [
        Math.ceil((total + p) / (p - q)),
        "adds the first one on",
        `The ${p} of the first one have to be taken off ${total}, not added.`,
      ],
      [
        Math.floor(total / q),
        "divides by the joins",
        `${q} is what a join saves; it is not what one of the ${s.things} makes.`,
      ],
      [
        Math.ceil(total / p),
        "forgets the joins and rounds",
        `Dividing by ${p} takes each as if it stood alone.`,
      ],
    ],
    weight: 1,
  };
}

function rowsCase(p: number, q: number, n: number, rows: number, s: Setting): Case {
  const total = p * n * rows - q * (n * rows - 1);
  const key = total + q * (rows - 1);
  const what = `${inWords(rows)} separate ${s.row}s of ${n}`;
  return {
    key,
    stem: `${s.join(q)} A ${s.row} of ${n * rows} ${s.things} ${s.verb} ${total} ${s.measure}. How many ${s.measure} in all would ${what} ${s.verb === "has" ? "have" : s.verb === "takes" ? "take" : "measure"}?`,
    steps: [
      `One ${s.row} of ${n * rows} becomes ${inWords(rows)} ${s.row}s when ${rows - 1 === 1 ? "1 join is" : `${rows - 1} joins are`} undone.`,
      `Each join undone gives back ${q}: $${total} + ${rows - 1} \\times ${q} = ${key}$.`,
    ],
    check: `What one of the ${s.things} makes alone is not needed.`,
    slips: [
      [
        total + q * rows,
        "undoes a join for each part",
        `To get ${inWords(rows)} parts one needs only ${rows - 1} cuts.`,
      ],
      [
        total - q * (rows - 1),
        "takes off instead of adding",
        `Joins save ${s.measure}, so undoing them adds.`,
      ],
      [total, "sees no change", `The ${s.things} are the same, but there are fewer joins.`],
      [
        total + q,
        "undoes one join",
        `Two parts come from one cut, ${inWords(rows)} parts from ${rows - 1}.`,
      ],
      [
        total + q * (n - 1),
        "undoes the joins of one part",
        `The joins within a ${s.row} stay; only those between the ${s.row}s go.`,
      ],
      [
        total - q * rows,
        "takes off one join for each part",
        `Undoing joins adds ${s.measure}, and ${rows - 1} of them are undone.`,
      ],
      [
        total + q * (n * rows - 1),
        "undoes all joins",
        `The joins within the ${inWords(rows)} ${s.row}s stay.`,
      ],
    ],
    weight: 2,
  };
}

function aloneCase(p: number, q: number, n: number, more: number, s: Setting): Case {
  const [short, long] = [p * n - q * (n - 1), p * (n + more) - q * (n + more - 1)];
  const growth = p - q;
  return {
    key: p,
    stem: `${s.join(q).replace(` ${q} `, " a fixed number of ").replace("a fixed number of centimeters into", "a fixed number of centimeters into")} A ${s.row} of ${n} ${s.things} ${s.verb} ${short} ${s.measure}, and a ${s.row} of ${n + more} ${s.verb} ${long}. How many ${s.measure} does one of the ${s.things} alone ${s.verb === "has" ? "have" : s.verb === "takes" ? "take" : "measure"}?`,
    steps: [
      `${more} more ${s.things} bring $${long} - ${short} = ${long - short}$ ${s.measure}, so each brings ${growth}.`,
      `Going back from ${n} to one takes off ${growth} for each of the other ${n - 1}: $${short} - ${n - 1} \\times ${growth} = ${p}$.`,
    ],
    check: `One alone makes ${p}, so each join saves $${p} - ${growth} = ${q}$.`,
    slips: [
      [
        growth,
        "takes the growth",
        `${growth} is what each further one brings; one alone makes more, as it shares nothing.`,
      ],
      [
        short / n,
        "divides the shorter one",
        `The ${n} ${s.things} share at their joins, so each alone makes more than this.`,
      ],
      [
        short - n * growth,
        "goes back one too far",
        `That is what would be left for no ${s.things} at all; from ${n} down to one it is ${n - 1} steps.`,
      ],
      [
        p + growth,
        "goes back too little",
        `This belongs to two of them; from ${n} down to one it is ${n - 1} steps.`,
      ],
      [long - short, "takes the difference", `That is what ${more} of them bring together.`],
      [
        2 * growth,
        "doubles the growth",
        `That would be right only if a join saved as much as each further one brings.`,
      ],
      [
        Math.round((long + short) / (2 * n + more)),
        "averages over all",
        `Dividing by the number of ${s.things} leaves out what the joins save.`,
      ],
      [short - growth, "goes back one step", `This is the total for ${n - 1} of them.`],
    ],
    weight: 3,
  };
}

function draw(rng: Rng, setting: Setting): { kind: string; found: Case } {
  const [p, q] = [rng.pick(setting.alone), rng.pick(setting.saved)];
  const n = rng.int(5, 16);
  const kind = rng.pick(["total", "count", "rows", "alone"]);
  if (kind === "total") return { kind, found: totalCase(p, q, n, setting) };
  if (kind === "count") return { kind, found: countCase(p, q, n, setting) };
  if (kind === "rows")
    return { kind, found: rowsCase(p, q, rng.int(3, 7), rng.int(3, 5), setting) };
  return { kind, found: aloneCase(p, q, rng.int(3, 7), rng.int(2, 5), setting) };
}

export const template: ProblemTemplate = {
  id: "joined-in-a-row",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern:
    "Equal things joined in a row: one join fewer than things, so each further one brings the same.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const { kind, found } = draw(rng, setting);
    if (found.key > 700) return null;
    return {
      variant: `${kind}/${setting.name}`,
      context: "real",
      // Forward is 2; backward, regrouped, or with neither number given is 1 more each.
      difficulty: 2 + found.weight,
      stem: tidy(found.stem, setting),
      key: { text: String(found.key), value: found.key, why: found.steps.at(-1)! },
      slips: slipsFrom(found.slips),
      solution: {
        idea:
          kind === "rows"
            ? "Cutting one row into parts changes nothing but the joins that are cut."
            : "A row has one join fewer than it has members, so after the first each brings equally much.",
        steps: found.steps,
        check: found.check,
      },
    };
  },

  /** Builds rows one by one. */
  check({ stem, options }) {
    const text = plain(stem);
    const numbers = (pattern: RegExp): number[] => read(stem, pattern).map(Number);
    const right = (x: number): boolean => {
      if (text.includes("fixed number")) {
        const [n, short, m, long] = numbers(
          /of (\d+) \w+ \w+ (\d+) \w+, and a \w+ of (\d+) \w+ (\d+)\./,
        ) as [number, number, number, number];
        return range(0, x).some((q) => build(x, q, n) === short && build(x, q, m) === long);
      }
      if (text.includes("separate")) {
        const [q] = numbers(/(?:together in a row|next by|in a row share|sinks),? (\d+)/) as [
          number,
        ];
        const [n, total, each] = numbers(
          /of (\d+) \w+ \w+ (\d+) \w+\..* separate \w+ of (\d+)/,
        ) as [number, number, number];
        return range(1, 2000).some(
          (p) => build(p, q, n) === total && build(p, q, each) * (n / each) === x,
        );
      }
      const [p, q] = numbers(/(\d+) \D+ (\d+)/) as [number, number];
      if (text.includes(" that ")) {
        const found = /that \w+ (\d+) \w+\?$/.exec(text);
        if (found) return Number.isInteger(x) && build(p, q, x) === Number(found[1]);
      }
      const [n] = numbers(/of (\d+) \w+\?$/) as [number];
      return build(p, q, n) === x;
    };
    return options.flatMap((option, k) => (right(valueOf(option).value) ? [k] : []));
  },
};

/** One thing, with others joined on one by one. */
function build(p: number, q: number, n: number): number {
  return range(2, n).reduce((total) => total + p - q, p);
}

/** Some settings ask for lengths in other words than for numbers of things. */
function tidy(stem: string, { name, measure }: Setting): string {
  return stem.replace(
    `How many ${measure} long or tall is`,
    `How ${name === "baskets" ? "tall" : "long"}, in ${measure}, is`,
  );
}
