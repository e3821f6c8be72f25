/** Learners who sign up, and take tests until they are told to stop. */
import pg from "pg";
import { createChance } from "../../../bench/load/random.ts";
import { productCalls, signUpLearner } from "../../../tools/shots/product-calls.ts";
import { emptyNotes, type Learner, type Notes, play } from "./learner.ts";

const AT_ONCE = 3;

/** As long as a browser waits for an answer. */
const PATIENCE_MILLISECONDS = 10_000;

export interface Load {
  notes: Notes;
  stop: () => Promise<void>;
}

export async function startLoad(
  { site, databaseUrl }: { site: string; databaseUrl: string },
  { learners, thinkMilliseconds }: { learners: number; thinkMilliseconds: number },
): Promise<Load> {
  const people = await signUpAll(site, learners);
  await subscribe(databaseUrl, people);
  const notes = emptyNotes();
  let over = false;
  const playing = people.map(async (one) =>
    play(one, notes, { thinkMilliseconds, isOver: () => over }),
  );
  return {
    notes,
    async stop() {
      over = true;
      await Promise.all(playing);
    },
  };
}

export const emailOf = (k: number) => `lab-${k}@example.org`;

async function signUpAll(site: string, count: number): Promise<Learner[]> {
  const people: Learner[] = [];
  let next = 0;
  const signUpMore = async () => {
    while (next < count) {
      const k = next++;
      const calls = productCalls(site, {
        // One address may verify only so many sign-ups.
        address: `198.51.100.${k % 250}`,
        patienceMilliseconds: PATIENCE_MILLISECONDS,
      });
      const email = emailOf(k);
      const signedUp = await signUpLearner(site, calls, email);
      people.push({
        email,
        calls,
        signedUp,
        likesMocks: k % 2 === 0,
        mode: "forward",
        chance: createChance(k),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signUpMore));
  return people;
}

async function subscribe(databaseUrl: string, people: readonly Learner[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
       select id, 'gmat-practice', 'GMAT PRACTICE', 10, 6, now(), now() + interval '6 months'
       from unnest($1::uuid[]) as id`,
      [people.map(({ signedUp }) => signedUp.learnerId)],
    );
  } finally {
    await client.end();
  }
}
