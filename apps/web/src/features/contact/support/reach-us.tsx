import type { ReactNode } from "react";
import { PlainLink } from "../../../ui/text-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useSettings } from "../../../lib/call/settings.ts";
import { SUPPORT_HOURS, SUPPORT_PLACE } from "./support-words.ts";

/** Our support's email, phone, hours, and address. */
export function ReachUs({ className }: { className?: string }) {
  const { supportEmail, supportPhone, shows } = useSettings();
  return (
    <dl className={classNames("border-t border-ink", className)}>
      <Row term="Email">
        <PlainLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
          {supportEmail}
        </PlainLink>
      </Row>
      {shows.phone && (
        <Row term="Phone" only="phone">
          <PlainLink href={`tel:${supportPhone}`} className="numerals">
            {supportPhone}
          </PlainLink>
        </Row>
      )}
      <Row term="Hours">{SUPPORT_HOURS}</Row>
      <Row term="Location">{SUPPORT_PLACE}</Row>
    </dl>
  );
}

interface RowProps {
  term: string;
  /** The server cuts it from the page where it doesn't apply. */
  only?: "phone";
  children: ReactNode;
}

function Row({ term, only, children }: RowProps) {
  return (
    <div
      data-only={only}
      className="grid grid-cols-[5rem_1fr] items-baseline gap-x-4 border-b border-line py-3"
    >
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
