import { GMAT_BLUEPRINTS } from "../plan/gmat-blueprints.ts";
import { EngineError } from "../ability/item.ts";
import { reportedEstimate, scoredAnswers } from "./scores-estimate.ts";
import { chanceShare, WHOLE } from "./scores-floor.ts";
import { type Score, scoreOfEstimate } from "./scores-section.ts";
import { totalScore } from "./scores-total.ts";
import type { Section } from "../section/section-state.ts";
import { SECTION_NAMES, type SectionName, TABLE_PERIOD } from "./tables.ts";
import { completeWithWrong, estimateWithGuesses } from "../section/unanswered.ts";

/** Everything a learner sees about a section. */
export interface SectionResult extends Score {
  readonly section: SectionName;
  /** The ability behind the score. */
  readonly theta: number;
  readonly se: number;
  /** Number of positions, including unscored ones. */
  readonly answered: number;
  readonly unanswered: number;
  /** Answered items that the learner had met before. Above 0, the score must be marked. */
  readonly repeats: number;
  /** What guessing at the rest would have given; null when nothing was left. */
  readonly guessing: Score | null;
  /** The years of the learners behind the percentiles. */
  readonly tablePeriod: string;
}

export interface TestResult {
  readonly sections: Readonly<Record<SectionName, SectionResult>>;
  readonly total: Score;
  readonly tablePeriod: string;
}

/**
 * Scores a section that is over, whether the learner or the clock ended it. The blueprint says
 * which section it is; a blueprint that isn't one of ours needs `name`.
 */
export function scoreSection(section: Section, name?: SectionName): SectionResult {
  const scale = nameOf(section, name);
  const completed = completeWithWrong(section);
  const positions = completed.answered.length;
  const answered = section.answered.length;
  const unanswered = positions - answered;
  const { theta, se } = reportedEstimate(completed);
  return {
    section: scale,
    ...scoreOfEstimate(
      scale,
      { theta, se },
      { positions, unanswered, chanceShare: chanceShare(scoredAnswers(completed)) },
    ),
    theta,
    se,
    answered,
    unanswered,
    repeats: section.repeats,
    guessing: unanswered === 0 ? null : scoreWithGuesses(scale, section),
    tablePeriod: TABLE_PERIOD,
  };
}

function scoreWithGuesses(scale: SectionName, section: Section): Score {
  const { chanceShare: share, ...estimate } = estimateWithGuesses(section);
  return scoreOfEstimate(scale, estimate, { ...WHOLE, chanceShare: share });
}

/** Scores a test from its three sections. For stored results, use `totalScore`. */
export function scoreTest(sections: Readonly<Record<SectionName, Section>>): TestResult {
  const results = {
    quant: scoreSection(sections.quant, "quant"),
    verbal: scoreSection(sections.verbal, "verbal"),
    dataInsights: scoreSection(sections.dataInsights, "dataInsights"),
  };
  return { sections: results, total: totalScore(results), tablePeriod: TABLE_PERIOD };
}

/** By the blueprint's name instead of its quotas, which change with the content plan. */
function nameOf({ plan: { blueprint } }: Section, given: SectionName | undefined): SectionName {
  const own = SECTION_NAMES.find((name) => GMAT_BLUEPRINTS[name].name === blueprint.name);
  if (given !== undefined && own !== undefined && given !== own)
    throw new EngineError(
      `A section of blueprint ${blueprint.name} is scored as ${own}, not as ${given}.`,
    );
  const name = given ?? own;
  if (name === undefined)
    throw new EngineError(
      `Blueprint ${blueprint.name} isn't one of the exam's sections: name the scale to score it on, ${SECTION_NAMES.join(", ")}.`,
    );
  return name;
}
