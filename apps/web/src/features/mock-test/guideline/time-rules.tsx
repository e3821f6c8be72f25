import { BREAK_SECONDS, SECTION_SECONDS } from "@theta/contract";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { limitWords } from "../../test-settings/time-words.ts";

/** How long a section takes, for a learner with or without a clock. */
export function TimeRule({ isFull }: { isFull: boolean }) {
  const { time } = useTestSettings();
  return (
    <li>
      <strong className="font-strong">
        {isFull ? "Each section has" : "The section has"} {limitWords(SECTION_SECONDS, time)}.
      </strong>{" "}
      {time === "no-clock" ? (
        "You can leave and come back: a section stays open for 24 hours after you start it."
      ) : (
        <>
          {isFull
            ? "The time you spend reading this page, choosing an order, and pausing between sections doesn't"
            : "The time you spend reading this page doesn't"}{" "}
          count toward that time. Once a section's clock starts, it doesn't stop, even if you leave.
        </>
      )}
    </li>
  );
}

export function BreakRule() {
  const { time, hasExtraBreaks } = useTestSettings();
  const minutes = BREAK_SECONDS / 60;
  return (
    <li>
      {hasExtraBreaks ? (
        <>
          <strong className="font-strong">Two optional breaks</strong> of {minutes} minutes each,
          after the first and second sections. They don't count toward your time.
        </>
      ) : (
        <>
          <strong className="font-strong">One optional break</strong> of {minutes} minutes, after
          the first or second section. It doesn't count toward your time.
        </>
      )}
      {time !== "no-clock" &&
        " In exam mode, if you come back late, the extra time comes off the next section."}
    </li>
  );
}

export function EndRule() {
  const { time } = useTestSettings();
  const hasClock = time !== "no-clock";
  return (
    <li>
      <strong className="font-strong">{hasClock ? "When time is up," : "After 24 hours,"}</strong>{" "}
      the section ends with the answers you've given. Questions you haven't answered count as wrong
      {hasClock && ", so it pays to reach the last one"}.
    </li>
  );
}
