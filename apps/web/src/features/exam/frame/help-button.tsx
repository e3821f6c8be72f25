import { CircleHelp } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** For the left end of a test's foot. */
export function HelpButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" className="@max-[48rem]:px-3 @max-[18rem]:px-2" onClick={onPress}>
      <CircleHelp aria-hidden="true" className="size-5" />
      <span className="@max-[48rem]:sr-only">Help</span>
    </Button>
  );
}
