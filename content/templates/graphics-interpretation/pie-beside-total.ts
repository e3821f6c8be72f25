import {
  type Ask,
  capital,
  type GraphicsTemplate,
  nearest,
  numbers,
  range,
  read,
  type Rng,
  sum,
  thousands,
  usd,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** # stands for the total. */
  readonly intro: string;
  readonly whole: string;
  readonly slices: readonly [string, string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "choir",
    intro: "A choir in Accra spent # on a tour. The chart shows on what.",
    whole: "Cost of the tour",
    slices: ["travel", "lodging", "meals", "halls", "printing"],
  },
  {
    name: "farm",
    intro: "The yearly costs of a fish farm in Chile come to #. The chart shows their parts.",
    whole: "Costs of the year",
    slices: ["feed", "wages", "energy", "transport", "repairs"],
  },
  {
    name: "school",
    intro: "A cooking school in Lyon had costs of # last year. The chart shows their parts.",
    whole: "Costs of the year",
    slices: ["rent", "salaries", "groceries", "insurance", "publicity"],
  },
  {
    name: "festival",
    intro: "A kite festival in Gujarat cost # in all. The chart shows on what it was spent.",
    whole: "Cost of the festival",
    slices: ["safety", "stages", "artists", "tents", "cleaning"],
  },
  {
    name: "observatory",
    intro: "An observatory open to the public has a budget of #. The chart shows its parts.",
    whole: "Budget of the year",
    slices: ["staff", "optics", "software", "power", "teaching"],
  },
];

interface Story extends Setting {
  readonly total: number;
  readonly shares: readonly number[];
}

function drawStory(rng: Rng): Story {
  const cuts = rng.sample(range(5, 92), 4).toSorted((a, b) => a - b);
  const shares = [0, 1, 2, 3, 4].map((k) => (cuts[k] ?? 100) - (cuts[k - 1] ?? 0));
  return { ...rng.pick(SETTINGS), total: 1000 * rng.pick([20, 40, 50, 60, 80, 120]), shares };
}

/** Two slices, the larger one first. */
function twoSlices({ slices, shares }: Story, rng: Rng) {
  const [a, b] = rng.sample([0, 1, 2, 3, 4], 2).toSorted((x, y) => shares[y]! - shares[x]!);
  return { a: shares[a!]!, b: shares[b!]!, nameA: slices[a!]!, nameB: slices[b!]! };
}

function difference(story: Story, rng: Rng): Ask | null {
  const { a, b, nameA, nameB } = twoSlices(story, rng);
  const one = story.total / 100;
  if (a - b < 4) return null;
  return {
    name: "difference",
    text: `The amount spent on ${nameA} exceeded the amount spent on ${nameB} by {1} dollars.`,
    blank: numbers(
      (a - b) * one,
      `${a} less ${b} is ${a - b} percent of the total, ${usd((a - b) * one)}.`,
      [
        wrong(a * one, `gives the greater amount`, `${usd(a * one)} is what ${nameA} cost.`),
        wrong(
          b * one,
          `gives the smaller amount`,
          `${usd(b * one)} is what ${nameB} cost; it has still to be taken away.`,
        ),
        wrong(
          (a + b) * one,
          "adds the two",
          `Both together cost ${usd((a + b) * one)}; asked for is how far apart they are.`,
        ),
        wrong(
          (a - b) * 1000,
          "takes a percent for a thousand",
          `One percent of ${usd(story.total)} is ${usd(one)}, not ${usd(1000)}.`,
        ),
        wrong(
          (a - b) * 100,
          "takes a percent for a hundred",
          `One percent of ${usd(story.total)} is ${usd(one)}, not ${usd(100)}.`,
        ),
      ],
    ),
    step: `${a} − ${b} = ${a - b} percent of ${usd(story.total)}, which is ${usd((a - b) * one)}.`,
    weight: 2,
  };
}

