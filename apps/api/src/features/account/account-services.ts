import type { UserDetails } from "@theta/contract";
import type { Logger } from "pino";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ReadLagging } from "../../platform/database/lagging-reads.ts";
import { createGoogle, type Google } from "./google/google-token.ts";
import { createOpenidProvider, type OpenidProvider } from "./openid/openid-provider.ts";
import { deriveKeys, type Keys } from "./keys.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createPasswords, type HashParameters, type Passwords } from "./password/passwords.ts";

/**
 * How the account feature finds out what a learner's plan includes, without knowing about plans.
 */
export type SubscriptionOf = (
  db: Db,
  learnerId: string,
) => Promise<Pick<UserDetails, "isUserSubscribed" | "subscription" | "hasPlanEnded">>;

/** What the account feature needs from the rest of the server. */
export interface HostServices {
  config: Config;
  secret: string;
  db: Db;
  readLagging: ReadLagging;
  log: Logger;
  mailWaiting: (afterSeconds?: number) => void;
  subscriptionOf: SubscriptionOf;
  providerFailed: (provider: string) => void;
  /** Only for cheaper password hashes than in production. */
  hashParameters?: HashParameters;
}

export interface AccountServices {
  config: Config;
  db: Db;
  readLagging: ReadLagging;
  log: Logger;
  mailWaiting: (afterSeconds?: number) => void;
  subscriptionOf: SubscriptionOf;
  keys: Keys;
  limits: Limits;
  passwords: Passwords;
  /** null: no Google sign-in. */
  google: Google | null;
  /** By their keys. */
  openid: ReadonlyMap<string, OpenidProvider>;
}

export function createAccountServices(host: HostServices): AccountServices {
  const { config, secret, db, readLagging, log, mailWaiting, subscriptionOf, hashParameters } =
    host;
  const keys = deriveKeys(secret);
  return {
    config,
    db,
    readLagging,
    log,
    mailWaiting,
    subscriptionOf,
    keys,
    limits: createLimits(keys.limits, config.codeMailsPerHour),
    passwords: createPasswords(hashParameters),
    google: config.google ? createGoogle(config.google) : null,
    openid: new Map(
      config.openid.map((one) => [
        one.key,
        createOpenidProvider(one, {
          publicUrl: config.publicUrl,
          key: keys.openid,
          log,
          providerFailed: host.providerFailed,
        }),
      ]),
    ),
  };
}
