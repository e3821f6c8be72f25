import {
  type Ask,
  type GraphicsTemplate,
  numbers,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  /** "The number of loaves sold" */
  readonly measure: string;
  readonly axis: string;
  readonly label: string;
  readonly places: readonly string[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "bakeries",
    intro: "A bakery in Porto sells its bread at five market stalls.",
    measure: "the number of loaves sold per day",
    axis: "Loaves sold per day",
    label: "Stall",
    places: ["Alto", "Baixa", "Cais", "Foz", "Ribeira"],
  },
  {
    name: "ferries",
    intro: "Five ferry lines cross the bay of a port city.",
    measure: "daily ridership",
    axis: "Daily passengers (hundreds)",
    label: "Ferry line",
    places: ["Coral", "Dolphin", "Heron", "Pearl", "Tern"],
  },
  {
    name: "museums",
    intro: "Five museums of one province run courses for schools.",
    measure: "the number of courses held",
    axis: "Courses held in the year",
    label: "Museum",
    places: ["Clocks", "Fossils", "Glass", "Maps", "Textiles"],
  },
  {
    name: "orchards",
    intro: "A cooperative in Georgia gathers apricots from five orchards.",
    measure: "the harvest",
    axis: "Harvest (tons)",
    label: "Orchard",
    places: ["East Slope", "Hilltop", "Millside", "Riverbend", "Stonewall"],
  },
  {
    name: "workshops",
    intro: "A maker of looms in Ahmedabad has five workshops.",
    measure: "the number of looms finished",
    axis: "Looms finished in the year",
    label: "Workshop",
    places: ["Workshop 1", "Workshop 2", "Workshop 3", "Workshop 4", "Workshop 5"],
  },
];

