import { PageTitle } from "../../ui/headings.tsx";

export function GmatLandingScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="What the GMAT Focus Edition asks, how it is scored, what it costs, when you can sit it, and how to prepare for it.">
        The GMAT exam
      </PageTitle>
    </div>
  );
}
