/** One tab at a time per test: the last tab to claim it has it, and the one before is told. */

export interface TabClaim {
  claim: () => void;
  release: () => void;
}

/** Tabs that claim within this time decide by their numbers. After it, the newer claim wins. */
const ONE_MOMENT = 300;

/** Without BroadcastChannel, there's no claim, and the server's refusals keep the tabs apart. */
export function createTabClaim(
  name: string,
  onLost: () => void,
  random: () => number = Math.random,
): TabClaim {
  const id = random();
  let channel: BroadcastChannel | null = null;
  let claimedAt: number;

  function hear({ data }: MessageEvent<unknown>) {
    if (typeof data !== "number") return;
    // A tab that opened its channel after our claim hasn't heard it yet.
    if (performance.now() - claimedAt < ONE_MOMENT && data < id) return post();
    release();
    onLost();
  }

  function post() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage(id);
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
      post();
    },
    release,
  };
}
