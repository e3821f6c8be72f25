import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { useOnReturn } from "../../../lib/page/use-on-return.ts";
import { EndedTestRow, RunningTestRow } from "./running-test-row.tsx";
import { forgetRunning, type TimedTest, useRunningTestsQuery } from "./running-tests-data.ts";

/** The server accepts answers for ten more seconds and only then reports the test as over. */
const GRACE_MILLISECONDS = 11_000;

/**
 * Shows on every page outside a test which clock is running, how much time is left, and the way back. At zero
 * it says so and stays until dismissed, so that nothing vanishes unread.
 */
export function RunningTests() {
  const { data = [], refetch } = useRunningTestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useOnReturn(() => void refetch());
  const [ended, setEnded] = useState<TimedTest | null>(null);
  const [isPutAway, setPutAway] = useState(false);
  useNewsAfter(ended);

  function end(test: TimedTest) {
    setEnded(test);
    setPutAway(false);
  }

  const running = data.filter((test) => !ended || keyOf(test) !== keyOf(ended));
  const showsEnded = ended !== null && !isPutAway;
  if (running.length === 0 && !showsEnded) return null;
  return (
    <section
      aria-label="Test in progress"
      className="running-tests sticky bottom-0 z-(--z-bar) bg-exam-bar text-on-exam-bar print:hidden"
    >
      {running.map((test) => (
        <RunningTestRow key={keyOf(test)} test={test} onZero={() => end(test)} />
      ))}
      {showsEnded && <EndedTestRow test={ended} onPutAway={() => setPutAway(true)} />}
    </section>
  );
}

/** A deadline can move when lost time is given back, and a mock has one for each section. */
const keyOf = (test: TimedTest) =>
  `${test.kind === "quiz" ? test.quiz.freeQuizId : test.mock.mockTestId} ${test.deadline}`;

/** Lists still show an ended test as running until the server has closed it. */
function useNewsAfter(ended: TimedTest | null) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => dispatch(forgetRunning()), GRACE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [ended, dispatch]);
}
