import { freeQuiz } from "@theta/contract";
import { staffSittings } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { ASHA } from "../../account/test-world.ts";
import { createQuizWorld, SECONDS } from "../../free-quiz/test-quizzes.ts";
import { confirmedStaff } from "../test-staff.ts";

async function setUp() {
  const world = await createQuizWorld();
  const support = await confirmedStaff(world, "support");
  const { id: learnerId } = await world.db
    .selectFrom("learners")
    .select("id")
    .where("email", "=", ASHA.email)
    .executeTakeFirstOrThrow();
  const as = { token: support.token };
  const which = (testId: string) => ({ learnerId, kind: "quiz", testId });
  return {
    ...world,
    read: async (quizId: string) =>
      (await world.call(staffSittings.read, which(quizId), as)).body.result,
    addTime: async (quizId: string, requestId: string = crypto.randomUUID(), deadline?: number) => {
      const [quiz] = (await world.call(staffSittings.read, which(quizId), as)).body.result.sections;
      const seen = { sectionId: null, deadline: deadline ?? quiz!.deadline };
      const input = { ...which(quizId), ...seen, requestId, minutes: 5, reason: "The page froze" };
      return await world.call(staffSittings.addTime, input, as);
    },
  };
}

test("adds time to a quiz, once, and shows what happened in it", async () => {
  const { start, goOn, letPass, addTime, read, call, token } = await setUp();
  const { quizId, question } = await start();
  await goOn(quizId, question);
  await letPass(SECONDS - 60);
  const requestId = crypto.randomUUID();
  const { body } = await addTime(quizId, requestId);
  expect((await addTime(quizId, requestId)).body.result).toEqual(body.result);
  const stale = await addTime(quizId, undefined, body.result.deadline! - 300_000);
  expect(stale.body.code).toBe("changed-meanwhile");
  const running = await call(freeQuiz.start, { freeQuizId: quizId }, { token });
  const { deadline, serverTime } = running.body.result;
  expect(deadline).toBe(body.result.deadline);
  expect(deadline - serverTime).toBeGreaterThan(350_000);

  const sitting = await read(quizId);
  expect(sitting).toMatchObject({ kind: "quiz", mode: null, acts: [{ minutes: 5 }] });
  expect(sitting.sections).toMatchObject([
    { state: "running", secondsAdded: 300, questions: [{ isRight: true }, { answeredAt: null }] },
  ]);
});

test("adds nothing to a quiz whose time is over, and ends it", async () => {
  const { start, letPass, addTime, read } = await setUp();
  const { quizId } = await start();
  await letPass(SECONDS + 60);
  expect((await addTime(quizId)).body.code).toBe("nothing-running");
  expect((await read(quizId)).sections).toMatchObject([{ state: "ended", endedBy: "time" }]);
});
