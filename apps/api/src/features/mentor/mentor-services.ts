import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Limit } from "../../platform/throttle.ts";

export interface MentorServices {
  config: Config;
  db: Db;
  mailWaiting: () => void;
}

/** Each change sends two emails. */
export const changesOf = (learnerId: string): Limit[] => [
  { key: `mentor/3600/${learnerId}`, hits: 10, windowSeconds: 3_600 },
  { key: `mentor/86400/${learnerId}`, hits: 20, windowSeconds: 86_400 },
];
