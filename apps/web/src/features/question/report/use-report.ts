import type { ReportKind } from "@theta/contract";
import { useState } from "react";
import { type Failure, failureOf } from "../../../lib/call/server-data.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { useReportProblemMutation } from "./report-data.ts";

type Faults = Partial<Record<"kind" | "text", string>>;

export function useReport(questionId: string, onSent: () => void) {
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [text, setText] = useState("");
  const [isKindMissing, setKindMissing] = useState(false);
  // One for each wording: sent again after a lost answer it's the same report, but a changed one is another.
  const [sent, setSent] = useState<{ id: string; as: string } | null>(null);
  const [report, { error, isLoading }] = useReportProblemMutation();

  async function send() {
    if (isLoading) return;
    setKindMissing(kind === null);
    if (kind === null) return;
    const as = `${kind} ${text}`;
    const id = sent?.as === as ? sent.id : crypto.randomUUID();
    setSent({ id, as });
    const outcome = await report({ reportId: id, questionId, kind, text });
    if (outcome.error) return;
    toast.success("Thanks. We'll look into it and email you.");
    onSent();
  }

  const failure = failureOf(error);
  const faults: Faults = {
    ...faultsOf(failure),
    ...(isKindMissing && kind === null ? { kind: "Choose what's wrong" } : {}),
  };
  return {
    kind,
    setKind,
    text,
    setText,
    faults,
    problem: failure && Object.keys(faultsOf(failure)).length === 0 ? failure.message : null,
    send,
    isSending: isLoading,
  };
}

function faultsOf(failure: Failure | null): Faults {
  const faults: Faults = {};
  for (const { field, msg } of failure?.errors ?? [])
    if (field === "kind" || field === "text") faults[field] ??= msg;
  return faults;
}
