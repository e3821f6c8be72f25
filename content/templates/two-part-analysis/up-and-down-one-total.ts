import {
  fittingPairs,
  near,
  pairDraft,
  type PairReading,
  type Rng,
  thousands,
  texThousands as tex,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

const PAIRS = [
  ["campuses", "Campus", "enrollment", "a college's two campuses", "students", thousands],
  ["divisions", "Division", "revenue", "a company's two divisions", "dollars", usd],
  ["products", "Product", "sales volume", "a company's two products", "units", thousands],
] as const;

interface Numbers {
  readonly p: number;
  readonly q: number;
  readonly x: number;
  readonly y: number;
}

function drawNumbers(rng: Rng, scale: number): Numbers {
  const [p, q] = [rng.pick([5, 8, 10, 12, 15, 20, 25, 30]), rng.pick([4, 5, 6, 10, 12, 15, 20])];
  const unit = 100 * scale;
  return { p, q, x: unit * rng.int(8, 60), y: unit * rng.int(8, 60) };
}

/** One rises, the other falls, and the total doesn't change. */
function askSame(rng: Rng) {
  const [name, noun, measure, whole, units, text] = rng.pick(PAIRS);
  const scale = name === "divisions" ? 1000 : 1;
  const { p, q, x } = drawNumbers(rng, scale);
  const y = (p * x) / q;
  const total = x + y;
  const nowY = y - (p * x) / 100;
  if (p === q || y % (10 * scale) !== 0 || y > 9000 * scale || nowY === x || x === y) return null;
  return {
    variant: `same/${name}`,
    difficulty: 4,
    text,
    facts: `Last year, the total ${measure} of ${whole}, ${noun} X and ${noun} Y, was ${text(total)}${units === "dollars" ? "" : ` ${units}`}. This year, the ${measure} of ${noun} X was ${p} percent greater than last year, the ${measure} of ${noun} Y was ${q} percent less than last year, and the total was the same as last year.`,
    asks: [
      [
        `${noun} X last year`,
        `the ${measure} of ${noun} X last year`,
        x,
        `${p} percent of ${text(x)} and ${q} percent of ${text(y)} are equal.`,
      ],
      [
        `${noun} Y this year`,
        `the ${measure} of ${noun} Y this year`,
        nowY,
        `${text(y)} less ${q} percent is ${text(nowY)}.`,
      ],
    ] as const,
    wrong: [
      [y, `That is the figure for ${noun} Y last year.`],
      [total - nowY, `That is the figure for ${noun} X this year.`],
      [x - (q * x) / 100, `${noun} X increased. The decrease was that of ${noun} Y.`],
      [y + (p * y) / 100, `${noun} Y decreased. The increase was that of ${noun} X.`],
      [total / 2, "The two changes have different percents, so the two figures aren't equal."],
      [(p * x) / 100, "That is the change in each of the two."],
    ] as const,
    solution: {
      idea: `The increase and the decrease are the same amount, so ${p} percent of $x$ equals ${q} percent of $y$.`,
      steps: [
        `$${p}x = ${q}y$, so $x : y = ${q} : ${p}$, and $x$ is $\\frac{${q}}{${p + q}}$ of the total: ${text(x)}.`,
        `${noun} Y had ${text(total)} − ${text(x)} = ${text(y)} last year, and this year ${q} percent less: ${text(nowY)}.`,
      ],
      check: `${noun} X now has ${text(total - nowY)}, and ${text(total - nowY)} + ${text(nowY)} = ${text(total)}.`,
      takeaway: "If two percent changes cancel, the larger percent belongs to the smaller figure.",
    },
  };
}

/** One rises, the other falls, and the total rises by a given amount. */
function askMore(rng: Rng) {
  const [name, noun, measure, whole, units, text] = rng.pick(PAIRS);
  const scale = name === "divisions" ? 1000 : 1;
  const { p, q, x, y } = drawNumbers(rng, scale);
  const total = x + y;
  const net = (p * x - q * y) / 100;
  const share = (100 * net) / total;
  const nowX = x + (p * x) / 100;
  if (p === q || !Number.isInteger(share) || share < 1 || share === p || nowX === y || x === y)
    return null;
  if (![nowX, y - (q * y) / 100].every((one) => one % (scale === 1 ? 1 : 100) === 0)) return null;
  return {
    variant: `more/${name}`,
    difficulty: 5,
    text,
    facts: `Last year, the total ${measure} of ${whole}, ${noun} X and ${noun} Y, was ${text(total)}${units === "dollars" ? "" : ` ${units}`}. This year, the ${measure} of ${noun} X was ${p} percent greater than last year, and the ${measure} of ${noun} Y was ${q} percent less than last year. The total ${measure} was ${share} percent greater this year than last year.`,
    asks: [
      [
        `${noun} Y last year`,
        `the ${measure} of ${noun} Y last year`,
        y,
        `${text(x)} + ${text(y)} = ${text(total)}, and the changes in the two add to ${text(net)}.`,
      ],
      [
        `${noun} X this year`,
        `the ${measure} of ${noun} X this year`,
        nowX,
        `${text(x)} plus ${p} percent is ${text(nowX)}.`,
      ],
    ] as const,
    wrong: [
      [x, `That is the figure for ${noun} X last year.`],
      [y - (q * y) / 100, `That is the figure for ${noun} Y this year.`],
      [y + (p * y) / 100, `${noun} Y decreased. The increase was that of ${noun} X.`],
      [total / 2, "The two figures aren't equal."],
      [(q * total) / (p + q), "That would leave the total unchanged."],
      [(p * total) / (p + q), "That would leave the total unchanged."],
      [x - (q * x) / 100, `${noun} X increased. The decrease was that of ${noun} Y.`],
      [net, "That is the increase in the total."],
    ] as const,
    solution: {
      idea: `Write the change in the total as ${p} percent of one figure minus ${q} percent of the other.`,
      steps: [
        `The total increased by ${share} percent of ${text(total)}, which is ${text(net)}. If both figures had increased by ${p} percent, it would have increased by ${text((p * total) / 100)}.`,
        `The difference, ${text((p * total) / 100 - net)}, is ${p} + ${q} = ${p + q} percent of last year's figure for ${noun} Y: $\\frac{${tex(((p * total) / 100 - net) / scale)}${scale === 1 ? "" : "{,}000"}}{${(p + q) / 100}}$, which is ${text(y)}.`,
        `${noun} X had ${text(x)}, and ${p} percent more is ${text(nowX)}.`,
      ],
      check: `${text(nowX)} + ${text(y - (q * y) / 100)} = ${text(total + net)}.`,
      takeaway: "Suppose that both changed by the same percent, and correct the difference.",
    },
  };
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /the total .*?, was \$?(\d+).* was (\d+) percent greater .* was (\d+) percent less .* the same as/,
    fits: (x, nowY, total = 0, p = 0, q = 0) =>
      near(nowY, (total - x) * (1 - q / 100)) && near(x * (1 + p / 100) + nowY, total),
  },
  {
    wording:
      /the total .*?, was \$?(\d+).* was (\d+) percent greater .* was (\d+) percent less .* was (\d+) percent greater/,
    fits: (y, nowX, total = 0, p = 0, q = 0, share = 0) =>
      near(nowX, (total - y) * (1 + p / 100)) &&
      near(nowX + y * (1 - q / 100), total * (1 + share / 100)),
  },
];

export const template: TwoPartTemplate = {
  id: "up-and-down-one-total",
  format: "two-part-analysis",
  kind: "math",
  pattern: "One figure rises, another falls, and the change in their total gives both.",

  make(rng) {
    const tries = rng.pick([[askSame], Array.from({ length: 6 }, () => askMore)]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
