import type { StaffItem } from "@theta/contract/staff";
import { useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { useMay } from "../access/use-self.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import {
  useChangeStandingMutation,
  useLiftSuspensionMutation,
  useSuspendItemMutation,
} from "./items-data.ts";

type Act = "suspend" | "lift" | "retired" | "pretest" | "bank";

interface ActWords {
  label: string;
  title: string;
  description: string;
}

const WORDS: Record<Act, ActWords> = {
  suspend: {
    label: "Suspend",
    title: "Suspend this question?",
    description:
      "From now on, no learner gets it in mock tests, quizzes, or practice. Those who have it on screen can still answer it, and quizzes already begun keep it.",
  },
  lift: {
    label: "Lift the suspension",
    title: "Lift the suspension?",
    description: "The question goes back to how it was before. Mock tests may take five minutes.",
  },
  retired: {
    label: "Retire",
    title: "Retire this question?",
    description:
      "No learner gets it anymore, whatever the bank says. Their old answers still show it.",
  },
  pretest: {
    label: "Put on trial",
    title: "Put this question on trial?",
    description: "Mock tests serve it only where answers don't count.",
  },
  bank: {
    label: "Leave it to the bank",
    title: "Leave this question to the bank?",
    description: "It's in use again if the bank says so.",
  },
};

/** What the role may do about a question in its state. */
export function ItemActions({ item }: { item: StaffItem }) {
  const [asking, setAsking] = useState<Act | null>(null);
  const acts = useActs(item);
  // One for each time that it's asked, so that a second press of the button is harmless.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const perform = usePerform(item.key, requestId);
  if (acts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map((act) => (
        <Button
          key={act}
          variant="outline"
          onClick={() => {
            setRequestId(crypto.randomUUID());
            setAsking(act);
          }}
        >
          {WORDS[act].label}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={WORDS[asking].title}
          description={WORDS[asking].description}
          confirmLabel={WORDS[asking].label}
          onConfirm={(reason) => perform(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function useActs({ holds, pool, bankState }: StaffItem): Act[] {
  const maySuspend = useMay("items.suspend");
  const mayManage = useMay("items.manage");
  const acts: Act[] = [];
  const isSuspended = holds.some(({ state }) => state === "suspended");
  if (isSuspended ? mayManage : maySuspend) acts.push(isSuspended ? "lift" : "suspend");
  if (!mayManage) return acts;
  const standing = holds.find(({ state }) => state !== "suspended")?.state;
  const isOffered = bankState === "active" || bankState === "pretest";
  if (standing !== "retired") acts.push("retired");
  if (standing !== "pretest" && pool === "mock" && isOffered) acts.push("pretest");
  if (standing) acts.push("bank");
  return acts;
}

function usePerform(key: string, requestId: string) {
  const [suspend] = useSuspendItemMutation();
  const [lift] = useLiftSuspensionMutation();
  const [change] = useChangeStandingMutation();
  return async (act: Act, reason: string) => {
    if (act === "suspend") return await suspend({ requestId, key, reason }).unwrap();
    if (act === "lift") return await lift({ requestId, key, reason }).unwrap();
    return await change({ requestId, key, reason, standing: act }).unwrap();
  };
}
