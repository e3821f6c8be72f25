import { PENDING } from "./pending-prefix.ts";

/**
 * Answers that the server does not have yet outlive a session that it has ended: the learner logs in
 * again and they are sent. Gives what puts them back. Signing out by hand spares nothing.
 */
export function sparePending(): () => void {
  const spared: [string, string][] = [];
  try {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith(PENDING)) spared.push([key, String(text)]);
  } catch {
    // Forbidden: then nothing of ours is in it.
  }
  return () => {
    try {
      for (const [key, text] of spared) localStorage.setItem(key, text);
    } catch {
      // It was there a moment ago; there is no better place.
    }
  };
}
