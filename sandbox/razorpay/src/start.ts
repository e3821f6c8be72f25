import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { StateDump } from "./control/ctl-types.ts";
import { dump } from "./control/dump.ts";
import { type Listener, makeListener } from "./http/listener.ts";
import { makeSandbox, type SandboxOptions, setWebhook } from "./state/sandbox.ts";
import { makeSchedule } from "./schedule/schedule.ts";

export type { SandboxOptions } from "./state/sandbox.ts";

export interface RunningSandbox {
  /** The base of the API: `${url}/v1/orders`. */
  url: string;
  checkoutUrl: string;
  keyId: string;
  ctlToken: string;
  /**
   * Answers another server's requests, too, so that it can mount the sandbox under one of its
   * paths.
   */
  handle: Listener;
  sendWebhooksTo(url: string): void;
  state(): StateDump;
  /** Resolves when every webhook that is due has been sent. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Our own payment provider: it speaks the real one's protocol and doesn't move money. */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = makeSandbox(options);
  const schedule = makeSchedule(sandbox);
  const handle = makeListener(sandbox, schedule);
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const { host = "127.0.0.1", port = 0 } = options;
  server.listen(port, host);
  await once(server, "listening");
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  schedule.wake();
  return {
    url,
    checkoutUrl: `${url}/v1/checkout.js`,
    keyId: options.keyId,
    ctlToken: sandbox.ctlToken,
    handle,
    sendWebhooksTo(webhookUrl) {
      setWebhook(sandbox, { url: webhookUrl });
      sandbox.save();
    },
    state: () => dump(sandbox),
    settled: async () => await schedule.settled(),
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, schedule.stop()]);
    },
  };
}
