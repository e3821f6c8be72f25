import { returningPrior } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction, withSecondTry } from "../../../platform/database/transaction.ts";
import type { Claimant } from "../../../platform/http/handle.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { isOver, isTimeUp } from "../../exam/deadline.rules.ts";
import { lockAttempt } from "../attempts.queries.ts";
import { endSection } from "./end-section.ts";
import { LookAgain } from "../look-again.ts";
import { type HeldMock, type MockOfLearner, withSection } from "./held-mock.ts";
import type { PlannedSection, RunningSection } from "../mock-section.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import type { ServedKey } from "../questions.queries.ts";
import { noSuchMock, notOpened } from "../refusals.ts";
import { selectLastEstimates, updateDeadline } from "../sections.queries.ts";
import { selectOptionalMockState, type MockState } from "../mock-state.queries.ts";
import { isTooFast, LOOK_BACK } from "../too-fast.rules.ts";
import { prepareEngine, scoreAhead, type EngineInput } from "../serve/engine-input.ts";
import { secondsLost } from "./time-back.ts";

/** Another request may end a section between reading and locking; then we start over. */
const MOST_LOOKS = 5;

function unlessLookAgain(error: unknown): null {
  if (error instanceof LookAgain) return null;
  throw error;
}

/** The `caller` only of a call that confirms them itself. */
type Subject = MockOfLearner & { questionId?: string; caller?: Claimant | null };

interface Expectations<T> {
  asksEngine?: boolean;
  /** What the section will have served and answered when the work ends it. */
  expects?: (mockState: MockState) => readonly ServedKey[];
  /**
   * The plain case, tried first on what was read: writes in one statement, and only if nothing has
   * changed since. Null when it isn't the plain case, or something has.
   */
  plainly?: (looked: HeldMock) => Promise<T | null>;
}

/**
 * Works alone on one learner's mock. What the engine needs is read before taking the lock: right
 * away if the work `asksEngine`, otherwise once it turns out to be needed. A refusal returned by
 * the work is thrown after the commit, so that what was ended along the way stays ended.
 */
export async function withMock<T>(
  db: Db,
  subject: Subject,
  work: (tx: Tx, held: HeldMock) => Promise<T | Refusal>,
  { asksEngine = false, expects, plainly }: Expectations<T> = {},
): Promise<T> {
  for (let look = 1; look <= MOST_LOOKS; look++) {
    const looked = await lookAt(db, subject, asksEngine || look > 1, expects);
    const plain = look === 1 && plainly && (await withSecondTry(() => plainly(looked)));
    if (plain) return plain;
    const { current, engineInput } = looked;
    const outcome = await inTransaction(db, async (tx) => {
      const held = await hold(tx, subject, current?.id, engineInput);
      return held && { result: await work(tx, held) };
    }).catch(unlessLookAgain);
    if (!outcome) continue;
    if (outcome.result instanceof Refusal) throw outcome.result;
    return outcome.result;
  }
  throw new Error("A mock test changed every time it was read.");
}

async function lookAt(
  db: Db,
  subject: Subject,
  asksEngine: boolean,
  expects: Expectations<never>["expects"],
): Promise<HeldMock> {
  const mockState = await selectOptionalMockState(db, subject);
  await subject.caller?.confirm(mockState?.session);
  if (!mockState) throw await refuseUnopened(db, subject);
  const { attempt, current, served } = mockState;
  const looked = { ...mockState, engineInput: null, justEnded: null };
  if (!current || !asksEngine) return looked;
  const isPlanned = current.state === "planned";
  if (isPlanned && current.reopened) {
    const { section } = current.reopened;
    const engineInput = await prepareEngine(db, subject.learnerId, section, section.prior);
    return { ...looked, engineInput };
  }
  const prior = isPlanned ? await priorFor(db, subject, current) : current.prior;
  const engineInput = await prepareEngine(db, subject.learnerId, current, prior);
  if (isPlanned || !isTimeUp({ deadline: current.deadline, now: attempt.now }))
    return { ...looked, engineInput };
  const expected = expects ? expects(mockState) : served;
  return { ...looked, engineInput: await scoreAhead(db, engineInput, expected) };
}

/** Why a learner has no attempt at a mock: it doesn't exist, or it wasn't opened. */
export async function refuseUnopened(db: Db | Tx, which: MockOfLearner): Promise<Refusal> {
  const mock = await selectOptionalMock(db, which.learnerId, which.mockId);
  return mock ? notOpened() : noSuchMock();
}

/** A learner who has taken this section before begins where they were, unless that was answered too fast to say. */
async function priorFor(db: Db, { learnerId }: MockOfLearner, { section }: PlannedSection) {
  const last = await selectLastEstimates(db, learnerId, section, LOOK_BACK);
  const known = last.find((one) => !isTooFast(one.section, one.rapid));
  return known ? returningPrior(known.estimate) : null;
}

/** Null when the section that was read is no longer the current one. */
async function hold(
  tx: Tx,
  subject: Subject,
  currentId: string | undefined,
  engineInput: EngineInput | null,
): Promise<HeldMock | null> {
  await lockAttempt(tx, subject.learnerId, subject.mockId);
  const mockState = await selectOptionalMockState(tx, subject);
  // Deleted along with its learner since it was read.
  if (!mockState) throw await refuseUnopened(tx, subject);
  const { attempt, current } = mockState;
  if (current?.id !== currentId) return null;
  const held = { ...mockState, engineInput, justEnded: null };
  if (current?.state !== "running") return held;
  if (!isTimeUp({ deadline: current.deadline, now: attempt.now })) return held;
  return await settle(tx, held, current);
}

/**
 * A section at its end first gets back the time that a fault of ours has cost, before anything can
 * be late. If that isn't enough and the grace period is over, too, it ends.
 */
async function settle(tx: Tx, held: HeldMock, section: RunningSection): Promise<HeldMock> {
  const lost = section.givenBack === null ? secondsLost(held, section) : 0;
  if (lost === 0) return await endIfOver(tx, held, section);
  const moved = await updateDeadline(tx, section.id, lost);
  return await endIfOver(tx, withSection(held, moved), moved);
}

async function endIfOver(tx: Tx, held: HeldMock, section: RunningSection): Promise<HeldMock> {
  if (!isOver({ deadline: section.deadline, now: held.attempt.now })) return held;
  return { ...(await endSection(tx, held, section)), engineInput: null };
}
