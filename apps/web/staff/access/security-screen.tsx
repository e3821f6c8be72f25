import { staffAccess, type StaffFactor } from "@theta/contract/staff";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { call } from "../../src/lib/call/call.ts";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { longDate } from "../../src/lib/long-date.ts";
import { Button } from "../../src/ui/button.tsx";
import { PageTitle, SectionHeading } from "../../src/ui/headings.tsx";
import { ConfirmDialog } from "../../src/ui/overlay/confirm-dialog.tsx";
import { invalidateTags, useRemoveFactorMutation } from "./access-data.ts";
import { AddFactor } from "./add-factor.tsx";
import { useNoticeClosed } from "./notice-closed.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useSelf } from "./use-self.ts";

/** One's own second factors and recovery codes. */
export function SecurityScreen() {
  const { factors, recoveryCodesLeft, needsSecondFactor } = useSelf();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const dispatch = useDispatch();
  const reload = () => void dispatch(invalidateTags(["Self"]));
  return (
    <div className="flex flex-col gap-10">
      <PageTitle lead="What the console asks you for besides your password.">
        Your second factors
      </PageTitle>
      {codes && (
        <div className="flex max-w-md flex-col gap-4">
          <RecoveryCodes codes={codes} />
          <Button onClick={() => setCodes(null)}>I've saved them</Button>
        </div>
      )}
      <section aria-label="Second factors" className="flex flex-col gap-4">
        <SectionHeading ruled>Passkeys and apps</SectionHeading>
        {factors.length === 0 ? (
          <p className="text-ink-2">
            None yet.{" "}
            {needsSecondFactor
              ? "The console needs one."
              : "Here in development, your password alone is enough."}
          </p>
        ) : (
          <ul>
            {factors.map((factor) => (
              <FactorRow key={factor.factorId} factor={factor} />
            ))}
          </ul>
        )}
        <div className="max-w-md">
          <AddFactor
            key={factors.length}
            onAdded={(added) => {
              // Only the first factor brings codes; a later one leaves those on screen alone.
              if (added) setCodes(added);
              reload();
            }}
          />
        </div>
      </section>
      {factors.length > 0 && (
        <section aria-label="Recovery codes" className="flex flex-col gap-4">
          <SectionHeading ruled>Recovery codes</SectionHeading>
          <p className="text-ink-2">You have {recoveryCodesLeft} left of ten.</p>
          <RenewCodes
            onRenewed={(renewed) => {
              setCodes(renewed);
              reload();
            }}
          />
        </section>
      )}
    </div>
  );
}

function RenewCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const noticeClosed = useNoticeClosed();
  async function renew() {
    setBusy(true);
    try {
      const { result } = await call(staffAccess.newRecoveryCodes, undefined);
      onRenewed(result.recoveryCodes);
    } catch (error) {
      if (!noticeClosed(error)) showFailure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        Make new ones
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Make new recovery codes?"
        description="The old ones stop working at once, wherever you keep them."
        confirmLabel="Make new ones"
        busy={isBusy}
        onConfirm={() => void renew()}
      />
    </>
  );
}

function FactorRow({ factor }: { factor: StaffFactor }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveFactorMutation();
  const { factorId, name, createdAt, lastUsedAt } = factor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div>
        <p className="font-ui">{name}</p>
        <p className="text-sm text-ink-muted">
          Added {longDate(createdAt)}
          {lastUsedAt ? `, last used ${longDate(lastUsedAt)}` : ", not used yet"}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove "${name}"?`}
        description="It won't open the console anymore."
        confirmLabel="Remove"
        busy={isLoading}
        onConfirm={() =>
          void remove({ factorId })
            .unwrap()
            .catch(showFailure)
            .finally(() => setAsking(false))
        }
      />
    </li>
  );
}
