import type { UserDetails } from "@theta/contract";

/** What a learner has paid for. Nothing can be bought so far, so it is the same for everyone. */
export function subscriptionOf(): Pick<UserDetails, "isUserSubscribed" | "subscription"> {
  return { isUserSubscribed: false, subscription: null };
}
