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
const ALLOWED: sanitizeHtml.IOptions = {
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
};

export function sanitize(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
