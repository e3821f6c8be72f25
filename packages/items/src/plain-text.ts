/** Questions as plain text: exponents raised, indices lowered, fractions on one line, bars kept. */

interface Element {
  tag: string;
  children: Part[];
}
type Part = string | Element;

export function plainText(html: string): string {
  return write(treeOf(html))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s(?=[.,;:?!])/g, "")
    .trim();
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|<!--.*?-->|[^<]+/gis;
/** Elements without an end tag. */
const VOID = new Set(["br", "hr", "img", "mspace", "col"]);

/** We generate the HTML, so every element is closed in its place. */
function treeOf(html: string): Element {
  const root: Element = { tag: "", children: [] };
  const open = [root];
  for (const [token, slash, name, closed] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (name === undefined) {
      if (!token.startsWith("<")) parent.children.push(decoded(token));
      continue;
    }
    const tag = name.toLowerCase();
    if (slash) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element: Element = { tag, children: [] };
    parent.children.push(element);
    if (!closed && !VOID.has(tag)) open.push(element);
  }
  return root;
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (_, name: string) => ENTITIES[name] ?? " ",
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/** These are inside a line of text; every other element begins and ends one. */
const INLINE = new Set(["", "a", "b", "em", "i", "strong", "span", "u", "abbr", "small", "math"]);

function write(part: Part): string {
  if (typeof part === "string") return part;
  const { tag, children } = part;
  if (tag in FORMULAS) {
    const parts = children.filter((child) => typeof child !== "string" || child.trim() !== "");
    return FORMULAS[tag]!(parts.map(write));
  }
  const text = children.map(write).join("");
  return INLINE.has(tag) ? text : ` ${text} `;
}

const joined = (parts: string[]) => parts.join("");

const FORMULAS: Readonly<Record<string, (parts: string[]) => string>> = {
  mi: joined,
  mn: joined,
  mo: joined,
  mtext: joined,
  mrow: joined,
  mstyle: joined,
  mspace: () => " ",
  mfrac: ([top = "", bottom = ""]) => `${inBrackets(top, TERM)}/${inBrackets(bottom, ATOM)}`,
  msqrt: (parts) => `√${inBrackets(joined(parts), ATOM)}`,
  mroot: ([of = "", index = ""]) => `${ROOTS[index] ?? `${raised(index)}√`}${inBrackets(of, ATOM)}`,
  msup: ([base = "", exponent = ""]) => `${inBrackets(base, BASE)}${raised(exponent)}`,
  msub: ([base = "", index = ""]) => `${base}${lowered(index)}`,
  msubsup: ([base = "", index = "", exponent = ""]) =>
    `${base}${lowered(index)}${raised(exponent)}`,
  sup: (parts) => raised(joined(parts)),
  sub: (parts) => lowered(joined(parts)),
  /** A bar on top, as over repeating digits: one for each character. */
  menclose: (parts) => joined(parts).replaceAll(/\S/gu, `$&${BAR}`),
  mover: ([of = ""]) => of.replaceAll(/\S/gu, `$&${BAR}`),
};

const BAR = "\u0305";
const ROOTS: Readonly<Record<string, string>> = { 3: "∛", 4: "∜" };

/** A single number or letter, with anything raised or lowered at it. */
const ATOM = /^(\p{N}[\p{N}.,]*|\p{L})[\p{Lm}\p{No}⁺⁻⁼⁽⁾₊₋₌₍₎]*$/u;
const PLAIN = /^([\d.,]+|\p{L})$/u;
const TERM = /^[\p{L}\p{N}.,]+$/u;
const BASE = /^([\p{L}\p{N}.,]+|\)|\|)$/u;
const BRACKETS = /^\([^()]*\)$/;

function inBrackets(text: string, unless: RegExp): string {
  return unless.test(text) || BRACKETS.test(text) ? text : `(${text})`;
}

const raised = (text: string) => inType(text, RAISED, "^");
const lowered = (text: string) => inType(text, LOWERED, "_");

/** In small type if that has every character, otherwise after a sign. */
function inType(text: string, type: ReadonlyMap<string, string>, sign: string): string {
  const small = Array.from(text.replaceAll(/\s/g, ""), (character) => type.get(character));
  return small.includes(undefined) ? `${sign}${inBrackets(text, PLAIN)}` : small.join("");
}

const RAISED = typeOf(
  "0123456789+−-=()abcdefghijklmnoprstuvwxyz",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ",
);
const LOWERED = typeOf("0123456789+−-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");

function typeOf(plain: string, small: string): ReadonlyMap<string, string> {
  const letters = Array.from(small);
  return new Map(Array.from(plain, (character, place) => [character, letters[place]!]));
}
