import { useSettings } from "../../lib/settings.ts";
import { PlainLink } from "../../ui/text-link.tsx";
import { GoogleButton } from "./google-button.tsx";

/** The second way in, where this installation offers it. */
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
        // A full load of the page whose policy knows Google; the button stands there.
        <PlainLink href="/login" className="self-center">
          Continue with Google
        </PlainLink>
      )}
    </div>
  );
}

/**
 * A document keeps the policy that it was loaded with, and only those of these two addresses let
 * Google's script in. The address bar may have changed since; the browser's record has not.
 */
function letsGoogleIn(): boolean {
  const loaded = performance.getEntriesByType("navigation")[0];
  return loaded !== undefined && /^\/(login|signup)\/?$/i.test(new URL(loaded.name).pathname);
}
