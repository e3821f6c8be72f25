import { lazy, Suspense, useState } from "react";
import { AccountButton } from "./account-button.tsx";

const AccountPanel = lazy(async () => ({
  default: (await import("./account-panel.tsx")).AccountPanel,
}));

interface AccountMenuProps {
  /** The name, or the email if there's none. */
  identifier: string;
  email: string;
}

/** The circle on the right of the top bar. Its panel is fetched on the first press. */
export function AccountMenu({ identifier, email }: AccountMenuProps) {
  const [asked, setAsked] = useState(false);
  const closed = (
    <AccountButton
      identifier={identifier}
      aria-expanded={false}
      aria-busy={asked}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountPanel identifier={identifier} email={email} />
    </Suspense>
  );
}
