import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { escapeHtml, FORMAT_NAMES } from "../../packages/contract/src/index.ts";
import { GMAT_BLUEPRINTS, information } from "../../packages/engine/src/index.ts";
import {
  answersTo,
  type Asked,
  type BankItem,
  type BlindAnswer,
  blindMeasures,
  type BlindRead,
  type Finding,
  type KeptValues,
  type Measure,
} from "../../packages/items/src/index.ts";
import { lineChart } from "../report/report-charts.ts";
import type { PooledItem } from "../../content/index.ts";
import { pageHtml, tableHtml } from "../report/report-html.ts";
import { kindOf } from "./item-kind.ts";
import { itemCard } from "./items-report-item.ts";
import { type SectionCoverage, SITTINGS, toParameters } from "./items-coverage.ts";
import { registerSection } from "./items-report-register.ts";
import { AFTER_MOCKS, unseenSupply } from "./items-supply.ts";

const DIFFICULTIES = Array.from({ length: 10 }, (_, k) => k + 1);
const SECTIONS = {
  quant: "Quantitative Reasoning",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};

interface Report {
  readonly bank: readonly PooledItem[];
  readonly questions: readonly Asked[];
  readonly record: readonly BlindAnswer[];
  readonly reads: readonly BlindRead[];
  readonly measures: readonly Measure[];
  readonly kept: KeptValues;
  readonly coverage: readonly SectionCoverage[];
  readonly findings: readonly Finding[];
}

/** Counts, coverage, information, and the items themselves. */
export function itemsPage(report: Report): string {
  const { bank, questions, record, reads, coverage, findings } = report;
  const asked = new Map(questions.map((one) => [one.item.id, one]));
  const byItem = Map.groupBy(record, ({ item }) => item);
  const readsByItem = Map.groupBy(reads, ({ item }) => item);
  const card = (item: BankItem): string => {
    const own = asked.get(item.key);
    return itemCard(
      item,
      kindOf(item),
      own?.variant ?? null,
      own ? answersTo(own, byItem.get(item.key) ?? []) : [],
      own ? answersTo(own, readsByItem.get(item.key) ?? []) : [],
    );
  };
  return pageHtml(
    "Theta item bank",
    [
      `<style>${styles()}</style>`,
      `<p>${bank.length.toLocaleString("en")} items. Parameters are designed from the author's difficulty until an item has been answered often enough.</p>`,
      gates(findings),
      tableHtml(countsTable(bank)),
      heatMap(bank),
      sittings(coverage),
      supply(bank, coverage),
      blindSolving(questions, record),
      registerSection(report),
      `<h2>Information</h2><p>What the pool of each section tells about an ability, beside what one section of its length asks for: the sum over the most informative items that ten mocks would use.</p><div class="charts">${Object.keys(
        SECTIONS,
      )
        .map((section) => informationChart(bank, section as BankItem["section"]))
        .join("")}</div>`,
      browser(bank, card),
    ].join("\n"),
  );
}

function gates(findings: readonly Finding[]): string {
  if (findings.length === 0) return "<h2>Gates</h2><p>Every gate of the bank is passed.</p>";
  return `<h2>Gates</h2>${tableHtml({
    caption: `${findings.length} findings`,
    head: ["Gate", "Where", "What"],
    rows: findings.map(({ gate, where, what }) => [gate, where, what]),
    prose: true,
  })}`;
}

function countsTable(bank: readonly BankItem[]) {
  const formats = Object.entries(Object.groupBy(bank, ({ format }) => format));
  return {
    caption: "Items by format",
    head: ["Format", "Items", "Sources", "Mean difficulty", "On trial"],
    rows: formats.map(([format, own]) => [
      FORMAT_NAMES[format as BankItem["format"]],
      String(own.length),
      String(new Set(own.map(({ setKey, enemyGroup, key }) => setKey ?? enemyGroup ?? key)).size),
      (own.reduce((sum, { difficulty }) => sum + difficulty, 0) / own.length).toFixed(1),
      String(own.filter(({ state }) => state === "pretest").length),
    ]),
  };
}

