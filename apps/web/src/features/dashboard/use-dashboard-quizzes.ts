import type { QuizCard } from "@theta/contract";
import {
  SECTION_TABS,
  type SectionTab,
  useFreeQuizListQuery,
} from "../free-quiz/shared/quiz-data.ts";

/** At most eleven of each section. */
const MOST = 11;
const [QUANT, VERBAL, DATA_INSIGHTS] = SECTION_TABS;

export interface QuizSection {
  heading: string;
  tab: SectionTab;
  /** Until they are there: whether they are on their way. */
  quizzes: readonly QuizCard[] | undefined;
  isLoading: boolean;
  /** The list goes on after those. */
  hasMore: boolean;
  onRetry: () => void;
}

/** The three lists of quizzes, each on its own: one that fails leaves the others standing. */
export function useDashboardQuizzes(): readonly QuizSection[] {
  const quant = useQuizzes(QUANT);
  const verbal = useQuizzes(VERBAL);
  const dataInsights = useQuizzes(DATA_INSIGHTS);
  return [quant, verbal, { ...dataInsights, heading: "Data Insight" }];
}

function useQuizzes(tab: SectionTab): QuizSection {
  const { data, isFetching, refetch } = useFreeQuizListQuery(
    { quizType: tab.type, itemsPerPage: MOST },
    { refetchOnMountOrArgChange: true },
  );
  return {
    heading: tab.label,
    tab,
    quizzes: data?.result,
    isLoading: isFetching,
    hasMore: data !== undefined && data.totalItems > data.result.length,
    onRetry: () => void refetch(),
  };
}
