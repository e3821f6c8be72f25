import { user } from "@theta/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import type { ToConfirm } from "../openid/use-finish-openid.ts";

/** Signs in the person Google vouches for, or says why that isn't possible. */
export function useContinueWithGoogle() {
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function proceed(credential: string) {
    setEntering(true);
    setProblem(null);
    try {
      const { result } = await call(user.continueWithGoogle, { credential });
      saveSignedIn(result);
    } catch (error) {
      const link = toConfirm(error);
      // The page that people return to from other providers asks for the rest.
      if (link) await navigate("/login/google", { state: link });
      else if (error instanceof CallError) setProblem(error.message);
      else showFailure(error);
    } finally {
      setEntering(false);
    }
  }

  return { enter: (credential: string) => void proceed(credential), entering, problem };
}

/** Which account they must prove to be theirs first, if that's why they aren't signed in. */
function toConfirm(error: unknown): ToConfirm | null {
  if (!(error instanceof CallError)) return null;
  if (codeOf(user.continueWithGoogle, error) !== "google-unconfirmed") return null;
  const { email, hasPassword } = error.state;
  return {
    state: "confirm",
    providerName: "Google",
    email: String(email),
    hasPassword: hasPassword === true,
  };
}
