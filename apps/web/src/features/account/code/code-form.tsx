import { Button } from "../../../ui/button.tsx";
import { CodeBoxes } from "../../../ui/form/code-boxes.tsx";
import { FormSheet } from "../form-sheet.tsx";
import type { CodeState } from "./navigation-state.ts";
import { useCodeForm } from "./use-code-form.ts";

/** Checks the code as soon as it's complete. The button is for people who prefer to press one. */
export function CodeForm({ waiting }: { waiting: CodeState }) {
  const { round, fault, problem, busy, change, verify, onSubmit } = useCodeForm(waiting);
  return (
    <div className="max-w-88">
      <FormSheet
        onSubmit={onSubmit}
        problem={problem}
        actions={
          <Button type="submit" size="lg" full busy={busy} busyLabel="Verifying…">
            Verify
          </Button>
        }
      >
        <CodeBoxes
          key={round}
          label="Code from the email"
          onChange={change}
          onComplete={verify}
          error={fault ?? undefined}
          focusFirst
        />
      </FormSheet>
    </div>
  );
}
