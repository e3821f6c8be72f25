/**
 * Learners with sessions and plans, written straight into the bench's database. Signing up is
 * throttled and expensive on purpose, so it's no way to make thousands of them.
 */
import { randomUUID } from "node:crypto";
import { loadPlans, planOpens } from "@theta/content";
import type { Client } from "pg";
import { deriveKeys } from "../../apps/api/src/features/account/keys.ts";
import { nameWords } from "../../apps/api/src/features/account/name-words.rules.ts";
import { createPasswords } from "../../apps/api/src/features/account/password/passwords.ts";
import { signAccessToken } from "../../apps/api/src/features/account/session/access-token.ts";
import { BENCH_SECRET } from "./bench-secrets.ts";
import { copyRows } from "./copy-rows.ts";

export const BENCH_PASSWORD = "nine copper owls";

const PLAN = "gmat-mentor";

export interface BenchLearner {
  learnerId: string;
  sessionId: string;
  email: string;
  /** What the server takes for their address. */
  address: string;
  token: () => Promise<string>;
}

/** Tokens last fifteen minutes; a run may last longer. */
const TOKEN_MILLISECONDS = 10 * 60_000;

/** Adds this many learners. `issuer` is the address at which the server will answer. */
export async function addLearners(
  client: Client,
  count: number,
  issuer: string,
): Promise<BenchLearner[]> {
  const { accessTokens } = deriveKeys(BENCH_SECRET);
  const series = randomUUID().slice(0, 8);
  const learners = Array.from({ length: count }, (_, k): BenchLearner => {
    const learnerId = randomUUID();
    const sessionId = randomUUID();
    let token: Promise<string> | undefined;
    let madeAt = 0;
    return {
      learnerId,
      sessionId,
      email: `bench-${series}-${k}@example.org`,
      address: `10.${(k >> 16) & 255}.${(k >> 8) & 255}.${k & 255}`,
      token: async () => {
        if (token && performance.now() - madeAt < TOKEN_MILLISECONDS) return await token;
        madeAt = performance.now();
        token = signAccessToken(accessTokens, issuer, { learnerId, sessionId });
        return await token;
      },
    };
  });
  await writeLearners(client, learners);
  return learners;
}

type Person = Pick<BenchLearner, "learnerId" | "sessionId" | "email">;

const NAME = "Ana Bench";
/** Otherwise, a job would fill them in while others are measured. */
const NAME_WORDS = nameWords(NAME)
  .map((word) => `'${word}'`)
  .join(" ");

export async function writeLearners(client: Client, learners: readonly Person[]): Promise<void> {
  // The same for all, because each takes 30 ms.
  const passwordHash = await createPasswords().hash(BENCH_PASSWORD);
  const now = new Date();
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  await copyRows(
    client,
    "learners",
    "id name name_words phone email email_key password_hash terms_version terms_accepted_at".split(
      " ",
    ),
    mapped(learners, ({ learnerId, email }) => [
      learnerId,
      NAME,
      NAME_WORDS,
      "5550100",
      email,
      email,
      passwordHash,
      "bench",
      at(-1),
    ]),
  );
  await copyRows(
    client,
    "sessions",
    ["learner_id", "id", "refresh_hash", "device", "expires_at"],
    mapped(learners, ({ learnerId, sessionId }) => [
      learnerId,
      sessionId,
      `\\x${sessionId.replaceAll("-", "")}`,
      "bench",
      at(30),
    ]),
  );
  const plan = (await loadPlans()).find(({ key }) => key === PLAN);
  if (!plan) throw new Error(`There is no plan ${PLAN}.`);
  const opens = JSON.stringify(planOpens.parse(plan));
  await copyRows(
    client,
    "subscriptions",
    ["learner_id", "plan_key", "plan_name", "mocks", "sectionals", "starts_at", "ends_at", "opens"],
    mapped(learners, ({ learnerId }) => [
      learnerId,
      plan.key,
      plan.name,
      plan.mocks,
      plan.sectionals,
      at(-1),
      at(365),
      opens,
    ]),
  );
}

function* mapped<T, R>(list: Iterable<T>, change: (one: T) => R): Iterable<R> {
  for (const one of list) yield change(one);
}
