import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { stateOf } from "../../free-quiz/shared/quiz-state.ts";
import { stateOfMock } from "../../mock-test/shared/mock-state.ts";
import { SECTION_WORDS } from "../../mock-test/shared/section-words.ts";
import { pathOfMock } from "../../mock-test/shared/path-of-mock.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { formatTimeLeft, timerPhase, type TimerPhase } from "../../../ui/timer/time-left.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { TimedTest } from "./running-tests-data.ts";

const TIME: Record<TimerPhase, string> = {
  calm: "",
  low: "text-exam-timer-low",
  last: "text-exam-timer-last",
};

/** Calm in a break, where nothing is lost at zero. */
const lookOf = (test: TimedTest, left: number) =>
  TIME[test.kind === "break" ? "calm" : timerPhase(left)];

interface RunningTestRowProps {
  test: TimedTest;
  /** Called once a second while the time is up and this is shown. */
  onZero: () => void;
}

function hasClock(test: TimedTest): boolean {
  if (test.kind === "break") return true;
  return (test.kind === "mock" ? test.mock.time : test.quiz.time) !== "no-clock";
}

/** "Data Insights, 38:12 left", and Resume. Without a clock there's no time to show. */
export function RunningTestRow({ test, onZero }: RunningTestRowProps) {
  const left = useTimeLeft(() => test.endsAt - performance.now(), onZero) ?? 0;
  return (
    <Row action={<WayBack test={test}>Resume</WayBack>}>
      <span className="truncate">{nameOf(test)}</span>
      {hasClock(test) && (
        <span
          role="timer"
          aria-label={`Time left in ${test.kind === "break" ? "your break" : nameOf(test)}`}
          className={classNames("shrink-0 font-strong numerals", lookOf(test, left))}
        >
          {formatTimeLeft(left)} left
        </span>
      )}
    </Row>
  );
}

/** Shown when time ran out while the learner was on another page. */
export function EndedTestRow({ test, onPutAway }: { test: TimedTest; onPutAway: () => void }) {
  return (
    <Row
      action={
        <>
          <WayBack test={test}>Continue</WayBack>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onPutAway}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-on-exam-bar/10"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </>
      }
    >
      <output className="line-clamp-2 max-sm:text-sm max-sm:leading-5">
        {test.kind === "break" ? "Your break is over." : `Time's up for ${nameOf(test)}.`}{" "}
        <span className="max-sm:sr-only">
          {test.kind === "break" ? `${sectionOf(test)} is next.` : "Your answers are saved."}
        </span>
      </output>
    </Row>
  );
}

function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="page-width flex min-h-14 items-center gap-4 py-1.5 not-first:border-t not-first:border-exam-bar-muted/30 not-first:pt-[0.3125rem]">
      <p className="flex min-w-0 flex-1 gap-x-2 font-ui">{children}</p>
      <div className="flex shrink-0 items-center gap-1">{action}</div>
    </div>
  );
}

function WayBack({ test, children }: { test: TimedTest; children: ReactNode }) {
  const of = <VisuallyHidden>: {nameOf(test)}</VisuallyHidden>;
  return test.kind === "quiz" ? (
    <ButtonLink to="/free-test" state={stateOf(test.quiz)} variant="outline" size="sm">
      {children}
      {of}
    </ButtonLink>
  ) : (
    <ButtonLink
      to={pathOfMock(test.mock)}
      state={stateOfMock(test.mock)}
      variant="outline"
      size="sm"
    >
      {children}
      {of}
    </ButtonLink>
  );
}

/** "Data Insights", "Break", or the quiz's name. */
function nameOf(test: TimedTest): string {
  if (test.kind === "quiz") return test.quiz.name;
  return test.kind === "break" ? "Break" : sectionOf(test);
}

const sectionOf = ({ sectionType }: Exclude<TimedTest, { kind: "quiz" }>) =>
  SECTION_WORDS[sectionType].brief;
