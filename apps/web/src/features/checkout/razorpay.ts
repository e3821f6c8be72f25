/** The payment provider's script: the few of its functions that we call, and its one loading. */
export interface PaidReply {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
  theme: { color: string };
  handler: (reply: PaidReply) => void;
  modal: { confirm_close: boolean; ondismiss: () => void };
}

interface Declined {
  error?: { description?: unknown };
}

export interface RazorpayDialog {
  on(event: "payment.failed", listener: (told: Declined) => void): unknown;
  open(): void;
  close(): void;
}

export type Razorpay = new (options: RazorpayOptions) => RazorpayDialog;

declare global {
  interface Window {
    Razorpay?: Razorpay;
  }
}

const TIMEOUT_MILLISECONDS = 15_000;

let loading: Promise<Razorpay> | null = null;

/** Loads the script once for this page; a failed loading may be tried again. */
export function loadRazorpay(scriptUrl: string): Promise<Razorpay> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(scriptUrl: string): Promise<Razorpay> {
  if (window.Razorpay) return window.Razorpay;
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  try {
    await arrival(script);
    if (!window.Razorpay) throw new Error("what came is not the payment script.");
    return window.Razorpay;
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** The reasons are shown to whoever wants to pay. */
async function arrival(script: HTMLScriptElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(why));
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () =>
        fail("the payment script could not be fetched. A blocker or the line may be in its way."),
      );
      timer = setTimeout(() => fail("the payment script took too long."), TIMEOUT_MILLISECONDS);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
  }
}
