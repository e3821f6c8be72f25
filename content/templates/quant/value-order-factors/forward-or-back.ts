import {
  isCount,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly moves: string;
  readonly story: (moves: string, number: number) => string;
  readonly asked: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "robot",
    moves: "moves",
    story: (moves, number) =>
      `On a straight track a robot makes ${number} moves of ${moves} meters, in some order, each either forward or backward.`,
    asked: "the distance, in meters, between its starting point and its final position",
  },
  {
    name: "elevator",
    moves: "trips",
    story: (moves, number) =>
      `During a test in a tall tower an elevator makes ${number} trips of ${moves} floors, in some order, each either up or down.`,
    asked: "the number of floors between its first and its final position",
  },
  {
    name: "tank",
    moves: "steps",
    story: (moves, number) =>
      `In ${number} steps of ${moves} liters, in some order, a worker either adds water to a large tank or drains water from it.`,
    asked: "the number of liters by which the contents of the tank have changed in all",
  },
  {
    name: "drone",
    moves: "changes",
    story: (moves, number) =>
      `A drone changes its altitude ${number} times, by ${moves} meters in some order, each time either climbing or sinking.`,
    asked: "the difference, in meters, between its first and its final altitude",
  },
  {
    name: "game",
    moves: "rounds",
    story: (moves, number) =>
      `A game has ${number} rounds worth ${moves} points, in some order; in each round a player either wins or loses all of its points.`,
    asked: "the number of points, won or lost, by which a player's score has changed at the end",
  },
];

/** All values the total can have if each move may count either way. */
function reachable(moves: readonly number[]): Set<number> {
  let totals = new Set([0]);
  for (const move of moves) totals = new Set([...totals].flatMap((t) => [t + move, t - move]));
  return new Set([...totals].map(Math.abs));
}

const KINDS = ["first", "from", "odd"] as const;

function drawMoves(kind: (typeof KINDS)[number], rng: Rng): number[] {
  const n = rng.int(6, 12);
  const from = rng.int(2, 6);
  if (kind === "odd") return range(1, n).map((k) => 2 * k - 1);
  return kind === "first" ? range(1, n) : range(from, from + n - 1);
}

function drawNumbers(rng: Rng) {
  const kind = rng.pick(KINDS);
  const moves = drawMoves(kind, rng);
  const total = sum(moves);
  const fits = reachable(moves);
  const { name, moves: word, story, asked } = rng.pick(SETTINGS);
  const asksNot = rng.chance(0.5);
  const parity = total % 2 === 0 ? "even" : "odd";
  const last = moves.at(-1)!;
  const candidates = range(1, total - 2).filter(
    (d) => fits.has(d) !== asksNot && (!asksNot || d % 2 !== total % 2),
  );
  const question = rng.pick([
    `Which of the following ${asksNot ? "CANNOT" : "could"} be ${asked}?`,
    `At the end, ${asked} ${asksNot ? "could be each of the following EXCEPT" : "could be which of the following?"}`,
  ]);
  // Why a number is wrong depends on the question: impossible here, possible there.
  const lists = [
    range(1, 6).filter((d) => (d % 2 === total % 2) === asksNot && fits.has(d) === asksNot),
    range(1, 7)
      .map((k) => total - 2 * k)
      .filter((d) => fits.has(d)),
    range(8, total - 16).filter((d) => fits.has(d)),
    range(Math.floor(total / 2), total - 4).filter((d) => fits.has(d)),
  ];
  const odd = moves.filter((move) => move % 2 === 1);
  if (lists.some((list) => list.length === 0) || candidates.length === 0 || odd.length < 3)
    return null;
  const [small, near, middle, upper] = lists.map((list) => rng.pick(list)) as [
    number,
    number,
    number,
    number,
  ];
  const without = rng.sample(odd, 3);
  const value = rng.pick(candidates);
  const back = (total - value) / 2;
  return {
    kind,
    moves,
    total,
    fits,
    name,
    word,
    story,
    asksNot,
    parity,
    last,
    question,
    small,
    near,
    middle,
    upper,
    without,
    value,
    back,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  moves,
  total,
  fits,
  word,
  asksNot,
  parity,
  last,
  small,
  near,
  middle,
  upper,
  without,
  value,
  back,
}: Numbers): ProblemOptions {
  const turned = (size: number): string =>
    `If ${word} that add up to ${size} go the other way, the total falls by twice that, to`;
  const slips = asksNot
    ? `
        ${total} | thinks that both directions must occur | All ${word} may go the same way; then the total is ${total}.
        ${small} | thinks that it is too small | ${turned((total - small) / 2)} ${small}.
        ${near} | thinks that it is too close to the full sum | ${turned((total - near) / 2)} ${near}.
        ${middle} | turns only one around | More than one may go the other way. ${turned((total - middle) / 2)} ${middle}.
        ${upper} | stops after a few trials | ${turned((total - upper) / 2)} ${upper}.
        ${fits.has(0) ? 0 : total - 2 * last} | ${fits.has(0) ? "thinks that nothing can cancel out" : "overlooks the simplest turn"} | ${fits.has(0) ? `Half of the sum, ${total / 2}, can go each way.` : `Turn only the last one around: $${total} - 2 \\cdot ${last} = ${total - 2 * last}$.`}`
    : `
        ${total - without[0]!} | takes ${without[0]!} out instead of turning it around | Turning ${without[0]!} around lowers the total by twice ${without[0]!}, not by ${without[0]!}.
        ${small} | expects every small number to be possible | Every total is ${parity}, since each turn changes it by an even number; ${small} is not.
        ${total - without[1]!} | takes ${without[1]!} out instead of turning it around | Turning ${without[1]!} around lowers the total by twice ${without[1]!}, not by ${without[1]!}.
        ${total + 2} | goes beyond the sum | Even with all ${word} in one direction the total is only ${total}.
        ${total % 2 === 0 ? 0 : moves.length % 2 === 0 ? moves.length : last - 1} | ${total % 2 === 0 ? "expects everything to cancel" : "counts the ${word}"} | The possible totals are ${parity}, as the sum of all ${word} is; this number is not among them.
        ${total + last} | counts the last one twice | Even with all ${word} in one direction the total is only ${total}.
        ${Math.floor(total / 2) % 2 === total % 2 ? Math.floor(total / 2) + 1 : Math.floor(total / 2)} | takes half of the sum | Half of the sum would leave an ${parity === "odd" ? "even" : "odd"} total, but every total is ${parity}.
        ${total - without[2]!} | takes ${without[2]!} out instead of turning it around | Turning ${without[2]!} around lowers the total by twice ${without[2]!}, not by ${without[2]!}.`;
  // Keeps only impossible ones for the reason given.
  const isWrong = (d: number): boolean =>
    asksNot ? fits.has(d) : d > total || d % 2 !== total % 2;
  return {
    key: {
      text: String(value),
      value,
      why: asksNot
        ? `Every possible total is ${parity}, as ${total} is, and ${value} is not.`
        : `${value} is ${parity}, as ${total} is: ${word} that add up to ${back} go one way, the others the other way.`,
    },
    slips: slipsOf(slips, isCount).filter((slip) => isWrong(slip.value ?? 0)),
  };
}

