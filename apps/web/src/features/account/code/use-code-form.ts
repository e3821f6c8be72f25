import { CODE_DIGITS, user } from "@theta/contract";
import { type SubmitEvent, useRef, useState } from "react";
import { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import type { CodeState } from "./navigation-state.ts";
import { useVerifyCode } from "./use-verify-code.ts";

const NOT_WHOLE = "Enter the 6-digit code from the email";

const isCodeRefused = (error: CallError) =>
  codeOf(user.verifyRegistration, error) === "code-refused" ||
  codeOf(user.verifyResetCode, error) === "code-refused";

/**
 * The state of the code form: the digits so far, what was wrong with the last ones, and whether it's waiting.
 */
export function useCodeForm(waiting: CodeState) {
  const verifyCode = useVerifyCode(waiting);
  const digits = useRef("");
  const checking = useRef(false);
  /** Changing the round empties the boxes. */
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function explain(error: unknown) {
    if (error instanceof CallError && (isCodeRefused(error) || error.status === 400)) {
      setFault(error.message);
      digits.current = "";
      setRound((before) => before + 1);
    } else if (error instanceof CallError) {
      // It wasn't the code's fault, so the code stays: Verify sends it again.
      setProblem(error.message);
    } else showFailure(error);
  }

  async function check(code: string) {
    if (checking.current) return;
    checking.current = true;
    setBusy(true);
    setFault(null);
    setProblem(null);
    try {
      await verifyCode(code);
    } catch (error) {
      explain(error);
    } finally {
      checking.current = false;
      setBusy(false);
    }
  }

  function change(code: string) {
    digits.current = code;
    if (!checking.current && code !== "") setFault(null);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (digits.current.length < CODE_DIGITS) setFault(NOT_WHOLE);
    else void check(digits.current);
  }

  return {
    round,
    fault,
    problem,
    busy,
    change,
    verify: (code: string) => void check(code),
    onSubmit,
  };
}
