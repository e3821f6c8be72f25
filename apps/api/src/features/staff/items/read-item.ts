import type { Query } from "@theta/contract";
import {
  type ItemReport,
  mayStaff,
  REPORTS_SHOWN,
  type StaffItem,
  type staffItems,
  type StaffRole,
} from "@theta/contract/staff";
import { toReviewedQuestion } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { noSuchItem } from "../../items/hold-item.ts";
import { notesPracticing } from "../../study-notes/notes-practicing.ts";
import {
  selectHolds,
  selectOptionalVersion,
  selectQuizzesOf,
  selectReports,
  selectSet,
  selectVersions,
} from "./item.queries.ts";

type Version = NonNullable<Awaited<ReturnType<typeof selectOptionalVersion>>>;

export async function requireVersion(
  db: Db,
  key: string,
  version: number | undefined,
): Promise<Version> {
  const row = await selectOptionalVersion(db, key, version);
  if (!row) throw noSuchItem();
  return row;
}

/** A version as learners see it, with its solution, and everything that isn't about people. */
export async function readItem(
  db: Db,
  { key, version: asked }: Query<typeof staffItems.read>,
  role: StaffRole,
): Promise<StaffItem> {
  const row = await requireVersion(db, key, asked);
  const { id, content, a, b, c, origin, answers, setKey, ...facts } = row;
  const { format, topic, difficulty } = facts;
  const whoAndWhy = ({ by, reason }: { by: string | null; reason: string }) =>
    mayStaff(role, "items.suspend") ? { by, reason } : { by: null, reason: null };
  const [versions, holds, set, uses] = await Promise.all([
    selectVersions(db, key),
    selectHolds(db, key),
    setKey === null ? [{ key, state: row.state }] : selectSet(db, setKey),
    usesOf(db, row),
  ]);
  return {
    ...facts,
    question: toReviewedQuestion({ questionId: id, format, content, topicName: topic, difficulty }),
    parameters: { a, b, c, origin, answers },
    holds: holds.map(({ at, ...hold }) => ({ ...hold, ...whoAndWhy(hold), at: at.getTime() })),
    set,
    versions: versions.map(({ createdAt, firstServedAt, ...version }) => ({
      ...version,
      createdAt: createdAt.getTime(),
      firstServedAt: firstServedAt?.getTime() ?? null,
    })),
    uses,
  };
}

async function usesOf(db: Db, { key, pool, ...item }: Version): Promise<StaffItem["uses"]> {
  const quizzes = await selectQuizzesOf(db, key);
  const notes = pool === "practice" ? await notesPracticing(item) : [];
  return { quizzes, notes: notes.map(({ name, title }) => ({ name, title })) };
}

/** For those who can act on them: learners may have written anything, their names too. */
export async function readReports(
  db: Db,
  { key }: Query<typeof staffItems.reports>,
): Promise<ItemReport[]> {
  await requireVersion(db, key, undefined);
  const reports = await selectReports(db, key, REPORTS_SHOWN);
  return reports.map(({ at, ...report }) => ({ ...report, at: at.getTime() }));
}
