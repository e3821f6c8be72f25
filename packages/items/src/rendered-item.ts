import type { AnswerLayout, QuestionSection } from "@theta/contract";
import type { PictureSizes } from "./form/picture-form.ts";

/**
 * An item with its texts rendered to HTML, as the bank stores it. It contains the key, so it never
 * leaves the server whole. `public-view.ts` and `review-view.ts` pick what may.
 */
export interface RenderedItem {
  readonly layout: AnswerLayout;
  readonly sections: readonly RenderedSection[];
  /** For one of five. */
  readonly options: readonly RenderedOption[];
  /** For answers in several parts. */
  readonly parts: readonly RenderedPart[];
  readonly sentences?: readonly (readonly SentencePiece[])[];
  readonly solution: {
    readonly idea: string;
    readonly fast?: readonly string[];
    readonly steps: readonly string[];
    readonly check?: string;
    readonly takeaway?: string;
  };
}

/** Text, or a picture with its replacement text. */
export type RenderedSection = Extract<QuestionSection, { sectionType: 1 }> | RenderedPicture;

/**
 * A picture by the names of its files; the server decides their address. Its `displayText` is where
 * a text has it, so that a server that doesn't know pictures shows their words.
 */
export interface RenderedPicture {
  readonly _id: string;
  readonly sectionType: 2;
  readonly role: QuestionSection["role"];
  readonly title?: string;
  readonly displayText: string;
  readonly alt: string;
  readonly files: PictureSizes;
}

export interface RenderedOption {
  readonly id: string;
  /** For a picture, its replacement text. */
  readonly html: string;
  /** Smallest first. */
  readonly files?: PictureSizes;
  readonly isKey: boolean;
  readonly why: string;
  readonly slip?: string;
}

export interface RenderedPart {
  readonly id: string;
  readonly html: string;
  readonly options: readonly RenderedOption[];
  /** Why the part's answer is right, when options have no reasons of their own. */
  readonly why?: string;
}

export type SentencePiece = { readonly displayText: string } | { readonly partId: string };
