import { useEffect } from "react";
import { useLocation } from "react-router";
import { moveFocus } from "../../ui/browser/move-focus.ts";
import { wasLedHere } from "./load-document.ts";
import { fullTitle } from "./title.ts";

/** Where screen readers hear that a new page has opened. */
const ANNOUNCER = "arrival";

export function ArrivalAnnouncer() {
  return <output id={ANNOUNCER} className="sr-only" />;
}

// The first page is loaded by the browser, so it stays where the browser put it.
let lastPath: string | null = null;
let lastTitle: string | null = null;

/**
 * Does for a route change what a browser does for a new page: title, scroll position, focus. It's rendered
 * next to the screen so that it runs once the screen is there, not while it's loading.
 */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = fullTitle(title);
    // The same screen under another path (dashboard/Gmat, dashboard/Gre) keeps the focus.
    if (lastTitle === null ? wasLedHere : lastTitle !== title) focusHeading(title);
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
  // A form that focused its first field knows better.
  if (main?.contains(document.activeElement)) return;
  const target = main?.querySelector<HTMLElement>("h1") ?? main;
  if (target) moveFocus(target);
}
