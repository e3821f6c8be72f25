/**
 * The exam's simple calculator: four functions, worked out in the order they're pressed, without
 * precedence. Pure: a state and a key give the next state.
 */
export const OPERATORS = ["+", "−", "×", "÷"] as const;
export type Operator = (typeof OPERATORS)[number];
export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type Key =
  | Digit
  | Operator
  | "."
  | "="
  | "√"
  | "%"
  | "1/x"
  | "±"
  | "CE"
  | "C"
  | "←"
  | "MC"
  | "MR"
  | "MS"
  | "M+"
  | "M−";

export interface Calculator {
  /** The number being typed, as typed. More digits are added to it. */
  readonly typed: string | null;
  /** The value shown, with all its digits. */
  readonly value: number;
  readonly waiting: { readonly left: number; readonly operator: Operator } | null;
  /** Nothing was entered since the operator, so another operator replaces it. */
  readonly isOpen: boolean;
  /** What another = repeats. */
  readonly last: { readonly operator: Operator; readonly right: number } | null;
  readonly memory: number;
  /** The line above the number: how it came about. */
  readonly trail: string;
  /** Why there is no number. */
  readonly fault: string | null;
}

export const CLEARED: Calculator = {
  typed: null,
  value: 0,
  waiting: null,
  isOpen: false,
  last: null,
  memory: 0,
  trail: "",
  fault: null,
};

/** Digits that can be typed. */
const MOST_TYPED = 12;
/** Digits of a result that are shown. Floating-point numbers can't promise more. */
const MOST_SHOWN = 10;

const DIVIDED_BY_ZERO = "Can't divide by zero";
const NO_ROOT = "Can't take the square root of a negative number";
const TOO_LARGE = "Number too large";

export function press(now: Calculator, key: Key): Calculator {
  // After an error, there's no number to continue from, but the memory is kept.
  const state = now.fault === null ? now : { ...CLEARED, memory: now.memory };
  if (now.fault !== null && !isFresh(key)) return key === "C" || key === "CE" ? state : now;
  if (isDigit(key)) return typeDigit(state, key);
  if (isOperator(key)) return operate(state, key);
  return OTHERS[key](state);
}

export function pressAll(keys: readonly Key[], from: Calculator = CLEARED): Calculator {
  return keys.reduce(press, from);
}

const isDigit = (key: Key): key is Digit => /^\d$/.test(key);
const isOperator = (key: Key): key is Operator => OPERATORS.some((operator) => operator === key);
/** What starts a new number. */
const isFresh = (key: Key) => isDigit(key) || key === "." || key === "MR" || key === "MC";

const OTHERS: Record<Exclude<Key, Digit | Operator>, (state: Calculator) => Calculator> = {
  ".": typePoint,
  "=": workOut,
  "√": (state) =>
    state.value < 0
      ? fail(state, NO_ROOT)
      : give(state, Math.sqrt(state.value), `√(${shownBy(state)})`),
  "1/x": (state) =>
    state.value === 0
      ? fail(state, DIVIDED_BY_ZERO)
      : give(state, 1 / state.value, `1/(${shownBy(state)})`),
  "%": percent,
  "±": negate,
  "←": stepBack,
  CE: (state) => ({ ...state, typed: null, value: 0, isOpen: false }),
  C: ({ memory }) => ({ ...CLEARED, memory }),
  MC: (state) => ({ ...done(state), memory: 0 }),
  MR: (state) => give(state, state.memory, ""),
  MS: (state) => ({ ...done(state), memory: state.value }),
  "M+": (state) => remember(state, state.memory + state.value),
  "M−": (state) => remember(state, state.memory - state.value),
};

/** What the display shows. */
export function shownBy({ typed, value }: Pick<Calculator, "typed" | "value">): string {
  return typed ?? show(value);
}

function typeDigit(state: Calculator, digit: Digit): Calculator {
  const { typed } = state;
  if (typed === null) return type(state, digit);
  if (typed.replaceAll(/\D/g, "").length >= MOST_TYPED) return state;
  const isZero = typed === "0" || typed === "−0";
  return type(state, isZero ? typed.slice(0, -1) + digit : typed + digit);
}

