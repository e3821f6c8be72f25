import { useEffect } from "react";

const BRAND = "Theta";

export function fullTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} · ${BRAND}`;
}

/** For a screen whose title depends on what it shows; the router sets all others. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
