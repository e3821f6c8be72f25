import { startAuthentication } from "@simplewebauthn/browser";
import { staffAccess, type StaffSelf } from "@theta/contract/staff";
import { type SubmitEvent, useState } from "react";
import { call } from "../../src/lib/call/call.ts";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Button } from "../../src/ui/button.tsx";
import { PasswordField } from "../../src/ui/form/password-field.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { useConfirmMutation } from "./access-data.ts";
import { FormProblem } from "./form-problem.tsx";
import { passkeyProblem } from "./passkey-problem.ts";

type Way = "totp" | "passkey" | "recovery-code";

interface ConfirmFormProps {
  self: StaffSelf;
  /** What the button says, where no passkey is asked for. */
  label: string;
  onConfirmed?: () => void;
}

/** The password, and the second factor if there is one. */
export function ConfirmForm({ self, label, onConfirmed }: ConfirmFormProps) {
  const { way, setWay, password, setPassword, code, setCode, submit, problem, isBusy } =
    useConfirmForm(self, onConfirmed);
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isVouchedFor(self) ? (
          <p className="text-ink-2">
            You've just signed in with {self.openid?.name}, so we don't ask for a password.
          </p>
        ) : (
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {way === "totp" && (
          <TextField
            name="code"
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        {way === "recovery-code" && (
          <TextField
            name="recoveryCode"
            label="Recovery code"
            hint="One of the ten you kept. Each works once."
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" size="lg" full busy={isBusy} busyLabel="Confirming…">
          {way === "passkey" ? "Continue with your passkey" : label}
        </Button>
      </form>
      {way && <OtherWays self={self} way={way} onChoose={setWay} />}
    </>
  );
}

function useConfirmForm(self: StaffSelf, onConfirmed?: () => void) {
  const [way, setWay] = useState<Way | null>(() => firstWay(self));
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [own, setOwn] = useState<string | null>(null);
  const [confirm, { error, isLoading }] = useConfirmMutation();
  const [isAsking, setAsking] = useState(false);

  async function submit() {
    setOwn(null);
    if (password === "" && !isVouchedFor(self)) return setOwn("Enter your password.");
    setAsking(true);
    try {
      const { error: refused } = await confirm({
        ...(password !== "" && { password }),
        ...(await secondFactor(way, code)),
      });
      setCode("");
      if (!refused) onConfirmed?.();
    } catch (failure) {
      setOwn(passkeyProblem(failure, "choose another way"));
    } finally {
      setAsking(false);
    }
  }

  return {
    way,
    setWay: (next: Way) => {
      setWay(next);
      setCode("");
      setOwn(null);
    },
    password,
    setPassword,
    code,
    setCode,
    submit,
    problem: own ?? refusalWords(way, error),
    isBusy: isLoading || isAsking,
  };
}

/** A provider's word takes the place of the password for some minutes; the server decides. */
const isVouchedFor = ({ openid }: StaffSelf) => openid?.isForStaff === true && openid.isRecent;

/** A recovery code doesn't change, unlike what the server says of codes in general. */
function refusalWords(way: Way | null, error: object | undefined): string | null {
  if (way === "recovery-code" && codeOf(staffAccess.confirm, error) === "second-factor-refused")
    return "That recovery code is wrong, or has been used. Each works once.";
  return failureOf(error)?.told.join(" ") ?? null;
}

function firstWay({ factors }: StaffSelf): Way | null {
  if (factors.some(({ kind }) => kind === "passkey")) return "passkey";
  return factors.length > 0 ? "totp" : null;
}

async function secondFactor(way: Way | null, code: string) {
  if (way === "totp") return { code: code.trim() };
  if (way === "recovery-code") return { recoveryCode: code };
  if (way === null) return {};
  const { result } = await call(staffAccess.passkeyToConfirm, undefined);
  const optionsJSON = result as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return { passkey: { ...(await startAuthentication({ optionsJSON })) } as never };
}

const WAY_WORDS: Record<Way, string> = {
  totp: "Use your authenticator app",
  passkey: "Use your passkey",
  "recovery-code": "Use a recovery code",
};

function OtherWays(props: { self: StaffSelf; way: Way; onChoose: (way: Way) => void }) {
  const { self, way, onChoose } = props;
  const has = (kind: Way) =>
    kind === "recovery-code"
      ? self.recoveryCodesLeft > 0
      : self.factors.some((one) => one.kind === kind);
  const others = (Object.keys(WAY_WORDS) as Way[]).filter((one) => one !== way && has(one));
  return (
    <ul className="flex flex-col gap-1">
      {others.map((other) => (
        <li key={other}>
          <button
            type="button"
            className="min-h-11 rounded-sm font-ui underline decoration-line-strong underline-offset-4"
            onClick={() => onChoose(other)}
          >
            {WAY_WORDS[other]}
          </button>
        </li>
      ))}
    </ul>
  );
}
