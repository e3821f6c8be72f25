import { thirdPartyScript } from "../../../lib/call/third-party-script.ts";

/** Loads Google's sign-in script once, and types the few functions of it that we call. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: {
      type: "standard";
      theme: "outline" | "filled_black";
      size: "large";
      text: "continue_with";
      width: number;
    },
  ): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

export const loadGoogle = thirdPartyScript({
  read: () => window.google?.accounts?.id,
  words: {
    failed: "Google's script did not load",
    slow: "Google's script took too long",
    wrong: "Google's script isn't the version we expected",
  },
});
