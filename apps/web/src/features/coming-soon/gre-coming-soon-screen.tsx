import { PageTitle } from "../../ui/headings.tsx";

export function GreComingSoonScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Theta is for the GMAT today. Practice tests, analytics and solutions for the GRE follow.">
        GRE Coming Soon
      </PageTitle>
    </div>
  );
}
