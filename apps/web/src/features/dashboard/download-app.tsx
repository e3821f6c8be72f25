import { Play, Smartphone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";

const WHY_BACK =
  "You are signed in, so there is nothing to sign up for. The app is not in the stores yet.";

/**
 * The block that announces the app. The link is asked for on the page that signs up, as the
 * specification leads it; a learner is led home from there, and told why.
 */
export function DownloadApp() {
  const [email, setEmail] = useState("");
  const navigate = useNavigate();
  function getLink(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    toast.info(WHY_BACK);
    if (typed === "") void navigate("/");
    else void navigate("/signup", { state: typed });
  }
  return (
    <section
      aria-label="Download the app"
      className="grid gap-6 border-t border-ink pt-6 md:grid-cols-2 md:items-end"
    >
      <div>
        <SectionHeading>Theta on your phone</SectionHeading>
        <p className="mt-1 max-w-measure text-ink-2">
          Everything here works in the browser of your phone today. The app is not in the stores
          yet.
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <StoreBadge Sign={Play} store="Google Play" />
          <StoreBadge Sign={Smartphone} store="App Store" />
        </p>
      </div>
      <form onSubmit={getLink} className="flex flex-wrap items-end gap-2" noValidate>
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            label="E-mail for the link"
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
      </form>
    </section>
  );
}

/** Announced, and no link: there is nothing to lead to yet. */
function StoreBadge({ Sign, store }: { Sign: typeof Play; store: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 text-sm">
      <Sign aria-hidden="true" className="size-5" />
      {store}
    </span>
  );
}
