import {
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  valueOf,
} from "@theta/items/template";

/** Even integers are halved, and odd ones multiplied and moved. */
interface Rule {
  readonly times: number;
  readonly plus: number;
}

const step = ({ times, plus }: Rule, n: number): number => (n % 2 === 0 ? n / 2 : times * n + plus);

/** All positive integers that one application takes to a number. */
function before(rule: Rule, target: number): number[] {
  const odd = (target - rule.plus) / rule.times;
  const isOdd = Number.isInteger(odd) && odd > 0 && odd % 2 === 1;
  return isOdd ? [2 * target, odd] : [2 * target];
}

const sourcesOf = (rule: Rule, target: number): number[] =>
  before(rule, target)
    .flatMap((one) => before(rule, one))
    .toSorted((a, b) => a - b);

/** What somebody finds who doesn't test whether a number is odd. */
const unchecked = (rule: Rule, target: number): number[] => {
  const back = (n: number): number[] => [2 * n, (n - rule.plus) / rule.times];
  return back(target)
    .flatMap(back)
    .filter((n) => Number.isInteger(n) && n > 0);
};

type Question = "sum" | "least";

const ASK: Readonly<Record<Question, readonly string[]>> = {
  sum: [
    "What is the sum of all positive integers $n$ for which $OO = T$?",
    "If $OO = T$, what is the sum of all possible values of the positive integer $n$?",
  ],
  least: [
    "What is the least positive integer $n$ for which $OO = T$?",
    "If $OO = T$, what is the least possible value of the positive integer $n$?",
  ],
};

const LEVEL: Readonly<Record<Question, number>> = { sum: 7, least: 6 };

function answerTo(question: Question, all: readonly number[]): number {
  return question === "sum" ? sum(all) : Math.min(...all);
}

const ruleText = ({ times, plus }: Rule): string => `${times === 1 ? "" : times}n + ${plus}`;

const FORMS = ["n^*", "f(n)"] as const;

function openingOf(rule: Rule, form: string, rng: Rng): string {
  const rest = `$${form} = \\frac{n}{2}$ if $n$ is even and $${form} = ${ruleText(rule)}$ if $n$ is odd.`;
  return rng.pick([
    `For each positive integer $n$, ${rest}`,
    `For all positive integers $n$, ${form === "f(n)" ? "the function $f$" : "the operation ${}^*$".replace("{}", "n")} is defined by ${rest}`,
  ]);
}

/** Each number that leads to the target in two steps, forward. */
const paths = (rule: Rule, all: readonly number[]): string =>
  all.map((n) => `$${n} \\to ${step(rule, n)} \\to ${step(rule, step(rule, n))}$`).join(", ");

export const template: ProblemTemplate = {
  id: "numbers-that-lead-there",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "A rule with two cases applied twice, backward: each case counts only if its condition holds.",

  make(rng) {
    const rule = { times: rng.pick([1, 1, 3, 3, 5]), plus: rng.pick([1, 3, 5, 7, 9]) };
    const [target, question] = [rng.int(4, 40), rng.pick(["sum", "least"] as const)];
    const all = sourcesOf(rule, target);
    const loose = unchecked(rule, target);
    // The trap needs a number that looks as though it leads to the target and has the wrong parity.
    if (all.length < 2 || new Set(loose).size === all.length) return null;
    const value = answerTo(question, all);
    const form = rng.pick(FORMS);
    const twice = form === "n^*" ? "(n^*)^*" : "f(f(n))";
    const once = before(rule, target);
    return {
      variant: `${question}/${form === "f(n)" ? "function" : "symbol"}`,
      context: "pure",
      difficulty: LEVEL[question],
      stem: `${openingOf(rule, form, rng)} ${rng.pick(ASK[question]).replace("OO", twice).replace("T", String(target))}`,
      key: {
        text: String(value),
        value,
        why: `${paths(rule, all)}, and no other positive integer leads to ${target}.`,
      },
      slips: slipsOf(wrongOf(question, { rule, target, all, loose, once })),
      solution: {
        idea: "Work backward, and keep a number only if it satisfies the condition of the case that was used.",
        steps: [
          `One step before ${target} is ${once.length === 1 ? `only $2 \\cdot ${target} = ${once[0]}$` : `$2 \\cdot ${target} = ${once[0]}$, which is even, or ${once[1]}, which is odd and for which $${ruleText(rule)} = ${target}$`}.`,
          ...once.map(
            (one) =>
              `One step before ${one} ${before(rule, one).length === 1 ? `is only ${2 * one}` : `are ${before(rule, one).join(" and ")}`}.`,
          ),
          `So the possible values are ${all.join(", ")}${question === "sum" ? `, and their sum is ${value}` : `, of which the least is ${value}`}.`,
        ],
        check: `Forward: ${paths(rule, all)}.`,
        takeaway: "When a rule has cases, test each result against the condition of its case.",
      },
    };
  },

  /** Applies the rule to every integer up to a bound. */
  check({ stem, options }) {
    const [times = "", plus = ""] = read(stem, /= (\d*)n \+ (\d+) if n is odd/);
    const [target = ""] = read(stem, /(?:\(n\^\)\^|\(n\^\*\)\^\*|f\(f\(n\)\)) = (\d+)/);
    const rule = { times: Number(times || 1), plus: Number(plus) };
    const all = range(1, 400).filter((n) => step(rule, step(rule, n)) === Number(target));
    const question = stem.includes("sum") ? "sum" : "least";
    return options.flatMap((option, k) =>
      valueOf(option).value === answerTo(question, all) ? [k] : [],
    );
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),
};

interface Found {
  readonly rule: Rule;
  readonly target: number;
  readonly all: readonly number[];
  readonly loose: readonly number[];
  readonly once: readonly number[];
}

/** What people answer: value | slip | why. */
function wrongOf(question: Question, { rule, target, all, loose, once }: Found): string {
  const parity = "A number that comes from the rule for odd integers counts only if it is odd.";
  const forward = step(rule, step(rule, target));
  if (question === "least")
    return `${Math.min(...loose)} | does not test whether it is odd | ${parity}
      ${all[1]!} | misses a case | A smaller integer also leads to ${target}.
      ${4 * target} | uses only the rule for even integers | Working backward, the rule for odd integers can apply as well.
      ${once.at(-1)!} | goes back only once | The rule has to be applied twice.
      ${2 * target} | goes back once by doubling | The rule has to be applied twice.
      ${forward} | goes forward | This starts from ${target} instead of ending there.
      ${loose.toSorted((a, b) => a - b)[1]!} | does not test whether it is odd | ${parity}`;
  return `${sum(loose)} | does not test whether numbers are odd | ${parity}
    ${sum([...new Set(loose)])} | counts numbers of the wrong parity | ${parity}
    ${4 * target} | uses only the rule for even integers | Working backward, the rule for odd integers can apply as well.
    ${sum(once)} | goes back only once | The rule has to be applied twice.
    ${sum(all) - all[0]!} | misses the least value | The integer ${all[0]} also leads to ${target}.
    ${sum(all.slice(0, -1))} | misses the greatest value | The integer ${all.at(-1)} also leads to ${target}.
    ${sum(all) + 2 * target} | adds a number from halfway | ${2 * target} leads to ${target} in one step, not two.
    ${sum(all) + sum(once)} | adds the numbers halfway | Only the first numbers are possible values of $n$, not those after one step.
    ${sum(all) + target} | adds the result | ${target} itself need not lead to ${target}.`;
}
