import { Printer } from "lucide-react";
import { StepText } from "../../../exam/frame/step-text.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ScratchSheet } from "./scratch-sheet.tsx";

/** What to write on, with a sheet to print. */
export function ScratchText() {
  return (
    <>
      <StepText>
        <p>
          At a test center, you get a laminated pad and a pen. Online, there's a whiteboard on the
          screen, and you may also use one physical whiteboard. In our mocks, paper is fine: print
          one sheet for each section, and cross out the options you've ruled out.
        </p>
      </StepText>
      <Button variant="outline" className="mt-6" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" /> Print the sheet
      </Button>
      <ScratchSheet className="mt-8 w-full max-w-md rounded-md border border-line bg-raised p-4" />
    </>
  );
}
