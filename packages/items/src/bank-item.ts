import { hash } from "node:crypto";
import { FORMAT_NAMES } from "@theta/contract";
import type { Question } from "./asked.ts";
import type { Entry } from "./form/read-item-file.ts";
import { labelOf, SUBTOPIC_LABELS } from "./labels.ts";
import { renderItem, type Stimulus } from "./render/render-item.ts";
import type { RenderedItem } from "./rendered-item.ts";
import { type Format, type Section, SECTION_OF, skillOf } from "./taxonomy.ts";

/**
 * An item ready for the bank: what is served, what it is scored by, and what is used to choose it.
 */
export interface BankItem {
  /** The author's id, the same in all versions. */
  readonly key: string;
  /**
   * The author's version. The bank adds its own versions when content changes after people
   * answered.
   */
  readonly format: Format;
  readonly section: Section;
  /** The part of the section, as blueprints count it. */
  readonly area: string;
  /** Other labels that blueprints count. */
  readonly topics: readonly string[];
  readonly topicName: string;
  readonly difficulty: number;
  /** Fitted parameters; null while the designed ones apply. */
  readonly parameters: {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly n: number;
  } | null;
  /** Number of options in each part, for the chance of guessing. */
  readonly partSizes: readonly number[];
  readonly setKey: string | null;
  readonly setPosition: number | null;
  readonly enemyGroup: string | null;
  readonly state: "draft" | "active" | "pretest" | "retired";
  readonly content: RenderedItem;
  /** A hash of everything above. Tells whether anything changed since the last import. */
  readonly hash: string;
}

/** Says which item of the bank can't be rendered, and why. */
export class RenderError extends Error {
  override readonly name = "RenderError";
}

/** Renders every question of an entry. */
export function toBankItems(entry: Entry): BankItem[] {
  if (!("set" in entry)) return [toBankItem(entry)];
  const stimulus: Stimulus =
    "passage" in entry ? { passage: entry.passage } : { sources: entry.sources };
  return entry.questions.map((question, k) =>
    toBankItem(question, {
      key: entry.set,
      position: k + 1,
      stimulus,
      labels: "field" in entry ? [entry.field] : [],
    }),
  );
}

interface Place {
  readonly key: string;
  readonly position: number;
  readonly stimulus: Stimulus;
  /** Of the passage. */
  readonly labels: readonly string[];
}

function toBankItem(form: Question, set?: Place): BankItem {
  const content = rendered(form, set?.stimulus);
  const item = {
    key: form.id,
    format: form.format,
    section: SECTION_OF[form.format],
    ...withLabels(labelsOf(form), set?.labels ?? []),
    difficulty: form.difficulty,
    parameters: form.parameters ?? null,
    partSizes:
      content.parts.length > 0
        ? content.parts.map(({ options }) => options.length)
        : [content.options.length],
    setKey: set?.key ?? null,
    setPosition: set?.position ?? null,
    enemyGroup: form.enemyGroup ?? null,
    state: form.state,
    content,
  };
  return { ...item, hash: hash("sha256", JSON.stringify(item)) };
}

function rendered(form: Question, stimulus?: Stimulus): RenderedItem {
  try {
    return renderItem(form, stimulus);
  } catch (error) {
    throw new RenderError(`Item ${form.id} cannot be rendered: ${(error as Error).message}`);
  }
}

type Labels = Pick<BankItem, "area" | "topics" | "topicName">;

function withLabels(own: Labels, more: readonly string[]): Labels {
  return { ...own, topics: [...own.topics, ...more] };
}

function labelsOf(form: Question): Labels {
  const format = FORMAT_NAMES[form.format];
  switch (form.format) {
    case "problem-solving":
      return {
        area: skillOf(form.subtopic),
        topics: [form.subtopic, form.domain, form.context],
        topicName: SUBTOPIC_LABELS[form.subtopic],
      };
    case "critical-reasoning":
    case "reading-comprehension":
      return {
        area: form.format,
        // Both formats have inferences, and blueprints count those about arguments.
        topics: [form.format === "critical-reasoning" ? form.kind : `reading-${form.kind}`],
        topicName: `${format}: ${labelOf(form.kind)}`,
      };
    case "data-sufficiency":
    case "two-part-analysis":
      return { area: form.format, topics: [form.kind, form.context], topicName: format };
    default:
      return { area: form.format, topics: [form.kind], topicName: format };
  }
}
