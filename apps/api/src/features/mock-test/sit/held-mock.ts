import type { MockState } from "../mock-state.queries.ts";
import { currentOf, type EndedSection, type MockSection } from "../mock-section.ts";
import type { Sitting } from "./sit-section.ts";

export interface MockOfLearner {
  learnerId: string;
  mockId: string;
}

/** A learner's mock, locked, with the database's time. What was overdue has been ended. */
export interface HeldMock extends MockState {
  /** Of `current`, where it was prepared. */
  readonly sitting: Sitting | null;
  /** A section that has ended only now. */
  readonly justEnded: EndedSection | null;
}

/** The same after one of its sections has changed. */
export function withSection(held: HeldMock, changed: MockSection): HeldMock {
  const sections = held.sections.map((one) => (one.id === changed.id ? changed : one));
  return { ...held, sections, current: currentOf(sections) };
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
