import { lazy, Suspense, useSyncExternalStore } from "react";
import { firstMessage } from "./toast.ts";

const Toasts = lazy(async () => {
  // Not only with the first message: screen readers may miss one that comes together with its region, and there may be
  // no connection by then.
  await Promise.race([firstMessage, pageLoaded()]);
  return { default: await loadToasts() };
});

/** Until then, the connection is for what the page itself shows. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((go) => addEventListener("load", go, { once: true }));
}

const RETRY_MS = 10_000;

/** Never fails, because messages mustn't take the screen they're about with them. It tries until it can. */
async function loadToasts(): Promise<typeof import("./toasts.tsx").Toasts> {
  for (;;) {
    const loaded = await import("./toasts.tsx").catch(() => undefined);
    if (loaded) return loaded.Toasts;
    await new Promise((go) => {
      addEventListener("online", go, { once: true });
      setTimeout(go, RETRY_MS);
    });
  }
}

const never = () => () => {};

/** Mounted once for the whole app. Its script loads after the page, and never on the server. */
export function ToastHost({ atBottom = false }: { atBottom?: boolean }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? (
    <Suspense fallback={null}>
      <Toasts atBottom={atBottom} />
    </Suspense>
  ) : null;
}
