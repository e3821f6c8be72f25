import { createHash } from "node:crypto";
import type { Answer, SectionName } from "@theta/contract";
import { answerThatIs } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { ensureSubscription } from "../../subscriptions/grant-subscription.ts";
import { backdateAttempt, backdateSection } from "./demo.queries.ts";
import { selectLastMocks, selectMockPage } from "../own-mocks.queries.ts";
import { type MockQuestion, selectQuestions } from "../questions.queries.ts";
import { readCurrentSection } from "../take/read-section.ts";
import { selectSectionsOf } from "../sections.queries.ts";
import { chooseOrder } from "../take/choose-order.ts";
import { startSection } from "../take/start-section.ts";
import { submitAnswer } from "../take/submit-answer.ts";

interface DemoMock {
  /** Its place in the list. */
  readonly place: number;
  readonly daysAgo: number;
  /** The ability to take it with. */
  readonly abilities: Readonly<Record<SectionName, number>>;
}

/** The history of the demo learner with a plan: one mock before studying and one after. */
const HISTORY: readonly DemoMock[] = [
  { place: 1, daysAgo: 30, abilities: { quant: 0.1, verbal: -0.3, dataInsights: -0.1 } },
  { place: 2, daysAgo: 9, abilities: { quant: 0.9, verbal: 0.3, dataInsights: 0.6 } },
];
const PLAN = "gmat-pro";

/** Takes the mocks as the learner would have. A learner who has already taken one is left alone. */
export async function ensureDemoMocks(db: Db, learnerId: string): Promise<void> {
  await ensureSubscription(db, { learnerId, planKey: PLAN });
  const last = await selectLastMocks(db, learnerId);
  if (last.running ?? last.finished) return;
  for (const mock of HISTORY) await take(db, learnerId, mock);
}

async function take(db: Db, learnerId: string, demo: DemoMock): Promise<void> {
  const { mocks } = await selectMockPage(db, learnerId, { offset: demo.place - 1, limit: 1 });
  const mockId = mocks[0]?.id;
  if (!mockId) return;
  const which = { learnerId, mockId };
  await chooseOrder(db, { ...which, orderType: 1 });
  for (;;) {
    const { mockTestSectionId } = await readCurrentSection(db, which);
    if (!mockTestSectionId) break;
    await sitSection(db, which, mockTestSectionId, demo.abilities);
  }
  await backdate(db, which, demo.daysAgo);
}

async function sitSection(
  db: Db,
  which: { learnerId: string; mockId: string },
  sectionId: string,
  abilities: DemoMock["abilities"],
): Promise<void> {
  const sections = await selectSectionsOf(db, which.learnerId, [which.mockId]);
  const section = sections.find(({ id }) => id === sectionId)!;
  const ability = abilities[section.section];
  await startSection(db, { ...which, sectionId });
  for (;;) {
    const questions = await selectQuestions(db, section);
    const question = questions.find(({ answer }) => answer === null);
    if (!question) return;
    await submitAnswer(db, {
      caller: null,
      ...which,
      questionId: question.questionId,
      answer: answerTo(question, ability),
      sectionType: undefined,
    });
  }
}

/** Right as often as a learner of this ability would be. The luck depends on the question's key. */
function answerTo({ content, b, key, place }: MockQuestion, ability: number): Answer {
  const isRight = luckOf(`${key} ${place}`) < 1 / (1 + Math.exp(1.4 * (b - ability)));
  return answerThatIs(isRight, content);
}

/** From 0 to 1, always the same for the same text. */
function luckOf(words: string): number {
  return createHash("sha256").update(words).digest().readUInt32BE() / 2 ** 32;
}

const DAY = 24 * 3600 * 1000;
/** Between two sections of the demo mocks. */
const PAUSE = 60_000;
/** Seconds per question, repeated; together they stay within a section's time. */
const PACES = [95, 140, 70, 160, 110, 85, 185, 60, 120, 100, 150];

async function backdate(
  db: Db,
  which: { learnerId: string; mockId: string },
  daysAgo: number,
): Promise<void> {
  const startedAt = new Date(Date.now() - daysAgo * DAY);
  let at = startedAt;
  let endedAt = startedAt;
  for (const section of await selectSectionsOf(db, which.learnerId, [which.mockId])) {
    const seconds = Array.from({ length: section.total }, (_, k) => PACES[k % PACES.length]!);
    endedAt = await backdateSection(db, section, { startedAt: at, seconds });
    at = new Date(endedAt.getTime() + PAUSE);
  }
  await backdateAttempt(db, which, { startedAt, endedAt });
}