function greaterBy(story: Story, rng: Rng): Ask | null {
  const { a, b, nameA, nameB } = twoSlices(story, rng);
  const key = Math.round((100 * (a - b)) / b);
  if (key < 12 || key > 160) return null;
  return {
    name: "greater-by",
    text: `The amount spent on ${nameA} was greater than the amount spent on ${nameB} by a percent that is closest to {1}.`,
    blank: numbers(
      key,
      `The difference, ${a - b}, is about ${key} percent of ${b}.`,
      [
        wrong(
          a - b,
          "takes percentage points for percents",
          `${a} and ${b} differ by ${a - b === 1 ? "one point" : `${a - b} points`} of the total; compared with ${b} that is more.`,
        ),
        wrong(
          Math.round((100 * (a - b)) / a),
          "divides by the greater one",
          `The comparison is with ${nameB}, ${b}, not with ${nameA}, ${a}.`,
        ),
        wrong(
          Math.round((100 * a) / b),
          "gives the quotient, not the excess",
          `${a} is about ${Math.round((100 * a) / b)} percent of ${b}; the excess is what lies above 100.`,
        ),
        wrong(
          Math.round((100 * b) / a),
          "divides the wrong way round",
          `${b} is this percent of ${a}, which answers another question.`,
        ),
      ],
      3,
    ),
    step: `(${a} − ${b}) ÷ ${b} is about ${key} percent; the total is not needed.`,
    weight: 3,
  };
}

function ofTheRest(story: Story, rng: Rng): Ask | null {
  const { a, b, nameA, nameB } = twoSlices(story, rng);
  const [part, out, partName, outName] = rng.chance(0.7)
    ? [b, a, nameB, nameA]
    : [a, b, nameA, nameB];
  const key = Math.round((100 * part) / (100 - out));
  return {
    name: "of-the-rest",
    text: `Of all that was not spent on ${outName}, the percent spent on ${partName} is closest to {1}.`,
    blank: numbers(
      key,
      `What was not spent on ${outName} is ${100 - out} percent of the total; ${part} out of ${100 - out} is about ${key} percent.`,
      [
        wrong(
          part,
          "keeps the whole",
          `${part} percent is the share of the total, but ${outName} is left out here.`,
        ),
        wrong(
          Math.round((part * (100 - out)) / 100),
          "multiplies instead of dividing",
          `With a smaller whole the share must grow; ${part} percent of ${100 - out} percent is smaller.`,
        ),
        wrong(
          Math.round((100 * part) / out),
          "compares with the slice that is left out",
          `${out} percent is what does not count; the rest is ${100 - out} percent.`,
        ),
        wrong(
          part + Math.round(out / 4),
          "shares the slice out equally",
          `A quarter of ${out} for each of the other four would be right only if the four were equal.`,
        ),
        wrong(
          Math.abs(100 - out - part),
          "takes what remains",
          `${100 - out - part} percent is what neither ${outName} nor ${partName} took.`,
        ),
      ],
      2.5,
    ),
    step: `The rest without ${outName} is ${100 - out}; ${part} ÷ ${100 - out} is about ${key} percent.`,
    weight: 4,
  };
}

