import { PageTitle } from "../../ui/headings.tsx";

export function TermsScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="What you may expect of Theta, and what we ask of you: accounts, licence, refunds, comments, links.">
        Terms and conditions
      </PageTitle>
    </div>
  );
}
