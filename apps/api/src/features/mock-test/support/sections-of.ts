import type { Db } from "../../../platform/database/database.ts";
import type { MockSection } from "../mock-section.ts";
import { selectSectionsOf } from "../sections.queries.ts";

/** The sections of several mocks of one learner, as support looks at them. */
export async function sectionsOf(
  db: Db,
  learnerId: string,
  mockIds: readonly string[],
): Promise<MockSection[]> {
  return await selectSectionsOf(db, learnerId, mockIds);
}
