import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Caller, SessionSeen } from "../../platform/http/handle.ts";
import { sessionSeen } from "../account/session/session-seen.sql-parts.ts";
import { gapsTouching } from "../uptime/gaps.sql-parts.ts";
import { type MockAttempt, breaksOf, attemptQuery } from "./attempts.queries.ts";
import { currentOf, type MockSection, type OpenSection } from "./mock-section.ts";
import { finalOf } from "./edits.queries.ts";
import type { Span } from "./mock-test.rules.ts";
import {
  servedQuery,
  type ServedKey,
  shownQuery,
  type ShownQuestion,
} from "./questions.queries.ts";
import { toSection } from "./sections.queries.ts";

/** Where a learner is in a mock, all from the same moment, which is `attempt.now`. */
export interface MockState {
  /** The session that asks, if it's named. */
  readonly session: SessionSeen;
  readonly attempt: MockAttempt;
  /** In the order they are taken. */
  readonly sections: readonly MockSection[];
  /** Running, or next to start; none when the mock is over. */
  readonly current: OpenSection | undefined;
  /** What the running section has served so far, in order. */
  readonly served: readonly ServedKey[];
  /** The question on screen in the running section. */
  readonly onScreen: ShownQuestion | undefined;
  /** The requested question, from any section. */
  readonly asked: ShownQuestion | undefined;
  /** When no server was alive since the running section was started. */
  readonly gaps: readonly Span[];
}

function ifRunning<T>(list: RawBuilder<T>) {
  return sql<T>`case when s.started_at is not null and s.ended_at is null then ${list} else '[]' end`;
}

interface Subject {
  learnerId: string;
  mockId: string;
  questionId?: string | undefined;
  caller?: Caller | null | undefined;
}

/**
 * In one statement, however long the learner's history: at most three sections, what one of them
 * has served, and two questions in full.
 */
export async function selectOptionalMockState(
  db: Db | Tx,
  { learnerId, mockId, questionId, caller }: Subject,
): Promise<MockState | undefined> {
  const rows = await mockState(db, {
    learnerId,
    mockId,
    questionId: questionId ?? null,
    sessionId: caller?.sessionId ?? null,
  });
  const [attempt] = rows;
  if (!attempt) return undefined;
  const sections = rows.map(toSection);
  const current = currentOf(sections);
  const questions = rows.flatMap((row) => row.shown);
  return {
    session: attempt.session,
    attempt: { ...attempt, breaks: breaksOf(attempt) },
    sections,
    current,
    served: rows.flatMap((row) => row.served),
    onScreen: questions.find((one) => one.sectionId === current?.id && one.answer === null),
    asked: questions.find((one) => one.questionId === questionId),
    gaps: rows.flatMap((row) =>
      row.gaps.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
    ),
  };
}

type Asked = {
  learnerId: string;
  mockId: string;
  questionId: string | null;
  sessionId: string | null;
};

const mockState = builtOnce((db, { learnerId, mockId, questionId, sessionId }: Asked) => {
  const section = { id: sql.ref<string>("s.id"), learnerId: sql.ref<string>("s.learner_id") };
  const final = finalOf(sql`a.mode = 'exam'`);
  const shown = shownQuery(db, section, final).where((eb) =>
    eb.or([
      eb("q.item_id", "=", questionId),
      eb.and([eb("q.answer", "is", null), sql<boolean>`s.ended_at is null`]),
    ]),
  );
  const gaps = gapsTouching(db, {
    // While it stood still, nothing was lost.
    from: sql<Date>`coalesce(s.continued_at, s.started_at)`,
    to: sql`clock_timestamp()`,
  });
  return attemptQuery(db, learnerId, mockId)
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "a.learner_id").onRef("s.mock_id", "=", "a.mock_id"),
    )
    .orderBy("s.place")
    .selectAll("s")
    .select([
      ifRunning(jsonArrayFrom(servedQuery(db, section, final))).as("served"),
      jsonArrayFrom(shown).as("shown"),
      ifRunning(jsonArrayFrom(gaps)).as("gaps"),
      sessionSeen({ learnerId, sessionId }).as("session"),
    ]);
});
