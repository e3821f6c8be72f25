import type { Standing } from "../standing.queries.ts";
import { sectionById } from "../mock-test.rules.ts";
import type { MockSection } from "../sections.queries.ts";
import type { Sitting } from "./sit-section.ts";

export interface Which {
  learnerId: string;
  mockId: string;
}

/** A learner's mock, locked, with the database's time. What was overdue has been ended. */
export interface HeldMock extends Standing {
  /** Of `current`, where it was prepared. */
  readonly sitting: Sitting | null;
  /** A section whose time turned out to be over just now. */
  readonly justEnded: MockSection | null;
}

/** The same after one of its sections has changed. */
export function withSection(held: HeldMock, changed: MockSection): HeldMock {
  const sections = held.sections.map((one) => (one.id === changed.id ? changed : one));
  const current = held.current && sectionById(sections, held.current.id);
  return { ...held, sections, current };
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
