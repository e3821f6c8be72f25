import { type InboxMessage, staffInbox } from "@theta/contract/staff";
import { useState } from "react";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { type Failure, failureOf } from "../../src/lib/call/server-data.ts";
import { announce } from "../shared/outcome.tsx";
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
      // It has appeared right above, where sighted people look.
      announce("Your answer is on its way.");
    } catch (error) {
      const failure = failureOf(Object(error) as object)!;
      setProblem(problemOf(failure));
      // Having been told, they may send it anyway.
      const { revision: latest } = failure.state;
      if (codeOf(staffInbox.reply, failure) === "message-changed" && typeof latest === "number") {
        // What went out before it was edited was another answer.
        const replyId = failure.state["isOwn"] === true ? crypto.randomUUID() : draft.replyId;
        keep({ ...draft, replyId, revision: latest });
      }
    }
  }

  return { text: draft.text, edit, submit, problem, isSending: isLoading };
}

function problemOf({ told, message, state }: Failure): ReplyProblem {
  const { wrote, isOwn } = state;
  const by = isOwn === true ? "You" : state["by"];
  const hasWritten = typeof by === "string" && typeof wrote === "string";
  return {
    message: told.join(" ") || message,
    wrote: hasWritten ? { by, text: wrote } : null,
  };
}
