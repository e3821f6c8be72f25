import { useState } from "react";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { useExportAccountData } from "./use-export-account-data.ts";

export function DownloadData() {
  const exportAccountData = useExportAccountData();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await exportAccountData();
    } catch (error) {
      showFailure(error, "We couldn't download your data. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <p className="text-ink-2">One JSON file.</p>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel="Preparing…"
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </div>
  );
}
