import {
  type Ask,
  type GraphicsTemplate,
  nearest,
  numbers,
  read,
  type Rng,
  thousands,
  tidy,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** # stands for the number at the start. */
  readonly intro: string;
  readonly things: string;
  /** Start, two ways, the box reached at once, the second round, and its two ends. */
  readonly boxes: readonly [string, string, string, string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "jackets",
    intro: "A workshop in Dhaka sewed # jackets last month on two lines.",
    things: "jackets",
    boxes: ["All jackets", "Line 1", "Line 2", "First grade", "Mending", "Mended", "Recycled"],
  },
  {
    name: "parcels",
    intro: "A mail service sent # parcels last month, by two carriers.",
    things: "parcels",
    boxes: ["All parcels", "Rail", "Road", "Delivered", "Second try", "Delivered late", "Returned"],
  },
  {
    name: "seedlings",
    intro: "A nursery in Kenya raised # seedlings last season in two places.",
    things: "seedlings",
    boxes: ["All seedlings", "Glasshouse", "Field", "Sold", "Nursing", "Sold later", "Composted"],
  },
  {
    name: "questions",
    intro: "A bus company received # questions last month, on two channels.",
    things: "questions",
    boxes: [
      "All questions",
      "Phone",
      "Counter",
      "Answered",
      "Expert",
      "Answered later",
      "Unanswered",
    ],
  },
  {
    name: "essays",
    intro: "A magazine received # essays last year from two kinds of writers.",
    things: "essays",
    boxes: [
      "All essays",
      "Students",
      "Others",
      "Accepted",
      "Revision",
      "Accepted later",
      "Declined",
    ],
  },
];

