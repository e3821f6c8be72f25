import type { Attempt } from "../attempts.queries.ts";
import type { MockSection } from "../sections.queries.ts";
import type { Sitting } from "./sit-section.ts";

export interface Which {
  learnerId: string;
  mockId: string;
}

/** A learner's mock, locked, with the database's time. What was overdue has been ended. */
export interface HeldMock {
  readonly attempt: Attempt;
  readonly sections: readonly MockSection[];
  /** Running, or next to be started; none when the mock is over. */
  readonly current: MockSection | undefined;
  /** Of `current`, where it was prepared. */
  readonly sitting: Sitting | null;
  /** A section whose time turned out to be over just now. */
  readonly justEnded: MockSection | null;
}

/** Thrown in the work: what was read before the lock is not, or no longer, enough. Nothing of it is kept. */
export class LookAgain extends Error {
  override readonly name = "LookAgain";
}

/** What the engine is told of the current section. Most reading needs none of it, until something ends. */
export function sittingOf({ sitting }: HeldMock): Sitting {
  if (!sitting) throw new LookAgain();
  return sitting;
}
