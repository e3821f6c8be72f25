/** What a running test's screen can do with its run, whatever the test. */
import type { Answer } from "@theta/contract";
import type { ExamView } from "./exam-core.ts";

export interface ExamRun<Stage> {
  view: () => ExamView<Stage>;
  subscribe: (listener: () => void) => () => void;
  millisecondsLeft: () => number | null;
  /** The screen is open: this tab has the test now. */
  open: () => void;
  /** Hears at once when its clock is moved. Returns how to stop. */
  listen: () => () => void;
  /** The screen was left. What isn't acknowledged is still sent. */
  leave: () => void;
  /** Somebody else is signed in now, or nobody. */
  stop: () => void;
  hasUnsent: () => boolean;
  choose: (answer: Answer) => void;
  goOn: () => void;
  /** After sleep or another window: updates the clock and checks whether this is still the question. */
  refresh: () => void;
  /** The connection may be back: stops waiting. */
  tryNow: () => void;
  /** Sends again what the server refused. */
  retry: () => void;
  /** The clock reached zero here. Asks the server whether it has there. */
  timeIsUp: () => void;
}
