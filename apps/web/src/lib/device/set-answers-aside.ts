import { PENDING } from "./pending-prefix.ts";

/**
 * Saves answers the server doesn't have yet when it ends a session, so they can be sent once the learner
 * signs in again. Returns a function that puts them back. Signing out by hand saves nothing.
 */
export function setAnswersAside(): () => void {
  const spared: [string, string][] = [];
  try {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith(PENDING)) spared.push([key, String(text)]);
  } catch {
    // Storage is blocked, so nothing of ours is in it.
  }
  return () => {
    try {
      for (const [key, text] of spared) localStorage.setItem(key, text);
    } catch {
      // Storage worked a moment ago, and there's no better place.
    }
  };
}
