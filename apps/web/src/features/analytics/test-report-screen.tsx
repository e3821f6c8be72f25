import { PageTitle } from "../../ui/headings.tsx";

export function TestReportScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Test report</PageTitle>
    </div>
  );
}
