import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { NoResponse } from "../../exam/frame/no-response.tsx";
import { useLastQuizzesQuery } from "../shared/quiz-data.ts";
import { stateOf } from "../shared/quiz-state.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/overlay/toast.ts";

/** For a screen opened by its address: resumes the running quiz, or leads to the list. */
export function FindQuiz() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { currentData, isFetching, refetch } = useLastQuizzesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const last = isFetching ? undefined : currentData;
  useEffect(() => {
    if (!last) return;
    if (last.running)
      return void navigate(pathname, { replace: true, state: stateOf(last.running) });
    toast.info("You don't have a quiz in progress. Choose one to take.");
    void navigate("/free-quiz", { replace: true });
  }, [last, navigate, pathname]);
  return (
    <main className="exam page-width py-10">
      {isFetching || last ? (
        <Skeleton label="Looking for your quiz" className="flex flex-col gap-6">
          <SkeletonBlock className="h-10 w-2/3" />
          <SkeletonText lines={3} className="max-w-measure" />
        </Skeleton>
      ) : (
        <>
          <h1 className="headline text-h2">Free quiz</h1>
          <FailedState title="We couldn't load your quiz." onRetry={() => void refetch()}>
            <NoResponse what="a quiz" />
          </FailedState>
        </>
      )}
    </main>
  );
}
