import {
  type Ask,
  type ChartInput,
  type GraphicsTemplate,
  type GraphicsView,
  type Rng,
  withSource,
} from "@theta/items/template";

/** A question about a chart with one blank: how to make it, and how to answer it from its words. */
export interface ChartAsk<World> {
  /** Its sentence has {0} for the blank. */
  readonly make: (world: World, rng: Rng) => Ask | null;
  /** Its words, with what changes as groups and {0} for the blank. */
  readonly pattern: RegExp;
  /** The indices of all right options. It reads the item, and calculates another way than `make`. */
  readonly answer: (
    found: readonly string[],
    view: GraphicsView,
    options: readonly string[],
  ) => number[];
}

/** A chart drawn from a story, with what the asks know about it. */
export interface DrawnChart<World> {
  readonly world: World;
  readonly name: string;
  readonly intro: string;
  /** Where the data come from. */
  readonly source: string;
  readonly chart: ChartInput;
}

interface StoryChart<World> {
  readonly id: string;
  readonly kind: GraphicsTemplate["kind"];
  readonly pattern: string;
  readonly draw: (rng: Rng) => DrawnChart<World> | null;
  /** Each blank takes one of its asks. */
  readonly asks: readonly [
    Readonly<Record<string, ChartAsk<World>>>,
    Readonly<Record<string, ChartAsk<World>>>,
  ];
  /** Whether two blanks ask so nearly the same that they shouldn't stand together. */
  readonly clash?: (first: Ask, second: Ask) => boolean;
  /** What reading this chart costs before the asks add to it. */
  readonly base: number;
  readonly solution: Lesson;
  /** What to check in a sentence, by the name of what it asks. */
  readonly checks: Readonly<Record<string, string | ((ask: Ask) => string)>>;
  /** Ideas and takeaways that fit better where one of the sentences asks this; the second one's, if both have one. */
  readonly ideas?: Readonly<Record<string, string>>;
  readonly takeaways?: Readonly<Record<string, string>>;
  /** What the two sentences of an item teach instead, by what they ask. */
  readonly solutionFor?: (first: Ask, second: Ask) => Partial<Lesson>;
}

interface Lesson {
  readonly idea: string;
  readonly takeaway: string;
}

/** A Graphics Interpretation template: a chart from a story, and two blanks that read it. */
export function storyChartTemplate<World>(plan: StoryChart<World>): GraphicsTemplate {
  const { id, kind, pattern, asks, solution } = plan;
  const all = asks.flatMap((pool) => Object.values(pool));
  return {
    id,
    format: "graphics-interpretation",
    kind,
    pattern,
    make(rng) {
      const drawn = plan.draw(rng);
      if (!drawn) return null;
      const made = asks.map((pool) => rng.pick(Object.values(pool)).make(drawn.world, rng));
      const [first, second] = made;
      if (!first || !second || first.text === second.text) return null;
      if (plan.clash?.(first, second)) return null;
      if (first.blank.slips.length < 2 || second.blank.slips.length < 2) return null;
      const lesson = {
        idea: plan.ideas?.[second.name] ?? plan.ideas?.[first.name] ?? solution.idea,
        check: [first, second].map((ask) => checkOf(plan.checks, ask)).join(" "),
        takeaway:
          plan.takeaways?.[second.name] ?? plan.takeaways?.[first.name] ?? solution.takeaway,
        ...plan.solutionFor?.(first, second),
      };
      return {
        variant: `${first.name}+${second.name}/${drawn.name}`,
        difficulty: Math.min(10, plan.base + first.weight + second.weight),
        intro: withSource(drawn.intro, drawn.source),
        chart: drawn.chart,
        stem: `${first.text.replace("{0}", "{1}")}\n\n${second.text.replace("{0}", "{2}")}`,
        blanks: [first.blank, second.blank],
        solution: {
          idea: lesson.idea,
          steps: [first.step, second.step],
          check: lesson.check,
          takeaway: lesson.takeaway,
        },
      };
    },
    check(view) {
      const sentences = view.stem.split(/\n\n/).map((one) => one.replace(/\{[12]\}/, "{0}"));
      if (sentences.length !== 2) throw new Error(`Two sentences are needed: ${view.stem}`);
      const answers = sentences.map((sentence, k) => {
        const ask = all.find((one) => one.pattern.test(sentence));
        if (!ask) throw new Error(`No ask reads “${sentence}”.`);
        return ask.answer(ask.pattern.exec(sentence)!.slice(1), view, view.blanks[k]!);
      });
      return [answers[0]!, answers[1]!];
    },
  };
}

function checkOf(checks: StoryChart<unknown>["checks"], ask: Ask): string {
  const check = checks[ask.name];
  if (check === undefined) throw new Error(`Nothing says what to check in ${ask.name}.`);
  return typeof check === "string" ? check : check(ask);
}
