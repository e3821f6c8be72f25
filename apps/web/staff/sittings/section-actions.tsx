import { MOST_MINUTES, type Sitting, type SittingSection } from "@theta/contract/staff";
import { useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { useMay } from "../access/use-self.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { useAddTimeMutation, useReopenMutation, useTakeBackMutation } from "./sittings-data.ts";
import { QUIZ_OVER, REOPEN_HINTS, sectionName } from "./sitting-words.ts";

interface SectionActionsProps {
  sitting: Sitting;
  section: SittingSection;
}

/** What support can do about a section as it stands. */
export function SectionActions({ sitting, section }: SectionActionsProps) {
  const [asking, setAsking] = useState<"time" | "reopen" | "take-back" | null>(null);
  const mayAct = useMay("learners.act");
  if (!mayAct) return null;
  const { state, sectionId, reopenRefusal } = section;
  const close = () => setAsking(null);
  return (
    <>
      {state === "running" && (
        <Button variant="outline" size="sm" onClick={() => setAsking("time")}>
          Add time
        </Button>
      )}
      {state === "ended" && sectionId !== null && reopenRefusal === null && (
        <Button variant="outline" size="sm" onClick={() => setAsking("reopen")}>
          Reopen
        </Button>
      )}
      {state === "reopened" && (
        <Button variant="outline" size="sm" onClick={() => setAsking("take-back")}>
          Take it back
        </Button>
      )}
      {state === "ended" && sectionId === null && (
        <p className="text-sm text-ink-muted">{QUIZ_OVER}</p>
      )}
      {state === "ended" && reopenRefusal && (
        <p className="text-sm text-ink-muted">{REOPEN_HINTS[reopenRefusal]}</p>
      )}
      {asking === "time" && <TimeDialog {...{ sitting, section }} onClose={close} />}
      {asking === "take-back" && <TakeBackDialog {...{ sitting, section }} onClose={close} />}
      {asking === "reopen" && <ReopenDialog {...{ sitting, section }} onClose={close} />}
    </>
  );
}

function TimeDialog({ sitting, section, onClose }: SectionActionsProps & { onClose: () => void }) {
  const [addTime] = useAddTimeMutation();
  const { learner, kind, testId, name } = sitting;
  const minutes = useMinutes(5);
  return (
    <ReasonDialog
      title="Add time"
      description={`${learner.name}'s clock in ${name} moves at once, without a reload. Their report will mention it.`}
      confirmLabel="Add the time"
      problem={minutes.problem}
      onConfirm={(reason) =>
        addTime({
          requestId: minutes.requestId,
          learnerId: learner.learnerId,
          kind,
          testId,
          // As it's on screen: if it has changed, they look first.
          sectionId: section.sectionId,
          deadline: section.deadline!,
          minutes: minutes.value,
          reason,
        }).unwrap()
      }
      onClose={onClose}
    >
      {minutes.field}
    </ReasonDialog>
  );
}

function ReopenDialog(props: SectionActionsProps & { onClose: () => void }) {
  const { sitting, section, onClose } = props;
  const [reopen] = useReopenMutation();
  const { learner, testId, name, sections, endedAt } = sitting;
  const minutes = useMinutes(15);
  const mockWords = sections.length > 1 ? ", and neither does the mock" : "";
  const scoreWords =
    endedAt === null ? "" : `${mockWords}. They may have read the solutions already`;
  return (
    <ReasonDialog
      title={`Reopen ${sectionName(section.sectionType)}?`}
      description={`${learner.name} continues ${name} where it stopped. The clock starts when they press Start Test. Until the section ends again, it has no score${scoreWords}. We'll email them.`}
      confirmLabel="Reopen"
      problem={minutes.problem}
      onConfirm={(reason) =>
        reopen({
          requestId: minutes.requestId,
          learnerId: learner.learnerId,
          mockId: testId,
          sectionId: section.sectionId!,
          minutes: minutes.value,
          reason,
        }).unwrap()
      }
      onClose={onClose}
    >
      {minutes.field}
    </ReasonDialog>
  );
}

function TakeBackDialog({
  sitting,
  section,
  onClose,
}: SectionActionsProps & { onClose: () => void }) {
  const [takeBack] = useTakeBackMutation();
  const [requestId] = useState(() => crypto.randomUUID());
  const { learner, testId, name } = sitting;
  return (
    <ReasonDialog
      title="Take the reopening back?"
      description={`${sectionName(section.sectionType)} in ${name} is over again, with the score it had. ${learner.name} isn't emailed, so tell them.`}
      confirmLabel="Take it back"
      onConfirm={(reason) =>
        takeBack({
          requestId,
          learnerId: learner.learnerId,
          mockId: testId,
          sectionId: section.sectionId!,
          reason,
        }).unwrap()
      }
      onClose={onClose}
    />
  );
}

/** How many minutes, and the id that makes a second press of the button harmless. */
function useMinutes(first: number) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(String(first));
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return {
    requestId,
    value,
    problem: value >= 1 && value <= MOST_MINUTES ? null : `Enter 1 to ${MOST_MINUTES} minutes.`,
    field: (
      <TextField
        name="minutes"
        label="Minutes"
        hint={`A whole number from 1 to ${MOST_MINUTES}.`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    ),
  };
}
