import {
  type Ask,
  type GraphicsTemplate,
  numbers,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  thousands,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly before: string;
  readonly things: string;
  readonly axis: string;
  readonly period: "month" | "week" | "day";
  readonly shown: readonly string[];
  readonly next: string;
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July"];
const WEEKS = range(1, 7).map((k) => `week ${k}`);

const SETTINGS: readonly Setting[] = [
  {
    name: "rowing",
    intro:
      "A rowing club in Ghent counts its members. The chart shows the net change of each month: members who joined minus members who left.",
    before: "At the start of January the club had # members.",
    things: "members",
    axis: "Net change in members",
    period: "month",
    shown: MONTHS,
    next: "August",
  },
  {
    name: "warehouse",
    intro:
      "The chart shows, for each week, the number of pallets that a warehouse in Durban received minus the number that it shipped.",
    before: "At the start of week 1 there were # pallets in the warehouse.",
    things: "pallets in the warehouse",
    axis: "Pallets received minus pallets shipped",
    period: "week",
    shown: WEEKS,
    next: "week 8",
  },
  {
    name: "clinic",
    intro:
      "A clinic in Quito keeps a waiting list. The chart shows, for each month, the people added to the list minus the people taken off it.",
    before: "At the start of January there were # people on the list.",
    things: "people on the list",
    axis: "Net change of the waiting list (people)",
    period: "month",
    shown: MONTHS,
    next: "August",
  },
  {
    name: "library",
    intro:
      "A library in Tallinn lends audiobooks. The chart shows, for each week, the audiobooks lent minus the audiobooks returned.",
    before: "At the start of week 1 there were # audiobooks on loan.",
    things: "audiobooks on loan",
    axis: "Audiobooks lent minus audiobooks returned",
    period: "week",
    shown: WEEKS,
    next: "week 8",
  },
  {
    name: "bicycles",
    intro:
      "Riders in Osaka may leave a rental bicycle at any depot. The chart shows, for each day, the bicycles left at the harbor depot minus those taken from it.",
    before: "At the start of Monday there were # bicycles at the depot.",
    things: "bicycles at the depot",
    axis: "Bicycles left minus bicycles taken",
    period: "day",
    shown: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    next: "the next Monday",
  },
];

interface Story extends Setting {
  readonly start: number;
  readonly changes: readonly number[];
  readonly levels: readonly number[];
}

function drawStory(rng: Rng): Story {
  const setting = rng.pick(SETTINGS);
  const start = rng.pick([200, 240, 250, 300, 400, 500]);
  const sizes = [...range(-8, -1), ...range(1, 11)].map((k) => 5 * k);
  const changes = setting.shown.map(() => rng.pick(sizes));
  return { ...setting, start, changes, levels: changes.map((_, k) => levelAfter(k)) };
  function levelAfter(k: number): number {
    return start + sum(changes.slice(0, k + 1));
  }
}

/** The index of the single greatest value, or -1. */
function topOf(values: readonly number[]): number {
  const top = Math.max(...values);
  return values.filter((v) => v === top).length === 1 ? values.indexOf(top) : -1;
}

function extremeLevel(story: Story, isMost: boolean): Ask | null {
  const { changes, levels, shown, things, period } = story;
  const sign = isMost ? 1 : -1;
  const key = topOf(levels.map((level) => sign * level));
  const bar = topOf(changes.map((change) => sign * change));
  if (key < 0 || bar < 0 || bar === key || key === levels.length - 1) return null;
  const [word, bars] = isMost ? ["greatest", "above"] : ["smallest", "below"];
  const option = (k: number, slip: string, why: string): Slip => ({ text: shown[k]!, slip, why });
  const others = range(0, shown.length - 1).filter((k) => k !== key);
  return {
    name: word,
    text: `The number of ${things} was ${word} at the end of {1}.`,
    blank: {
      key: {
        text: shown[key]!,
        why: `Adding the bars one by one from ${story.start}, the number stands at ${levels[key]!} after ${shown[key]!}, its ${word} value.`,
      },
      slips: [
        option(
          bar,
          "takes the longest bar for the level",
          `The bar of ${shown[bar]!} reaches farthest ${bars} zero, but a bar is a change: the number was then ${levels[bar]!}.`,
        ),
        option(
          levels.length - 1,
          "takes the last level",
          `At the end of ${shown.at(-1)!} the number was ${levels.at(-1)!}; earlier it had been ${levels[key]!}.`,
        ),
        option(
          key + 1,
          "looks for the turn one bar late",
          `The bar of ${shown[key + 1]!} already leads the other way, from ${levels[key]!} to ${levels[key + 1]!}.`,
        ),
        ...others.map((k) =>
          option(
            k,
            "loses count of the running total",
            `At the end of ${shown[k]!} the number was ${levels[k]!}, not ${levels[key]!}.`,
          ),
        ),
      ],
    },
    step: `Running total from ${story.start}: ${levels.join(", ")}. The ${word} is ${levels[key]!}, after ${shown[key]!}, though the longest bar on that side stands at another ${period}.`,
    weight: isMost ? 5 : 6,
  };
}

function countAbove({ changes, levels, start, shown, things, period }: Story): Ask | null {
  const above = levels.filter((level) => level > start).length;
  const rises = changes.filter((change) => change > 0).length;
  const n = shown.length;
  if (above < 1 || above === rises || levels.includes(start)) return null;
  return {
    name: "count",
    text: `At the end of exactly {1} of the ${n} ${period}s, the number of ${things} was greater than ${start}.`,
    blank: {
      key: {
        text: String(above),
        value: above,
        why: `The running total is ${levels.join(", ")}; ${above} of these exceed ${start}.`,
      },
      slips: [
        wrong(
          rises,
          "counts the bars above zero",
          `${rises} of the ${n} bars lie above zero; they tell when the number rose, not when it was above ${start}.`,
        ),
        wrong(
          n - rises,
          "counts the bars below zero",
          `${n - rises} of the ${n} bars lie below zero; the question is about the level, not about falls.`,
        ),
        wrong(
          n - above,
          "counts the other side",
          `At the end of ${n - above} of the ${period}s the number was below ${start}.`,
        ),
        wrong(
          above + 1,
          "counts the start as well",
          `At the start the number was ${start}, which is not greater than ${start}.`,
        ),
        wrong(n, "sees only growth", `That would need every running total to exceed ${start}.`),
      ].filter(({ value }) => value! > 0),
    },
    step: `Running total from ${start}: ${levels.join(", ")}. Of these, ${above} exceed ${start}.`,
    weight: 6,
  };
}

function percentChange({ start, changes, levels, shown, things }: Story): Ask | null {
  const end = levels.at(-1)!;
  const net = Math.abs(end - start);
  const percent = (100 * net) / start;
  if (!Number.isInteger(percent) || percent < 4) return null;
  const verb = end > start ? "rose" : "fell";
  const oneWay = Math.abs(sum(changes.filter((change) => change > 0 === end > start)));
  return {
    name: "percent",
    text: `From the start of ${shown[0]!} to the end of ${shown.at(-1)!}, the number of ${things} ${verb} by {2} percent.`,
    blank: numbers(
      percent,
      `It ${verb} by ${net}, and ${net} is ${percent} percent of ${start}.`,
      [
        wrong(
          net,
          "takes the count for a percent",
          `${net} is the net change in number, not yet a percent of ${start}.`,
        ),
        wrong(
          Math.round((100 * net) / end),
          "divides by the final number",
          `This compares ${net} with the final ${end}; a change is measured against the ${start} at the start.`,
        ),
        wrong(
          Math.round((100 * oneWay) / start),
          "adds only the bars of one side",
          `The bars of one side add up to ${oneWay}, but those of the other side take part of it back.`,
        ),
        wrong(
          Math.round((100 * Math.abs(changes.at(-1)!)) / start),
          "uses the last bar alone",
          `The last bar shows ${Math.abs(changes.at(-1)!)}, the change of one period only.`,
        ),
      ],
      2,
    ),
    step: `From ${start} to ${end} is a change of ${net}: ${net} ÷ ${start} = ${percent} percent.`,
    weight: 0,
  };
}

function extremeSize({ start, changes, levels, things, period }: Story): Ask | null {
  const top = Math.max(...levels);
  const rises = sum(changes.filter((change) => change > 0));
  const tallest = Math.max(...changes);
  if (top <= start) return null;
  return {
    name: "peak",
    text: `The greatest number of ${things} at the end of any of the ${period}s was {2}.`,
    blank: numbers(
      top,
      `The running total from ${start} climbs to ${top} and no higher.`,
      [
        wrong(
          start + tallest,
          "adds the tallest bar to the start",
          `${start} + ${tallest} leaves out all the other bars that came before.`,
        ),
        wrong(
          start + rises,
          "adds every rise and no fall",
          `${start} + ${rises} counts the bars above zero and forgets those below.`,
        ),
        wrong(
          levels.at(-1)!,
          "gives the final number",
          `${levels.at(-1)!} is the number at the end; it had been ${top} before.`,
        ),
        wrong(
          top - start,
          "leaves out the start",
          `${top - start} is how far the number had risen above ${start}.`,
        ),
        wrong(
          levels[changes.indexOf(tallest)]!,
          "stops at the tallest bar",
          `After the tallest bar the number was ${levels[changes.indexOf(tallest)]!}; it still grew.`,
        ),
      ],
      2,
    ),
    step: `The greatest running total is ${top}.`,
    weight: 0,
  };
}

function neededNext(story: Story, rng: Rng): Ask | null {
  const { start, levels, shown, next, things, changes } = story;
  const percent = rng.pick([10, 20, 25, 30, 40, 50]);
  const end = levels.at(-1)!;
  const aim = (start * (100 + percent)) / 100;
  const needed = aim - end;
  if (!Number.isInteger(aim) || needed < 5 || needed > 150 || end === start) return null;
  return {
    name: "next",
    text: `For the number of ${things} at the end of ${next} to be ${percent} percent greater than at the start of ${shown[0]!}, the net change of ${next} would have to be {2}.`,
    blank: numbers(
      needed,
      `The aim is ${aim}; after ${shown.at(-1)!} the number is ${end}, so ${needed} are missing.`,
      [
        wrong(
          aim - start,
          "forgets what has changed so far",
          `${aim - start} is ${percent} percent of ${start}; since then the number has moved to ${end}.`,
        ),
        wrong(
          Math.round((end * percent) / 100),
          "takes the percent of the present number",
          `This is ${percent} percent of ${end}, but the aim is set by the ${start} at the start.`,
        ),
        wrong(
          Math.abs(end - start),
          "only brings back the start",
          `${Math.abs(end - start)} is the distance between ${end} and ${start}.`,
        ),
        wrong(
          Math.abs(aim - start - changes.at(-1)!),
          "reckons with the last bar alone",
          `All the bars together lead from ${start} to ${end}, not the last one.`,
        ),
      ],
      2,
    ),
    step: `The aim is ${start} plus ${percent} percent, or ${aim}; from ${end} that takes ${needed} more.`,
    weight: 1,
  };
}

export const template: GraphicsTemplate = {
  id: "bars-net-change",
  format: "graphics-interpretation",
  kind: "math",
  pattern: "Bars show changes; the level is their running total and peaks where the sign turns.",

  make(rng) {
    const story = drawStory(rng);
    const asked = rng.int(0, 2);
    const first = asked === 2 ? countAbove(story) : extremeLevel(story, asked === 0);
    const second = rng.pick([percentChange, extremeSize, neededNext])(story, rng);
    if (!first || !second || Math.min(...story.levels) < 50) return null;
    const isTwiceTheSame = first.name === "greatest" && second.name === "peak";
    if (isTwiceTheSame || second.blank.slips.length < 3) return null;
    const { name, start, changes, shown, period, things } = story;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // The level must be built up from changes (5); reversing the aim or the sign costs more.
      difficulty: first.weight + second.weight + (second.name === "peak" ? 0 : 1),
      intro: `${story.intro} ${story.before.replace("#", String(start))}`,
      chart: {
        kind: "bars",
        alt: `Bar chart of the net change in the number of ${things} for each of seven ${period}s; some bars lie above zero and some below.`,
        x: { label: period === "day" ? "Day" : period === "week" ? "Week" : "Month" },
        y: { label: story.axis, min: -40, max: 60, step: 10 },
        categories: [...shown],
        series: [{ name: "Net change", values: [...changes] }],
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: `Each bar is a change, so the number itself is ${start} plus all the bars so far.`,
        steps: [`Read the bars: ${changes.map(thousands).join(", ")}.`, first.step, second.step],
        check:
          "The number goes on growing as long as the bars lie above zero, even while they get shorter.",
      },
    };
  },

  /** Walks through the bars, then tries every option in its sentence. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "bars") throw new Error("Bars are needed.");
    const start = Number(read(intro, /(?:had|were) (\d+) /)[0]);
    const path: { name: string; level: number }[] = [];
    for (const [k, name] of chart.categories.entries())
      path.push({ name, level: (path.at(-1)?.level ?? start) + chart.series[0]!.values[k]! });
    const end = path.at(-1)!.level;
    const isSmallest = stem.includes("was smallest");
    const first = stem.includes("exactly {1}")
      ? where(blanks[0], (o) => path.filter(({ level }) => level > start).length === Number(o))
      : where(blanks[0], (o) => {
          const here = path.find(({ name }) => name === o)!.level;
          return path.every(
            ({ name, level }) => name === o || (isSmallest ? level > here : level < here),
          );
        });
    const second = where(blanks[1], (o) => {
      const value = valueOf(o).value;
      if (stem.includes("percent greater")) {
        const percent = Number(read(stem, /be (\d+) percent greater/)[0]);
        return 100 * (end + value) === start * (100 + percent);
      }
      if (stem.includes("The greatest number"))
        return (
          path.every(({ level }) => level <= value) && path.some(({ level }) => level === value)
        );
      const [verb] = read(stem, /(rose|fell) by/);
      return 100 * end === start * (100 + (verb === "rose" ? value : -value));
    });
    return [first, second];
  },
};
