import type { AccountServices } from "../account-services.ts";
import { hashSecret, newSecret } from "../session/session.rules.ts";
import { insertSignIn } from "./openid.queries.ts";
import { OPENID_MINUTES } from "./openid-cookie.ts";
import type { OpenidProvider } from "./openid-provider.ts";
import { openidNotConfigured } from "./openid-refusals.ts";

/** Where somebody signs in at a provider, and the secret that their browser returns with. */
export async function beginSignIn(
  services: AccountServices,
  key: string,
): Promise<{ url: string; secret: string }> {
  const provider = requireProvider(services, key);
  const secret = newSecret();
  const { href } = await provider.begin(secret);
  await insertSignIn(services.db, {
    secretHash: hashSecret(secret),
    provider: key,
    minutes: OPENID_MINUTES,
  });
  return { url: href, secret };
}

export function requireProvider({ openid }: AccountServices, key: string): OpenidProvider {
  const provider = openid.get(key);
  if (!provider) throw openidNotConfigured();
  return provider;
}
