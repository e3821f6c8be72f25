/** No list has more pages than this. */
export const PAGER_PAGES = 50;
const PAGER_BUTTONS = 10;

/** The page numbers to show: at most ten in a row, all existing, with the current one near the middle. */
export function pagerWindow(page: number, lastPage: number): number[] {
  const last = Math.min(Math.max(lastPage, 1), PAGER_PAGES);
  const count = Math.min(last, PAGER_BUTTONS);
  const first = Math.min(Math.max(page - PAGER_BUTTONS / 2 + 1, 1), last - count + 1);
  return Array.from({ length: count }, (_, place) => first + place);
}
