import type { BankItem, BlindAnswer } from "../packages/items/src/index.ts";
import { escape } from "./report-html.ts";

type Content = BankItem["content"];
type Option = Content["options"][number];

/** One item with key, reasons and solution, folded up. */
export function itemCard(
  item: BankItem,
  topic: string,
  variant: string | null,
  solved: readonly BlindAnswer[],
): string {
  const { content } = item;
  const facts = [
    `difficulty ${item.difficulty}`,
    variant,
    item.state === "active" ? null : item.state,
  ];
  return `<details data-topic="${escape(topic)}" data-difficulty="${item.difficulty}"><summary>${escape(item.key)} · ${escape(item.topicName)} · ${escape(facts.filter(Boolean).join(" · "))}</summary>
<div class="item">${content.sections.map(sectionHtml).join("")}${answerHtml(content)}
<p class="why"><strong>Solution.</strong> ${content.solution.idea}</p><ol class="why">${content.solution.steps.map((step) => `<li>${step}</li>`).join("")}</ol>${content.solution.check ? `<p class="why">${content.solution.check}</p>` : ""}${solved.map(solvedHtml).join("")}</div></details>`;
}

function solvedHtml({ solver, on, answer, sure, difficulty, defends, note }: BlindAnswer): string {
  const words = [
    `${solver} on ${on}: ${answer}, ${sure} % sure, difficulty ${difficulty}`,
    ...(defends.length > 0 ? [`could defend ${defends.join(", ")}`] : []),
    ...(note ? [note] : []),
  ];
  return `<p class="why">Solved blind by ${escape(words.join("; "))}</p>`;
}

function sectionHtml({ title, displayText, table, role }: Content["sections"][number]): string {
  const heading = title ? `<h4>${escape(title)}</h4>` : "";
  const text = role === "statement" ? `<p>${displayText}</p>` : displayText;
  return heading + text + (table ? tableOf(table) : "");
}

function tableOf({
  caption,
  columns,
  rows,
}: NonNullable<Content["sections"][number]["table"]>): string {
  const head = columns.map(({ name }) => `<th scope="col">${escape(name)}</th>`).join("");
  const body = rows.map(
    (row) =>
      `<tr>${row.map(({ text, value }) => `<td${value === undefined ? "" : ' class="n"'}>${escape(text)}</td>`).join("")}</tr>`,
  );
  return `<div class="scroll"><table class="data"><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
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
  return `<ol class="options">${options.map(({ html, isKey, why, slip }) => `<li${isKey ? ' class="key"' : ""}><span>${html}</span><br><span class="why">${slip ? `<i>${escape(slip)}</i>: ` : ""}${why}</span></li>`).join("")}</ol>`;
}
