/**
 * Scores sections that are over once more, from their stored answers, and compares: after a restore,
 * that shows whether answers and scores still belong together. It changes nothing.
 */
import { isDeepStrictEqual } from "node:util";
import type { RangedScore } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import type { EndedSection } from "../mock-section.ts";
import { selectServed, type ServedKey } from "../questions.queries.ts";
import { selectEndedSections } from "../sections.queries.ts";
import { prepareEngine, scoreOfSection } from "../serve/engine-input.ts";
import type { SectionScore } from "../score/replay-section.ts";

export interface ScoresReport {
  /** Sections that were answered to the end: their scores follow from the answers alone. */
  whole: number;
  /**
   * Sections that time ended. What they are completed with depends on the bank of that day, so only
   * their counts are compared.
   */
  cutShort: number;
  /** Of those, how many would have the same score today. */
  cutShortAlike: number;
  faults: string[];
}

const AT_ONCE = 200;

export async function checkScores(
  db: Db,
  { since = null }: { since?: Date | null } = {},
): Promise<ScoresReport> {
  const report: ScoresReport = { whole: 0, cutShort: 0, cutShortAlike: 0, faults: [] };
  let after: string | null = null;
  for (;;) {
    const sections: EndedSection[] = await selectEndedSections(db, {
      since,
      after,
      limit: AT_ONCE,
    });
    for (const section of sections) await checkSection(db, section, report);
    const last = sections.at(-1);
    if (!last) return report;
    after = last.id;
  }
}

async function checkSection(db: Db, section: EndedSection, report: ScoresReport): Promise<void> {
  const served = await selectServed(db, section);
  const answered = served.filter(({ isCorrect }) => isCorrect !== null);
  const isWhole = answered.length === section.total;
  if (isWhole) report.whole++;
  else report.cutShort++;
  const differences = countDifferences(section, answered);
  try {
    const score = await scoreAgain(db, section, served);
    const changed = scoreDifferences(section, score);
    if (isWhole) differences.push(...changed);
    else if (changed.length === 0) report.cutShortAlike++;
  } catch (error) {
    differences.push(`can't be scored: ${(error as Error).message}`);
  }
  const { id, learnerId, section: name } = section;
  report.faults.push(
    ...differences.map((what) => `${name} section ${id} of learner ${learnerId}: ${what}`),
  );
}

async function scoreAgain(
  db: Db,
  section: EndedSection,
  served: readonly ServedKey[],
): Promise<SectionScore> {
  const running = { ...section, state: "running" } as const;
  const input = await prepareEngine(db, section.learnerId, running, section.prior);
  return await scoreOfSection(db, input, served);
}

function countDifferences(section: EndedSection, answered: readonly ServedKey[]): string[] {
  const correct = answered.filter(({ isCorrect }) => isCorrect).length;
  return [
    ...difference("right answers", section.correct, correct),
    ...difference("wrong answers", section.wrong, answered.length - correct),
  ];
}

function scoreDifferences(section: EndedSection, { result }: SectionScore): string[] {
  const { score, percentile, standardError, low, high } = result;
  const now: RangedScore = { score, percentile, standardError, low, high };
  return [
    ...difference("repeats", section.repeats, result.repeats),
    ...difference("score", section.result, now),
  ];
}

function difference(what: string, stored: unknown, now: unknown): string[] {
  if (isDeepStrictEqual(stored, now)) return [];
  return [`${what} stored as ${JSON.stringify(stored)}, now ${JSON.stringify(now)}`];
}
