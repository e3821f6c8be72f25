import { PageTitle } from "../../ui/headings.tsx";

export function PrivacyPolicyScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="What we keep about you, for how long, and how you have it sent to you or erased.">
        Privacy policy
      </PageTitle>
    </div>
  );
}
