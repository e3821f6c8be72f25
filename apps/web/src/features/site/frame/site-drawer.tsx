import type { RefObject } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { SiteAnchor } from "./site-anchor.tsx";
import { drawerLinks } from "./site-links.ts";

interface SiteDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isSignedIn: boolean;
  button: RefObject<HTMLButtonElement | null>;
}

/** The menu for small windows. It keeps focus inside; Escape, the cross, and the backdrop close it. */
export function SiteDrawer({ open, onOpenChange, isSignedIn, button }: SiteDrawerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      hideTitle
      side="right"
      focusAfter={() => button.current}
    >
      <nav aria-label="Main">
        <ul className="mt-2 border-t border-ink">
          {drawerLinks(isSignedIn).map((link) => (
            <li key={link.label} className="border-b border-line">
              <SiteAnchor
                link={link}
                onClick={() => onOpenChange(false)}
                className="headline flex min-h-14 items-center text-h4 transition-control hover:text-brand aria-[current=page]:text-brand"
              />
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
