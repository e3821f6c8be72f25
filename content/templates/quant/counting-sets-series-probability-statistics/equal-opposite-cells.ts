import {
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: (total: number) => string;
  /** The two kinds and the two things either kind may have or do. */
  readonly kinds: readonly [string, string];
  readonly traits: readonly [string, string];
  readonly who: "who" | "that";
}

const SETTINGS: readonly Setting[] = [
  {
    name: "skis",
    opening: (n) =>
      `The ${n} guests of a ski school are adults and children, who all either rented their skis or brought their own skis.`,
    kinds: ["adults", "children"],
    traits: ["rented their skis", "brought their own skis"],
    who: "who",
  },
  {
    name: "boats",
    opening: (n) =>
      `The ${n} boats in a marina are sailboats and motorboats, each registered either locally or elsewhere.`,
    kinds: ["sailboats", "motorboats"],
    traits: ["are registered locally", "are registered elsewhere"],
    who: "that",
  },
  {
    name: "office",
    opening: (n) =>
      `The ${n} employees of a firm in Pune are engineers and designers, who each work either at home or in the office.`,
    kinds: ["engineers", "designers"],
    traits: ["work at home", "work in the office"],
    who: "who",
  },
  {
    name: "houses",
    opening: (n) =>
      `The ${n} houses in a village are stone houses and brick houses, each with either a slate roof or a tile roof.`,
    kinds: ["stone houses", "brick houses"],
    traits: ["have slate roofs", "have tile roofs"],
    who: "that",
  },
  {
    name: "festival",
    opening: (n) =>
      `The ${n} musicians at a festival in Dakar are singers and drummers, who each perform on one day, either Saturday or Sunday.`,
    kinds: ["singers", "drummers"],
    traits: ["perform on Saturday", "perform on Sunday"],
    who: "who",
  },
  {
    name: "books",
    opening: (n) =>
      `The ${n} books on a shelf are novels and biographies, each of them either a hardcover or a paperback.`,
    kinds: ["novels", "biographies"],
    traits: ["are hardcovers", "are paperbacks"],
    who: "that",
  },
];

/**
 * First kind with the first and the second trait, then second kind with the first and the second.
 */
type Cells = readonly [number, number, number, number];

const FORMS = ["as many", "more", "times"] as const;

interface Draw {
  readonly cells: Cells;
  readonly form: (typeof FORMS)[number];
  readonly times: number;
}

function draw(rng: Rng): Draw | null {
  const form = rng.pick(FORMS);
  const opposite = rng.int(8, 40);
  const times = rng.pick([2, 3]);
  const more = rng.int(4, 18);
  const first = { "as many": opposite, more: opposite + more, times: times * opposite }[form];
  const cells: Cells = [first, rng.int(5, 60), rng.int(5, 60), opposite];
  return new Set(cells).size >= (form === "as many" ? 3 : 4) ? { cells, form, times } : null;
}

/** Asks for one cell, which is a multiple of the opposite one. */
function askCell({ cells: [xr, xs, yr, ys], times }: Draw, s: Setting) {
  const [[x, y], [r, t]] = [s.kinds, s.traits];
  const [kindX, kindY, withR, withS] = [xr + xs, yr + ys, xr + yr, xs + ys];
  const gap = xr - ys;
  const slips: Wrong[] = [
    [ys, `answers for the ${y}`, `${ys} is the number of ${y} ${s.who} ${t}.`],
    [gap, "stops at the difference", `${gap} is the difference of the two groups compared.`],
    [
      gap * times,
      "takes the difference for the smaller group",
      `${gap} is $${times} - 1 = ${times - 1}$ times the smaller group.`,
    ],
    [
      (kindX * times) / (times + 1),
      `splits the ${kindX} ${x}`,
      `The comparison is not within the ${x}: one side of it are ${y}.`,
    ],
    [
      (withS * times) / (times + 1),
      `splits the ${withS} ${s.who} ${t}`,
      `The comparison is not within those ${s.who} ${t}.`,
    ],
    [xs, "answers for the other trait", `${xs} ${x} ${t}; the others are asked for.`],
    [(kindY * times) / (times + 1), `splits the ${y}`, `The comparison is not within the ${y}.`],
    [withR, "answers for both kinds", `${withR} of both kinds together ${r}.`],
    [kindY, `answers for all the ${y}`, `${kindY} is the number of ${y}.`],
  ];
  return {
    key: xr,
    facts: `Of these, ${kindX} are ${x} and ${withS} ${t}.`,
    question: `how many ${x} ${r}?`,
    last: `A number and ${times === 2 ? "its double" : `${times} times that number`} differ by ${gap} when the number is ${ys}, so ${ys} ${y} ${t} and ${xr} ${x} ${r}.`,
    slips,
  };
}

