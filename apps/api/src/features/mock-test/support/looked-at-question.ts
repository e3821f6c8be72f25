/** A question as support sees it. Never says what was answered. */
export interface LookedAtQuestion {
  place: number;
  shownAt: Date | null;
  answeredAt: Date | null;
  isRight: boolean | null;
  isLate: boolean;
  editedAt: Date[];
}
