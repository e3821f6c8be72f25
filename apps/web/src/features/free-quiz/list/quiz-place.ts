import { useSearchParams } from "react-router";
import { pageOfAddress } from "../../../lib/page/list-page.ts";
import { SECTION_TABS } from "../shared/quiz-data.ts";

/** Which tab and page of the list is open: in the address, so that a reload and Back keep it. */
export function useQuizPlace() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("section");
  const section = SECTION_TABS.find(({ slug }) => slug === asked) ?? SECTION_TABS[0];
  return {
    section,
    page: pageOfAddress(parameters),
    openSection: (slug: string) => setParameters({ section: slug }),
    openPage: (page: number) => setParameters({ section: section.slug, page: String(page) }),
  };
}
