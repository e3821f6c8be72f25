import type { Logger } from "pino";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import { createProvider, type Provider } from "./provider/provider.ts";
import { ProviderUnavailable } from "./provider/provider-errors.ts";

/** What buying and refunding need from the rest of the server. */
export interface PaymentHost {
  config: Config;
  db: Db;
  log: Logger;
  /** Tells the worker that there is mail. */
  mailWaiting: () => void;
}

export interface PaymentServices extends PaymentHost {
  /** null: nothing can be bought here. */
  provider: Provider | null;
}

export function createPaymentServices(host: PaymentHost): PaymentServices {
  const { config, db, log, mailWaiting } = host;
  return {
    config,
    db,
    log,
    mailWaiting,
    provider: config.payments ? createProvider(config.payments) : null,
  };
}

export function needProvider({ provider }: PaymentServices): Provider {
  if (!provider) throw new ProviderUnavailable("none is configured");
  return provider;
}
