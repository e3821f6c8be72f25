import {
  capital,
  range,
  type Rng,
  type Solution,
  type TwoPartDraft,
  type TwoPartTemplate,
} from "@theta/items/template";

/** Something that is true or not, in both wordings: "needs an audit", "needs no audit". */
type Fact = readonly [yes: string, no: string];

interface Setting {
  readonly name: string;
  readonly opening: string;
  readonly one: string;
  readonly theCase: string;
  readonly facts: readonly Fact[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "grants",
    opening:
      "A foundation handles the projects it supports by four rules, which hold without exception.",
    one: "project",
    theCase: "The Meadow project",
    facts: [
      ["has a local partner", "has no local partner"],
      ["is reviewed by the full board", "is not reviewed by the full board"],
      ["receives an advance payment", "receives no advance payment"],
      ["is audited from outside", "is not audited from outside"],
      ["lasts longer than a year", "does not last longer than a year"],
      ["must report every month", "need not report every month"],
      ["may hire new staff", "may not hire new staff"],
      ["has its own account", "has no account of its own"],
    ],
  },
  {
    name: "parcels",
    opening: "A courier sorts parcels by four rules, which hold without exception.",
    one: "parcel",
    theCase: "Parcel 7",
    facts: [
      ["is marked fragile", "is not marked fragile"],
      ["travels by air", "does not travel by air"],
      ["is weighed twice", "is not weighed twice"],
      ["is insured", "is not insured"],
      ["needs a signature", "needs no signature"],
      ["is delivered in the evening", "is not delivered in the evening"],
      ["leaves the depot by van", "does not leave the depot by van"],
      ["may be left with a neighbor", "may not be left with a neighbor"],
    ],
  },
  {
    name: "courses",
    opening: "A college plans its courses by four rules, which hold without exception.",
    one: "course",
    theCase: "The course on soil science",
    facts: [
      ["has a laboratory session", "has no laboratory session"],
      ["is limited to 20 students", "is not limited to 20 students"],
      ["is taught by two lecturers", "is not taught by two lecturers"],
      ["ends with an oral examination", "does not end with an oral examination"],
      ["is offered every year", "is not offered every year"],
      ["is open to first-year students", "is not open to first-year students"],
      ["counts for double credit", "does not count for double credit"],
      ["has a waiting list", "has no waiting list"],
    ],
  },
  {
    name: "exhibits",
    opening: "A museum shows its exhibits by four rules, which hold without exception.",
    one: "exhibit",
    theCase: "The bronze mask",
    facts: [
      ["stands behind glass", "does not stand behind glass"],
      ["is on loan", "is not on loan"],
      ["is lit from above", "is not lit from above"],
      ["has an audio guide", "has no audio guide"],
      ["may be photographed", "may not be photographed"],
      ["is shown on the ground floor", "is not shown on the ground floor"],
      ["is watched by a guard", "is not watched by a guard"],
      ["has a label in Braille", "has no label in Braille"],
    ],
  },
  {
    name: "crops",
    opening: "A farm cooperative plans its fields by four rules, which hold without exception.",
    one: "field",
    theCase: "The field by the river",
    facts: [
      ["is sown with beans", "is not sown with beans"],
      ["is watered at night", "is not watered at night"],
      ["is plowed in autumn", "is not plowed in autumn"],
      ["gets compost", "gets no compost"],
      ["is fenced", "is not fenced"],
      ["is harvested by machine", "is not harvested by machine"],
      ["lies fallow next year", "does not lie fallow next year"],
      ["has a drainage ditch", "has no drainage ditch"],
    ],
  },
];

/** A fact by index, and whether it is true. */
interface Literal {
  readonly fact: number;
  readonly holds: boolean;
}

interface Rule {
  readonly when: Literal;
  readonly result: Literal;
  readonly wording: "if" | "only";
}

function not({ fact, holds }: Literal): Literal {
  return { fact, holds: !holds };
}

function same(one: Literal, other: Literal): boolean {
  return one.fact === other.fact && one.holds === other.holds;
}

/** One step of reasoning: which rule, read in which direction, gives what. */
interface Step {
  readonly rule: number;
  readonly from: Literal;
  readonly gives: Literal;
  readonly backward: boolean;
}

