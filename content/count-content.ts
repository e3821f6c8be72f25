import { askedOf } from "@theta/items";
import { readBankSeeds } from "./load-bank.ts";
import { loadMocks } from "./load-mocks.ts";
import { loadWritten } from "./load-written.ts";
import { loadQuizzes } from "./quizzes/load-quizzes.ts";

/** How much there is, counted from the content itself. */
export async function countContent() {
  const [seeds, written, quizzes, mocks] = await Promise.all([
    readBankSeeds(),
    loadWritten(),
    loadQuizzes(),
    loadMocks(),
  ]);
  const fullMocks = mocks.filter(({ section }) => section === null).length;
  return {
    // A template makes one of each seed. Nothing has to be made to count them.
    questions:
      Object.values(seeds).flat().length + written.flatMap(({ entry }) => askedOf(entry)).length,
    quizzes: quizzes.length,
    fullMocks,
    sectionalMocks: mocks.length - fullMocks,
  };
}

export type ContentCounts = Awaited<ReturnType<typeof countContent>>;
