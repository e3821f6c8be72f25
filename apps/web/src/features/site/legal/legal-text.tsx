import { useSettings } from "../../../lib/call/settings.ts";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";

const MARKS = /(\[[^\]]+\]\([^)]+\)|\{email\}|\{phone\}|`[^`]+`)/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** One text of a legal document; what its marks mean stands in legal-document.ts. */
export function LegalText({ text }: { text: string }) {
  return text.split(MARKS).map((piece, place) => <Piece key={place} piece={piece} />);
}

function Piece({ piece }: { piece: string }) {
  const { supportEmail, supportPhone } = useSettings();
  if (piece === "{email}")
    return <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>;
  if (piece === "{phone}")
    return <PlainLink href={`tel:${supportPhone}`}>{supportPhone}</PlainLink>;
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
