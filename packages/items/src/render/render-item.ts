import { hash } from "node:crypto";
import type { ChartForm } from "../chart/chart-form.ts";
import { chartAlt, chartNumbers, drawChart } from "../chart/index.ts";
import type { ItemForm } from "../form/item-form.ts";
import type { OptionPictureForm, PictureForm, PictureSizes } from "../form/picture-form.ts";
import type { PassageSetForm, SourceSetForm } from "../form/set-form.ts";
import type {
  RenderedItem,
  RenderedOption,
  RenderedPart,
  RenderedPicture,
  RenderedSection,
  SentencePiece,
} from "../rendered-item.ts";
import { FIXED_OPTIONS } from "../fixed-options.ts";
import { LETTERS } from "../taxonomy.ts";
import { renderBlocks, renderLine } from "./markdown.ts";
import { renderNumbers, renderTable } from "./tables.ts";

/** What is shown next to the questions of a set. */
export type Stimulus = Pick<PassageSetForm, "passage"> | Pick<SourceSetForm, "sources">;

type Question = ItemForm | PassageSetForm["questions"][number] | SourceSetForm["questions"][number];

/** The texts of an item as HTML. Throws if one can't be rendered. */
export function renderItem(item: Question, stimulus?: Stimulus): RenderedItem {
  return {
    ...choicesOf(item),
    sections: [...(stimulus ? stimulusSections(stimulus) : []), ...sectionsOf(item)],
    solution: renderSolution(item.solution),
  };
}

function renderSolution({
  idea,
  fast,
  steps,
  check,
  takeaway,
}: Question["solution"]): RenderedItem["solution"] {
  return {
    idea: renderLine(idea),
    ...(fast === undefined ? {} : { fast: fast.map(renderLine) }),
    steps: steps.map(renderLine),
    ...(check === undefined ? {} : { check: renderLine(check) }),
    ...(takeaway === undefined ? {} : { takeaway: renderLine(takeaway) }),
  };
}

type TextSection = Exclude<RenderedSection, RenderedPicture>;

function stimulusSections(stimulus: Stimulus): RenderedSection[] {
  if ("passage" in stimulus) return [section("passage", renderBlocks(stimulus.passage))];
  return stimulus.sources.flatMap(({ title, text, picture: shown }, k) => [
    { ...section("source", renderBlocks(text), k), title },
    ...(shown ? [{ ...picture("source", shown, k), title }] : []),
  ]);
}

function sectionsOf(item: Question): RenderedSection[] {
  const stem = section("stem", renderBlocks(item.stem));
  const shown = "picture" in item && item.picture;
  switch (item.format) {
    case "critical-reasoning":
      return [section("passage", renderBlocks(item.argument)), stem];
    case "data-sufficiency":
      return [
        stem,
        ...(shown ? [picture("stem", shown)] : []),
        ...item.statements.map((text, k) => section("statement", renderLine(text), k)),
      ];
    case "table-analysis":
      return [
        section("intro", renderBlocks(item.intro)),
        { ...section("table", ""), table: renderTable(item.table) },
        stem,
      ];
    case "graphics-interpretation":
      return [
        section("intro", renderBlocks(item.intro)),
        ...(item.chart ? [chart(item.chart)] : []),
        ...(shown ? [picture("chart", shown)] : []),
      ];
    default:
      return shown ? [stem, picture("stem", shown)] : [stem];
  }
}

function chart(form: ChartForm): TextSection {
  return {
    ...section("chart", drawChart(form)),
    table: renderNumbers(chartAlt(form), chartNumbers(form)),
  };
}

function picture(
  role: RenderedSection["role"],
  { file, alt, description, sizes }: PictureForm,
  place?: number,
): RenderedPicture {
  const { _id } = section(role, "", place);
  return {
    _id: `${_id}-picture`,
    sectionType: 2,
    role,
    displayText: renderBlocks(description),
    alt,
    files: filesOf(file, sizes),
  };
}