function solutionOf({
  kind,
  moves,
  total,
  word,
  asksNot,
  parity,
  last,
  value,
  back,
}: Numbers): Solution {
  const sumStep =
    kind === "odd"
      ? `All ${word} in one direction make $1 + 3 + … + ${last} = ${total}$.`
      : `All ${word} in one direction make $${moves[0]!} + ${moves[1]!} + … + ${last} = ${total}$.`;
  return {
    idea: `Begin with all ${word} in one direction; turning one around changes the total by twice its size, which is even.`,
    steps: [
      sumStep.replaceAll("…", "\\cdots"),
      `Turning one of size $m$ around lowers the total by $2m$, so every possible total is ${parity}, as ${total} is.`,
      asksNot
        ? `${value} is ${value % 2 === 0 ? "even" : "odd"}, so it is impossible; the other four are ${parity} and can be reached.`
        : `Among the options only ${value} is ${parity} and not more than ${total}; let ${word} go back that add up to $(${total} - ${value}) \\div 2 = ${back}$.`,
    ],
    check: `The order of the ${word} does not matter; it is the parity of the full sum that decides.`,
  };
}

export const template: ProblemTemplate = {
  id: "forward-or-back",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "arithmetic",
  pattern:
    "Turning a move around changes the total by twice the move, so all possible totals have one parity.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { kind, moves, name, story, asksNot, last, question } = numbers;
    const shown = `${moves[0]!}, ${moves[1]!}, ${moves[2]!}, …, ${last}`;
    return {
      variant: `${asksNot ? "cannot" : "could"}/${name}`,
      context: "real",
      // The invariant has to be seen; odd moves and long lists make trying harder.
      difficulty: 6 + (asksNot ? 0 : 1) + (kind === "first" ? 0 : 1) + (moves.length > 9 ? 1 : 0),
      stem: `${story(shown, moves.length)} ${question}`.replaceAll("…", "$\\ldots$"),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all ways to go forward or back with the moves named in the stem. */
  check({ stem, options }) {
    const [number, a, b, , last] = read(
      stem,
      /(\d+) (?:moves|trips|steps|times|rounds)[^]*? (\d+), (\d+), (\d+), \\ldots, (\d+)/,
    ).map(Number);
    const moves = range(0, number! - 1).map((k) => a! + k * (b! - a!));
    if (moves.at(-1) !== last) throw new Error("The moves do not end with the one that is named.");
    const fits = reachableByBits(moves);
    const asksNot = /CANNOT|EXCEPT/.test(stem);
    return options.flatMap((option, k) => (fits(valueOf(option).value) !== asksNot ? [k] : []));
  },
};

/**
 * A total d needs moves that add up to (sum - d) / 2 to go back: bit s says whether s can be
 * chosen.
 */
function reachableByBits(moves: readonly number[]): (d: number) => boolean {
  const total = sum(moves);
  const chosen = moves.reduce((bits, move) => bits | (bits << BigInt(move)), 1n);
  return (d) =>
    d <= total && (total - d) % 2 === 0 && ((chosen >> BigInt((total - d) / 2)) & 1n) === 1n;
}
