import { createServer, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "../../account/test-port.ts";
import { createProvider } from "./provider.ts";
import { ProviderRefusal, ProviderUnavailable } from "./provider-errors.ts";

const ORDER = "order_AAAAAAAAAAAAAA";
const PAYMENT = "pay_AAAAAAAAAAAAAA";

/** A provider that gives every request this answer. */
async function providerThat(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  onTestFinished(() => void server.close());
  return createProvider({
    keyId: "rzp_test_theta",
    keySecret: "secret",
    webhookSecrets: ["secret"],
    apiUrl: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    checkoutUrl: "http://127.0.0.1",
    isSandbox: true,
    timeoutMs: 2_000,
  });
}

const says = (status: number, description: string) => (response: ServerResponse) =>
  void response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { code: "BAD_REQUEST_ERROR", description } }));

test.each([
  [404, "Not found", ProviderRefusal],
  [400, "The id provided does not exist", ProviderRefusal],
  [400, `${ORDER} is not a valid id`, ProviderRefusal],
  [400, "The requested URL was not found on the server.", ProviderUnavailable],
  [400, "Authentication failed", ProviderUnavailable],
  [400, "Access denied for this account", ProviderUnavailable],
  [401, "The id provided does not exist", ProviderUnavailable],
  [403, "The id provided does not exist", ProviderUnavailable],
  [422, "", ProviderUnavailable],
  [500, "The id provided does not exist", ProviderUnavailable],
])("throws the right error for a read answered with %i %s", async (status, description, error) => {
  const provider = await providerThat(says(status, description));
  await expect(provider.readOrder(ORDER)).rejects.toThrow(error);
  await expect(provider.readPayments(ORDER)).rejects.toThrow(error);
});

test("concludes nothing about an order from a page that something in between sent", async () => {
  const provider = await providerThat((response) => void response.writeHead(404).end("<html>"));
  await expect(provider.readOrder(ORDER)).rejects.toThrow(ProviderUnavailable);
});

test("does not read an endless answer to its end", async () => {
  let sent = 0;
  const provider = await providerThat((response) => {
    const timer = setInterval(() => {
      sent += 1;
      response.write(" ".repeat(250_000));
    }, 5);
    response.on("close", () => clearInterval(timer));
  });
  await expect(provider.readOrder(ORDER)).rejects.toThrow("its answer is too long");
  expect(sent).toBeLessThan(50);
});

test.each([
  [400, "The payment has been fully refunded already.", ProviderRefusal],
  [400, "Authentication failed", ProviderUnavailable],
  [401, "", ProviderUnavailable],
  [403, "", ProviderUnavailable],
  [409, "", ProviderUnavailable],
  [429, "", ProviderUnavailable],
  [502, "", ProviderUnavailable],
])(
  "throws the right error for a refund answered with %i %s",
  async (status, description, error) => {
    const provider = await providerThat(says(status, description));
    const asked = provider.refund(PAYMENT, { amount: 100, key: "refund-of-a-test" });
    await expect(asked).rejects.toThrow(error);
  },
);
