import type { PracticeOverview } from "@theta/contract";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { usePracticeOverviewQuery } from "./shared/practice-data.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { useShown } from "../../lib/page/use-shown.ts";
import { CalculatorKeys } from "../exam/tools/calculator/takes-keys.ts";
import { useExamLooks } from "../exam/frame/use-exam-looks.ts";
import { useMasking } from "../exam/frame/use-masking.ts";
import { AnswerMasking } from "../question/ask/answer-masking.ts";
import { useSettingsSoFar } from "../test-settings/test-settings-data.ts";
import { CurrentQuestion } from "./question/current-question.tsx";
import { FilterBar } from "./filter/filter-bar.tsx";
import { usePracticeFilter } from "./filter/use-practice-filter.ts";
import { addressOf, filterOfState } from "./shared/practice-filter.ts";
import { TopicListSkeleton } from "./shared/practice-skeletons.tsx";
import { dueWords } from "./shared/practice-words.ts";
import { TopicList } from "./topic-list.tsx";
import { useFocusOnChange } from "./use-focus-on-change.ts";
import { usePractice } from "./question/use-practice.ts";

/** The filter is in the address. One sent along by another screen is written there. */
export function PracticeScreen() {
  const { pathname, state } = useLocation();
  const arrived = filterOfState(state);
  if (arrived) return <Navigate to={{ pathname, search: addressOf(arrived) }} replace />;
  return <Practice />;
}

function Practice() {
  const soFar = useSettingsSoFar();
  const { isCalculatorMouseOnly } = soFar.settings;
  const masking = useMasking(soFar);
  useExamLooks(soFar.settings);
  const overview = usePracticeOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const topics = overview.data?.topics ?? [];
  const { filter, choose, change } = usePracticeFilter(topics);
  const { view, fitting, shown } = usePractice(filter);
  const heading = useFocusOnChange(shown);
  // A question is higher or lower than its placeholder, and the list would move.
  const showsTopics = useShown(view.state === "loading");
  const [now] = useState(() => Date.now());
  return (
    <div className="page-width flex flex-col gap-6 py-8 max-md:gap-4 max-md:pt-5">
      <div className="flex flex-col gap-3">
        <PageTitle
          lead={
            (overview.data ?? overview.isFetching) && <DueLine overview={overview.data} now={now} />
          }
        >
          Practice
        </PageTitle>
        {!overview.data && !overview.isFetching && (
          <FailedState
            inline
            title="We couldn't load your reviews and results."
            onRetry={() => void overview.refetch()}
          />
        )}
      </div>
      <FilterBar filter={filter} topics={topics} fitting={fitting} onChange={change} />
      <CalculatorKeys value={!isCalculatorMouseOnly}>
        <AnswerMasking value={masking}>
          <CurrentQuestion
            {...{ view, filter, topics, now }}
            headingRef={heading}
            onChange={change}
          />
        </AnswerMasking>
      </CalculatorKeys>
      {showsTopics && (
        <div className="mt-8">
          {overview.data && (
            <TopicList
              topics={overview.data.topics}
              onPractice={(next) => {
                choose(next);
                heading.current?.focus();
              }}
            />
          )}
          {!overview.data && overview.isFetching && <TopicListSkeleton />}
        </div>
      )}
    </div>
  );
}

interface DueLineProps {
  overview: PracticeOverview | undefined;
  now: number;
}

function DueLine({ overview, now }: DueLineProps) {
  return overview ? dueWords(overview, now) : <SkeletonText className="w-80 max-w-full" />;
}