interface Story extends Setting {
  readonly years: readonly [number, number];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function drawStory(rng: Rng): Story {
  const first = rng.pick([2012, 2014, 2016, 2018]);
  const before = range(1, 5).map(() => 5 * rng.int(4, 12));
  const after = before.map((bar) => Math.min(100, 5 * Math.round((bar * rng.int(6, 20)) / 50)));
  return {
    ...rng.pick(SETTINGS),
    years: [first, first + rng.pick([4, 5])],
    before,
    after,
  };
}

const growth = ({ before, after }: Story, k: number): number =>
  (100 * (after[k]! - before[k]!)) / before[k]!;

function placesByChance(size: (k: number) => number): number[] {
  return range(0, 4).toSorted((a, b) => size(b) - size(a));
}

function fastest(story: Story): Ask | null {
  const { places, before, after, measure, years } = story;
  const percents = placesByChance((k) => growth(story, k));
  const gains = placesByChance((k) => after[k]! - before[k]!);
  const [key, runnerUp] = percents as [number, number];
  if (gains[0] === key || growth(story, key) - growth(story, runnerUp) < 8) return null;
  const gain = (k: number): string =>
    `from ${before[k]!} to ${after[k]!}, a change of ${Math.round(growth(story, k))} percent`;
  const tallest = after.indexOf(Math.max(...after));
  const option = (k: number, slip: string): Slip => ({
    text: places[k]!,
    slip,
    why: `${places[k]!} went ${gain(k)}; ${places[key]!} went ${gain(key)}.`,
  });
  return {
    name: "fastest",
    text: `From ${years[0]} to ${years[1]}, ${measure} grew by the greatest percent at {1}.`,
    blank: {
      key: { text: places[key]!, why: `${places[key]!} went ${gain(key)}, more than any other.` },
      slips: [
        option(gains[0]!, "compares the differences, not the percents"),
        option(tallest, "takes the tallest bar"),
        ...range(0, 4)
          .filter((k) => k !== key)
          .map((k) => option(k, "judges by eye")),
      ],
    },
    step: `Divide the new bar by the old: ${places.map((place, k) => `${place} ${(after[k]! / before[k]!).toFixed(2)}`).join(", ")}. The greatest quotient belongs to ${places[key]!}.`,
    weight: 4,
  };
}

function sharesUp(story: Story): Ask | null {
  const { before, after, years, measure } = story;
  const [total, now] = [sum(before), sum(after)];
  const rose = range(0, 4).filter((k) => after[k]! * total > before[k]! * now).length;
  const grew = range(0, 4).filter((k) => after[k]! > before[k]!).length;
  const isClose = range(0, 4).some(
    (k) => Math.abs(after[k]! / now - before[k]! / total) * 100 < 0.7,
  );
  if (isClose || rose === grew || now <= total) return null;
  const overall = (now / total).toFixed(2);
  const every = placesByChance((k) => growth(story, k));
  return {
    name: "shares",
    text: `Taken as a share of the total of all five, ${measure} was greater in ${years[1]} than in ${years[0]} for exactly {1} of the five.`,
    blank: {
      key: {
        text: String(rose),
        value: rose,
        why: `A share grows only where the bar grows faster than the total, which went from ${total} to ${now}, a factor of ${overall}; ${rose} of the five did.`,
      },
      slips: [
        wrong(
          grew,
          "takes growth in size for growth in share",
          `${grew} of the five grew in size, but the total grew too; a share rises only where growth beats the total's factor of ${overall}.`,
        ),
        wrong(
          5 - rose,
          "counts the shares that fell",
          `${5 - rose} of the shares fell: those whose bars grew by less than a factor of ${overall}.`,
        ),
        wrong(
          rose === 1 ? 3 : 1,
          "looks at the tallest bars alone",
          `The size of a bar does not tell whether its share rose; divide each new bar by the old one.`,
        ),
        wrong(
          5,
          "sees the total grow and lets every share grow",
          `Shares always add up to 100 percent, so they cannot all have grown.`,
        ),
      ].filter(({ value }) => value! > 0),
    },
    step: `The total went from ${total} to ${now}, a factor of ${overall}. The quotients of the five, greatest first: ${every.map((k) => (after[k]! / before[k]!).toFixed(2)).join(", ")}; ${rose} of them exceed ${overall}.`,
    weight: 7,
  };
}

function moreButLess(story: Story): Ask | null {
  const { places, before, after, years, measure } = story;
  const [total, now] = [sum(before), sum(after)];
  const share = (k: number): [number, number] => [
    (100 * before[k]!) / total,
    (100 * after[k]!) / now,
  ];
  const both = range(0, 4).filter((k) => after[k]! > before[k]! && share(k)[1] < share(k)[0]);
  const [key] = both;
  const isClose = range(0, 4).some((k) => Math.abs(share(k)[1] - share(k)[0]) < 0.7);
  if (key === undefined || both.length > 1 || isClose) return null;
  const told = (k: number): string =>
    `${places[k]!} went from ${before[k]!} to ${after[k]!}, its share from ${share(k)[0].toFixed(1)} to ${share(k)[1].toFixed(1)} percent`;
  return {
    name: "more-but-less",
    text: `From ${years[0]} to ${years[1]}, {1} was the only one of the five where ${measure} rose but its share of the total of all five fell.`,
    blank: {
      key: { text: places[key]!, why: `${told(key)}.` },
      slips: range(0, 4)
        .filter((k) => k !== key)
        .toSorted((a, b) => Math.abs(growth(story, a)) - Math.abs(growth(story, b)))
        .map((k) => ({
          text: places[k]!,
          slip:
            after[k]! <= before[k]!
              ? "forgets that the number must have risen"
              : "takes small growth for a loss of share",
          why: `${told(k)}.`,
        })),
    },
    step: `The total went from ${total} to ${now}, a factor of ${(now / total).toFixed(2)}. Only ${places[key]!} grew, but by a smaller factor: ${(after[key]! / before[key]!).toFixed(2)}.`,
    weight: 6,
  };
}

function totalGrowth(story: Story): Ask | null {
  const { before, after, years, measure } = story;
  const [total, now] = [sum(before), sum(after)];
  const percent = (100 * (now - total)) / total;
  const key = Math.round(percent);
  if (percent < 8) return null;
  const mean = Math.round(sum(range(0, 4).map((k) => growth(story, k))) / 5);
  return {
    name: "total",
    text: `For all five together, the percent by which ${measure} grew from ${years[0]} to ${years[1]} is closest to {2}.`,
    blank: numbers(
      key,
      `The total went from ${total} to ${now}, and ${now - total} is about ${key} percent of ${total}.`,
      [
        wrong(
          mean,
          "averages the five percents",
          `The five percents average about ${mean}, but they are percents of different numbers; compare the totals.`,
        ),
        wrong(
          Math.round((100 * (now - total)) / now),
          "divides by the later total",
          `${now - total} has to be compared with the earlier total ${total}, not with ${now}.`,
        ),
        wrong(
          now - total,
          "takes the difference for a percent",
          `${now - total} is the difference of the totals, in number.`,
        ),
        wrong(
          Math.round((100 * now) / total),
          "forgets to take away the 100 percent",
          `The later total is about ${Math.round((100 * now) / total)} percent of the earlier one; growth is what lies above 100.`,
        ),
        wrong(
          Math.round((100 * total) / now),
          "divides the totals the wrong way round",
          `${total} ÷ ${now} tells what part the earlier total is of the later one.`,
        ),
      ],
      4,
    ),
    step: `The totals are ${total} and ${now}; the growth is ${now - total} ÷ ${total}, about ${key} percent.`,
    weight: 0,
  };
}

function shareOfOne(story: Story, rng: Rng): Ask | null {
  const { places, before, after, years, measure } = story;
  const k = rng.int(0, 4);
  const [total, now] = [sum(before), sum(after)];
  const percent = (100 * after[k]!) / now;
  const key = Math.round(percent);
  return {
    name: "share",
    text: `In ${years[1]}, ${places[k]!} had a share of the total of all five that is closest to {2} percent.`,
    blank: numbers(
      key,
      `${after[k]!} out of ${now} is about ${key} percent.`,
      [
        wrong(
          Math.round((100 * before[k]!) / total),
          "reads the bar of the other year",
          `${before[k]!} out of ${total} is the share of ${years[0]}.`,
        ),
        wrong(
          Math.round((100 * after[k]!) / (now - after[k]!)),
          "compares with the rest",
          `This divides ${after[k]!} by the other four, ${now - after[k]!}, but a share is a part of all five, ${now}.`,
        ),
        wrong(
          after[k]!,
          "takes the bar for a percent",
          `${after[k]!} is the height of the bar; the total is ${now}, not 100.`,
        ),
        wrong(
          Math.round((100 * after[k]!) / (now + total)),
          "divides by both years together",
          `The total of ${years[1]} is ${now}; the bars of ${years[0]} do not belong to it.`,
        ),
        wrong(
          Math.round((100 * after[k]!) / Math.max(...after)),
          "compares with the tallest bar",
          `This divides by the tallest bar, ${Math.max(...after)}, not by the total ${now}.`,
        ),
      ],
      4,
    ),
    step: `In ${years[1]} ${measure} comes to ${now} in all; ${places[k]!} has ${after[k]!} of it, about ${key} percent.`,
    weight: -1,
  };
}

function sameAgain(story: Story, rng: Rng): Ask | null {
  const { places, before, after, years } = story;
  const k = rng.int(0, 4);
  const [from, to] = [before[k]!, after[k]!];
  const key = (to * to) / from;
  if (to <= from || !Number.isInteger(key)) return null;
  const later = 2 * years[1] - years[0];
  const percent = Math.round(growth(story, k));
  return {
    name: "same-again",
    text: `If ${places[k]!} grows from ${years[1]} to ${later} by the same percent as from ${years[0]} to ${years[1]}, its value in ${later} will be {2}.`,
    blank: numbers(
      key,
      `It grew from ${from} to ${to}, by a factor of ${to} ÷ ${from}; once more gives ${key}.`,
      [
        wrong(
          2 * to - from,
          "adds the same number again",
          `This adds ${to - from} once more, but the same percent of the greater ${to} is more.`,
        ),
        wrong(2 * to, "doubles the later bar", `The factor is ${to} ÷ ${from}, not 2.`),
        wrong(
          to + (to * to) / from - from,
          "adds the growth of both periods to the later bar",
          `The growth of the first period is in ${to} already.`,
        ),
        wrong(to, "stops at the later bar", `${to} is the value of ${years[1]}.`),
        wrong(
          to + percent,
          "adds the percent as a number",
          `${percent} percent of ${to} is ${key - to}, not ${percent}.`,
        ),
      ],
      4,
    ),
    step: `The factor from ${from} to ${to} applies again: ${to} × ${to} ÷ ${from} = ${key}.`,
    weight: 0,
  };
}

export const template: GraphicsTemplate = {
  id: "grouped-bars-growth",
  format: "graphics-interpretation",
  kind: "math",
  pattern: "Two years side by side: growth in size, in percent and in share are three things.",

  make(rng) {
    const story = drawStory(rng);
    if (story.before.some((bar, k) => bar === story.after[k])) return null;
    const first = rng.pick([fastest, sharesUp, moreButLess])(story);
    const second = rng.pick([totalGrowth, shareOfOne, sameAgain])(story, rng);
    if (!first || !second || second.blank.slips.length < 3 || first.blank.slips.length < 3)
      return null;
    const { name, intro, measure, years, axis, label, places, before, after } = story;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Percentages of bars are simple (4); shares of a growing total take two or three more steps.
      difficulty: first.weight + second.weight,
      intro: `${intro} The chart shows ${measure} in ${years[0]} and in ${years[1]}.`,
      chart: {
        kind: "bars",
        alt: `Bar chart with two bars for each of five categories, showing ${measure} in ${years[0]} and in ${years[1]}.`,
        x: { label },
        y: { label: axis, min: 0, max: 100, step: 10 },
        categories: [...places],
        series: [
          { name: String(years[0]), values: [...before] },
          { name: String(years[1]), values: [...after] },
        ],
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "Percents and shares are quotients, so divide bars; differences of heights mislead.",
        steps: [
          `Read the pairs: ${places.map((place, k) => `${place} ${before[k]!} and ${after[k]!}`).join("; ")}.`,
          first.step,
          second.step,
        ],
        check: "A short bar that doubles grows faster than a tall one that gains twice as much.",
      },
    };
  },

