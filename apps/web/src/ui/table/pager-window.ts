/** The pager always counts fifty pages and shows ten of them. */
export const PAGER_PAGES = 50;
const PAGER_BUTTONS = 10;

/** The page numbers on show: ten in a row that keep the current one near the middle. */
export function pagerWindow(page: number): number[] {
  const last = PAGER_PAGES - PAGER_BUTTONS + 1;
  const first = Math.min(Math.max(page - PAGER_BUTTONS / 2 + 1, 1), last);
  return Array.from({ length: PAGER_BUTTONS }, (_, place) => first + place);
}
