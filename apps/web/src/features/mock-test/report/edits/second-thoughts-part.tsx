import type { SecondThoughts } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { secondThoughtsWords } from "./second-thoughts-words.ts";

/** Over all mocks: whether it pays to change an answer in the review. */
export function SecondThoughtsPart({ thoughts }: { thoughts: SecondThoughts }) {
  const { verdict, reason } = secondThoughtsWords(thoughts);
  return (
    <section
      aria-labelledby="second-thoughts"
      className="grid gap-x-12 gap-y-6 border-t border-ink pt-6 @4xl:grid-cols-[4fr_8fr]"
    >
      <div>
        <SectionHeading id="second-thoughts">Does changing answers pay off?</SectionHeading>
        <p className="mt-2 text-ink-2">Across all the mocks you've finished in exam mode</p>
      </div>
      <p className="max-w-measure">
        <strong className="block font-serif text-h4 font-head">{verdict}</strong>
        <span className="mt-1 block text-ink-2 numerals">{reason}</span>
      </p>
    </section>
  );
}