/** Smallest first. */
function filesOf(name: string, sizes: PictureSizes): PictureSizes {
  if (sizes.length === 0)
    throw new Error(`the picture ${name} has no files; draw it and run: npm run pictures`);
  return sizes;
}

function section(role: RenderedSection["role"], displayText: string, place?: number): TextSection {
  return {
    _id: place === undefined ? role : `${role}-${place + 1}`,
    sectionType: 1,
    role,
    displayText,
  };
}

type Choices = Pick<RenderedItem, "layout" | "options" | "parts" | "sentences">;

function choicesOf(item: Question): Choices {
  if ("options" in item)
    return { layout: "options", options: renderOptions(item.id, item.options), parts: [] };
  switch (item.format) {
    case "data-sufficiency":
      return { layout: "options", options: fixedOptions(item), parts: [] };
    case "table-analysis":
    case "multi-source-reasoning":
      return {
        layout: "rows",
        options: [],
        parts: item.rows.map((row, k) => rowPart(item, row, k)),
      };
    case "graphics-interpretation":
      return {
        layout: "sentences",
        options: [],
        parts: item.blanks.map(({ options }, b) => ({
          id: `blank-${b + 1}`,
          html: "",
          options: renderOptions(`${item.id}/${b}`, options),
        })),
        sentences: sentencesOf(item.stem),
      };
    case "two-part-analysis":
      return {
        layout: "grid",
        options: [],
        parts: item.columns.map((column, c) => gridPart(item, column, c)),
      };
  }
}

interface SourceOption {
  readonly text: string;
  readonly key?: true | undefined;
  readonly why: string;
  readonly slip?: string | undefined;
  readonly picture?: OptionPictureForm | undefined;
}

function renderOptions(owner: string, options: readonly SourceOption[]): RenderedOption[] {
  return options.map(({ text, key, why, slip, picture: shown }) => ({
    id: optionId(owner, text),
    html: renderLine(text),
    isKey: key === true,
    why: renderLine(why),
    ...(slip === undefined ? {} : { slip }),
    ...(shown === undefined ? {} : { files: filesOf(shown.file, shown.sizes) }),
  }));
}

function fixedOptions(item: Extract<Question, { format: "data-sufficiency" }>): RenderedOption[] {
  return LETTERS.map((letter, k) => ({
    id: optionId(item.id, letter),
    html: FIXED_OPTIONS[k]!,
    isKey: item.key === letter,
    why: renderLine(item.why[letter]),
  }));
}

function rowPart(
  item: { readonly id: string; readonly choices: readonly [string, string] },
  { text, key, why }: { readonly text: string; readonly key: 0 | 1; readonly why: string },
  row: number,
): RenderedPart {
  return {
    id: `row-${row + 1}`,
    html: renderLine(text),
    why: renderLine(why),
    options: item.choices.map((choice, c) => ({
      id: optionId(`${item.id}/${row}`, choice),
      html: renderLine(choice),
      isKey: key === c,
      why: "",
    })),
  };
}

function gridPart(
  item: Extract<Question, { format: "two-part-analysis" }>,
  column: string,
  c: number,
): RenderedPart {
  return {
    id: `column-${c + 1}`,
    html: renderLine(column),
    options: item.rows.map(({ text, why }, r) => ({
      id: optionId(`${item.id}/${c}`, text),
      html: renderLine(text),
      isKey: item.keys[c] === r,
      why: renderLine(why),
    })),
  };
}

/** Reveals neither order nor key, and stays the same from one import to the next. */
function optionId(owner: string, text: string): string {
  return hash("sha256", `${owner}\0${text}`).slice(0, 12);
}

/** Paragraphs, cut at {1} and {2}. */
function sentencesOf(stem: string): SentencePiece[][] {
  return stem.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split(/(\{[12]\})/)
      .filter((piece) => piece.trim() !== "")
      .map((piece) => {
        const blank = /^\{([12])\}$/.exec(piece);
        return blank ? { partId: `blank-${blank[1]!}` } : { displayText: renderLine(piece) };
      }),
  );
}
