/** Mocks plan from memory, so a decision has to reach every server's plan. */
import { mockTest, type RunningMock } from "@theta/contract";
import { staffItems } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { createMockWorld, type MockWorld, sent } from "../../mock-test/test-mocks.ts";
import { confirmedStaff } from "../test-staff.ts";

async function setUp() {
  const first = await createMockWorld();
  const second = await createTestApp({ databaseUrl: first.databaseUrl });
  const editor = await confirmedStaff(second, "editor");
  const keys = async (section: string, most: number) => {
    const rows = await first.db
      .selectFrom("items")
      .select("key")
      .where("section", "=", section as "quant")
      .where("first_served_at", "is", null)
      .orderBy("content_hash")
      .limit(most)
      .execute();
    return rows.map(({ key }) => key);
  };
  const served = async () =>
    await first.db
      .selectFrom("mock_questions as q")
      .innerJoin("items as i", "i.id", "q.item_id")
      .select(["i.key", "q.is_scored as isScored", "i.set_key as setKey", "q.place"])
      .orderBy("q.place")
      .execute();
  /** By the second server. */
  const suspend = async (key: string) => {
    const body = { requestId: crypto.randomUUID(), key, reason: "It's ambiguous." };
    const { statusCode } = await second.call(staffItems.suspend, body, { token: editor.token });
    expect(statusCode).toBe(200);
  };
  return { first, second, editor, keys, served, suspend };
}

/** Answers one question on this server. */
async function answerOn(app: TestApp, world: MockWorld, running: RunningMock) {
  const answer = await world.keyOf(running.currentQuestionId);
  const { statusCode, body } = await app.call(mockTest.submitAnswer, sent(running, answer), {
    token: world.token,
  });
  expect(statusCode, body.message).toBe(200);
  return body.result;
}

test("a question suspended on one server isn't drawn by another that has planned with it", async () => {
  const { first, second, keys, served, suspend } = await setUp();
  let running = await first.start("quant-1");
  running = (await answerOn(first, first, running)) as RunningMock;
  running = (await answerOn(second, first, running)) as RunningMock;
  const suspended = await keys("quant", 60);
  for (const key of suspended) await suspend(key);
  await first.finishSection(running);
  const drawn = (await served()).map(({ key }) => key);
  expect(drawn).toHaveLength(21);
  expect(drawn.filter((key) => suspended.includes(key))).toEqual([]);
});

test("a suspended question on screen is answered like any other, and counts", async () => {
  const { first, served, suspend } = await setUp();
  const running = await first.start("quant-1");
  const [shown] = await served();
  await suspend(shown!.key);
  const next = await first.answer(running);
  expect(next).toMatchObject({ order: 2 });
  const end = await first.finishSection(next as RunningMock);
  expect(end.isMockOver).toBe(true);
});

test.each(["verbal-1", "data-1"])(
  "%s goes on when the rest of a set is suspended",
  async (mock) => {
    const { first, served, suspend } = await setUp();
    let running = await first.start(mock);
    for (;;) {
      const shown = (await served()).at(-1)!;
      if (shown.setKey) {
        const mates = await first.db
          .selectFrom("items")
          .select("key")
          .where("set_key", "=", shown.setKey)
          .where("key", "<>", shown.key)
          .execute();
        for (const { key } of mates) await suspend(key);
        break;
      }
      running = (await first.answer(running)) as RunningMock;
    }
    expect((await first.finishSection(running)).isMockOver).toBe(true);
    expect((await served()).length).toBe(mock === "verbal-1" ? 23 : 20);
  },
);

test("a question put back on trial on one server doesn't count when another serves it", async () => {
  const { first, second, editor, keys, served } = await setUp();
  let running = await first.start("quant-1");
  running = (await answerOn(first, first, running)) as RunningMock;
  const onTrial = await keys("quant", 50);
  for (const key of onTrial) {
    const body = {
      requestId: crypto.randomUUID(),
      key,
      standing: "pretest",
      reason: "Too few answers yet.",
    };
    const { statusCode } = await second.call(staffItems.changeStanding, body, {
      token: editor.token,
    });
    expect(statusCode).toBe(200);
  }
  await first.finishSection(running);
  const counted = (await served()).filter(({ isScored }) => isScored).map(({ key }) => key);
  expect(counted.filter((key) => onTrial.includes(key))).toEqual([]);
});
