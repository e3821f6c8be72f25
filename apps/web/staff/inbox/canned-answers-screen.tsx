import type { CannedAnswer } from "@theta/contract/staff";
import { useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { ConfirmDialog } from "../../src/ui/overlay/confirm-dialog.tsx";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { CannedAnswerDialog } from "./canned-answer-dialog.tsx";
import { useCannedAnswersQuery, useDeleteAnswerMutation } from "./inbox-data.ts";

type Asking =
  | { what: "add" }
  | { what: "edit"; answer: CannedAnswer }
  | { what: "delete"; answer: CannedAnswer };

/** Answers that are needed again and again. */
export function CannedAnswersScreen() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        over={<TextLink to="/staff/inbox">Inbox</TextLink>}
        lead="Everyone in support sees and changes the same ones. Insert one above the answer to a message."
        aside={<Button onClick={() => setAsking({ what: "add" })}>Add an answer</Button>}
      >
        Canned answers
      </PageTitle>
      <Answers onAsk={setAsking} />
      {asking?.what === "add" && <CannedAnswerDialog onClose={close} />}
      {asking?.what === "edit" && <CannedAnswerDialog answer={asking.answer} onClose={close} />}
      {asking?.what === "delete" && <DeleteDialog answer={asking.answer} onClose={close} />}
    </div>
  );
}

function Answers({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const { data, isFetching, refetch } = useCannedAnswersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return isFetching ? (
      <SkeletonRows
        label="Loading the answers"
        rows={3}
        row="py-4"
        lines={["w-72", "w-40"]}
        end="h-6 w-20"
      />
    ) : (
      <FailedState title="We couldn't load the answers." onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No canned answers yet.">
        Add one for the next question that comes up again and again.
      </EmptyState>
    );
  }
  return (
    <ul className="border-t border-ink">
      {data.map((answer) => (
        <li
          key={answer.answerId}
          className="grid gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[1fr_auto]"
        >
          <div className="min-w-0">
            <h2 className="headline text-h4 wrap-anywhere">{answer.title}</h2>
            <p className="mt-1 line-clamp-4 max-w-measure whitespace-pre-line wrap-anywhere text-ink-2">
              {answer.text}
            </p>
          </div>
          <div className="flex items-start gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-label={`Edit ${answer.title}`}
              onClick={() => onAsk({ what: "edit", answer })}
            >
              Edit
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Delete ${answer.title}`}
              onClick={() => onAsk({ what: "delete", answer })}
            >
              Delete
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function DeleteDialog({ answer, onClose }: { answer: CannedAnswer; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteAnswerMutation();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete "${answer.title}"?`}
      description="It's gone for everyone. Answers that were sent with it stay."
      confirmLabel="Delete"
      busy={isLoading}
      onConfirm={() =>
        void remove({ answerId: answer.answerId, revision: answer.revision })
          .unwrap()
          .then(onClose, showFailure)
      }
    />
  );
}
