import { LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { Accordion } from "../../ui/accordion.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { DialogSide } from "../../ui/overlay/dialog-look.ts";
import { Menu, MenuItem, MenuLabel, MenuRule } from "../../ui/overlay/menu.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const SIDES: readonly DialogSide[] = ["center", "left", "right", "bottom"];

export function OverlaysPart() {
  return (
    <Group id="overlays" title="Overlays">
      <Specimen title="Dialog">{() => <Dialogs />}</Specimen>
      <Specimen title="Menu, tooltip, toast">{() => <SmallOverlays />}</Specimen>
      <Specimen title="Tabs">
        {() => (
          <Tabs
            label="Section"
            tabs={[
              { value: "q", label: "Quantitative", content: <p>21 questions, 45 minutes.</p> },
              { value: "v", label: "Verbal", content: <p>23 questions, 45 minutes.</p> },
              { value: "d", label: "Data Insights", content: <p>20 questions, 45 minutes.</p> },
              { value: "x", label: "Writing", content: null, disabled: true },
            ]}
          />
        )}
      </Specimen>
      <Specimen title="Accordion" bothThemes>
        {() => (
          <Accordion
            headingLevel={4}
            items={[
              {
                title: "How is the score calculated?",
                content:
                  "From how hard the questions you get right are, not from how many you get right.",
                open: true,
              },
              {
                title: "Can I go back?",
                content: "In exam mode, after the last question of a section.",
              },
            ]}
          />
        )}
      </Specimen>
    </Group>
  );
}

function SmallOverlays() {
  return (
    <Row>
      <Menu
        align="start"
        trigger={
          <button type="button" aria-label="Account" className="rounded-full">
            <Avatar name="Meera" />
          </button>
        }
      >
        <MenuLabel>meera@theta.example</MenuLabel>
        <MenuRule />
        <MenuItem>
          <Settings aria-hidden="true" className="size-4" /> Change password
        </MenuItem>
        <MenuItem disabled>Not now</MenuItem>
        <MenuItem>
          <LogOut aria-hidden="true" className="size-4" /> Sign out
        </MenuItem>
      </Menu>
      <Tooltip text="Alt+C opens it">
        <Button variant="outline">Calculator</Button>
      </Tooltip>
      <Button variant="outline" onClick={() => toast.success("Test Submit Sucessfully")}>
        Success
      </Button>
      <Button variant="outline" onClick={() => toast.error("That code isn't right.")}>
        Error
      </Button>
      <Button variant="outline" onClick={() => toast.info("A new code is on its way.")}>
        Info
      </Button>
    </Row>
  );
}

function Dialogs() {
  const [side, setSide] = useState<DialogSide>();
  const [asking, setAsking] = useState(false);
  const close = () => setSide(undefined);
  return (
    <Row>
      {SIDES.map((each) => (
        <Button key={each} variant="outline" onClick={() => setSide(each)}>
          Dialog, {each}
        </Button>
      ))}
      <Button variant="outline" onClick={() => setAsking(true)}>
        Confirm
      </Button>
      <Dialog
        open={side !== undefined}
        onOpenChange={close}
        side={side}
        title="Subscription Required"
        description="You can take this test when you have an active plan."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>View plans</Button>
          </>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description="You'll lose your tests, scores, and plan. You can't undo this."
        confirmLabel="Delete account"
        onConfirm={() => setAsking(false)}
      />
    </Row>
  );
}
