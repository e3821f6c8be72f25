import type { RefObject } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Sidebar } from "./sidebar.tsx";

interface SidebarDrawerProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The sidebar over the page, for small windows. Escape, the cross, and the backdrop close it. */
export function SidebarDrawer({ button, onClose }: SidebarDrawerProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Menu"
      hideTitle
      side="left"
      focusAfter={() => button.current}
    >
      <div className="-mx-6 mt-2">
        <Sidebar onChoose={onClose} />
      </div>
    </Dialog>
  );
}
