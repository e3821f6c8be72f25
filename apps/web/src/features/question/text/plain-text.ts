const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * A short text without markup, for the entries of a drop-down, which can only hold plain text. Simple
 * fractions and powers stay readable.
 */
export function plainText(html: string): string {
  return html
    .replace(/<mfrac>(<m[in]>[^<]*<\/m[in]>)(<m[in]>[^<]*<\/m[in]>)<\/mfrac>/g, "$1/$2")
    .replace(/<msqrt>/g, "√")
    .replace(/<mn[^>]*>(\d+)<\/mn><\/msup>/g, (_, digits: string) => raised(digits))
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

function raised(digits: string): string {
  return digits.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);
}
