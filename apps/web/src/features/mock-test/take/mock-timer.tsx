import type { RunningMock } from "@theta/contract";
import { ExamTimer } from "../../exam/clock/exam-timer.tsx";
import type { MockRun } from "./run/mock-stage.ts";
import { inMinutes } from "./run/run-words.ts";

/** The section's clock, with a note when time was added. */
export function MockTimer({ run, running }: { run: MockRun; running: RunningMock }) {
  const taken = (running.timeBack?.taken ?? 0) + (running.staffAdded ?? 0);
  return (
    <div className="flex flex-col items-end @max-[18rem]:items-start">
      <ExamTimer
        millisecondsLeft={run.millisecondsLeft}
        onZero={run.timeIsUp}
        time={running.time}
      />
      {taken > 0 && (
        <p className="text-xs text-exam-bar-muted numerals">{inMinutes(taken)} added</p>
      )}
    </div>
  );
}