  /** Works with cross products and by trying options. */
  check({ chart, stem, blanks }) {
    if (chart.kind !== "bars") throw new Error("Bars are needed.");
    const [old, recent] = chart.series.map(({ values }) => values) as [number[], number[]];
    const bars = chart.categories.map((place, k) => ({ place, from: old[k]!, to: recent[k]! }));
    const [totalFrom, totalTo] = [sum(old), sum(recent)];
    const gainsShare = ({ from, to }: { from: number; to: number }): boolean =>
      to * totalFrom > from * totalTo;
    const first = where(blanks[0], (o) => {
      if (stem.includes("exactly {1}")) return bars.filter(gainsShare).length === Number(o);
      const here = bars.find(({ place }) => place === o)!;
      if (stem.includes("{1} was the only one")) return here.to > here.from && !gainsShare(here);
      read(stem, /(greatest percent)/);
      return bars.every((bar) => bar === here || here.to * bar.from > bar.to * here.from);
    });
    if (stem.includes("same percent as")) {
      const [name] = read(stem, /If (.+?) grows/);
      const { from, to } = bars.find(({ place }) => place === name)!;
      return [first, where(blanks[1], (o) => valueOf(o).value * from === to * to)];
    }
    const share = /In \d+, (.+?) had a share/.exec(stem);
    const target = share
      ? bars.find(({ place }) => place === share[1])!.to / (totalTo / 100)
      : totalTo / (totalFrom / 100) - 100;
    const misses = blanks[1].map((o) => Math.abs(valueOf(o).value - target));
    const least = Math.min(...misses);
    return [first, where(blanks[1], (o) => Math.abs(valueOf(o).value - target) < least + 1.5)];
  },
};
