import { MESSAGE_MOST } from "@theta/contract";
import type { InboxMessage } from "@theta/contract/staff";
import { type SubmitEvent, useRef } from "react";
import { Button } from "../../src/ui/button.tsx";
import { Select } from "../../src/ui/form/select.tsx";
import { TextArea } from "../../src/ui/form/text-field.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { useCannedAnswersQuery } from "./inbox-data.ts";
import { type ReplyProblem, useReply } from "./use-reply.ts";

/** The next answer. It's emailed, and stays with the message. */
export function ReplyForm({ message }: { message: InboxMessage }) {
  const { text, edit, submit, problem, isSending } = useReply(message);
  const form = useRef<HTMLFormElement>(null);
  function insert(answer: string) {
    // What's been typed stays.
    edit(text.trim() === "" ? answer : `${text.trimEnd()}\n\n${answer}`);
    form.current?.querySelector("textarea")?.focus();
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Answer"
      className="flex flex-col gap-4"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CannedAnswerSelect onChoose={insert} />
      <TextArea
        name="text"
        label="Your answer"
        hint={`It's emailed to ${message.email}, with a greeting above and their message below.`}
        rows={8}
        maxLength={MESSAGE_MOST}
        value={text}
        onChange={(event) => edit(event.target.value)}
      />
      {problem && <Problem problem={problem} />}
      <Button type="submit" size="lg" className="self-start" busy={isSending} busyLabel="Sending…">
        Send the answer
      </Button>
    </form>
  );
}

function CannedAnswerSelect({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: answers = [] } = useCannedAnswersQuery();
  const chosen = useRef<HTMLSelectElement>(null);
  if (answers.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <Select
          ref={chosen}
          name="answer"
          label="Canned answer"
          options={answers.map(({ answerId, title }) => ({ value: answerId, label: title }))}
        />
      </div>
      <Button
        size="lg"
        variant="outline"
        onClick={() => {
          const answer = answers.find(({ answerId }) => answerId === chosen.current?.value);
          if (answer) onChoose(answer.text);
        }}
      >
        Insert
      </Button>
    </div>
  );
}

function Problem({ problem: { message, wrote } }: { problem: ReplyProblem }) {
  return (
    <Notice tone="problem">
      <p>{message}</p>
      {wrote && (
        <figure className="mt-3">
          <figcaption className="text-sm text-ink-2">{wrote.by} wrote:</figcaption>
          <blockquote className="mt-1 max-w-measure border-l-2 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
            {wrote.text}
          </blockquote>
        </figure>
      )}
    </Notice>
  );
}
