import { mockFieldsOf, mockTest, SECTION_SECONDS } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMockWorld } from "../test-mocks.ts";
import { sweepMocks } from "../take/end-overdue.ts";
import { checkScores } from "./check-scores.ts";

test("finds every stored score again in the answers", async () => {
  const world = await createMockWorld();
  await world.finish("full-1");
  await world.finish("quant-1", 3);
  expect(await checkScores(world.db)).toEqual({
    whole: 4,
    cutShort: 0,
    cutShortAlike: 0,
    faults: [],
  });
});

test("counts the answers of a section that time ended", async () => {
  const world = await createMockWorld();
  await world.answer(await world.start("verbal-1"));
  await world.letPass(SECTION_SECONDS + 60);
  await sweepMocks(world.db);
  expect(await checkScores(world.db)).toMatchObject({ whole: 0, cutShort: 1, faults: [] });
  await sql`update mock_questions set is_correct = not is_correct where answer is not null`.execute(
    world.db,
  );
  const { faults } = await checkScores(world.db);
  expect(faults).toEqual([
    expect.stringMatching(/^verbal section .+: right answers stored as 1, now 0$/),
    expect.stringMatching(/wrong answers stored as 0, now 1$/),
  ]);
});

test("scores the answers as the review changed them", async () => {
  const world = await createMockWorld();
  const { mockTestId, questions } = await world.reachReview(
    await world.start("quant-1", "exam"),
    5,
  );
  const { questionId } = questions.at(-1)!.question;
  const edit = { mockTestId, questionId, editNumber: 1 };
  const answer = mockFieldsOf(await world.keyOf(questionId));
  await world.call(mockTest.editAnswer, { ...edit, ...answer }, { token: world.token });
  await world.letPass(SECTION_SECONDS + 60);
  await sweepMocks(world.db);
  expect(await checkScores(world.db)).toMatchObject({ whole: 1, faults: [] });
  await sql`delete from mock_answer_edits`.execute(world.db);
  expect((await checkScores(world.db)).faults[0]).toContain("right answers stored as 6, now 5");
});

test("names a section whose answers aren't the ones that were scored", async () => {
  const world = await createMockWorld();
  await world.finish("quant-1", 10);
  // One right answer becomes wrong and a wrong one right, so the counts stay.
  await sql`update mock_questions set is_correct = not is_correct where place in (1, 21)`.execute(
    world.db,
  );
  const { faults } = await checkScores(world.db);
  expect(faults).toEqual([
    expect.stringMatching(
      /^quant section \S+ of learner \S+: score stored as \{"score":.+\}, now \{.+\}$/,
    ),
  ]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await checkScores(world.db, { since: tomorrow })).toMatchObject({ whole: 0, faults: [] });
});
