import { randomInt } from "node:crypto";
import type { MockMode, SectionDetails } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { insertAttempt, lockAttempt } from "../attempts.queries.ts";
import { mockLocks } from "../mock-lock.ts";
import { lengthOf, sectionsOf, statusOf } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import {
  locked,
  modeAlreadyChosen,
  noSuchMock,
  notYetAvailable,
  orderAlreadyChosen,
  orderNeeded,
} from "../refusals.ts";
import { insertSections } from "../sections.queries.ts";
import { selectOptionalMockState } from "../mock-state.queries.ts";
import { toSectionDetails } from "./section-details.ts";
import type { MockOfLearner } from "./held-mock.ts";

const MOST_SEED = 2 ** 31 - 1;

/** Opens a mock with an order of sections and a test mode; the same again changes nothing. */
export async function chooseOrder(
  db: Db,
  {
    orderType,
    mode,
    ...which
  }: MockOfLearner & { orderType: number | undefined; mode?: MockMode | undefined },
): Promise<SectionDetails> {
  return await inTransaction(db, async (tx) => {
    const mock = await selectOptionalMock(tx, which.learnerId, which.mockId);
    if (!mock) throw noSuchMock();
    const order = mock.section === null ? (orderType ?? null) : null;
    if (mock.section === null && order === null) throw orderNeeded();
    if (mock.openedAt === null) {
      if (!mock.isAvailable) throw notYetAvailable(mock.availableFrom);
      const locks = await mockLocks(tx, which.learnerId);
      const lock = mock.section === null ? locks.full : locks.sectional;
      if (lock) throw locked(lock);
      if (await insertAttempt(tx, { ...which, orderType: order, mode: mode ?? "forward" }))
        await insertSections(
          tx,
          which,
          sectionsOf(mock.section, order).map((section) => ({
            section,
            total: lengthOf(section),
            seed: randomInt(MOST_SEED),
          })),
        );
    }
    await lockAttempt(tx, which.learnerId, which.mockId);
    const { attempt, sections } = (await selectOptionalMockState(tx, which))!;
    if (attempt.orderType !== order) throw orderAlreadyChosen(statusOf(attempt, sections));
    if (mode !== undefined && attempt.mode !== mode)
      throw modeAlreadyChosen(statusOf(attempt, sections));
    return await toSectionDetails(tx, attempt, sections);
  });
}
