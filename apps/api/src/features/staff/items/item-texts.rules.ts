import { plainText, type RenderedItem, type RenderedOption } from "@theta/items";

export interface ItemText {
  label: string;
  text: string;
}

const SECTION_WORDS: Record<RenderedItem["sections"][number]["role"], string> = {
  stem: "Question",
  passage: "Passage",
  source: "Source",
  intro: "Introduction",
  statement: "Statement",
  table: "Table",
  chart: "Chart",
};

/** Everything a version says, in reading order, as plain texts with a name that stays between versions. */
export function textsOf(content: RenderedItem): ItemText[] {
  const { sections, options, parts, sentences = [], solution } = content;
  const texts = [
    ...sections.map(({ role, title, displayText }) => ({
      label: title ? `${SECTION_WORDS[role]}: ${title}` : SECTION_WORDS[role],
      text: displayText,
    })),
    ...sentences.map((pieces) => ({
      label: "Sentence",
      text: pieces.map((piece) => ("partId" in piece ? " ___ " : piece.displayText)).join(""),
    })),
    ...optionTexts(options, ""),
    ...parts.flatMap((part, k) => [
      { label: `Part ${k + 1}`, text: part.html },
      ...optionTexts(part.options, `Part ${k + 1}, `),
      { label: `Part ${k + 1}, why`, text: part.why ?? "" },
    ]),
    { label: "Solution, idea", text: solution.idea },
    ...(solution.fast ?? []).map((text) => ({ label: "Solution, fastest path", text })),
    ...solution.steps.map((text) => ({ label: "Solution, step", text })),
    { label: "Solution, check", text: solution.check ?? "" },
    { label: "Solution, takeaway", text: solution.takeaway ?? "" },
  ];
  return numbered(texts.map(({ label, text }) => ({ label, text: plainText(text) })));
}

const letter = (k: number) => String.fromCodePoint(65 + k);

function optionTexts(options: readonly RenderedOption[], before: string): ItemText[] {
  return [
    ...options.map(({ html }, k) => ({ label: `${before}Option ${letter(k)}`, text: html })),
    ...(options.length > 0
      ? [
          {
            label: `${before}Right answer`,
            text: options.flatMap(({ isKey }, k) => (isKey ? [letter(k)] : [])).join(", "),
          },
        ]
      : []),
    ...options.map(({ why }, k) => ({ label: `${before}Option ${letter(k)}, why`, text: why })),
  ];
}

/** "Solution, step 2": where a label comes more than once. */
function numbered(texts: readonly ItemText[]): ItemText[] {
  const counts = new Map<string, number>();
  return texts
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      return { label: count === 1 ? label : `${label} ${count}`, text };
    });
}
