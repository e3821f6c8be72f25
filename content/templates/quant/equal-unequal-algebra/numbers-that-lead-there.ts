import {
  listed,
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
    `For each positive integer $n$, ${form === "f(n)" ? "" : "let "}${rest}`,
    `For all positive integers $n$, ${form === "f(n)" ? "the function $f$" : "the operation ${}^*$".replace("{}", "n")} is defined by ${rest}`,
  ]);
}

/** Each number that leads to the target in two steps, forward. */
const paths = (rule: Rule, all: readonly number[]): string =>
  all.map((n) => `$${n} \\to ${step(rule, n)} \\to ${step(rule, step(rule, n))}$`).join(", ");

/** What can be one step before a number, and why nothing else. */
function stepBack(rule: Rule, n: number): string {
  const [double, odd] = before(rule, n);
  const even = `One step before ${n} is $2 \\cdot ${n} = ${double}$, which is even`;
  if (odd !== undefined)
    return `${even}, or ${odd}, which is odd and for which $${substituted(rule, odd)} = ${n}$.`;
  const other = (n - rule.plus) / rule.times;
  if (other <= 0)
    return `${even}, and nothing else, since $${ruleText(rule)}$ is greater than ${n} for every positive $n$.`;
  return Number.isInteger(other)
    ? `${even}, and nothing else: $${substituted(rule, other)} = ${n}$, but ${other} is even, so the rule for odd integers doesn't apply to it.`
    : `${even}, and nothing else, since $${ruleText(rule)} = ${n}$ for no integer $n$.`;
}

const substituted = ({ times, plus }: Rule, n: number): string =>
  `${times === 1 ? "" : `${times} \\cdot `}${n} + ${plus}`;

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
        why: `${paths(rule, all)}, and no other positive integer leads to ${target} in two steps.`,
      },
      slips: slipsOf(wrongOf(question, { rule, target, all, loose, once })),
      solution: {
        idea: "Work backward, and keep a number only if it satisfies the condition of the case that was used.",
        steps: [
          stepBack(rule, target),
          ...once.map((one) => stepBack(rule, one)),
          `So the possible values are ${listed(all.map(String))}${question === "sum" ? `, and their sum is ${value}` : `, of which the least is ${value}`}.`,
        ],
        check: `Going forward, ${paths(rule, all)}.`,
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
  const forward = step(rule, step(rule, target));
  const path = (n: number): string => paths(rule, [n]);
  const bad = [...new Set(loose)].filter((n) => !all.includes(n));
  const parity = `This counts ${bad.join(" and ")}, but ${bad.length === 1 ? "it doesn't" : "they don't"} lead to ${target}: ${paths(rule, bad)}.`;
  const other = all.find((n) => n !== 4 * target);
  const halving = `This uses only the rule for even integers. The rule for odd integers can apply as well: ${path(other!)}.`;
  if (question === "least") {
    const second = loose.toSorted((one, two) => one - two)[1]!;
    return `${Math.min(...loose)} | does not test whether it is odd | This doesn't lead to ${target}: ${path(Math.min(...loose))}.
      ${all[1]!} | misses a case | This leads to ${target}, but so does a smaller integer: ${path(all[0]!)}.
      ${4 * target} | uses only the rule for even integers | ${halving}
      ${once.at(-1)!} | goes back only once | This leads to ${target} in one step, but the rule has to be applied twice: ${path(once.at(-1)!)}.
      ${2 * target} | goes back once by doubling | This leads to ${target} in one step, but the rule has to be applied twice: ${path(2 * target)}.
      ${forward} | goes forward | This starts from ${target} instead of ending there: ${path(target)}.
      ${second} | does not test whether it is odd | ${all.includes(second) ? `This leads to ${target}, but so does a smaller integer: ${path(all[0]!)}.` : `This doesn't lead to ${target}: ${path(second)}.`}`;
  }
  return `${sum(loose)} | does not test whether numbers are odd | ${parity}
    ${sum([...new Set(loose)])} | counts numbers of the wrong parity | ${parity}
    ${4 * target} | uses only the rule for even integers | ${halving}
    ${sum(once)} | goes back only once | This is ${once.length === 1 ? `${once[0]}, the only integer` : `$${once.join(" + ")}$, the sum of the integers`} one step before ${target}. The rule has to be applied twice.
    ${sum(all) - all[0]!} | misses the least value | This leaves out ${all[0]}, which also leads to ${target}: ${path(all[0]!)}.
    ${sum(all.slice(0, -1))} | misses the greatest value | This leaves out ${all.at(-1)}, which also leads to ${target}: ${path(all.at(-1)!)}.
    ${sum(all) + 2 * target} | adds a number from halfway | This also adds ${2 * target}, which leads to ${target} in one step, not in two.
    ${sum(all) + sum(once)} | adds the numbers halfway | This also adds ${once.join(" and ")}, from which only one step leads to ${target}.
    ${sum(all) + target} | adds the result | This also adds ${target} itself, ${forward === target ? "which is counted already" : `but ${path(target)}`}.`;
}
