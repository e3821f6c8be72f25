import { openid, type Reply } from "@theta/contract";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";

export type ToConfirm = Extract<Reply<typeof openid.finishSignIn>["result"], { state: "confirm" }>;

export type Return =
  | { state: "finishing" }
  /** Nobody has come back from anywhere: someone opened or reloaded the page. */
  | { state: "nothing" }
  | { state: "refused"; message: string }
  | ToConfirm;

/** The server accepts no longer one, and only a few of them mean something. */
const LONGEST_ERROR = 200;

/**
 * Takes what the provider added to the address to the server, once, and clears the address. An account
 * that's still to be confirmed stays in the history entry, so that it outlives a reload.
 */
export function useFinishOpenid(): Return {
  const provider = useParams()["provider"] ?? "";
  const { pathname, search, state: kept } = useLocation();
  const navigate = useNavigate();
  const [end, setEnd] = useState<Return>({ state: "finishing" });
  const hasBegun = useRef(false);

  useEffect(() => {
    async function finish(given: URLSearchParams) {
      // The code works once, but it doesn't belong in the history either.
      await navigate(pathname, { replace: true, state: kept });
      const state = given.get("state");
      if (state === null) return setEnd((kept as ToConfirm | null) ?? { state: "nothing" });
      try {
        const { result } = await call(openid.finishSignIn, {
          provider,
          state,
          code: given.get("code") || undefined,
          iss: given.get("iss") || undefined,
          error: given.get("error")?.slice(0, LONGEST_ERROR),
        });
        if (result.state === "signed-in") return saveSignedIn(result.signedIn);
        setEnd(result);
        await navigate(pathname, { replace: true, state: result });
      } catch (error) {
        if (!(error instanceof CallError)) showFailure(error);
        setEnd({ state: "refused", message: wordsFor(error) });
      }
    }

    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish(new URLSearchParams(search));
  }, [navigate, pathname, provider, search, kept]);

  return end;
}

/** The fields of that request are nothing that a person has filled in. */
function wordsFor(error: unknown): string {
  const isOwn = error instanceof CallError && error.code !== "invalid-input";
  return isOwn ? error.message : "We couldn't read this sign-in. Please start again.";
}
