import type { MockCard, MockMode, SectionDetails, TimeAllowed } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { LeaveLink } from "../../exam/frame/leave-link.tsx";
import { useServerClock } from "../../exam/clock/use-server-clock.ts";
import { MINUTE_WORDS } from "../shared/minute-words.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { Button } from "../../../ui/button.tsx";
import { BreakTimer } from "./break-timer.tsx";
import { useTakeBreak } from "./use-take-break.ts";

interface BreakSheetProps {
  mock: MockCard;
  details: SectionDetails;
  /** Time's up: the server says what's next. */
  onOver: () => void;
}

/** The running break, timed by the server. */
export function BreakSheet({ mock, details, onOver }: BreakSheetProps) {
  const { serverTime, sectionType, mode, time } = details;
  const deadline = details.break?.endsAt ?? serverTime;
  const clock = useServerClock({ deadline, serverTime });
  const { end, isBusy } = useTakeBreak(mock.mockTestId);
  return (
    <ExamSheet
      name={mock.name}
      title="Break"
      aside={<LeaveLink to="/mock-test" />}
      actions={
        <Button onClick={end} busy={isBusy} busyLabel="Ending the break…">
          End the break
        </Button>
      }
    >
      <BreakTimer millisecondsLeft={clock.millisecondsLeft} onZero={onOver} />
      <p>
        The break doesn't count toward your time.{" "}
        {sectionType && `${SECTION_WORDS[sectionType].name} is next.`} {afterward(mode, time)}
      </p>
      {mode === "exam" && time !== "no-clock" && (
        <p>If you come back late, the extra time comes off the next section.</p>
      )}
      <p>You can leave this page, but the break clock keeps running.</p>
    </ExamSheet>
  );
}

function afterward(mode: MockMode, time: TimeAllowed): string {
  const minute = mode === "exam" ? MINUTE_WORDS[time] : null;
  return minute === null
    ? "It starts only when you press Start Test."
    : `You get ${minute} to read its instructions; then it starts.`;
}
