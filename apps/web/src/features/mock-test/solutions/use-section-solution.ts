import type { SectionType } from "@theta/contract";
import { useSectionResultQuery, useMockSolutionQuery } from "../shared/mock-data.ts";

/** A section's questions, and how many were never reached. */
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
    // The failed half is loading again. The other half may still be loading for the first time.
    isRetrying: [solution, result].some(
      ({ error, isFetching }) => error !== undefined && isFetching,
    ),
    retry: () => {
      if (!questions) void solution.refetch();
      if (!figures) void result.refetch();
    },
  };
}
