import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

interface NextButtonProps {
  /** An answer is being sent, so presses are ignored. */
  isBusy: boolean;
  /** It has taken long enough to mention. */
  isSlow: boolean;
  /** It's waiting for the question, not for an answer to be saved. */
  isLoading: boolean;
  disabled: boolean;
  onPress: () => void;
  children: string;
}

export function NextButton(props: NextButtonProps) {
  const { isBusy, isSlow, isLoading, disabled, onPress, children } = props;
  return (
    <Button
      size="lg"
      className="min-w-32"
      disabled={disabled}
      aria-disabled={isBusy}
      busy={isSlow}
      busyLabel={isLoading ? "Loading…" : "Saving…"}
      onClick={({ detail }) => {
        // A double or triple click is one press, wherever the later clicks land.
        if (detail <= 1) onPress();
      }}
    >
      {children}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Button>
  );
}
