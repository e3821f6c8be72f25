import { type MockCard, type RunningClock, type RunningTest, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { toRunningClock } from "../../exam/running-clock.ts";
import { toCards } from "./list-mocks.ts";
import { selectOptionalRunningBreak } from "../attempts.queries.ts";
import { breakEndOf } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { selectOptionalRunningSection } from "../sections.queries.ts";

/** The mock whose clock is running; ends nothing. */
export async function findRunningMock(db: Db, learnerId: string): Promise<RunningTest | null> {
  const section = await selectOptionalRunningSection(db, learnerId);
  const mock = section && (await findCard(db, learnerId, section.mockId));
  if (!section || !mock) return null;
  return {
    kind: "mock",
    mock,
    sectionType: SECTION_TYPES[section.section],
    deadline: section.deadline.getTime(),
    serverTime: section.now.getTime(),
  };
}

export async function findMockClocks(db: Db, learnerId: string): Promise<RunningClock[]> {
  const section = await selectOptionalRunningSection(db, learnerId);
  return section ? [toRunningClock("mock", { ...section, testId: section.mockId })] : [];
}

/** The break whose clock is running. */
export async function findRunningBreak(db: Db, learnerId: string): Promise<RunningTest | null> {
  const pause = await selectOptionalRunningBreak(db, learnerId);
  const mock = pause && (await findCard(db, learnerId, pause.mockId));
  if (!pause || !mock) return null;
  return {
    kind: "break",
    mock,
    sectionType: SECTION_TYPES[pause.next],
    deadline: breakEndOf(pause.startedAt).getTime(),
    serverTime: pause.now.getTime(),
  };
}

async function findCard(db: Db, learnerId: string, mockId: string): Promise<MockCard | undefined> {
  const row = await selectOptionalMock(db, learnerId, mockId);
  const [card] = row ? await toCards(db, learnerId, [row]) : [];
  return card;
}
