import { lazy, Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { saveDetails } from "../../../lib/session/local-session.ts";
import { useUserDetailsQuery } from "../../../lib/session/details-data.ts";
import { classNames } from "../../../ui/class-names.ts";
import { isCrowded } from "./sidebar-entries.ts";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSidebar } from "./use-sidebar.ts";

const SidebarDrawer = lazy(async () => ({
  default: (await import("./sidebar-drawer.tsx")).SidebarDrawer,
}));

// Its cards bring in the contract's schemas, which the frame itself doesn't need.
const RunningTests = lazy(async () => ({
  default: (await import("./running-tests.tsx")).RunningTests,
}));

/** The frame around everything a signed-in learner sees, except running tests. */
export function LearnerLayout() {
  const sidebar = useSidebar(isCrowded(useLocation().pathname));
  useFreshLearner();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-(--z-menu) rounded-md bg-raised px-4 py-3 font-strong focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <TopBar
        sidebarButton={sidebar.button}
        isSidebarOpen={sidebar.isOpen}
        onToggleSidebar={sidebar.toggle}
      />
      <div className="flex print:block">
        {sidebar.hasRoom ? (
          <div
            className={classNames(
              "sticky top-topbar hidden h-[calc(100dvh-var(--topbar))] shrink-0 overflow-y-auto border-r border-line lg:block print:hidden",
              sidebar.isNarrow ? "w-sidebar-narrow" : "w-sidebar",
            )}
          >
            <Sidebar narrow={sidebar.isNarrow} />
          </div>
        ) : (
          sidebar.isDrawerOpen && (
            <Suspense fallback={null}>
              <SidebarDrawer button={sidebar.button} onClose={() => sidebar.setDrawerOpen(false)} />
            </Suspense>
          )
        )}
        <div className="min-w-0 flex-1">
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-var(--topbar)-var(--runbar))]"
          >
            <Outlet />
          </main>
          <Suspense fallback={null}>
            <RunningTests />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** Asks on every load who this is, because a plan may have been bought or have ended elsewhere. */
function useFreshLearner() {
  const { data } = useUserDetailsQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (data) saveDetails(data);
  }, [data]);
}
