import type { PracticePlan } from "@theta/contract";
import { type SubmitEvent, useState } from "react";
import type { Failure } from "../../lib/call/server-data.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useSavePlanMutation } from "./practice-plan-data.ts";

type Sections = PracticePlan["sections"];

interface PlanFormProps {
  from: Pick<PracticePlan, "startsOn" | "examOn" | "sections">;
  label: string;
  onSaved?: () => void;
}

const NAMES = { quant: "Quantitative", verbal: "Verbal", dataInsights: "Data Insights" };
const ORDERS: Sections[] = [
  ["quant", "verbal", "dataInsights"],
  ["quant", "dataInsights", "verbal"],
  ["verbal", "quant", "dataInsights"],
  ["verbal", "dataInsights", "quant"],
  ["dataInsights", "quant", "verbal"],
  ["dataInsights", "verbal", "quant"],
];
const orderWords = (order: Sections) => order.map((section) => NAMES[section]).join(", then ");

/** What decides the dates: the start, the exam, and which section needs the most work. */
export function PlanForm({ from, label, onSaved }: PlanFormProps) {
  const [startsOn, setStartsOn] = useState(from.startsOn);
  const [examOn, setExamOn] = useState(from.examOn ?? "");
  const [order, setOrder] = useState(from.sections.join());
  const { save, faultOf, isSaving } = useSavePlan(onSaved);

  return (
    <form
      noValidate
      aria-label="Dates and order of the plan"
      className="flex max-w-md flex-col gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save({
          startsOn,
          examOn: examOn || null,
          sections: ORDERS.find((one) => one.join() === order)!,
        });
      }}
    >
      <TextField
        type="date"
        label="First day of the plan"
        value={startsOn}
        error={faultOf("startsOn")}
        onChange={(event) => setStartsOn(event.target.value)}
      />
      <TextField
        type="date"
        label="Exam date, if you have one"
        hint="We'll let you know if the plan won't be finished by then."
        value={examOn}
        error={faultOf("examOn")}
        onChange={(event) => setExamOn(event.target.value)}
      />
      <Select
        label="Which section needs the most work?"
        hint="Weeks 2 to 4 follow this order. You can change it after your first mock."
        value={order}
        options={ORDERS.map((one) => ({ value: one.join(), label: orderWords(one) }))}
        onChange={(event) => setOrder(event.target.value)}
      />
      <Button type="submit" size="lg" busy={isSaving} busyLabel="Saving…" className="self-start">
        {label}
      </Button>
    </form>
  );
}

/** Saves the dates, and says which of them the server refuses. */
function useSavePlan(onSaved: (() => void) | undefined) {
  const [faults, setFaults] = useState<Failure["errors"]>([]);
  const [send, { isLoading }] = useSavePlanMutation();

  async function save(dates: PlanFormProps["from"]) {
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await send({ ...dates, timeZone }).unwrap();
      setFaults([]);
      onSaved?.();
    } catch (error) {
      const { errors = [] } = error as Partial<Failure>;
      setFaults(errors);
      if (!errors.some(({ field }) => field === "startsOn" || field === "examOn"))
        showFailure(error);
    }
  }

  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.msg;
  return { save, faultOf, isSaving: isLoading };
}
