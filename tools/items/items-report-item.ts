import { escapeHtml, type QuestionTable } from "@theta/contract";
import type { BankItem, BlindAnswer, BlindRead } from "../../packages/items/src/index.ts";

type Content = BankItem["content"];
type Option = Content["options"][number];

/** One item with key, reasons, and solution, collapsed. */
export function itemCard(
  item: BankItem,
  topic: string,
  variant: string | null,
  solved: readonly BlindAnswer[],
  reads: readonly BlindRead[],
): string {
  const { content } = item;
  const facts = [
    `difficulty ${item.difficulty}`,
    variant,
    item.state === "active" ? null : item.state,
  ];
  return `<details data-topic="${escapeHtml(topic)}" data-difficulty="${item.difficulty}"><summary>${escapeHtml(item.key)} · ${escapeHtml(item.topicName)} · ${escapeHtml(facts.filter(Boolean).join(" · "))}</summary>
<div class="item">${content.sections.map(sectionHtml).join("")}${answerHtml(content)}
<p class="why"><strong>Solution.</strong> ${content.solution.idea}</p><ol class="why">${content.solution.steps.map((step) => `<li>${step}</li>`).join("")}</ol>${content.solution.check ? `<p class="why">${content.solution.check}</p>` : ""}${solved.map(solvedHtml).join("")}${reads.map(readHtml).join("")}</div></details>`;
}

function solvedHtml({ solver, on, answer, sure, difficulty, defends, note }: BlindAnswer): string {
  const words = [
    `${solver} on ${on}: ${answer}, ${sure}% sure, difficulty ${difficulty}`,
    ...(defends.length > 0 ? [`could defend ${defends.join(", ")}`] : []),
    ...(note ? [note] : []),
  ];
  return `<p class="why">Solved blind by ${escapeHtml(words.join("; "))}</p>`;
}

function readHtml(read: BlindRead): string {
  const { solver, on, note } = read;
  const said =
    "rating" in read
      ? `${READ_AS[read.kind]} ${read.rating} by ${solver} on ${on}${read.phrase ? ` for "${read.phrase}"` : ""}`
      : `${READ_AS[read.kind]} by ${solver} on ${on}: ${read.answer}, ${read.sure}% sure`;
  return `<p class="why">${escapeHtml(note ? `${said}; ${note}` : said)}</p>`;
}

const READ_AS: Readonly<Record<BlindRead["kind"], string>> = {
  "options-only": "Guessed from the options",
  weak: "Solved in a minute",
  editor: "Rated",
  solution: "Solution rated",
  data: "Data rated",
};

function sectionHtml(section: Content["sections"][number]): string {
  const { title, displayText, role } = section;
  const heading = title ? `<h4>${escapeHtml(title)}</h4>` : "";
  if (section.sectionType === 2)
    return `${heading}${pictureHtml(section.alt, section.files)}<p class="why">In words:</p>${displayText}`;
  const text = role === "statement" ? `<p>${displayText}</p>` : displayText;
  return heading + text + (section.table ? tableOf(section.table) : "");
}

/** The page is in .data, next to the bank's folder. */
function pictureHtml(alt: string, files: NonNullable<Option["files"]>): string {
  const { file, width, height } = files.at(-1)!;
  return `<img src="../content/pictures/made/${file}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
}

function tableOf({ caption, columns, rows }: QuestionTable): string {
  const head = columns.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const body = rows.map(
    (row) =>
      `<tr>${row.map(({ text, value }) => `<td${value === undefined ? "" : ' class="n"'}>${escapeHtml(text)}</td>`).join("")}</tr>`,
  );
  return `<div class="scroll"><table class="data"><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

function answerHtml({ layout, options, parts, sentences }: Content): string {
  if (layout === "options") return optionsHtml(options);
  if (layout === "rows")
    return `<ul>${parts.map((part) => `<li><span>${part.html}</span> <span class="key">${part.options.find(({ isKey }) => isKey)!.html}</span><br><span class="why">${part.why ?? ""}</span></li>`).join("")}</ul>`;
  const text = (sentences ?? [])
    .map(
      (pieces) =>
        `<p>${pieces.map((piece) => ("partId" in piece ? `<b>[${piece.partId}]</b>` : piece.displayText)).join(" ")}</p>`,
    )
    .join("");
  return (
    text +
    parts.map((part) => `<h4>${part.html || part.id}</h4>${optionsHtml(part.options)}`).join("")
  );
}

function optionsHtml(options: readonly Option[]): string {
  return `<ol class="options">${options.map(({ html, files, isKey, why, slip }) => `<li${isKey ? ' class="key"' : ""}><span>${files ? pictureHtml("", files) : ""}${html}</span><br><span class="why">${slip ? `<i>${escapeHtml(slip)}</i>: ` : ""}${why}</span></li>`).join("")}</ol>`;
}
