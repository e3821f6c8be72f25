import { useEffect } from "react";
import type { ExamRun } from "./exam-run.ts";

/** Where a clock runs, or runs again if time is added just now. */
const RUNNING = new Set(["question", "review", "ending"]);

/** While a clock runs, hears when it's moved. */
export function useMovedClock<Stage>(
  { listen }: Pick<ExamRun<Stage>, "listen">,
  { at }: { at: string },
): void {
  const isRunning = RUNNING.has(at);
  useEffect(() => (isRunning ? listen() : undefined), [listen, isRunning]);
}
