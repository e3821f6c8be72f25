import { useEffect } from "react";
import { isPartMissing } from "../../../lib/page/new-version.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonLook } from "../../../ui/button-look.ts";

/** Shown in place of a page that failed. It relies on nothing that could have failed along with it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, text, isOffline } = explain(error);
  useEffect(() => {
    if (!isOffline) return undefined;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isOffline]);
  return (
    <div role="alert" className="page-width py-16">
      <div className="border-t border-ink pt-8">
        <h1 className="headline text-h2">{title}</h1>
        <p className="mt-2 max-w-measure text-ink-2">{text}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>Reload</Button>
          {/* A full page load, because the app that would follow a link may be what broke. */}
          <a href="/" className={buttonLook({ variant: "outline" })}>
            Home
          </a>
        </p>
      </div>
    </div>
  );
}

function explain(error: unknown): { title: string; text: string; isOffline?: boolean } {
  if (!isPartMissing(error)) {
    return {
      title: "Unexpected Application Error!",
      text: "Something went wrong on our side, and we've been notified. Reloading often helps.",
    };
  }
  return navigator.onLine
    ? {
        title: "A new version is ready",
        text: "We updated Theta while you had this page open. Reload to get the new version.",
      }
    : {
        title: "You're offline",
        text: "We couldn't load this page. We'll try again as soon as you're back online.",
        isOffline: true,
      };
}
