import type { QuizCard } from "@theta/contract";
import {
  SECTION_TABS,
  type SectionTab,
  useFreeQuizListQuery,
} from "../free-quiz/shared/quiz-data.ts";

/** At most eleven in each section. */
const MOST = 11;
const [QUANT, VERBAL, DATA_INSIGHTS] = SECTION_TABS;

export interface QuizSection {
  heading: string;
  tab: SectionTab;
  /** Undefined until they have loaded. */
  quizzes: readonly QuizCard[] | undefined;
  isLoading: boolean;
  /** How many there are, with those that aren't on the dashboard. */
  total: number;
  onRetry: () => void;
}

/** The three lists of quizzes. If one fails, the others still show. */
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
    total: data?.totalItems ?? 0,
    onRetry: () => void refetch(),
  };
}
