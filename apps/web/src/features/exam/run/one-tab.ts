/** One tab at a time for one test: the tab that claims it last has it, and the one before hears of it. */

export interface TabClaim {
  claim: () => void;
  release: () => void;
}

/** Two tabs that claim in one moment hear each other; later than this it is another tab taking over. */
const ONE_MOMENT = 300;

/** Without BroadcastChannel there is no claim; then the server's refusals keep the tabs apart. */
export function createTabClaim(name: string, onLost: () => void): TabClaim {
  const id = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  let channel: BroadcastChannel | null = null;
  let claimedAt = 0;

  function hear({ data }: MessageEvent<unknown>) {
    if (channel === null || typeof data !== "number") return;
    if (performance.now() - claimedAt < ONE_MOMENT && data < id) return;
    release();
    onLost();
  }

  function release() {
    channel?.close();
    channel = null;
  }

  return {
    claim() {
      if (typeof BroadcastChannel === "undefined") return;
      if (!channel) {
        channel = new BroadcastChannel(name);
        channel.addEventListener("message", hear);
      }
      claimedAt = performance.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(id);
    },
    release,
  };
}
