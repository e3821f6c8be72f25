import {
  isCount,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  valueOf,
} from "@theta/items/template";

/** Units digits of the powers of a base until they repeat: 7, 9, 3, 1. */
function cycleOf(base: number): number[] {
  const digits = [base % 10];
  for (let d = (base * base) % 10; d !== base % 10; d = (d * base) % 10) digits.push(d);
  return digits;
}

const digitOf = (base: number, exponent: number): number => {
  const cycle = cycleOf(base);
  return cycle[(exponent + cycle.length - 1) % cycle.length]!;
};
const mod10 = (n: number): number => ((n % 10) + 10) % 10;

/** Why a power ends as it does: "7, 9, 3, 1 repeat, and 43 leaves 3 on division by 4". */
function reason(base: number, exponent: number): string {
  const cycle = cycleOf(base);
  const rest = exponent % cycle.length;
  const place =
    rest === 0
      ? `is a multiple of ${cycle.length}`
      : `leaves ${rest} on division by ${cycle.length}`;
  return `Powers of ${base} end in ${cycle.join(", ")}, and so on in turn; ${exponent} ${place}, so $${base}^{${exponent}}$ ends in ${digitOf(base, exponent)}.`;
}

const BASES = [2, 3, 7, 8, 12, 13, 17, 18, 23, 27, 32, 33];

function oneCombination(rng: Rng) {
  const [a, b] = rng.sample(BASES, 2) as [number, number];
  const [m, n] = [rng.int(15, 90), rng.int(11, 60)];
  const [d, e] = [digitOf(a, m), digitOf(b, n)];
  const kind = rng.pick(["sum", "difference", "product"] as const);
  const isFair =
    kind === "difference" ? m * Math.log(a) > n * Math.log(b) && d < e : a % 10 !== b % 10;
  if (!isFair) return null;
  const value = mod10({ sum: d + e, difference: d - e, product: d * e }[kind]);
  const sign = { sum: "+", difference: "-", product: "\\cdot" }[kind];
  const join = (x: number, y: number): number =>
    mod10({ sum: x + y, difference: x - y, product: x * y }[kind]);
  const tex = `${a}^{${m}} ${sign} ${b}^{${n}}`;
  return {
    kind,
    difficulty: { sum: 4, product: 4, difference: 6 }[kind] + (a > 10 && b > 10 ? 1 : 0),
    stem: rng.pick([
      `What is the units digit of $${tex}$?`,
      `What is the remainder when $${tex}$ is divided by 10?`,
      `If $N = ${tex}$, what is the units digit of $N$?`,
    ]),
    value,
    why: `$${a}^{${m}}$ ends in ${d} and $${b}^{${n}}$ in ${e}, so the ${kind} ends in ${value}.`,
    slips: `
      ${kind === "difference" ? e - d : kind === "sum" ? mod10(d * e) : mod10(d + e)} | ${kind === "difference" ? "subtracts the smaller digit" : kind === "sum" ? "multiplies the digits" : "adds the digits"} | ${kind === "difference" ? `The last digits are ${d} and ${e} in this order, so one has to borrow: $1${d} - ${e} = ${value}$.` : `The last digits are combined as the powers are: the stem has a ${kind}.`}
      ${join(digitOf(a, m + 1), e)} | is one place off in the first cycle | The cycle of ${a} begins with exponent 1; count the place from there.
      ${join(d, digitOf(b, n + 1))} | is one place off in the second cycle | The cycle of ${b} begins with exponent 1; count the place from there.
      ${join(digitOf(a, m + 3), digitOf(b, n + 3))} | begins the cycles with exponent 0 | The first digit of a cycle belongs to exponent 1, the second to exponent 2.
      ${d} | stops at the first power | ${d} is the units digit of $${a}^{${m}}$ alone.
      ${e} | stops at the second power | ${e} is the units digit of $${b}^{${n}}$ alone.
      ${join(mod10(a * m), mod10(b * n))} | multiplies base and exponent | $${a}^{${m}}$ is ${m} factors ${a}, not $${a} \\cdot ${m}$.
      ${join(mod10(a), mod10(b))} | ignores the exponents | The last digit changes from power to power; it does not stay that of the base.
      ${mod10(((a + b) ** 2 % 10) + m)} | joins the bases first | Powers of different bases cannot be joined; take their last digits one by one.
      ${join(digitOf(a, m + 2), e)} | is two places off in the first cycle | Powers of ${a} repeat in a cycle of ${cycleOf(a).length}; divide ${m} by that.`,
    steps: [
      reason(a, m),
      reason(b, n),
      kind === "difference"
        ? `The number is positive, so borrow: $1${d} - ${e} = ${value}$.`
        : `$${d} ${sign} ${e} = ${kind === "sum" ? d + e : d * e}$, so the last digit is ${value}.`,
    ],
  };
}

