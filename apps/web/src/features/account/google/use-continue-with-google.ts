import { user } from "@theta/contract";
import { useState } from "react";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";

/** Signs in the person Google vouches for, or says why that isn't possible. */
export function useContinueWithGoogle() {
  const [entering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function proceed(credential: string) {
    setEntering(true);
    setProblem(null);
    try {
      const { result } = await call(user.continueWithGoogle, { credential });
      saveSignedIn(result);
    } catch (error) {
      if (error instanceof CallError) setProblem(error.message);
      else showFailure(error);
    } finally {
      setEntering(false);
    }
  }

  return { enter: (credential: string) => void proceed(credential), entering, problem };
}
