import { useLocation, useSearchParams } from "react-router";
import { QUESTION_FILTERS, type QuestionFilter } from "./question-filter.ts";

export interface ReviewPlace {
  filter: QuestionFilter;
  /** The number of the question on screen, or null for the one a review starts with. */
  order: number | null;
}

/** The place in a review, kept in the address so that a reload and Back return to it. */
export function useReviewPlace() {
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  return {
    saved: placeOf(address),
    // The navigation state says which quiz this is, so keep it.
    save: (place: ReviewPlace) => setAddress(addressOf(place), { replace: true, state }),
  };
}

function placeOf(address: URLSearchParams): ReviewPlace {
  const order = Number(address.get("question"));
  return {
    filter: QUESTION_FILTERS.find((one) => slugOf(one) === address.get("filter")) ?? "All",
    order: Number.isInteger(order) && order > 0 ? order : null,
  };
}

function addressOf({ filter, order }: ReviewPlace): Record<string, string> {
  return {
    ...(filter !== "All" && { filter: slugOf(filter) }),
    ...(order !== null && { question: String(order) }),
  };
}

/** "not-answered". */
function slugOf(filter: QuestionFilter): string {
  return filter.toLowerCase().replaceAll(" ", "-");
}
