import { REOPEN_DAYS, type ReopenRefusal } from "@theta/contract/staff";
import type { MockSection } from "../mock-section.ts";

/** Why support can't reopen a section; null if it can. `isOtherRunning`: a section of another mock. */
export function refuseReopening(
  section: MockSection,
  {
    sections,
    isOtherRunning,
    now,
  }: { sections: readonly MockSection[]; isOtherRunning: boolean; now: Date },
): ReopenRefusal | null {
  if (section.state === "planned" && section.reopened) return "already-reopened";
  if (section.state !== "ended") return "section-not-over";
  if (section.endedBy === "learner") return "ended-by-learner";
  if (section.endedAt.getTime() < now.getTime() - REOPEN_DAYS * 24 * 3600 * 1000)
    return "ended-too-long-ago";
  const later = sections.filter(({ place }) => place > section.place);
  if (later.some((one) => one.state !== "planned" || one.reopened)) return "later-section-begun";
  return isOtherRunning ? "other-section-running" : null;
}

export const REOPEN_WORDS: Record<ReopenRefusal, string> = {
  "already-reopened": "This section is reopened already. It waits for its learner.",
  "section-not-over": "This section isn't over.",
  "ended-by-learner": "The learner ended this section, so there's nothing to continue.",
  "ended-too-long-ago": `This section ended more than ${REOPEN_DAYS} days ago.`,
  "later-section-begun": "A later section of this mock has begun, so this one stays as it is.",
  "other-section-running":
    "The learner is in another section right now. Try again when it has ended.",
};
