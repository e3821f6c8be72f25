import { useRef, useState } from "react";
import { Skeleton, SkeletonBlock } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useContinueWithGoogle } from "./use-continue-with-google.ts";
import { type GoogleClient, useGoogleButton } from "./use-google-button.ts";

/** The button, and what happens when someone returns from Google. Each attempt gets its own nonce. */
export function GoogleButton(client: GoogleClient) {
  const [attempt, setAttempt] = useState(0);
  const { enter, entering, problem } = useContinueWithGoogle();
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice tone="problem">{problem}</Notice>}
      {entering ? (
        <output className="flex min-h-11 items-center justify-center text-ink-2">
          Signing in…
        </output>
      ) : (
        <GooglePlace
          key={attempt}
          client={client}
          onCredential={enter}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </div>
  );
}

interface GooglePlaceProps {
  client: GoogleClient;
  onCredential: (credential: string) => void;
  onRetry: () => void;
}

/** Google draws the button itself, in the space reserved for it. */
function GooglePlace({ client, onCredential, onRetry }: GooglePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useGoogleButton(client, place, onCredential);
  return (
    <>
      {state === "loading" && (
        <Skeleton label="Loading Google sign-in">
          <SkeletonBlock className="h-11 w-full" />
        </Skeleton>
      )}
      {state === "failed" && (
        <FailedState inline title="We couldn't load Google sign-in." onRetry={onRetry} />
      )}
      {/* Light in either theme; in the dark theme, the button's iframe would get a white background. */}
      <div
        ref={place}
        hidden={state !== "ready"}
        className="min-h-11 justify-center scheme-light [&:not([hidden])]:flex"
      />
    </>
  );
}
