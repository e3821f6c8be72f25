import { escapeHtml } from "@theta/contract";

/** What the engine's reports share: a self-contained page, readable in light and dark mode. */
export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** Cells are text. A row may have a class, which sets its color. */
  readonly rows: readonly (readonly string[])[];
  readonly rowClass?: (row: number) => string;
  /** Cells contain sentences. */
  readonly prose?: boolean;
}

/** Scrolls on its own when it is wider than the screen, by keyboard as well. */
export function tableHtml({ caption, head, rows, rowClass, prose = false }: Table): string {
  const header = head.map((text, column) => {
    const numbers = rows.every((cells) => isNumber(cells[column] ?? ""));
    return `<th scope="col"${numbers ? ' class="n"' : ""}>${escapeHtml(text)}</th>`;
  });
  const body = rows.map((cells, k) => {
    const columns = cells.map(
      (text) => `<td${isNumber(text) ? ' class="n"' : ""}>${escapeHtml(text)}</td>`,
    );
    return `<tr class="${rowClass?.(k) ?? ""}">${columns.join("")}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table${prose ? "" : ' class="data"'}><caption>${escapeHtml(caption)}</caption><thead><tr>${header.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

function isNumber(text: string): boolean {
  return /^[−+-]?[\d.,]+(e-\d+)?( ± [\d.]+)?( (µs|ms|s|%))?$/.test(text);
}

export function pageHtml(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`;
}

const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1c2333;--quiet:#48516a;--line:#d9deea;--blue:#2f5bd8;--orange:#b4530f;--green:#1f6b45;--red:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#12161f;--text:#e8ebf3;--quiet:#b4bccf;--line:#333c50;--blue:#8aa8ff;--orange:#f2a25c;--green:#6fcf9b;--red:#ff8a80}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);margin:0}
main{max-width:1400px;margin:0 auto;padding:1rem}h1{line-height:1.2}p{max-width:75ch}
.scroll{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0 1rem;font-size:.9375rem}
caption{text-align:left;color:var(--quiet)}td,th{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.data td,.data th{white-space:nowrap}.data td:last-child:not(.n){white-space:normal;min-width:11ch;max-width:48ch}
@media (max-width:600px){.data td,.data th{white-space:normal;padding:.3rem .4rem;min-width:4.5rem}.data .n{min-width:0}}
tr.ok td:last-child{color:var(--green)}tr.no td:last-child{color:var(--red);font-weight:600}tr.unsure td:last-child{color:var(--orange)}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:1.5rem;align-items:start}
figure{margin:0;min-width:0}figcaption{font-weight:600}figure>svg{display:block;width:100%;max-width:560px;height:auto}
svg text{font:14px system-ui,sans-serif;fill:var(--quiet)}svg .label{fill:var(--red);paint-order:stroke;stroke:var(--page);stroke-width:4px}
.grid{stroke:var(--line)}.mark{stroke:var(--red);stroke-dasharray:5 4}
polyline{fill:none;stroke-width:2.5}polyline.dashed{stroke-dasharray:7 4}.thin{stroke-width:1.5}
.blue{stroke:var(--blue)}.orange{stroke:var(--orange)}.green{stroke:var(--green)}line.red,circle.red{stroke:var(--red)}
circle.blue,rect.blue{fill:var(--blue)}circle.orange{fill:var(--orange)}circle.red,rect.red{fill:var(--red)}rect{stroke:none}
.legend{margin:.25rem 0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.875rem;color:var(--quiet)}.legend svg{width:28px;height:10px;margin-right:.4rem}
summary{cursor:pointer;font-size:.875rem;padding:.35rem 0}
`;
