import { useEffect, useSyncExternalStore } from "react";
import type { ExamView } from "./exam-core.ts";
import type { ExamRun } from "./exam-run.ts";
import { useOnReturn } from "../../../lib/page/use-on-return.ts";
import { useUnsentWarning } from "./use-unsent-warning.ts";

/** Where a run is. It's open while its screen is mounted. */
export function useExamRun<Stage>(run: ExamRun<Stage>): ExamView<Stage> {
  const view = useSyncExternalStore(run.subscribe, run.view);
  useEffect(() => {
    run.open();
    return run.leave;
  }, [run]);
  useOnReturn(run.refresh);
  useUnsentWarning(run.hasUnsent);
  return view;
}
