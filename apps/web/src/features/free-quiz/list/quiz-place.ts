import { useSearchParams } from "react-router";
import { pageOfAddress } from "../../../lib/page/list-page.ts";
import { SECTION_TABS } from "../shared/quiz-data.ts";

/** Which tab and page of the list are open. They're in the address, so a reload and Back keep them. */
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
