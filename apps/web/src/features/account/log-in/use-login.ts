import { user } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";

/** Signs a learner in. The router decides where they land, because signing in switches the set of routes. */
export function useLogin() {
  return async (credentials: { email: string; password: string }) => {
    const { result } = await call(user.login, credentials);
    saveSignedIn(result);
  };
}
