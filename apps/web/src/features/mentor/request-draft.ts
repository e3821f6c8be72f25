/** What's in the form, saved in this tab until it's sent, so that a reload brings it back. */
import type { MentorRequest } from "@theta/contract";
import * as z from "zod/mini";
import { readLearner } from "../../lib/session/local-session.ts";

const KEY = "theta-mentor-draft";

const Fields = z.object({ topic: z.string(), message: z.string(), times: z.array(z.string()) });
export type Fields = z.output<typeof Fields>;

const Draft = z.object({
  learnerId: z.optional(z.string()),
  requestId: z.string(),
  /** The revision of the request being changed; null for a new one. */
  revision: z.nullable(z.int()),
  fields: Fields,
});
export type Draft = Omit<z.output<typeof Draft>, "learnerId">;

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, learnerId: readLearner()?.userId }));
  } catch {
    // Storage is full or blocked, so the text exists only in the form.
  }
}

function readDraft(): Draft | null {
  try {
    const { data } = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return data && data.learnerId === readLearner()?.userId ? data : null;
  } catch {
    return null;
  }
}

/** The draft of a new request, unless it was sent and the answer got lost. */
export function newDraft(requests: readonly MentorRequest[]): Draft | null {
  const draft = readDraft();
  const isSent = requests.some(({ requestId }) => requestId === draft?.requestId);
  return draft?.revision === null && !isSent ? draft : null;
}

/** The draft of a change, unless the request has changed since. */
export function draftOf({ requestId, revision }: MentorRequest): Draft | null {
  const draft = readDraft();
  return draft?.requestId === requestId && draft.revision === revision ? draft : null;
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there's no draft.
  }
}
