import { useSearchParams } from "react-router";
import { pageOfAddress } from "../../../lib/page/list-page.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { MockList } from "./mock-list.tsx";

export function MockListScreen() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead="Each question is chosen by your answers so far, as in the exam. Full-length tests have three sections of 45 minutes, sectional ones have a single one.">
        Mock Test
      </PageTitle>
      <MockList
        page={pageOfAddress(parameters)}
        onPageChange={(page) => setParameters({ page: String(page) })}
      />
    </div>
  );
}
