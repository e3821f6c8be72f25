import { totalScore } from "@theta/engine";
import type { RangedScore, SectionName } from "@theta/contract";
import type { Tx } from "../../../platform/database/database.ts";
import { type MockAttempt, updateToEnded } from "../attempts.queries.ts";
import { type EndedSection, endedOf, type RunningSection } from "../mock-section.ts";
import type { ServedKey } from "../questions.queries.ts";
import type { RecordedAnswer } from "../question-updates.queries.ts";
import { type SectionEnding, updateSectionToEnded } from "../sections.queries.ts";
import { scoreOfSection, type EngineInput } from "../serve/engine-input.ts";
import { type HeldMock, engineInputOf, withSection } from "./held-mock.ts";

/**
 * Ends a running section and scores it, and ends the mock with its last section. `given` is the
 * answer that ends it, if one does; `held.served` already includes it.
 */
export async function endSection(
  tx: Tx,
  held: HeldMock,
  section: RunningSection,
  given: RecordedAnswer | null = null,
): Promise<HeldMock & { readonly justEnded: EndedSection }> {
  const { attempt, served } = held;
  const { total } = section;
  const scored = await score(tx, attempt, section, served, engineInputOf(held));
  const isWhole = scored.correct + scored.wrong === total;
  // With a last answer, even a late one, the learner ended the section; a review cut short by the
  // clock doesn't count as that.
  const isByLearner = isWhole && (given !== null || attempt.now < section.deadline);
  const ending = { ...scored, by: isByLearner ? ("learner" as const) : ("time" as const) };
  const justEnded = await updateSectionToEnded(tx, section, ending, given);
  const after = withSection(held, justEnded);
  const ended = { ...after, justEnded, served: [], onScreen: undefined, gaps: [] };
  if (ended.current) return ended;
  await updateToEnded(tx, attempt, ending.at, totalOf(endedOf(ended.sections)));
  return { ...ended, attempt: { ...attempt, endedAt: ending.at } };
}

async function score(
  tx: Tx,
  { now }: MockAttempt,
  { deadline }: RunningSection,
  served: readonly ServedKey[],
  engineInput: EngineInput,
): Promise<Omit<SectionEnding, "by">> {
  const { result: scored, eap } = await scoreOfSection(tx, engineInput, served);
  const { theta, se, repeats, guessing, ...result } = scored;
  const answered = served.filter(({ isCorrect }) => isCorrect !== null);
  const correct = answered.filter(({ isCorrect }) => isCorrect).length;
  return {
    at: now < deadline ? now : deadline,
    correct,
    wrong: answered.length - correct,
    repeats,
    result: banded(result),
    theta,
    thetaError: se,
    eap,
    guessing: guessing && banded(guessing),
  };
}

function banded({ score: points, percentile, standardError, low, high }: RangedScore): RangedScore {
  return { score: points, percentile, standardError, low, high };
}

/** The total of a full mock; a sectional test has none. */
export function totalOf(sections: readonly EndedSection[]): RangedScore | null {
  if (sections.length === 1) return null;
  const results = Object.fromEntries(
    sections.map(({ section, result }) => [section, result]),
  ) as Record<SectionName, RangedScore>;
  return banded(totalScore(results));
}
