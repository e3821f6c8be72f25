import { PageTitle } from "../../src/ui/headings.tsx";

export function OverviewScreen() {
  return <PageTitle>Overview</PageTitle>;
}
