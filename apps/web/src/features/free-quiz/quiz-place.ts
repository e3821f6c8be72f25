import { useSearchParams } from "react-router";
import { SECTION_TABS } from "../../lib/quiz/quiz-data.ts";
import { PAGER_PAGES } from "../../ui/pager-window.ts";

type SectionTab = (typeof SECTION_TABS)[number];

/** Names of the tabs in the address. */
const SLUGS = ["quant", "verbal", "data-insights"] as const;

/** Which tab and page of the list is open: in the address, so that a reload and Back keep it. */
export function useQuizPlace() {
  const [parameters, setParameters] = useSearchParams();
  const slug = SLUGS.find((name) => name === parameters.get("section")) ?? SLUGS[0];
  const tab: SectionTab = SECTION_TABS[SLUGS.indexOf(slug)]!;
  return {
    slug,
    tab,
    page: pageOf(parameters.get("page")),
    openTab: (section: string) => setParameters({ section }),
    openPage: (page: number) => setParameters({ section: slug, page: String(page) }),
  };
}

export const slugOf = (tab: SectionTab): string => SLUGS[SECTION_TABS.indexOf(tab)]!;

/** Whatever stands in the address, a page of the pager. */
function pageOf(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGER_PAGES);
}
