import { PageTitle } from "../../ui/headings.tsx";

export function QuizAnalyticsScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Analytics</PageTitle>
    </div>
  );
}
