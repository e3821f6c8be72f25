import type { MockCard, SectionType } from "@theta/contract";
import { useResultsLock } from "../../../lib/use-results-lock.ts";
import { useSectionResultQuery, useMockSolutionQuery } from "../shared/mock-data.ts";

/** A section's questions and how many were never reached, or the lock that keeps them closed. */
export function useSectionSolution({ mockTestId, status }: MockCard, sectionType: SectionType) {
  const which = { mockTestId, sectionType };
  const results = useResultsLock({ needsPlan: status === 3 });
  const skip = results.state !== "open";
  const solution = useMockSolutionQuery(which, { skip });
  const result = useSectionResultQuery(which, { skip });
  const { currentData: questions } = solution;
  const { currentData: figures } = result;
  const left = questions?.filter(({ isAnswered }) => !isAnswered).length ?? 0;
  return {
    lock: results.state === "closed" ? results.lock : null,
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
