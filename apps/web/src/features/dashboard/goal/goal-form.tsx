import { type Goal, TARGET_SCORES } from "@theta/contract";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Failure } from "../../../lib/call/server-data.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useSaveGoalMutation } from "./goal-data.ts";

const { min, max, step } = TARGET_SCORES;
/** Highest first, because nobody aims for the lowest. */
const TARGETS = Array.from({ length: (max - min) / step + 1 }, (_, k) => String(max - k * step));
const NO_TARGET = { value: "", label: "No target yet" };

interface GoalFormProps {
  from: Goal;
  /** The other button: skip, or leave things as they are. */
  other: string;
  /** If nothing was ever entered, a skip is saved too, so that nobody is asked twice. */
  savesSkip?: boolean;
  /** Opened by a press, so the form takes over the keyboard focus. */
  takesFocus?: boolean;
  onDone: () => void;
}

export function GoalForm({
  from,
  other,
  savesSkip = false,
  takesFocus = false,
  onDone,
}: GoalFormProps) {
  const [examOn, setExamOn] = useState(from.examOn ?? "");
  const [target, setTarget] = useState(String(from.targetScore ?? ""));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const { save, faultOf, isSaving } = useSaveGoal(onDone);

  return (
    <form
      noValidate
      aria-label="Your exam"
      className="grid max-w-md gap-4 @2xl:max-w-none @2xl:grid-cols-[1fr_1fr_auto] @2xl:items-start"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save({ examOn: examOn || null, targetScore: target ? Number(target) : null });
      }}
    >
      <TextField
        ref={first}
        type="date"
        label="Exam date"
        value={examOn}
        error={faultOf("examOn")}
        onChange={(event) => setExamOn(event.target.value)}
      />
      <Select
        label="Target score"
        value={target}
        error={faultOf("targetScore")}
        options={[NO_TARGET, ...TARGETS.map((total) => ({ value: total, label: total }))]}
        onChange={(event) => setTarget(event.target.value)}
      />
      {/* In a row, below the height of a label. */}
      <div className="flex flex-wrap gap-2 @2xl:pt-7.5">
        <Button type="submit" variant="outline" busy={isSaving} busyLabel="Saving…">
          Save
        </Button>
        <Button
          variant="quiet"
          onClick={() => (savesSkip ? void save({ examOn: null, targetScore: null }) : onDone())}
        >
          {other}
        </Button>
      </div>
    </form>
  );
}

/** Saves a goal, and says which part of it the server refuses. */
function useSaveGoal(onDone: () => void) {
  const [faults, setFaults] = useState<Failure["errors"]>([]);
  const [send, { isLoading }] = useSaveGoalMutation();

  async function save(goal: Goal) {
    try {
      await send({
        ...goal,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }).unwrap();
      onDone();
    } catch (error) {
      const { errors = [] } = error as Partial<Failure>;
      setFaults(errors);
      if (!errors.some(({ field }) => field === "examOn" || field === "targetScore"))
        showFailure(error);
    }
  }

  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.msg;
  return { save, faultOf, isSaving: isLoading };
}