function shifted(rng: Rng) {
  const a = rng.pick(BASES);
  const c = rng.int(1, 3);
  const b = rng.pick([2, 3, 7, 8].filter((base) => base !== a % 10));
  const f = rng.int(0, 3);
  const [d, e] = [digitOf(a, 4 + c), digitOf(b, 4 + f)];
  const value = mod10(d + e);
  const second = f === 0 ? "4k" : `4k + ${f}`;
  const join = (x: number, y: number): number => mod10(x + y);
  return {
    kind: "shifted",
    difficulty: 6,
    stem: rng.pick([
      `If $k$ is a positive integer, what is the units digit of $${a}^{4k + ${c}} + ${b}^{${second}}$?`,
      `For every positive integer $k$ the number $${a}^{4k + ${c}} + ${b}^{${second}}$ leaves the same remainder when it is divided by 10. What is that remainder?`,
    ]),
    value,
    why: `$${a}^{4k + ${c}}$ ends in ${d} and $${b}^{${second}}$ in ${e}, whatever $k$ is.`,
    slips: `
      ${join(digitOf(a, c + 1), digitOf(b, f + 1))} | begins the cycles with exponent 0 | The first digit of a cycle belongs to exponents 1, 5, 9, and so on, that is, to $4k + 1$.
      ${f === 0 ? join(d, 1) : join(d, mod10(b))} | ${f === 0 ? "takes exponent 0" : "keeps the second base"} | ${f === 0 ? `$k$ is positive, so the exponent is at least 4 and $${b}^{4k}$ ends in ${e}, not in 1.` : `$${b}^{${second}}$ does not end like ${b} itself.`}
      ${d} | stops at the first power | ${d} is the units digit of the first power alone.
      ${e} | stops at the second power | ${e} is the units digit of the second power alone.
      ${mod10(d * e)} | multiplies the digits | The two powers are added.
      ${join(mod10(a), mod10(b))} | ignores the exponents | The last digit changes from power to power.
      ${join(mod10(a * c), mod10(b * f))} | multiplies base and exponent | A power is a repeated product of the base, not base times exponent.
      ${join(d, digitOf(b, f + 5))} | is one place off in the second cycle | The cycle of ${b} begins with exponent 1; count the place from there.
      ${join(digitOf(a, c + 5), e)} | is one place off in the first cycle | The cycle of ${a} begins with exponent 1; count the place from there.`,
    steps: [
      `Powers of ${a} end in ${cycleOf(a).join(", ")}, and so on in turn, and $4k + ${c}$ stands at place ${c}: $${a}^{4k + ${c}}$ ends in ${d}.`,
      `Powers of ${b} end in ${cycleOf(b).join(", ")}, and $${second}$ stands at place ${f === 0 ? 4 : f}: the second power ends in ${e}.`,
      `$${d} + ${e} = ${d + e}$, so the last digit is ${value}.`,
    ],
  };
}

