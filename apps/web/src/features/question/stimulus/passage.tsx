import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { plainText } from "../text/plain-text.ts";
import { RichText } from "../text/rich-text.tsx";

/**
 * In characters. Critical Reasoning arguments have 290 to 640, which fit on one screen of a phone; Reading
 * Comprehension passages have 1,740 or more.
 */
const LONG = 1000;

/** A text to read. On a phone, a long one shows seven lines at first, so that the question is visible. */
export function Passage({ html }: { html: string }) {
  const [isWhole, setWhole] = useState(() => plainText(html).length < LONG);
  const id = useId();
  if (isWhole) return <RichText html={html} id={id} />;
  return (
    <div>
      <RichText html={html} id={id} className="passage-cut" />
      <button
        type="button"
        aria-controls={id}
        aria-expanded={false}
        onClick={() => setWhole(true)}
        className={classNames(
          "mt-2 inline-flex min-h-11 items-center gap-2 rounded-sm font-sans text-sm font-ui underline underline-offset-4",
          "@min-[48rem]:hidden",
        )}
      >
        <ChevronDown aria-hidden="true" className="size-4" /> Show the whole passage
      </button>
    </div>
  );
}
