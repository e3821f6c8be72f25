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
        `With ${text(x)} for ${noun} X and ${text(y)} for ${noun} Y last year, ${p} percent of ${text(x)} and ${q} percent of ${text(y)} are both ${text((p * x) / 100)}.`,
      ],
      [
        `${noun} Y this year`,
        `the ${measure} of ${noun} Y this year`,
        nowY,
        `Last year, ${noun} Y had ${text(total)} − ${text(x)} = ${text(y)}, and ${text(y)} less ${q} percent is ${text(nowY)}.`,
      ],
    ] as const,
    wrong: [
      [
        y,
        `That is ${text(total)} − ${text(x)}, the ${measure} of ${noun} Y last year. This year it was ${q} percent less.`,
      ],
      [
        total - nowY,
        `That is ${text(x)} plus ${p} percent, the ${measure} of ${noun} X this year, not last year.`,
      ],
      [
        x - (q * x) / 100,
        `That is ${text(x)} less ${q} percent, but the ${measure} of ${noun} X increased, by ${p} percent.`,
      ],
      [
        y + (p * y) / 100,
        `That is ${text(y)} plus ${p} percent, but the ${measure} of ${noun} Y decreased, by ${q} percent.`,
      ],
      [
        total / 2,
        `If each had had ${text(total / 2)} last year, the increase would have been ${text((p * total) / 200)} and the decrease ${text((q * total) / 200)}, so the total would have changed.`,
      ],
      [
        (p * x) / 100,
        `That is the change in each of the two: ${p} percent of ${text(x)} and ${q} percent of ${text(y)}.`,
      ],
    ] as const,
    solution: {
      idea: `Let $x$ and $y$ be last year's figures for ${noun} X and ${noun} Y. The increase and the decrease are the same amount, so ${p} percent of $x$ equals ${q} percent of $y$.`,
      steps: [
        `$${p}x = ${q}y$, so $x : y = ${q} : ${p}$, and $x$ is $\\frac{${q}}{${q} + ${p}} = \\frac{${q}}{${p + q}}$ of the total, ${text(total)}: ${text(x)}.`,
        `${noun} Y had ${text(total)} − ${text(x)} = ${text(y)} last year, and this year ${q} percent less: ${text(nowY)}.`,
      ],
      check: `This year, ${noun} X has ${text(x)} plus ${p} percent, which is ${text(total - nowY)}, and ${text(total - nowY)} + ${text(nowY)} = ${text(total)}, the same total as last year.`,
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
  const changes = (one: number, other: number): string =>
    `${p} percent of ${text(one)} is ${text((p * one) / 100)}, ${q} percent of ${text(other)} is ${text((q * other) / 100)}, and ${text((p * one) / 100)} − ${text((q * other) / 100)} = ${text((p * one - q * other) / 100)}`;
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
        `${noun} X then had ${text(total)} − ${text(y)} = ${text(x)}. ${changes(x, y)}, which is ${share} percent of ${text(total)}.`,
      ],
      [
        `${noun} X this year`,
        `the ${measure} of ${noun} X this year`,
        nowX,
        `Last year, ${noun} X had ${text(x)}, and ${text(x)} plus ${p} percent is ${text(nowX)}.`,
      ],
    ] as const,
    wrong: [
      [
        x,
        `That is ${text(total)} − ${text(y)}, the ${measure} of ${noun} X last year. This year it was ${p} percent greater.`,
      ],
      [
        y - (q * y) / 100,
        `That is ${text(y)} less ${q} percent, the ${measure} of ${noun} Y this year, not last year.`,
      ],
      [
        y + (p * y) / 100,
        `That is ${text(y)} plus ${p} percent, but the ${measure} of ${noun} Y decreased, by ${q} percent.`,
      ],
      [
        total / 2,
        `If each had had ${text(total / 2)} last year, the change in the total would not be ${text(net)}. ${changes(total / 2, total / 2)}.`,
      ],
      [
        (q * total) / (p + q),
        `If ${noun} X had had this last year, the total would not have increased. ${changes((q * total) / (p + q), (p * total) / (p + q))}.`,
      ],
      [
        (p * total) / (p + q),
        `If ${noun} Y had had this last year, the total would not have increased. ${changes((q * total) / (p + q), (p * total) / (p + q))}.`,
      ],
      [
        x - (q * x) / 100,
        `That is ${text(x)} less ${q} percent, but the ${measure} of ${noun} X increased, by ${p} percent.`,
      ],
      [net, `That is ${share} percent of ${text(total)}, the increase in the total.`],
    ] as const,
    solution: {
      idea: `Suppose first that the ${measure} of both had increased by ${p} percent. The total would then have increased by more than it did, and the difference comes from ${noun} Y alone.`,
      steps: [
        `The total increased by ${share} percent of ${text(total)}, which is ${text(net)}. If both figures had increased by ${p} percent, it would have increased by ${text((p * total) / 100)}.`,
        `${noun} Y decreased by ${q} percent instead of increasing by ${p} percent, so the difference, ${text((p * total) / 100)} − ${text(net)} = ${text((p * total) / 100 - net)}, is ${p} + ${q} = ${p + q} percent of last year's figure for ${noun} Y: $\\frac{${tex(((p * total) / 100 - net) / scale)}${scale === 1 ? "" : "{,}000"}}{${(p + q) / 100}}$, which is ${text(y)}.`,
        `Last year, ${noun} X had ${text(total)} − ${text(y)} = ${text(x)}, and ${p} percent more is ${text(nowX)}.`,
      ],
      check: `This year, ${noun} Y has ${text(y)} less ${q} percent, which is ${text(y - (q * y) / 100)}. The total is ${text(nowX)} + ${text(y - (q * y) / 100)} = ${text(total + net)}, and ${text(total)} plus ${share} percent is ${text(total + net)} as well.`,
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
