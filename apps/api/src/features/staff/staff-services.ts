import type { Config } from "../../platform/config/config.ts";
import { deriveKey } from "../../platform/config/secret.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ReadLagging } from "../../platform/database/lagging-reads.ts";
import {
  type AccountServices,
  createAccountServices,
  type HostServices,
} from "../account/account-services.ts";
import { createPaymentServices, type PaymentServices } from "../payments/payment-services.ts";

export interface StaffHost extends HostServices {
  /** Tells the worker that the books are to be checked. */
  checkWaiting: () => void;
}

/** What the console needs from the rest of the server. */
export interface StaffServices {
  config: Config;
  db: Db;
  readLagging: ReadLagging;
  account: AccountServices;
  payments: PaymentServices;
  checkWaiting: () => void;
  /** Encrypts the secrets of authenticator apps. */
  factorKey: Uint8Array;
  /** Where passkeys belong: the site's address, and its host. */
  site: { origin: string; host: string };
  /** In production nobody gets in with a password alone. */
  needsSecondFactor: boolean;
}

export function createStaffServices(host: StaffHost): StaffServices {
  const { config, db, readLagging, secret, checkWaiting } = host;
  return {
    config,
    db,
    readLagging,
    account: createAccountServices(host),
    payments: createPaymentServices(host),
    checkWaiting,
    factorKey: deriveKey(secret, "staff-factors"),
    site: { origin: config.publicUrl, host: new URL(config.publicUrl).hostname },
    needsSecondFactor: config.mode === "production",
  };
}
