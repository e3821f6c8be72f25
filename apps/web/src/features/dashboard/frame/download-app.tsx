import { Play, Smartphone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLearner } from "../../../lib/session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { SectionHeading } from "../../../ui/headings.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/**
 * Announces the app. A visitor asks for the link on the sign-up page; a learner is already signed up, so
 * they're told how to put Theta on a phone today.
 */
export function DownloadApp() {
  const learner = useLearner();
  const [email, setEmail] = useState("");
  const [isTold, setTold] = useState(false);
  function getLink(event: FormEvent) {
    event.preventDefault();
    setTold(true);
  }
  return (
    <section
      aria-label="Theta on your phone"
      className="grid gap-6 border-t border-ink pt-6 md:grid-cols-2 md:items-end"
    >
      <div>
        <SectionHeading>Theta on your phone</SectionHeading>
        <p className="mt-2 max-w-measure text-ink-2">
          Everything works in your phone's browser today. An app is on its way to:
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <StoreName Sign={Play} store="Google Play" />
          <StoreName Sign={Smartphone} store="App Store" />
        </p>
      </div>
      <form onSubmit={getLink} className="flex flex-wrap items-end gap-2" noValidate>
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            label="Email address"
            hideLabel
            type="email"
            autoComplete="email"
            placeholder="Enter Your Email Id"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" size="lg" className="max-sm:w-full">
          Get the link
        </Button>
        {isTold && (
          <div className="w-full">
            <Notice tone="note">
              <p>
                The app isn't out yet, so there's no link to send. Until it's out, open{" "}
                {location.host} in your phone's browser and sign in as{" "}
                <span className="wrap-anywhere">{learner?.email}</span>.
              </p>
            </Notice>
          </div>
        )}
      </form>
    </section>
  );
}

/** There's no app to link to yet, so this doesn't look clickable. */
function StoreName({ Sign, store }: { Sign: typeof Play; store: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-2">
      <Sign aria-hidden="true" className="size-5" />
      {store}
    </span>
  );
}
