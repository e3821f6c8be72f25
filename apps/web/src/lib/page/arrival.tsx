import { useEffect } from "react";
import { useLocation } from "react-router";
import { fullTitle } from "./title.ts";

/** Where a screen reader hears that another page is there. */
const ANNOUNCER = "arrival";

export function ArrivalAnnouncer() {
  return <output id={ANNOUNCER} className="sr-only" />;
}

// The first page is the browser's own arrival: it stays where the browser put it.
let lastPath: string | null = null;
let lastTitle: string | null = null;

/**
 * Does for a change of route what a browser does for a new page: title, top of the page, focus.
 * Stands beside the screen, so that it runs when the screen is there and not while it is fetched.
 */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = fullTitle(title);
    // The same screen under another path (dashboard/Gmat, dashboard/Gre) keeps the focus.
    if (lastTitle !== null && lastTitle !== title) focusHeading(title);
    lastTitle = title;
  }, [title]);

  useEffect(() => {
    if (lastPath !== null && lastPath !== pathname) scrollToTop();
    lastPath = pathname;
  }, [pathname]);

  return null;
}

function scrollToTop() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}

function focusHeading(title: string) {
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = fullTitle(title);
  const main = document.querySelector<HTMLElement>("main");
  // A form that has put the cursor in its first field knows better.
  if (main?.contains(document.activeElement)) return;
  const target = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
