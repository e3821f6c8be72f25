import { SECTION_TYPES, type SectionEnd, type SectionType } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { isTimeUp } from "../../exam/deadline.rules.ts";
import { endSection } from "./end-section.ts";
import { statusOf } from "../mock-test.rules.ts";
import { noSuchSection, sectionNotOver, sectionNotStarted } from "../refusals.ts";
import { toSectionEnd } from "./served-section.ts";
import type { MockOfLearner } from "./held-mock.ts";
import { isInReview } from "./review.ts";
import { withMock } from "./with-mock.ts";

/**
 * Ends a section whose time is up or whose review is done. Repeating the call gives the same
 * result; calling it too early is refused.
 */
export async function finishSection(
  db: Db,
  { sectionType, ...which }: MockOfLearner & { sectionType: SectionType },
): Promise<SectionEnd> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections } = held;
    const section = sections.find((one) => SECTION_TYPES[one.section] === sectionType);
    if (!section) return noSuchSection();
    if (section.state === "ended") return toSectionEnd(section, held.current === undefined);
    if (section.state === "planned") return sectionNotStarted(statusOf(attempt, sections));
    const times = { deadline: section.deadline, now: attempt.now };
    if (!isTimeUp(times) && !isInReview(held)) {
      const answered = held.served.filter(({ isCorrect }) => isCorrect !== null).length;
      return sectionNotOver({
        remainingMs: times.deadline.getTime() - times.now.getTime(),
        questionsLeft: section.total - answered,
      });
    }
    const ended = await endSection(tx, held, section);
    return toSectionEnd(ended.justEnded, ended.current === undefined);
  });
}
