import type { ModalOptions } from "./close-rules.ts";
import type { FrameOptions, PaidReply } from "./messages.ts";

/** The options that a shop may give, as far as the sandbox knows them. */
export interface GivenOptions {
  key?: string;
  order_id?: string;
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  handler?: (reply: PaidReply) => void;
  prefill?: FrameOptions["prefill"];
  notes?: Record<string, string>;
  theme?: { color?: string; backdrop_color?: string };
  modal?: Partial<ModalOptions>;
  retry?: boolean | { enabled?: boolean };
  /** Seconds. */
  timeout?: number;
  readonly?: FrameOptions["readonly"];
}

export interface Options {
  frame: FrameOptions;
  modal: ModalOptions;
  handler: (reply: PaidReply) => void;
  timeoutMs: number | null;
  backdropColor: string;
}

const BACKDROP = "rgba(0, 0, 0, 0.6)";
const nothing = () => {};

/** Fills in the documented defaults. */
export function readOptions(given: GivenOptions | undefined): Options {
  if (!given?.key) throw new Error("No key passed");
  const { modal = {}, retry, timeout } = given;
  return {
    frame: frameOptions(given, given.key, typeof retry === "object" ? retry.enabled : retry),
    modal: {
      backdropclose: modal.backdropclose ?? false,
      escape: modal.escape ?? true,
      handleback: modal.handleback ?? true,
      confirm_close: modal.confirm_close ?? false,
      animation: modal.animation ?? true,
      ondismiss: modal.ondismiss ?? nothing,
    },
    handler: given.handler ?? nothing,
    timeoutMs: timeout ? timeout * 1000 : null,
    backdropColor: given.theme?.backdrop_color ?? BACKDROP,
  };
}

function frameOptions(given: GivenOptions, key: string, retry: boolean | undefined): FrameOptions {
  return {
    key,
    order_id: given.order_id ?? "",
    ...(given.amount === undefined ? {} : { amount: given.amount }),
    ...(given.currency === undefined ? {} : { currency: given.currency }),
    name: given.name ?? "",
    description: given.description ?? "",
    prefill: given.prefill ?? {},
    notes: given.notes ?? {},
    color: given.theme?.color ?? null,
    readonly: given.readonly ?? {},
    canRetry: retry ?? true,
  };
}
