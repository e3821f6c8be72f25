import { type CloseCause, closeRule } from "./close-rules.ts";
import { makeDialog } from "./dialog.ts";
import { guardBack, type HistoryGuard } from "./history-guard.ts";
import { type FromFrame, isFromFrame, type ProviderError, type ToFrame } from "./messages.ts";
import { quietPage } from "./quiet-page.ts";
import type { Options } from "./read-options.ts";

/** The frame is at the origin this script came from. */
const HOME = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

export interface Ends {
  failed: (error: ProviderError) => void;
  /** The dialog is gone. Called before anyone hears why. */
  closed: () => void;
}

/** Shows the dialog and returns a function that removes it. */
export function openDialog(options: Options, ends: Ends): () => void {
  const { modal } = options;
  const address = new URL("checkout/public", HOME);
  address.searchParams.set("origin", location.origin);
  const { container, frame } = makeDialog(address.href, options.backdropColor);
  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, address.origin);
  const undo = [quietPage(container), () => container.remove()];
  const end = oneEnd(undo, ends);
  const dismiss = (reason?: string) => end.finish(() => modal.ondismiss(reason));

  const wantClose = (by: CloseCause) => {
    const rule = closeRule(by, modal);
    if (rule === "close") dismiss();
    if (rule === "confirm") send({ type: "confirm-close" });
    return rule;
  };
  const hear = (message: FromFrame) => {
    switch (message.type) {
      case "ready":
        send({ type: "open", options: options.frame });
        return frame.focus();
      case "paid":
        return end.finish(() => options.handler(message.reply));
      case "failed":
        ends.failed(message.error);
        return options.frame.canRetry ? undefined : dismiss();
      case "close-wanted":
        return void wantClose(message.by);
      case "close-confirmed":
        return dismiss();
    }
  };

  undo.push(
    listen(window, "message", ({ origin, source, data }) => {
      const isOurs = origin === address.origin && source === frame.contentWindow;
      if (isOurs && isFromFrame(data)) hear(data);
    }),
    listen(document, "keydown", ({ key }) => {
      if (key === "Escape") wantClose("escape");
    }),
    listen(container, "click", ({ target }) => {
      if (target === container) wantClose("backdrop");
    }),
  );
  if (options.timeoutMs !== null) {
    const timer = setTimeout(() => dismiss("timeout"), options.timeoutMs);
    undo.push(() => clearTimeout(timer));
  }
  document.body.append(container);
  if (modal.handleback) end.guard(() => wantClose("back") === "close");
  return () => end.finish();
}

/**
 * However it ends, it ends once: everything is undone, the history entry is removed, and then the
 * reason is reported.
 */
function oneEnd(undo: (() => void)[], { closed }: Ends) {
  let isOver = false;
  let guarded: HistoryGuard | null = null;
  return {
    finish(then: () => void = () => {}) {
      if (isOver) return;
      isOver = true;
      for (const undoOne of undo.toReversed()) undoOne();
      closed();
      if (guarded) void guarded.leave().then(then);
      else then();
    },
    guard(mayGo: () => boolean) {
      guarded = guardBack(mayGo);
    },
  };
}

function listen<T extends Window | Document | HTMLElement, K extends keyof EventsOf<T> & string>(
  target: T,
  type: K,
  listener: (event: EventsOf<T>[K]) => void,
): () => void {
  const heard = listener as unknown as EventListener;
  target.addEventListener(type, heard);
  return () => target.removeEventListener(type, heard);
}

type EventsOf<T> = T extends Window
  ? WindowEventMap
  : T extends Document
    ? DocumentEventMap
    : HTMLElementEventMap;