interface Story extends Setting {
  readonly total: number;
  /**
   * Percentage of all on the first way; percentages reached at once from each way; saved in the
   * second round.
   */
  readonly p: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function drawStory(rng: Rng): Story {
  const total = 100 * rng.pick([10, 20, 24, 30, 40, 50]);
  const five = (from: number, to: number): number => 5 * rng.int(from, to);
  return {
    ...rng.pick(SETTINGS),
    total,
    p: five(4, 16),
    a: five(8, 19),
    b: five(6, 18),
    c: five(4, 17),
  };
}

/** Percentages of all: reached at once, by each way, and sent to the second round. */
function shares({ p, a, b }: Story) {
  const [byFirst, bySecond] = [(p * a) / 100, ((100 - p) * b) / 100];
  const [againFirst, againSecond] = [p - byFirst, 100 - p - bySecond];
  return { byFirst, bySecond, againFirst, againSecond, again: againFirst + againSecond };
}

function atOnce(story: Story): Ask | null {
  const { boxes, things, p, a, b } = story;
  const { byFirst, bySecond } = shares(story);
  const key = tidy(byFirst + bySecond, 2);
  const mean = (a + b) / 2;
  if (Math.abs(mean - key) < 2) return null;
  return {
    name: "at-once",
    text: `The percent of all ${things} that went to “${boxes[3]}” is {1}.`,
    blank: numbers(
      key,
      `${p} percent of all times ${a} percent is ${tidy(byFirst, 2)}; ${100 - p} times ${b} percent is ${tidy(bySecond, 2)}.`,
      [
        wrong(
          mean,
          "averages the two percents",
          `${a} and ${b} percent are shares of unequal numbers: ${p} and ${100 - p} percent of all.`,
        ),
        wrong(
          tidy(byFirst, 2),
          "follows one way only",
          `${tidy(byFirst, 2)} percent come by “${boxes[1]}”; those by “${boxes[2]}” belong to it too.`,
        ),
        wrong(
          tidy((p * b + (100 - p) * a) / 100, 2),
          "exchanges the two ways",
          `${a} percent belongs to “${boxes[1]}” with ${p} percent of all.`,
        ),
        wrong(
          tidy(bySecond, 2),
          "follows the other way only",
          `${tidy(bySecond, 2)} percent come by “${boxes[2]}” alone.`,
        ),
        wrong(
          a,
          "takes the percent of one box",
          `${a} percent is a share of “${boxes[1]}”, not of all.`,
        ),
        wrong(
          tidy((a * b) / 100, 2),
          "multiplies the two percents",
          `The two ways are taken by different ${things}; their shares add up.`,
        ),
      ],
      1.5,
    ),
    step: `${p} × ${a} percent + ${100 - p} × ${b} percent = ${tidy(byFirst, 2)} + ${tidy(bySecond, 2)} = ${key} percent.`,
    weight: 4,
  };
}

function lost(story: Story): Ask | null {
  const { boxes, things, a, b, c } = story;
  const { againFirst, againSecond, again } = shares(story);
  const exact = (again * (100 - c)) / 100;
  const key = tidy(exact, 2);
  if (Math.abs(key - exact) > 1e-9) return null;
  return {
    name: "lost",
    text: `The percent of all ${things} that ended in “${boxes[6]}” is {1}.`,
    blank: numbers(
      key,
      `${tidy(again, 2)} percent of all went to “${boxes[4]}”, and ${100 - c} percent of these on to “${boxes[6]}”.`,
      [
        wrong(
          100 - c,
          "takes the percent of one box",
          `${100 - c} percent is a share of “${boxes[4]}”, not of all.`,
        ),
        wrong(
          tidy(again, 2),
          "stops one box early",
          `${tidy(again, 2)} percent went to “${boxes[4]}”; only a part of these ended in “${boxes[6]}”.`,
        ),
        wrong(
          tidy((again * c) / 100, 2),
          "takes the other end",
          `This is the share of “${boxes[5]}”.`,
        ),
        wrong(
          tidy((againFirst * (100 - c)) / 100, 2),
          "follows one way only",
          `This leaves out those that came by “${boxes[2]}”.`,
        ),
        wrong(
          tidy(((200 - a - b) / 200) * (100 - c), 2),
          "averages the two ways without weights",
          `The two ways do not carry equal numbers.`,
        ),
        wrong(
          tidy((againSecond * (100 - c)) / 100, 2),
          "follows the other way only",
          `This leaves out those that came by “${boxes[1]}”.`,
        ),
      ],
      1,
    ),
    step: `To “${boxes[4]}” went ${tidy(againFirst, 2)} + ${tidy(againSecond, 2)} = ${tidy(again, 2)} percent of all; ${100 - c} percent of that is ${key} percent.`,
    weight: 5,
  };
}

function counted(story: Story): Ask | null {
  const { boxes, things, p, a, b, total } = story;
  const key = (total * p * (100 - a)) / 10000;
  if (!Number.isInteger(key)) return null;
  return {
    name: "count",
    text: `Of all the ${things}, {1} went from “${boxes[1]}” to “${boxes[4]}”.`,
    blank: numbers(
      key,
      `“${boxes[1]}” took ${thousands((total * p) / 100)}, and ${100 - a} percent of these are ${thousands(key)}.`,
      [
        wrong(
          (total * (100 - a)) / 100,
          "takes the percent of all",
          `${100 - a} percent is a share of “${boxes[1]}”, which took only ${p} percent of all.`,
        ),
        wrong(
          (total * p * a) / 10000,
          "follows the other arrow",
          `${a} percent went to “${boxes[3]}”.`,
        ),
        wrong(
          (total * p) / 100,
          "stops at the first box",
          `${thousands((total * p) / 100)} is all that “${boxes[1]}” took.`,
        ),
        wrong(
          (total * (100 - p) * (100 - b)) / 10000,
          "starts from the other box",
          `This number came from “${boxes[2]}”.`,
        ),
        wrong(
          (total * Math.abs(p - a)) / 100,
          "subtracts the percents",
          `Percents along a way are multiplied.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
      10,
    ),
    step: `${p} percent of ${thousands(total)} is ${thousands((total * p) / 100)}; ${100 - a} percent of that is ${thousands(key)}.`,
    weight: 2,
  };
}

function cameBy(story: Story): Ask | null {
  const { boxes, things, p, a, c } = story;
  const { againFirst, again } = shares(story);
  const key = Math.round((100 * againFirst) / again);
  if (Math.abs(p - key) < 4) return null;
  return {
    name: "came-by",
    text: `If the chance of ending in “${boxes[6]}” was the same for all in “${boxes[4]}”, then of the ${things} in “${boxes[6]}” the percent that came by “${boxes[1]}” is closest to {2}.`,
    blank: numbers(
      key,
      `“${boxes[4]}” was fed with ${tidy(againFirst, 2)} percent of all by “${boxes[1]}”, out of ${tidy(again, 2)}; the last step treats both alike.`,
      [
        wrong(
          p,
          "takes the share at the start",
          `${p} percent is the share of “${boxes[1]}” among all, before the ways part.`,
        ),
        wrong(
          100 - a,
          "takes the percent on the arrow",
          `${100 - a} percent of those in “${boxes[1]}” went on; asked for is who makes up the end.`,
        ),
        wrong(
          Math.round(againFirst),
          "takes the percent of all",
          `${tidy(againFirst, 2)} percent of all took this way, but the end holds far fewer than all.`,
        ),
        wrong(
          100 - key,
          "answers for the other way",
          `${100 - key} percent came by “${boxes[2]}”.`,
        ),
        wrong(
          Math.round((againFirst * (100 - c)) / 100),
          "multiplies down to the end",
          `That is a percent of all ${things}; it has to be compared with all that end there.`,
        ),
        wrong(
          50,
          "takes the two ways for equal",
          `The two arrows into “${boxes[4]}” carry ${tidy(againFirst, 2)} and ${tidy(again - againFirst, 2)} percent of all.`,
        ),
      ],
      4,
    ),
    step: `Into “${boxes[4]}” come ${tidy(againFirst, 2)} percent of all by “${boxes[1]}” and ${tidy(again - againFirst, 2)} by “${boxes[2]}”; the part of the first is about ${key} percent, and it stays so in “${boxes[6]}”.`,
    weight: 4,
  };
}

function neededOnArrow(story: Story, rng: Rng): Ask | null {
  const { boxes, things, p, a, b } = story;
  const { byFirst, bySecond } = shares(story);
  const q = Math.ceil(byFirst + bySecond) + rng.int(2, 12);
  const key = (100 * (q - bySecond)) / p;
  if (!Number.isInteger(key) || key > 100 || key <= a + 2) return null;
  const gain = tidy(q - byFirst - bySecond, 2);
  return {
    name: "needed",
    text: `For ${q} percent of all ${things} to go to “${boxes[3]}”, with the other way as it is, the percent that goes there from “${boxes[1]}” would have to be {2}.`,
    blank: numbers(
      key,
      `“${boxes[2]}” brings ${tidy(bySecond, 2)}; the other ${tidy(q - bySecond, 2)} have to come from the ${p} of “${boxes[1]}”.`,
      [
        wrong(
          tidy(a + gain, 2),
          "adds the missing points to the arrow",
          `${gain} percent of all are missing, but “${boxes[1]}” holds only ${p} percent of all.`,
        ),
        wrong(
          2 * q - b,
          "makes the plain average right",
          `The average of the two arrows would count both ways alike.`,
        ),
        wrong(
          q,
          "puts the aim on the arrow",
          `The other way stays at ${b} percent, so this one has to differ from ${q}.`,
        ),
        wrong(
          tidy(q - bySecond, 2),
          "gives the percent of all",
          `${tidy(q - bySecond, 2)} percent of all must come this way; out of ${p} that is more.`,
        ),
        wrong(
          a,
          "leaves the arrow as it is",
          `With ${a} percent only ${tidy(byFirst + bySecond, 2)} percent of all go there.`,
        ),
        wrong(
          tidy((a * q) / (byFirst + bySecond), 2),
          "raises the arrow in proportion",
          `Only one of the two ways changes, so it must change more.`,
        ),
      ].filter(({ value }) => value! <= 100),
      1.5,
    ),
    step: `“${boxes[2]}” brings ${tidy(bySecond, 2)} percent of all; the missing ${tidy(q - bySecond, 2)} out of ${p} are ${key} percent.`,
    weight: 3,
  };
}

function fromTheEnd(story: Story, rng: Rng): Ask | null {
  const { boxes, things, c, total } = story;
  const { again } = shares(story);
  const other = 100 * rng.pick([6, 8, 12, 15, 16, 18, 25]);
  const end = (other * again * c) / 10000;
  if (!Number.isInteger(end) || other === total) return null;
  return {
    name: "from-the-end",
    text: `In another period with the same percents, ${end} of the ${things} ended in “${boxes[5]}”; in all there were {2} ${things}.`,
    blank: numbers(
      other,
      `${tidy(again, 2)} percent of all, and ${c} percent of these: ${thousands(end)} is that part of ${thousands(other)}.`,
      [
        wrong(
          (100 * end) / c,
          "goes back one box only",
          `${thousands((100 * end) / c)} were in “${boxes[4]}”; most ${things} never went there.`,
        ),
        wrong(
          Math.round((100 * end) / again),
          "skips the last arrow",
          `Only ${c} percent of those in “${boxes[4]}” ended in “${boxes[5]}”.`,
        ),
        wrong(
          total,
          "keeps the number of the chart",
          `${thousands(total)} belongs to the period of the chart.`,
        ),
        wrong(
          Math.round((1e4 * end) / (again * (100 - c))),
          "takes the other end",
          `${100 - c} percent is the arrow to “${boxes[6]}”.`,
        ),
        wrong(
          Math.round((1e4 * end) / ((100 - again) * c)),
          "takes the part that was done at once",
          `${tidy(100 - again, 2)} percent went to “${boxes[3]}” and never saw “${boxes[4]}”.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
      20,
    ),
    step: `${tidy(again, 2)} percent of all went to “${boxes[4]}” and ${c} percent of these to “${boxes[5]}”, together ${Math.round(again * c * 100) / 1e4} percent; ${end} is that part of ${thousands(other)}.`,
    weight: 3,
  };
}

const arrow = (from: number, to: number, value: number) => ({ from, to, value });

const isNear = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6;

export const template: GraphicsTemplate = {
  id: "flow-shares",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "Percents on arrows are parts of the box before: multiply along a way, add over the ways.",

  make(rng) {
    const story = drawStory(rng);
    const { name, intro, boxes, total, p, a, b, c } = story;
    if (Math.abs(a - b) < 10 || p === 50) return null;
    const first = rng.pick([atOnce, lost, counted])(story);
    const second = rng.pick([cameBy, neededOnArrow, fromTheEnd])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    const columns = [0, 1, 1, 2, 2, 3, 3];
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // One way is 2, all ways 4, a further step 5; backward or with a target +3, via the end +4.
      difficulty: first.weight + second.weight,
      intro: `${intro.replace("#", thousands(total))} The chart shows what became of them; the percent on an arrow is the part of the box where the arrow begins.`,
      chart: {
        kind: "flow",
        alt: `Flow chart from one box through two ways and a second round to its ends, with a percent on every arrow.`,
        nodes: boxes.map((box, k) => ({ name: box, column: columns[k]! })),
        arrows: [
          arrow(0, 1, p),
          arrow(0, 2, 100 - p),
          arrow(1, 3, a),
          arrow(1, 4, 100 - a),
          arrow(2, 3, b),
          arrow(2, 4, 100 - b),
          arrow(4, 5, c),
          arrow(4, 6, 100 - c),
        ],
        unit: "%",
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "Follow 100 of them through the chart: multiply along each way and add where ways meet.",
        steps: [first.step, second.step],
        check: "Every percent belongs to the box where its arrow begins, never to all.",
      },
    };
  },

  /** Sends a crowd along the arrows, box by box, and remembers the way. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "flow") throw new Error("A flow chart is needed.");
    const total = Number(read(intro, / (\d+) /)[0]);
    const place = (name: string): number => {
      const found = chart.nodes.findIndex((node) => node.name === name);
      if (found < 0) throw new Error(`There is no box “${name}”.`);
      return found;
    };
    /** How many of a crowd pass a box if one arrow's percentage changes. */
    const passing = (
      at: number,
      via: number | null,
      changed?: { from: number; to: number; value: number },
    ): number => {
      const walk = (box: number, crowd: number, seen: number[]): number => {
        const here = box === at && (via === null || seen.includes(via)) ? crowd : 0;
        return chart.arrows
          .filter(({ from }) => from === box)
          .reduce((all, { from, to, value }) => {
            const isChanged = changed !== undefined && changed.from === from;
            const percent = !isChanged
              ? value!
              : changed.to === to
                ? changed.value
                : 100 - changed.value;
            return all + walk(to, (crowd * percent) / 100, [...seen, box]);
          }, here);
      };
      return walk(0, total, []);
    };
    const judgeFirst = (): number[] => {
      const way = /\{1\} went from “(.+?)” to “(.+?)”/.exec(stem);
      if (way)
        return where(blanks[0], (o) =>
          isNear(passing(place(way[2]!), place(way[1]!)), valueOf(o).value),
        );
      const [name] = read(stem, /(?:went to|ended in) “(.+?)” is 1/) as [string];
      const percent = (100 * passing(place(name), null)) / total;
      return where(blanks[0], (o) => isNear(percent, valueOf(o).value));
    };
    const judgeSecond = (): number[] => {
      const by = /in “([^”]+)” the percent that came by “([^”]+)” is/.exec(stem);
      if (by) {
        const end = place(by[1]!);
        return nearest(blanks[1], (100 * passing(end, place(by[2]!))) / passing(end, null), 2);
      }
      const aim = /For (\d+) percent of all \w+ to go to “(.+?)”, .* from “(.+?)” would/.exec(stem);
      if (aim) {
        const [from, to] = [place(aim[3]!), place(aim[2]!)];
        return where(blanks[1], (o) =>
          isNear(
            passing(to, null, { from, to, value: valueOf(o).value }),
            (total * Number(aim[1])) / 100,
          ),
        );
      }
      const [end, name] = read(stem, /percents, (\d+) of the \w+ ended in “(.+?)”/) as [
        string,
        string,
      ];
      const part = passing(place(name), null) / total;
      return where(blanks[1], (o) => isNear(valueOf(o).value * part, Number(end)));
    };
    return [judgeFirst(), judgeSecond()];
  },
};
