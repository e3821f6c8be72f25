import { PageTitle } from "../../ui/headings.tsx";

export function AboutUsScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Who makes Theta, why, what we offer, and what we promise to those who practise here.">
        About us
      </PageTitle>
    </div>
  );
}
