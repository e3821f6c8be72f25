import { ArrowRight, Lock } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { ButtonVariant } from "../../ui/button-look.ts";
import { Progress } from "../../ui/progress.tsx";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const VARIANTS: readonly ButtonVariant[] = ["solid", "soft", "outline", "quiet"];

export function ActionsPart() {
  return (
    <Group id="actions" title="Actions and marks">
      <Specimen title="Button: variants, sizes, disabled" bothThemes>
        {() => <ButtonKinds />}
      </Specimen>
      <Specimen title="Button: busy">{() => <WaitingButtons />}</Specimen>
      <Specimen title="In a test, the action color is ink" bothThemes>
        {() => (
          <div className="exam">
            <Row>
              <Button size="lg">
                Next <ArrowRight aria-hidden="true" className="size-4" />
              </Button>
              <Button variant="soft">Resume</Button>
              <Button variant="quiet">Help</Button>
              <TextLink to="/dev/ui">Show the whole passage</TextLink>
            </Row>
          </div>
        )}
      </Specimen>
      <Specimen title="Links" bothThemes>
        {() => (
          <Row>
            <TextLink to="/dev/ui">View all</TextLink>
            <PlainLink href="mailto:support@theta.example">support@theta.example</PlainLink>
          </Row>
        )}
      </Specimen>
      <Specimen title="Badge" bothThemes>
        {() => (
          <Row>
            <Badge tone="solid">Popular</Badge>
            <Badge tone="soft">Subscribed</Badge>
            <Badge>Sample</Badge>
            <Badge tone="correct">Yes</Badge>
            <Badge tone="incorrect">No</Badge>
            <Badge tone="caution">Ends in 3 days</Badge>
          </Row>
        )}
      </Specimen>
      <Specimen title="Avatar and progress" bothThemes>
        {() => (
          <div className="flex items-center gap-6">
            <Avatar name="meera@theta.example" />
            <div className="flex grow gap-1">
              <Progress label="Quantitative" value={21} max={21} valueText="finished" />
              <Progress label="Verbal" value={9} max={23} valueText="question 9 of 23" />
              <Progress label="Data Insights" value={0} max={20} valueText="not started" />
            </div>
          </div>
        )}
      </Specimen>
    </Group>
  );
}

function ButtonKinds() {
  return (
    <div className="flex flex-col gap-3">
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">
          Large <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Row>
      <Button variant="off" full>
        <Lock aria-hidden="true" className="size-4" /> Subscribe to Take Test
      </Button>
      <ButtonLink to="/dev/ui" variant="outline" full>
        A link as a button
      </ButtonLink>
    </div>
  );
}

function WaitingButtons() {
  const [pressed, setPressed] = useState(0);
  return (
    <Row>
      <Button busy busyLabel="Resetting...">
        Reset Password
      </Button>
      <Button variant="outline" busy onClick={() => setPressed(pressed + 1)}>
        Retry
      </Button>
      <span className="text-sm text-ink-muted">The busy button was pressed {pressed} times.</span>
    </Row>
  );
}
