import { sql } from "kysely";

/** Emails that nobody got, of the last day. Without a recipient, a row only takes as long as an email. */
export const LATELY_FAILED = sql<boolean>`failed_at > now() - interval '24 hours'
  and created_at > now() - interval '30 days' and recipient <> ''`;
