/** Google's sign-in script: the few of its functions that we call, and its one loading. */
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

const TIMEOUT_MILLISECONDS = 15_000;

let loading: Promise<GoogleIdentity> | null = null;

/** Loads the script once for this page; a failed loading may be tried again. */
export function loadGoogle(scriptUrl: string): Promise<GoogleIdentity> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(scriptUrl: string): Promise<GoogleIdentity> {
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error("Google's script did not load")));
      setTimeout(() => reject(new Error("Google's script took too long")), TIMEOUT_MILLISECONDS);
      document.head.append(script);
    });
    const google = window.google?.accounts?.id;
    if (!google) throw new Error("Google's script is not the one we know");
    return google;
  } catch (error) {
    script.remove();
    throw error;
  }
}
