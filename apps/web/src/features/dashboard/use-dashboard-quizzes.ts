import { SECTION_TYPES, type SectionType } from "@theta/contract";
import { useFreeQuizListQuery } from "../../lib/quiz/quiz-data.ts";

/** At most eleven of each section. */
const MOST = 11;

/** The three lists of quizzes, each on its own: one that fails leaves the others standing. */
export function useDashboardQuizzes() {
  const quant = useQuizzes(SECTION_TYPES.quant);
  const verbal = useQuizzes(SECTION_TYPES.verbal);
  const dataInsights = useQuizzes(SECTION_TYPES.dataInsights);
  return [
    { heading: "Quantitative Reasoning", ...quant },
    { heading: "Verbal Reasoning", ...verbal },
    { heading: "Data Insight", ...dataInsights },
  ];
}

function useQuizzes(quizType: SectionType) {
  const { data, isFetching, refetch } = useFreeQuizListQuery(
    { quizType, itemsPerPage: MOST },
    { refetchOnMountOrArgChange: true },
  );
  return { quizzes: data?.result, isLoading: isFetching, onRetry: () => void refetch() };
}