/** Asks for the total of one trait. */
function askTrait({ cells: [xr, xs, yr, ys] }: Draw, s: Setting, isSecond: boolean) {
  const [[x, y], [r, t]] = [s.kinds, s.traits];
  const [kindX, kindY, withR, withS] = [xr + xs, yr + ys, xr + yr, xs + ys];
  const [total, gap] = [kindX + kindY, xr - ys];
  const match = (mine: string, trait: string): string =>
    gap === 0
      ? `The ${mine} are as many as those ${s.who} ${trait}, and these are not asked for.`
      : `The two groups compared differ by ${gap}, so the totals do, too.`;
  const slips: Wrong[] = [
    [
      isSecond ? withR : withS,
      "answers for the other trait",
      `${isSecond ? withR : withS} is the number ${s.who} ${isSecond ? r : t}.`,
    ],
    [
      total / 2,
      "halves everything",
      "Equal numbers in two opposite groups do not make the totals equal.",
    ],
    [kindX, `takes the number of ${x}`, match(x, t)],
    [kindY, `takes the number of ${y}`, match(y, r)],
    [kindX / 2, `halves the ${x}`, `Nothing says that half of the ${x} ${r}.`],
    [kindY / 2, `halves the ${y}`, `Nothing says that half of the ${y} ${t}.`],
    [
      isSecond ? kindX + gap : kindY - gap,
      "moves the difference the wrong way",
      `More ${x} ${r} than ${y} ${t}, so fewer ${t} than there are ${x}.`,
    ],
    [
      (total + gap) / 2,
      "makes the totals differ",
      `The difference of ${gap} is between two of the four groups, not between the two totals.`,
    ],
    [
      (total - gap) / 2,
      "makes the totals differ",
      `The difference of ${gap} is between two of the four groups, not between the two totals.`,
    ],
    [total - kindX / 2, `takes away half of the ${x}`, `Nothing says that half of the ${x} ${r}.`],
    [total - kindY / 2, `takes away half of the ${y}`, `Nothing says that half of the ${y} ${t}.`],
    [
      Math.abs(kindX - kindY),
      "subtracts the kinds",
      `How many more ${x} there are than ${y}, or fewer, is no group of the story.`,
    ],
  ];
  return {
    key: isSecond ? withS : withR,
    facts: `Of these, ${kindX} are ${x}.`,
    question: `how many of the ${total} ${isSecond ? t : r}?`,
    last: isSecond
      ? `So ${withS} of the ${total} ${t}.`
      : `So ${withS} ${t}, and the other $${total} - ${withS} = ${withR}$ ${r}.`,
    slips,
  };
}

