import { useState } from "react";
import { Facts, StepText } from "../../../exam/frame/step-text.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { browserFinding, windowFinding, zoomFinding } from "./device.rules.ts";
import { type Finding, summaryOf } from "./finding.ts";
import { FindingView } from "./finding-view.tsx";
import { lookAtBrowser } from "./look-at-browser.ts";
import { PACE, type Pace } from "./measure-connection.ts";
import { clockFinding, connectionFinding, timersFinding } from "./test-day.rules.ts";
import { type ConnectionCheck, useConnectionCheck } from "./use-connection-check.ts";
import { useWindowShape } from "./use-window-shape.ts";

/** Checks this device and its connection. Whatever it finds, the learner can continue. */
export function DeviceCheck({ pace = PACE }: { pace?: Pace }) {
  const [browser] = useState(lookAtBrowser);
  const shape = useWindowShape();
  const [check, again] = useConnectionCheck(pace);
  const rows: readonly (readonly [string, Finding | null])[] = [
    ["Browser", browserFinding(browser)],
    ["Window", windowFinding(shape)],
    ["Zoom", zoomFinding(shape)],
    ...measuredRows(check),
  ];
  return (
    <>
      <StepText>
        <p>
          Do this on the device and network you'll use for the test. It takes about ten seconds, and
          you can continue no matter what it finds.
        </p>
      </StepText>
      <Facts
        facts={rows.map(([name, finding]) => [
          name,
          <FindingView key="finding" finding={finding} />,
        ])}
      />
      <CheckState
        check={check}
        requests={pace.requests}
        findings={rows.flatMap(([, finding]) => finding ?? [])}
        onAgain={again}
      />
    </>
  );
}

function measuredRows(check: ConnectionCheck): readonly (readonly [string, Finding | null])[] {
  switch (check.state) {
    case "running":
      return [
        ["Connection", null],
        ["Device", null],
        ["Clock", null],
      ];
    case "stopped":
      return [["Connection", STOPPED]];
    case "done": {
      const { trips, late, ahead } = check.measured;
      return [
        ["Connection", connectionFinding(trips)],
        ["Device", timersFinding(late)],
        ["Clock", clockFinding(ahead)],
      ];
    }
  }
}

const STOPPED: Finding = {
  verdict: "unknown",
  seen: "The check stopped when you left this page.",
  todo: "Check again, and stay here for ten seconds.",
};

interface CheckStateProps {
  check: ConnectionCheck;
  requests: number;
  findings: readonly Finding[];
  onAgain: () => void;
}

/** How far the check is. Screen readers say when it starts and what it found, not every request. */
function CheckState({ check, requests, findings, onAgain }: CheckStateProps) {
  const isRunning = check.state === "running";
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <output className="font-strong">
        {isRunning ? "Checking your connection for ten seconds…" : summaryOf(findings)}
      </output>
      {isRunning && (
        <Progress
          label="Connection check"
          value={check.settled}
          max={requests}
          valueText={`${check.settled} of ${requests} tries`}
          className="w-full"
        />
      )}
      {/* It stays while the check runs, so that the focus has somewhere to be. */}
      <Button variant="outline" busy={isRunning} busyLabel="Checking…" onClick={onAgain}>
        Check again
      </Button>
    </div>
  );
}
