import { documentPath } from "../../../lib/page/document-path.ts";
import { useSettings } from "../../../lib/call/settings.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { GoogleButton } from "./google-button.tsx";

/** The other way to sign in, if this installation offers it. */
export function GoogleChoice() {
  const { googleClientId, googleScriptUrl } = useSettings();
  if (!googleClientId || !googleScriptUrl) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {letsGoogleIn() ? (
        <GoogleButton clientId={googleClientId} scriptUrl={googleScriptUrl} />
      ) : (
        // Loads the whole page, because only that page's policy allows Google's button.
        <PlainLink href="/login" className="self-center">
          Continue with Google
        </PlainLink>
      )}
    </div>
  );
}

/** Only the documents at these two addresses allow Google's script. */
function letsGoogleIn(): boolean {
  return /^\/(login|signup)\/?$/i.test(documentPath() ?? "");
}
