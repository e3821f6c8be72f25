import type { Db } from "../../platform/database/database.ts";
import { toAddress } from "./address.rules.ts";
import {
  type Learner,
  selectOptionalLearner,
  selectOptionalLearnerByAddress,
} from "./learners.queries.ts";

export type Account = Learner;

/** The account with an email address, however it's spelled; undefined if there's none. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const address = toAddress(email);
  return address ? await selectOptionalLearnerByAddress(db, address.key) : undefined;
}

/** An account, with what's needed to ask for its password again. */
export async function readAccount(db: Db, learnerId: string): Promise<Account | undefined> {
  return await selectOptionalLearner(db, learnerId);
}