function riseOfOne({ slices, shares }: Story, rng: Rng): Ask {
  const k = rng.int(0, 4);
  const p = rng.pick([20, 25, 40, 50, 60, 100]);
  const [share, name] = [shares[k]!, slices[k]!];
  const grown = (share * (100 + p)) / 100;
  const key = Math.round((100 * grown) / (100 - share + grown));
  return {
    name: "rise",
    text: `If next time ${p} percent more is spent on ${name} and as much as before on everything else, the percent of the new total spent on ${name} will be closest to {2}.`,
    blank: numbers(
      key,
      `For every 100 spent before, ${name} grows from ${share} to ${thousands(grown)} and the total from 100 to ${thousands(100 - share + grown)}.`,
      [
        wrong(
          Math.round(grown),
          "lets the slice grow and not the total",
          `${share} grows to about ${Math.round(grown)}, but the total grows with it.`,
        ),
        wrong(
          share + p,
          "adds percents to percentage points",
          `${p} percent of ${share} is ${thousands(grown - share)}, not ${p}.`,
        ),
        wrong(
          share,
          "leaves the share as it was",
          `The other slices do not grow, so the share of ${name} must.`,
        ),
        wrong(
          Math.round((100 * share) / (100 - share + grown)),
          "lets the total grow and not the slice",
          `This takes the old ${share} out of the new total.`,
        ),
        wrong(
          Math.round((100 * grown) / (100 - share)),
          "compares with the others",
          `The new total holds ${name} as well, not only the other ${100 - share}.`,
        ),
      ],
      2,
    ),
    step: `${name} goes from ${share} to ${thousands(grown)}, the whole from 100 to ${thousands(100 - share + grown)}; the quotient is about ${key} percent.`,
    weight: 3,
  };
}

function smallerTotal({ slices, shares }: Story, rng: Rng): Ask | null {
  const k = rng.int(0, 4);
  const p = rng.pick([10, 20, 25, 30, 40]);
  const [share, name] = [shares[k]!, slices[k]!];
  const key = Math.round((100 * share) / (100 - p));
  if (share + p > 90) return null;
  return {
    name: "cut",
    text: `If the total were ${p} percent smaller and the amount spent on ${name} the same, the percent of the total spent on ${name} would be closest to {2}.`,
    blank: numbers(
      key,
      `For every 100 before there would be ${100 - p}, and ${share} of them for ${name}.`,
      [
        wrong(
          share,
          "takes the same amount for the same share",
          `The amount stays, but it is a part of less.`,
        ),
        wrong(
          Math.round((share * (100 - p)) / 100),
          "cuts the share as well",
          `The amount spent on ${name} is not cut, so its share grows.`,
        ),
        wrong(
          share + p,
          "adds the percents",
          `${p} percent of the total and points of a share cannot be added.`,
        ),
        wrong(
          Math.round((share * (100 + p)) / 100),
          "raises the share by the percent of the cut",
          `Dividing by ${(100 - p) / 100} raises it by more than ${p} percent.`,
        ),
        wrong(
          Math.round((100 * share) / (100 + p)),
          "lets the total grow",
          `This divides by ${100 + p}; the total shrinks to ${100 - p}.`,
        ),
      ],
      1.5,
    ),
    step: `${share} ÷ ${100 - p} is about ${key} percent.`,
    weight: 1,
  };
}

function bringDown({ slices, shares, total }: Story, rng: Rng): Ask | null {
  const k = rng.int(0, 4);
  const [share, name] = [shares[k]!, slices[k]!];
  const [amount, others] = [(share * total) / 100, ((100 - share) * total) / 100];
  const whole = range(4, share - 3).filter((aim) => (others * aim) % (10 * (100 - aim)) === 0);
  if (whole.length === 0) return null;
  const q = rng.pick(whole);
  const left = (others * q) / (100 - q);
  const key = amount - left;
  return {
    name: "bring-down",
    text: `For ${name} to take up ${q} percent of the total, with everything else as it is, the amount spent on ${name} would have to be smaller by {2} dollars.`,
    blank: numbers(
      key,
      `The others, ${usd(others)}, would be ${100 - q} percent of a total of ${usd(others + left)}, which leaves ${usd(left)} for ${name}.`,
      [
        wrong(
          ((share - q) * total) / 100,
          "takes the percents of the old total",
          `${share - q} percent of ${usd(total)} leaves out that the total shrinks too.`,
        ),
        wrong(left, "gives what is left", `${usd(left)} would still be spent on ${name}.`),
        wrong(
          (q * total) / 100,
          "takes the new share of the old total",
          `${q} percent of ${usd(total)} is neither the cut nor what is left.`,
        ),
        wrong(
          Math.round((amount * (share - q)) / 100),
          "cuts by the percentage points",
          `${share - q} points are not ${share - q} percent of ${usd(amount)}.`,
        ),
        wrong(amount, "gives the present amount", `${usd(amount)} is spent on ${name} now.`),
      ],
      total / 100,
    ),
    step: `The others, ${usd(others)}, become ${100 - q} percent, so the total is ${usd(others + left)} and ${name} ${usd(left)} instead of ${usd(amount)}.`,
    weight: 5,
  };
}

