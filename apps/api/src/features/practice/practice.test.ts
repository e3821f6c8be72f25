import { freeQuiz, type Answer, practice, questionBank } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { failNextCommit, loseNextCommit } from "../../../test/lose-commit.ts";
import { createQuizWorld, SECONDS, sent } from "../free-quiz/test-quizzes.ts";
import { sweepQuizzes } from "../free-quiz/end-quiz.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DAY = 86_400;

async function setUp() {
  const world = await createQuizWorld();
  const { call, token, db, keyOf, wrongFor } = world;
  const next = async (body: object = {}, as = token) =>
    (await call(practice.next, body, { token: as })).body.result;
  const answer = async (questionId: string, given: Answer, as = token) => {
    const { freeQuizId: _, ...body } = sent("", questionId, given);
    return await call(practice.answer, body, { token: as });
  };
  return {
    ...world,
    next,
    answer,
    right: async (id: string) => (await answer(id, await keyOf(id))).body.result,
    wrong: async (id: string) => (await answer(id, await wrongFor(id))).body.result,
    overview: async (as = token) =>
      (await call(practice.overview, undefined, { token: as })).body.result,
    /** Goes through everything that matches, each question once. */
    leaf: async (filter: object = {}) => {
      const ids: string[] = [];
      for (;;) {
        const { question } = await next({ filter, after: ids.at(-1) });
        if (!question || ids.includes(question.questionId)) return ids;
        ids.push(question.questionId);
        await answer(question.questionId, await keyOf(question.questionId));
      }
    },
    /** Pretends that this much time has passed. */
    daysPass: async (days: number) => {
      const earlier = sql`make_interval(secs => ${days * DAY})`;
      await sql`update reviews set due_at = due_at - ${earlier},
        last_answered_at = last_answered_at - ${earlier}`.execute(db);
      await sql`update practice_answers set shown_at = shown_at - ${earlier},
        answered_at = answered_at - ${earlier}`.execute(db);
    },
    keysOf: async (ids: string[]) => {
      const rows = await db
        .selectFrom("items")
        .select(["id", "key"])
        .where("id", "in", ids)
        .execute();
      return ids.map((id) => rows.find((row) => row.id === id)!.key);
    },
    showings: async () => await db.selectFrom("practice_answers").selectAll().execute(),
    /**
     * A section under way that has served these questions, from when they were in the mocks' bank.
     */
    beginMock: async (itemIds: string[]) => {
      const { id: learnerId } = await db
        .selectFrom("learners")
        .select("id")
        .executeTakeFirstOrThrow();
      await sql`with mock as (
          insert into mocks (key, place, name, about, available_from)
          values ('under-way', 1, 'Under way', '', now()) returning id
        ), attempt as (
          insert into mock_attempts (learner_id, mock_id, opened_at, started_at)
          select ${learnerId}, id, now(), now() from mock returning mock_id
        ), section as (
          insert into mock_sections
            (learner_id, mock_id, section, place, total, seed, started_at, deadline)
          select ${learnerId}, mock_id, 'quant', 1, 21, 7, now(), now() + interval '45 minutes'
          from attempt returning id
        )
        insert into mock_questions
          (learner_id, section_id, place, item_id, is_scored, is_repeat, a, b, c, shown_at)
        select ${learnerId}, section.id, ordinality, item_id, true, false, 1, 0, 0.2, now()
        from section, unnest(${itemIds}::uuid[]) with ordinality as served (item_id, ordinality)
      `.execute(db);
    },
  };
}

const daysUntil = (at: number | null) =>
  at === null ? null : Math.round((at - Date.now()) / (DAY * 100)) / 10;

