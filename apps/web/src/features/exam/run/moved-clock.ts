/** When support adds time to a running test, its clock moves at once, without a reload. */
import { type RunningClock, runningTests } from "@theta/contract";
import { listen } from "../../../lib/call/listen.ts";
import type { ExamCore } from "./exam-core.ts";
import type { RunEvent } from "./run.rules.ts";

/** Less than this is two clocks that don't quite agree. */
const LEAST_SECONDS = 2;

export function listenToClock<Stage>(
  core: ExamCore<Stage>,
  dispatch: (event: RunEvent) => void,
): () => void {
  return listen(runningTests.clocks, {
    as: core.which.learnerId,
    onEvent: ({ result }) => moveClock(core, dispatch, result),
  });
}

/** Sets the clock to what the server says, and passes on what that added. */
export function moveClock<Stage>(
  { which, clock }: Pick<ExamCore<Stage>, "which" | "clock">,
  dispatch: (event: RunEvent) => void,
  clocks: readonly RunningClock[],
): void {
  const own = clocks.find(({ kind, testId }) => kind === which.kind && testId === which.examId);
  const before = clock.millisecondsLeft();
  if (!own || before === null) return;
  clock.sync(own);
  const seconds = Math.round((clock.millisecondsLeft()! - before) / 1000);
  if (seconds >= LEAST_SECONDS)
    dispatch({ type: "clock-moved", seconds, staffAdded: own.staffAdded });
}
