import { type InboxMessage, staffInbox } from "@theta/contract/staff";
import { useState } from "react";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { type Failure, failureOf } from "../../src/lib/call/server-data.ts";
import { toast } from "../../src/ui/overlay/toast.ts";
import { useReplyToMessageMutation } from "./inbox-data.ts";
import { forgetDraft, newDraft, readDraft, saveDraft } from "./reply-draft.ts";

/** Why an answer wasn't sent, with what a colleague wrote in the meantime. */
export interface ReplyProblem {
  message: string;
  wrote: { by: string; text: string } | null;
}

export function useReply(message: InboxMessage) {
  const { messageId, revision } = message;
  const [draft, setDraft] = useState(() => readDraft(message) ?? newDraft(message));
  const [problem, setProblem] = useState<ReplyProblem | null>(null);
  const [send, { isLoading }] = useReplyToMessageMutation();

  function keep(edited: typeof draft) {
    setDraft(edited);
    saveDraft(messageId, edited);
  }

  /** Whoever begins to write has seen the message as it is now. */
  function edit(text: string) {
    keep({ ...draft, text, revision: draft.text === "" ? revision : draft.revision });
  }

  async function submit() {
    if (draft.text.trim() === "") {
      return setProblem({ message: "Write your answer first.", wrote: null });
    }
    setProblem(null);
    try {
      await send({ messageId, ...draft }).unwrap();
      forgetDraft(messageId);
      setDraft(newDraft(message));
      toast.success("Your answer is on its way.");
    } catch (error) {
      const failure = failureOf(Object(error) as object)!;
      setProblem(problemOf(failure));
      // Having been told, they may send it anyway.
      const { revision: latest } = failure.state;
      if (codeOf(staffInbox.reply, failure) === "message-changed" && typeof latest === "number") {
        keep({ ...draft, revision: latest });
      }
    }
  }

  return { text: draft.text, edit, submit, problem, isSending: isLoading };
}

function problemOf({ told, message, state }: Failure): ReplyProblem {
  const { by, wrote } = state;
  const hasWritten = typeof by === "string" && typeof wrote === "string";
  return {
    message: told.join(" ") || message,
    wrote: hasWritten ? { by, text: wrote } : null,
  };
}
