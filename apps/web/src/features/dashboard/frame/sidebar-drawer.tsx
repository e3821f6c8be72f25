import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Small windows: the sidebar over the page. Escape, the cross and the shade close it. */
export function SidebarDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Menu" hideTitle side="left">
      <div className="-mx-6 mt-2">
        <Sidebar onChoose={onClose} />
      </div>
    </Dialog>
  );
}