function blindSolving(questions: readonly Asked[], record: readonly BlindAnswer[]): string {
  const { questions: n, agreed, answers, matching, ...rest } = blindMeasures(questions, record);
  if (n === 0) return "";
  return `<h2>Blind solving</h2><p>Two readers who saw only the question agreed with its key, and could defend nothing else, in the first round for ${share(agreed, n)} questions; single answers matched the key in ${share(matching, answers)}. Whatever has been rewritten since, to follow their notes or to make it harder, was solved again by two readers. Their difficulty ratings correlate with the current labels, some of which were moved toward them, at ${rest.correlation.toFixed(2)} (${rest.ratings} ratings, on average ${Math.abs(rest.bias).toFixed(2)} ${rest.bias < 0 ? "lower" : "higher"}).</p>`;
}

/** Whether a learner can take ten mocks and two sectional mocks without a repeat. */
function sittings(coverage: readonly SectionCoverage[]): string {
  const parts = tableHtml({
    caption: `The mocks' pool beside the most that ${SITTINGS} sittings may take (10 mocks, 2 sectional mocks)`,
    head: ["Section", "Part", "In the pool", "Most that may be taken"],
    rows: coverage.flatMap(({ section, quotas }) =>
      quotas.map(({ name, has, wanted }) => [SECTIONS[section], name, String(has), String(wanted)]),
    ),
  });
  const simulated = tableHtml({
    caption: `One learner after another sits ${SITTINGS} sections, chosen by the engine, never meeting a question twice`,
    head: ["Section", "Ability θ", "Repeats"],
    rows: coverage.flatMap(({ section, sittings: all, fault }) =>
      fault === null
        ? all.map(({ ability, repeatsIn }) => [
            SECTIONS[section],
            String(ability),
            repeatsIn === null ? "none" : `from sitting ${repeatsIn}`,
          ])
        : [[SECTIONS[section], "", fault]],
    ),
  });
  return `<h2>Mocks without a repeat</h2>${parts}${simulated}`;
}

/** What is left for one learner as mocks go by, and how the pools are split. */
function supply(bank: readonly PooledItem[], coverage: readonly SectionCoverage[]): string {
  const left = tableHtml({
    caption:
      "Questions in the mocks' pool that one learner hasn't seen after so many mocks, at the ability that leaves the fewest",
    head: ["Section", "Kind", ...AFTER_MOCKS.map(String)],
    rows: unseenSupply(bank, coverage).map(({ section, kind, left: counts }) => [
      SECTIONS[section],
      kind,
      ...counts.map((count) => String(count ?? "repeats")),
    ]),
  });
  const active = bank.filter(({ state }) => state === "active");
  const pools = tableHtml({
    caption: "Active questions by pool; practice's pool has the quizzes and topic tests, too",
    head: ["Section", "Mocks", "Practice"],
    rows: Object.entries(SECTIONS).map(([section, name]) => {
      const own = active.filter((item) => item.section === section);
      const mocks = own.filter(({ pool }) => pool === "mock").length;
      return [name, String(mocks), String(own.length - mocks)];
    }),
  });
  return `<h2>Unseen supply</h2>${left}${pools}`;
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
}

