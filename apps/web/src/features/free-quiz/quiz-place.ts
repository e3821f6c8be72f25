import { useSearchParams } from "react-router";
import { SECTION_TABS } from "../../lib/quiz/quiz-data.ts";
import { PAGER_PAGES } from "../../ui/pager-window.ts";

/** Which tab and page of the list is open: in the address, so that a reload and Back keep it. */
export function useQuizPlace() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("section");
  const section = SECTION_TABS.find(({ slug }) => slug === asked) ?? SECTION_TABS[0];
  return {
    section,
    page: pageOf(parameters.get("page")),
    openSection: (slug: string) => setParameters({ section: slug }),
    openPage: (page: number) => setParameters({ section: section.slug, page: String(page) }),
  };
}

/** Whatever stands in the address, a page of the pager. */
function pageOf(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGER_PAGES);
}
