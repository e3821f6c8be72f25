/** The list of paths as routes: one set for visitors, one for learners. */
import { generatePath, matchRoutes, Navigate, Outlet, type RouteObject } from "react-router";
import { ErrorBoundary } from "./features/site/frame/error-boundary.tsx";
import { lazyScreen, type Screen } from "./lib/page/lazy-screen.tsx";
import { settings } from "./lib/call/settings.ts";
import { SendHome, SendToLogin } from "./lib/page/wrong-audience.tsx";
import { frameOf, NOT_FOUND, REDIRECTS, SITE, type SitePath } from "./router.tsx";
import { ScreenPlace } from "./screen-place.tsx";

/** The parts of a route to fetch before it's shown. */
interface Parts {
  screens: readonly Screen[];
}

export const LearnerStore = lazyScreen(
  "LearnerStore",
  () => import("./lib/session/learner-store.tsx"),
);

const isHere = ({ development }: SitePath) => !development || settings.hasDevPages;

/** Where people sign in. */
const WAYS_IN = new Set<string>(["/login", "/signup", "/forgot-password"]);

/** `hasLoggedIn`: just now, in this tab, so there's no need to tell them. */
export function routesFor(isSignedIn: boolean, hasLoggedIn = false): RouteObject[] {
  const own = isSignedIn ? "learner" : "visitor";
  const here = SITE.filter(isHere);
  const mine = here.filter(({ audience }) => audience === own || audience === "both");
  const others = here.filter(({ audience }) => audience !== own && audience !== "both");
  const missing = { ...NOT_FOUND, path: "/*", frame: "own" } as const;
  const routes = [
    ...framed([...mine, missing], isSignedIn),
    ...others.map(({ path }) => ({
      path,
      element: isSignedIn ? (
        <SendHome isNews={!hasLoggedIn && WAYS_IN.has(path)} />
      ) : (
        <SendToLogin />
      ),
    })),
    ...REDIRECTS.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
  ];
  return isSignedIn ? [{ element: <LearnerStore />, children: routes }] : routes;
}

type Entry = Pick<SitePath, "path" | "frame" | "screen" | "title" | "manyPages">;

/** One route per frame, so that moving between screens inside it leaves the frame alone. */
function framed(entries: readonly Entry[], isSignedIn: boolean): RouteObject[] {
  const groups = Map.groupBy(entries, (entry) => frameOf(entry, isSignedIn));
  return [...groups].map(([Frame, inside]) => ({
    element: <ErrorBoundary>{Frame ? <Frame /> : <Outlet />}</ErrorBoundary>,
    children: inside.map(({ path, screen, title, manyPages }) => ({
      path,
      element: <ScreenPlace Screen={screen} title={manyPages ? null : title} />,
      handle: {
        screens: [...(isSignedIn ? [LearnerStore] : []), ...(Frame ? [Frame] : []), screen],
      } satisfies Parts,
    })),
  }));
}

/** The canonical path in the list for an address, or null. */
export function canonicalPath(pathname: string, isSignedIn: boolean): string | null {
  const found = matchRoutes(routesFor(isSignedIn), pathname)?.at(-1);
  const path = found?.route.path;
  return path?.includes(":") ? generatePath(path, found?.params) : (path ?? null);
}

/** Fetches what the address needs, so that its first render is complete. */
export async function preload(pathname: string, isSignedIn: boolean): Promise<void> {
  const route = matchRoutes(routesFor(isSignedIn), pathname)?.at(-1)?.route;
  const parts: Parts | undefined = route?.handle;
  await Promise.all((parts?.screens ?? []).map((screen) => screen.preload(pathname)));
}
