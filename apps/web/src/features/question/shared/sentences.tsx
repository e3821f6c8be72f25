import type { PublicQuestion } from "@theta/contract";
import { Fragment, type ReactNode } from "react";
import { RichText } from "../text/rich-text.tsx";

type Pieces = NonNullable<PublicQuestion["sentences"]>[number];

interface SentencesProps {
  sentences: readonly Pieces[];
  /** What to show in a gap. */
  children: (partId: string, paragraph: number) => ReactNode;
  idOf?: ((paragraph: number) => string) | undefined;
}

/** Paragraphs with something in their gaps. */
export function Sentences({ sentences, children, idOf }: SentencesProps) {
  return (
    <div className="flex flex-col gap-5 font-serif text-read leading-[2]">
      {sentences.map((pieces, paragraph) => (
        <p key={paragraph} id={idOf?.(paragraph)}>
          {pieces.map((piece, place) => (
            <Fragment key={place}>
              {place > 0 && spaceBetween(pieces[place - 1], piece)}
              {"partId" in piece ? (
                children(piece.partId, paragraph)
              ) : (
                <RichText as="span" html={piece.displayText} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The pieces come without spaces around them. Punctuation stays close to what it belongs to. */
function spaceBetween(before: Pieces[number] | undefined, after: Pieces[number]): string {
  const closes = "displayText" in after && /^[.,;:!?%)’”]/.test(after.displayText);
  const opens = before && "displayText" in before && /[($€£“]$/.test(before.displayText);
  return closes || opens ? "" : " ";
}
