import { TIMES_ALLOWED, type TimeAllowed } from "@theta/contract";
import type { Accommodations } from "@theta/contract/staff";
import { useState } from "react";
import { TIME_WORDS } from "../../src/features/test-settings/time-words.ts";
import { Button } from "../../src/ui/button.tsx";
import { Checkbox } from "../../src/ui/form/checkbox.tsx";
import { Select } from "../../src/ui/form/select.tsx";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { useMay } from "../access/use-self.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { FactList } from "./fact-list.tsx";
import { useAccommodationsQuery, useSetAccommodationsMutation } from "./sittings-data.ts";

/** How much time a learner's next tests give, and whether they have extra breaks. */
export function AccommodationsPart({ learnerId }: { learnerId: string }) {
  const { data, isFetching, refetch } = useAccommodationsQuery(learnerId, {
    refetchOnMountOrArgChange: true,
  });
  const [isAsking, setAsking] = useState(false);
  const mayAct = useMay("learners.act");
  return (
    <section aria-label="Accommodations" className="flex flex-col gap-4">
      <SectionHeading
        ruled
        aside={
          data &&
          mayAct && (
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              Change
            </Button>
          )
        }
      >
        Accommodations
      </SectionHeading>
      {data ? (
        <Facts accommodations={data} />
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the accommodations"
          rows={1}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState title="We couldn't load these." onRetry={() => void refetch()} />
      )}
      {isAsking && data && <ChangeDialog accommodations={data} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Facts({ accommodations }: { accommodations: Accommodations }) {
  const { learner, time, hasExtraBreaks } = accommodations;
  return (
    <>
      <p className="max-w-measure text-ink-2">
        For the next tests of {learner.name}. A test that runs keeps what it started with.
      </p>
      <FactList
        facts={[
          ["Time", TIME_WORDS[time].name],
          ["Breaks", hasExtraBreaks ? "Before every section but the first" : "One in a full mock"],
        ]}
      />
    </>
  );
}

function ChangeDialog(props: { accommodations: Accommodations; onClose: () => void }) {
  const { accommodations, onClose } = props;
  const { learnerId, name } = accommodations.learner;
  const [requestId] = useState(() => crypto.randomUUID());
  const [time, setTime] = useState<TimeAllowed>(accommodations.time);
  const [hasExtraBreaks, setExtraBreaks] = useState(accommodations.hasExtraBreaks);
  const [set] = useSetAccommodationsMutation();
  return (
    <ReasonDialog
      title={`Change ${name}'s accommodations`}
      description="They see them in their settings, where they can change them, too."
      confirmLabel="Change them"
      onConfirm={(reason) => set({ requestId, learnerId, time, hasExtraBreaks, reason }).unwrap()}
      onClose={onClose}
    >
      <Select
        name="time"
        label="Time"
        value={time}
        options={TIMES_ALLOWED.map((value) => ({ value, label: TIME_WORDS[value].name }))}
        onChange={(event) => setTime(event.target.value as TimeAllowed)}
      />
      <Checkbox
        name="hasExtraBreaks"
        label="A break before every section but the first"
        checked={hasExtraBreaks}
        onChange={(event) => setExtraBreaks(event.target.checked)}
      />
    </ReasonDialog>
  );
}
