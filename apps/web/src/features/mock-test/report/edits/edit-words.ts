/** What the answers changed in a section's review did, in words. */
import type { AnswerEdit, SectionReport } from "@theta/contract";
import { signed } from "../../shared/comparison-words.ts";

type Change = Pick<AnswerEdit, "wasCorrect" | "isCorrect">;

export interface EditsWords {
  /** "3 edits: +2 points, from 79 to 81" */
  verdict: string;
  /** "You changed 2 answers from wrong to right and 1 from right to wrong." */
  reason: string;
}

type Edited = Pick<SectionReport, "scoreBeforeEdits"> & {
  edits: readonly (Change & Pick<AnswerEdit, "order">)[];
  score: Pick<SectionReport["score"], "score">;
};

export function editsWords({ edits, score, scoreBeforeEdits: before }: Edited): EditsWords {
  if (edits.length === 0)
    return { verdict: "No edits", reason: "You didn't change any answers in this section." };
  const isOnceEach = new Set(edits.map(({ order }) => order)).size === edits.length;
  const count = edits.length === 1 ? "1 edit" : `${edits.length} edits`;
  return {
    verdict: before === null ? count : `${count}: ${pointsWords(before, score.score)}`,
    reason: isOnceEach
      ? `You changed ${changesWords(countsOf(edits))}.`
      : `Edit by edit, you changed ${changesWords(countsOf(edits))}. Over all mocks, a question counts once, from its first answer to its last.`,
  };
}

function pointsWords(before: number, after: number): string {
  if (before === after) return `no change in your score of ${after}`;
  const points = after - before;
  const unit = Math.abs(points) === 1 ? "point" : "points";
  return `${signed(points)} ${unit}, from ${before} to ${after}`;
}

/** "wrong to right" */
export function changeWords({ wasCorrect, isCorrect }: Change): string {
  return `${sideOf(wasCorrect)} to ${sideOf(isCorrect)}`;
}

const sideOf = (isRight: boolean) => (isRight ? "right" : "wrong");

type Counts = readonly (readonly [count: number, change: Change])[];

export const WRONG_TO_RIGHT: Change = { wasCorrect: false, isCorrect: true };
export const RIGHT_TO_WRONG: Change = { wasCorrect: true, isCorrect: false };
export const WRONG_TO_WRONG: Change = { wasCorrect: false, isCorrect: false };
const RIGHT_TO_RIGHT: Change = { wasCorrect: true, isCorrect: true };
/** What helped first. */
const CHANGES = [WRONG_TO_RIGHT, RIGHT_TO_WRONG, WRONG_TO_WRONG, RIGHT_TO_RIGHT] as const;

function countsOf(edits: readonly Change[]): Counts {
  return CHANGES.map((change) => [
    edits.filter((edit) => changeWords(edit) === changeWords(change)).length,
    change,
  ]);
}

const AND = new Intl.ListFormat("en");

/** "2 answers from wrong to right and 1 from right to wrong" */
export function changesWords(counts: Counts): string {
  const said = counts.filter(([count]) => count > 0);
  return AND.format(
    said.map(([count, change], place) => {
      const what = count === 1 ? "1 answer" : `${count} answers`;
      return `${place === 0 ? what : count} from ${changeWords(change)}`;
    }),
  );
}