/** Whether a fact is true in a world, which is a number with one bit per fact. */
function isSo(world: number, { fact, holds }: Literal): boolean {
  return ((world >> fact) % 2 === 1) === holds;
}

/** Everything that follows from what is given, rule by rule. */
function deduce(rules: readonly Rule[], given: readonly Literal[]): Step[] {
  const known = [...given];
  const steps: Step[] = [];
  for (let k = 0; k < known.length; k++)
    for (const [r, { when, result }] of rules.entries())
      for (const [from, gives, backward] of [
        [when, result, false],
        [not(result), not(when), true],
      ] as const)
        if (same(known[k]!, from) && !known.some((one) => one.fact === gives.fact)) {
          known.push(gives);
          steps.push({ rule: r, from, gives, backward });
        }
  return steps;
}

/**
 * A chain of three rules and one that leads astray, so that two facts follow and the rest stay
 * open.
 */
function drawPuzzle(rng: Rng) {
  const [a, b, c, d, e, f] = rng.shuffle(range(0, 7)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const is = (fact: number): Literal => ({ fact, holds: rng.chance(0.6) });
  const [start, middle, end, side, goal, stray] = [a, b, c, d, e, f].map(is) as [
    Literal,
    Literal,
    Literal,
    Literal,
    Literal,
    Literal,
  ];
  const turn = (when: Literal, result: Literal): Rule => {
    const turned = rng.chance(0.5) ? { when, result } : { when: not(result), result: not(when) };
    // "Only if" after a negation is a word puzzle, not reasoning.
    return { ...turned, wording: turned.when.holds && rng.chance(0.6) ? "only" : "if" };
  };
  const isLong = rng.chance(0.5);
  // Two givens, each leading to one fact; in the long form, one of them through the other rule.
  const rules = rng.shuffle(
    isLong
      ? [turn(start, middle), turn(middle, end), turn(stray, side), turn(stray, goal)]
      : [turn(start, middle), turn(side, goal), turn(stray, middle), turn(goal, end)],
  );
  const given = isLong ? [start, not(side)] : [start, side];
  return { rules, given, steps: deduce(rules, given), isLong };
}

function drawNumbers(rng: Rng) {
  const { name, opening, one, theCase, facts } = rng.pick(SETTINGS);
  const { rules, given, steps, isLong } = drawPuzzle(rng);
  const asked = range(0, 7).filter((fact) => !given.some((known) => known.fact === fact));
  if (steps.length < 2) return null;
  // Of what follows, one is stated as is and one negated; the rest must stay open.
  const [trueOne, falseOne] = rng.sample(steps, 2) as [Step, Step];
  const shown = asked.filter(
    (fact) =>
      !steps.some(({ gives }) => gives.fact === fact) ||
      fact === trueOne.gives.fact ||
      fact === falseOne.gives.fact,
  );
  if (shown.length < 5) return null;
  const say = ({ fact, holds }: Literal): string => facts[fact]![holds ? 0 : 1];
  return {
    name,
    opening,
    one,
    theCase,
    rules,
    given,
    steps,
    isLong,
    trueOne,
    falseOne,
    shown,
    say,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf(
  { one, theCase, rules, steps, trueOne, falseOne, shown, say }: Numbers,
  rng: Rng,
): Pick<TwoPartDraft, "columns" | "rows" | "keys"> {
  const statement = (fact: number): Literal => {
    if (fact === trueOne.gives.fact) return trueOne.gives;
    if (fact === falseOne.gives.fact) return not(falseOne.gives);
    return { fact, holds: rng.chance(0.6) };
  };
  const rows = rng.shuffle(shown).map((fact) => {
    const literal = statement(fact);
    const step = steps.find(({ gives }) => gives.fact === fact);
    const text = capital(`it ${say(literal)}.`);
    const by = step ? `rule ${step.rule + 1}${step.backward ? ", read from its end," : ""}` : "";
    return {
      fact,
      text,
      why: step
        ? `By ${by} it follows that ${theCase.toLowerCase().startsWith("parcel") ? "the parcel" : `the ${one}`} ${say(step.gives)}, so this ${same(step.gives, literal) ? "must be true" : "must be false"}.`
        : rules.some(({ when, result }) => [when.fact, result.fact].includes(fact))
          ? "The rules allow both: nothing that is known leads here, though a rule read the wrong way around seems to."
          : "No rule speaks of this, so it may be true or false.",
    };
  });
  const place = (step: Step): number => rows.findIndex(({ fact }) => fact === step.gives.fact);
  return {
    columns: ["Must be true", "Must be false"],
    rows: rows.map(({ text, why }) => ({ text, why })),
    keys: [place(trueOne), place(falseOne)],
  };
}

function solutionOf({ steps, say }: Numbers): Solution {
  return {
    idea: "A rule says two things only: what follows when its condition holds, and that the condition fails when what should follow does not.",
    steps: [
      ...steps.map(
        ({ rule, from, gives, backward }) =>
          `It ${say(from)}, so by rule ${rule + 1}${backward ? ", read from its end," : ""} it ${say(gives)}.`,
      ),
      "No rule leads to the other statements, so each of them may be true or false.",
    ],
    check: "“A only if B” means “if A, then B”. It does not say that B brings A with it.",
  };
}

export const template: TwoPartTemplate = {
  id: "rules-and-one-case",
  format: "two-part-analysis",
  kind: "non-math",
  pattern:
    "Conditional rules and two facts of one case: what must be so, what cannot be, and what stays open.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, opening, one, theCase, rules, given, steps, isLong, say } = numbers;
    const wordRule = ({ when, result, wording }: Rule): string =>
      wording === "if"
        ? `If a${/^[aeiou]/.test(one) ? "n" : ""} ${one} ${say(when)}, it ${say(result)}.`
        : `A${/^[aeiou]/.test(one) ? "n" : ""} ${one} ${say(when)} only if it ${say(result)}.`;
    return {
      variant: `${name}/${isLong ? "chain" : "pair"}`,
      context: "real",
      // Reading a rule backward, and "only if", are where people go wrong.
      difficulty:
        4 +
        steps.filter(({ backward }) => backward).length +
        (rules.some(({ wording }) => wording === "only") ? 1 : 0) +
        (isLong ? 1 : 0),
      stem: `${opening}\n\n${rules.map((rule, k) => `${k + 1}. ${wordRule(rule)}`).join("\n")}\n\n${theCase} ${say(given[0]!)} and ${say(given[1]!)}.\n\nSelect the statement about ${theCase.charAt(0).toLowerCase()}${theCase.slice(1)} that must be true and the one that must be false.`,
      ...optionsOf(numbers, rng),
      solution: solutionOf(numbers),
    };
  },

  /** Rereads the rules and tries all ways in which the facts can be true. */
  check({ stem, rows }) {
    const { facts, one, theCase } = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
    const literalOf = (text: string): Literal => {
      const words = text.replace(/^It /, "").replace(/\.$/, "");
      const fact = facts.findIndex((pair) => pair.includes(words));
      if (fact < 0) throw new Error(`No fact reads “${words}”.`);
      return { fact, holds: facts[fact]![0] === words };
    };
    const lines = stem.split("\n");
    const rules = lines
      .filter((line) => /^\d\. /.test(line))
      .map((line) => {
        const found = new RegExp(
          `^\\d\\. (?:If an? ${one} (.*), it (.*)|An? ${one} (.*) only if it (.*))\\.$`,
        ).exec(line)!;
        return { when: literalOf(found[1] ?? found[3]!), result: literalOf(found[2] ?? found[4]!) };
      });
    const known = lines
      .find((line) => line.startsWith(`${theCase} `))!
      .slice(theCase.length + 1)
      .split(
        / and (?=is|has|needs?|must|may|receives|lasts|does|travels|leaves|ends|counts|stands|gets|lies)/,
      )
      .map(literalOf);
    const worlds = range(0, 2 ** facts.length - 1).filter(
      (world) =>
        known.every((one2) => isSo(world, one2)) &&
        rules.every(({ when, result }) => !isSo(world, when) || isSo(world, result)),
    );
    if (worlds.length === 0) throw new Error("The rules contradict the case.");
    const rowsWhere = (so: boolean): number[] =>
      rows.flatMap((row, r) =>
        worlds.every((world) => isSo(world, literalOf(row)) === so) ? [r] : [],
      );
    return { first: rowsWhere(true), second: rowsWhere(false) };
  },
};
