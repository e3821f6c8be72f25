import { user } from "@theta/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/call/call.ts";
import { type GoogleIdentity, loadGoogle } from "./google-script.ts";

export interface GoogleClient {
  clientId: string;
  scriptUrl: string;
}

/** Google doesn't draw a wider button. */
const WIDEST = 400;

/** Renders Google's button in its place and passes on the credential it returns. */
export function useGoogleButton(
  { clientId, scriptUrl }: GoogleClient,
  place: RefObject<HTMLElement | null>,
  onCredential: (credential: string) => void,
) {
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const latest = useRef(onCredential);
  useEffect(() => {
    latest.current = onCredential;
  });

  useEffect(() => {
    let gone = false;

    async function prepare() {
      const [google, { result }] = await Promise.all([
        loadGoogle(scriptUrl),
        call(user.googleNonce, undefined),
      ]);
      if (gone || !place.current) return;
      google.initialize({
        client_id: clientId,
        nonce: result.nonce,
        callback: ({ credential }) => {
          if (!gone) latest.current(credential);
        },
      });
      draw(google, place.current);
      setState("ready");
    }

    prepare().catch(() => {
      if (!gone) setState("failed");
    });
    return () => {
      gone = true;
    };
  }, [clientId, scriptUrl, place]);

  return state;
}

function draw(google: GoogleIdentity, place: HTMLElement) {
  place.replaceChildren();
  google.renderButton(place, {
    type: "standard",
    theme: "outline",
    size: "large",
    text: "continue_with",
    width: Math.min(place.parentElement?.clientWidth ?? WIDEST, WIDEST),
  });
}
