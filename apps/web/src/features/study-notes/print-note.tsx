import { studyNotes } from "@theta/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/call/call.ts";
import { saveFile } from "../../lib/page/save-file.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** Downloads the note as a PDF. */
export function PrintNote({ name, title }: { name: string; title: string }) {
  const [busy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      const { result } = await call(studyNotes.print, { name });
      saveFile(result.fileName, pdfOf(result.pdf));
    } catch (error) {
      showFailure(error, "We couldn't download the PDF. Please try again.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={busy} busyLabel="Downloading…" onClick={() => void print()}>
      <Download aria-hidden="true" className="size-4" />
      <span>
        Print or save as PDF<VisuallyHidden>: {title}</VisuallyHidden>
      </span>
    </Button>
  );
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}