/** Topics down, difficulties across; the darker, the more items. */
function heatMap(bank: readonly BankItem[]): string {
  const groups = Object.entries(Object.groupBy(bank, kindOf)).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const most = Math.max(
    1,
    ...groups.flatMap(([, own = []]) => DIFFICULTIES.map((d) => countAt(own, d))),
  );
  const head = DIFFICULTIES.map((d) => `<th scope="col" class="n">${d}</th>`).join("");
  const rows = groups.map(([name, own = []]) => {
    const cells = DIFFICULTIES.map((d) => {
      const n = countAt(own, d);
      return `<td class="n heat h${n === 0 ? 0 : 1 + Math.round((4 * n) / most)}">${n || "·"}</td>`;
    });
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join("")}<td class="n">${own.length}</td></tr>`;
  });
  return `<h2>Coverage</h2><div class="scroll" tabindex="0" role="region" aria-label="Coverage"><table class="data"><caption>Items by topic and difficulty</caption><thead><tr><th scope="col">Topic</th>${head}<th scope="col" class="n">All</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function countAt(items: readonly BankItem[], difficulty: number): number {
  return items.filter((item) => item.difficulty === difficulty).length;
}

const MOCKS = 10;

function informationChart(bank: readonly PooledItem[], section: BankItem["section"]): string {
  const own = bank.filter(
    (item) => item.section === section && item.pool === "mock" && item.state === "active",
  );
  if (own.length === 0) return `<p>${SECTIONS[section]}: no items yet.</p>`;
  const { length } = GMAT_BLUEPRINTS[section];
  const thetas = Array.from({ length: 25 }, (_, k) => -3 + k / 4);
  const parameters = own.map(toParameters);
  const sorted = thetas.map((theta) =>
    parameters.map((item) => information(theta, item)).toSorted((x, y) => y - x),
  );
  const best = (from: number): [number, number][] =>
    thetas.map((theta, t) => [
      theta,
      sorted[t]!.slice(from, from + length).reduce((sum, x) => sum + x, 0),
    ]);
  return lineChart({
    title: SECTIONS[section],
    description: `Information of the ${length} most informative items at each ability, for a first mock and for a tenth without repeats.`,
    xLabel: "ability θ",
    yLabel: "Fisher information",
    yRange: [0, Math.max(...best(0).map(([, y]) => y)) * 1.1],
    tableStep: 2,
    series: [
      { name: "first mock", color: "blue", points: best(0) },
      { name: "tenth mock", color: "orange", style: "dashed", points: best((MOCKS - 1) * length) },
    ],
  });
}

function choices(name: string, label: string, values: readonly string[]): string {
  return `<label>${label} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${escapeHtml(value)}</option>`).join("")}</select></label>`;
}

function browser(bank: readonly BankItem[], card: (item: BankItem) => string): string {
  const areas = [...new Set(bank.map(kindOf))].toSorted();
  return `<h2>Items</h2><form id="filter" role="search">${choices("topic", "Topic", areas)}${choices("difficulty", "Difficulty", DIFFICULTIES.map(String))}<label>Text <input name="text" type="search"></label><output></output></form>
<div id="items">${bank.map(card).join("\n")}</div>
<script>${FILTER}</script>`;
}

/** Filters the items in the page, because a page opened from a file has no server to ask. */
const FILTER = `
const form = document.getElementById("filter");
const cards = [...document.querySelectorAll("#items > details")];
const show = () => {
  const { topic, difficulty, text } = Object.fromEntries(new FormData(form));
  const words = text.toLowerCase();
  let shown = 0;
  for (const card of cards) {
    const fits = (!topic || card.dataset.topic === topic) && (!difficulty || card.dataset.difficulty === difficulty) && (!words || card.textContent.toLowerCase().includes(words));
    card.hidden = !fits;
    if (fits) shown++;
  }
  form.querySelector("output").textContent = shown + " of " + cards.length;
};
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
show();`;

function styles(): string {
  const charts = readFileSync(
    fileURLToPath(new URL("../../apps/web/src/ui/styles/item-chart.css", import.meta.url)),
    "utf8",
  );
  return `${charts}
.heat{min-width:2.2rem}.h0{color:var(--quiet)}${[10, 25, 45, 65, 85].map((p, k) => `.h${k + 1}{background:color-mix(in srgb,var(--blue) ${p}%,var(--page));${p > 40 ? "color:var(--page)" : ""}}`).join("")}
#filter{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0;align-items:center}#filter select,#filter input{font:inherit;padding:.3rem}
#items>details{border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 2.5rem}
#items>details>summary{font-size:1rem;padding:.5rem 0}.item{max-width:80ch;padding:0 0 1.5rem}.item .key{font-weight:600}.item .why{color:var(--quiet)}
.item ol.options{list-style:upper-alpha}.item ol.options li.key::marker{color:var(--green)}.item li.key>span:first-child::after{content:" ✓";color:var(--green)}
.item svg{max-width:640px;width:100%;height:auto}math{font-size:1.05em}`;
}
