import { user } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";

/** Lets a learner in. Where to is the router's: from now on this is the other set of routes. */
export function useLogin() {
  return async (credentials: { email: string; password: string }) => {
    const { result } = await call(user.login, credentials);
    saveSignedIn(result);
  };
}
