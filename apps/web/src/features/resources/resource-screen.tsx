import { PageTitle } from "../../ui/headings.tsx";

export function ResourceScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Sheets to read and print: the GMAT Quant Formula Sheet and others.">
        Resources
      </PageTitle>
    </div>
  );
}
