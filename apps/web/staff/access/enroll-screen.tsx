import type { StaffSelf } from "@theta/contract/staff";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Arrival } from "../../src/lib/page/arrival.tsx";
import { Button } from "../../src/ui/button.tsx";
import { invalidateTags } from "./access-data.ts";
import { AddFactor } from "./add-factor.tsx";
import { DoorPage } from "./door-page.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** A first second factor, without which the console stays closed. */
export function EnrollScreen({ self }: { self: StaffSelf }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const dispatch = useDispatch();
  return (
    <DoorPage title="Add a second factor">
      <Arrival title="Add a second factor" />
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <Button size="lg" onClick={() => dispatch(invalidateTags(["Self"]))}>
            I've saved them
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            The console needs one besides your password, {self.name}: a passkey in this device or on
            a security key, or an app on your phone that shows codes.
          </p>
          <AddFactor onAdded={(added) => setCodes(added ?? [])} />
        </>
      )}
    </DoorPage>
  );
}
