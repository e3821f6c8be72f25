import type { AnswerLayout, QuestionSection } from "@theta/contract";

/**
 * An item with its texts made into HTML, as the bank keeps it: the key is in here, so it never
 * leaves the server whole. `public-view.ts` and `review-view.ts` pick what may.
 */
export interface RenderedItem {
  readonly layout: AnswerLayout;
  readonly sections: readonly QuestionSection[];
  /** For one of five. */
  readonly options: readonly RenderedOption[];
  /** For answers in several parts. */
  readonly parts: readonly RenderedPart[];
  readonly sentences?: readonly (readonly SentencePiece[])[];
  readonly solution: {
    readonly idea: string;
    readonly steps: readonly string[];
    readonly check?: string;
  };
}

export interface RenderedOption {
  readonly id: string;
  readonly html: string;
  readonly isKey: boolean;
  readonly why: string;
  readonly slip?: string;
}

export interface RenderedPart {
  readonly id: string;
  readonly html: string;
  readonly options: readonly RenderedOption[];
  /** Why the part's answer is what it is, where options have no reasons of their own. */
  readonly why?: string;
}

export type SentencePiece = { readonly displayText: string } | { readonly partId: string };
