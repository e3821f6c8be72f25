import type { EndedSection, MockSection, RunningSection } from "../mock-section.ts";

interface SectionTimes {
  /** "reopened": by support, and its learner hasn't continued yet. */
  state: MockSection["state"] | "reopened";
  /** Null before it began. */
  begun: RunningSection | EndedSection | null;
  /** Of a reopened one, the end that it had. */
  endedAt: Date | null;
  endedBy: EndedSection["endedBy"] | null;
  /** How long a reopened one will have; null for all others. */
  reopenSeconds: number | null;
}

/** A section as support sees it. */
export function timesOf(section: MockSection): SectionTimes {
  if (section.state === "planned") {
    const { reopened } = section;
    return {
      state: reopened ? "reopened" : "planned",
      begun: reopened?.section ?? null,
      endedAt: reopened?.stoppedAt ?? null,
      // Only what time ended can be reopened.
      endedBy: reopened ? "time" : null,
      reopenSeconds: reopened?.seconds ?? null,
    };
  }
  const ended = section.state === "ended" ? section : null;
  return {
    state: section.state,
    begun: section,
    endedAt: ended?.endedAt ?? null,
    endedBy: ended?.endedBy ?? null,
    reopenSeconds: null,
  };
}
