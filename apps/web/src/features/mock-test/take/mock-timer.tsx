import { ExamTimer } from "../../exam/clock/exam-timer.tsx";
import type { MockRun } from "./mock-stage.ts";
import { inMinutes } from "./run-words.ts";

/** The section's clock, with a note when time was added. */
export function MockTimer({ run, taken }: { run: MockRun; taken: number }) {
  return (
    <div className="flex flex-col items-end">
      <ExamTimer millisecondsLeft={run.millisecondsLeft} onZero={run.timeIsUp} />
      {taken > 0 && (
        <p className="text-xs text-exam-bar-muted numerals">{inMinutes(taken)} added</p>
      )}
    </div>
  );
}
