import { lazy, Suspense, useSyncExternalStore } from "react";

const Toasts = lazy(async () => ({ default: (await import("./toasts.tsx")).Toasts }));

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
