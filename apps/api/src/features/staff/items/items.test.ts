import { practice } from "@theta/contract";
import { type StaffItemRow, staffItems, type StaffRole } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { bankOfTest, createQuizWorld } from "../../free-quiz/test-quizzes.ts";
import { importBank } from "../../question-bank/import-bank.ts";
import { confirmedStaff } from "../test-staff.ts";
import { cursorAfter } from "../shared/cursor.ts";
import { countServings } from "./count-servings.ts";

async function setUp(role: StaffRole = "analyst") {
  const world = await createQuizWorld();
  const { token: as } = await confirmedStaff(world, role);
  const list = async (query: object = {}) => {
    const { statusCode, body } = await world.call(staffItems.list, query, { token: as });
    expect(statusCode, body.message).toBe(200);
    return body.result;
  };
  const keys = async (query: object) => (await list(query)).rows.map(({ key }) => key);
  const read = async (query: object) =>
    (await world.call(staffItems.read, query, { token: as })).body.result;
  const figures = async (query: object) =>
    (await world.call(staffItems.figures, query, { token: as })).body.result;
  /** A second version of a question that has been served. */
  const changeStem = async (key: string, words: string) => {
    await sql`update items set first_served_at = now() where key = ${key}`.execute(world.db);
    const bank = bankOfTest();
    const items = bank.items.map((item) =>
      item.key === key
        ? {
            ...item,
            hash: words,
            content: {
              ...item.content,
              sections: item.content.sections.map((one) => ({ ...one, displayText: words })),
            },
          }
        : item,
    );
    await importBank(world.db, { stamp: words, load: async () => ({ ...bank, items }) });
  };
  return { ...world, as, list, keys, read, figures, changeStem };
}

test.each([
  [{ text: "question 7" }, ["problem-7"]],
  [{ text: "harvests farms" }, ["rows"]],
  [{ text: "tons west" }, ["rows"]],
  [{ text: "the idea of" }, []],
  [{ key: "Problem-2" }, 11],
  [{ key: "problem_2" }, []],
  [{ topic: "Ratio and Proportion" }, 14],
  [{ section: "dataInsights" }, ["rows"]],
  [{ format: "table-analysis" }, ["rows"]],
  [{ difficulty: "4", format: "problem-solving" }, ["problem-12", "problem-21", "problem-3"]],
  [{ state: "retired" }, []],
])("finds by %j", async (query, found) => {
  const { keys } = await setUp();
  const all = await keys(query);
  if (Array.isArray(found)) expect(all).toEqual(found);
  else expect(all).toHaveLength(found);
});

test("pages through every order without a gap or a repeat", async () => {
  const { list, db } = await setUp();
  await sql`insert into item_servings select key, difficulty / 3 from items
    where key <> 'problem-1'`.execute(db);
  const measure: Record<string, (row: StaffItemRow) => number> = {
    key: () => 0,
    easiest: ({ difficulty }) => difficulty,
    hardest: ({ difficulty }) => -difficulty,
    "most-shown": ({ shown }) => -(shown ?? 0),
    "least-shown": ({ shown }) => shown ?? 0,
  };
  for (const [sort, of] of Object.entries(measure)) {
    const rows: StaffItemRow[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ sort, limit: "7", ...(cursor && { cursor }) });
      rows.push(...page.rows);
      cursor = page.next;
    } while (cursor);
    expect(new Set(rows.map(({ key }) => key)).size, sort).toBe(30);
    expect(rows).toHaveLength(30);
    expect(rows.map(of), sort).toEqual(rows.map(of).toSorted((a, b) => a - b));
  }
});

test.each([
  ["easiest", ["x", "problem-1"]],
  ["most-shown", [1e12, "problem-1"]],
])("refuses a page of the %s after %j, which none of ours was", async (sort, key) => {
  const { call, as } = await setUp();
  const { statusCode, body } = await call(
    staffItems.list,
    { sort, cursor: cursorAfter(key) },
    { token: as },
  );
  expect([statusCode, body.errors?.[0]?.field]).toEqual([400, "cursor"]);
});

test("a list says how questions begin, and nothing of their answers", async () => {
  const { list } = await setUp();
  const { rows } = await list({ key: "problem-7" });
  expect(rows).toEqual([
    {
      key: "problem-7",
      version: 1,
      state: "active",
      section: "quant",
      format: "problem-solving",
      topic: "Percent Change",
      difficulty: 8,
      pool: "practice",
      shown: null,
      preview: "What is question 7?",
    },
  ]);
});

test("lists each topic once", async () => {
  const { call, as } = await setUp();
  const { body } = await call(staffItems.topics, undefined, { token: as });
  expect(body.result).toEqual([
    { section: "dataInsights", topic: "Table Analysis" },
    { section: "quant", topic: "Percent Change" },
    { section: "quant", topic: "Ratio and Proportion" },
  ]);
});

