import { returningPrior } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { isOver, isTimeUp } from "../../exam/deadline.rules.ts";
import { lockOptionalAttempt, selectOptionalAttempt } from "../attempts.queries.ts";
import { endSection } from "./end-section.ts";
import { type HeldMock, LookAgain, type Which } from "./held-mock.ts";
import { currentOf, sectionById } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { selectServedKeys, type ServedKey } from "../questions.queries.ts";
import { noSuchMock, notOpened } from "../refusals.ts";
import {
  type MockSection,
  selectOptionalLastEstimate,
  selectSections,
  updateDeadline,
} from "../sections.queries.ts";
import { prepareSitting, scoreAhead, type Sitting } from "./sit-section.ts";
import { secondsLost } from "./time-back.ts";

/** Another request may end a section between the look and the lock; then everything is looked at anew. */
const MOST_LOOKS = 5;

function unlessLookAgain(error: unknown): null {
  if (error instanceof LookAgain) return null;
  throw error;
}

interface Expectations {
  asksEngine?: boolean;
  /** What the section will have been served and answered when the work ends it. */
  expects?: (served: readonly ServedKey[]) => Promise<readonly ServedKey[]>;
}

/**
 * Alone with one learner's mock. What the engine needs is read before the lock is taken: at once where
 * the work `asksEngine`, else when it turns out to be needed. A refusal that the work returns is thrown
 * after the commit: what was ended on the way stays ended.
 */
export async function withMock<T>(
  db: Db,
  which: Which,
  work: (tx: Tx, held: HeldMock) => Promise<T | Refusal>,
  { asksEngine = false, expects }: Expectations = {},
): Promise<T> {
  for (let look = 1; look <= MOST_LOOKS; look++) {
    const { current, sitting } = await lookAt(db, which, asksEngine || look > 1, expects);
    const outcome = await inTransaction(db, async (tx) => {
      const held = await hold(tx, which, current?.id, sitting);
      return held && { result: await work(tx, held) };
    }).catch(unlessLookAgain);
    if (!outcome) continue;
    if (outcome.result instanceof Refusal) throw outcome.result;
    return outcome.result;
  }
  throw new Error("A mock test changed each time it was looked at.");
}

async function lookAt(db: Db, which: Which, asksEngine: boolean, expects: Expectations["expects"]) {
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.mockId);
  if (!attempt) throw await refuseUnopened(db, which);
  const current = currentOf(await selectSections(db, attempt));
  if (!current || !asksEngine) return { current, sitting: null };
  const prior = current.startedAt === null ? await priorFor(db, which, current) : current.prior;
  const sitting = await prepareSitting(db, which.learnerId, { ...current, prior });
  const { deadline } = current;
  if (!deadline || !isTimeUp({ deadline, now: attempt.now })) return { current, sitting };
  const served = await selectServedKeys(db, current.id);
  const expected = expects ? await expects(served) : served;
  return { current, sitting: await scoreAhead(db, sitting, expected) };
}

/** Why a learner has no attempt at a mock: there is none such, or it was not opened. */
export async function refuseUnopened(db: Db | Tx, which: Which): Promise<Refusal> {
  const mock = await selectOptionalMock(db, which.learnerId, which.mockId);
  return mock ? notOpened() : noSuchMock();
}

/** Who has sat this section before begins it where they were. */
async function priorFor(db: Db, { learnerId }: Which, { section }: MockSection) {
  const last = await selectOptionalLastEstimate(db, learnerId, section);
  return last ? returningPrior(last) : null;
}

/** Null when the section looked at is not the current one any more. */
async function hold(
  tx: Tx,
  { learnerId, mockId }: Which,
  currentId: string | undefined,
  sitting: Sitting | null,
): Promise<HeldMock | null> {
  const attempt = await lockOptionalAttempt(tx, learnerId, mockId);
  // Gone with its learner since it was looked at.
  if (!attempt) throw await refuseUnopened(tx, { learnerId, mockId });
  const sections = await selectSections(tx, attempt);
  const current = currentOf(sections);
  if (current?.id !== currentId) return null;
  const held = { attempt, sections, current, sitting, justEnded: null };
  if (!current?.deadline || !isTimeUp({ deadline: current.deadline, now: attempt.now }))
    return held;
  return await settle(tx, held, current);
}

/**
 * A section at its end first gets the time that a fault of ours has cost, before anything can be late; if
 * that is not enough, and the grace is over too, it ends.
 */
async function settle(tx: Tx, held: HeldMock, section: MockSection): Promise<HeldMock> {
  const { attempt } = held;
  const lost = section.givenBack === null ? await secondsLost(tx, section, attempt.now) : 0;
  if (lost > 0) {
    await updateDeadline(tx, section.id, lost);
    const sections = await selectSections(tx, attempt);
    return await endIfOver(tx, { ...held, sections, current: currentOf(sections)! });
  }
  return await endIfOver(tx, { ...held, current: section });
}

async function endIfOver(tx: Tx, held: HeldMock & { current: MockSection }): Promise<HeldMock> {
  const { current, attempt } = held;
  if (!isOver({ deadline: current.deadline!, now: attempt.now })) return held;
  return await end(tx, held, current);
}

async function end(tx: Tx, held: HeldMock, section: MockSection): Promise<HeldMock> {
  const ended = await endSection(tx, held, section);
  return {
    ...ended,
    sitting: null,
    justEnded: sectionById(ended.sections, section.id),
  };
}
