/** How the questions of a finished test went. */
export interface TestCounts {
  correct: number;
  wrong: number;
  /** On screen but not answered. */
  unanswered: number;
  /** Never on screen. */
  unreached: number;
}

interface FinishedCard {
  totalQuestions: number;
  correctAnswers?: number | undefined;
  wrongAnswers?: number | undefined;
  unreachedQuestions?: number | undefined;
}

export function countsOfCard(card: FinishedCard): TestCounts {
  const { totalQuestions, correctAnswers = 0, wrongAnswers = 0, unreachedQuestions = 0 } = card;
  const left = Math.max(0, totalQuestions - correctAnswers - wrongAnswers);
  const unreached = Math.min(unreachedQuestions, left);
  return {
    correct: correctAnswers,
    wrong: wrongAnswers,
    unanswered: left - unreached,
    unreached,
  };
}

/** "4 right, 1 wrong, 1 unanswered, 17 not reached". The last two are left out if they're zero. */
export function countWords({ correct, wrong, unanswered, unreached }: TestCounts): string {
  return [
    `${correct} right`,
    `${wrong} wrong`,
    unanswered > 0 && `${unanswered} unanswered`,
    unreached > 0 && `${unreached} not reached`,
  ]
    .filter(Boolean)
    .join(", ");
}
