import { createHmac } from "node:crypto";
import { join } from "node:path";
import { API_BASE } from "@theta/contract";
import type { RunningSandbox, SandboxOptions } from "@theta/razorpay-sandbox";
import type { Config, PaymentsConfig } from "./platform/config/config.ts";

interface SandboxProvider {
  payments: PaymentsConfig;
  stop: () => Promise<void>;
}

const TIMEOUT_MS = 8_000;

/**
 * This server's payment sandbox, for when no keys are set. It has its own port, because pages meet
 * the real provider on another origin, too. Purchases survive a restart.
 */
export async function startSandboxProvider(
  config: Config,
  secret: string,
): Promise<SandboxProvider> {
  const keys = keysFrom(secret);
  const sandbox = await startOn(config.port + 1, {
    ...keys,
    host: config.host,
    webhookUrl: `http://${reachable(config.host)}:${config.port}${API_BASE}/webhooks/razorpay`,
    stateFile: join(config.dataFolder, "payment-sandbox.json"),
  });
  const { port } = new URL(sandbox.url);
  return { payments: sandboxPayments(config, keys, port), stop: () => sandbox.stop() };
}

/** The sandbox of a server that may be running with the same settings. */
export function findSandboxProvider(config: Config, secret: string): PaymentsConfig {
  return sandboxPayments(config, keysFrom(secret), String(config.port + 1));
}

type Keys = ReturnType<typeof keysFrom>;

function keysFrom(secret: string) {
  const secretFor = (what: string) =>
    createHmac("sha256", secret).update(`payment sandbox ${what}`).digest("hex");
  return {
    keyId: "rzp_test_theta",
    keySecret: secretFor("key"),
    webhookSecret: secretFor("webhook"),
  };
}

function sandboxPayments(config: Config, keys: Keys, port: string): PaymentsConfig {
  return {
    keyId: keys.keyId,
    keySecret: keys.keySecret,
    webhookSecrets: [keys.webhookSecret],
    apiUrl: `http://${reachable(config.host)}:${port}`,
    checkoutUrl: `http://${forBrowsers(config)}:${port}/v1/checkout.js`,
    isSandbox: true,
    timeoutMs: TIMEOUT_MS,
  };
}

/** Uses the port next to ours so that it stays the same, or another one if that is taken. */
async function startOn(port: number, options: SandboxOptions): Promise<RunningSandbox> {
  // Loaded only when the real provider isn't used.
  const { startRazorpaySandbox } = await import("@theta/razorpay-sandbox");
  try {
    return await startRazorpaySandbox({ ...options, port: port > 65_535 ? 0 : port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return await startRazorpaySandbox({ ...options, port: 0 });
  }
}

/** Reachable from this machine; "every address" isn't an address. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** The address of our own pages, unless its name stands for two addresses. */
function forBrowsers(config: Config): string {
  const { hostname } = new URL(config.publicUrl);
  return hostname === "localhost" ? reachable(config.host) : hostname;
}
