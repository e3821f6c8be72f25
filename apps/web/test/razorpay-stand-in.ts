/**
 * Stands in for the provider's window, which is a frame from another origin: tests press its buttons
 * themselves.
 */
import type {
  Razorpay,
  RazorpayDialog,
  RazorpayOptions,
} from "../src/features/payments/checkout/razorpay.ts";

interface StandInWindow {
  options: RazorpayOptions;
  isOpen: boolean;
  pay: () => void;
  decline: (description: string) => void;
  dismiss: () => void;
}

/** Every window that was opened, in order. */
export const windows: StandInWindow[] = [];

/** Makes the next window fail to open, the way a blocker might. */
export const nextWindow = { fails: false };

export const PAID = {
  razorpay_payment_id: "pay_ABCDEFGHIJKLMN",
  razorpay_order_id: "order_ABCDEFGHIJKLMN",
  razorpay_signature: "signed",
};

class StandIn implements RazorpayDialog {
  #decline: (told: { error: { description: string } }) => void = () => {};
  readonly #window: StandInWindow;

  constructor(options: RazorpayOptions) {
    const end = (report: () => void) => {
      this.#window.isOpen = false;
      report();
    };
    this.#window = {
      options,
      isOpen: false,
      pay: () => end(() => options.handler(PAID)),
      decline: (description) => this.#decline({ error: { description } }),
      dismiss: () => end(() => options.modal.ondismiss()),
    };
  }

  on(_: "payment.failed", listener: (told: { error: { description: string } }) => void) {
    this.#decline = listener;
  }

  open() {
    if (nextWindow.fails) {
      nextWindow.fails = false;
      throw new Error("The window was blocked.");
    }
    this.#window.isOpen = true;
    windows.push(this.#window);
  }

  close() {
    this.#window.isOpen = false;
  }
}

export const standIn: Razorpay = StandIn;