export const template: GraphicsTemplate = {
  id: "pie-beside-total",
  format: "graphics-interpretation",
  kind: "math",
  pattern: "Slices are percents of one whole: when a part or the whole moves, every share moves.",

  make(rng) {
    const story = drawStory(rng);
    const { name, intro, whole, slices, shares, total } = story;
    if (Math.min(...shares) < 5 || new Set(shares).size < 5) return null;
    const first = rng.pick([difference, greaterBy, ofTheRest])(story, rng);
    const second = rng.pick([riseOfOne, smallerTotal, bringDown])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // One percentage of a total is 2; a new base +1 or +2; a part that changes its own whole +3
      // to +5.
      difficulty: first.weight + second.weight,
      intro: intro.replace("#", usd(total)),
      chart: {
        kind: "pie",
        alt: `Pie chart of five parts of one whole, each marked with its percent: ${slices.join(", ")}.`,
        whole,
        slices: slices.map((slice, k) => ({ name: slice, value: shares[k]! })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "Think of the whole as 100, change what the sentence changes, and divide by the whole as it is then.",
        steps: [first.step, second.step].map((s) => capital(s)),
        check: "Ask each time which amount stands for 100 percent.",
      },
    };
  },

  /** Turns the slices into dollars and spends them again as the sentence says. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "pie") throw new Error("A pie is needed.");
    const total = Number(read(intro, /\$(\d+)/)[0]);
    const spent = new Map(chart.slices.map(({ name, value }) => [name, value * (total / 100)]));
    const on = (name: string | undefined): number => {
      const amount = spent.get(name ?? "");
      if (amount === undefined) throw new Error(`There is no slice “${name}”.`);
      return amount;
    };
    const rest = (name: string | undefined): number =>
      sum([...spent].filter(([other]) => other !== name).map(([, amount]) => amount));
    const judgeFirst = (): number[] => {
      const more = /spent on ([\w ]+) exceeded the amount spent on ([\w ]+) by/.exec(stem);
      if (more)
        return where(
          blanks[0],
          (o) => Math.abs(on(more[2]) + valueOf(o).value - on(more[1])) < 1e-6,
        );
      const by = /spent on ([\w ]+) was greater than the amount spent on ([\w ]+) by/.exec(stem);
      if (by) return nearest(blanks[0], (on(by[1]) / on(by[2])) * 100 - 100, 1.5);
      const [out, part] = read(
        stem,
        /not spent on ([\w ]+), the percent spent on ([\w ]+) is closest to 1/,
      );
      return nearest(blanks[0], (100 * on(part)) / rest(out), 1);
    };
    const judgeSecond = (): number[] => {
      const rise = /next time (\d+) percent more is spent on ([\w ]+) and as much/.exec(stem);
      if (rise) {
        const now = on(rise[2]) * (1 + Number(rise[1]) / 100);
        return nearest(blanks[1], (100 * now) / (rest(rise[2]) + now), 0.9);
      }
      const cut = /(\d+) percent smaller and the amount spent on ([\w ]+) the same/.exec(stem);
      if (cut)
        return nearest(blanks[1], (100 * on(cut[2])) / (total * (1 - Number(cut[1]) / 100)), 0.5);
      const [name, q] = read(stem, /For ([\w ]+) to take up (\d+) percent/);
      return where(blanks[1], (o) => {
        const now = on(name) - valueOf(o).value;
        return Math.abs(now - (Number(q) / 100) * (rest(name) + now)) < 1e-6;
      });
    };
    return [judgeFirst(), judgeSecond()];
  },
};
