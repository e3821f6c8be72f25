import * as z from "zod";
import type { PaymentsConfig } from "../../../platform/config/config.ts";
import { createBreaker } from "./breaker.ts";
import { ProviderRefusal, ProviderUnavailable } from "./provider-errors.ts";
import {
  collectionOf,
  ProviderFault,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from "./provider-shapes.ts";

interface NewOrder {
  amount: number;
  currency: string;
  receipt: string;
}

interface Request {
  method?: "GET" | "POST";
  body?: object;
  headers?: Record<string, string>;
  /** The timeout of a larger task that this is part of. */
  signal?: AbortSignal | undefined;
}

const ORDER_ID = /^order_[A-Za-z0-9]{14}$/;
const PAYMENT_ID = /^pay_[A-Za-z0-9]{14}$/;
const REFUND_ID = /^rfnd_[A-Za-z0-9]{14}$/;

/**
 * In minutes. Payments are captured automatically while the learner is there; after that, we
 * decide.
 */
const CAPTURE = {
  capture: "automatic",
  capture_options: {
    automatic_expiry_period: 12,
    manual_expiry_period: 7_200,
    refund_speed: "normal",
  },
};

export type Provider = ReturnType<typeof createProvider>;

/**
 * The parts of the payment provider's API that we need: a few calls, each with a timeout, no
 * redirects, and every answer checked against its schema. Ids are checked before they become part
 * of an address.
 */
export function createProvider(config: PaymentsConfig) {
  const ask = askAt(config);
  return {
    createOrder: async ({ amount, currency, receipt }: NewOrder, signal?: AbortSignal) =>
      await ask(ProviderOrder, "orders", {
        method: "POST",
        body: { amount, currency, receipt, payment: CAPTURE },
        signal,
      }),
    /** For an order whose creation got no reply. */
    findOrder: async ({ amount, currency, receipt }: NewOrder, signal?: AbortSignal) => {
      const path = `orders?receipt=${encodeURIComponent(receipt)}`;
      const { items } = await ask(collectionOf(ProviderOrder), path, { signal });
      return items.find(
        (order) =>
          order.receipt === receipt && order.amount === amount && order.currency === currency,
      );
    },
    readOrder: async (id: string) => await ask(ProviderOrder, `orders/${checked(ORDER_ID, id)}`),
    readPayments: async (orderId: string) => {
      const path = `orders/${checked(ORDER_ID, orderId)}/payments`;
      return (await ask(collectionOf(ProviderPayment), path)).items;
    },
    capture: async (paymentId: string, money: { amount: number; currency: string }) =>
      await ask(ProviderPayment, `payments/${checked(PAYMENT_ID, paymentId)}/capture`, {
        method: "POST",
        body: money,
      }),
    refund: async (paymentId: string, { amount, key }: { amount: number; key: string }) =>
      await ask(ProviderRefund, `payments/${checked(PAYMENT_ID, paymentId)}/refund`, {
        method: "POST",
        body: { amount, speed: "normal" },
        headers: { "x-refund-idempotency": key },
      }),
    readRefunds: async (paymentId: string) => {
      const path = `payments/${checked(PAYMENT_ID, paymentId)}/refunds`;
      return (await ask(collectionOf(ProviderRefund), path)).items;
    },
    readRefund: async (id: string) =>
      await ask(ProviderRefund, `refunds/${checked(REFUND_ID, id)}`),
  };
}

/** Sends one request with our keys. After several failures in a row it doesn't ask for a while. */
function askAt(config: PaymentsConfig) {
  const breaker = createBreaker({ failures: 5, pauseMs: 10_000 });
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString("base64")}`;

  return async function ask<T extends z.ZodType>(
    shape: T,
    path: string,
    { method = "GET", body, headers = {}, signal }: Request = {},
  ): Promise<z.output<T>> {
    if (breaker.isOpen()) throw new ProviderUnavailable("it hasn't answered for a while");
    try {
      const timeOut = AbortSignal.timeout(config.timeoutMs);
      const response = await fetch(`${config.apiUrl}/v1/${path}`, {
        method,
        redirect: "error",
        headers: { authorization, "content-type": "application/json", ...headers },
        signal: signal ? AbortSignal.any([timeOut, signal]) : timeOut,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = read(shape, {
        method,
        status: response.status,
        text: await textOf(response),
      });
      breaker.note(true);
      return answer;
    } catch (error) {
      // A refusal is an answer, too.
      breaker.note(error instanceof ProviderRefusal);
      if (error instanceof ProviderRefusal || error instanceof ProviderUnavailable) throw error;
      throw new ProviderUnavailable((error as Error).message, { cause: error });
    }
  };
}

/** Anything from outside was checked before; this is the address's last guard. */
function checked(form: RegExp, id: string): string {
  if (!form.test(id)) throw new Error("This isn't one of the payment provider's ids.");
  return id;
}

/**
 * How the provider answers a read for something that doesn't exist; a 404 may come without these
 * words.
 */
const UNKNOWN = /^the id provided does not exist|is not a valid id\.?$/i;

interface Raw {
  method: string;
  status: number;
  text: string;
}

function read<T extends z.ZodType>(shape: T, { method, status, text }: Raw): z.output<T> {
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    const { success, data } = shape.safeParse(body);
    if (!success) throw new ProviderUnavailable(`its answer (${status}) can't be read`);
    return data;
  }
  const fault = ProviderFault.safeParse(body);
  const description = fault.data?.error.description ?? "";
  const isAnswer =
    fault.success &&
    (method === "GET" ? isUnknown(status, description) : isRefused(status, description));
  if (!isAnswer) throw new ProviderUnavailable(`it answered ${status} ${description}`.trim());
  throw new ProviderRefusal(status, description);
}

/** Any other answer to a read says nothing about the thing asked for. */
function isUnknown(status: number, description: string): boolean {
  return status === 404 || (status === 400 && UNKNOWN.test(description));
}

/** 409: the same refund is under way. A wrong key is reported as 400, 401, or 403. */
const NO_REFUSALS = new Set([401, 403, 408, 409, 429]);

function isRefused(status: number, description: string): boolean {
  return status < 500 && !NO_REFUSALS.has(status) && description !== "Authentication failed";
}

/** Nothing we ask for is nearly this long. */
const MOST_BYTES = 1_000_000;

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new ProviderUnavailable("its answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
