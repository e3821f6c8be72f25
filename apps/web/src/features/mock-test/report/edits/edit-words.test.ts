import { expect, test } from "vitest";
import { changeWords, editsWords } from "./edit-words.ts";

const GAIN = { wasCorrect: false, isCorrect: true };
const LOSS = { wasCorrect: true, isCorrect: false };
const MISS = { wasCorrect: false, isCorrect: false };

const words = (
  edits: readonly (typeof GAIN & { order?: number })[],
  [scoreBeforeEdits, score]: [number | null, number],
) =>
  editsWords({
    edits: edits.map((edit, k) => ({ order: k + 1, ...edit })),
    score: { score },
    scoreBeforeEdits,
  });

test.each([
  [
    "two gains and a loss",
    words([GAIN, LOSS, GAIN], [79, 81]),
    "3 edits: +2 points, from 79 to 81",
    "You changed 2 answers from wrong to right and 1 from right to wrong.",
  ],
  [
    "one gain",
    words([GAIN], [79, 80]),
    "1 edit: +1 point, from 79 to 80",
    "You changed 1 answer from wrong to right.",
  ],
  [
    "one loss",
    words([LOSS], [80, 79]),
    "1 edit: −1 point, from 80 to 79",
    "You changed 1 answer from right to wrong.",
  ],
  [
    "three losses",
    words([LOSS, LOSS, LOSS], [80, 76]),
    "3 edits: −4 points, from 80 to 76",
    "You changed 3 answers from right to wrong.",
  ],
  [
    "one of each",
    words([MISS, LOSS, GAIN], [79, 79]),
    "3 edits: no change in your score of 79",
    "You changed 1 answer from wrong to right, 1 from right to wrong, and 1 from wrong to wrong.",
  ],
  [
    "one that changed nothing",
    words([MISS], [79, 79]),
    "1 edit: no change in your score of 79",
    "You changed 1 answer from wrong to wrong.",
  ],
  [
    "a score before that isn't known",
    words([GAIN, GAIN], [null, 81]),
    "2 edits",
    "You changed 2 answers from wrong to right.",
  ],
  [
    "a question changed and changed back",
    words([{ ...GAIN, order: 4 }, { ...LOSS, order: 4 }, MISS], [79, 79]),
    "3 edits: no change in your score of 79",
    "Edit by edit, you changed 1 answer from wrong to right, 1 from right to wrong, and 1 from wrong to wrong. Over all mocks, a question counts once, from its first answer to its last.",
  ],
  ["none", words([], [null, 81]), "No edits", "You didn't change any answers in this section."],
])("%s", (_, { verdict, reason }, wantedVerdict, wantedReason) => {
  expect([verdict, reason]).toEqual([wantedVerdict, wantedReason]);
});

test("a change is named by its two sides", () => {
  expect([GAIN, LOSS, MISS].map(changeWords)).toEqual([
    "wrong to right",
    "right to wrong",
    "wrong to wrong",
  ]);
});
