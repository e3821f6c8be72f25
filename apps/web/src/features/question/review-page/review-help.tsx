import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

interface ReviewHelpProps {
  open: boolean;
  onClose: () => void;
  hasUnreached: boolean;
}

/** How to read a review. */
export function ReviewHelp({ open, onClose, hasUnreached }: ReviewHelpProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Help"
      footer={
        <Button variant="outline" onClick={onClose}>
          Back to the solutions
        </Button>
      }
    >
      <dl className="flex flex-col gap-4">
        {HELP.filter(({ what }) => hasUnreached || what !== UNREACHED).map(({ what, words }) => (
          <div key={what}>
            <dt className="font-strong">{what}</dt>
            <dd className="mt-0.5 text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const UNREACHED = "The dashed circles";

const HELP = [
  {
    what: "The options",
    words:
      "The right one is green and tagged Correct. If you chose another one, that is red and tagged Wrong.",
  },
  {
    what: "The reasons",
    words:
      "Under an option stands why it is right, or how one comes to choose it. “Why not” opens those you did not choose.",
  },
  {
    what: "The Question List",
    words:
      "Every number is a question: green correct, red incorrect, grey not answered. The filter also decides where Previous and Next lead.",
  },
  {
    what: UNREACHED,
    words:
      "Questions you didn't reach before time was up. The test never picked them, so they can't be opened. They count against the score like unanswered ones.",
  },
  {
    what: "The keys",
    words: "← goes to the previous question of the list, → to the next one.",
  },
  {
    what: "The time",
    words:
      "From the question’s coming on screen to your going on, beside the mean of all questions.",
  },
];
