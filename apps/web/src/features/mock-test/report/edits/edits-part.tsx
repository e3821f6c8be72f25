import type { AnswerEdit, MockCard, MockMode, SectionReport } from "@theta/contract";
import { useId } from "react";
import { Link } from "react-router";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { shortAnswerWords } from "../../../question/results/question-words.ts";
import { solutionState } from "../solution-state.ts";
import { changeWords, editsWords } from "./edit-words.ts";

interface EditsPartProps {
  mock: MockCard;
  mode: MockMode;
  section: SectionReport;
}

/** What the review of exam mode changed, and whether it paid. */
export function EditsPart({ mock, mode, section }: EditsPartProps) {
  const id = useId();
  if (mode !== "exam") return null;
  const { edits, sectionType } = section;
  const { verdict, reason } = editsWords(section);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-y border-line py-6 @3xl:grid-cols-2"
    >
      <div>
        <SectionHeading level={3} id={id}>
          Review and edits
        </SectionHeading>
        <p className="mt-3 max-w-measure">
          <strong className="block font-serif text-h4 font-head numerals">{verdict}</strong>
          <span className="mt-1 block text-ink-2 numerals">{reason}</span>
        </p>
      </div>
      {edits.length > 0 && (
        <ol className="self-end border-t border-line">
          {edits.map((edit, place) => (
            <li key={place} className="border-b border-line">
              <Link
                to="/mock-test-solution"
                state={solutionState(mock, sectionType, edit)}
                className="flex min-h-11 flex-wrap items-center gap-x-4 rounded-sm py-2 text-sm hover:bg-sunk"
              >
                <span className="font-strong underline decoration-line-strong underline-offset-4 numerals">
                  Question {edit.order}
                </span>
                <FromTo edit={edit} />
                <span className="ml-auto text-ink-2">{changeWords(edit)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** "B → C" */
function FromTo({ edit: { from, to } }: { edit: AnswerEdit }) {
  if (!from || !to) return null;
  return (
    <span className="min-w-0 numerals">
      {shortAnswerWords(from)} <VisuallyHidden>changed to</VisuallyHidden>
      <span aria-hidden="true">→</span> {shortAnswerWords(to)}
    </span>
  );
}
