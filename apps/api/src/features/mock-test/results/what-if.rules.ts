import { type MockReport, SECTION_TYPES, type SectionName } from "@theta/contract";
import { SECTION_MAX, type SectionScores, totalOf } from "@theta/engine";

const STEPS_UP = [1, 2, 3, 5];

interface ScoredSection {
  readonly section: SectionName;
  readonly result: { readonly score: number };
}

/** The total if one section had some more points, from the exam's table. */
export function whatIf(sections: readonly ScoredSection[]): MockReport["whatIf"] {
  const scores = Object.fromEntries(
    sections.map(({ section, result }) => [section, result.score]),
  ) as Record<SectionName, number> satisfies SectionScores;
  return sections.flatMap(({ section }) =>
    STEPS_UP.filter((points) => scores[section] + points <= SECTION_MAX).map((points) => ({
      sectionType: SECTION_TYPES[section],
      points,
      total: totalOf({ ...scores, [section]: scores[section] + points }),
    })),
  );
}
