import { randomUUID } from "node:crypto";
import { TERMS_VERSION } from "@theta/contract";
import { hash } from "@node-rs/argon2";
import type { Db } from "../../../platform/database/database.ts";
import { insertLearner, selectOptionalLearnerByAddress } from "../learners.queries.ts";
import { HASH_PARAMETERS } from "../password/passwords.ts";

export const DEMO_PASSWORD = "theta-demo-1";
export const DEMO_EMAILS = ["free@theta.example", "pro@theta.example"] as const;
export const DEMO_STAFF_EMAIL = "staff@theta.example";
const DEMO_LEARNERS = [
  { name: "Free Demo", email: DEMO_EMAILS[0], phone: "5550100" },
  { name: "Pro Demo", email: DEMO_EMAILS[1], phone: "5550101" },
];

/**
 * Two learners for looking around. Returns their ids, the one without a plan first. Existing ones
 * aren't changed.
 */
export async function ensureDemoLearners(db: Db): Promise<[free: string, pro: string]> {
  const [free, pro] = await Promise.all(DEMO_LEARNERS.map((demo) => ensure(db, demo)));
  return [free!, pro!];
}

/** Somebody to look around the console as. Being staff takes a role, too. */
export async function ensureDemoStaffAccount(db: Db): Promise<string> {
  return await ensure(db, { name: "Staff Demo", email: DEMO_STAFF_EMAIL, phone: "5550102" });
}

async function ensure(
  db: Db,
  demo: { name: string; email: string; phone: string },
): Promise<string> {
  const known = await selectOptionalLearnerByAddress(db, demo.email);
  if (known) return known.id;
  const id = randomUUID();
  await insertLearner(db, {
    ...demo,
    id,
    addressKey: demo.email,
    passwordHash: await hash(DEMO_PASSWORD, HASH_PARAMETERS),
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: null,
    termsIp: null,
  });
  return id;
}
