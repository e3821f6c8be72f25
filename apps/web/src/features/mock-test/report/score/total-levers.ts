import type { MockReport, SectionType } from "@theta/contract";

/** What some more section points would do to the total. */
export interface Lever {
  points: number;
  total: number;
  gain: number;
  sectionTypes: SectionType[];
  /** Whether it's the same in every section. */
  isAny: boolean;
}

/** Sections that move the total equally share a row. Sections at the top of their scale are left out. */
export function totalLevers({ whatIf, total, sections }: MockReport): Lever[] {
  if (!total) return [];
  const groups = Map.groupBy(whatIf, ({ points, total: then }) => `${points} ${then}`);
  return [...groups.values()]
    .map((group) => {
      const { points, total: then } = group[0]!;
      const sectionTypes = group.map(({ sectionType }) => sectionType);
      return {
        points,
        total: then,
        gain: then - total.score,
        sectionTypes,
        isAny: sectionTypes.length === sections.length,
      };
    })
    .toSorted((a, b) => a.points - b.points || b.total - a.total);
}
