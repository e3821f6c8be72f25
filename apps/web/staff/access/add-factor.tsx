import { startRegistration } from "@simplewebauthn/browser";
import { staffAccess } from "@theta/contract/staff";
import { type SubmitEvent, useState } from "react";
import { renderSVG } from "uqr";
import { call } from "../../src/lib/call/call.ts";
import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { FormProblem } from "./form-problem.tsx";
import { useNoticeClosed } from "./notice-closed.ts";
import { passkeyProblem } from "./passkey-problem.ts";

interface AddFactorProps {
  /** With the recovery codes, if these are the first; null otherwise. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** A passkey, or an authenticator app. */
export function AddFactor({ onAdded }: AddFactorProps) {
  const [app, setApp] = useState<{ secret: string; uri: string } | null>(null);
  const { run, problem, isBusy } = useWork();
  if (app) return <AppSetup app={app} onAdded={onAdded} onCancel={() => setApp(null)} />;
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="lg"
        busy={isBusy}
        onClick={() => void run(async () => onAdded(await addPasskey()))}
      >
        Add a passkey
      </Button>
      <Button
        size="lg"
        variant="outline"
        onClick={() =>
          void run(async () => setApp((await call(staffAccess.beginTotp, undefined)).result))
        }
      >
        Use an authenticator app
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

interface AppSetupProps extends AddFactorProps {
  app: { secret: string; uri: string };
  onCancel: () => void;
}

function AppSetup({ app, onAdded, onCancel }: AppSetupProps) {
  const [code, setCode] = useState("");
  const { run, problem, isBusy } = useWork();
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void run(async () => {
          const { result } = await call(staffAccess.addTotp, { code: code.trim() });
          onAdded(result.recoveryCodes);
        });
      }}
    >
      <p className="text-ink-2">
        Scan this with an authenticator app. If you can't, enter the key by hand:
      </p>
      <QrCode text={app.uri} />
      <code className="rounded-md bg-sunk px-4 py-3 wrap-anywhere numerals">
        {app.secret.replaceAll(/.{4}(?=.)/g, "$& ")}
      </code>
      <TextField
        name="code"
        label="The six digits it shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" busy={isBusy} busyLabel="Checking…">
        Add the app
      </Button>
      <Button size="lg" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

/** Black on white in both themes, because cameras expect that. A picture's address isn't HTML. */
function QrCode({ text }: { text: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  return <img src={source} alt="QR code for your authenticator app" className="size-56" />;
}

async function addPasskey(): Promise<readonly string[] | null> {
  const { result: options } = await call(staffAccess.beginPasskey, undefined);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const passkey = { ...(await startRegistration({ optionsJSON })) } as never;
  const { result } = await call(staffAccess.addPasskey, { name: nameOfDevice(), passkey });
  return result.recoveryCodes;
}

/** "Passkey on Mac": enough to tell two apart. */
function nameOfDevice(): string {
  const [system] = /Windows|Macintosh|iPhone|iPad|Android|Linux/.exec(navigator.userAgent) ?? [];
  return system ? `Passkey on ${system === "Macintosh" ? "Mac" : system}` : "Passkey";
}

/** One thing at a time, and why it failed. */
function useWork() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const noticeClosed = useNoticeClosed();
  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      noticeClosed(error);
      setProblem(passkeyProblem(error, "use an authenticator app"));
    } finally {
      setBusy(false);
    }
  }
  return { run, problem, isBusy };
}
