import { useId, useState } from "react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { CodeBoxes } from "../../ui/form/code-boxes.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { RadioCard, RadioCardGroup } from "../../ui/form/radio-card.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { TextArea, TextField } from "../../ui/form/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const EXAMS = [
  { value: "gmat", label: "GMAT" },
  { value: "gre", label: "GRE" },
  { value: "sat", label: "SAT", disabled: true },
];

export function FormsPart() {
  return (
    <Group id="forms" title="Forms">
      <Specimen title="Text fields" bothThemes>
        {() => <TextFields />}
      </Specimen>
      <Specimen title="Password" bothThemes>
        {() => (
          <div className="flex flex-col gap-5">
            <PasswordField
              label="Password"
              aside={
                <TextLink to="/dev/ui" className="text-sm">
                  Forgot password?
                </TextLink>
              }
              defaultValue="theta-demo-1"
            />
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              error="At least 6 characters."
              defaultValue="abc"
            />
          </div>
        )}
      </Specimen>
      <Specimen title="Checkbox" bothThemes>
        {() => (
          <div className="flex flex-col gap-4">
            <Checkbox label="Remember me" defaultChecked />
            <Checkbox
              label={
                <>
                  I'm 13 or older and agree to the <TextLink to="/dev/ui">terms</TextLink>.
                </>
              }
              error="Please agree to the terms."
            />
            <Checkbox label="Can't be changed" disabled defaultChecked />
            <Switch label="Only what I got wrong" />
            <Switch label="Only what I got wrong" defaultChecked />
            <Switch label="Can't be switched" disabled />
          </div>
        )}
      </Specimen>
      <Specimen title="Radio cards and select" bothThemes>
        {() => <Choices />}
      </Specimen>
      <Specimen title="Code boxes">{() => <Codes />}</Specimen>
    </Group>
  );
}

function TextFields() {
  return (
    <div className="flex flex-col gap-5">
      <TextField label="Name" placeholder="As on your passport" />
      <TextField label="Email" hint="We'll send you a code." defaultValue="meera@theta.example" />
      <TextField label="Phone" error="Enter 10 digits." defaultValue="98 76" inputMode="tel" />
      <TextField label="Plan" disabled defaultValue="GMAT PRO" />
      <TextArea label="Message" placeholder="How can we help?" rows={3} />
    </div>
  );
}

function Choices() {
  const name = useId();
  return (
    <div className="flex flex-col gap-5">
      <RadioCardGroup legend="Section order" hint="You can't change it once the test has started.">
        <RadioCard
          name={name}
          value="1"
          label="Quantitative, Verbal, Data Insights"
          defaultChecked
        />
        <RadioCard
          name={name}
          value="2"
          label="Verbal, Quantitative, Data Insights"
          text="135 min"
        />
        <RadioCard name={name} value="3" label="Data Insights first" disabled />
      </RadioCardGroup>
      <RadioCardGroup legend="Exam" error="Choose an exam.">
        <RadioCard name={`${name}-exam`} value="gmat" label="GMAT" />
      </RadioCardGroup>
      <Row>
        <Select label="Exam" hideLabel compact options={EXAMS} />
        <Select label="Exam, disabled" hideLabel compact options={EXAMS} disabled />
      </Row>
      <Select
        label="Topic"
        options={EXAMS}
        placeholder="Choose a topic"
        error="Choose a topic."
        defaultValue=""
      />
    </div>
  );
}

function Codes() {
  const [heard, setHeard] = useState("");
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <div>
        <CodeBoxes label="Code from the email" onComplete={setHeard} />
        <p className="mt-2 text-sm text-ink-muted" aria-live="polite">
          {heard === "" ? "Type or paste six digits." : `Complete: ${heard}`}
        </p>
      </div>
      <CodeBoxes label="Refused code" error="Wrong code. You have 3 tries left." />
      <CodeBoxes label="Code being checked" disabled />
    </div>
  );
}
