import type { MockCard, SectionDetails } from "@theta/contract";
import { useEffect, useState } from "react";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { LeaveLink } from "../../exam/frame/leave-link.tsx";
import { createServerClock } from "../../exam/clock/server-clock.ts";
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
  const { serverTime, sectionType } = details;
  const deadline = details.break?.endsAt ?? serverTime;
  const [clock] = useState(createServerClock);
  useEffect(() => clock.sync({ deadline, serverTime }), [clock, deadline, serverTime]);
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
        Your break doesn't count toward your time.{" "}
        {sectionType && `${SECTION_WORDS[sectionType].name} is next. `}
        The clock starts only when you press Start Test.
      </p>
      <p>You can leave this page. The break keeps running, and the test waits for you.</p>
    </ExamSheet>
  );
}
