import {
  capital,
  choose,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly people: string;
  /** "At a reception, each guest shook hands exactly once with each of the others." */
  readonly each: string;
  readonly meetings: string;
  readonly happened: string;
  readonly would: string;
  readonly twice: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "reception",
    people: "guests",
    each: "At a reception, each guest shook hands once with each of the other guests.",
    meetings: "handshakes",
    happened: "took place",
    would: "would have taken place",
    twice:
      "At a reception, each guest shook hands with each of the other guests twice, on arriving and on leaving.",
  },
  {
    name: "tournament",
    people: "players",
    each: "In a chess tournament, each player played one game against each of the other players.",
    meetings: "games",
    happened: "were played",
    would: "would have been played",
    twice:
      "In a chess tournament, each player played each of the other players twice, once with white and once with black.",
  },
  {
    name: "league",
    people: "teams",
    each: "In a volleyball league, each team played one match against each of the other teams.",
    meetings: "matches",
    happened: "were played",
    would: "would have been played",
    twice:
      "In a volleyball league, each team played each of the other teams twice, once at home and once away.",
  },
  {
    name: "calls",
    people: "stations",
    each: "In a network, every two radio stations shared one channel that no other station used.",
    meetings: "channels",
    happened: "were used",
    would: "would have been used",
    twice:
      "In a test, each radio station of a network sent one message to each of the other stations.",
  },
  {
    name: "glasses",
    people: "guests",
    each: "At a wedding in Tbilisi, each guest at one table clinked glasses once with each of the other guests at the table.",
    meetings: "clinks",
    happened: "were heard",
    would: "would have been heard",
    twice:
      "At a wedding in Tbilisi, each guest at one table clinked glasses twice with each of the other guests at the table, once before the meal and once after it.",
  },
];

interface Answer {
  readonly key: number;
  readonly difficulty: number;
  readonly stem: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
}

const FORMS = ["once", "twice", "more join", "left early", "pairs"] as const;
type Form = (typeof FORMS)[number];

/** The integer whose square is just below, as found by people who take N for a square. */
const root = (n: number): number => Math.floor(Math.sqrt(n));

function common(n: number, total: number): Wrong[] {
  return [
    [
      n - 1,
      "takes the larger of two factors for the partners",
      `Each met ${n - 1} others, and so there are ${n} in all.`,
    ],
    [
      2 * n,
      "doubles in the end",
      `Each meeting joins two, but the answer counts each of the ${n} once.`,
    ],
    [root(total), "takes a square root", `No one meets oneself, so the count is not a square.`],
  ];
}

