import { PlainLink } from "../../../ui/text-link.tsx";
import { useSettings } from "../../../lib/call/settings.ts";

/** How learners with a plan reach us: by email, and by WhatsApp if this installation has a number. */
export function SupportLine() {
  const { supportEmail, supportWhatsapp } = useSettings();
  return (
    <>
      Email{" "}
      <PlainLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
        {supportEmail}
      </PlainLink>
      {supportWhatsapp && (
        <>
          {" "}
          or{" "}
          <PlainLink
            href={`https://wa.me/${supportWhatsapp.replace(/\D/g, "")}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            message us on WhatsApp
          </PlainLink>
        </>
      )}
      .
    </>
  );
}
