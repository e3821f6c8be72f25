import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Limit } from "../../platform/throttle.ts";
import { networkOf } from "../account/address.rules.ts";
import { deriveKeys, keyedHash } from "../account/keys.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What the contact form and reports need from the rest of the server. */
export interface ContactHost {
  config: Config;
  secret: string;
  db: Db;
  mailWaiting: () => void;
}

export interface ContactServices {
  config: Config;
  db: Db;
  mailWaiting: () => void;
  /** Messages from one network, and in the name of one address. */
  limits: (ip: string, addressKey: string) => Limit[];
  /** A learner's reports about questions. */
  reportLimits: (learnerId: string) => Limit[];
}

export function createContactServices(host: ContactHost): ContactServices {
  const key = deriveKeys(host.secret).limits;
  // Stores who a counter is about as a keyed hash, so that it doesn't identify anyone.
  const limit = (name: string, who: string, hits: number, windowSeconds: number): Limit => ({
    key: `${name}/${windowSeconds}/${keyedHash(key, who).toString("base64url")}`,
    hits,
    windowSeconds,
  });
  const { config, db, mailWaiting } = host;
  return {
    config,
    db,
    mailWaiting,
    limits: (ip, addressKey) => [
      limit("contact-from", networkOf(ip), 5, HOUR),
      limit("contact-from", networkOf(ip), 20, DAY),
      limit("contact-as", addressKey, 5, HOUR),
    ],
    reportLimits: (learnerId) => [
      limit("report-by", learnerId, 10, HOUR),
      limit("report-by", learnerId, 40, DAY),
    ],
  };
}
