/** Reports this browser's errors to the server's log. Best effort, and only a few per page. */
const MOST_PER_PAGE = 5;
let told = 0;

export async function reportFault(error: unknown, where: string): Promise<void> {
  if (told >= MOST_PER_PAGE) return;
  told += 1;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    const { site } = await import("@theta/contract");
    const { exchange } = await import("./exchange.ts");
    await exchange(
      site.clientErrors,
      {
        message: message.slice(0, 1000) || "(no message)",
        where: where.slice(0, 200),
        ...(stack ? { stack: stack.slice(0, 4000) } : {}),
      },
      { keepalive: true },
    );
  } catch {
    // A report that fails must not cause a second error.
  }
}

/** Reports errors that no screen caught. */
export function reportUncaught(): void {
  addEventListener("error", ({ error, message }) => {
    void reportFault(error ?? message, location.pathname);
  });
  addEventListener(
    "unhandledrejection",
    ({ reason }) => void reportFault(reason, location.pathname),
  );
}