function typePoint(state: Calculator): Calculator {
  const { typed } = state;
  if (typed === null) return type(state, "0.");
  return typed.includes(".") ? state : type(state, `${typed}.`);
}

function type(state: Calculator, typed: string): Calculator {
  // A new number after a result: how that result came about no longer matters.
  const trail = state.typed === null && !state.waiting ? "" : state.trail;
  return { ...state, typed, value: Number(typed.replace("−", "-")), isOpen: false, trail };
}

function stepBack(state: Calculator): Calculator {
  if (state.typed === null) return state;
  const rest = state.typed.slice(0, -1);
  return type(state, /\d/.test(rest) ? rest : "0");
}

function negate(state: Calculator): Calculator {
  const { typed } = state;
  if (typed === null) return give(state, -state.value, "");
  return type(state, typed.startsWith("−") ? typed.slice(1) : `−${typed}`);
}

function operate(state: Calculator, operator: Operator): Calculator {
  const { waiting, isOpen, value } = state;
  if (!waiting || isOpen) return open(state, value, operator);
  const result = apply(waiting, value);
  return typeof result === "string" ? fail(state, result) : open(state, result, operator);
}

function open(state: Calculator, left: number, operator: Operator): Calculator {
  const trail = `${show(left)} ${operator}`;
  const waiting = { left, operator };
  return { ...state, typed: null, value: left, waiting, isOpen: true, last: null, trail };
}

/** Pressed again, it repeats the last step. */
function workOut(state: Calculator): Calculator {
  const { waiting, last, value } = state;
  const step = waiting ? { ...waiting, right: value } : last && { left: value, ...last };
  if (!step) return { ...done(state), trail: `${show(value)} =` };
  const result = apply(step, step.right);
  if (typeof result === "string") return fail(state, result);
  const { left, operator, right } = step;
  return {
    ...CLEARED,
    memory: state.memory,
    value: result,
    last: { operator, right },
    trail: `${show(left)} ${operator} ${show(right)} =`,
  };
}

/** A percentage of the number that waits for + or −. Otherwise, a hundredth of what's shown. */
function percent(state: Calculator): Calculator {
  const { waiting, value } = state;
  const isOfLeft = waiting?.operator === "+" || waiting?.operator === "−";
  return give(state, (value / 100) * (isOfLeft ? waiting.left : 1), `${shownBy(state)}%`);
}

function remember(state: Calculator, sum: number): Calculator {
  const memory = round(sum);
  return Number.isFinite(memory) ? { ...done(state), memory } : fail(state, TOO_LARGE);
}

/** Replaces the number shown. A waiting operation keeps waiting. */
function give(state: Calculator, number: number, told: string): Calculator {
  const value = round(number);
  if (!Number.isFinite(value)) return fail(state, TOO_LARGE);
  const { waiting } = state;
  const trail = waiting ? `${show(waiting.left)} ${waiting.operator} ${told}`.trim() : told;
  return { ...state, typed: null, value, isOpen: false, trail };
}

const done = (state: Calculator): Calculator => ({ ...state, typed: null });

function fail({ memory, trail }: Calculator, fault: string): Calculator {
  return { ...CLEARED, memory, trail, fault };
}

function apply({ left, operator }: { left: number; operator: Operator }, right: number) {
  if (operator === "÷" && right === 0) return DIVIDED_BY_ZERO;
  const value = round(WORK[operator](left, right));
  return Number.isFinite(value) ? value : TOO_LARGE;
}

const WORK: Record<Operator, (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "−": (left, right) => left - right,
  "×": (left, right) => left * right,
  "÷": (left, right) => left / right,
};

/** 0.1 + 0.2 is 0.3 here: the last digits of a binary fraction are noise. */
const round = (value: number) => Number(value.toPrecision(15));

function show(value: number): string {
  const size = Math.abs(value);
  const isLong = size >= 10 ** MOST_TYPED || (size > 0 && size < 1e-6);
  const digits = size >= 10 ** MOST_SHOWN ? MOST_TYPED : MOST_SHOWN;
  const text = isLong
    ? value.toExponential(6).replace(/\.?0+e/, "e")
    : String(Number(value.toPrecision(digits)));
  return text.replaceAll("-", "−").replace("e+", "e");
}
