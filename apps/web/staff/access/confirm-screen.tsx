import type { StaffSelf } from "@theta/contract/staff";
import { Arrival } from "../../src/lib/page/arrival.tsx";
import { signOut } from "../../src/lib/session/sign-out.ts";
import { Button } from "../../src/ui/button.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { DoorPage } from "./door-page.tsx";

/**
 * Asks for the password again, and for the second factor, before the console opens. `isOver`: it was
 * open on this page a moment ago.
 */
export function ConfirmScreen({ self, isOver }: { self: StaffSelf; isOver: boolean }) {
  return (
    <DoorPage title="Confirm that it's you">
      <Arrival title="Confirm that it's you" />
      {isOver && (
        <Notice tone="note">
          The console closed while you were in it. It was locked in another tab, your role changed,
          or eight hours are over.
        </Notice>
      )}
      <p className="text-ink-2">
        You're signed in as {self.email}. The console asks for more, and again every eight hours.
      </p>
      {self.openid && !self.openid.isForStaff ? (
        <p className="text-ink-2">
          You signed in with {self.openid.name}, which can't open the console. Sign out of Theta,
          and sign in with your password.{" "}
          {!self.hasPassword && "You have none yet: “Forgot password?” on that page gives you one."}
        </p>
      ) : (
        <Confirming self={self} />
      )}
      <Button variant="outline" onClick={() => void signOut()}>
        Sign out of Theta
      </Button>
    </DoorPage>
  );
}

function Confirming({ self }: { self: StaffSelf }) {
  const { openid, hasPassword } = self;
  return (
    <>
      {openid && !openid.isRecent && <TooLongAgo name={openid.name} hasPassword={hasPassword} />}
      {!hasPassword && !openid && <NoPassword />}
      {(hasPassword || openid?.isRecent) && <ConfirmForm self={self} label="Open the console" />}
    </>
  );
}

function TooLongAgo({ name, hasPassword }: { name: string; hasPassword: boolean }) {
  return (
    <p className="text-ink-2">
      {name} hasn't confirmed that it's you in the last ten minutes.{" "}
      {hasPassword
        ? `Enter your password, or sign out of Theta and sign in with ${name} again.`
        : `Sign out of Theta and sign in with ${name} again.`}
    </p>
  );
}

function NoPassword() {
  return (
    <p className="text-ink-2">
      Your account has no password yet, because you sign in with Google.{" "}
      <TextLink to="/forgot-password" reloadDocument>
        Set one
      </TextLink>
      , then come back.
    </p>
  );
}
