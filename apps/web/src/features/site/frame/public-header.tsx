import { Menu } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { useLearner } from "../../../lib/session/use-session.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { Logo } from "../../../ui/logo.tsx";
import { SiteAnchor } from "./site-anchor.tsx";
import { DASHBOARD, headerLinks, LOGIN, SIGNUP } from "./site-links.ts";

const SiteDrawer = lazy(async () => ({ default: (await import("./site-drawer.tsx")).SiteDrawer }));

const LINK =
  "flex min-h-11 items-center rounded-sm text-ink-2 transition-control hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

export function PublicHeader() {
  const isSignedIn = useLearner() !== null;
  return (
    <header className="page-width flex h-topbar items-center justify-between gap-4 sm:h-18">
      <Link to={isSignedIn ? "/dashboard" : "/"} aria-label="Theta, home" className="rounded-sm">
        <Logo />
      </Link>
      <div className="flex items-center gap-2 sm:gap-8">
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-6 xl:gap-8">
            {headerLinks(isSignedIn).map((link) => (
              <li key={link.label}>
                <SiteAnchor link={link} className={LINK} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          {isSignedIn ? (
            <SiteAnchor link={DASHBOARD} className={buttonLook({ size: "sm" })} />
          ) : (
            <>
              <SiteAnchor link={SIGNUP} className={buttonLook({ size: "sm" })} />
              <span className="hidden min-[22.5rem]:block">
                <SiteAnchor link={LOGIN} className={buttonLook({ size: "sm", variant: "quiet" })} />
              </span>
            </>
          )}
          <MenuButton isSignedIn={isSignedIn} />
        </div>
      </div>
    </header>
  );
}

/** On small windows, everything is in a drawer, whose code loads on the first press. */
function MenuButton({ isSignedIn }: { isSignedIn: boolean }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function show() {
    setAsked(true);
    setOpen(true);
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="needs-scripts -mr-2.5 grid size-11 place-items-center rounded-md text-ink transition-control hover:bg-sunk lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {asked && (
        <Suspense fallback={null}>
          <SiteDrawer open={open} onOpenChange={setOpen} isSignedIn={isSignedIn} button={button} />
        </Suspense>
      )}
    </>
  );
}
