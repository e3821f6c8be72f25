import type { ReactNode } from "react";
import { Arrival } from "../../../lib/page/arrival.tsx";
import { PlainLink } from "../../../ui/text-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { ConfirmLink } from "./confirm-link.tsx";
import { useFinishOpenid } from "./use-finish-openid.ts";

/** Where a provider sends people back to. */
export function OpenidReturnScreen() {
  const end = useFinishOpenid();
  switch (end.state) {
    case "finishing":
      return (
        <Frame title="Signing you in">
          <output className="text-ink-2">One moment…</output>
        </Frame>
      );
    case "confirm":
      return (
        <Frame
          title="Is this account yours?"
          lead={`There's already a Theta account for ${end.email}. Show us once that it's yours, and from then on you can sign in with ${end.providerName}.`}
        >
          <ConfirmLink link={end} />
        </Frame>
      );
    case "refused":
      return (
        <Frame title="You're not signed in">
          <Notice tone="problem">{end.message}</Notice>
          <BackToLogin />
        </Frame>
      );
    case "nothing":
      return (
        <Frame
          title="There's nothing to finish here"
          lead="This page is part of signing in with another account, and works once, in the tab where you started."
        >
          <BackToLogin />
        </Frame>
      );
  }
}

function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <AccountFrame
        title={title}
        lead={lead}
        sentence="Your answers and scores are right where you left them."
      >
        {children}
      </AccountFrame>
      <Arrival title={title} />
    </>
  );
}

/** A whole page load, because that page may have its own policy. */
function BackToLogin() {
  return (
    <PlainLink href="/login" className="self-start">
      Back to sign in
    </PlainLink>
  );
}
