import type { SectionName, TimeAllowed } from "@theta/contract";
import { sql } from "kysely";
import { builtOnce } from "../../../platform/database/built-once.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { finalOf } from "../edits.queries.ts";

/** A question from an ended section, by the answer that counts. */
export interface OwnQuestion {
  sectionId: string;
  place: number;
  isAnswered: boolean;
  isCorrect: boolean;
  shownAt: Date;
  leftAt: Date | null;
}

type Wanted = {
  except: string;
  only: SectionName | null;
  time: TimeAllowed;
  limit: number;
};

/**
 * The questions of a learner's newest finished mocks, other than one, of one kind and with as much time: full ones
 * without `only`, else those of that section.
 */
export async function selectOwnQuestions(
  db: Db,
  learnerId: string,
  wanted: Wanted,
): Promise<OwnQuestion[]> {
  return await ownQuestions(db, { ...wanted, learnerId });
}

const ownQuestions = builtOnce((db, wanted: Wanted & { learnerId: string }) =>
  ownQuestionsQuery(db, wanted.learnerId, wanted),
);

/** However many mocks there are, it reads the questions of as many as are wanted, by their key. */
export function ownQuestionsQuery(
  db: Db | Tx,
  learnerId: string,
  { except, only, time, limit }: Wanted,
) {
  const mocks = db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .where("a.learner_id", "=", learnerId)
    .where("a.ended_at", "is not", null)
    .where("a.mock_id", "<>", except)
    .where(sql<boolean>`m.section is not distinct from ${only}`)
    .where("a.time_allowed", "=", time)
    .orderBy("a.ended_at", "desc")
    .limit(limit)
    .select("a.mock_id");
  return db
    .selectFrom("mock_sections as s")
    .innerJoin("mock_questions as q", (join) =>
      join.onRef("q.learner_id", "=", "s.learner_id").onRef("q.section_id", "=", "s.id"),
    )
    .where("s.learner_id", "=", learnerId)
    .where("s.mock_id", "in", mocks)
    .where("s.ended_at", "is not", null)
    .orderBy("s.started_at")
    .orderBy("q.place")
    .select(["s.id as sectionId", "q.place", "q.shown_at as shownAt", "q.left_at as leftAt"])
    .select([
      sql<boolean>`q.answer is not null`.as("isAnswered"),
      sql<boolean>`coalesce(${finalOf().isCorrect}, false)`.as("isCorrect"),
    ]);
}
