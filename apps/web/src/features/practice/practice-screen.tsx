import { PageTitle } from "../../ui/headings.tsx";

export function PracticeScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Practice</PageTitle>
    </div>
  );
}
