import { LogOut, ReceiptText, UserRound } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { hasUnsentAnswers } from "../../../lib/device/has-unsent-answers.ts";
import { readLearner } from "../../../lib/session/local-session.ts";
import { signOut } from "../../../lib/session/sign-out.ts";
import { ThemeSwitch } from "../../../ui/theme/theme-switch.tsx";
import { AccountButton } from "./account-button.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";

interface AccountPanelProps {
  identifier: string;
  email: string;
}

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-ui transition-control hover:bg-action-soft hover:text-on-action-soft";

/**
 * Opens right under its circle. It's a panel rather than a menu because the theme switch inside has its own
 * keys. Clicking outside or pressing Escape closes it.
 */
export function AccountPanel({ identifier, email }: AccountPanelProps) {
  const [open, setOpen] = useState(true);
  const [leaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function press() {
    const learner = readLearner();
    if (learner && hasUnsentAnswers(learner.userId)) setAsking(true);
    else leave();
  }

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <AccountButton ref={button} identifier={identifier} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="Account"
            align="end"
            sideOffset={8}
            collisionPadding={8}
            className="z-(--z-menu) w-76 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-raised p-2 text-ink shadow-2 animate-appear"
          >
            <Identity identifier={identifier} email={email} />
            <div className="border-t border-line px-3 py-3">
              <ThemeSwitch />
            </div>
            <div className="border-t border-line pt-2">
              <Link to="/account" onClick={() => setOpen(false)} className={ENTRY}>
                <UserRound aria-hidden="true" className="size-5" />
                Account
              </Link>
              <Link to="/subscriptions" onClick={() => setOpen(false)} className={ENTRY}>
                <ReceiptText aria-hidden="true" className="size-5" />
                Your subscriptions
              </Link>
              <button type="button" onClick={press} disabled={leaving} className={ENTRY}>
                <LogOut aria-hidden="true" className="size-5" />
                {leaving ? "Signing out…" : "Sign out"}
              </button>
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <SignOutDialog
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={leave}
        busy={leaving}
        focusIfGone={() => button.current}
      />
    </>
  );
}

function Identity({ identifier, email }: AccountPanelProps) {
  return (
    <p className="px-3 py-2">
      <span className="block font-strong wrap-anywhere">{identifier}</span>
      {email !== identifier && (
        <span className="block text-sm wrap-anywhere text-ink-muted">{email}</span>
      )}
    </p>
  );
}
