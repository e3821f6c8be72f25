import { PageTitle } from "../../ui/headings.tsx";

export function FreeTestScreen() {
  return (
    <div className="page-width py-8">
      <PageTitle>Free test</PageTitle>
    </div>
  );
}
