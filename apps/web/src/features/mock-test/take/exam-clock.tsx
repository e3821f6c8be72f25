import type { RunningMock } from "@theta/contract";
import { TimeNote } from "../../exam/clock/time-note.tsx";
import { HideButton } from "../../exam/frame/hide-button.tsx";
import { useHidden } from "../../exam/frame/use-hidden.ts";
import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { Timer } from "../../../ui/timer/timer.tsx";
import type { MockRun } from "./run/mock-stage.ts";
import { inMinutes } from "./run/run-words.ts";

const FIVE_MINUTES = 300_000;
const ALERT_MILLISECONDS = 10_000;

type Running = Pick<RunningMock, "timeBack" | "staffAdded" | "breakOverrun" | "time">;

/** The clock of exam mode: it can be hidden, and says when five minutes are left. */
export function ExamClock({ run, running }: { run: MockRun; running: Running }) {
  const { timeBack, staffAdded = 0, breakOverrun = 0 } = running;
  const taken = (timeBack?.taken ?? 0) + staffAdded;
  const left = useTimeLeft(run.millisecondsLeft, run.timeIsUp);
  const hidden = useHidden("clock");
  if (left === null) return null;
  const isAlert = left <= FIVE_MINUTES && left > FIVE_MINUTES - ALERT_MILLISECONDS;
  return (
    <div className="flex flex-col items-end @max-[18rem]:items-start">
      {running.time !== "no-clock" && (
        <div className="flex items-center gap-1">
          <Timer millisecondsLeft={left} isHidden={hidden.isHidden} />
          <HideButton {...hidden} what="the clock" />
        </div>
      )}
      <TimeNote time={running.time} />
      {taken > 0 && (
        <p className="text-xs text-exam-bar-muted numerals">{inMinutes(taken)} added</p>
      )}
      {breakOverrun > 0 && (
        <p className="text-xs text-exam-bar-muted numerals">
          {inMinutes(breakOverrun)} less: your break ran over
        </p>
      )}
      {isAlert && (
        // Under the bar. For screen readers, the timer itself announces it.
        <p
          aria-hidden="true"
          className="pointer-events-none absolute top-full right-gutter left-gutter mt-3 ml-auto w-fit rounded-md bg-caution-soft px-4 py-2 font-strong text-ink shadow-2"
        >
          5 minutes left in this section
        </p>
      )}
    </div>
  );
}