function answerTo(form: Form, n: number, extra: number, s: Setting): Answer | null {
  const { people, meetings, happened } = s;
  const who = people === "teams" ? "that" : "who";
  const howMany = `how many ${people} were there?`;
  switch (form) {
    case "once": {
      const total = choose(n, 2);
      return {
        key: n,
        difficulty: 4,
        stem: `${s.each} If ${total} ${meetings} ${happened} in all, ${howMany}`,
        steps: [
          `With $n$ ${people}, each meets $n - 1$ others, and each meeting is counted from both sides: $\\frac{n(n - 1)}{2} = ${total}$.`,
          `$n(n - 1) = ${2 * total} = ${n} \\cdot ${n - 1}$, so $n = ${n}$.`,
        ],
        check: `$1 + 2 + \\dots + ${n - 1} = ${total}$.`,
        slips: [
          [
            total,
            "takes each meeting for one of them",
            `${total} counts ${meetings}, not ${people}.`,
          ],
          [total / 2, "divides by two", `Each of the ${people} has many ${meetings}, not one.`],
          [
            2 * (n - 1),
            "adds the wrong factors",
            `$${2 * total} = ${n} \\cdot ${n - 1}$; the larger factor is the number of ${people}.`,
          ],
          ...common(n, total),
        ],
      };
    }
    case "twice": {
      const total = n * (n - 1);
      const things = s.name === "calls" ? "messages" : meetings;
      return {
        key: n,
        difficulty: 3,
        stem: `${s.twice} If ${total} ${s.name === "calls" ? "messages were sent" : `${meetings} ${happened}`} in all, ${howMany}`,
        steps: [
          s.name === "calls"
            ? `With $n$ stations, each sends $n - 1$ messages: $n(n - 1) = ${total}$.`
            : `With $n$ ${people}, there are $\\frac{n(n - 1)}{2}$ pairs with two ${meetings} each: $n(n - 1) = ${total}$.`,
          `$${total} = ${n} \\cdot ${n - 1}$, so $n = ${n}$.`,
        ],
        check: `$${n} \\cdot ${n - 1} = ${total}$: two neighboring whole numbers with this product.`,
        slips: [
          [total / 4, "divides by four", `Each of the ${people} has many ${things}.`],
          [total / 2, "counts pairs", `${total / 2} is the number of pairs, not of ${people}.`],
          [
            (1 + Math.sqrt(1 + 4 * total * 2)) / 2,
            "doubles once more",
            `$n(n - 1)$ counts both times already; it must not be doubled again.`,
          ],
          [
            (1 + Math.sqrt(1 + 4 * (total / 2))) / 2,
            "halves once more",
            `Both times count, so $n(n - 1)$ is ${total} and not half of it.`,
          ],
          [
            total,
            "takes each meeting for one of them",
            `${total} counts ${things}, not ${people}.`,
          ],
          ...common(n, total),
        ],
      };
    }
    case "more join": {
      const more = choose(n + extra, 2) - choose(n, 2);
      return {
        key: n,
        difficulty: 5 + (extra > 2 ? 1 : 0),
        stem: `${s.each} With ${extra} more ${people}, ${more} more ${meetings} ${s.would}. ${capital(howMany)}`,
        steps: [
          `Each of the ${extra} new ${people} would have met all $n$: $${extra}n$ ${meetings}.`,
          `Among themselves the ${extra} make ${choose(extra, 2)} more: $${extra}n + ${choose(extra, 2)} = ${more}$.`,
          `So $n = \\frac{${more - choose(extra, 2)}}{${extra}} = ${n}$.`,
        ],
        check: `${n + extra} would make ${choose(n + extra, 2)} and ${n} make ${choose(n, 2)}, which is ${more} less.`,
        slips: [
          [
            n + extra,
            "answers for the larger number",
            `${n + extra} counts the ${extra} new ones as well.`,
          ],
          [
            Math.floor(more / extra),
            "forgets that the new ones meet",
            `The ${extra} new ${people} also meet one another.`,
          ],
          [
            (1 + Math.sqrt(1 + 8 * more)) / 2,
            `takes the ${more} for all`,
            `${more} is only what is added.`,
          ],
          [
            2 * n,
            "doubles in the end",
            `Each new meeting has one new partner, so nothing is counted twice.`,
          ],
          [
            Math.floor((more + choose(extra, 2)) / extra),
            "adds instead of subtracting",
            `The ${choose(extra, 2)} among the new ones are part of the ${more}: take them away.`,
          ],
          [
            n - extra,
            "subtracts the new ones",
            `The $n$ in $${extra}n$ are those who were there already.`,
          ],
          [
            more - extra,
            "subtracts the new ones from the sum",
            `${more} counts ${meetings}, not ${people}.`,
          ],
        ],
      };
    }
    case "left early": {
      // One of n leaves after this many meetings; the others complete theirs.
      const total = choose(n - 1, 2) + extra;
      if (extra >= n - 1 || s.name === "calls" || s.name === "glasses") return null;
      const one = people.slice(0, -1);
      return {
        key: n,
        difficulty: 7,
        stem: `${s.each
          .replace("At", "At")
          .replace(" shook hands once with", " was to shake hands once with")
          .replace(
            / played one (game|match) against/,
            " was to play one $1 against",
          )} One ${one}, however, left after only ${extra} ${meetings}; among the others everything went as planned. If ${total} ${meetings} ${happened} in all, ${howMany.replace("were there?", `were there, including the one ${who} left?`)}`,
        steps: [
          `The others number $n - 1$ and completed $\\frac{(n - 1)(n - 2)}{2}$ ${meetings}.`,
          `Together with the ${extra}: $\\frac{(n - 1)(n - 2)}{2} = ${total} - ${extra} = ${total - extra}$.`,
          `$(n - 1)(n - 2) = ${2 * (total - extra)} = ${n - 1} \\cdot ${n - 2}$, so $n = ${n}$.`,
        ],
        check: `${n - 1} make $${choose(n - 1, 2)}$, and ${choose(n - 1, 2)} and ${extra} make ${total}.`,
        slips: [
          [
            n - 1,
            `leaves out the one ${who} left`,
            `${n - 1} stayed; the one ${who} left is to be counted, too.`,
          ],
          [
            n - 2,
            "takes the smaller factor",
            `$${n - 1} \\cdot ${n - 2}$ has the number of those ${who} stayed as its larger factor.`,
          ],
          [
            n - extra,
            `subtracts the ${extra}`,
            `The ${extra} are ${meetings} and come off the total, not off the ${people}.`,
          ],
          [n / 2, "halves in the end", "Each meeting joins two, which is in the equation already."],
          [
            n + extra,
            `adds the ${extra}`,
            `The ${extra} are ${meetings} with ${people} who are counted already.`,
          ],
          [
            n - 1 + extra,
            `adds the ${extra} to those ${who} stayed`,
            `The ${extra} are ${meetings}, not ${people}.`,
          ],
          [
            2 * (n - 1),
            "doubles in the end",
            "Each meeting joins two, but each person is counted once.",
          ],
          [
            root(2 * total + 2 * extra),
            "adds the last ones again",
            `The ${extra} must come off before the others are counted.`,
          ],
          [
            total - extra,
            "takes meetings for people",
            `${total - extra} is the number of ${meetings} among those ${who} stayed.`,
          ],
        ],
      };
    }
    case "pairs": {
      // Half as many couples as people; nobody meets their own partner.
      if (n % 2 === 1 || s.name === "league" || s.name === "calls") return null;
      const couples = n / 2;
      const total = choose(n, 2) - couples;
      const twos = s.name === "tournament" ? "pairs of twins" : "married couples";
      const story = {
        reception: `At a reception for ${twos}, each guest shook hands once with each of the other guests except the spouse.`,
        tournament: `In a chess tournament for ${twos}, each player played one game against each of the other players except the twin.`,
        glasses: `At a dinner for ${twos} in Tbilisi, each guest clinked glasses once with each of the other guests except the spouse.`,
      }[s.name as "reception" | "tournament" | "glasses"];
      // Whether the second number drawn is odd or even decides what is asked.
      const asksPairs = extra % 2 === 1;
      return {
        key: asksPairs ? couples : n,
        difficulty: 6,
        stem: `${story} If ${total} ${meetings} ${happened} in all, ${asksPairs ? `how many ${twos} were there?` : howMany}`,
        steps: [
          `Each of $n$ ${people} meets all but two, oneself and one more: $\\frac{n(n - 2)}{2} = ${total}$.`,
          `$n(n - 2) = ${2 * total} = ${n} \\cdot ${n - 2}$, so $n = ${n}$${asksPairs ? `, which is ${couples} pairs` : ""}.`,
        ],
        check: `${couples} pairs: ${choose(n, 2)} for all, less ${couples} within the pairs, makes ${total}.`,
        slips: [
          asksPairs
            ? [n, `answers for the ${people}`, `${n} ${people} make ${couples} pairs.`]
            : [
                couples,
                "answers for the pairs",
                `${couples} is the number of pairs; the ${people} are twice as many.`,
              ],
          [
            couples / 2,
            "halves twice",
            `$n(n - 2) = ${2 * total}$ gives ${n} ${people}, and these are halved only once.`,
          ],
          [
            asksPairs ? (n - 2) / 2 : n - 4,
            "takes away a pair at the end",
            `The factor $n - 2$ leaves the pair out already; all ${n} ${people} were there.`,
          ],
          [
            n - 2,
            "takes the smaller factor",
            `Each met ${n - 2} others and did not meet two: there are ${n}.`,
          ],
          [n - 1, "counts one too few", `Each leaves out two, oneself and one more, not only one.`],
          [2 * n, "doubles once more", `${n} is the number of ${people} already, not of pairs.`],
          [
            n + 2,
            "adds the two left out again",
            `$${n} \\cdot ${n - 2} = ${2 * total}$ has the number of ${people} as its larger factor.`,
          ],
          [
            root(total),
            "takes a square root",
            `Each meeting is counted from both sides, so $n(n - 2)$ is twice ${total}.`,
          ],
          [
            (1 + Math.sqrt(1 + 4 * total)) / 2,
            "forgets to double",
            `Each meeting has two sides, so the product is ${2 * total} and not ${total}.`,
          ],
        ],
      };
    }
  }
}

