import { PageTitle } from "../../ui/headings.tsx";

export function CareerScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Two open positions at Theta, what they ask, and how to apply.">
        Career
      </PageTitle>
    </div>
  );
}
