import { useSettings } from "../../../lib/call/settings.ts";
import { GoogleChoice } from "../google/google-choice.tsx";
import { OpenidButton } from "../openid/openid-button.tsx";

/** The other ways to sign in, if this installation offers any. */
export function OtherWays() {
  const { googleClientId, googleScriptUrl, openidProviders } = useSettings();
  const google =
    googleClientId && googleScriptUrl
      ? { clientId: googleClientId, scriptUrl: googleScriptUrl }
      : null;
  if (!google && openidProviders.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {google && <GoogleChoice client={google} />}
      {openidProviders.map((provider) => (
        <OpenidButton key={provider.key} provider={provider} />
      ))}
    </div>
  );
}
