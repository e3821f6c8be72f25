import sanitizeHtml from "sanitize-html";

const MATH = [
  "math",
  "mrow",
  "mi",
  "mn",
  "mo",
  "mtext",
  "mspace",
  "mfrac",
  "msqrt",
  "mroot",
  "msup",
  "msub",
  "msubsup",
  "mover",
  "munder",
  "munderover",
  "mtable",
  "mtr",
  "mtd",
  "mpadded",
  "menclose",
  "mstyle",
  "mphantom",
];
const TEXT = [
  "p",
  "em",
  "strong",
  "ul",
  "ol",
  "li",
  "br",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "sup",
  "sub",
];

/**
 * What a question may contain. Our own renderer produces nothing else; this is the second check,
 * for the day a text comes from somewhere less trusted. Inline styles are dropped as well, because
 * the site's content security policy would refuse them.
 */
const ALLOWED = {
  allowedTags: [...TEXT, ...MATH],
  allowedAttributes: {
    math: ["display", "class"],
    mo: [
      "fence",
      "form",
      "stretchy",
      "separator",
      "lspace",
      "rspace",
      "minsize",
      "maxsize",
      "largeop",
      "movablelimits",
      "class",
    ],
    mfrac: ["linethickness"],
    mover: ["accent"],
    munder: ["accentunder"],
    mspace: ["width"],
    mtable: ["columnalign", "rowspacing", "columnspacing", "displaystyle", "class"],
    mtd: ["columnalign", "class"],
    menclose: ["notation", "class"],
    mi: ["mathvariant", "class"],
    mn: ["class"],
    mrow: ["class"],
    mstyle: ["displaystyle", "scriptlevel"],
    ol: ["start"],
    th: ["scope"],
  },
  allowedSchemes: [],
  disallowedTagsMode: "discard",
  parser: { lowerCaseAttributeNames: false },
} satisfies sanitizeHtml.IOptions;

/** As our renderer writes it; anything else is left to the sanitizer. */
export function sanitize(html: string): string {
  return isClean(html) ? html : sanitizeFully(html);
}

export function sanitizeFully(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

const PIECE = /[^<>&]+|&(?:amp|lt|gt);|<(\/?)([a-z]+)((?: [a-z]+="[^"<>&]+")*)>/y;
const ATTRIBUTE = / ([a-z]+)="/g;

/** What each of these must be directly inside of; "" is the outermost level. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  p: ["", "li"],
  ul: ["", "li"],
  ol: ["", "li"],
  li: ["ul", "ol"],
  table: [""],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
};
const IS_MATH = new Set(MATH);
// A `br` isn't closed, so it's left to the sanitizer.
const IS_TEXT = new Set(TEXT.filter((tag) => tag !== "br"));

/**
 * Whether the sanitizer would leave this as it is, found out in a tenth of its time: nothing but text, the tags and
 * attributes that are allowed, each closed where it should be.
 */
export function isClean(html: string): boolean {
  const open: string[] = [];
  for (PIECE.lastIndex = 0; PIECE.lastIndex < html.length;) {
    const piece = PIECE.exec(html);
    if (!piece) return false;
    const [, slash, tag, attributes] = piece;
    if (!tag) continue;
    if (slash) {
      if (attributes || open.pop() !== tag) return false;
    } else {
      if (!mayBeIn(tag, open.at(-1) ?? "") || !areAllowed(tag, attributes!)) return false;
      open.push(tag);
    }
  }
  return open.length === 0;
}

function mayBeIn(tag: string, parent: string): boolean {
  if (IS_MATH.has(parent)) return IS_MATH.has(tag) && tag !== "math";
  if (tag === "math") return true;
  return IS_TEXT.has(tag) && (PARENTS[tag]?.includes(parent) ?? true);
}

function areAllowed(tag: string, attributes: string): boolean {
  if (attributes === "") return true;
  const allowed = (ALLOWED.allowedAttributes as Record<string, string[]>)[tag] ?? [];
  const names = Array.from(attributes.matchAll(ATTRIBUTE), ([, name]) => name!);
  return names.every((name, k) => allowed.includes(name) && names.indexOf(name) === k);
}
