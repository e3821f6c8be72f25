const BRAND = "Theta";

/** The browser tab's title. */
export function fullTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} · ${BRAND}`;
}

export const NOT_FOUND_TITLE = "Page not found";
