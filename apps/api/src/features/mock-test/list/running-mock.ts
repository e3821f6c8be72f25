import { type RunningTest, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { toCards } from "./list-mocks.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { selectOptionalRunningSection } from "../sections.queries.ts";

/** The mock whose clock is running; ends nothing. */
export async function findRunningMock(db: Db, learnerId: string): Promise<RunningTest | null> {
  const section = await selectOptionalRunningSection(db, learnerId);
  const row = section && (await selectOptionalMock(db, learnerId, section.mockId));
  if (!section || !row) return null;
  const [mock] = await toCards(db, learnerId, [row]);
  return {
    kind: "mock",
    mock: mock!,
    sectionType: SECTION_TYPES[section.section],
    deadline: section.deadline.getTime(),
    serverTime: section.now.getTime(),
  };
}
