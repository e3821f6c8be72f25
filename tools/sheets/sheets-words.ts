/**
 * Puts a formula into characters that a screen reader can read: the text behind each formula in a
 * PDF.
 */
export function formulaWords(tex: string): string {
  let text = tex
    .replaceAll("{,}", ",")
    .replaceAll(/\\(?:left|right)(?![a-z])/g, "")
    // \frac12 is \frac{1}{2}.
    .replaceAll(/\\(frac|binom) ?([\da-zA-Z])(?=[ \da-zA-Z{\\])/g, "\\$1{$2}")
    .replaceAll(/(\\(?:frac|binom)\{[^{}]*\}) ?([\da-zA-Z])/g, "$1{$2}")
    .replaceAll(/\\sqrt ?(\d|[a-z])/g, "\\sqrt{$1}");
  for (let before = ""; before !== text;) {
    before = text;
    for (const [form, words] of FORMS) text = text.replaceAll(form, words);
  }
  for (const [sign, words] of SIGNS) text = text.replaceAll(sign, words);
  const left = /[\\{}$]/.exec(text);
  if (left) throw new Error(`There are no words for "${left[0]}" in ${tex}`);
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Innermost braces first. */
const FORMS: readonly [RegExp, (...found: string[]) => string][] = [
  [/\\text\{([^{}]*)\}/g, (_, text = "") => text],
  [/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, above, below) => `${group(above)}/${group(below)}`],
  [/\\binom\{([^{}]*)\}\{([^{}]*)\}/g, (_, n, k) => `(${n} choose ${k})`],
  [/\\sqrt\[([^[\]]*)\]\{([^{}]*)\}/g, (_, n, under) => `root ${n} of ${group(under)}`],
  [/\\sqrt\{([^{}]*)\}/g, (_, under) => `√${group(under)}`],
  [/\\overline\{([^{}]*)\}/g, (_, digits) => `${digits} repeating`],
  [/\\bar ([a-z])/g, (_, letter) => `mean of ${letter}`],
  [/\^\{([^{}]*)\}/g, (_, raised) => `^${group(raised)}`],
  [/_\{([^{}]*)\}/g, (_, lowered) => `_${group(lowered)}`],
];

const group = (text = ""): string => (/^[\w.%]+$/.test(text) ? text : `(${text})`);

const SIGNS: readonly [RegExp, string][] = [
  [/\\cdot(?![a-z])|\\times(?![a-z])/g, "×"],
  [/\\implies(?![a-z])/g, "implies"],
  [/\\iff(?![a-z])/g, "if and only if"],
  [/\\to(?![a-z])/g, "to"],
  [/\\l?dots(?![a-z])/g, "…"],
  [/\\le(?![a-z])/g, "≤"],
  [/\\ge(?![a-z])/g, "≥"],
  [/\\ne(?![a-z])/g, "≠"],
  [/\\approx(?![a-z])/g, "≈"],
  [/\\pm(?![a-z])/g, "±"],
  [/\\mp(?![a-z])/g, "∓"],
  [/\\sigma(?![a-z])/g, "sigma"],
  [/\\star(?![a-z])/g, "star"],
  [/\\min(?![a-z])/g, "min"],
  [/\\lfloor(?![a-z])/g, "floor("],
  [/\\rfloor(?![a-z])/g, ")"],
  [/\\q?quad(?![a-z])|\\[,; ]/g, " "],
  [/\\%/g, "%"],
  [/-/g, "−"],
];
