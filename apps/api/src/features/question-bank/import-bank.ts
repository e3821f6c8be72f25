import type { Mock, Quiz, TopicTest } from "@theta/content";
import type { Db } from "../../platform/database/database.ts";
import { writeQuizzes } from "../free-quiz/write-quizzes.ts";
import { importItems, type ItemSource, type Items } from "../items/import-items.ts";
import { writeMocks } from "../mock-test/write-mocks.ts";

export interface Bank extends Items {
  readonly quizzes: readonly (Quiz | TopicTest)[];
  readonly mocks: readonly Mock[];
}

export type BankSource = Omit<ItemSource<Bank>, "writeRest">;

const writeRest: ItemSource<Bank>["writeRest"] = async (tx, { quizzes, mocks }) => {
  await writeQuizzes(tx, quizzes);
  await writeMocks(tx, mocks);
};

/** Updates items, quizzes, and mocks to match the sources, all in one transaction. */
export async function importBank(
  db: Db,
  source: BankSource,
  onProgress?: (done: number, total: number) => void,
): ReturnType<typeof importItems> {
  return await importItems(db, { ...source, writeRest }, onProgress);
}
