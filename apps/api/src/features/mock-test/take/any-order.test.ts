/**
 * Row 39: whatever several clients do, in any order and at once, the result is a state that a
 * single careful learner could have reached.
 */
import {
  type Answer,
  answerOf,
  isSameAnswer,
  mockFieldsOf,
  type MockMode,
  mockTest,
  type RunningMock,
  SECTION_SECONDS,
  type SectionReview,
} from "@theta/contract";
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
/** What only a mock in exam mode knows. */
const examDeed = fc.oneof(
  { weight: 20, arbitrary: deed },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("rush"), client: fc.nat(2) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("edit"),
      client: fc.nat(2),
      nth: fc.nat(22),
      right: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("bookmark"), client: fc.nat(2) }) },
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

/** What the server has said it has: answers, and edits by their number. */
interface Acknowledged {
  questionId: string;
  answer: Answer;
  edit?: number;
}

type Screen = RunningMock | SectionReview | null;

async function act(
  world: MockWorld,
  mockTestId: string,
  screens: Screen[],
  acknowledged: Acknowledged[],
  { do: what, client = 0, right = false, nth = 0, type = 1, order = 1, seconds = 0 }: Deed,
): Promise<void> {
  const { call, token } = world;
  const show = (reply: { statusCode: number; body: { result: unknown } }) => {
    if (reply.statusCode === 200) screens[client] = reply.body.result as Screen;
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
    case "rush":
      for (;;) {
        const screen = screens[client];
        if (!screen || !("question" in screen)) return;
        const before = screen.currentQuestionId;
        await act(world, mockTestId, screens, acknowledged, { do: "answer", client, right });
        const now = screens[client]!;
        if ("question" in now && now.currentQuestionId === before) return;
      }
    case "edit": {
      const screen = screens[client];
      if (!screen || !("isReview" in screen)) return;
      const { question } = screen.questions[nth % screen.questions.length]!;
      const { questionId } = question;
      const answer = right ? await world.keyOf(questionId) : await world.wrongFor(questionId);
      const editNumber = 4 - screen.editsLeft;
      const body = { mockTestId, questionId, editNumber, ...mockFieldsOf(answer) };
      const reply = await call(mockTest.editAnswer, body, { token });
      expect([200, 409]).toContain(reply.statusCode);
      // An answer that stays the same isn't an edit.
      if (reply.statusCode === 200 && !isSameAnswer(answerOf(question), answer))
        acknowledged.push({ questionId, answer, edit: editNumber });
      return show(reply);
    }
    case "bookmark": {
      const screen = screens[client];
      if (!screen || !("question" in screen)) return;
      const { currentQuestionId: questionId } = screen;
      const body = { mockTestId, questionId, isBookmarked: true };
      return void (await call(mockTest.bookmark, body, { token }));
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
  const edits = await db.selectFrom("mock_answer_edits").selectAll().orderBy("number").execute();
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
    const changed = edits.filter(({ section_id }) => section_id === section.id);
    const lastOf = (place: number) => changed.findLast((edit) => edit.place === place);
    expect(changed.map(({ number }) => number)).toEqual(changed.map((_, n) => n + 1));
    expect(changed.length === 0 || (isWhole && attempt!.mode === "exam")).toBe(true);
    for (const [n, { place, from_answer: from, to_answer: to }] of changed.entries()) {
      const before = changed.slice(0, n).findLast((edit) => edit.place === place)?.to_answer;
      expect(from).toEqual(before ?? own[place - 1]!.answer);
      expect(isSameAnswer(from, to)).toBe(false);
    }
    const isInReview = attempt!.mode === "exam" && isWhole;
    if (section.ended_at === null) expect(own.at(-1)!.answer === null).toBe(!isInReview);
    else {
      expect(section.ended_at <= section.deadline!).toBe(true);
      if (!isInReview) expect(section.ended_by).toBe(isWhole ? "learner" : "time");
      expect(section.correct).toBe(
        answered.filter(({ place, is_correct }) => lastOf(place)?.is_correct ?? is_correct).length,
      );
      expect(section.correct! + section.wrong!).toBe(answered.length);
    }
    for (const { edited_at } of changed)
      expect(edited_at.getTime()).toBeLessThanOrEqual(section.deadline!.getTime() + 10_000);
    for (const { answered_at } of answered)
      expect(answered_at!.getTime()).toBeLessThanOrEqual(section.deadline!.getTime() + 10_000);
  }
  expect((attempt?.ended_at ?? null) !== null).toBe(
    sections.length > 0 && sections.every(({ ended_at }) => ended_at !== null),
  );
  expect((attempt?.total ?? null) === null).toBe((attempt?.ended_at ?? null) === null);
  for (const { questionId, answer, edit } of acknowledged) {
    const question = questions.find(({ item_id }) => item_id === questionId)!;
    const made = edits.find(
      ({ section_id, number }) => section_id === question.section_id && number === edit,
    );
    expect(edit === undefined ? question.answer : made?.to_answer).toEqual(answer);
  }
}

test.each<[MockMode, fc.Arbitrary<Deed>]>([
  ["forward", deed],
  ["exam", examDeed],
])(
  "in %s mode, no sequence of calls from any number of clients leads anywhere else",
  { timeout: 600_000 },
  async (mode, anyDeed) => {
    const bank = bankOfMocks(1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyDeed, { minLength: 1, maxLength: 3 }), {
          minLength: 5,
          maxLength: 40,
        }),
        async (rounds) => {
          const world = await createMockWorld(bank);
          try {
            const mockTestId = await world.mockId();
            const first = await world.start("full-1", mode);
            const screens: Screen[] = [first, first, null];
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
      { numRuns: process.env["TEST_LONG"] === "on" ? 60 : 4, endOnFailure: true },
    );
  },
);
