import { documentPath } from "../../../lib/page/document-path.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { GoogleButton } from "./google-button.tsx";
import type { GoogleClient } from "./use-google-button.ts";

/** Google's button, or the way to a page that may have it. */
export function GoogleChoice({ client }: { client: GoogleClient }) {
  if (letsGoogleIn()) return <GoogleButton {...client} />;
  return (
    // Loads the whole page, because only that page's policy allows Google's button.
    <PlainLink href="/login" className="self-center">
      Continue with Google
    </PlainLink>
  );
}

/** Only the documents at these two addresses allow Google's script. */
function letsGoogleIn(): boolean {
  return /^\/(login|signup)\/?$/i.test(documentPath() ?? "");
}
