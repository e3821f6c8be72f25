/** What a learner has seen before comes back only when nothing new is left, and is then marked. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { bankOfMocks, createMockWorld, type MockWorld } from "../test-mocks.ts";

/** Every question of the section that mocks have. */
const ALL = sql`select id from items where section = 'quant' and pool = 'mock'`;

async function practice({ db, learnerId }: MockWorld): Promise<void> {
  await sql`insert into practice_answers (learner_id, item_id, shown_at)
    select ${learnerId}, id, clock_timestamp() from (${ALL}) it`.execute(db);
}

async function sitMock({ db, finish }: MockWorld): Promise<void> {
  await finish("quant-1");
  await sql`update items set state = 'retired'
    where section = 'quant' and pool = 'mock' and first_served_at is null`.execute(db);
}

/** Whether the running section's questions are marked as seen before. */
async function repeats({ db }: MockWorld): Promise<boolean[]> {
  const rows = await db
    .selectFrom("mock_questions as q")
    .innerJoin("mock_sections as s", "s.id", "q.section_id")
    .where("s.ended_at", "is", null)
    .orderBy("q.place")
    .select("q.is_repeat as isRepeat")
    .execute();
  return rows.map(({ isRepeat }) => isRepeat);
}

test.each([
  ["nowhere", async () => {}, false],
  ["for practice", practice, true],
  ["in another mock", sitMock, true],
])("knows what's a repeat when everything was seen %s", async (_, meetAll, isRepeat) => {
  const world = await createMockWorld(bankOfMocks(1));
  await meetAll(world);
  await world.answer(await world.start("full-1"));
  expect(await repeats(world)).toEqual([isRepeat, isRepeat]);
});

test("seeing questions elsewhere changes nothing about a running section", async () => {
  const world = await createMockWorld(bankOfMocks(1));
  const running = await world.start("quant-1");
  await practice(world);
  // Like a server that hasn't heard of the section.
  await sql`update mock_sections set started_at = started_at - interval '1 second'
    where started_at is not null`.execute(world.db);
  await world.answer(running);
  expect(await repeats(world)).toEqual([false, false]);
});
