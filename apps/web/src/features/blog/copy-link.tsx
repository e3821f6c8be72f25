import { Link2 } from "lucide-react";
import { toast } from "../../ui/overlay/toast.ts";
import { Button } from "../../ui/button.tsx";

/** Copies the post's address; without a clipboard, shows it instead. */
export function CopyLink({ path }: { path: string }) {
  async function copy() {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast.success("Link copied.");
    } catch {
      toast.info(`Here's the link to this post: ${address}`);
    }
  }
  return (
    <div className="needs-scripts print:hidden">
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-4" />
        Copy link
      </Button>
    </div>
  );
}
