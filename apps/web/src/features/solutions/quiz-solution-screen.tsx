import { PageTitle } from "../../ui/headings.tsx";

export function QuizSolutionScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Solutions</PageTitle>
    </div>
  );
}