test("reads a question with its solution and where it's used", async () => {
  const { read } = await setUp();
  const item = await read({ key: "problem-7" });
  expect(item).toMatchObject({
    isCurrent: true,
    bankState: "active",
    holds: [],
    set: [{ key: "problem-7", state: "active" }],
    parameters: { origin: "designed", answers: 0 },
    uses: { quizzes: [{ name: "The first quiz", place: 7, isTopicTest: false, isOffered: true }] },
  });
  expect(item.question.options.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  expect(item.question.solution[0]!.displayText).toContain("The idea of 7.");
  expect(item.uses.notes.map(({ title }) => title)).toContain("Percents and percent change");
});

test("says who holds a question and why, and reads and compares older versions", async () => {
  const { call, read, changeStem, as } = await setUp("editor");
  await changeStem("problem-7", "<p>What is the seventh question?</p>");
  const given = {
    requestId: crypto.randomUUID(),
    key: "problem-7",
    reason: "Two answers are right.",
  };
  await call(staffItems.suspend, given, { token: as });
  const now = await read({ key: "problem-7" });
  expect(now).toMatchObject({ version: 2, state: "suspended", bankState: "active" });
  expect(now.holds).toMatchObject([
    { state: "suspended", reason: "Two answers are right.", by: "Test editor" },
  ]);
  expect(now.versions.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ]);
  const before = await read({ key: "problem-7", version: "1" });
  expect(before).toMatchObject({ version: 1, isCurrent: false, state: "suspended" });
  expect(before.question.sections[0]).toMatchObject({
    displayText: "<p>What is question 7?</p>",
  });
  const query = { key: "problem-7", from: "1", to: "2" };
  const { body } = await call(staffItems.differences, query, { token: as });
  expect(body.result).toEqual([
    {
      label: "Question",
      pieces: [
        { change: "same", text: "What is " },
        { change: "removed", text: "question 7?" },
        { change: "added", text: "the seventh question?" },
      ],
    },
  ]);
  const gone = await call(staffItems.read, { key: "nowhere" }, { token: as });
  expect(gone.body.code).toBe("no-such-item");
});

test("shows who only counts that a question is held, and neither by whom nor why", async () => {
  const world = await setUp("analyst");
  const editor = await confirmedStaff(world, "editor", "Edda Editor");
  const given = { requestId: crypto.randomUUID(), key: "problem-7", reason: "Mira wrote to us." };
  await world.call(staffItems.suspend, given, { token: editor.token });
  const item = await world.read({ key: "problem-7" });
  expect(item.holds).toMatchObject([{ state: "suspended", by: null, reason: null }]);
  expect(JSON.stringify(item)).not.toMatch(/Edda|Mira/);
});

test("figures count showings, answers, and choices, and name nobody", async () => {
  const { figures, finish, db, keyOf } = await setUp();
  await finish("first", 4);
  await sql`update quiz_questions set left_at = shown_at + interval '90 seconds'`.execute(db);
  const counted = await figures({ key: "problem-3", version: "1" });
  const { rows } = await sql<{ id: string }>`
    select id from items where key = 'problem-3'`.execute(db);
  const { optionId } = (await keyOf(rows[0]!.id)) as { optionId: string };
  expect(counted.kinds).toEqual([
    { kind: "mock", shown: 0, answered: 0, right: 0, medianSeconds: null },
    { kind: "quiz", shown: 1, answered: 1, right: 1, medianSeconds: 90 },
    { kind: "practice", shown: 0, answered: 0, right: 0, medianSeconds: null },
  ]);
  expect(counted.choices).toEqual([{ partId: null, optionId, count: 1 }]);
  const missed = await figures({ key: "problem-5", version: "1" });
  expect(missed.kinds[1]).toMatchObject({ answered: 1, right: 0 });
});

test("counts showings of every kind for the list", async () => {
  const { call, token, start, list, db } = await setUp();
  await start("first");
  const { question } = (await call(practice.next, {}, { token })).body.result;
  const past = sql`shown_at = shown_at - interval '1 day'`;
  await sql`update quiz_questions set ${past}`.execute(db);
  await sql`update practice_answers set ${past}`.execute(db);
  await countServings(db);
  const { rows } = await list({ sort: "most-shown" });
  expect(rows.map(({ shown }) => shown).slice(0, 3)).toEqual([1, 1, 0]);
  const { key } = await db
    .selectFrom("items")
    .select("key")
    .where("id", "=", question!.questionId)
    .executeTakeFirstOrThrow();
  expect(rows.slice(0, 2).map((row) => row.key)).toEqual(["problem-1", key].toSorted());
});

test("adds what was shown since the last count, once, and leaves the rest alone", async () => {
  const { start, list, db } = await setUp();
  const counts = async () => {
    const { rows } = await list({ text: "question 1" });
    return Object.fromEntries(rows.map(({ key, shown }) => [key, shown]));
  };
  await countServings(db);
  expect((await counts())["problem-1"]).toBe(0);
  await start("first");
  await sql`update quiz_questions set shown_at = shown_at - interval '3 hours'`.execute(db);
  await sql`update servings_counted set until = now() - interval '5 hours'`.execute(db);
  await Promise.all([countServings(db), countServings(db)]);
  await countServings(db);
  expect((await counts())["problem-1"]).toBe(1);
  // What is before the mark isn't looked at again.
  await sql`update item_servings set served = 7 where key = 'problem-1'`.execute(db);
  await countServings(db);
  expect((await counts())["problem-1"]).toBe(7);
  // Nothing is counted before its transaction can have ended.
  await sql`update quiz_questions set shown_at = clock_timestamp()`.execute(db);
  await sql`update servings_counted set until = now() - interval '5 hours'`.execute(db);
  await countServings(db);
  expect((await counts())["problem-1"]).toBe(7);
});

test("figures of a question in parts say each part's choices", async () => {
  const { figures, finish } = await setUp();
  await finish("second", 10);
  const { choices } = await figures({ key: "rows", version: "1" });
  expect(choices).toHaveLength(3);
  expect(new Set(choices.map(({ partId }) => partId)).size).toBe(3);
  expect(choices.every(({ count }) => count === 1)).toBe(true);
});
