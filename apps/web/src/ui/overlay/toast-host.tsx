import { lazy, Suspense, useSyncExternalStore } from "react";
import { firstMessage } from "./toast.ts";

/** Until then, the connection is for what the page itself shows. */
const AFTER_THE_PAGE_MS = 3000;

const Toasts = lazy(async () => {
  // Not only with the first message, because screen readers may miss one that comes together with its region.
  await Promise.race([firstMessage, new Promise((go) => setTimeout(go, AFTER_THE_PAGE_MS))]);
  return { default: await loadToasts() };
});

/**
 * Never fails, because messages mustn't take the screen they're about with them. Without a connection, it waits for one.
 */
async function loadToasts(): Promise<typeof import("./toasts.tsx").Toasts> {
  for (;;) {
    const loaded = await import("./toasts.tsx").catch(() => undefined);
    if (loaded) return loaded.Toasts;
    await new Promise((go) => addEventListener("online", go, { once: true }));
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
