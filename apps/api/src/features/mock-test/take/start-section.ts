import {
  breakOverrun,
  type RunningMock,
  SECTION_SECONDS,
  secondsAllowed,
  type SectionReview,
} from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { updateBreak, updateToStarted } from "../attempts.queries.ts";
import { endOverdueMocks } from "./end-overdue.ts";
import { mockLocks } from "../mock-lock.ts";
import { inState, type PlannedSection, type RunningSection } from "../mock-section.ts";
import { type Break, breakBefore, statusOf } from "../mock-test.rules.ts";
import { toRunning } from "./read-section.ts";
import {
  locked,
  notNextSection,
  noSuchSection,
  otherSectionRunning,
  sectionEnded,
  tryAgain,
} from "../refusals.ts";
import {
  lockStarts,
  selectOptionalOtherRunning,
  updateReopened,
  updateSectionToStarted,
} from "../sections.queries.ts";
import { selectOptionalMockState } from "../mock-state.queries.ts";
import { updateToContinued } from "../reopened-sections.queries.ts";
import { noteStart } from "../section-plan/section-plan.ts";
import { noteSeen } from "../serve/seen-before.ts";
import { serveNextQuestion } from "../serve/serve-next-question.ts";
import { resumeSection, type EngineInput } from "../serve/engine-input.ts";
import { type HeldMock, type MockOfLearner, withSection } from "./held-mock.ts";
import { startBy } from "./start-by.ts";
import { withMock } from "./with-mock.ts";

type Ready = HeldMock & { readonly engineInput: EngineInput };

/** A second click, or a request sent again, doesn't count as reopening. */
const REOPENED_AFTER_MILLISECONDS = 10_000;

/** Starts a section, or continues a running one: starting again gains no time. */
export async function startSection(
  db: Db,
  { sectionId, ...which }: MockOfLearner & { sectionId: string },
): Promise<RunningMock | SectionReview> {
  // Anything overdue elsewhere must not get in the way.
  await endOverdueMocks(db, which.learnerId);
  const work = async (tx: Tx, held: HeldMock) => {
    const { attempt, sections, current } = held;
    const section = sections.find(({ id }) => id === sectionId);
    if (!section) return noSuchSection();
    if (section.state === "ended") return sectionEnded(statusOf(attempt, sections));
    if (section !== current) return notNextSection();
    if (section.state === "running") return await reopen(tx, held, section);
    // The previous section ended only now; the next try reads what this one needs.
    if (!held.engineInput) return tryAgain();
    const refusal = await refuseStart(tx, held);
    if (refusal) return refusal;
    const ready = { ...held, engineInput: held.engineInput };
    if (section.reopened) return await continueSection(db, tx, ready, section);
    return await begin(db, tx, ready, section);
  };
  return await withMock(db, which, work, { asksEngine: true });
}

async function reopen(tx: Tx, held: HeldMock, section: RunningSection) {
  const { startedAt, continuedAt } = section;
  const age = held.attempt.now.getTime() - (continuedAt ?? startedAt).getTime();
  if (age > REOPENED_AFTER_MILLISECONDS) await updateReopened(tx, section.id);
  return await toRunning(tx, held, section);
}

/** After support has reopened it: where it stopped, with the time that it was reopened for. */
async function continueSection(
  db: Db,
  tx: Tx,
  held: Ready,
  section: PlannedSection,
): Promise<RunningMock | SectionReview> {
  const { engineInput } = held;
  const { now } = held.attempt;
  await updateToContinued(tx, section, now);
  const { learnerId, mockId } = held.attempt;
  const state = (await selectOptionalMockState(tx, { learnerId, mockId }))!;
  const continued = { ...held, ...state };
  const running = inState(state.current!, "running");
  if (state.onScreen || state.served.length === running.total)
    return await toRunning(tx, continued, running);
  // A late answer had ended it, so that no question was on screen.
  const { current } = await resumeSection(tx, engineInput, state.served);
  const next = { section: running, asked: current!, place: state.served.length + 1, at: now };
  const onScreen = await serveNextQuestion(db, tx, next);
  return await toRunning(tx, { ...continued, onScreen }, running);
}

async function refuseStart(tx: Tx, { attempt }: HeldMock): Promise<Refusal | null> {
  // One at a time per learner; otherwise two mocks could both find that no other is running.
  await lockStarts(tx, attempt.learnerId);
  const other = await selectOptionalOtherRunning(tx, attempt.learnerId, attempt.mockId);
  if (other) return otherSectionRunning(other);
  // A mock that was started may be finished, whatever happens to the plan.
  if (attempt.startedAt) return null;
  // Locked, so that a refund of the plan and this start can't both win.
  const locks = await mockLocks(tx, attempt.learnerId, { hold: true });
  const lock = attempt.only === null ? locks.full : locks.sectional;
  return lock && locked(lock);
}

/** Seconds that the break before a section takes from it. */
async function overrunBefore(tx: Tx, attempt: HeldMock["attempt"], pause: Break | null) {
  const by = await startBy(tx, attempt, pause);
  return by ? breakOverrun(attempt.now.getTime() - by.getTime()) : 0;
}

async function begin(
  db: Db,
  tx: Tx,
  held: Ready,
  section: PlannedSection,
): Promise<RunningMock | SectionReview> {
  const { attempt, engineInput } = held;
  const { now } = attempt;
  const pause = breakBefore(section.place, attempt, now);
  if (pause?.state === "running")
    await updateBreak(tx, attempt, {
      after: section.place - 1,
      startedAt: pause.startedAt,
      endedAt: now,
    });
  await updateToStarted(tx, attempt);
  const started = await updateSectionToStarted(tx, section.id, {
    at: now,
    seconds:
      secondsAllowed(SECTION_SECONDS, attempt.time) - (await overrunBefore(tx, attempt, pause)),
    prior: engineInput.settings.prior ?? null,
  });
  noteStart(db, section.section);
  noteSeen(db, started, engineInput.settings.seen ?? []);
  const state = await resumeSection(tx, engineInput, []);
  const first = { section: started, asked: state.current!, place: 1, at: now };
  const onScreen = await serveNextQuestion(db, tx, first);
  return await toRunning(tx, { ...withSection(held, started), onScreen }, started);
}
