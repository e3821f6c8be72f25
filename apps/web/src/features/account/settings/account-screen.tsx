import { useShown } from "../../../lib/page/use-shown.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { AccountPart } from "./account-part.tsx";
import { CloseAccount } from "../erase/close-account.tsx";
import { Devices } from "../devices/devices.tsx";
import { useSessionsQuery } from "../devices/sessions-data.ts";
import { DownloadData } from "./download-data.tsx";
import { LearnerDetails } from "./learner-details.tsx";
import { TestSettingsForm } from "../../test-settings/test-settings-form.tsx";

export function AccountScreen() {
  // The list of devices is longer than its placeholder, and what's below it would move.
  const showsRest = useShown(useSessionsQuery().isLoading);
  return (
    <div className="page-width @container flex flex-col gap-12 py-8">
      <PageTitle>Your account</PageTitle>
      <AccountPart title="Details">
        <LearnerDetails />
      </AccountPart>
      <AccountPart title="Password">
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
          <p className="text-ink-2">Changing it signs you out on every device.</p>
          <ButtonLink to="/update-password" variant="outline" size="sm">
            Change password
          </ButtonLink>
        </div>
      </AccountPart>
      <AccountPart title="Devices" lead="Where you're signed in.">
        <Devices />
      </AccountPart>
      <div className={classNames("flex flex-col gap-12", !showsRest && "invisible")}>
        <AccountPart
          title="Test settings"
          lead="Extra time and other accommodations, so you can practice the way you'll take the exam."
        >
          <TestSettingsForm />
        </AccountPart>
        <AccountPart title="Your data" lead="A copy of everything Theta stores about you.">
          <DownloadData />
        </AccountPart>
        <AccountPart title="Delete account">
          <CloseAccount />
        </AccountPart>
      </div>
    </div>
  );
}
