import type { FrameOptions, PaidReply, ProviderError } from "../page/messages.ts";
import type { ReadCard } from "./card-fields.ts";

export interface Preferences {
  order: { amount: number; currency: string };
  cards: {
    number: string;
    network: string;
    refusal: string;
    isInternational: boolean;
    asksAddress: boolean;
  }[];
}

export interface Contact {
  email: string;
  contact: string;
}

/** The sandbox refused. Its error has the provider's format and goes to the page unchanged. */
export class Refused extends Error {
  readonly error: ProviderError;

  constructor(error: ProviderError) {
    super(error.description);
    this.error = error;
  }
}

/** There was no answer, so we don't know how it went. */
export class NoAnswer extends Error {}

export async function askPreferences({ key, order_id }: FrameOptions): Promise<Preferences> {
  const query = new URLSearchParams({ key_id: key, order_id });
  return await ask<Preferences>(`preferences?${query.toString()}`);
}

export async function askPayment(
  options: FrameOptions,
  card: ReadCard,
  contact: Contact,
): Promise<string> {
  const { key, order_id, amount, currency, description, notes } = options;
  const reply = await ask<{ razorpay_payment_id: string }>("payments", {
    key_id: key,
    order_id,
    amount,
    currency,
    description,
    notes,
    card,
    ...contact,
  });
  return reply.razorpay_payment_id;
}

export type BankAnswer = { otp: string } | { outcome: "success" | "failure" | "cancel" };

export async function askBank(paymentId: string, answer: BankAnswer): Promise<PaidReply> {
  return await ask<PaidReply>(`payments/${paymentId}/bank`, answer);
}

async function ask<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  let reply: T & { error?: ProviderError };
  try {
    response = await fetch(path, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    reply = (await response.json()) as typeof reply;
  } catch {
    throw new NoAnswer();
  }
  if (reply.error) throw new Refused(reply.error);
  return reply;
}