export const template: ProblemTemplate = {
  id: "equal-opposite-cells",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "algebra",
  pattern:
    "Two opposite cells of a two-way table are compared: that compares a row total with a column total.",

  make(rng) {
    const drawn = draw(rng);
    if (!drawn) return null;
    const { cells, form, times } = drawn;
    const [xr, xs, , ys] = cells;
    const setting = rng.pick(SETTINGS);
    const { kinds, traits, who, name, opening } = setting;
    const [[x, y], [r, t]] = [kinds, traits];
    const asks = form === "times" ? "cell" : rng.pick(["r", "s"] as const);
    const total = cells.reduce((all, n) => all + n, 0);
    const { key, facts, question, last, slips } =
      asks === "cell" ? askCell(drawn, setting) : askTrait(drawn, setting, asks === "s");
    const [gap, kindX, withS] = [xr - ys, xr + xs, xs + ys];
    const comparison = {
      "as many": `as many ${x} ${r} as ${y} ${t}`,
      more: `${gap} more ${x} ${r} than ${y} ${t}`,
      times: `${times === 2 ? "twice" : "three times"} as many ${x} ${r} as ${y} ${t}`,
    }[form];
    return {
      variant: `${form}/${asks}/${name}`,
      context: "real",
      // Seeing that a cell can be replaced is the whole work; a difference or a multiple adds a
      // step.
      difficulty: { "as many": 5, more: 6, times: 7 }[form] + (asks === "r" ? 1 : 0),
      stem: `${opening(total)} ${facts} If ${comparison}, ${question}`,
      key: {
        text: String(key),
        value: key,
        why: `The ${x} ${who} ${t} stand in both totals, so the ${kindX} ${x} and all ${who} ${t} differ just as the two groups compared do.`,
      },
      slips: slipsFrom(slips, (value) => value > 0 && value < total && Number.isInteger(value)),
      solution: {
        idea: `The ${x} ${who} ${t} belong both to the ${x} and to those ${who} ${t}, so these two totals differ only in the groups compared.`,
        steps: [
          `The ${kindX} ${x} are those ${who} ${r} and those ${who} ${t}; all ${who} ${t} are these last ${x} together with the ${y} ${who} ${t}.`,
          {
            "as many": `Exchange the ${x} ${who} ${r} for the equally many ${y} ${who} ${t}: as many ${t} as there are ${x}, ${withS}.`,
            more: `Exchange the ${x} ${who} ${r} for the ${y} ${who} ${t}, who are ${gap} fewer: $${kindX} - ${gap} = ${withS}$.`,
            times: `So the two groups compared differ as these totals do, by $${kindX} - ${withS} = ${gap}$.`,
          }[form].replace("who are", who === "who" ? "who are" : "which are"),
          last,
        ],
        check: `Try numbers: ${xr} ${x} ${who} ${r}, then ${xs} ${x} and ${ys} ${y} ${who} ${t}; indeed $${xs} + ${ys} = ${withS}$.`,
      },
    };
  },

  /** Tries every way to fill the four cells. */
  check({ stem, options }) {
    const text = plain(stem);
    const setting = SETTINGS.find(({ kinds, traits }) =>
      [...kinds, traits[1]].every((words) => text.includes(words)),
    );
    const [total, kindX, withS] = Array.from(
      text.slice(0, text.indexOf("If ")).matchAll(/\d+/g),
      Number,
    );
    if (!setting || !total || !kindX) throw new Error(`The story cannot be read: ${stem}`);
    const more = Number(/If (\d+) more/.exec(text)?.[1] ?? 0);
    const times = text.includes("twice") ? 2 : text.includes("three times") ? 3 : 1;
    const question = text.slice(text.indexOf("how many"));
    const answers = new Set(
      range(0, kindX).flatMap((xr) =>
        range(0, total - kindX)
          .filter((ys) => xr === times * ys + more)
          .filter((ys) => withS === undefined || kindX - xr + ys === withS)
          .map((ys) => {
            if (question.startsWith(`how many ${setting.kinds[0]}`)) return xr;
            const owners = kindX - xr + ys;
            return question.includes(setting.traits[1]) ? owners : total - owners;
          }),
      ),
    );
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit: ${text}`);
    return options.flatMap((option, k) => (answers.has(Number(option)) ? [k] : []));
  },
};
