import { LetterRing } from "../../question/shared/letter-ring.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { BENEFITS } from "./home-words.ts";

/** Five reasons; the first has a picture of what it promises. */
export function WhyUs() {
  const [first, ...others] = BENEFITS;
  return (
    <section aria-labelledby="why-us-title" className="flex flex-col gap-6">
      <h2 id="why-us-title" className="headline text-h2">
        Why Us
      </h2>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-[6fr_4fr_4fr]">
        {first && (
          <li className="sm:col-span-2 lg:col-span-1 lg:row-span-2">
            <ExamPicture />
            <Words {...first} className="mt-5" />
          </li>
        )}
        {others.map((benefit) => (
          <li key={benefit.title} className="border-t border-ink pt-5">
            <Words {...benefit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WordsProps {
  title: string;
  text: string;
  className?: string;
}

function Words({ title, text, className }: WordsProps) {
  return (
    <div className={className}>
      <h3 className="headline text-h4">{title}</h3>
      <p className="mt-1 max-w-measure text-ink-2">{text}</p>
    </div>
  );
}

const ANSWERS = [
  "Statement (1) alone is sufficient",
  "Statement (2) alone is sufficient",
  "Both together, neither alone",
] as const;
const CHOSEN = 1;

/** A small picture of the question screen. */
function ExamPicture() {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-1"
    >
      <p className="flex justify-between bg-exam-bar px-4 py-2.5 text-sm text-on-exam-bar numerals">
        <span>Question 7 of 20</span>
        <span className="font-strong">31:30</span>
      </p>
      <div className="flex flex-col gap-2 px-6 py-5">
        {ANSWERS.map((text, place) => (
          <p
            key={text}
            className={classNames(
              "relative flex items-center gap-3 rounded-md border px-2.5 py-1.5 font-serif",
              place === CHOSEN
                ? "border-ink shadow-[inset_0_0_0_1px_var(--ink)] before:absolute before:top-[calc(50%-1.5px)] before:-left-2.5 before:h-(--tick) before:w-2.5 before:bg-ink"
                : "border-line",
            )}
          >
            <LetterRing
              letter={"ABC"[place] ?? ""}
              className={
                place === CHOSEN ? "border-ink bg-ink text-paper" : "border-line-strong text-ink-2"
              }
            />
            <span className="flex-1">{text}</span>
            {place === CHOSEN && <span className="font-sans text-sm text-ink-2">✓ Saved</span>}
          </p>
        ))}
      </div>
    </div>
  );
}
