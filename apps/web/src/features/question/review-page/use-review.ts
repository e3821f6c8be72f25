import type { SolvedQuestion } from "@theta/contract";
import { useState } from "react";
import { filtersFor, passes, type QuestionFilter } from "./question-filter.ts";
import { type ReviewPlace, useReviewPlace } from "./use-review-place.ts";

/** Which questions are listed, and which one is shown. */
export function useReview(questions: readonly SolvedQuestion[], startAt: string | undefined) {
  const { saved, save } = useReviewPlace();
  const [{ filter, order }, setPlace] = useState<ReviewPlace>(() => ({
    // An address may ask for a filter of other tests.
    filter: filtersFor(questions).includes(saved.filter) ? saved.filter : "All",
    order: saved.order ?? questions.find(({ questionId }) => questionId === startAt)?.order ?? null,
  }));
  const listed = questions.filter((question) => passes(filter, question));
  // If the filter leaves out the selected question, the first one that passes is shown.
  const current = listed.find((question) => question.order === order) ?? listed[0] ?? null;
  const place = current ? listed.indexOf(current) : -1;
  function goTo(next: ReviewPlace) {
    setPlace(next);
    save(next);
  }
  return {
    filter,
    // Keeps the question on screen when a wider filter is chosen afterward.
    setFilter: (next: QuestionFilter) => goTo({ filter: next, order: current?.order ?? null }),
    listed,
    current,
    /** Counted from 0 within the list, or −1 if it's empty. */
    place,
    select: (chosen: number) => goTo({ filter, order: chosen }),
    previous: listed[place - 1]?.order,
    next: listed[place + 1]?.order,
  };
}

export type Review = ReturnType<typeof useReview>;