export const template: ProblemTemplate = {
  id: "how-many-met",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "algebra",
  pattern: "The number of pairs is known; the number of people is found backward.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const setting = rng.pick(SETTINGS);
    const n = rng.int(6, form === "more join" ? 18 : 14);
    const answer = answerTo(form, n, rng.int(2, 5), setting);
    if (!answer) return null;
    const { key, difficulty, stem, steps, check, slips } = answer;
    return {
      variant: `${form}/${setting.name}`,
      context: "real",
      // By form: twice 3, once 4, more joining 5 to 6, pairs that don't meet 6, one who leaves 7.
      difficulty,
      stem,
      key: { text: String(key), value: key, why: check },
      slips: slipsFrom(slips, (value) => value > 2 && Number.isInteger(value)),
      solution: {
        idea: "Count from one person: how many does each meet, and is every meeting then counted once or twice?",
        steps,
        check,
      },
    };
  },

  /** Lists the meetings for each option and compares. */
  check({ stem, options }) {
    const text = plain(stem);
    const perOption = /how many (?:married couples|pairs of twins)/.test(text) ? 2 : 1;
    const fits = (n: number): boolean => {
      if (text.includes("more")) {
        const [extra, more] = read(text, /With (\d+) more \w+, (\d+) more/).map(Number) as [
          number,
          number,
        ];
        return everyone(n + extra) - everyone(n) === more;
      }
      const total = Number(read(text, /If (\d+) \w+/)[0]);
      if (text.includes("except"))
        return n % 2 === 0 && total === meetings(n, 1, (i, j) => !(j === i + 1 && i % 2 === 1));
      if (text.includes("left after only")) {
        const stay = Number(read(text, /only (\d+)/)[0]);
        return total === meetings(n, 1, (i, j) => i > 1 || j <= stay + 1);
      }
      const isTwice = text.includes("twice") || text.includes("message");
      return total === meetings(n, isTwice ? 2 : 1, () => true);
    };
    return options.flatMap((option, k) => (fits(perOption * Number(option)) ? [k] : []));
  },
};

const meetings = (n: number, perPair: number, isMet: (i: number, j: number) => boolean): number =>
  range(1, n).flatMap((i) => range(i + 1, n).filter((j) => isMet(i, j))).length * perPair;

const everyone = (n: number): number => meetings(n, 1, () => true);
