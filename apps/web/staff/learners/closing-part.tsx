import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";
import { useMay } from "../access/use-self.ts";
import type { PartProps } from "./asking.ts";
import { LearnerPart } from "./learner-part.tsx";

/** The end of an account, apart from the daily work and framed, so that nobody takes one act for another. */
export function ClosingPart({ learner, ask }: PartProps) {
  return (
    <LearnerPart id="closing" title="Close or delete">
      {learner.account.isStaff ? (
        <p className="text-ink-2">
          This account belongs to the team, so it can't be closed or deleted here. An owner can
          remove its role first.
        </p>
      ) : (
        <Acts learner={learner} ask={ask} />
      )}
    </LearnerPart>
  );
}

function Acts({ learner, ask }: PartProps) {
  const mayAct = useMay("learners.act");
  const mayErase = useMay("learners.erase");
  const isClosed = learner.account.deletionDueAt !== null;
  return (
    <ul className="divide-y divide-incorrect rounded-md border border-incorrect">
      {mayAct && !isClosed && (
        <Act
          words="Closing signs them out everywhere. Everything is deleted in seven days unless they sign in before then."
          label="Close the account"
          onAsk={() => ask({ what: "close-account" })}
        />
      )}
      {mayAct && isClosed && (
        <Act
          words="Keeping it stops the deletion."
          label="Keep the account"
          onAsk={() => ask({ what: "keep-account" })}
        />
      )}
      {mayErase ? (
        <Act
          words={<strong>This deletes everything right away. It can't be undone.</strong>}
          label="Delete it now"
          onAsk={() => ask({ what: "erase" })}
        />
      ) : (
        <li className="px-4 py-3 text-ink-2">Only an owner can delete it at once.</li>
      )}
    </ul>
  );
}

interface ActProps {
  words: ReactNode;
  label: string;
  onAsk: () => void;
}

function Act({ words, label, onAsk }: ActProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <p className="max-w-measure min-w-0 flex-1 basis-64">{words}</p>
      <Button variant="outline" size="sm" onClick={onAsk}>
        {label}
      </Button>
    </li>
  );
}