function counted(rng: Rng) {
  const a = rng.pick([2, 3, 7, 8, 12, 13, 17, 18]);
  const place = rng.int(1, 4);
  const digit = digitOf(a, place);
  const last = rng.pick([30, 35, 45, 50, 55, 65, 70, 75, 90]);
  const value = range(1, last).filter((n) => digitOf(a, n) === digit).length;
  return {
    kind: "count",
    difficulty: 5,
    stem: rng.pick([
      `For how many integers $n$ from 1 to ${last}, inclusive, is ${digit} the units digit of $${a}^n$?`,
      `If $n$ is an integer and $1 \\le n \\le ${last}$, for how many values of $n$ does $${a}^n$ leave a remainder of ${digit} when it is divided by 10?`,
    ]),
    value,
    why: `The exponents are ${place}, ${place + 4}, ${place + 8}, and so on up to ${place + 4 * (value - 1)}.`,
    slips: `
      ${Math.floor(last / 4) === value ? value + 1 : Math.floor(last / 4)} | ${Math.floor(last / 4) === value ? "counts the broken cycle as well" : "counts only full cycles"} | The last cycle is not complete, so look whether place ${place} still falls into it.
      ${Math.floor(last / 10)} | expects each digit once in ten | Powers of ${a} do not end in all ten digits, only in ${cycleOf(a).join(", ")}.
      ${Math.floor(last / 5)} | takes a cycle of five | The last digits repeat after 4 powers: ${cycleOf(a).join(", ")}.
      ${Math.floor(last / 2)} | takes a cycle of two | The digit returns after 4 powers, not after 2.
      ${Math.floor(last / 3)} | takes a cycle of three | The last digits repeat after 4 powers: ${cycleOf(a).join(", ")}.
      ${last - value} | counts the other exponents | These are the exponents for which the last digit is not ${digit}.
      ${value - 2} | leaves out the first and the last | The first exponent, ${place}, and the last, ${place + 4 * (value - 1)}, both count.
      ${Math.floor(last / 8)} | takes a cycle of eight | The last digits repeat after 4 powers already.`,
    steps: [
      `Powers of ${a} end in ${cycleOf(a).join(", ")}, and so on in turn, so the first exponent that leads to ${digit} is ${place}, and then every fourth one does.`,
      `The exponents are ${place}, ${place + 4}, ${place + 8}, …, ${place + 4 * (value - 1)}: the first and ${value - 1} more, which makes ${value}.`,
    ],
  };
}

export const template: ProblemTemplate = {
  id: "units-digit-of-powers",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern: "Last digits of powers repeat in short cycles; combine the last digits alone.",

  make(rng) {
    const draft = rng.pick([oneCombination, oneCombination, shifted, counted])(rng);
    if (!draft) return null;
    const { kind, difficulty, stem, value, why, slips, steps } = draft;
    return {
      variant: `${kind}/${stem.includes("remainder") ? "remainder" : "digit"}`,
      context: "pure",
      difficulty,
      stem,
      key: { text: String(value), value, why },
      slips: slipsOf(slips, isCount).filter((slip) => kind === "count" || (slip.value ?? 10) < 10),
      solution: {
        idea: "The last digit of a product depends on the last digits alone, so the last digits of powers repeat in a cycle of at most 4.",
        steps,
        check:
          "Number the cycle from exponent 1; a multiple of the cycle's length is its last place, not its first.",
      },
    };
  },

  /** Multiplies out powers with big integers and looks at the last digit. */
  check({ stem, options }) {
    const answer = (): number => {
      const counts = /(\d+) the units digit of \$(\d+)\^n/.exec(stem) ?? null;
      if (counts ?? stem.includes("how many")) {
        const [digit, base, last] = counts
          ? [counts[1], counts[2], read(stem, /1 to (\d+)/)[0]]
          : [
              read(stem, /remainder of (\d)/)[0],
              read(stem, /does (\d+)\^n/)[0],
              read(stem, /n <= (\d+)/)[0],
            ];
        return range(1, Number(last)).filter(
          (n) => BigInt(base!) ** BigInt(n) % 10n === BigInt(digit!),
        ).length;
      }
      const [a, m, sign, b, n] = read(
        stem,
        /(\d+)\^([\dk +]+?) ([-+*]) (\d+)\^([\dk +]+?)(?:,|\?| is| leaves)/,
      );
      const results = new Set(
        range(1, 6).map((k) => {
          const [x, y] = [
            [a!, m!],
            [b!, n!],
          ].map(([base, exponent]) => {
            const [, four, rest] = /^(4k)?(?: \+ )?(\d*)$/.exec(exponent!)!;
            return BigInt(base!) ** BigInt((four ? 4 * k : 0) + Number(rest));
          }) as [bigint, bigint];
          const whole = sign === "+" ? x + y : sign === "-" ? x - y : x * y;
          if (whole <= 0n) throw new Error("The number is not positive.");
          return Number(whole % 10n);
        }),
      );
      if (results.size !== 1)
        throw new Error(`The digits ${[...results].join(", ")} are possible.`);
      return [...results][0]!;
    };
    const right = answer();
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },
};
