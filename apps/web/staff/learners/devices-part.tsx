import { Badge } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { useMay } from "../access/use-self.ts";
import { When } from "../shared/when.tsx";
import type { LearnerDevice, PartProps } from "./asking.ts";
import { LearnerPart, PartTable } from "./learner-part.tsx";

/** Where they're signed in, and where they were. */
export function DevicesPart({ learner, ask }: PartProps) {
  const mayAct = useMay("learners.act");
  const { sessions } = learner;
  const isSignedIn = sessions.some(({ endedAt }) => endedAt === null);
  return (
    <LearnerPart
      id="devices"
      title="Devices"
      aside={
        mayAct &&
        isSignedIn && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => ask({ what: "end-sessions", device: null })}
          >
            Sign out everywhere
          </Button>
        )
      }
    >
      <PartTable
        caption="Devices"
        columns={columnsFor(ask, mayAct)}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        none="They haven't signed in lately. We keep devices for 30 days after they're signed out."
      />
    </LearnerPart>
  );
}

function columnsFor(ask: PartProps["ask"], mayAct: boolean): TableColumn<LearnerDevice>[] {
  return [
    { key: "device", head: "Device", cell: ({ device }) => device },
    {
      key: "ip",
      head: "IP address",
      cell: ({ ip }) => <IpAddress ip={ip} />,
    },
    { key: "since", head: "Signed in", cell: ({ signedInAt }) => <When at={signedInAt} /> },
    { key: "seen", head: "Last seen", cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: "end",
      head: "State",
      cell: (device) => <DeviceState device={device} ask={ask} mayAct={mayAct} />,
    },
  ];
}

/** The long kind may break anywhere. */
function IpAddress({ ip }: { ip: string | null }) {
  const wrap = ip?.includes(":") ? "wrap-anywhere" : "whitespace-nowrap";
  return <span className={`numerals ${wrap}`}>{ip ?? "Unknown"}</span>;
}

interface DeviceStateProps extends Pick<PartProps, "ask"> {
  device: LearnerDevice;
  mayAct: boolean;
}

function DeviceState({ device, ask, mayAct }: DeviceStateProps) {
  if (device.endedAt !== null)
    return (
      <span>
        Signed out <When at={device.endedAt} />
      </span>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-3 max-md:justify-end">
      <Badge tone="soft">Signed in</Badge>
      {mayAct && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Sign out ${device.device}`}
          onClick={() => ask({ what: "end-sessions", device })}
        >
          Sign out
        </Button>
      )}
    </span>
  );
}
