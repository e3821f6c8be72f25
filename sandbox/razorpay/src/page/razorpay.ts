import type { ProviderError } from "./messages.ts";
import { openDialog } from "./open-dialog.ts";
import { type GivenOptions, type Options, readOptions } from "./read-options.ts";

type FailedListener = (response: { error: ProviderError }) => void;

/** A page has one dialog, no matter who opened it. */
let isAnyOpen = false;

/** What a shop's page gets as `window.Razorpay`. */
export class Razorpay {
  readonly #options: Options;
  readonly #failedListeners: FailedListener[] = [];
  #close: (() => void) | null = null;

  constructor(given?: GivenOptions) {
    this.#options = readOptions(given);
  }

  on(event: string, listener: FailedListener): this {
    if (event === "payment.failed") this.#failedListeners.push(listener);
    return this;
  }

  open(): void {
    if (isAnyOpen) return;
    isAnyOpen = true;
    this.#close = openDialog(this.#options, {
      failed: (error) => {
        for (const listener of this.#failedListeners) listener({ error });
      },
      closed: () => {
        isAnyOpen = false;
        this.#close = null;
      },
    });
  }

  /** Removes the dialog without reporting it, because the learner didn't close it. */
  close(): void {
    this.#close?.();
  }
}
