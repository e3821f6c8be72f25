/** What the screen of a running test may do with its run, whatever the test. */
import type { Answer } from "@theta/contract";
import type { ExamView } from "./exam-core.ts";

export interface ExamRun<Stage> {
  view: () => ExamView<Stage>;
  subscribe: (listener: () => void) => () => void;
  millisecondsLeft: () => number | null;
  /** The screen is there: this tab has the test now. */
  open: () => void;
  /** The screen is left. What is not acknowledged goes on being sent. */
  leave: () => void;
  /** Somebody else is signed in, or nobody. */
  stop: () => void;
  hasUnsent: () => boolean;
  choose: (answer: Answer) => void;
  goOn: () => void;
  /** After sleep, or another window: the clock, and whether this is still the question. */
  refresh: () => void;
  /** The line may be back: waits no longer. */
  tryNow: () => void;
  /** Sends again what the server has refused. */
  retry: () => void;
  /** The clock has come to zero here; the server is asked whether it has there. */
  timeIsUp: () => void;
}
