import { type MockCard, mockTest, type Query, type Reply, TEST_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { endOverdueMocks } from "../take/end-overdue.ts";
import { mockLocks } from "../mock-lock.ts";
import { endedOf } from "../mock-section.ts";
import {
  type MockRow,
  selectLastMocks,
  selectMockPage,
  selectOptionalLastMode,
} from "../mocks.queries.ts";
import { selectPaces } from "../questions.queries.ts";
import { selectSectionsOf } from "../sections.queries.ts";
import { toMockCard } from "./mock-card.ts";

/** A page of the mocks, with how far the learner is in each. */
export async function listMocks(
  db: Db,
  learnerId: string,
  { testType, kind, pageNumber, itemsPerPage }: Query<typeof mockTest.list>,
): Promise<Reply<typeof mockTest.list>> {
  // Only the GMAT has tests.
  if (testType !== TEST_TYPES.gmat) return { result: [], totalItems: 0 };
  await endOverdueMocks(db, learnerId);
  const { rows, total } = await selectMockPage(db, learnerId, {
    kind,
    offset: (pageNumber - 1) * itemsPerPage,
    limit: itemsPerPage,
  });
  return { result: await toCards(db, learnerId, rows), totalItems: total };
}

/** The mock under way and the last finished one, for screens opened by address. */
export async function findLastMocks(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof mockTest.lastMocks>["result"]> {
  await endOverdueMocks(db, learnerId);
  const [{ running, finished }, mode = "forward"] = await Promise.all([
    selectLastMocks(db, learnerId),
    selectOptionalLastMode(db, learnerId),
  ]);
  const cards = await toCards(
    db,
    learnerId,
    [running, finished].filter((row) => row !== undefined),
  );
  const cardOf = (row: MockRow | undefined) =>
    cards.find(({ mockTestId }) => mockTestId === row?.id) ?? null;
  return { running: cardOf(running), finished: cardOf(finished), mode };
}

export async function toCards(
  db: Db,
  learnerId: string,
  rows: readonly MockRow[],
): Promise<MockCard[]> {
  const [locks, sections] = await Promise.all([
    mockLocks(db, learnerId),
    selectSectionsOf(
      db,
      learnerId,
      rows.filter(({ openedAt }) => openedAt !== null).map(({ id }) => id),
    ),
  ]);
  const paces = await selectPaces(
    db,
    learnerId,
    endedOf(sections).map(({ id }) => id),
  );
  return rows.map((row) =>
    toMockCard(
      row,
      sections.filter(({ mockId }) => mockId === row.id),
      paces,
      row.section === null ? locks.full : locks.sectional,
    ),
  );
}
