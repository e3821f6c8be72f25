import { Suspense, useState } from "react";
import { useLocation, useRoutes } from "react-router";
import { ErrorBoundary } from "../../src/features/site/frame/error-boundary.tsx";
import { Arrival } from "../../src/lib/page/arrival.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { useSelf } from "../access/use-self.ts";
import { STAFF_SCREENS, type StaffScreen } from "../staff-screens.ts";
import { StaffMenu } from "./staff-menu.tsx";
import { StaffTopBar } from "./staff-top-bar.tsx";

/** The frame around every screen of the console. */
export function StaffFrame({ onLock }: { onLock: () => void }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const routes = useRoutes([
    ...STAFF_SCREENS.map((entry) => ({ path: entry.path, element: <ScreenPlace entry={entry} /> })),
    { path: "*", element: <NoScreen /> },
  ]);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-(--z-menu) rounded-md bg-raised px-4 py-3 font-strong focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <StaffTopBar
        isMenuOpen={isMenuOpen}
        onToggleMenu={() => setMenuOpen(!isMenuOpen)}
        onLock={onLock}
      />
      <div className="lg:flex">
        <div
          className={`${isMenuOpen ? "block" : "hidden"} shrink-0 border-line max-lg:border-b lg:sticky lg:top-topbar lg:block lg:h-[calc(100dvh-var(--topbar))] lg:w-sidebar lg:overflow-y-auto lg:border-r`}
        >
          <StaffMenu onChoose={() => setMenuOpen(false)} />
        </div>
        <main
          id="main"
          tabIndex={-1}
          // Below the last button is room for a message, which comes up at the bottom of the window.
          className="min-h-[calc(100dvh-var(--topbar))] min-w-0 flex-1 px-gutter pt-8 pb-28"
          key={pathname}
        >
          {routes}
        </main>
      </div>
    </>
  );
}

function ScreenPlace({ entry }: { entry: StaffScreen }) {
  const { permissions } = useSelf();
  const { screen: Screen, title, permission } = entry;
  if (permission && !permissions.includes(permission)) return <NotForRole />;
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <SkeletonRows
            label="Loading the page"
            rows={6}
            row="py-4"
            lines={["w-72", "w-40"]}
            end="h-6 w-20"
          />
        }
      >
        <Screen />
        <Arrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotForRole() {
  const { role } = useSelf();
  return (
    <PageTitle lead={`You're in the console as ${role}. An owner can give you another role.`}>
      Your role doesn't include this page
    </PageTitle>
  );
}

function NoScreen() {
  return <PageTitle lead="There's nothing at this address.">Page not found</PageTitle>;
}
