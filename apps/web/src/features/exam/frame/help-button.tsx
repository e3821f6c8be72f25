import { CircleHelp } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** For the left end of a test's foot. */
export function HelpButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" className="max-sm:px-3" onClick={onPress}>
      <CircleHelp aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">Help</span>
    </Button>
  );
}
