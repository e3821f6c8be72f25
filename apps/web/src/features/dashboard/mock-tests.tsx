import type { ReactNode } from "react";
import { EmptyState } from "../../ui/states.tsx";

/** The cards of the mock tests; until there are any, what will stand here. */
export function MockTests({ cards = [] }: { cards?: readonly ReactNode[] }) {
  if (cards.length === 0)
    return (
      <EmptyState headingLevel={3} title="Full-length mock tests are being prepared">
        Adaptive tests of three sections will stand here. Until then the quizzes show where you are.
      </EmptyState>
    );
  return <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{cards}</ul>;
}