test("serves a question without its key, and gives the solution for its answer", async () => {
  const { next, answer, wrongFor, call, token } = await setUp();
  const { question, reason, fitting, secondsSoFar } = await next();
  expect({ reason, fitting, secondsSoFar }).toEqual({
    reason: "new",
    fitting: 10,
    secondsSoFar: 0,
  });
  const { questionId } = question!;
  expect(JSON.stringify(question)).not.toMatch(/reason \d|The idea|isCorrect|isKey|difficu/);
  const early = await call(questionBank.solutionDetails, { questionId }, { token });
  expect(early).toMatchObject({ statusCode: 403, body: { code: "not-finished" } });
  const tooSoon = await call(practice.answered, { questionId }, { token });
  expect(tooSoon).toMatchObject({ statusCode: 403, body: { code: "not-finished" } });
  const given = await wrongFor(questionId);
  const { body } = await answer(questionId, given);
  expect(body.result.question).toMatchObject({ ...given, isAnswered: true, isCorrect: false });
  expect(body.result.question.solution[0]).toMatchObject({ role: "idea" });
  expect(body.result.question.options.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  expect(daysUntil(body.result.dueAt)).toBe(1);
  expect((await call(questionBank.solutionDetails, { questionId }, { token })).statusCode).toBe(
    200,
  );
  const details = await call(questionBank.questionDetails, { questionId }, { token });
  expect(details.body.result).toMatchObject({ ...given, isAnswered: true });
});

test("scores a question with parts as a whole, and only with every part", async () => {
  const { finish, next, answer, keyOf } = await setUp();
  await finish("second");
  const { question } = await next({ filter: { format: "table-analysis" } });
  const { questionId } = question!;
  const whole = await keyOf(questionId);
  const half = { parts: "parts" in whole ? whole.parts.slice(1) : [] };
  expect(await answer(questionId, half)).toMatchObject({
    statusCode: 400,
    body: { code: "not-an-answer" },
  });
  expect((await answer(questionId, whole)).body.result.question).toMatchObject({
    isCorrect: true,
    partAnswers: "parts" in whole ? whole.parts : [],
  });
});

test("brings a missed question back after 1 day and, when right, after 3, 7, and 21, until it is learned", async () => {
  const { finish, next, right, overview, daysPass } = await setUp();
  await finish("first", 9);
  expect(await overview()).toMatchObject({ due: 0, missed: 1 });
  expect(daysUntil((await overview()).nextDueAt)).toBe(1);
  expect((await next()).reason).toBe("new");
  let missed = "";
  for (const [waited, wait] of [
    [1, 3],
    [3, 7],
    [7, 21],
    [21, null],
  ] as const) {
    // A moment before the day comes, it isn't due.
    await daysPass(waited - 0.01);
    expect((await overview()).due).toBe(0);
    await daysPass(0.01);
    expect(await overview()).toMatchObject({ due: 1, nextDueAt: null });
    // An unanswered new question is still on screen. On asking for another, the due one comes.
    const open = await next();
    const { question, reason } = await next({ after: open.question!.questionId });
    expect(reason).toBe("due");
    missed = question!.questionId;
    expect(daysUntil((await right(missed)).dueAt)).toBe(wait);
    expect(await overview()).toMatchObject({ due: 0, missed: 0 });
  }
  await daysPass(400);
  expect(await overview()).toMatchObject({ due: 0, missed: 0, nextDueAt: null });
});

test("brings a question that was answered right too early back when it would have come anyway", async () => {
  const { next, wrong, right, overview, daysPass } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  await daysPass(0.5);
  const again = await next({ filter: { onlyMissed: true } });
  expect(again).toMatchObject({ reason: "missed", fitting: 1, question: { questionId } });
  expect(daysUntil((await right(questionId)).dueAt)).toBe(0.5);
  // Its last answer was right, so a learner who asks for what they missed doesn't see it.
  expect((await next({ filter: { onlyMissed: true } })).question).toBeNull();
  await daysPass(0.5);
  expect(await overview()).toMatchObject({ due: 1, missed: 0 });
});

test("restarts the waits for another miss", async () => {
  const { next, wrong, right, daysPass } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  await daysPass(1);
  await next();
  expect(daysUntil((await right(questionId)).dueAt)).toBe(3);
  await daysPass(3);
  expect((await next()).question).toMatchObject({ questionId });
  expect(daysUntil((await wrong(questionId)).dueAt)).toBe(1);
});

test("keeps the question on screen until it is answered, along with its time", async () => {
  const { next, right, showings, db } = await setUp();
  const first = await next();
  await sql`update practice_answers set shown_at = shown_at - interval '90 seconds'`.execute(db);
  const reloaded = await next();
  expect(reloaded.question).toEqual(first.question);
  expect(reloaded.secondsSoFar).toBeGreaterThanOrEqual(90);
  expect(await showings()).toHaveLength(1);
  const { question } = await right(first.question!.questionId);
  expect(question.timeSpent).toBeGreaterThanOrEqual(90);
  const second = await next({ after: question.questionId });
  expect(second.question!.questionId).not.toBe(question.questionId);
});

test("brings a question that was due, seen, and left back as due", async () => {
  const { next, wrong, daysPass } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  await daysPass(1);
  expect(await next()).toMatchObject({ reason: "due", question: { questionId } });
  expect(await next()).toMatchObject({ reason: "due", question: { questionId } });
});

test("doesn't know how long a question took if it was left for a day", async () => {
  const { next, right, daysPass } = await setUp();
  await next();
  await daysPass(1);
  const { question, secondsSoFar } = await next();
  expect(secondsSoFar).toBeNull();
  expect((await right(question!.questionId)).question.timeSpent).toBeNull();
});

test("counts the time that the learner's device saw, up to what has passed", async () => {
  const { next, call, token, keyOf, db, showings } = await setUp();
  const { questionId } = (await next()).question!;
  await sql`update practice_answers set shown_at = shown_at - interval '51 minutes'`.execute(db);
  const { freeQuizId: _, ...body } = sent("", questionId, await keyOf(questionId));
  const answered = await call(practice.answer, { ...body, secondsInView: 42.27 }, { token });
  expect(answered.body.result.question.timeSpent).toBe(42.3);
  const told = await call(practice.answered, { questionId }, { token });
  expect(told.body.result.question.timeSpent).toBe(42.3);
  // Sent again later, it's still the same answer.
  const again = await call(practice.answer, { ...body, secondsInView: 50 }, { token });
  expect(again.body).toEqual(answered.body);
  expect(await showings()).toMatchObject([{ seconds_in_view: 42.3 }]);
});

test("doesn't believe more time than has passed, or less than none", async () => {
  const { next, call, token, keyOf } = await setUp();
  const { questionId } = (await next()).question!;
  const { freeQuizId: _, ...body } = sent("", questionId, await keyOf(questionId));
  const negative = await call(practice.answer, { ...body, secondsInView: -1 }, { token });
  expect(negative.statusCode).toBe(400);
  const { body: reply } = await call(practice.answer, { ...body, secondsInView: 3000 }, { token });
  expect(reply.result.question.timeSpent).toBeLessThan(60);
});

test("keeps an open question that does not match waiting for a filter it matches", async () => {
  const { next } = await setUp();
  const odd = (await next({ filter: { topic: "Percent Change" } })).question!;
  const even = (await next({ filter: { topic: "Ratio and Proportion" } })).question!;
  expect(even.questionId).not.toBe(odd.questionId);
  expect((await next({ filter: { topic: "Percent Change" } })).question).toEqual(odd);
  expect((await next({ filter: { section: "verbal" } })).question).toBeNull();
});

test("applies filters and counts what is there in the overview", async () => {
  const { next, leaf, keysOf, overview, wrong } = await setUp();
  const { topics } = await overview();
  expect(topics).toEqual([
    {
      section: "quant",
      format: "problem-solving",
      topic: "Percent Change",
      questions: 5,
      answered: 0,
      right: 0,
    },
    {
      section: "quant",
      format: "problem-solving",
      topic: "Ratio and Proportion",
      questions: 5,
      answered: 0,
      right: 0,
    },
  ]);
  expect((await next({ filter: { level: "hard" } })).fitting).toBe(3);
  const hard = await keysOf(await leaf({ level: "hard" }));
  // Difficulty is 1 + n % 9; practice has questions 20 to 29.
  expect(hard.toSorted()).toEqual(["problem-24", "problem-25", "problem-26"]);
  expect((await next({ filter: { format: "table-analysis" } })).fitting).toBe(0);
  const both = ["Percent Change", "Ratio and Proportion"];
  expect((await next({ filter: { topics: both } })).fitting).toBe(10);
  expect((await next({ filter: { topics: ["Percent Change", "Primes"] } })).fitting).toBe(5);
  const { question } = await next({ filter: { topic: "Percent Change", level: "easy" } });
  await wrong(question!.questionId);
  const after = (await overview()).topics;
  expect(after.map(({ answered }) => answered)).toEqual([2, 2]);
  expect(after.reduce((sum, { right }) => sum + right, 0)).toBe(3);
});

test("serves what was answered longest ago to a learner who has seen everything", async () => {
  const { leaf, next, right } = await setUp();
  const ids = await leaf();
  expect(ids).toHaveLength(10);
  const round: string[] = [];
  for (const _ of ids) {
    const { question, reason } = await next({ after: round.at(-1) });
    expect(reason).toBe("again");
    round.push(question!.questionId);
    await right(question!.questionId);
  }
  expect(round).toEqual(ids);
});

const SET = ["problem-27", "problem-22", "problem-24"];

async function setUpWithSet() {
  const world = await setUp();
  for (const [k, key] of SET.entries())
    await world.db
      .updateTable("items")
      .set({ set_key: "passage", set_position: k + 1 })
      .where("key", "=", key)
      .execute();
  const answerNext = async (count: number, way: "right" | "wrong") => {
    const ids: string[] = [];
    while (ids.length < count) {
      const { questionId } = (await world.next({ after: ids.at(-1) })).question!;
      await world[way](questionId);
      ids.push(questionId);
    }
    return await world.keysOf(ids);
  };
  return { ...world, answerNext };
}

const fromSet = (keys: string[]) => keys.slice(keys.indexOf(SET[0]!)).slice(0, 3);

test("serves the questions of a set in a row and in order, and again after all others", async () => {
  const { answerNext } = await setUpWithSet();
  for (const _ of ["new", "again", "and again"]) {
    const keys = await answerNext(10, "right");
    expect(new Set(keys).size).toBe(10);
    expect(fromSet(keys)).toEqual(SET);
  }
});

test("serves the due questions of a set in a row, whatever was missed in between", async () => {
  const { db, answerNext, daysPass } = await setUpWithSet();
  await answerNext(10, "wrong");
  const missedInTurn = ["problem-27", "problem-20", "problem-22", "problem-24"];
  await db.deleteFrom("reviews").where("item_key", "not in", missedInTurn).execute();
  // Independent of how fast this machine has answered.
  const dueAt = Date.now();
  for (const [k, key] of missedInTurn.entries())
    await db
      .updateTable("reviews")
      .set({ due_at: new Date(dueAt + 1000 * k) })
      .where("item_key", "=", key)
      .execute();
  await daysPass(2);
  expect(await answerNext(4, "right")).toEqual([...SET, "problem-20"]);
});

test("reserves questions of a quiz that is running or still to be taken", async () => {
  const { leaf, start, finish, keysOf, overview, next } = await setUp();
  await start("second");
  const keys = await keysOf(await leaf());
  expect(keys).toHaveLength(10);
  expect(keys.every((key) => Number(key.split("-")[1]) >= 20)).toBe(true);
  await finish("first");
  expect((await next()).fitting).toBe(20);
  expect((await overview()).topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(20);
});

test("offers questions that a quiz had no time for once the quiz is over", async () => {
  const { start, letPass, db, next, overview } = await setUp();
  await start("first");
  await letPass(SECONDS + 60);
  await sweepQuizzes(db);
  // The first was on screen and went unanswered; the other nine were never shown.
  expect(await overview()).toMatchObject({ missed: 1 });
  expect((await next({ filter: { onlyMissed: true } })).fitting).toBe(1);
  expect((await next()).fitting).toBe(20);
});

test("holds back a question seen in practice once it's in a quiz that can still be taken", async () => {
  const { next, wrong, keysOf, db, quizId, overview, daysPass } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  const [item_key] = await keysOf([questionId]);
  await db
    .insertInto("quiz_items")
    .values({ quiz_id: await quizId("first"), place: 11, item_key: item_key! })
    .execute();
  await daysPass(1);
  expect(await overview()).toMatchObject({ due: 0, missed: 0, nextDueAt: null });
  expect((await next({ filter: { onlyMissed: true } })).question).toBeNull();
});

test("reserves the questions of a running quiz even when it is no longer offered", async () => {
  const { start, db, next } = await setUp();
  await start("first");
  await db.updateTable("quizzes").set({ is_offered: false }).execute();
  await db.deleteFrom("quiz_items").execute();
  expect((await next()).fitting).toBe(20);
});

test("neither shows nor counts the mocks' pool, retired questions, or drafts", async () => {
  const { db, leaf, wrong, next, overview, daysPass, keysOf } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  await db.updateTable("items").set({ pool: "mock" }).where("id", "=", questionId).execute();
  const [mock] = await keysOf([questionId]);
  const others = ["problem-20", "problem-21", "problem-22"].filter((key) => key !== mock);
  await db.updateTable("items").set({ state: "retired" }).where("key", "=", others[0]!).execute();
  await db.updateTable("items").set({ state: "draft" }).where("key", "=", others[1]!).execute();
  await daysPass(1);
  expect(await overview()).toMatchObject({ due: 0, missed: 0, nextDueAt: null });
  expect((await overview()).topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(7);
  const shown = await keysOf(await leaf());
  expect(shown).toHaveLength(7);
  for (const key of [mock, ...others.slice(0, 2)]) expect(shown).not.toContain(key);
});

test("treats two answers at once, and the same one again, as one", async () => {
  const { next, answer, keyOf, showings, db } = await setUp();
  const { questionId } = (await next()).question!;
  const right = await keyOf(questionId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(questionId, right)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
  expect((await answer(questionId, right)).body).toEqual(answers[0]!.body);
  expect(await showings()).toHaveLength(1);
  expect(await db.selectFrom("reviews").selectAll().execute()).toHaveLength(1);
});

test.each([
  ["made, but its reply lost", loseNextCommit],
  ["not made", failNextCommit],
])("counts an answer once when its commit is %s", async (_, fail) => {
  const { next, wrong, pool, overview, showings } = await setUp();
  const { questionId } = (await next()).question!;
  const hasHappened = fail(pool);
  expect(daysUntil((await wrong(questionId)).dueAt)).toBe(1);
  expect(hasHappened()).toBe(true);
  expect(await overview()).toMatchObject({ missed: 1 });
  expect(await showings()).toHaveLength(1);
});

test("does not take an answer sent again for the question's new showing", async () => {
  const { next, call, token, wrongFor, right, showings, overview } = await setUp();
  const filter = { level: "hard", topic: "Percent Change" };
  const { question, showingId } = await next({ filter });
  const { questionId } = question!;
  const given = await wrongFor(questionId);
  const { freeQuizId: _, ...body } = sent("", questionId, given);
  const send = async () =>
    await call(practice.answer, { ...body, showingId: showingId! }, { token });
  const first = await send();
  // Only this one matches, so it is on screen again.
  expect((await next({ filter })).question!.questionId).toBe(questionId);
  expect((await send()).body).toEqual(first.body);
  expect((await showings()).filter(({ answered_at }) => answered_at === null)).toHaveLength(1);
  await right(questionId);
  expect((await overview()).missed).toBe(0);
  expect((await send()).body.result.question).toEqual(first.body.result.question);
  expect((await overview()).missed).toBe(0);
});

test.each(["a quiz to be taken", "a quiz that runs", "a mock that runs", "the mock tests"])(
  "reveals no solution of a question on screen that has come into %s",
  async (place) => {
    const world = await setUp();
    const { next, answer, wrong, keyOf, keysOf, db, start, quizId, call, token, showings } = world;
    const { beginMock, leaf } = world;
    const solved = (await next()).question!.questionId;
    await wrong(solved);
    const open = (await next({ after: solved })).question!.questionId;
    if (place === "a quiz that runs") await start("first");
    if (place === "a mock that runs") await beginMock([solved, open]);
    for (const [k, key] of (await keysOf([solved, open])).entries())
      if (place === "the mock tests")
        await db.updateTable("items").set({ pool: "mock" }).where("key", "=", key).execute();
      else if (place === "a quiz to be taken")
        await db
          .insertInto("quiz_items")
          .values({ quiz_id: await quizId("first"), place: 11 + k, item_key: key })
          .execute();
      else if (place === "a quiz that runs")
        await db
          .updateTable("quiz_questions")
          .set({ item_id: [solved, open][k]! })
          .where("place", "=", 5 + k)
          .execute();
    const refusal = { statusCode: 409, body: { code: "kept-for-quiz" } };
    expect(await answer(open, await keyOf(open))).toMatchObject(refusal);
    expect(await call(practice.answered, { questionId: solved }, { token })).toMatchObject(refusal);
    const solution = await call(questionBank.solutionDetails, { questionId: solved }, { token });
    expect(solution.body).not.toHaveProperty("result");
    expect((await showings()).at(-1)).toMatchObject({ item_id: open, answered_at: null });
    const served = await leaf();
    expect(served).not.toContain(solved);
    expect(served).not.toContain(open);
  },
);

test("counts one of two different answers at once and tells the other window which", async () => {
  const { next, answer, keyOf, wrongFor, call, token, showings } = await setUp();
  const { questionId } = (await next()).question!;
  const [right, wrong] = [await keyOf(questionId), await wrongFor(questionId)];
  const both = await Promise.all([answer(questionId, right), answer(questionId, wrong)]);
  const [taken, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
  expect(taken!.statusCode).toBe(200);
  expect(refused).toMatchObject({ statusCode: 409, body: { code: "answered-already" } });
  const told = await call(practice.answered, { questionId }, { token });
  expect(told.body).toEqual(taken!.body);
  expect(await showings()).toHaveLength(1);
});

test("puts one question on screen when asked many times at once", async () => {
  const { next, showings } = await setUp();
  const all = await Promise.all(Array.from({ length: 8 }, () => next()));
  expect(new Set(all.map(({ question }) => question!.questionId)).size).toBe(1);
  expect(await showings()).toHaveLength(1);
});

test("scores an edited question as it was shown, and then serves its new form", async () => {
  const { next, answer, keyOf, db, daysPass, wrong } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  await daysPass(1);
  await next();
  const { id: _, ...old } = await db
    .selectFrom("items")
    .selectAll()
    .where("id", "=", questionId)
    .executeTakeFirstOrThrow();
  await db.updateTable("items").set({ is_current: false }).where("id", "=", questionId).execute();
  const { id } = await db
    .insertInto("items")
    .values({ ...old, version: 2, content: JSON.stringify(old.content), first_served_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await answer(questionId, await keyOf(questionId))).statusCode).toBe(200);
  await daysPass(3);
  expect(await next()).toMatchObject({ reason: "due", question: { questionId: id } });
});

test("answers unknown and foreign ids the same, and changes nothing", async () => {
  const { next, call, token, other, keyOf, showings, start } = await setUp();
  const { questionId } = (await next()).question!;
  const key = await keyOf(questionId);
  const body = { questionId, answerId: "optionId" in key ? key.optionId : "" };
  const foreign = await call(practice.answer, body, { token: other });
  const unknown = await call(practice.answer, { ...body, questionId: UNKNOWN }, { token });
  expect(foreign).toMatchObject({ statusCode: 404, body: { code: "not-served" } });
  expect(unknown.body).toEqual(foreign.body);
  // A question in a running quiz hasn't been shown in practice.
  const quiz = await start("first");
  const kept = { ...body, questionId: quiz.question.questionId };
  expect((await call(practice.answer, kept, { token })).body).toEqual(foreign.body);
  for (const [route, ids] of [
    [practice.answered, [questionId, UNKNOWN]],
    [questionBank.questionDetails, [questionId, UNKNOWN]],
    [questionBank.solutionDetails, [questionId, UNKNOWN]],
  ] as const)
    for (const id of ids)
      expect((await call(route, { questionId: id }, { token: other })).statusCode).toBe(404);
  expect(await showings()).toMatchObject([{ answered_at: null }]);
});

test("gives each learner their own order and their own score", async () => {
  const { next, wrong, overview, other } = await setUp();
  const { questionId } = (await next()).question!;
  await wrong(questionId);
  expect((await overview(other)).missed).toBe(0);
  expect(await next({}, other)).toMatchObject({ reason: "new", fitting: 10 });
});

test("refuses an invalid filter with an explanation", async () => {
  const { call, token } = await setUp();
  for (const filter of [{ level: "brutal" }, { section: "maths" }, { mock: true }, { topic: 3 }]) {
    const { statusCode, body } = await call(practice.next, { filter }, { token });
    expect(statusCode).toBe(400);
    expect(body.code).toBe("invalid-input");
  }
});

test("shows an answer given in a quiz in the overview", async () => {
  const { finish, overview, call, token } = await setUp();
  const freeQuizId = await finish("first", 6);
  const { topics, missed } = await overview();
  expect(topics.map(({ answered }) => answered)).toEqual([5, 5]);
  expect(topics.reduce((sum, { right }) => sum + right, 0)).toBe(6);
  expect(missed).toBe(4);
  expect((await call(freeQuiz.solution, { freeQuizId }, { token })).statusCode).toBe(200);
});
