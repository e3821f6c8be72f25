import { ToList } from "../../../lib/page/to-list.tsx";

/** Leads to the list when a screen has no quiz to show. */
export function ToFreeQuizzes({ why }: { why: string }) {
  return (
    <ToList path="/free-quiz" why={why}>
      Taking you to the quizzes…
    </ToList>
  );
}
