import { useSettings } from "../../../lib/call/settings.ts";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";

const MARKS = /(\[[^\]]+\]\([^)]+\)|\{email\}|`[^`]+`)/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** One text of a legal document. legal-document.ts explains its markup. */
export function LegalText({ text }: { text: string }) {
  return text.split(MARKS).map((piece, place) => <Piece key={place} piece={piece} />);
}

function Piece({ piece }: { piece: string }) {
  const { supportEmail } = useSettings();
  if (piece === "{email}")
    return <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>;
  if (piece.startsWith("`")) {
    return (
      <code className="font-sans text-sm font-strong wrap-anywhere">{piece.slice(1, -1)}</code>
    );
  }
  const [, words, to] = LINK.exec(piece) ?? [];
  if (!words || !to) return piece;
  return to.startsWith("#") ? (
    <PlainLink href={to}>{words}</PlainLink>
  ) : (
    <TextLink to={to}>{words}</TextLink>
  );
}
