/**
 * Row 39: whatever several clients do, in any order and at once, the result is a state that a
 * single careful learner could have reached.
 */
import { type Answer, mockTest, type RunningMock, SECTION_SECONDS } from "@theta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sweepMocks } from "./end-overdue.ts";
import { bankOfMocks, createMockWorld, type MockWorld, sent } from "../test-mocks.ts";

/** What a client does. Each client acts on the question it saw last, however stale. */
const deed = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant("answer"), client: fc.nat(2), right: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("look"), client: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("start"), client: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("start-any"), nth: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("end"), type: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("order"), order: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("break") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("sweep") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("pass"),
      seconds: fc.constantFrom(60, 900, SECTION_SECONDS + 5, SECTION_SECONDS + 20),
    }),
  },
);
type Deed = {
  do: string;
  client?: number;
  right?: boolean;
  nth?: number;
  type?: number;
  order?: number;
  seconds?: number;
};

interface Acknowledged {
  questionId: string;
  answer: Answer;
}

async function act(
  world: MockWorld,
  mockTestId: string,
  screens: (RunningMock | null)[],
  acknowledged: Acknowledged[],
  { do: what, client = 0, right = false, nth = 0, type = 1, order = 1, seconds = 0 }: Deed,
): Promise<void> {
  const { call, token } = world;
  const show = (reply: { statusCode: number; body: { result: unknown } }) => {
    if (reply.statusCode === 200) screens[client] = reply.body.result as RunningMock;
  };
  const startNth = async (id: string | undefined) => {
    if (id)
      show(await call(mockTest.startSection, { mockTestId, mockTestSectionId: id }, { token }));
  };
  switch (what) {
    case "answer": {
      const screen = screens[client];
      if (!screen || !("question" in screen)) return;
      const { currentQuestionId: questionId } = screen;
      const answer = right ? await world.keyOf(questionId) : await world.wrongFor(questionId);
      const reply = await call(mockTest.submitAnswer, sent(screen, answer), { token });
      expect([200, 409]).toContain(reply.statusCode);
      if (reply.statusCode === 200) acknowledged.push({ questionId, answer });
      return show(reply);
    }
    case "look":
      return show(await call(mockTest.currentQuestion, { mockTestId }, { token }));
    case "start": {
      const details = await call(mockTest.currentSection, { mockTestId }, { token });
      return await startNth(details.body.result?.mockTestSectionId);
    }
    case "start-any": {
      const rows = await world.db
        .selectFrom("mock_sections")
        .select("id")
        .orderBy("place")
        .execute();
      return await startNth(rows[nth]?.id);
    }
    case "end":
      return void (await call(mockTest.endSection, { mockTestId, sectionType: type }, { token }));
    case "order":
      return void (await call(mockTest.selectOrder, { mockTestId, orderType: order }, { token }));
    case "break":
      return void (await call(mockTest.startBreak, { mockTestId }, { token }));
    case "sweep":
      return await sweepMocks(world.db);
    default:
      return await world.letPass(seconds);
  }
}

/** Checks that a single careful learner could have got here. */
async function check({ db }: MockWorld, acknowledged: readonly Acknowledged[]): Promise<void> {
  const attempt = await db.selectFrom("mock_attempts").selectAll().executeTakeFirst();
  const sections = await db.selectFrom("mock_sections").selectAll().orderBy("place").execute();
  const questions = await db.selectFrom("mock_questions").selectAll().orderBy("place").execute();
  for (const [k, section] of sections.entries()) {
    const own = questions.filter(({ section_id }) => section_id === section.id);
    const answered = own.filter(({ answer }) => answer !== null);
    if (section.started_at === null) {
      expect(own).toEqual([]);
      continue;
    }
    // Earlier sections are over before this one begins.
    for (const earlier of sections.slice(0, k)) expect(earlier.ended_at).not.toBeNull();
    expect(own.map(({ place }) => place)).toEqual(own.map((_, n) => n + 1));
    expect(new Set(own.map(({ item_id }) => item_id)).size).toBe(own.length);
    expect(own.slice(0, -1).every(({ answer }) => answer !== null)).toBe(true);
    const isWhole = answered.length === section.total;
    if (section.ended_at === null) expect(own.at(-1)!.answer).toBeNull();
    else {
      expect(section.ended_at <= section.deadline!).toBe(true);
      expect(section.ended_by).toBe(isWhole ? "learner" : "time");
      expect(section.correct).toBe(answered.filter(({ is_correct }) => is_correct).length);
      expect(section.correct! + section.wrong!).toBe(answered.length);
    }
    for (const { answered_at } of answered)
      expect(answered_at!.getTime()).toBeLessThanOrEqual(section.deadline!.getTime() + 10_000);
  }
  expect((attempt?.ended_at ?? null) !== null).toBe(
    sections.length > 0 && sections.every(({ ended_at }) => ended_at !== null),
  );
  expect((attempt?.total ?? null) === null).toBe((attempt?.ended_at ?? null) === null);
  for (const { questionId, answer } of acknowledged)
    expect(questions.find(({ item_id }) => item_id === questionId)?.answer).toEqual(answer);
}

test(
  "reaches no other state by any sequence of calls from any number of clients",
  { timeout: 600_000 },
  async () => {
    const bank = bankOfMocks(1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 40 }),
        async (rounds) => {
          const world = await createMockWorld(bank);
          try {
            const mockTestId = await world.mockId();
            const first = await world.start();
            const screens: (RunningMock | null)[] = [first, first, null];
            const acknowledged: Acknowledged[] = [];
            for (const round of rounds) {
              // Those of a round run at once.
              await Promise.all(
                round.map((one) => act(world, mockTestId, screens, acknowledged, one)),
              );
              await check(world, acknowledged);
            }
          } finally {
            await world.close();
          }
        },
      ),
      { numRuns: process.env["TEST_LONG"] === "on" ? 60 : 6, endOnFailure: true },
    );
  },
);
