/** What a path does for someone whose set of routes doesn't include it. */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isCheckout } from "./checkout-path.ts";
import { readLastLearnerId } from "../session/local-session.ts";
import { isLeaving } from "../session/leaving.ts";
import { leaveNotice } from "../session/notice.ts";
import { forgetPlace, readPlace, rememberPlace } from "../session/return-place.ts";
import { toast } from "../../ui/overlay/toast.ts";

const HOME_OF_LEARNERS = "/dashboard";

/** By hand, or because the session ended there; here, we can't tell. */
const SIGNED_OUT_ELSEWHERE = "You were signed out in another tab.";

/**
 * A visitor on a learner's path signs in first and comes back. Someone new who wants to buy signs up. Someone who was
 * signed in on this page hears why they no longer are.
 */
export function SendToLogin() {
  const { pathname, search, state } = useLocation();
  const isKnown = readLastLearnerId() !== undefined;
  const wayIn = isCheckout(pathname) && !isKnown ? "/signup" : "/login";
  useEffect(() => {
    // Already leaving, perhaps with a better page remembered.
    if (isLeaving()) return;
    rememberPlace({ path: pathname + search, state: state as unknown });
    if (isKnown) leaveNotice(SIGNED_OUT_ELSEWHERE);
    // A full page load, because these pages have their own policy.
    location.replace(wayIn);
  }, [pathname, search, state, wayIn, isKnown]);
  return (
    <output className="page-width block py-16 text-ink-2">
      {wayIn === "/signup" ? "Taking you to sign up…" : "Taking you to sign in…"}
    </output>
  );
}

/**
 * Sends a learner on a visitor's path to where they wanted to be, or to the dashboard. This includes anyone
 * who just signed in, because the path they're on is now in the wrong set. `isNews`: they came to sign in and
 * need to hear why they can't.
 */
export function SendHome({ isNews }: { isNews: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Already sent away: the remembered page is gone by now, and this would override it with the dashboard.
    if (location.pathname !== pathname) return;
    if (isNews) toast.info("You're already signed in.");
    const place = readPlace() ?? { path: HOME_OF_LEARNERS };
    forgetPlace();
    // The staff console is an app of its own.
    if (/^\/staff(\/|$)/i.test(place.path)) location.replace(place.path);
    else void navigate(place.path, { replace: true, state: place.state });
  }, [isNews, pathname, navigate]);
  return null;
}
