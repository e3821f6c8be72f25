import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar over the page, for small windows. Escape, the cross, and the backdrop close it. */
export function SidebarDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Menu" hideTitle side="left">
      <div className="-mx-6 mt-2">
        <Sidebar onChoose={onClose} />
      </div>
    </Dialog>
  );
}
