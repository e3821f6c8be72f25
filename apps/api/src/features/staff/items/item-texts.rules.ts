import { escapeHtml } from "@theta/contract";
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
    ...sections.flatMap(sectionTexts),
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

function sectionTexts(section: RenderedItem["sections"][number]): ItemText[] {
  const { role, title, displayText } = section;
  const label = title ? `${SECTION_WORDS[role]}: ${title}` : SECTION_WORDS[role];
  if (section.sectionType === 2)
    return [
      { label, text: displayText },
      { label: `${label}, picture`, text: section.alt },
      // Named by what's in it, so another picture is another name.
      { label: `${label}, file`, text: section.files.at(-1)?.file ?? "" },
    ];
  const { table } = section;
  // A chart's drawing says the same as the numbers behind it.
  if (!table) return [{ label, text: displayText }];
  const rows = [
    table.columns.map(({ name }) => name),
    ...table.rows.map((row) => row.map(({ text }) => text)),
  ].map((cells) => cells.join(" | "));
  return [
    { label: `${label}, caption`, text: escapeHtml(table.caption) },
    { label: `${label}, cells`, text: escapeHtml(rows.join(" / ")) },
  ];
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
