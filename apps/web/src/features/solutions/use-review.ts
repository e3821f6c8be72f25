import type { SolvedQuestion } from "@theta/contract";
import { useState } from "react";
import { passes, type QuestionFilter } from "./question-filter.ts";

/** Which questions are listed and which one is shown. */
export function useReview(questions: readonly SolvedQuestion[], startAt: string | undefined) {
  const [filter, setFilter] = useState<QuestionFilter>("All");
  const [selectedId, select] = useState(startAt);
  const listed = questions.filter((question) => passes(filter, question));
  // A filter that leaves the selected one out shows the first that it lets through.
  const current = listed.find(({ questionId }) => questionId === selectedId) ?? listed[0] ?? null;
  const place = current ? listed.indexOf(current) : -1;
  return {
    filter,
    setFilter: (next: QuestionFilter) => {
      // Settled here, so that a wider filter afterwards stays at the question that is on screen.
      select(current?.questionId);
      setFilter(next);
    },
    listed,
    current,
    /** Counted from 0, within the list; −1 when it is empty. */
    place,
    select,
    previous: listed[place - 1]?.questionId,
    next: listed[place + 1]?.questionId,
  };
}

export type Review = ReturnType<typeof useReview>;
