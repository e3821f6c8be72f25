/** Row 37: many learners whose sections end in the same second. */
import { SECTION_TYPES } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answerOf } from "../../../../test/answers.ts";
import { grantSubscription } from "../../subscriptions/grant-subscription.ts";
import { sweepMocks } from "./end-overdue.ts";
import { finishSection } from "./finish-section.ts";
import { chooseOrder } from "./choose-order.ts";
import { startSection } from "./start-section.ts";
import { submitAnswer } from "./submit-answer.ts";
import { createMockWorld, onScreen } from "../test-mocks.ts";

const LEARNERS = 24;

/** Does what a browser does: if it gets no connection in time, it sends the same again. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("timeout exceeded"))) throw error;
    }
  }
}

async function createLearners() {
  const { db, mockId } = await createMockWorld();
  const mock = await mockId("quant-1");
  const { rows } = await sql<{ id: string }>`
    insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at)
    select 'Ada', '9876543210', 'ada-' || n || '@example.org', 'ada-' || n || '@example.org', '1', now()
    from generate_series(1, ${LEARNERS}) n returning id`.execute(db);
  const sittings = [];
  for (const { id: learnerId } of rows) {
    await db
      .transaction()
      .execute(async (tx) => await grantSubscription(tx, { learnerId, planKey: "gmat-practice" }));
    const which = { learnerId, mockId: mock };
    const { mockTestSectionId } = await chooseOrder(db, { ...which, orderType: undefined });
    const running = onScreen(await startSection(db, { ...which, sectionId: mockTestSectionId! }));
    const answer = await answerOf(db, running.currentQuestionId, true);
    sittings.push({ which, input: { ...which, questionId: running.currentQuestionId, answer } });
  }
  const endAt = async (seconds: number) =>
    await sql`update mock_sections set deadline = clock_timestamp() + make_interval(secs => ${seconds}),
      started_at = clock_timestamp() - interval '44 minutes' where ended_at is null`.execute(db);
  return { db, sittings, endAt };
}

test("counts every answer that arrives in the grace period, and ends each section once", async () => {
  const { db, sittings, endAt } = await createLearners();
  await endAt(-1);
  const ends = await Promise.all(
    // Each one twice.
    [...sittings, ...sittings].map(
      async ({ input }) =>
        await insist(() => submitAnswer(db, { ...input, caller: null, sectionType: undefined })),
    ),
  );
  for (const end of ends) expect(end).toMatchObject({ sectionEnded: true, answered: 1 });
  const again = await Promise.all(
    sittings.map(
      async ({ which }) => await finishSection(db, { ...which, sectionType: SECTION_TYPES.quant }),
    ),
  );
  for (const end of again) expect(end).toMatchObject({ endedBy: "time", answered: 1 });
  const { rows } = await sql`select ended_by, correct, wrong, count(*)::int as n from mock_sections
    group by 1, 2, 3`.execute(db);
  expect(rows).toEqual([{ ended_by: "time", correct: 1, wrong: 0, n: LEARNERS }]);
});

test("ends each abandoned section once with two sweeps at the same time", async () => {
  const { db, endAt } = await createLearners();
  await endAt(-60);
  await Promise.all([sweepMocks(db), sweepMocks(db)]);
  const { rows } =
    await sql`select ended_by, count(*)::int as n, count(distinct ended_at)::int > 0 as ended
    from mock_sections group by 1`.execute(db);
  expect(rows).toEqual([{ ended_by: "time", n: LEARNERS, ended: true }]);
});
