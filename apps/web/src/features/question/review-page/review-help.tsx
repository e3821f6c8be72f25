import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

interface ReviewHelpProps {
  open: boolean;
  onClose: () => void;
  hasUnreached: boolean;
  /** In exam mode there are bookmarks and edits. */
  hasMarks: boolean;
}

/** How to read a review. */
export function ReviewHelp({ open, onClose, hasUnreached, hasMarks }: ReviewHelpProps) {
  const left = [!hasUnreached && UNREACHED, !hasMarks && MARKS];
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
        {HELP.filter(({ what }) => !left.includes(what)).map(({ what, words }) => (
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
const MARKS = "Bookmarks and pencils";

const HELP = [
  {
    what: "The options",
    words:
      "The right answer is green and tagged Correct. If you chose another option, it's red and tagged Wrong.",
  },
  {
    what: "The explanations",
    words:
      "Each option comes with an explanation: why it's right, or why it tempts people. Open \"Why not\" to read about the ones you didn't choose.",
  },
  {
    what: "The Question List",
    words:
      "Each number is a question: green for correct, red for incorrect, gray for not answered. Previous and Next follow the filter.",
  },
  {
    what: UNREACHED,
    words:
      "These are the questions you didn't reach before time ran out. The test never picked them, so there's nothing to open. They count against your score like unanswered ones.",
  },
  {
    what: MARKS,
    words:
      "A bookmark means you bookmarked the question. A pencil means you changed your answer in the review. You see the answer that counts, and your first one at the top.",
  },
  {
    what: "The keys",
    words: "← goes to the previous question in the list, → to the next one.",
  },
  {
    what: "The time",
    words: "How long you spent on each question, next to your average.",
  },
];
