import type { CallError } from "./call-error.ts";

/** Puts right what a call was refused for; says whether it's worth sending again. */
type PutRight = (error: CallError) => Promise<boolean>;

let current: PutRight | null = null;

/** From now on, refused calls wait for this. Returns how to stop. */
export function putRightWith(work: PutRight): () => void {
  current = work;
  return () => {
    if (current === work) current = null;
  };
}

export const putRight: PutRight = async (error) => (current ? await current(error) : false);
