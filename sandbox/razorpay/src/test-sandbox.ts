/** A sandbox for one test, with a shop that receives its webhooks. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { sandboxControls } from "./control/ctl-client.ts";
import type { OrderEntity, PaymentEntity, RefundEntity } from "./protocol/entities.ts";
import { type SandboxOptions, startRazorpaySandbox } from "./start.ts";

export const KEY = "rzp_test_unit";
export const KEY_SECRET = "the key's secret";
export const WEBHOOK_SECRET = "the webhook's secret";
export const BASIC = `Basic ${Buffer.from(`${KEY}:${KEY_SECRET}`).toString("base64")}`;

export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  event: string;
}

export interface Reply<T> {
  status: number;
  body: T & { error?: Record<string, unknown> };
}

export async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  const shop = await startShop();
  const sandbox = await startRazorpaySandbox({
    keyId: KEY,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: shop.url,
    // Enough time for a busy machine; tests of a shop that never answers make it short.
    webhookTimeoutMs: 20_000,
    ...options,
  });
  onTestFinished(async () => await sandbox.stop());

  const api = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> => {
    const response = await fetch(`${sandbox.url}/v1/${path}`, {
      method,
      headers: { authorization: BASIC, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Reply<T>["body"] };
  };
  const order = async (more: Record<string, unknown> = {}): Promise<OrderEntity> =>
    (await api<OrderEntity>("POST", "orders", { amount: 7400, currency: "USD", ...more })).body;
  return {
    sandbox,
    shop,
    api,
    order,
    ctl: sandboxControls(sandbox),
    payment: async (id: string) => (await api<PaymentEntity>("GET", `payments/${id}`)).body,
    readOrder: async (id: string) => (await api<OrderEntity>("GET", `orders/${id}`)).body,
    refund: async (id: string, body: object = {}, headers: Record<string, string> = {}) =>
      await api<RefundEntity>("POST", `payments/${id}/refund`, body, headers),
  };
}

async function startShop() {
  const heard: Heard[] = [];
  const shop = { heard, url: "", answers: 200 as number | "nothing" };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      heard.push({
        headers: request.headers,
        body,
        event: (JSON.parse(body) as { event: string }).event,
      });
      if (shop.answers !== "nothing") response.writeHead(shop.answers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return shop;
}

export function eventsOf(heard: Heard[]): string[] {
  return heard.map(({ event }) => event);
}
