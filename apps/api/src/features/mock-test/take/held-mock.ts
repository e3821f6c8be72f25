import type { MockState } from "../mock-state.queries.ts";
import { LookAgain } from "../look-again.ts";
import { currentOf, type EndedSection, type MockSection } from "../mock-section.ts";
import type { EngineInput } from "../serve/engine-input.ts";

export interface MockOfLearner {
  learnerId: string;
  mockId: string;
}

/** A learner's mock, locked, with the database's time. Anything overdue has been ended. */
export interface HeldMock extends MockState {
  /** For `current`, if it was prepared. */
  readonly engineInput: EngineInput | null;
  /** A section that was ended by this lock. */
  readonly justEnded: EndedSection | null;
}

/** The same after one of its sections has changed. */
export function withSection(held: HeldMock, changed: MockSection): HeldMock {
  const sections = held.sections.map((one) => (one.id === changed.id ? changed : one));
  return { ...held, sections, current: currentOf(sections) };
}

/**
 * What the engine needs to know about the current section. Most reads don't need it, until
 * something ends.
 */
export function engineInputOf({ engineInput }: HeldMock): EngineInput {
  if (!engineInput) throw new LookAgain();
  return engineInput;
}
