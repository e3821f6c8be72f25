import { PageTitle } from "../../ui/headings.tsx";

export function FreeQuizScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Free Quiz</PageTitle>
    </div>
  );
}
