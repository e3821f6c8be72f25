import { Fragment } from "react";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import type { Inline } from "./article.ts";

/** These two load a new document, so they aren't links inside the app. */
const OWN_DOCUMENTS = new Set(["/signup", "/login"]);

/** A line of an article. Pieces of text have nothing but their position to serve as a key. */
export function ArticleText({ text }: { text: readonly Inline[] }) {
  return text.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (typeof part === "string") return <Fragment>{part}</Fragment>;
  const text = <ArticleText text={part.text} />;
  switch (part.kind) {
    case "strong":
      return <strong>{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "link":
      return OWN_DOCUMENTS.has(part.to) ? (
        <PlainLink href={part.to}>{text}</PlainLink>
      ) : (
        <TextLink to={part.to}>{text}</TextLink>
      );
  }
}
