import { randomBytes } from "node:crypto";
import { Clock } from "./clock.ts";
import { type FaultList, makeFaultList } from "./faults.ts";
import { makeId } from "../protocol/ids.ts";
import { emptyState, type Scenario, type State } from "./state.ts";
import { readState, writeState } from "./store.ts";

export interface SandboxOptions {
  port?: number;
  host?: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl?: string;
  /** By default, a random one is made; the running sandbox prints it. */
  ctlToken?: string;
  now?: () => number;
  /** Orders and payments are kept here, so that they survive a restart. */
  stateFile?: string;
  /** How long a webhook's receiver may take. The provider says five seconds. */
  webhookTimeoutMs?: number;
}

export interface RequestNote {
  method: string;
  path: string;
  status: number | null;
}

export interface Sandbox {
  readonly options: SandboxOptions;
  readonly ctlToken: string;
  readonly clock: Clock;
  readonly faults: FaultList;
  /** What was asked of /v1, for tests that count calls. */
  readonly requests: RequestNote[];
  /** Refunds whose first request has not been answered yet, by their idempotency key. */
  readonly refundsUnderWay: Set<string>;
  /** Aborted when the sandbox stops, along with anything still in progress. */
  readonly ending: AbortController;
  state: State;
  /** Saves what has changed before anyone hears about it. */
  save(): void;
}

export function makeSandbox(options: SandboxOptions): Sandbox {
  if (!options.keyId.startsWith("rzp_test_")) {
    throw new Error("The sandbox takes test keys only: the key's id must begin with rzp_test_.");
  }
  const kept = options.stateFile ? readState(options.stateFile) : null;
  const state = kept ?? emptyState(makeId("acc"), options.webhookSecret);
  const sandbox: Sandbox = {
    options,
    ctlToken: options.ctlToken ?? randomBytes(24).toString("hex"),
    clock: new Clock(options.now, state.clockOffset),
    faults: makeFaultList(),
    requests: [],
    refundsUnderWay: new Set(),
    ending: new AbortController(),
    state,
    save() {
      sandbox.state.clockOffset = sandbox.clock.offset;
      if (options.stateFile) writeState(options.stateFile, sandbox.state);
    },
  };
  setWebhook(sandbox, {
    secret: options.webhookSecret,
    ...(options.webhookUrl === undefined ? {} : { url: options.webhookUrl }),
  });
  sandbox.save();
  return sandbox;
}

export function setWebhook(
  { state: { webhook } }: Sandbox,
  { secret, url }: { secret?: string; url?: string | null },
): void {
  if (url !== undefined) webhook.url = url;
  if (secret === undefined || secret === webhook.secret) return;
  webhook.previousSecrets.unshift(webhook.secret);
  webhook.secret = secret;
}

/** The scenario for an order: its own settings override the general ones. */
export function scenarioOf({ state }: Sandbox, orderId: string): Scenario {
  return { ...state.scenarios.usual, ...state.scenarios.byOrder[orderId] };
}
