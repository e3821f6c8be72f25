import type { SectionType } from "@theta/contract";
import { useSectionResultQuery, useMockSolutionQuery } from "../shared/mock-data.ts";

/** The questions of a section, and how many of its positions were never reached. */
export function useSectionSolution(mockTestId: string, sectionType: SectionType) {
  const which = { mockTestId, sectionType };
  const solution = useMockSolutionQuery(which);
  const result = useSectionResultQuery(which);
  const { currentData: questions } = solution;
  const { currentData: figures } = result;
  const left = questions?.filter(({ isAnswered }) => !isAnswered).length ?? 0;
  return {
    section: questions && figures && { questions, unreached: figures.unansweredQuestions - left },
    failure: solution.error ?? result.error,
    // What failed is being fetched again. The other half may still be on its way for the first time.
    isRetrying: [solution, result].some(
      ({ error, isFetching }) => error !== undefined && isFetching,
    ),
    retry: () => {
      if (!questions) void solution.refetch();
      if (!figures) void result.refetch();
    },
  };
}
