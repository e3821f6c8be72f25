import type { Tx } from "../../../platform/database/database.ts";
import type { AccountServices } from "../account-services.ts";
import { insertIdentity, selectOptionalLearnerIdOfIdentity } from "../google/google.queries.ts";
import { GOOGLE, type Link } from "../links.queries.ts";
import { requireProvider } from "./begin-sign-in.ts";
import { openidNotConfigured } from "./openid-refusals.ts";
import { insertOpenidIdentity, selectOptionalLearnerIdOfOpenid } from "./openid.queries.ts";

/** How a link, once confirmed, signs in. */
export interface LinkWay {
  name: string;
  by: "google" | "openid";
  learnerIdOf: (tx: Tx, link: Link) => Promise<string | undefined>;
  connect: (tx: Tx, link: Link, learnerId: string) => Promise<void>;
}

export function linkWayOf(services: AccountServices, { provider }: Link): LinkWay {
  if (provider !== GOOGLE) {
    return {
      name: requireProvider(services, provider).config.name,
      by: "openid",
      learnerIdOf: selectOptionalLearnerIdOfOpenid,
      connect: insertOpenidIdentity,
    };
  }
  if (!services.google) throw openidNotConfigured();
  return {
    name: "Google",
    by: "google",
    learnerIdOf: selectOptionalLearnerIdOfIdentity,
    connect: insertIdentity,
  };
}
