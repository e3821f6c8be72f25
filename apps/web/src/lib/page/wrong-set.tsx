/** What a path does for somebody in whose set of routes it is not. */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isCheckout } from "./checkout-path.ts";
import { readLastLearnerId } from "../session/local-session.ts";
import { isLeaving } from "../session/leaving.ts";
import { forgetPlace, readPlace, rememberPlace } from "../session/return-place.ts";
import { toast } from "../../ui/overlay/toast.ts";

const HOME_OF_LEARNERS = "/dashboard";

/** A visitor at a learner's path signs in first, and comes back. Someone new who wants to buy signs up. */
export function ToLogin() {
  const { pathname, search, state } = useLocation();
  const wayIn = isCheckout(pathname) && readLastLearnerId() === undefined ? "/signup" : "/login";
  useEffect(() => {
    // On the way out already, perhaps with a better memory of the place.
    if (isLeaving()) return;
    rememberPlace({ path: pathname + search, state: state as unknown });
    // A full load: these pages have a policy of their own.
    location.replace(wayIn);
  }, [pathname, search, state, wayIn]);
  return (
    <output className="page-width block py-16 text-ink-2">
      {wayIn === "/signup" ? "Taking you to sign up…" : "Taking you to sign in…"}
    </output>
  );
}

/**
 * A learner at a visitor's path goes where they wanted to be, or to the dashboard. So does whoever
 * logs in: with that, the path that they stand at is of the wrong set. `isNews`: they came to sign in
 * and are told why they cannot.
 */
export function Homeward({ isNews }: { isNews: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Sent off already: the place is forgotten by now, and the dashboard would be a second way.
    if (location.pathname !== pathname) return;
    if (isNews) toast.info("You're already signed in.");
    const place = readPlace() ?? { path: HOME_OF_LEARNERS };
    forgetPlace();
    void navigate(place.path, { replace: true, state: place.state });
  }, [isNews, pathname, navigate]);
  return null;
}
