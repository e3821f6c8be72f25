const PLAIN = "[^<>]*";
const CHILD = "\\{[^<>{}]*\\}|[^<>\\uE000]*";
/** Formulas from the inside out: each pattern takes elements whose children are plain already. */
const FORMULAS: readonly [RegExp, string][] = [
  [new RegExp(`<m[ino]\\b[^>]*>(${PLAIN})</m[ino]>`, "g"), "$1\uE000"],
  [new RegExp(`<mtext\\b[^>]*>(${PLAIN})</mtext>`, "g"), "$1\uE000"],
  [new RegExp(`<msqrt\\b[^>]*>(${PLAIN})</msqrt>`, "g"), "√($1)\uE000"],
  [row("mroot", "3"), "∛($1)\uE000"],
  [row("mroot", "4"), "∜($1)\uE000"],
  [row("mroot"), "($1)^(1/($2))\uE000"],
  [row("mfrac"), "($1)/($2)\uE000"],
  [row("msup"), "$1^($2)\uE000"],
  [row("msub"), "$1_($2)\uE000"],
  [new RegExp(`<mrow\\b[^>]*>(${PLAIN})</mrow>`, "g"), "{$1}\uE000"],
];

/** An element with two children, each an atom or a row; the second one may be given. */
function row(name: string, second = CHILD): RegExp {
  return new RegExp(`<${name}\\b[^>]*>(${CHILD})\\uE000(${second})\\uE000</${name}>`, "g");
}

/** HTML as plain text, formulas in a line. */
export function plainText(html: string): string {
  let text = html;
  for (let before = ""; before !== text;) {
    before = text;
    for (const [pattern, as] of FORMULAS) text = text.replaceAll(pattern, as);
  }
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\uE000{}]/g, "")
    .replaceAll(/\(([\p{L}\p{N}.,]+)\)(?=\/|$|[\s.,;?])|(?<=[/^_])\(([\p{L}\p{N}.,]+)\)/gu, "$1$2")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s(?=[.,;:?!])/g, "")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};
