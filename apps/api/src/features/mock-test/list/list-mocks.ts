import { type MockCard, mockTest, type Query, type Reply, TEST_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { readSettled } from "../take/end-overdue.ts";
import { mockLocks } from "../mock-lock.ts";
import { type OwnMock, selectLastMocks, selectMockPage } from "../own-mocks.queries.ts";
import { toMockCard } from "./mock-card.ts";

/** A page of the mocks, with how far the learner is in each. */
export async function listMocks(
  db: Db,
  learnerId: string,
  { testType, kind, pageNumber, itemsPerPage }: Query<typeof mockTest.list>,
): Promise<Reply<typeof mockTest.list>> {
  // Only the GMAT has tests.
  if (testType !== TEST_TYPES.gmat) return { result: [], totalItems: 0 };
  const page = { kind, offset: (pageNumber - 1) * itemsPerPage, limit: itemsPerPage };
  const { mocks, total } = await readSettled(
    db,
    learnerId,
    async () => await selectMockPage(db, learnerId, page),
  );
  return { result: await toCards(db, learnerId, mocks), totalItems: total };
}

/** The mock under way and the last finished one, for screens opened by address. */
export async function findLastMocks(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof mockTest.lastMocks>["result"]> {
  const {
    running,
    finished,
    mode = "forward",
  } = await readSettled(db, learnerId, async () => await selectLastMocks(db, learnerId));
  const cards = await toCards(
    db,
    learnerId,
    [running, finished].filter((mock) => mock !== undefined),
  );
  const cardOf = (mock: OwnMock | undefined) =>
    cards.find(({ mockTestId }) => mockTestId === mock?.id) ?? null;
  return { running: cardOf(running), finished: cardOf(finished), mode };
}

async function toCards(db: Db, learnerId: string, mocks: readonly OwnMock[]): Promise<MockCard[]> {
  // A plan matters before a mock is started, and once it's over.
  const isUnderWay = mocks.every(({ startedAt, endedAt }) => startedAt && !endedAt);
  const locks = isUnderWay ? NO_LOCKS : await mockLocks(db, learnerId);
  return mocks.map((mock) =>
    toMockCard(mock, mock.section === null ? locks.full : locks.sectional),
  );
}

const NO_LOCKS = { full: null, sectional: null };
